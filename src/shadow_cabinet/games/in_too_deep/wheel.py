"""Boosts: the wheel from which they are gained, and the register of what they do (004: Gaining Boosts)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from shadow_cabinet.table import Flow, Piece, Seat

from .asking import sole_or_asked
from .board import InTooDeepBoard
from .pieces import SECTORS, Boost
from .prompts import TAKE_A_BOOST

Happens: TypeAlias = "Callable[[InTooDeepBoard, Seat, Boost], Flow[None] | None]"
Useful: TypeAlias = "Callable[[InTooDeepBoard, Seat, Boost], bool]"


class BoostEffect(NamedTuple):
    """What a kind of Boost does, and when it can do anything."""

    happens: Happens
    useful: Useful


BOOST_EFFECTS: dict[str, BoostEffect] = {}


def boost_effect(name: str, useful: Useful = lambda board, me, boost: True) -> Callable[[Happens], Happens]:
    """Register what a Boost does under the name that the table uses."""

    def register(happens: Happens) -> Happens:
        BOOST_EFFECTS[name] = BoostEffect(happens, useful)
        return happens

    return register


def gain_boost(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Choose a Boost of the wheel; an instant one happens at once, after the wheel was filled up, and is discarded."""
    fill_wheel(board)
    if not filled_sectors(board):
        return
    sector = yield from sole_or_asked(me, TAKE_A_BOOST, lambda: filled_sectors(board))
    boost = take_from_wheel(board, me, sector)
    if not boost.instant:
        board.boosts[me].append(boost)
        return
    board.boost_discard.append(boost)
    yield from carry_out(board, me, boost)


def take_from_wheel(board: InTooDeepBoard, player: int, sector: Piece) -> Boost:
    """The Boost with the Intel of its sector; one Intel comes to the next sector clockwise, and a new Boost here."""
    boost = board.wheel[sector].pop()
    found = board.wheel_intel[sector]
    board.intel[player] += found
    board.wheel_intel[sector] = 0
    board.wheel_intel[SECTORS[(SECTORS.index(sector) + 1) % len(SECTORS)]] += 1
    board.note("took-boost", seat=player, boost=boost, intel=found)
    fill_wheel(board)
    return boost


def filled_sectors(board: InTooDeepBoard) -> list[Piece]:
    """The sectors in which a Boost lies."""
    return [sector for sector in SECTORS if board.wheel[sector]]


def fill_wheel(board: InTooDeepBoard) -> None:
    """New Boosts from the stack; an empty stack is made anew of the discards."""
    for sector in SECTORS:
        if board.wheel[sector]:
            continue
        if not board.boost_stack:
            if not board.boost_discard:
                return
            board.shuffle(board.boost_discard)
            board.boost_stack, board.boost_discard = board.boost_discard, []
            board.note("boosts-reshuffled", count=len(board.boost_stack))
        board.draw(board.boost_stack, board.wheel[sector])
        board.note("wheel-filled", boost=board.wheel[sector][-1])


def useful(board: InTooDeepBoard, me: Seat, boost: Boost) -> bool:
    """Whether a Boost can do anything now."""
    return BOOST_EFFECTS[boost.effect].useful(board, me, boost)


def spend(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """A kept Boost is spent: it is discarded and does what it says."""
    board.boosts[me].remove(boost)
    board.boost_discard.append(boost)
    board.note("spent-boost", seat=me, boost=boost)
    yield from carry_out(board, me, boost)


def carry_out(board: InTooDeepBoard, me: Seat, boost: Boost) -> Flow[None]:
    """What a Boost does; without any effect it is lost."""
    effect = BOOST_EFFECTS[boost.effect]
    if effect.useful(board, me, boost):
        flow = effect.happens(board, me, boost)
        if flow is not None:
            yield from flow
