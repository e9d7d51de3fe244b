"""Secret choices: where a seat picks one of two pieces and both stay hidden, the others cannot tell which it was."""

from __future__ import annotations

from random import Random
from typing import Any

from shadow_cabinet.table import Match, Piece, Seat

from .failure import Broken
from .shown import ONLOOKER, difference, faces, shown
from .tells import came_out_to
from .watch import Told, log_of


def check_secret_choice(match: Match[Any], random: Random) -> int:
    """Choose one piece and, in another copy, another one; returns how many pairs of eyes could be compared."""
    if len(match.asks) != 1:
        return 0  # while several decide at the same time nothing of it is shown anyway
    ask = match.asks[0]
    loose = [option for option in ask.options if option in match.game.loose]
    if not loose:
        return 0
    back = random.choice(loose).back  # everybody sees the backs
    loose = [option for option in loose if option.back == back]
    if len(loose) < 2:
        return 0
    picks = random.sample(loose, 2)
    one, other = match.copy(tell=True), match.copy(tell=True)
    told = len(match.notes)
    for twin, piece in zip((one, other), picks, strict=True):
        log_of(twin.board).clear()
        twin.choose(ask.seat, piece)
    if not _finish(one, other, ask.seat, random):
        return 0
    compared = 0
    for eye in (*range(match.board.seats), ONLOOKER):
        if (
            eye == ask.seat
            or came_out_to(one, match.board.horizon, eye)
            or came_out_to(other, match.board.horizon, eye)
        ):
            continue
        if not (_hidden(one, eye, picks[0]) and _hidden(other, eye, picks[1])):
            continue
        if _came_to_light(one, eye) != _came_to_light(other, eye):
            continue
        found = difference(_screen(one, eye, told), _screen(other, eye, told))
        if found:
            ids = " or ".join(piece.id for piece in picks)
            raise Broken(
                "secrecy", f"seat {ask.seat} chose {ids}, and it stayed hidden, but seat {eye} is shown {found}"
            )
        compared += 1
    return compared


def _finish(one: Match[Any], other: Match[Any], seat: Seat, random: Random) -> bool:
    """Complete the decision in the same way in both; returns whether that is possible."""
    while True:
        asks = [twin.ask_of(seat) for twin in (one, other)]
        first, second = asks
        going_on = [ask is not None and ask.prompt.follows for ask in asks]
        if not any(going_on):
            return True
        if not all(going_on) or first is None or second is None or first.prompt is not second.prompt:
            return False
        common = [option for option in first.options if option in second.options]
        if not common:
            return False
        piece = random.choice(common)
        one.choose(seat, piece)
        other.choose(seat, piece)


def _hidden(match: Match[Any], eye: Seat, piece: Piece) -> bool:
    """Whether a piece lies where a seat does not see faces; it may have seen the piece before."""
    board = match.board
    return any(piece in spot.pieces and not board.sees(eye, spot.field, spot.owner) for spot in board.places())


def _came_to_light(match: Match[Any], eye: Seat) -> list[set[Piece]]:
    """The faces that a seat sees where they lie, and those that it was told of while it saw them in passing."""
    told = [event for event in log_of(match.board) if isinstance(event, Told) and event.reader in (None, eye)]
    return [faces(match.board, eye, remembered=False), *(set(event.open) for event in told)]


def _screen(match: Match[Any], eye: Seat, told: int) -> dict[str, Any]:
    notes = [note for note in match.notes[told:] if note.seat is None or note.seat == eye]
    return {**shown(match, eye), "notes": notes}
