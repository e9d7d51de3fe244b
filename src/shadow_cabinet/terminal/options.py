"""Options that several commands share, and how what was typed for them is read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from shadow_cabinet.table.errors import SettingsError

settings_option = click.option(
    "--set",
    "settings",
    metavar="NAME=VALUE",
    multiple=True,
    help="Change a setting (repeatable); several values at once with commas; see rules --settings.",
)
content_option = click.option(
    "--content", metavar="DIR", type=click.Path(path_type=Path), help="Card tables of your own, laid over the game's."
)


class Number(click.IntRange):
    """A whole number that is not too small; of another the message says which would be right."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"expected a whole number from {self.min} up, not {str(value)!r}", param, ctx)


def parse_settings(given: tuple[str, ...]) -> dict[str, object]:
    """`board=shortened` as a name and a value."""
    settings: dict[str, object] = {}
    for text in given:
        name, equals, item = text.partition("=")
        if not equals or not name.strip():
            raise SettingsError(f"--set {text}: expected NAME=VALUE, such as --set board=shortened")
        settings[name.strip()] = item
    return settings
