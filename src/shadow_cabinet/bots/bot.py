"""What a bot is: something that answers a question from a chair."""

from __future__ import annotations

from typing import Protocol

from shadow_cabinet.table.chair import Chair
from shadow_cabinet.table.pieces import Piece


class Bot(Protocol):
    """Sees its chair and nothing else. Given the same seed and chair it chooses the same, unless bound by a clock."""

    name: str

    def choose(self, chair: Chair) -> Piece:
        """One of the options of the question that the chair's seat is asked."""
