"""What lies in the middle of the table of Illuminati, and in hands: NWOs, uncontrolled groups, piles, Specials."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.pieces import ALIGNMENT_VALUE, ALIGNMENTS, Nwo

from .illuminati_attack import Ledger
from .illuminati_signs import NWO_COLOURS, Desk, heading, known_face, signed, with_note
from .illuminati_structures import group_row
from .look import QUIET, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of, wrap

NO_END = 99


class Common:
    """The middle of the table, and hands as far as they are seen."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

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


def wrap_text(line: Line, width: int) -> list[Line]:
    """A row whose last run is a long text."""
    *head, text = line
    return wrap([*head, text._replace(target="")], width, 8)
