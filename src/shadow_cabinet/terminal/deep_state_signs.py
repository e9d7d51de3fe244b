"""What the parts of the Deep State table share: its signs, and a desk with all that is looked up again and again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from shadow_cabinet.games.deep_state.board import DeepStateBoard
from shadow_cabinet.games.deep_state.pieces import Objective
from shadow_cabinet.games.deep_state.terms import EMBLEMS, GROUPS
from shadow_cabinet.words import Words

from .look import AMBER, SKY, STRONG, TEXT, VERMILION
from .page import Line, Run
from .scene import Scene

# The three colours of the game are carried by shapes and letters as well.
EMBLEM_SIGNS = dict(zip(EMBLEMS, "★✚◎", strict=True))
EMBLEM_COLOURS = dict(zip(EMBLEMS, (VERMILION, AMBER, SKY), strict=True))
GROUP_LETTERS = dict(zip(GROUPS, "MFSKPC", strict=True))
GROUP_COLOURS = dict(zip(GROUPS, (VERMILION, AMBER, SKY, TEXT, TEXT, TEXT), strict=True))
INTEREST, GHOST, MET, UNMET, ACTED = "◇", "◌", "✓", "✗", "✓"
STAGE_NAMES = ("", "I", "II", "III", "IV", "V")
MOST_PIPS = 5

# What the signs on the board mean, for the help.
LEGEND = [
    ("M F S", "cards of Mass Control, Finance, Science"),
    ("K P C", "cards of Key Connections, Supreme Power, Inner Circle; +C has an Inner Circle card under it"),
    ("★ ✚ ◎", "emblems: Communists, Peacekeepers, Spies"),
    (INTEREST, "a Special Interest emblem, for DEEP STATE"),
    ("●●  ■×7", "agents of a player, by the player's shape; seven of them"),
    (GHOST, "a Ghost Agent; with a position: for that card of the Zone only"),
    ("3 → 4", "printed 3, but it takes 4 of your agents now, because of who stands there or of your Ghost Agents"),
    ("I ● II ■", "a Project: who stands at which Stage; behind it what the next Stage asks of you"),
    (f"{MET}  {UNMET}", "what is asked for is there; it is not (behind it how much there is)"),
    ("2 F → +3", "a Treaty: its Conditions, and what stands in its corner"),
    (f"▸  {ACTED}", "before a player: who decides now; who has acted in this Action Phase"),
    ("Infl  Res  Pool", "Influence so far; agents in the Active Reserve, in the Recruitment Pool"),
    ("Cards", "agents on cards, those in the Zone included"),
    ("Hand  Made  Men", "Treaties in hand, Treaties made, Men of Action in hand"),
]


class Desk:
    """One view of the board: what is hidden comes from the view, what is counted of open cards from the board."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.words = scene, scene.words
        self.board = cast("DeepStateBoard", scene.board)
        self.view = cast("dict[str, Any]", scene.view())
        self.me: int | None = scene.seat if scene.seat >= 0 else None

    @property
    def airy(self) -> bool:
        """Whether there are rows to spare."""
        return self.scene.roomy and len(self.board.players) < 4

    def pips(self, player: int, agents: int, ghosts: int = 0) -> Line:
        """Agents of a player, one by one as long as they can be counted at a glance."""
        mark = self.scene.mark(player)
        few = agents + ghosts <= MOST_PIPS
        both = (mark.shape, agents), (GHOST, ghosts)
        own, beside = (shape * count if few or count < 3 else f"{shape}×{count}" for shape, count in both)
        return [Run(own, f"bold {mark.colour}"), Run(beside, mark.colour)]

    def signs(self, card: Objective) -> Line:
        """The emblem and the Special Interest that a card shows."""
        line: Line = []
        if card.emblem:
            line.append(emblem(card.emblem))
        if card.special_interest:
            line.append(Run(INTEREST * card.special_interest, TEXT))
        return line

    # -- cards that lie together ---------------------------------------------------------------------------------------

    def cards(self, owner: int | None, cards: Iterable[Objective]) -> list[Line]:
        """Objective cards, copies with nothing on or under them as one; those that can be chosen keep their keys."""
        piles: dict[object, list[Objective]] = {}
        for card in cards:
            piles.setdefault(self._like(card), []).append(card)
        return [self._pile(owner, pile) for pile in piles.values()]

    def _like(self, card: Objective) -> object:
        if card in self.board.agents or card in self.board.attached:
            return card
        return card.type, card.group

    def _pile(self, owner: int | None, pile: list[Objective]) -> Line:
        offered = [card for card in pile if card.id in self.scene.options]
        top = offered[0] if offered else pile[0]
        name = self.words.piece(top) if top.printed else "Secondary"
        count = f"×{len(pile)}" if len(pile) > 1 else ""
        line = [run for card in offered[1:] for run in [*self.scene.badge(card.id)]]
        line += self.scene.piece(top.id, name + count)
        if top.emblem and owner is not None:
            line.append(emblem(top.emblem)._replace(target=top.id))
        if circle := self.board.attached.get(top):
            line += [*self.scene.badge(circle.id), Run("+C", STRONG, circle.id)]
        if owner is not None and (agents := self.board.agents.get(top, 0)):
            line += [Run(" ", "", top.id), *(run._replace(target=top.id) for run in self.pips(owner, agents))]
        return line


def emblem(name: str) -> Run:
    """The sign of an emblem."""
    return Run(EMBLEM_SIGNS[name], f"bold {EMBLEM_COLOURS[name]}")


def letter(group: str, count: str = "", target: str = "") -> Run:
    """The letter of a group of cards."""
    return Run(GROUP_LETTERS[group] + count, f"bold {GROUP_COLOURS[group]}", target)


def short(words: Words, what: str) -> Line:
    """What Treaties count, as short as it can be: the sign of an emblem, the letter of a group, or its name."""
    if what in EMBLEM_SIGNS:
        return [emblem(what)]
    if what in GROUP_LETTERS:
        return [Run(" "), letter(what)]
    return [Run(f" {words.say(f'name-{what}')}", TEXT)]
