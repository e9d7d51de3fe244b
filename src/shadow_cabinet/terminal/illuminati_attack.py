"""An attack of Illuminati in numbers: the one under way with all its parts, or what one could come to."""

from __future__ import annotations

from typing import Any

from shadow_cabinet.games.illuminati.announcing import KIND_OF, attackers, kinds
from shadow_cabinet.games.illuminati.board import ON_NWO, TO_CONTROL, TO_DESTROY, WHISPERING
from shadow_cabinet.games.illuminati.ledger import Reckoning
from shadow_cabinet.games.illuminati.pieces import AGAINST_IT, CONTROL, FOR_IT, Card, Group, Nwo, Special, in_set
from shadow_cabinet.games.illuminati.reckoning import (
    NO_FANATIC,
    attacking_alignments,
    chances,
    opposites_of,
    reckon,
)
from shadow_cabinet.table import Piece, Seat

from .illuminati_signs import MINUS, TARGET, Desk, heading, signed
from .look import OPTION, QUIET, STRONG, TEXT
from .page import Line, Run, fit, flow, width_of, wrap
from .sums import most_to_type

THROWS = 36
SIDES = (FOR_IT, AGAINST_IT)
FOR = {"control": "to control", "neutralize": "to neutralize", "destroy": "to destroy",
       WHISPERING: "to destroy, by whispering", ON_NWO: "to end it"}  # fmt: skip
Part = tuple[int, Line]
"""What a part of the number is worth, and what it is."""


