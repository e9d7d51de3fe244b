"""Asking those who may hold an answer: all at once, and the first in turn order who has one is heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from shadow_cabinet.table import Ask, Flow, Piece, Prompt, Seat, Together

from .board import IlluminatiBoard
from .pieces import PASS, Special

T = TypeVar("T")


def first_answer(seats: Sequence[Seat], sub_flow: Callable[[Seat], Flow[T | None]]) -> Flow[tuple[Seat, T] | None]:
    """The answer of the first of these seats that has one.

    It is as if they were asked in turn: those before the first pass in either case, and the answers of those after it,
    given before they could know of it, are nowhere told, and asked for again where there is still something to answer.
    """
    if not seats:
        return None
    answers: dict[Seat, T | None] = yield Together({seat: partial(sub_flow, seat) for seat in seats})
    for seat in seats:
        answer = answers[seat]
        if answer is not None:
            return seat, answer
    return None


def may_hold(board: IlluminatiBoard, seats: Sequence[Seat], *effects: str) -> list[Seat]:
    """Those of these seats that may hold a Special with one of these effects, for all that anybody can see.

    A window that opened only for those who do hold it would tell that they do.
    """
    in_sight = (*board.discard, *board.out_of_play)
    gone = sum(isinstance(card, Special) and card.effect in effects for card in in_sight)
    if gone == sum(card.effect in effects for card in board.tables.specials):
        return []
    return [seat for seat in seats if board.hands[seat]]


def held(board: IlluminatiBoard, seat: Seat, *effects: str) -> list[Special]:
    """The Specials in a hand that have one of these effects."""
    return [card for card in board.hands[seat] if card.effect in effects]


def who_plays(
    board: IlluminatiBoard, seats: Sequence[Seat], prompt: Prompt, about: Mapping[str, object], *effects: str
) -> Flow[tuple[Seat, Special] | None]:
    """Which of these seats plays a Special with one of these effects, and which: all who may hold one are asked."""

    def play_or_pass(seat: Seat) -> Flow[Special | None]:
        chosen: Piece = yield Ask(seat, prompt, lambda: [PASS, *held(board, seat, *effects)], about)
        return chosen if isinstance(chosen, Special) else None

    return (yield from first_answer(may_hold(board, seats, *effects), play_or_pass))
