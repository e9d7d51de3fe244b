"""Questions that need not be asked: whose options everybody sees, when there is only one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from shadow_cabinet.table import Ask, Flow, Piece, Prompt, Seat

P = TypeVar("P", bound=Piece)


def sole_or_asked(
    seat: Seat, prompt: Prompt, find: Callable[[], Sequence[P]], about: Mapping[str, Any] | None = None
) -> Flow[P]:
    """The only option, or the one that is chosen. For open things alone: what is hidden would show by the silence."""
    options = find()
    if len(options) == 1:
        return options[0]
    chosen: P = yield Ask(seat, prompt, find, about or {})
    return chosen
