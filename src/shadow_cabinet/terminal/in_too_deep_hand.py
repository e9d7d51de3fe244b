"""What a player of In Too Deep holds: crimes with what they still need, Dilemmas, the Well, Memory."""

from __future__ import annotations

from typing import Any, cast

from shadow_cabinet.games.in_too_deep.pieces import Crime, Dilemma

from .in_too_deep_signs import MET, UNMET, Desk, heading, known_face
from .look import QUIET, STRONG, TEXT
from .page import Line, Run, flow, series, width_of, wrap

INDENT = 6


class Hand:
    """The cards and tokens of whoever looks; for others, what is known of them."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view, self.me = desk.board, desk.view, desk.me

    # -- crimes --------------------------------------------------------------------------------------------------------

    def summary(self, width: int) -> list[Line]:
        """The own crimes in one line: how much of what each asks for is so."""
        if self.me is None:
            return []
        entries: list[Line] = []
        for crime in self._crimes(self.me):
            met = [part.met for part in crime.criteria.parts(self.board, self.me)]
            count = "" if self._is_ready(crime, self.me) else f" {sum(met)}/{len(met)}"
            entries.append([*self._sign(crime, self.me), *self.scene.piece(crime.id), Run(count, QUIET)])
        return flow([Run(f"  {self.words.place('crimes')}  ", STRONG)], series(entries), width, 4) if entries else []

    def crimes(self, width: int) -> list[Line]:
        """Each crime with what it asks for, part by part, and what either Approach brings."""
        if self.me is None:
            return []
        page = [heading(self.words.place("crimes"))]
        for crime in self._crimes(self.me):
            page += self._crime(crime, self.me, width)
        if pending := self.view["pending"][self.me]:
            page.append([Run(f"    and {len(pending)} beside the Console, to be seen after your turn", QUIET)])
        return page

    def committing(self, width: int) -> list[Line]:
        """The crime that is being completed, with what either Approach brings."""
        page: list[Line] = []
        for id in self.view["committing"]:
            crime = cast("Crime", self.scene.game.catalogue[id])
            page.append([*heading(self.words.place("committing")), *self.scene.piece(id, style=STRONG)])
            page += self._approaches(crime, width) if crime.level else []
        return page

    def _crime(self, crime: Crime, player: int, width: int) -> list[Line]:
        badge = self.desk.filled_badge(crime.id)
        kind = "Side Crime"
        if crime.level:
            kind = f"Level {crime.level} of {self.words.say(f'storyline-{crime.storyline.lower()}')}"
        head = [*badge, *self._sign(crime, player), *self.desk.name(crime.id, STRONG), Run(f" · {kind}", QUIET)]
        if not self.board.opened(crime):
            head.append(Run(f" · needs a Level {crime.level - 1} first", STRONG))
        if not crime.level:
            head.append(Run(f" · {self.desk.reward(crime.restrained)}", TEXT))
        page = [head]
        page += self._parts(crime, player, width)
        if crime.level:
            page += self._approaches(crime, width)
        return page

    def _parts(self, crime: Crime, player: int, width: int) -> list[Line]:
        """What it asks for: short parts beside each other, a long one broken into lines."""
        parts: list[Line] = []
        for part in crime.criteria.parts(self.board, player):
            sign = Run(f"{MET} " if part.met else f"{UNMET} ", STRONG if part.met else QUIET)
            parts.append([sign, Run(self.words.phrase(part.phrase), TEXT if part.met else QUIET), Run("  ")])
        if any(INDENT + width_of(part) > width for part in parts):
            return [line for part in parts for line in wrap([Run(" " * INDENT), *part], width, INDENT + 2)]
        return flow([Run(" " * INDENT)], parts, width, INDENT)

    def _approaches(self, crime: Crime, width: int) -> list[Line]:
        entries: list[Line] = []
        for id, reward in (("restrained", crime.restrained), ("reckless", crime.reckless)):
            entry = [Run(f"{self.words.piece(id)} ", QUIET), Run(self.desk.reward(reward), TEXT), Run("   ")]
            entries.append(entry)
        return flow([Run(" " * INDENT)], entries, width, INDENT)

    def _is_ready(self, crime: Crime, player: int) -> bool:
        return self.board.opened(crime) and crime.criteria.met(self.board, player)

    def _sign(self, crime: Crime, player: int) -> Line:
        ready = self._is_ready(crime, player)
        return [Run(f"{MET} " if ready else f"{UNMET} ", STRONG if ready else QUIET, crime.id)]

    def _crimes(self, player: int) -> list[Crime]:
        known = [known_face(face) for face in self.view["crimes"][player]]
        found = [cast("Crime", self.scene.game.catalogue[id]) for id in known if id]
        return sorted(found, key=lambda crime: crime.level)

    def within_reach(self, width: int) -> list[Line]:
        """Which crimes one thing more would complete."""
        after = self.desk.aids.get("mine", {}).get("after", [])
        entries: list[Line] = []
        for step in after if self.scene.options else []:
            by = [*self.desk.name(step["by"]), Run(" → ", QUIET)] if step["by"] else [Run("drop ", TEXT)]
            entry: Line = [*by, *self.desk.name(step["to"], STRONG)]
            for id in step["meets"]:
                entry += [Run(f" {MET} ", STRONG), *self.desk.name(id)]
            entries += [entry] if step["meets"] else []
        return flow([Run("  One step away  ", STRONG)], series(entries), width, 4) if entries else []

    # -- Dilemmas and Evidence -----------------------------------------------------------------------------------------

    def holdings(self, player: int, width: int) -> list[Line]:
        """Dilemmas in hand, Corruption Well, Memory: as far as they are seen."""
        if self.board.is_echo(player):
            return []
        page: list[Line] = []
        for name in ("dilemmas", "wells"):
            faces = self.view[name][player]
            if faces:
                page += self._dilemmas(player, name, faces, width)
        memory = self.desk.evidence(self.view["memory"][player])
        if memory:
            page += flow([Run(f"  {self.words.place('memory')}  ", STRONG)], series(memory), width, 4)
        if player == self.me and (score := self.desk.aids.get("mine", {}).get("score")):
            page += self._score(score, width)
        if page and (self.me is None or player != self.me):
            page.insert(0, [Run("  "), self.scene.seat_run(player)])
        return page

    def _score(self, score: list[dict[str, Any]], width: int) -> list[Line]:
        """What would be scored now, as far as one can know."""
        entries = [
            [Run(f"{self.words.say('line-' + line['what'])} ", QUIET), Run(str(line["points"]), TEXT)]
            for line in score
            if line["points"]
        ]
        total = sum(line["points"] for line in score)
        head: Line = [Run("  Score so far  ", STRONG), Run(f"{total}", STRONG), Run(", of which  " if entries else "")]
        return flow(head, series(entries), width, 4)

    def _dilemmas(self, player: int, name: str, faces: Any, width: int) -> list[Line]:
        cards = [cast("Dilemma", self.scene.game.catalogue[known]) for face in faces if (known := known_face(face))]
        hidden = len(faces) - len(cards)
        corruption = sum(card.corruption for card in cards)
        told = f"corruption {corruption}"
        if name == "wells" and not hidden:
            tolerance = self.board.tolerance[player]
            told += f" − Tolerance {tolerance} = {corruption - tolerance}"
        entries = series(self._alike(cards))
        entries += [[Run(f"{hidden} hidden", QUIET)]] * bool(hidden)
        title: Line = [Run(f"  {self.words.place(name)}  ", STRONG)]
        return flow([*title, Run(f"{told}  ", QUIET)] if cards else title, entries, width, 4)

    def _alike(self, cards: list[Dilemma]) -> list[Line]:
        """Dilemmas: those that can be chosen in the order of their keys, others that read the same as one."""
        found: dict[str, list[Dilemma]] = {}
        offered = any(card.id in self.scene.options for card in cards)
        for card in cards if offered else sorted(cards, key=lambda card: card.code):
            key = card.id if card.id in self.scene.options else self.words.piece(card)
            found.setdefault(key, []).append(card)
        return [
            [*self.scene.piece(alike[0].id), *([Run(f" ×{len(alike)}", STRONG)] if len(alike) > 1 else [])]
            for alike in found.values()
        ]

    def others(self, width: int) -> list[Line]:
        """What is known of the cards and tokens of other players."""
        page: list[Line] = []
        for player in range(self.board.seats):
            if player == self.me:
                continue
            seen = {name: self.view[name][player] for name in ("dilemmas", "wells", "memory", "crimes")}
            if not any(known_face(face) for faces in seen.values() for face in faces):
                continue
            page += self.holdings(player, width) or [[Run("  "), self.scene.seat_run(player)]]
            crimes = [[*self._sign(crime, player), *self.scene.piece(crime.id)] for crime in self._crimes(player)]
            if crimes:
                page += flow([Run(f"  {self.words.place('crimes')}  ", STRONG)], series(crimes), width, 4)
        return page
