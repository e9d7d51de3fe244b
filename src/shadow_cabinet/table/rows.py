"""Rows of card tables: what is read from a cell, and how a row says what is wrong in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from .content import Content
from .errors import ContentError, UnknownName

T = TypeVar("T")
Bounds = tuple[int, int, int]
"""How many values a row of numbers has (0: two or more), and the least and the greatest that they can be."""


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


class NumberRow(Protocol):
    """A row of a table of numbers that stand on no card."""

    name: str
    values: str


def read_numbers(
    content: Content, file: str, row_class: type[NumberRow], bounds: dict[str, Bounds]
) -> tuple[dict[str, Any], dict[str, At]]:
    """A table with a row for each of these names: a number, or a tuple of them; and where each of them stands."""
    found: dict[str, Any] = {}
    rows: dict[str, At] = {}
    known = {name.replace("_", "-"): bound for name, bound in bounds.items()}
    for number, row in enumerate(content.rows(file, "number", row_class), 1):
        at = At(file, number)
        count, low, high = at.named("name", row.name, known)
        name = row.name.replace("-", "_")
        if name in found:
            raise at.wrong("name", f"{row.name} has two rows")
        values = at.numbers("values", row.values, count, low, high)
        found[name], rows[name] = values[0] if count == 1 else values, at
    for name in known:
        if name.replace("-", "_") not in found:
            raise ContentError(file, f"{name} has no row", None, "name")
    return found, rows
