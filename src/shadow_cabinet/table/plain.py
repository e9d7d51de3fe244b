"""What rules say as plain data: each argument says what it is, so that a browser can put it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .ask import Argument, Phrase, Text
from .pieces import Piece

if TYPE_CHECKING:
    from .board import Json


def plain(about: Mapping[str, Argument]) -> dict[str, Json]:
    """The arguments of a note, a question or a reason."""
    return {name: _argument(name, item) for name, item in about.items()}


def said(id: str, about: Mapping[str, Argument]) -> dict[str, Json]:
    """A message with its arguments."""
    return {"say": id, "about": plain(about)} if about else {"say": id}


def _argument(name: str, item: Argument) -> Json:
    """A number called `seat` (or `…_seat`) is a seat; a text is the id of a message, unless it is a `Text`."""
    if isinstance(item, int):
        return {"seat": item} if name.endswith("seat") else item
    if isinstance(item, str):
        return {"text": str(item)} if isinstance(item, Text) else {"say": item}
    if isinstance(item, (Piece, Phrase)):
        return _one(item)
    return [_one(each) for each in item]


def _one(item: Piece | Phrase) -> Json:
    return {"piece": item.id} if isinstance(item, Piece) else said(item.id, item.about)
