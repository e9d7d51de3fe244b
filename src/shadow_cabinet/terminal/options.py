"""Options that several commands share, and how what was typed for them is read."""

from __future__ import annotations

from pathlib import Path

import click

from shadow_cabinet.table.errors import SettingsError

settings_option = click.option(
    "--set",
    "settings",
    metavar="NAME=VALUE",
    multiple=True,
    help="Change a setting (repeatable); see rules --settings.",
)
content_option = click.option(
    "--content", metavar="DIR", type=click.Path(path_type=Path), help="Card tables of your own, laid over the game's."
)


def parse_settings(given: tuple[str, ...]) -> dict[str, object]:
    """`board=shortened` as a name and a value."""
    settings: dict[str, object] = {}
    for text in given:
        name, equals, item = text.partition("=")
        if not equals or not name.strip():
            raise SettingsError(f"--set {text}: expected NAME=VALUE, such as --set board=shortened")
        settings[name.strip()] = item
    return settings
