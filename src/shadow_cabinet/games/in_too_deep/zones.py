"""The eight Zone powers (004: Use a Zone power; Zone Powers)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .asking import sole_or_asked
from .board import InTooDeepBoard
from .challenge import challenge
from .evidence import file_evidence, gain_evidence, gain_tolerance, only_peek, unseen_places
from .pieces import (
    BLOCKADES,
    BLOCKS,
    DOWNTOWN,
    FILE_EVIDENCE,
    GAIN_BOOST,
    GAIN_EVIDENCE,
    ION_HEIGHTS,
    ITEMS,
    LEVELS,
    PARISH,
    PEEK,
    RIVERSIDE,
    SENTINEL,
    SIDE_DECK,
    SKYPORT,
    TOWERS,
    ZINBAZAAR,
    Criminal,
    Item,
    Zone,
)
from .prompts import ION_HEIGHTS_CHOICE, RIVERSIDE_CHOICE, SHIFT_WHERE, TOWERS_OPTION
from .shifts import move_criminal, shift, shifts, steps_on_foot, swap_items
from .wheel import filled_sectors, gain_boost

Power: TypeAlias = "Callable[[InTooDeepBoard, Seat], Flow[None]]"
DOWNTOWN_SHIFTS = 3
TOWERS_OPTIONS = 2


def use_zone_power(board: InTooDeepBoard, me: Seat, zone: Zone) -> Flow[None]:
    """Heat cycles into the Zone, then its power is resolved."""
    board.heat_cycles_to(zone)
    board.note("zone-power", seat=me, zone=zone)
    yield from POWERS[zone](board, me)


def downtown(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Up to three shifts of the Sentinel and the Blockades."""
    yield from shifts(board, me, DOWNTOWN_SHIFTS, stop=True)


def ion_heights(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """A Boost, or the top card of any Crime deck, unseen until the end of the turn."""
    if not ion_heights_options(board):
        return
    chosen = yield from sole_or_asked(me, ION_HEIGHTS_CHOICE, lambda: ion_heights_options(board))
    if chosen is GAIN_BOOST:
        yield from gain_boost(board, me)
        return
    if chosen is SIDE_DECK:
        board.draw_side_crime(board.pending[me])
    else:
        board.draw(board.level_decks[chosen], board.pending[me])
    board.note("took-crime", seat=me, deck=chosen)


def ion_heights_options(board: InTooDeepBoard) -> list[Piece]:
    """A Boost if the wheel has any, and the decks that have a card."""
    found = [GAIN_BOOST] if filled_sectors(board) else []
    if board.side_crime_left():
        found.append(SIDE_DECK)
    return [*found, *(level for level in LEVELS if board.level_decks[level])]


def parish(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """A Tolerance token."""
    gain_tolerance(board, me)
    yield from ()


def riverside(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Gain an Evidence, or file one."""

    def options() -> list[Piece]:
        return [GAIN_EVIDENCE, FILE_EVIDENCE] if board.memory[me] else [GAIN_EVIDENCE]

    chosen = yield from sole_or_asked(me, RIVERSIDE_CHOICE, options)
    yield from gain_evidence(board, me, 1) if chosen is GAIN_EVIDENCE else file_evidence(board, me)


def towers(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Two picks: shift a Criminal, an Item, a Blockade or the Sentinel, or peek at two Evidence."""
    for left in range(TOWERS_OPTIONS, 0, -1):
        chosen: Piece = yield Ask(me, TOWERS_OPTION, partial(towers_options, board, me), {"left": left})
        if isinstance(chosen, Criminal):
            zone: Zone = yield Ask(me, SHIFT_WHERE, partial(steps_on_foot, board, chosen), {"piece": chosen, "left": 1})
            board.put(chosen, zone)
            board.note("criminal-shifted", seat=me, criminal=chosen, zone=zone)
        elif isinstance(chosen, Item):
            zone = yield Ask(me, SHIFT_WHERE, partial(neighbours_of_item, board, chosen), {"piece": chosen, "left": 1})
            board.put_loose(chosen, zone)
            board.note("item-shifted", seat=me, item=chosen, zone=zone)
        elif chosen is PEEK:
            yield from only_peek(board, me)
        else:
            yield from shift(board, me, chosen)


def towers_options(board: InTooDeepBoard, me: Seat) -> list[Piece]:
    """What can be shifted, and a look at Evidence if there is any that one has not seen."""
    found: list[Piece] = [criminal for criminal in board.criminals if steps_on_foot(board, criminal)]
    found += [*ITEMS, SENTINEL, *BLOCKADES]
    return [*found, PEEK] if unseen_places(board, me, True) else found


def neighbours_of_item(board: InTooDeepBoard, item: Item) -> Sequence[Zone]:
    """Where an Item comes to by one shift: Blockades do not stop it."""
    return board.neighbours(board.at[item])


POWERS: dict[Zone, Power] = {
    BLOCKS: challenge,
    DOWNTOWN: downtown,
    ION_HEIGHTS: ion_heights,
    PARISH: parish,
    RIVERSIDE: riverside,
    SKYPORT: move_criminal,
    TOWERS: towers,
    ZINBAZAAR: swap_items,
}
