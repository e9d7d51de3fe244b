"""What can go wrong at a table, each with one sentence for a person. Interfaces print `str(error)` and nothing more."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LEAST_PART = 3  # letters from which a part of a name points to it


class TableError(Exception):
    """What a person or a program asked for cannot be done; the message says what was wrong and what would be right."""


class UnknownName(TableError):
    """A piece, game, bot, setting, field or key that does not exist."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind, self.name = kind, name
        known = sorted(known)
        near = get_close_matches(name.lower(), known, 3, 0.5)
        if not near and len(name) >= LEAST_PART:
            near = [each for each in known if name.lower() in each][:3]
        if near:
            hint = f"did you mean {' or '.join(near)}?"
        elif len(known) <= 12:
            hint = f"known: {', '.join(known) or 'none'}"
        else:
            hint = f"known: {', '.join(known[:10])} … ({len(known)} in all)"
        super().__init__(f"there is no {kind} {name!r}; {hint}")


class Refused(TableError):
    """A choice that was not offered, or out of turn, or late. Nothing has changed."""


class SettingsError(TableError):
    """A setting that does not exist, is out of bounds, or contradicts another."""


class ContentError(TableError):
    """A card table that cannot be used: says the file, and the row and column where there is one."""

    def __init__(self, file: str, message: str, row: int | None = None, column: str | None = None) -> None:
        place = file
        if row is not None:
            place += f", row {row}"
        if column is not None:
            place += f", column {column!r}"
        super().__init__(f"{place}: {message}")
        self.file, self.row, self.column = file, row, column


class RecordError(TableError):
    """A record that cannot be read, or does not replay."""


class ScenarioError(TableError):
    """A scenario file that cannot be read."""
