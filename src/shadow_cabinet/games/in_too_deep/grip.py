"""Grip with any Criminal (004: the bonus slots, Boost tiles, the penalties of Chapters)."""

from __future__ import annotations

from shadow_cabinet.table import Flow, Seat

from .asking import sole_or_asked
from .board import InTooDeepBoard
from .pieces import Criminal
from .prompts import GRIP_WITH, LOSE_GRIP


def gain_any_grip(board: InTooDeepBoard, me: Seat, count: int) -> Flow[None]:
    """Gain Grip, split as one likes among any Criminals, hooked or not."""
    for left in range(count, 0, -1):
        if not can_gain(board, me):
            return
        criminal = yield from sole_or_asked(me, GRIP_WITH, lambda: can_gain(board, me), {"left": left})
        board.add_grip(me, criminal, 1)
        board.note("gained-grip", seat=me, criminal=criminal)


def can_gain(board: InTooDeepBoard, me: Seat) -> list[Criminal]:
    """The Criminals whose discs are not at the end of the track."""
    return [criminal for criminal in board.criminals if board.can_gain_grip(me, criminal)]


def lose_any_grip(board: InTooDeepBoard, me: Seat, count: int) -> Flow[None]:
    """Lose Grip point by point, with any Criminals with whom there is some."""
    for left in range(count, 0, -1):
        if not can_lose(board, me):
            return
        criminal = yield from sole_or_asked(me, LOSE_GRIP, lambda: can_lose(board, me), {"left": left})
        board.add_grip(me, criminal, -1)
        board.note("lost-grip", seat=me, criminal=criminal)


def can_lose(board: InTooDeepBoard, me: Seat) -> list[Criminal]:
    """The Criminals with whom a player has any Grip."""
    return [criminal for criminal in board.criminals if board.grip[me].get(criminal, 0)]
