"""Card tables: the content of a game as TOML or CSV inside its package, and owners' decks laid over them."""

from __future__ import annotations

import csv
import dataclasses
import tomllib
from hashlib import blake2b
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from .errors import ContentError, UnknownName

Row = TypeVar("Row")


class Content:
    """The tables of one game: those of its package, each replaced by a file of the same name in the owner's folder."""

    def __init__(self, package: str, names: tuple[str, ...], overlay: Path | None = None) -> None:
        self.package, self.names, self.overlay = package, names, overlay
        self._texts = {name: (files(package) / name).read_text("utf-8") for name in names}
        if overlay is not None:
            self._lay_over(overlay)

    def _lay_over(self, overlay: Path) -> None:
        if not overlay.is_dir():
            raise ContentError(str(overlay), "is not a folder with card tables")
        given = sorted(path.name for path in overlay.iterdir() if path.suffix in (".toml", ".csv"))
        if not given:
            raise ContentError(str(overlay), f"has no card tables; this game reads {' and '.join(self.names)}")
        for name in given:
            if name not in self._texts:
                raise ContentError(str(overlay / name), str(UnknownName("card table", name, self._texts)))
            try:
                self._texts[name] = (overlay / name).read_text("utf-8")
            except (OSError, UnicodeDecodeError) as problem:
                raise ContentError(str(overlay / name), f"cannot be read: {problem}") from None

    @property
    def digest(self) -> str:
        """A short hash of all tables, kept in records: the same choices mean something else with another deck."""
        mixed = blake2b(digest_size=8)
        for name in sorted(self._texts):
            text = self._texts[name].replace("\r\n", "\n")
            mixed.update(f"{name}\0{len(text)}\0{text}".encode())
        return mixed.hexdigest()

    def rows(self, name: str, table: str, row_class: type[Row]) -> list[Row]:
        """The rows of a table, each checked against the fields of a dataclass (str, int, bool or Literal)."""
        text = self._texts[name]
        if name.endswith(".csv"):
            raw: list[Any] = list(csv.DictReader(StringIO(text)))
            return [_row(name, number, entry, row_class, from_text=True) for number, entry in enumerate(raw, 1)]
        try:
            document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise ContentError(name, f"is not valid TOML: {problem}") from None
        for key in document:
            if key != table:
                raise ContentError(name, str(UnknownName("table", key, [table])))
        raw = document.get(table, [])
        if not isinstance(raw, list) or not raw:
            raise ContentError(name, f"has no rows: expected a list named {table!r}")
        return [_row(name, number, entry, row_class, from_text=False) for number, entry in enumerate(raw, 1)]


def _row(file: str, number: int, entry: Any, row_class: type[Row], from_text: bool) -> Row:
    if not isinstance(entry, dict):
        raise ContentError(file, f"expected a row with columns, not {entry!r}", number)
    hints = get_type_hints(row_class)
    declared = {item.name: item for item in dataclasses.fields(row_class)}  # type: ignore[arg-type]
    for column in entry:
        if column not in declared:
            raise ContentError(file, str(UnknownName("column", str(column), declared)), number, str(column))
    values: dict[str, Any] = {}
    for column, item in declared.items():
        if entry.get(column) is None:
            if item.default is dataclasses.MISSING:
                raise ContentError(file, "is missing", number, column)
            continue
        values[column] = _cell(file, number, column, entry[column], hints[column], from_text)
    return row_class(**values)


def _cell(file: str, number: int, column: str, given: Any, hint: Any, from_text: bool) -> Any:
    if get_origin(hint) is Literal:
        if given not in get_args(hint):
            raise ContentError(
                file, str(UnknownName("word for it", str(given), filter(None, get_args(hint)))), number, column
            )
        return given
    if hint is int and from_text:
        try:
            return int(given)
        except ValueError:
            raise ContentError(file, f"expected a whole number, not {given!r}", number, column) from None
    if hint is bool and from_text and given in ("true", "false"):
        return given == "true"
    if type(given) is not hint:
        kinds = {int: "a whole number", str: "text", bool: "true or false"}
        raise ContentError(file, f"expected {kinds.get(hint, hint)}, not {given!r}", number, column)
    return given
