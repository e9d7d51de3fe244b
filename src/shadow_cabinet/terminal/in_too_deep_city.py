"""The city of In Too Deep: eight Zones drawn as a ring, clockwise from the upper left, with Evidence in the middle."""

from __future__ import annotations

from shadow_cabinet.games.in_too_deep.pieces import BLOCKADES, EDGES, SENTINEL, Edge, Zone

from .in_too_deep_signs import HEAT, Desk
from .in_too_deep_signs import SENTINEL as SENTINEL_SIGN
from .look import OPTION, QUIET, RULE, STRONG, TEXT, VERMILION
from .page import Line, Run, fit, flow, plain, series, width_of

LEFT_MARGIN, BORDER = 1, 3
# Zones by their number on the ring; the edge between two of them has the number of the first, going clockwise.
TOP, MIDDLE, BOTTOM = (0, 1, 2), (7, 3), (6, 5, 4)
INDENT = 2


class CityMap:
    """The ring, seen from above."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words, self.board = desk, desk.scene, desk.words, desk.board

    def draw(self, width: int, middle: list[Line]) -> list[Line]:
        """Three rows of Zones round what lies in the middle of the table."""
        each = (width - LEFT_MARGIN - 2 * BORDER) // 3
        cells = [self._cell(zone, each) for zone in self.board.ring]
        upper, lower = (7, 2), (6, 3)
        return [
            *self._row([cells[number] for number in TOP], [EDGES[0], EDGES[1]], each),
            self._across(upper, "╭", "╮", each),
            *self._row([cells[MIDDLE[0]], middle, cells[MIDDLE[1]]], None, each),
            self._across(lower, "╰", "╯", each),
            *self._row([cells[number] for number in BOTTOM], [EDGES[5], EDGES[4]], each),
        ]

    # -- Zones ---------------------------------------------------------------------------------------------------------

    def _cell(self, zone: Zone, width: int) -> list[Line]:
        """A Zone with all that is in it."""
        board, scene = self.board, self.scene
        heat = board.heat_in(zone)
        head = [*scene.badge(zone.id), *self.desk.name(zone.id, STRONG)]
        if heat:
            head += [Run(" ", "", zone.id), Run(HEAT * heat, f"bold {VERMILION}", zone.id)]
        page = [head]
        if board.sentinel is zone:
            sign = Run(f"{SENTINEL_SIGN} ", f"bold {OPTION}", SENTINEL.id)
            page.append([*scene.badge(SENTINEL.id), *self.desk.moved(SENTINEL.id), sign, *self.desk.name(SENTINEL.id)])
        for criminal in board.criminals_in(zone):
            entries = [self.desk.criminal(criminal)]
            item = board.holds.get(criminal)
            if item is not None:
                entries.append([Run(" + ", QUIET), *self.desk.item(item, moved=False)])
            page += flow([], entries, width, INDENT)
        if loose := board.loose_in(zone):
            page += flow([], [strip(entry) for entry in series([self.desk.item(item) for item in loose])], width, 0)
        return page

    # -- borders -------------------------------------------------------------------------------------------------------

    def _row(self, cells: list[list[Line]], edges: list[Edge] | None, width: int) -> list[Line]:
        """Zones side by side; without edges between them stands the frame of the middle."""
        page: list[Line] = []
        least = 2 if edges and any(self._blockade(edge) is not None or self._badge(edge) for edge in edges) else 1
        for y in range(max(least, *map(len, cells))):
            line: Line = [Run(" " * LEFT_MARGIN)]
            for x, cell in enumerate(cells):
                if x:
                    line += self._between(edges[x - 1], y) if edges else [Run(" │ ", RULE)]
                line += fit(cell[y] if y < len(cell) else [], width)
            page.append(line)
        return page

    def _between(self, edge: Edge, y: int) -> Line:
        """A row of the border between two Zones that stand side by side: its key above, and what blocks it."""
        blockade = self._blockade(edge)
        badge = self._badge(edge)
        if y == 0 and badge:
            return badge
        if blockade is None:
            return [Run(f" {edge.number + 1} " if y == 1 and badge else " ┊ ", QUIET if badge else RULE, edge.id)]
        number = str(blockade + 1) if y == 1 else "║"
        return [Run(f"▐{number}▌" if y == 1 else " ║ ", f"bold {TEXT}", BLOCKADES[blockade].id)]

    def _across(self, edges: tuple[int, int], left: str, right: str, width: int) -> Line:
        """The borders between two rows of Zones, and between them the frame of the middle."""
        first, last = (self._below(EDGES[edge], width) for edge in edges)
        frame = Run(f" {left}{'─' * (width + 2)}{right} ", RULE)
        return [Run(" " * LEFT_MARGIN), *first, frame, *last]

    def _below(self, edge: Edge, width: int) -> Line:
        """The border between two Zones one above the other."""
        blockade = self._blockade(edge)
        badge = self._badge(edge)
        room = width - width_of(badge)
        if blockade is None:
            number = f" {edge.number + 1} " if badge else ""
            return [*badge, Run(f"{number:┈^{room}}", QUIET if badge else RULE, edge.id)]
        text = f"▐{blockade + 1}▌"
        return [*badge, Run(f"{text:═^{room}}", f"bold {TEXT}", BLOCKADES[blockade].id)]

    def _blockade(self, edge: Edge) -> int | None:
        return self.board.blockades.index(edge) if edge in self.board.blockades else None

    def _badge(self, edge: Edge) -> Line:
        """The key of the edge, or of the Blockade that stands there."""
        blockade = self._blockade(edge)
        badge = self.scene.badge(edge.id) or ([] if blockade is None else self.scene.badge(BLOCKADES[blockade].id))
        return badge[:1]


def strip(entry: Line) -> Line:
    """Without the blanks that keep it apart from a next one."""
    if not plain(entry[-1:]).strip():
        return entry[:-1]
    return entry
