"""A chair at a match: all that one seat may see and do. Bots and interfaces sit on chairs and touch nothing else."""

from __future__ import annotations

from typing import Any

from .ask import Argument, Ask, Prompt, Seat
from .board import Json, Note
from .dice import Dice
from .errors import Refused
from .match import Match
from .pieces import Piece


class Chair:
    """One seat's side of a match."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match, self.seat = match, seat

    def _ask(self) -> Ask:
        ask = self._match.ask_of(self.seat)
        if ask is None:
            raise Refused(f"seat {self.seat} is not asked anything now")
        return ask

    @property
    def asked(self) -> bool:
        """Whether this seat has something to decide."""
        return self._match.ask_of(self.seat) is not None

    @property
    def prompt(self) -> Prompt:
        return self._ask().prompt

    @property
    def about(self) -> dict[str, Argument]:
        return dict(self._ask().about)

    @property
    def options(self) -> list[Piece]:
        return list(self._ask().options)

    @property
    def number(self) -> int:
        """How many choices of this match the seat knows of: with it the seat's own dice can be seeded."""
        return self._match.number_for(self.seat)

    def view(self) -> dict[str, Json]:
        """Everything this seat sees."""
        return self._match.view(self.seat)

    def notes(self) -> list[Note]:
        """The story so far, as this seat may read it."""
        return self._match.notes_of(self.seat)

    def imagine(self, dice: Dice) -> Match[Any]:
        """A match like this one, with all that this seat cannot know dealt anew."""
        return self._match.imagine(self.seat, dice)

    def choose(self, piece: Piece | str) -> None:
        """Answer the question."""
        self._match.choose(self.seat, piece)
