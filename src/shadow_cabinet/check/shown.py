"""All that a seat can get of a match, as plain data that can be compared; and the whole of a match, likewise."""

from __future__ import annotations

from typing import Any, TypeAlias

from shadow_cabinet.table import Board, Match, Piece, Seat
from shadow_cabinet.table.match import plain_arguments

ONLOOKER = -1

Data: TypeAlias = "dict[str, Any]"


def audience(match: Match[Any]) -> list[Seat]:
    """Everybody who watches: all seats, and an onlooker."""
    return [*range(match.board.seats), ONLOOKER]


def shown(match: Match[Any], seat: Seat) -> Data:
    """What a seat is shown now: its view, who decides, and what it is asked. The story is `Match.notes_of`."""
    ask = match.ask_of(seat)
    asked = None
    if ask is not None:
        asked = {
            "prompt": ask.prompt.id,
            "rule": ask.prompt.rule,
            "about": plain_arguments(ask.about),
            "options": [option.id for option in ask.options],
        }
    view = match.view(seat)
    orders = [list(item) for item in view.values() if isinstance(item, dict)]  # tables are equal in any order
    return {
        "view": view,
        "orders": orders,
        "aids": match.game.aids(match.board, seat),
        "begun": [piece.id for piece in match.begun_by(seat)] if seat >= 0 else [],
        "waiting": waiting(match),
        "asked": asked,
        "over": match.result is not None,
    }


def waiting(match: Match[Any]) -> list[Any]:
    """Who decides, as everybody is told."""
    return [[entry.seat, entry.prompt] for entry in match.waiting()]


def reasons(match: Match[Any], seat: Seat) -> Data:
    """Why not, for every piece there is."""
    found: Data = {}
    for piece in match.game.catalogue:
        reason = match.why_not(seat, piece)
        found[piece.id] = [reason.id, plain_arguments(reason.about), reason.rule]
    return found


def everything(match: Match[Any], notes: bool = True) -> Data:
    """The whole of a match, hidden things included: two that agree in this cannot be told apart by anybody."""
    return {
        "position": match.board.position(),
        "seats": {str(seat): shown(match, seat) for seat in audience(match)},
        "result": repr(match.result),
        "notes": match.notes[:] if notes else [],
    }


def difference(one: Any, other: Any, where: str = "") -> str:
    """Where two pieces of data first differ, and how; empty if they do not."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            place = f"{where}.{key}" if where else str(key)
            found = difference(one.get(key, "(missing)"), other.get(key, "(missing)"), place)
            if found:
                return found
    if isinstance(one, list) and isinstance(other, list):
        for i, (first, second) in enumerate(zip(one, other, strict=False)):
            found = difference(first, second, f"{where}[{i}]")
            if found:
                return found
        if len(one) != len(other):
            longer = one if len(one) > len(other) else other
            return f"{where}: {len(one)} entries or {len(other)}, with or without {longer[min(len(one), len(other))]!r}"
    return f"{where}: {one!r} or {other!r}"


def faces(board: Board, seat: Seat, remembered: bool = True) -> set[Piece]:
    """The pieces whose faces a seat sees where they lie, or has seen."""
    found: set[Piece] = set()
    for spot in board.places():
        if board.sees(seat, spot.field, spot.owner):
            found.update(spot.pieces)
        elif remembered and board.seen:
            found.update(piece for piece in spot.pieces if board.knows(seat, piece))
    return found
