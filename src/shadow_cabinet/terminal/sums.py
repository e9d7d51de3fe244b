"""Sums that can be typed: up to how much a question takes, and a long row of them as one line."""

from __future__ import annotations

from collections.abc import Sequence

from shadow_cabinet.table import Ask, Piece

EXACT = "exact-sum"
"""The option that leads to every sum there is."""
LONG_ROW = 12  # sums one after another, from which they are not listed one by one
ONE_DIGIT = 9


def number_of(piece: Piece) -> int | None:
    """The number of a sum, nothing for any other piece."""
    return int(piece.id.rpartition("-")[2]) if piece.kind == "sum" else None


def long_row(options: Sequence[Piece]) -> list[Piece]:
    """The sums of a question, if they are so many without a gap that nobody wants to read them all."""
    numbers = {number: piece for piece in options if (number := number_of(piece)) is not None}
    if len(numbers) < LONG_ROW or max(numbers) - min(numbers) >= len(numbers):
        return []
    return list(numbers.values())


def most_to_type(ask: Ask) -> int | None:
    """The largest sum that can be typed; nothing if the question is about no sums."""
    numbers = [number for piece in ask.options if (number := number_of(piece)) is not None]
    if not numbers:
        return None
    most = ask.about.get("most") if any(piece.id == EXACT for piece in ask.options) else None
    return max(*numbers, most) if isinstance(most, int) else max(numbers)


def typed_option(ask: Ask, number: int) -> Piece | None:
    """What to choose for a number that was typed: the sum itself, or the way to it."""
    way: Piece | None = None
    for piece in ask.options:
        if number_of(piece) == number:
            return piece
        if piece.id == EXACT:
            way = piece
    return way
