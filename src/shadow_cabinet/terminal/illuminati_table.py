"""What lies open to all at Illuminati: how near everybody is to which goal, NWOs, uncontrolled groups, piles, hands."""

from __future__ import annotations

from typing import Any, cast

from shadow_cabinet.games.illuminati.pieces import ALIGNMENT_VALUE, ALIGNMENTS, Nwo, Special
from shadow_cabinet.table import Piece, Seat

from .drawing import seat_line
from .illuminati_attack import Ledger
from .illuminati_signs import NWO_COLOURS, Desk, heading, known_face, signed, with_note
from .illuminati_structures import group_row
from .look import HEADING, OPTION, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of, wrap

GOALS = {
    "power": "Power",
    "alignments": "alignments",
    "weird": "Weird",
    "money": "MB",
    "transferable": "Transferable",
    "destroyed": "destroyed",
    "violent": "Violent",
}
BAR = 9  # columns, with a blank
COUNTS = 18  # columns for cards, money, income and Specials
NO_END = 99


class Common:
    """The middle of the table, and what players have in numbers."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

    # -- players -------------------------------------------------------------------------------------------------------

    def players(self, width: int) -> list[Line]:
        """A row for each player: cards towards the basic goal, the special goal, money, Specials."""
        seats = range(self.board.seats)
        names = max(width_of(self._name(seat)) for seat in seats) + 1
        goals = [self._goal(seat) for seat in seats]
        room = max(map(width_of, goals)) + 4
        bars = [self._bar(seat) if names + BAR + room + COUNTS <= width else [] for seat in seats]
        room += BAR if any(bars) else 0
        head: Line = [Run(" " * names), Run(" cards", HEADING), *fit([Run("  special goal", HEADING)], room)]
        page: list[Line] = [[*head, Run("  MB  inc Sp", HEADING)]]
        for seat, goal, bar in zip(seats, goals, bars, strict=True):
            counts = self.desk.aids["players"][seat]
            line = fit(self._name(seat), names)
            if counts is None:
                page.append([*line, Run(" out of the game", QUIET)])
                continue
            cards = f"{counts['cards']}/{counts['needed']}"
            line.append(Run(f"{cards:>6}", STRONG if counts["cards"] * 2 > counts["needed"] else TEXT))
            line += fit([Run("  "), *bar, *goal], room)
            line += [Run(f"{counts['money']:>4}", TEXT), Run(f"{signed(counts['income']):>5}", QUIET)]
            page.append([*line, Run(f"{counts['specials']:>3}", TEXT)])
        return [fit(line, width) if width_of(line) > width else line for line in page]

    def _name(self, seat: Seat) -> Line:
        """Who sits there, without what plays for him."""
        line = seat_line(self.scene, seat)
        return line[:3] if self.scene.is_you(seat) else line[:2]

    def _progress(self, seat: Seat) -> dict[str, Any] | None:
        """The special goal of a player, and how far it is; of a secret one only if it is seen from here."""
        counts = self.desk.aids["players"][seat]
        if counts is None:
            return None
        goal = counts["goal"]
        if goal is None and self._secret(seat):
            own = cast("dict[str, Any]", self.scene.game.aids(self.board, seat))
            goal = own["players"][seat]["goal"]
        return cast("dict[str, Any] | None", goal)

    def _goal(self, seat: Seat) -> Line:
        goal = self._progress(seat)
        if goal is None:
            return [Run("secret", QUIET)]
        secret = " (secret)" if self.desk.aids["players"][seat]["secret"] else ""
        return [Run(f"{goal['have']}/{goal['need']} ", STRONG), Run(f"{GOALS[goal['goal']]}{secret}", TEXT)]

    def _bar(self, seat: Seat) -> Line:
        goal = self._progress(seat)
        squares = BAR - 1
        full = min(squares, goal["have"] * squares // goal["need"]) if goal else 0
        return [Run("■" * full, f"bold {OPTION}"), Run(("□" if goal else " ") * (squares - full), RULE), Run(" ")]

    def _secret(self, seat: Seat) -> str:
        return next((known_face(face) for face in self.view["secret_goal"][seat]), "")

    def goals(self, width: int) -> list[Line]:
        """The goals that can be chosen in secret, and those that have turned out not to be it."""
        page: list[Line] = []
        if self.desk.ask is not None and self.desk.ask.prompt.id == "choose-goal":
            for id in self.view["goal_choice"]:
                text = self.words.piece_text(id)
                line: Line = [*self.desk.filled_badge(id), *self.desk.name(id, STRONG), Run("  "), Run(text, QUIET)]
                page += wrap(line, width, 6) if self.desk.roomy else [fit(line, width)]
        if self.board.disproved:
            entries = [self.scene.piece(goal.id, style=QUIET) for goal in self.board.disproved]
            page += flow([Run("  The secret goal is not  ", STRONG)], series(entries), width, 4)
        return page

    # -- NWOs ----------------------------------------------------------------------------------------------------------

    def nwos(self, width: int) -> list[Line]:
        """A row for each NWO in play with what it changes, then what all together change for each alignment."""
        cards = self.board.nwos_in_play()
        if not cards:
            return [[*heading(self.words.place("nwos")), Run("none in play", QUIET)]] if self.desk.roomy else []
        names = max(len(self.words.piece(card)) for card in cards) + 2
        page: list[Line] = []
        for card in cards:
            colour = Run(f"{self.desk.tab(card)} ", f"bold {NWO_COLOURS[card.colour]}", card.id)
            name = fit(self.desk.name(card.id, STRONG), names)
            line: Line = [*self.desk.filled_badge(card.id), colour, *name, Run(self._lines(card), TEXT, card.id)]
            if card in self.board.nwos_attacked:
                line.append(Run(" · attacked this turn", QUIET))
            page += wrap(line, width, 8)
        total = self.desk.aids["changes"]
        told = [f"{self.desk.letters([each.id])} {signed(total[each.id])}" for each in ALIGNMENTS if total.get(each.id)]
        if told:
            page += wrap([Run("  All NWOs  ", STRONG), Run(", ".join(told), TEXT)], width, 4)
        return page

    def _lines(self, card: Nwo) -> str:
        """What stands on an NWO, in short."""
        lines = [f"{self.words.piece(each)} {signed(amount)}" for each, amount in card.changes]
        for low, high, amount in card.bands:
            span = f"{low} or more" if high >= NO_END else f"{low} to {high}"
            lines.append(f"printed Power {span}: {signed(amount)}")
        if card.income:
            lines.append(f"Income {signed(card.income)}")
        if card.identical != ALIGNMENT_VALUE:
            lines.append(f"identical alignments count {card.identical}")
        if card.opposite != ALIGNMENT_VALUE:
            lines.append(f"opposite alignments count {card.opposite}")
        if not card.for_goals:
            lines.append("not for goals")
        return ", ".join(lines)

    # -- groups --------------------------------------------------------------------------------------------------------

    def uncontrolled(self, width: int) -> list[Line]:
        """Groups that nobody controls, with what it would come to to control them."""
        groups = self.board.uncontrolled
        place = self.words.place("uncontrolled")
        if not groups:
            return [[*heading(place), Run("none", QUIET)]]
        ledger = Ledger(self.desk)
        rows = [group_row(self.desk, group, [Run("  ")]) for group in groups]
        widest = max(map(width_of, rows))
        page = [heading(place)]
        for group, row in zip(groups, rows, strict=True):
            outlook = ledger.outlook(group)
            if outlook:
                row = [*fit(row, min(widest, width - width_of(outlook))), *outlook]
            page += with_note(row, self.desk.why(group), width, 8, self.desk.roomy)
        return [fit(line, width) if width_of(line) > width else line for line in page]

    def piles(self, width: int) -> list[Line]:
        """The dead, the discard, and how many cards are left."""
        page: list[Line] = []
        for name in ("dead", "discard", "on_offer"):
            faces = self.view.get(name, [])
            if faces:
                entries = series([self.scene.piece(id, style=QUIET) for id in faces])
                page += flow([Run(f"  {self.words.place(name)}  ", STRONG, f"place:{name}")], entries, width, 4)
        deck: Line = [Run(f"  {self.words.place('deck')}  ", STRONG), Run(f"{len(self.view['deck'])} left", QUIET)]
        return [*page, deck]

    # -- hands ---------------------------------------------------------------------------------------------------------

    def hand(self, width: int) -> list[Line]:
        """The own Specials with what they do."""
        me = self.desk.me
        if me is None or not self.view["hands"][me]:
            return []
        page = [heading(self.words.place("hands"))]
        for face in self.view["hands"][me]:
            id = known_face(face)
            line: Line = [*self.desk.filled_badge(id), *self.desk.name(id, STRONG), Run("  ")]
            line.append(Run(self.words.piece_text(id), QUIET, id))
            page += wrap_text(line, width) if self.desk.roomy else [fit(line, width)]
        return page

    def others(self, width: int) -> list[Line]:
        """What is known of the hands of others."""
        page: list[Line] = []
        for seat in range(self.board.seats):
            known = [id for face in self.view["hands"][seat] if (id := known_face(face))]
            if seat != self.desk.me and known:
                head: Line = [Run("  "), self.scene.seat_run(seat), Run(" holds  ", QUIET)]
                hidden = len(self.view["hands"][seat]) - len(known)
                entries = [self.scene.piece(id) for id in known]
                entries += [[Run(f"{hidden} not known", QUIET)]] * bool(hidden)
                page += flow(head, series(entries), width, 4)
        return page

    # -- offers --------------------------------------------------------------------------------------------------------

    def offer(self, width: int) -> list[Line]:
        """The offer that waits for an answer, or as far as it was put together."""
        for ask in self.scene.match.asks:
            if ask.prompt.id == "answer-deal":
                who = [self.scene.seat_run(ask.about["from_seat"]), Run(" to ", TEXT), self.scene.seat_run(ask.seat)]
                terms = ", ".join(self.words.phrase(phrase, self.board) for phrase in ask.about["terms"])
                return wrap([Run("  Offer of ", f"bold {OPTION}"), *who, Run(f": {terms}", STRONG)], width, 4)
        other, me = self.desk.about("other_seat"), self.desk.me
        if not isinstance(other, int) or me is None:
            return []
        gives, wants = self._terms(me)
        line: Line = [Run("  Offer to ", f"bold {OPTION}"), self.scene.seat_run(other), Run(": you give ", TEXT)]
        line += [Run(gives or "nothing yet", STRONG), Run(" for ", TEXT), Run(wants or "nothing yet", STRONG)]
        return wrap(line, width, 4)

    def _terms(self, me: Seat) -> tuple[str, str]:
        """What was picked for an offer so far."""
        gives: list[str] = []
        wants: list[str] = []
        side = gives
        for piece in self.scene.match.begun_by(me)[1:]:
            if piece.id in ("give-money", "want-money"):
                side = gives if piece.id == "give-money" else wants
            elif piece.kind == "sum" or piece.id == "everything":
                side.append(self.words.piece(piece))
            elif piece.kind != "button":
                (gives if self._is_mine(piece, me) else wants).append(self.words.piece(piece))
        return ", ".join(gives), ", ".join(wants)

    def _is_mine(self, piece: Piece, me: Seat) -> bool:
        if isinstance(piece, Special):
            return piece.id in map(known_face, self.view["hands"][me])
        return piece in self.board.groups[me]


def wrap_text(line: Line, width: int) -> list[Line]:
    """A row whose last run is a long text."""
    *head, text = line
    return wrap([*head, text._replace(target="")], width, 8)
