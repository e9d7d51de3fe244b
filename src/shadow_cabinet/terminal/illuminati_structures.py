"""Power structures of Illuminati as trees: a row for each card under the one on which it hangs."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.layout import Layout
from shadow_cabinet.games.illuminati.pieces import Card
from shadow_cabinet.table import Seat

from .illuminati_signs import BADGE_WIDTH, Desk, heading, signed, with_note
from .look import QUIET, RULE, STRONG
from .page import Line, Run, fit, width_of


class Structures:
    """Everybody's cards, and what hangs where."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.board = desk, desk.scene, desk.board

    def order(self) -> list[Seat]:
        """Whoever looks first, then in turn order."""
        first = self.desk.me if self.desk.me is not None else self.board.active
        around = [(first + step) % self.board.seats for step in range(self.board.seats)]
        return [seat for seat in around if not self.board.out[seat]]

    def one(self, seat: Seat, width: int) -> list[Line]:
        """The head of a structure with what all its cards come to, then its groups."""
        layout = self.board.layout(seat)
        rows = tree(layout, self.board.head(seat))
        names = self.desk.names
        page: list[Line] = []
        for card, ends in rows:
            page += self._row(seat, card, self._prefix(ends), names, layout, width)
        return page

    def _prefix(self, ends: tuple[bool, ...]) -> str:
        """The links from the Illuminati down to a card; each says whether it is the last puppet of its master."""
        if not ends:
            return ""
        links = "".join("  " if last else "│ " for last in ends[:-1])
        return links + ("└ " if ends[-1] else "├ ")

    def _row(self, seat: Seat, card: Card, prefix: str, names: int, layout: Layout, width: int) -> list[Line]:
        desk = self.desk
        is_head = card is self.board.head(seat)
        mark = self.scene.mark(seat)
        name = desk.name(card.id, f"bold {mark.colour}" if is_head else STRONG)
        blank = [Run(f" {mark.shape}  ", f"bold {mark.colour}", card.id)] if is_head else desk.filled_badge(card.id)
        line: Line = self.scene.badge(card.id) or blank
        line += fit([Run(prefix, RULE), *name], names)
        line += [*desk.numbers(card), *desk.money(card), Run("  ")]
        arrows = [*self._arrows(card, layout), *desk.marks(card)]
        if is_head:
            counts = desk.aids["players"][seat]
            told = Run(f"all {counts['power']}/{counts['transferable']} {signed(counts['income'])}  ", QUIET)
            line += [told] if width_of([*line, told, *arrows]) <= width else []
        line += [*desk.alignments(card), Run(" " * bool(desk.worth(card)["alignments"]))]
        line += arrows
        return with_note(line, desk.why(card), width, BADGE_WIDTH + len(prefix) + 2, desk.roomy)

    def _arrows(self, card: Card, layout: Layout) -> Line:
        """The open arrows of a card, as it lies now, and those that are offered."""
        line: Line = []
        for arrow in card.arrows:
            if arrow in layout.open or arrow.id in self.scene.options:
                line += self.desk.arrow(arrow, (arrow.side + layout.turned[card]) % 4)
        return [*line, Run(" ")] if line else []

    def in_hand(self, width: int) -> list[Line]:
        """Groups that are being rearranged."""
        lifted = self.board.lifted
        if not lifted:
            return []
        page = [heading(self.desk.words.place("lifted"))]
        for group in lifted:
            page.append(group_row(self.desk, group, [*self.desk.money(group), Run("  ")]))
        return page


def tree(layout: Layout, head: Card) -> list[tuple[Card, tuple[bool, ...]]]:
    """All cards, each followed by what hangs on it; with each, for every link down to it, whether it is the last."""
    found: list[tuple[Card, tuple[bool, ...]]] = [(head, ())]

    def under(master: Card, ends: tuple[bool, ...]) -> None:
        puppets = layout.puppets[master]
        for puppet in puppets:
            here = (*ends, puppet is puppets[-1])
            found.append((puppet, here))
            under(puppet, here)

    under(head, ())
    return found


def group_row(desk: Desk, card: Card, more: Line) -> Line:
    """A card that hangs on nothing."""
    row: Line = [*desk.filled_badge(card.id), *fit(desk.name(card.id, STRONG), desk.names), *desk.numbers(card), *more]
    return [*row, *desk.alignments(card), Run(" "), *desk.marks(card)]
