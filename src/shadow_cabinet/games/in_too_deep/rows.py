"""What the tables of In Too Deep have in common: a row, and how it says what is wrong in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from shadow_cabinet.table import ContentError, UnknownName

T = TypeVar("T")
Source = Literal["document", "mixed", "reconstruction", "owner"]
"""Where a row is from; mixed: some of it is in the rulebook, some is a reconstruction."""
MOST: Final = 99


@dataclass(frozen=True, slots=True)
class At:
    """A row of a table, to say where something is wrong."""

    file: str
    row: int | None

    def wrong(self, column: str, message: str) -> ContentError:
        """What is wrong in a column of this row."""
        return ContentError(self.file, message, self.row, column)

    def within(self, column: str, number: int, low: int, high: int) -> int:
        """A number between two bounds."""
        if not low <= number <= high:
            raise self.wrong(column, f"expected a number from {low} to {high}, not {number}")
        return number

    def text(self, column: str, text: str) -> str:
        """Something to read, without spaces around it."""
        if not text.strip():
            raise self.wrong(column, "is empty")
        return text.strip()

    def named(self, column: str, name: str, known: dict[str, T]) -> T:
        """What is called so."""
        if name not in known:
            raise self.wrong(column, str(UnknownName("word for it", name, known)))
        return known[name]

    def code(self, column: str, code: str, pattern: str, example: str, seen: set[str]) -> str:
        """The code of a card, of a fixed form and not used before."""
        if not re.fullmatch(pattern, code):
            raise self.wrong(column, f"expected a code such as {example}, not {code!r}")
        if code in seen:
            raise self.wrong(column, f"{code} has two rows")
        seen.add(code)
        return code

    def numbers(self, column: str, text: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """So many whole numbers in a row, or at least two if there may be any number of them (0)."""
        words = text.split()
        if (count and len(words) != count) or (not count and len(words) < 2):
            many = "1 number" if count == 1 else f"{count} numbers" if count else "2 numbers or more"
            raise self.wrong(column, f"expected {many}, not {text!r}")
        found: list[int] = []
        for word in words:
            if not re.fullmatch(r"-?[0-9]+", word):
                raise self.wrong(column, f"expected whole numbers, not {word!r}")
            found.append(self.within(column, int(word), low, high))
        return tuple(found)

    def formula(self, column: str, parse: Callable[[], T]) -> T:
        """What a formula means."""
        try:
            return parse()
        except ValueError as problem:
            raise self.wrong(column, str(problem)) from None


def enough(file: str, found: int, wanted: int, what: str) -> None:
    """A table has to have so many."""
    if found < wanted:
        raise ContentError(file, f"needs at least {wanted} {what}, and has {found}")
