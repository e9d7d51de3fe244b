"""How a power structure lies on the table: cards on a grid, each turned so that its arrow meets its master's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from .pieces import Arrow, Card, Group, Illuminati

Cell: TypeAlias = tuple[int, int]
"""Columns to the right and rows downwards from the Illuminati."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One cell north, east, south, west."""


class Layout(NamedTuple):
    """Where every card of a structure lies, and what follows from that."""

    cells: dict[Card, Cell]
    turned: dict[Card, int]
    """By how many quarter turns clockwise."""
    depth: dict[Card, int]
    """How many links it is to the Illuminati."""
    puppets: dict[Card, list[Group]]
    """In the printed order of the arrows: north, east, south, west."""
    taken: dict[Cell, Card]
    open: list[Arrow]
    """Arrows on which a group could be hung: nothing hangs there, and the cell is empty."""

    def cell_of(self, arrow: Arrow) -> Cell:
        """The cell that an arrow of this structure points at."""
        column, row = self.cells[arrow.card]
        x, y = STEPS[(arrow.side + self.turned[arrow.card]) % 4]
        return column + x, row + y


def lay_out(head: Illuminati, hung: Mapping[Arrow, Group]) -> Layout:
    """The layout of all that hangs, link by link, below this head."""
    cells: dict[Card, Cell] = {head: (0, 0)}
    turned: dict[Card, int] = {head: 0}
    depth: dict[Card, int] = {head: 0}
    taken: dict[Cell, Card] = {(0, 0): head}
    puppets: dict[Card, list[Group]] = {}
    free: list[tuple[Arrow, Cell]] = []
    queue: list[Card] = [head]
    for master in queue:  # grows while it is read: link by link
        puppets[master] = own = []
        column, row = cells[master]
        turn = turned[master]
        for arrow in master.arrows:
            direction = (arrow.side + turn) & 3
            x, y = STEPS[direction]
            cell = column + x, row + y
            group = hung.get(arrow)
            if group is None:
                free.append((arrow, cell))
            else:
                own.append(group)
                cells[group], taken[cell] = cell, group
                turned[group] = (direction + 2 - group.incoming) & 3
                depth[group] = depth[master] + 1
                queue.append(group)
    return Layout(cells, turned, depth, puppets, taken, [arrow for arrow, cell in free if cell not in taken])


def below(puppets: Mapping[Card, list[Group]], card: Card) -> Iterable[Group]:
    """All groups under a card, link by link."""
    queue = list(puppets[card])
    for group in queue:  # grows while it is read
        queue += puppets[group]
    return queue
