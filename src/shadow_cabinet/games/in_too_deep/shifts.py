"""Shifting and moving what stands in the city (004: The Sentinel, Blockades; Zone powers, Boost tiles)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from shadow_cabinet.table import Ask, Flow, Piece, Prompt, Seat

from .board import InTooDeepBoard
from .pieces import BLOCKADES, EDGES, ITEMS, NOBODY_ELSE, SENTINEL, STOP, Criminal, Edge, Item, Zone
from .prompts import (
    ESCORT,
    MOVE_CRIMINAL,
    MOVE_HEAT,
    MOVE_ITEM,
    SHIFT,
    SHIFT_THE_SENTINEL,
    SHIFT_WHERE,
    SWAP,
    SWAP_WITH,
    TO_ZONE,
)

P = TypeVar("P", bound=Piece)


def other_than(pieces: Iterable[P], *others: Piece | None) -> list[P]:
    """All but these."""
    return [piece for piece in pieces if piece not in others]


# -- the Sentinel and the Blockades ------------------------------------------------------------------------------------


def shifts(
    board: InTooDeepBoard, me: Seat, count: int, what: Sequence[Piece] = (SENTINEL, *BLOCKADES), stop: bool = False
) -> Flow[None]:
    """So many shifts, split as one likes over what can be shifted; some may be left out."""
    options = [*what, STOP] if stop else list(what)
    for left in range(count, 0, -1):
        if options == [SENTINEL]:
            yield from shift(board, me, SENTINEL, left, SHIFT_THE_SENTINEL)
            continue
        chosen: Piece = yield Ask(me, SHIFT, lambda: options, {"left": left})
        if chosen is STOP:
            return
        yield from shift(board, me, chosen, left)


def shift(board: InTooDeepBoard, me: Seat, what: Piece, left: int = 1, prompt: Prompt = SHIFT_WHERE) -> Flow[None]:
    """Shift the Sentinel, who may escort a Criminal, or a Blockade: the first of so many shifts that are left."""
    where: Piece = yield Ask(me, prompt, partial(shift_targets, board, what), {"piece": what, "left": left})
    if what is SENTINEL:
        assert isinstance(where, Zone)
        escorted: Piece = yield Ask(me, ESCORT, partial(escorts, board), {"zone": where, "left": left})
        shift_sentinel(board, me, where, escorted)
    else:
        assert isinstance(where, Edge)
        shift_blockade(board, me, BLOCKADES.index(what), where)


def shift_targets(board: InTooDeepBoard, what: Piece) -> Sequence[Piece]:
    """Where the Sentinel or a Blockade comes to by one shift."""
    if what is SENTINEL:
        assert board.sentinel is not None
        return board.neighbours(board.sentinel)
    number = BLOCKADES.index(what)
    return [next_edge(board, number, step) for step in (1, -1)]


def next_edge(board: InTooDeepBoard, number: int, step: int) -> Edge:
    """The next edge without a Blockade on it (004: an occupied one is skipped)."""
    i = board.blockades[number].number + step
    while EDGES[i % len(EDGES)] in board.blockades:
        i += step
    return EDGES[i % len(EDGES)]


def escorts(board: InTooDeepBoard) -> list[Piece]:
    """Whom the Sentinel can take along: nobody, or a Criminal in its Zone."""
    assert board.sentinel is not None
    return [NOBODY_ELSE, *board.criminals_in(board.sentinel)]


def shift_sentinel(board: InTooDeepBoard, me: int, where: Zone, escorted: Piece = NOBODY_ELSE) -> None:
    """The Sentinel goes to a neighbouring Zone, through a Blockade too, and the escorted Criminal with it."""
    board.sentinel = where
    board.city = None
    if isinstance(escorted, Criminal):
        board.put(escorted, where)
        board.note("sentinel-escorts", seat=me, zone=where, criminal=escorted)
    else:
        board.note("sentinel-shifts", seat=me, zone=where)


def shift_blockade(board: InTooDeepBoard, me: int, number: int, where: Edge) -> None:
    """A Blockade goes to another edge."""
    board.blockades[number] = where
    board.city = None
    tell_of_blockade(board, me, number)


def tell_of_blockade(board: InTooDeepBoard, player: int, number: int) -> None:
    """Between which Zones a Blockade stands now."""
    edge = board.blockades[number]
    zone, other = board.ring[edge.number], board.zone(board.ring[edge.number], 1)
    board.note("blockade-shifts", seat=player, blockade=BLOCKADES[number], edge=edge, zone=zone, other=other)


# -- Criminals and Items -----------------------------------------------------------------------------------------------


def steps_on_foot(board: InTooDeepBoard, criminal: Criminal) -> list[Zone]:
    """Where a Criminal can be shifted: no Blockade is crossed, unless they are ignored this turn."""
    zone = board.at[criminal]
    return list(board.neighbours(zone)) if board.ignores_blockades else board.open_neighbours(zone)


def move_criminal(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Move any Criminal to any other Zone."""
    criminal: Criminal = yield Ask(me, MOVE_CRIMINAL, lambda: board.criminals)
    zone: Zone = yield Ask(me, TO_ZONE, lambda: other_than(board.ring, board.at[criminal]), {"piece": criminal})
    board.put(criminal, zone)
    board.note("criminal-moved", seat=me, criminal=criminal, zone=zone)


