"""A power structure of Illuminati as it lies on the table: cards in their cells, links between them, open arrows."""

from __future__ import annotations

from shadow_cabinet.games.illuminati.layout import Cell, Layout
from shadow_cabinet.games.illuminati.pieces import Arrow, Card, Group
from shadow_cabinet.games.illuminati.powers import Plan
from shadow_cabinet.table import Seat

from .illuminati_signs import TARGET, Desk
from .look import FAINT, OPTION, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, fit, width_of

REBUILDING = ("rebuild", "rebuild-at", "rebuild-next")
MARGIN = 1
GAP = 2  # columns between two cells
LEAST_CELL, MOST_CELL = 5, 22


class StructureMap:
    """One layout, seen from above."""

    def __init__(self, desk: Desk, layout: Layout, up: tuple[Group, ...] = ()) -> None:
        self.desk, self.scene, self.layout = desk, desk.scene, layout
        self.up = up
        self.free: dict[Cell, list[Arrow]] = {}
        for arrow in layout.open:
            self.free.setdefault(layout.cell_of(arrow), []).append(arrow)
        cells = [*layout.taken, *self.free]
        self.columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        self.rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)

    def draw(self, width: int) -> list[Line]:
        """Rows of cells, and between them rows of links; nothing if there is not room enough for names."""
        each = min(MOST_CELL, (width - MARGIN + GAP) // len(self.columns) - GAP)
        if each < LEAST_CELL:
            return []
        page: list[Line] = []
        for row in self.rows:
            line: Line = [Run(" " * MARGIN)]
            below: Line = [Run(" " * MARGIN)]
            for column in self.columns:
                line += self._cell((column, row), each)
                below += centred(self._link((column, row), (column, row + 1), "│", "┊"), each)
                if column != self.columns[-1]:
                    line += [self._link((column, row), (column + 1, row), "─" * GAP, "┈" * GAP)[0]]
                    below.append(Run(" " * GAP))
            page += [line, below]
        while page and not "".join(run.text for run in page[-1]).strip():
            page.pop()
        while page and not "".join(run.text for run in page[0]).strip():
            page.pop(0)
        return page

    def _cell(self, cell: Cell, width: int) -> Line:
        card = self.layout.taken.get(cell)
        if card is not None:
            return self._card(card, cell, width)
        line: Line = []
        for arrow in self.free.get(cell, []):
            offered = arrow.id in self.scene.options
            line += self.scene.badge(arrow.id) if offered else [Run("·", QUIET, arrow.id)]
        return self._padded(line, cell, width)

    def _card(self, card: Card, cell: Cell, width: int) -> Line:
        seat = self.desk.board.controller(card)
        style = STRONG if card.id not in self.scene.options else f"bold {OPTION}"
        if cell == (0, 0) and seat is not None:
            style = f"bold {self.scene.mark(seat).colour}"
        mark = TARGET if card is self.desk.board.target else ""
        name = Run(f"{mark}{self.desk.words.piece(card)}", style if card not in self.up else FAINT, card.id)
        return self._padded(fit([name], width) if width_of([name]) > width else [name], cell, width)

    def _padded(self, line: Line, cell: Cell, width: int) -> Line:
        """In the middle of the cell; links to left and right reach up to it."""
        before = (width - width_of(line)) // 2
        after = width - width_of(line) - before
        left, right = (self._link((cell[0] + step, cell[1]), cell, "─", "┈")[0] for step in (-1, 1))
        return [
            left._replace(text=left.text * (before - 1) + " " if before else ""),
            *line,
            right._replace(text=" " + right.text * (after - 1) if after else ""),
        ]

    def _link(self, one: Cell, other: Cell, hung: str, free: str) -> Line:
        """What joins two neighbouring cells: a control arrow, an open one, or nothing."""
        for here, there in ((one, other), (other, one)):
            card = self.layout.taken.get(here)
            if card is None:
                continue
            puppet = self.layout.taken.get(there)
            if isinstance(puppet, Group) and puppet in self.layout.puppets[card]:
                return [Run(hung, TEXT)]
            if any(arrow.card is card for arrow in self.free.get(there, [])):
                return [Run(free, RULE)]
        return [Run(" " * len(hung))]


def own_layout(desk: Desk) -> Layout | None:
    """How the structure of whoever looks lies, or will lie once the group that is asked about is in the hand."""
    me, board = desk.me, desk.board
    if me is None or board.out[me]:
        return None
    ask, group = desk.ask, desk.about("group")
    if ask is not None and ask.prompt.id in REBUILDING:
        return planned(desk, me)
    if ask is not None and ask.prompt.id == "move-to" and isinstance(group, Group):
        return board.layout_without(me, [group, *board.below(me, group)])
    return board.layout(me)


def planned(desk: Desk, me: Seat) -> Layout:
    """The structure as far as it was rebuilt, without the group that is about to be hung."""
    plan = Plan(desk.board, me)
    picks = desk.scene.match.begun_by(me)
    for group, to in zip(picks[::2], picks[1::2], strict=False):
        if isinstance(group, Group):
            plan.move(group, to)
    last = picks[-1] if len(picks) % 2 else None
    return plan.layout(without=last if isinstance(last, Group) else None)


def centred(line: Line, width: int) -> Line:
    """In the middle of so many columns."""
    before = (width - width_of(line)) // 2
    return [Run(" " * before), *line, Run(" " * (width - width_of(line) - before))]
