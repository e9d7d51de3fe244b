"""Hands in Deep State: whoever looks reads each Treaty, with what it asks for; of others what is known or lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from shadow_cabinet.games.deep_state.board import HOC
from shadow_cabinet.games.deep_state.conditions import AtLeast, AtStage, Term, Without
from shadow_cabinet.games.deep_state.pieces import Treaty
from shadow_cabinet.games.deep_state.text import one_after_another
from shadow_cabinet.table import Json

from .deep_state_signs import MET, STAGE_NAMES, UNMET, Desk, emblem, short
from .look import HEADING, QUIET, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of, wrap

BADGE_WIDTH = 4
BLANK_BADGE = Run(" " * BADGE_WIDTH)
INDENT = " " * 6


class Hands:
    """Treaties and Men of Action in hand, and HOC's cards."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view, self.me = desk.board, desk.view, desk.me

    # -- the own hand --------------------------------------------------------------------------------------------------

    def own(self, width: int) -> list[Line]:
        """Each Treaty with its Conditions and effects, each Men of Action card with what it does."""
        if self.me is None:
            return []
        title = "Your Treaties" if self.scene.is_you(self.me) else "Treaties"
        page = self._treaties(title, self.view["treaties"][self.me], width)
        page += self._treaties(self.words.place("looked_at"), self.view["looked_at"][self.me], width)
        men = [face for face in self.view["men"][self.me] if isinstance(face, str)]
        if men:
            page.append([Run("  " + self.words.place("men"), HEADING)])
        for card in men:
            badge = self.scene.badge(card) or [BLANK_BADGE._replace(target=card)]
            text = Run("  " + self.words.piece_text(card), QUIET)
            page.append(fit([*badge, *self.scene.piece(card)[-1:], text], width))
        return page

    def _treaties(self, title: str, faces: Sequence[Json], width: int) -> list[Line]:
        known = [face for face in map(_known, faces) if face]
        if not known:
            return []
        asked = any(id in self.scene.options for id in known)
        names = max(len(self.words.piece(id)) for id in known) + 2
        entries = [self._brief(id, min(names, width // 3), width) for id in known]
        aligned = max((width_of(entry) for entry in entries if width_of(entry) <= width * 2 // 3), default=0)
        page: list[Line] = [[Run(f"  {title}", HEADING), Run(" · what they ask for → their reward", QUIET)]]
        for id, entry in zip(known, entries, strict=True):
            does = Run(self._does(id), QUIET)
            if asked and self.scene.roomy:
                page += [entry, *([Run(INDENT), *line] for line in wrap([does], width - len(INDENT)))]
            elif asked or self.desk.airy:
                page += [entry, fit([Run(INDENT), does], width)]
            else:
                page.append(fit([*entry, Run(" " * max(2, aligned + 2 - width_of(entry))), does], width))
        return page

    def _brief(self, id: str, names: int, width: int) -> Line:
        """A Treaty in short: whether its Conditions are met, its name, what it asks for, what stands in its corner."""
        badge = self.scene.badge(id) or [BLANK_BADGE._replace(target=id)]
        name = fit([*self._sign(id, self.me), *self.scene.piece(id)[-1:]], names)
        treaty = self._treaty(id)
        line = [*badge, *name, Run(" "), *self._conditions(treaty), Run(" → ", QUIET), *self._reward(treaty)]
        return fit(line, width) if width_of(line) > width else line

    def _conditions(self, treaty: Treaty) -> Line:
        line: Line = []
        for way in treaty.conditions.ways:
            line += [Run(" or ", QUIET)] if line else []
            for number, term in enumerate(way):
                line += [*([Run(" + ", QUIET)] if number else []), *self._term(term)]
        return line

    def _term(self, term: Term) -> Line:
        if isinstance(term, AtLeast):
            return [Run(str(term.number), TEXT), *short(self.words, term.what)]
        if isinstance(term, Without):
            return [Run("no", TEXT), *short(self.words, term.what)]
        if isinstance(term, AtStage):
            project = self.words.say(f"name-project-{term.project}")
            return [Run(f"Stage {STAGE_NAMES[term.stage]} in {project}", TEXT)]
        return [Run(self.words.phrase(term.phrase()), TEXT)]

    def _reward(self, treaty: Treaty) -> Line:
        reward = treaty.reward
        if reward.emblem:
            return [emblem(reward.emblem)]
        if reward.secondary:
            return [Run("+1", STRONG), *short(self.words, reward.secondary)]
        return [Run(f"+{reward.influence}", STRONG)]

    def _does(self, id: str) -> str:
        """The effects of a Treaty in its own words."""
        effects = [effect.phrase(self.board.tables.numbers) for effect in self._treaty(id).effects]
        return self.words.phrase(one_after_another(effects))

    def _treaty(self, id: str) -> Treaty:
        return cast("Treaty", self.scene.game.catalogue[id])

    def _sign(self, id: str, player: int | None) -> Line:
        """Whether a player meets the Conditions of a Treaty now."""
        if player is None:
            return []
        met = self._treaty(id).conditions.met(self.board, player)
        return [Run(f"{MET} " if met else f"{UNMET} ", STRONG if met else QUIET, id)]

    # -- other hands ---------------------------------------------------------------------------------------------------

    def others(self, width: int) -> list[Line]:
        """What is known of other hands, what has been turned over, and what HOC holds."""
        page: list[Line] = []
        for seat in range(self.board.seats):
            if seat != self.me:
                page += self._known(seat, "Treaties", self.view["treaties"][seat], width)
                page += self._known(seat, "Treaties looked at", self.view["looked_at"][seat], width)
                page += self._known(seat, "Men of Action", self.view["men"][seat], width)
        if self.view["revealed"]:
            entries = [self.scene.face(face) for face in self.view["revealed"]]
            page += flow([Run(f"  {self.words.place('revealed')}  ", HEADING)], series(entries), width, 4)
        return page + self._hoc(width) if self.board.solo else page

    def _known(self, player: int, what: str, faces: Sequence[Json], width: int) -> list[Line]:
        known = [face for face in map(_known, faces) if face]
        if not known:
            return []
        head: Line = [Run("  "), self.scene.seat_run(player), Run(f" {what}  ", QUIET)]
        hidden = len(faces) - len(known)
        entries = [[*self._sign_of(id, player), *self.scene.piece(id)] for id in known]
        entries += [[Run(f"{hidden} hidden", QUIET)]] * bool(hidden)
        return flow(head, series(entries), width, 4)

    def _sign_of(self, id: str, player: int) -> Line:
        return self._sign(id, player) if isinstance(self.scene.game.catalogue[id], Treaty) else []

    def _hoc(self, width: int) -> list[Line]:
        """HOC's level, Project Order and decks, and his hand, which lies open."""
        board, words = self.board, self.words
        entries: list[Line] = [[Run(f"{words.setting_choice('level', board.level)}  ", TEXT)]]
        if board.project_order:
            order = [self.scene.piece(project.id) for project in board.project_order]
            entries += series(order, [Run(f"{words.value('project_order')}: ", QUIET)])
        if board.hoc_deck or board.hoc_discard:
            deck, discard = words.place("hoc_deck"), words.place("hoc_discard")
            entries.append([Run(f"{deck} ", QUIET), Run(f"{len(board.hoc_deck)}  ", STRONG)])
            count = Run(f"{len(board.hoc_discard)}", STRONG)
            entries.append([Run(f"{discard} ", QUIET, "place:hoc_discard"), count])
        head: Line = [Run("  "), self.scene.seat_run(HOC), Run("  ")]
        return [*flow(head, entries, width, 4), *self._known(HOC, "Treaties", self.view["hoc_treaties"], width)]


def _known(face: Any) -> str:
    """The card whose face is seen from here, be it face down; or nothing."""
    return face if isinstance(face, str) else str(face.get("seen", "")) if isinstance(face, dict) else ""
