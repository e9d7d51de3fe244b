"""The settings of a game as entries of the first screen: each is changed by choosing it."""

from __future__ import annotations

from typing import Any, TypeAlias

from shadow_cabinet.table import Game
from shadow_cabinet.table.settings import Option, options_of
from shadow_cabinet.words import Words

Value: TypeAlias = "bool | int | str | tuple[str, ...]"
MOST_NUMBERS = 12  # that are stepped through one by one; of more the command line has to tell


class ChosenSettings:
    """What has been chosen for one game so far, on top of what was typed."""

    def __init__(self, game: Game[Any], typed: dict[str, object]) -> None:
        self.words = Words(game)
        self.options = [option for option in options_of(game.settings_class) if _can_be_stepped(option)]
        given = {name.replace("-", "_"): item for name, item in typed.items()}
        self._typed = given
        self.values: dict[str, Value] = {
            option.name: option.parse(given[option.name]) if option.name in given else option.default
            for option in self.options
        }

    @property
    def changed(self) -> dict[str, object]:
        """The settings that are not as they usually are, and those that were typed."""
        values = self.values
        return {
            option.name: values[option.name]
            for option in self.options
            if option.name in self._typed or values[option.name] != option.default
        }

    def told(self, option: Option) -> str:
        """A setting and what it is now."""
        return f"{self.words.setting(option.name)}: {self._value(option)}"

    def _value(self, option: Option) -> str:
        value = self.values[option.name]
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, tuple):
            return ", ".join(self.words.setting_choice(option.name, each) for each in value) or "none chosen"
        return self.words.setting_choice(option.name, value) if isinstance(value, str) else str(value)

    def step(self, option: Option) -> None:
        """The next value; after the last the first."""
        value = self.values[option.name]
        if isinstance(value, bool):
            self.values[option.name] = not value
        elif isinstance(value, int):
            low, high = option.low or 0, option.high or value
            self.values[option.name] = low if value >= high else value + 1
        elif isinstance(value, str):
            at = option.choices.index(value)
            self.values[option.name] = option.choices[(at + 1) % len(option.choices)]

    def has(self, option: Option, choice: str) -> bool:
        """Whether one of several choices has been made."""
        value = self.values[option.name]
        return isinstance(value, tuple) and choice in value

    def turn(self, option: Option, choice: str) -> None:
        """Make or take back one of several choices."""
        now = [each for each in option.choices if self.has(option, each) != (each == choice)]
        self.values[option.name] = tuple(now)


def _can_be_stepped(option: Option) -> bool:
    if isinstance(option.default, (bool, str, tuple)):
        return True
    return option.low is not None and option.high is not None and option.high - option.low < MOST_NUMBERS
