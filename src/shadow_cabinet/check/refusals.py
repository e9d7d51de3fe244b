"""Refusals: every choice that is not offered is refused, changes nothing, and tells a seat nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

from shadow_cabinet.table import Match, Piece, Seat, TableError

from .failure import Broken
from .shown import everything

Attempt: TypeAlias = tuple[str, Callable[[], None]]


def check_refusals(match: Match[Any], random: Random) -> int:
    """Try pieces that are no options, seats that are not asked, old numbers and words that mean nothing."""
    before = everything(match, notes=False)
    count = len(match.choices)
    tries = [*_wrong_choices(match, random), *_wrong_seats(match, random)]
    for what, attempt in tries:
        try:
            attempt()
        except TableError as refused:
            if not str(refused).strip():
                raise Broken("refusal", f"{what} was refused without a word") from None
        else:
            raise Broken("refusal", f"{what} was accepted")
        if len(match.choices) != count:
            raise Broken("refusal", f"{what} was refused, but stands in the record")
    if everything(match, notes=False) != before:
        raise Broken("refusal", "refused choices changed something")
    return len(tries)


def _wrong_choices(match: Match[Any], random: Random) -> Iterator[Attempt]:
    """What the seats that are asked may not answer."""
    pieces = match.game.catalogue.pieces
    for ask in match.asks:
        seat, options = ask.seat, list(ask.options)
        for piece in random.sample(pieces, min(5, len(pieces))):
            if piece not in options:
                yield f"{piece} of seat {seat}", partial(match.choose, seat, piece)
        option, number = random.choice(options), match.number_for(seat)
        for stale in (-1, number - 1, number + 1):
            yield f"an answer to question {stale} in place of {number}", partial(match.choose, seat, option, stale)
        yield "a word that is no piece", partial(match.choose, seat, "no such piece")
        yield "a piece of another game", partial(match.choose, seat, Piece(option.id, option.kind, option.back))


def _wrong_seats(match: Match[Any], random: Random) -> Iterator[Attempt]:
    """Answers of seats that are not asked, and of seats that there are not."""
    tempting = [option for ask in match.asks for option in ask.options] or match.game.catalogue.pieces
    asked = {ask.seat for ask in match.asks}
    for seat in (*range(match.board.seats), -1, match.board.seats):
        if seat not in asked:
            piece = random.choice(tempting)
            yield f"{piece} of seat {seat}, which is not asked", partial(match.choose, seat, piece)


def refusals(match: Match[Any], seat: Seat, pieces: Sequence[Piece]) -> list[str]:
    """What a seat is told when it tries what it may not: with pieces, out of turn, and with an old number."""
    told: list[str] = []
    ask = match.ask_of(seat)
    offered = list(ask.options) if ask else []
    for number, piece in [(None, piece) for piece in pieces if piece not in offered] + [(-1, pieces[0])]:
        try:
            match.choose(seat, piece, number)
        except TableError as refused:
            told.append(str(refused))
        else:
            raise Broken("refusal", f"{piece} of seat {seat} was accepted")
    return told
