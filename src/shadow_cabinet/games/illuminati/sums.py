"""Sums of money: a few sensible ones to point at, and any exact one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Prompt, Seat

from .pieces import EVERYTHING, EXACT_SUM, MOST_AT_ONCE, SUM_OF, SUMS, Card
from .prompts import EXACT, SUM

ROUND_SUMS = (1, 2, 3, 5, 10, 20, 50, 100)


def ask_sum(
    seat: Seat, source: Card, most: int, least: int = 1, sensible: Iterable[int] = (), prompt: Prompt = SUM
) -> Flow[int]:
    """How much of the money on a card."""
    about = {"card": source, "most": most}
    chosen: Piece = yield Ask(seat, prompt, partial(sums, most, least, tuple(sensible)), about)
    if chosen is EXACT_SUM:
        chosen = yield Ask(seat, EXACT, partial(exact_sums, most, least), about)
    return most if chosen is EVERYTHING else SUM_OF[chosen]


def sums(most: int, least: int, sensible: tuple[int, ...]) -> list[Piece]:
    """Round sums, those that are of use now, everything, and the way to any other."""
    wanted = {*ROUND_SUMS, *sensible, least, most}
    top = min(most, MOST_AT_ONCE)
    numbers = sorted(number for number in wanted if least <= number <= top)
    found = [SUMS[number] for number in numbers]
    if most > MOST_AT_ONCE:
        found.append(EVERYTHING)
    if len(numbers) <= top - least:
        found.append(EXACT_SUM)
    return found


def exact_sums(most: int, least: int) -> list[Piece]:
    """Every sum there is a piece for."""
    return list(SUMS[least : min(most, MOST_AT_ONCE) + 1])