class Ledger:
    """The sum of an attack, part by part, with where each comes from."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words, self.board = desk, desk.scene, desk.words, desk.board

    # -- the attack under way ------------------------------------------------------------------------------------------

    def under_way(self, width: int) -> list[Line]:
        """Who attacks what, every part, the number, and how many throws succeed."""
        board, sums = self.board, self.desk.aids["attack"]
        attacker, target = board.attacker, board.target
        if sums is None or attacker is None or target is None:
            return []
        title = self._title(board.active, attacker, target, board.attack)
        if board.privileged:
            title.append(Run(" · ▌PRIVILEGED▐", STRONG))
            if board.let_in is not None:
                title += [Run(" but for ", TEXT), self.scene.seat_run(board.let_in)]
        parts = self._parts(attacker, target, board.attack, sums) + self._money()
        page = [*wrap(title, width, 4), *self._listed(parts, width), self._total(sums["number"])]
        if board.thrown:
            dice = " + ".join(map(str, board.thrown))
            page[-1] += [Run(f" · thrown {dice} = {sum(board.thrown)}", STRONG)]
        return [*page, *self._outside(width), *self._prospects(sums["number"], width)]

    def _title(self, seat: Seat, attacker: Card, target: Group | Nwo, kind: str) -> Line:
        line: Line = [Run("  ATTACK ", f"bold {OPTION}"), Run(f"{FOR[kind]}  ", TEXT)]
        line += [Run(f"{self.scene.mark(seat).shape} ", f"bold {self.scene.mark(seat).colour}")]
        line += [*self.desk.name(attacker.id, STRONG), Run(f" → {TARGET} ", TEXT), *self.desk.name(target.id, STRONG)]
        owner = self.board.controller(target) if isinstance(target, Group) else None
        if owner is not None:
            line += [Run(" of ", TEXT), self.scene.seat_run(owner)]
        elif isinstance(target, Group):
            line.append(Run(", uncontrolled", QUIET))
        return line

    def _parts(self, attacker: Card, target: Group | Nwo, kind: str, sums: dict[str, Any]) -> list[Part]:
        """Everything but money."""
        name = self.desk.name
        parts: list[Part] = [(sums["power"], [*name(attacker.id), Run(" Power", QUIET)])]
        parts += [(each["amount"], [*name(each["card"]), Run(" aids", QUIET)]) for each in sums["aid"]]
        by = "Power" if kind == TO_DESTROY else "Resistance"
        parts.append((-sums["against"], [*name(target.id), Run(f" {by}", QUIET)]))
        if isinstance(target, Group):
            like, unlike = self._likeness(attacker, target, kind)
            if like or sums["identical"]:
                parts.append((sums["identical"], [Run(f"both {like}", TEXT)]))
            if unlike or sums["opposite"]:
                parts.append((sums["opposite"], [Run(f"opposed: {unlike}", TEXT)]))
        parts += [(each["amount"], [*name(each["card"]), Run(" ability", QUIET)]) for each in sums["bonuses"]]
        if sums["neutralizing"]:
            parts.append((sums["neutralizing"], [Run("to neutralize", TEXT)]))
        if sums["distance"]:
            links = self.board.depth(target) if isinstance(target, Group) else 0
            near = f"{links} link{'s' * (links != 1)} from its Illuminati"
            parts.append((-sums["distance"], [Run(near, TEXT)]))
        return parts

    def _likeness(self, attacker: Card, target: Group, kind: str) -> tuple[str, str]:
        """The alignments that both have, and those of the target that are opposite to one of the attacker."""
        mine = attacking_alignments(self.board, attacker, kind, target)
        theirs = self.board.alignments(target)
        alike, opposed = mine & theirs & NO_FANATIC, opposites_of(mine) & theirs
        like, unlike = (self.desk.letters(each.id for each in in_set(which)) for which in (alike, opposed))
        return like, unlike

    def _money(self) -> list[Part]:
        """Who put in what."""
        board = self.board
        parts: list[Part] = []
        for seat in range(board.seats):
            who = [self.scene.seat_run(seat)]
            if board.put_for[seat]:
                parts.append((board.put_for[seat], [*who, Run(" pays", QUIET)]))
            if board.put_against[seat]:
                parts.append((-board.put_against[seat], [*who, Run(" pays", QUIET)]))
        if board.put_from_target:
            parts.append((-board.put_from_target, [Run("from the target itself: twice", TEXT)]))
        return parts

    def _outside(self, width: int) -> list[Line]:
        """Who has said that he stays out."""
        out = [self.scene.seat_run(seat) for seat in range(self.board.seats) if self.board.staying_out[seat]]
        return flow([Run("    stay out: ", QUIET)], [[run, Run("  ")] for run in out], width, 6) if out else []

    def _prospects(self, number: int, width: int) -> list[Line]:
        """While a sum is chosen: what each would make of the number, as far as that makes a difference."""
        ask, me = self.desk.ask, self.desk.me
        most = most_to_type(ask) if ask else None
        if ask is None or me is None or most is None:
            return []
        picks = [piece for piece in self.scene.match.begun_by(me) if isinstance(piece, Card) or piece in SIDES]
        if not picks:
            return []
        against = picks[-1] is AGAINST_IT or (picks[-1] is not FOR_IT and me != self.board.active)
        worth = -2 if picks[-1] is self.board.target else -1 if against else 1
        entries: list[Line] = []
        before = chances(self.board, number)
        for amount in range(1, most + 1):
            after = chances(self.board, number + worth * amount)
            if after != before:
                entries.append([Run(f"{amount} MB ", QUIET), Run(f"{after}/{THROWS}", STRONG), Run("  ")])
            before = after
        return flow([Run("    with  ", QUIET)], entries, width, 10) if entries else []

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _listed(self, parts: list[Part], width: int) -> list[Line]:
        """A line for each part, two beside each other; with few rows one after another."""
        if not self.desk.roomy:
            entries = [[Run(f"{signed(amount)} ", STRONG), *what, Run("  ")] for amount, what in parts]
            return flow([Run("    ")], entries, width, 4)
        page: list[Line] = []
        for amount, what in parts:
            line: Line = [Run(f"    {signed(amount):>4}  ", STRONG), *what]
            page.append(fit(line, width) if width_of(line) > width else line)
        return page

    def _total(self, number: int) -> Line:
        return [Run(f"    {signed_total(number):>4}  ", f"bold {OPTION}"), *self.odds(number)]

    def odds(self, number: int) -> Line:
        """How many throws succeed."""
        good = chances(self.board, number)
        most = min(number, self.board.tables.numbers.highest_roll)
        told = f"two dice must show {most} or less" if good else "no throw of two dice is low enough"
        share = round(100 * good / THROWS)
        return [Run(f"{told}: ", TEXT), Run(f"{good}/{THROWS}", STRONG), Run(f" = {share} %", TEXT)]

    # -- what an attack would come to ----------------------------------------------------------------------------------

    def plan(self, width: int) -> list[Line]:
        """While an attack is put together: what it comes to so far, or with each card that could make it."""
        target, ask, me = self.desk.about("target"), self.desk.ask, self.desk.me
        if ask is None or me is None or not isinstance(target, Group) or self.board.under_attack:
            return []
        if ask.prompt.id == "attack-with":
            kind = str(ask.about["kind"]).removeprefix("attack-")
            cards = [piece for piece in ask.options if isinstance(piece, Card)]
            return self._choices([(card.id, kind, card) for card in cards], target, width)
        if ask.prompt.id == "kind":
            found: list[tuple[str, str, Card]] = []
            for piece in ask.options:
                kind = WHISPERING if isinstance(piece, Special) else KIND_OF[piece]
                best = self.best(me, kind, target)
                found += [(piece.id, kind, best)] if best else []
            return self._choices(found, target, width)
        if ask.prompt.id in ("aid", "privilege"):
            return self._so_far(me, target, width)
        return []

    def _choices(self, choices: list[tuple[str, str, Card]], target: Group, width: int) -> list[Line]:
        """A line for each choice: the parts of the number, and the throws that succeed."""
        page: list[Line] = []
        me = self.board.active
        names = max(len(self.words.piece(id)) for id, _, _ in choices) + 1
        cards = max(len(self.words.piece(card)) for _, _, card in choices) + 1
        for id, kind, card in choices:
            found = reckon(self.board, me, kind, card, target)
            line: Line = [*self.desk.filled_badge(id), *fit(self.desk.name(id, STRONG), names)]
            line += [Run("with ", QUIET), *fit(self.desk.name(card.id), cards)] if id != card.id else []
            line += [*self.short(found), Run("  ")]
            parts = self._parts(card, target, kind, self._sums(found))[2:]
            told = f"{signed(found.power)} {MINUS}{found.against} "
            line.append(Run(told, QUIET))
            line += [run for amount, what in parts for run in (Run(f"{signed(amount)} ", QUIET), *what, Run(" "))]
            page.append(fit(line, width) if width_of(line) > width else line)
        return [heading(f"{TARGET} {self.words.piece(target)}", "the number before aid and money"), *page]

    def _so_far(self, me: Seat, target: Group, width: int) -> list[Line]:
        """The attack as it would be announced; what was no choice is not among what was picked."""
        picks = self.scene.match.begun_by(me)[1:]
        named: list[Piece] = [piece for piece in picks if piece in KIND_OF or isinstance(piece, Special)]
        for_what = (named or kinds(self.board, me, target))[0]
        kind = WHISPERING if isinstance(for_what, Special) else KIND_OF[for_what]
        able = [card for card in attackers(self.board, me, kind, target) if isinstance(card, Card)]
        cards = [piece for piece in picks if isinstance(piece, Card)]
        attacker = able[0] if len(able) == 1 else cards[0]
        aiders = [card for card in cards if card is not attacker]
        found = reckon(self.board, me, kind, attacker, target, aiders)
        sums = self._sums(found) | {"aid": [{"card": card.id, "amount": card.transferable} for card in aiders]}
        title = self._title(me, attacker, target, kind)
        title[0] = Run("  Attack as planned, ", f"bold {OPTION}")
        return [*wrap(title, width, 4), *self._listed(self._parts(attacker, target, kind, sums), width),
                self._total(found.total)]  # fmt: skip

    def _sums(self, found: Reckoning) -> dict[str, Any]:
        """A reckoning as the aids tell it."""
        bonuses = [{"card": card.id, "amount": amount} for card, amount in found.bonuses]
        return found._asdict() | {"aid": [], "bonuses": bonuses}

    def best(self, me: Seat, kind: str, target: Group) -> Card | None:
        """The card with which an attack comes to the highest number."""
        cards = [card for card in attackers(self.board, me, kind, target) if isinstance(card, Card)]
        return max(cards, key=lambda card: reckon(self.board, me, kind, card, target).total, default=None)

    def outlook(self, target: Group) -> Line:
        """What it comes to at best to control a group, for whoever has the turn."""
        me = self.desk.me
        ask = self.desk.ask
        if me is None or ask is None or ask.prompt.id != "act" or target.id not in self.scene.options:
            return []
        best = self.best(me, KIND_OF[CONTROL], target)
        return [Run("  →", QUIET), *self.short(reckon(self.board, me, TO_CONTROL, best, target))] if best else []

    def short(self, found: Reckoning) -> Line:
        """A number and its chance."""
        good = chances(self.board, found.total)
        return [Run(f"{signed_total(found.total):>3}", STRONG), Run(f"{good:>3}/{THROWS}", TEXT if good else QUIET)]


def signed_total(number: int) -> str:
    """A number that is no change: a sign only if it is below zero."""
    return f"{MINUS}{-number}" if number < 0 else str(number)
