"""The city as the criteria of crimes read it: who and what is where, as small numbers, made once for each position.

A Zone is its place in the ring, from 0 clockwise. A Criminal, the Sentinel or an Item is its place in `THINGS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from shadow_cabinet.table import Piece

from .pieces import CRIMINALS, GHOST, ITEMS, MECHANIC, SENTINEL, ZONES, Item, Zone

if TYPE_CHECKING:
    from .board import InTooDeepBoard

THINGS: Final[tuple[Piece, ...]] = (*CRIMINALS, SENTINEL, *ITEMS)
CODE: Final = {thing: code for code, thing in enumerate(THINGS)}
THE_SENTINEL: Final = CODE[SENTINEL]

Names: TypeAlias = "dict[int, tuple[int, ...]]"
"""Which Items count as the Item of that number."""

TRUE_NAMES: Final[Names] = {CODE[item]: (CODE[item],) for item in ITEMS}

_AROUND: Final = range(len(ZONES))
_NOBODY: Final = -1


class Eyes:
    """What a player sees in a city that others do not: who is one's own, and what the Ghost and the Mechanic do."""

    __slots__ = ("_others_tags", "ghost", "names", "other", "renamed", "you")

    def __init__(self, city: City, board: InTooDeepBoard, player: int) -> None:
        tags = board.hooks[player]
        self.you = tuple([CODE[criminal] for criminal in tags])
        self.other = tuple([code for code in city.criminals if code not in self.you])
        self._others_tags = [other for number, other in enumerate(board.hooks) if number != player]
        self.ghost = CODE[GHOST] if GHOST in tags and board.has_skill(player, GHOST) else _NOBODY
        self.names = TRUE_NAMES
        self.renamed: Eyes | None = None
        if MECHANIC in tags and MECHANIC in board.holds and board.has_skill(player, MECHANIC):
            self.renamed = self._renaming(board.holds[MECHANIC], board.tables.partner)

    def _renaming(self, item: Item, partner: dict[Item, Item]) -> Eyes:
        """The second reading of the Mechanic: the Item in her hand is its partner and no longer itself."""
        eyes = Eyes.__new__(Eyes)
        eyes.you, eyes.other, eyes._others_tags, eyes.ghost = self.you, self.other, self._others_tags, self.ghost
        held, also = CODE[item], CODE[partner[item]]
        eyes.names = {**TRUE_NAMES, held: (), also: (min(held, also), max(held, also))}
        eyes.renamed = None
        return eyes

    @property
    def rival(self) -> tuple[int, ...]:
        """The Criminals on the Consoles of others."""
        return tuple(sorted(CODE[criminal] for tags in self._others_tags for criminal in tags))

    @property
    def free(self) -> tuple[int, ...]:
        """The Criminals whose tags lie in the void."""
        rival = self.rival
        return tuple(code for code in self.other if code not in rival)


class City:
    """A position of the city. It is never altered; `eyes` only keeps what follows from the position for each player."""

    __slots__ = ("criminals", "crowd", "eyes", "hand", "heat", "index", "ring", "walls", "zone")

    def __init__(self, board: InTooDeepBoard) -> None:
        self.ring = tuple(board.ring)
        self.index: dict[Zone | None, int] = dict(zip(board.ring, _AROUND, strict=False))
        where = [*map(self.index.get, map(board.at.get, THINGS))]
        where[THE_SENTINEL] = self.index.get(board.sentinel)
        self.zone: list[int] = where  # type: ignore[assignment] # of each thing; none for what is not in play
        self.criminals = tuple([CODE[criminal] for criminal in board.criminals])
        self.crowd = crowd = [0] * len(_AROUND)  # Criminals and the Sentinel in each Zone
        if board.sentinel is not None:
            crowd[self.zone[THE_SENTINEL]] = 1
        for code in self.criminals:
            crowd[self.zone[code]] += 1
        self.hand: list[int | None] = [None] * len(THINGS)  # the Item of a Criminal, the holder of an Item
        for criminal, item in board.holds.items():
            holder, held = CODE[criminal], CODE[item]
            self.hand[holder], self.hand[held] = held, holder
        self.heat = [0] * len(_AROUND)
        for zone, markers in zip(board.heat, (3, 2, 1), strict=False):
            self.heat[self.index[zone]] = markers
        self.walls = [0] * len(_AROUND)  # 1 for a Blockade on the edge clockwise of each Zone
        for edge in board.blockades:
            self.walls[edge.number] = 1
        self.eyes: dict[int, Eyes] = {}

    def through(self, board: InTooDeepBoard, player: int) -> Eyes:
        """The city in the eyes of a player of the board that it was made of."""
        eyes = self.eyes.get(player)
        if eyes is None:
            eyes = self.eyes[player] = Eyes(self, board, player)
        return eyes


def city_of(board: InTooDeepBoard) -> City:
    """The city of a board as it is now."""
    return City(board)