def move_item(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Move any Item to any Zone, where it arrives loose; a held one can be left where it is."""
    item: Item = yield Ask(me, MOVE_ITEM, lambda: ITEMS)
    zone: Zone = yield Ask(me, TO_ZONE, partial(zones_for, board, item), {"piece": item})
    board.put_loose(item, zone)
    board.note("item-moved", seat=me, item=item, zone=zone)


def zones_for(board: InTooDeepBoard, item: Item) -> list[Zone]:
    """Where an Item can be moved so that anything changes."""
    return list(board.ring) if board.holder(item) else other_than(board.ring, board.at[item])


def move_heat(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """All Heat of one Zone goes to a Zone without any."""
    hot: Zone = yield Ask(me, MOVE_HEAT, lambda: board.heat)
    cold: Zone = yield Ask(me, TO_ZONE, lambda: other_than(board.ring, *board.heat), {"piece": hot})
    board.heat[board.heat.index(hot)] = cold
    board.city = None
    board.note("heat-moved", seat=me, zone=hot, other=cold)


# -- swapping ----------------------------------------------------------------------------------------------------------


def swap_items(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Two Items change Zones, and holders: a loose one swapped with a held one is held."""
    if not any_items_differ(board):
        return
    one, other = yield from two(board, me, ITEMS, ITEMS, partial(items_differ, board))
    holder, other_holder = board.holder(one), board.holder(other)
    zone, other_zone = board.at[one], board.at[other]
    board.put_loose(one, other_zone)
    board.put_loose(other, zone)
    if holder is not None:
        board.holds[holder] = other
    if other_holder is not None:
        board.holds[other_holder] = one
    board.note("items-swapped", seat=me, item=one, other=other)


def items_differ(board: InTooDeepBoard, one: Item, other: Item) -> bool:
    """Whether a swap changes anything: not of two loose Items of one Zone."""
    return one is not other and not (
        board.at[one] is board.at[other] and board.holder(one) is None and board.holder(other) is None
    )


def any_items_differ(board: InTooDeepBoard) -> bool:
    """Whether there are two Items that can be swapped: not if all lie loose in one Zone."""
    return any(items_differ(board, ITEMS[0], other) for other in ITEMS)


def swap_item_with_criminal(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """An Item and a Criminal change Zones; the Item arrives loose, the Criminal keeps what it holds."""
    item, criminal = yield from two(board, me, ITEMS, board.criminals, partial(apart, board))
    zone = board.at[criminal]
    from_zone = board.at[item]
    board.put_loose(item, zone)
    board.put(criminal, from_zone)
    board.note("item-swapped-with-criminal", seat=me, item=item, criminal=criminal)


def swap_criminals(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Two Criminals change Zones, with what they hold."""
    one, other = yield from two(board, me, board.criminals, board.criminals, partial(apart, board))
    exchange_zones(board, one, other)
    board.note("criminals-swapped", seat=me, criminal=one, other=other)


def exchange_zones(board: InTooDeepBoard, one: Criminal, other: Criminal) -> None:
    """Two Criminals change Zones, with what they hold."""
    zone, other_zone = board.at[one], board.at[other]
    board.put(one, other_zone)
    board.put(other, zone)


def apart(board: InTooDeepBoard, one: Piece, other: Piece) -> bool:
    """Whether two pieces are in different Zones."""
    return board.at[one] is not board.at[other]


A = TypeVar("A", bound=Piece)
B = TypeVar("B", bound=Piece)


def two(
    board: InTooDeepBoard, me: Seat, ones: Sequence[A], others: Sequence[B], fits: Callable[[A, B], bool]
) -> Flow[tuple[A, B]]:
    """A pair of pieces that can be swapped."""
    one: A = yield Ask(me, SWAP, lambda: [one for one in ones if any(fits(one, other) for other in others)])
    other: B = yield Ask(me, SWAP_WITH, lambda: [other for other in others if fits(one, other)], {"piece": one})
    return one, other


def any_apart(board: InTooDeepBoard, ones: Sequence[Piece], others: Sequence[Piece]) -> bool:
    """Whether there is a pair in different Zones."""
    return any(apart(board, one, other) for one in ones for other in others)
