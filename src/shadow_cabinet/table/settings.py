"""Settings: a frozen dataclass per game, from which command lines and forms are made.

    @dataclass(frozen=True, slots=True)
    class Settings:
        board: Literal["basic", "shortened"] = setting("basic")
        turn_cap: int = setting(300, low=1, high=10_000)

The words of a setting are the message `setting-NAME` of the game's catalogue.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from .errors import SettingsError, UnknownName

S = TypeVar("S")


def setting(default: Any, *, low: int | None = None, high: int | None = None) -> Any:
    """A field of a settings class: `bool`, `int` with bounds, a `Literal` of strings, or a tuple of several of them."""
    return dataclasses.field(default=default, metadata={"low": low, "high": high})


@dataclasses.dataclass(frozen=True, slots=True)
class Option:
    """One setting as interfaces see it."""

    name: str
    default: bool | int | str | tuple[str, ...]
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None

    @property
    def several(self) -> bool:
        """Whether any number of the choices can be given, in a list or with commas between them."""
        return isinstance(self.default, tuple)

    @property
    def bounds(self) -> str:
        """What may be given, in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if self.several:
            return f"any of {', '.join(self.choices)} (with commas between them), or nothing"
        if self.choices:
            return " or ".join(self.choices)
        return f"a whole number from {self.low} to {self.high}"

    def parse(self, given: object) -> bool | int | str | tuple[str, ...]:
        """The value that was meant, or a `SettingsError` that says what would be right."""
        if self.several:
            words = given if isinstance(given, (list, tuple)) else str(given).replace(",", " ").split()
            named = {str(word).strip().lower() for word in words}
            if named <= set(self.choices):
                return tuple(choice for choice in self.choices if choice in named)
        text = str(given).strip().lower()
        if isinstance(self.default, bool):
            if text in ("true", "yes", "on", "1"):
                return True
            if text in ("false", "no", "off", "0"):
                return False
        elif self.choices:
            if text in self.choices:
                return text
        else:
            try:
                number = int(text)
            except ValueError:
                number = None
            if number is not None and (self.low or 0) <= number <= (number if self.high is None else self.high):
                return number
        raise SettingsError(f"the setting {self.name} is {self.bounds}, not {str(given)!r}")


def default_of(declared: dataclasses.Field[Any]) -> bool | int | str | tuple[str, ...]:
    """The default of a setting; every setting has one."""
    assert isinstance(declared.default, (bool, int, str, tuple))
    return declared.default


_KNOWN: dict[type[Any], list[Option]] = {}  # reading type hints is slow, and playouts make many matches


def options_of(cls: type[Any]) -> list[Option]:
    """The settings of a settings class, in their order."""
    if cls not in _KNOWN:
        hints = get_type_hints(cls)
        _KNOWN[cls] = found = []
        for declared in dataclasses.fields(cls):
            hint, bounds = hints[declared.name], declared.metadata
            if get_origin(hint) is tuple:
                hint = get_args(hint)[0]
            choices = get_args(hint) if get_origin(hint) is Literal else ()
            found.append(Option(declared.name, default_of(declared), choices, bounds["low"], bounds["high"]))
    return _KNOWN[cls]


def make_settings(cls: type[S], given: Mapping[str, object]) -> S:
    """Settings from names and values that a person or a record gave; the others have their defaults."""
    known = {option.name: option for option in options_of(cls)}
    values: dict[str, object] = {}
    for name, item in given.items():
        option = known.get(name.replace("-", "_"))
        if option is None:
            raise SettingsError(str(UnknownName("setting", name, known)))
        values[option.name] = option.parse(item)
    return cls(**values)


def to_plain(settings: Any) -> dict[str, Any]:
    """Settings as plain data for a record."""
    plain = {option.name: getattr(settings, option.name) for option in options_of(type(settings))}
    return {name: list(item) if isinstance(item, tuple) else item for name, item in plain.items()}
