"""A match with all hands open, for those who may see everything: when it is over, or when nobody but bots plays it."""

from __future__ import annotations

from typing import Any

from .ask import Seat
from .board import Json
from .match import Match

EVERYTHING: Seat = -2
"""The seat of whoever may see all that any seat sees."""


def view_of(match: Match[Any], seat: Seat) -> dict[str, Json]:
    """What a seat sees; for one who may see everything, all that any seat sees."""
    if seat != EVERYTHING:
        return match.view(seat)
    views: list[dict[str, Json]] = [match.view(each) for each in range(match.board.seats)]
    return {name: _most_open([view[name] for view in views]) for name in views[0]}


def _most_open(seen: list[Json]) -> Json:
    first = seen[0]
    if isinstance(first, dict) and "back" not in first:
        return {key: _most_open([each[key] for each in seen if isinstance(each, dict)]) for key in first}
    if isinstance(first, list) and any(isinstance(item, list) for item in first):
        lists = [each for each in seen if isinstance(each, list)]
        return [_most_open([each[i] for each in lists]) for i in range(len(first))]
    if isinstance(first, list):
        return max(seen, key=lambda each: sum(isinstance(face, str) for face in each) if isinstance(each, list) else 0)
    return first
