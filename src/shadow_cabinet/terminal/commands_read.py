"""`cabinet games` and `cabinet rules`: what can be played, and how."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from shadow_cabinet.table import Game

WIDTH = 88


@click.command(epilog="For example: cabinet games")
def games() -> None:
    """List the games: id, other names, title and seats."""
    from shadow_cabinet.games import REGISTRY, find_game

    rows = [("GAME", "ALSO", "TITLE", "SEATS")]
    for id in REGISTRY:
        game = find_game(id)
        rows.append((game.id, ", ".join(game.aliases), game.title, seats_of(game)))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def seats_of(game: Game[Any]) -> str:
    """How many can play, in words."""
    few, many = min(game.seat_counts), max(game.seat_counts)
    return f"{few}" if few == many else f"{few} to {many}"


@click.command(epilog="For example: cabinet rules 1955 blocking")
@click.argument("game")
@click.argument("section", required=False)
@click.option("--settings", is_flag=True, help="List the settings of the game instead.")
def rules(game: str, section: str | None, settings: bool) -> None:
    """Show the rules of GAME, or only one SECTION of them (by its anchor, as shown in the text)."""
    from shadow_cabinet.games import find_game

    from .rules_text import read_rules, section_of, with_anchors_shown

    found = find_game(game)
    if settings:
        click.echo(settings_text(found), nl=False)
        return
    text = read_rules(found)
    text = with_anchors_shown(section_of(text, section) if section else text)
    if sys.stdout.isatty():
        click.echo_via_pager(rendered(text, colour=True))
    else:
        click.echo(rendered(text, colour=False), nl=False)


def rendered(markdown: str, colour: bool) -> str:
    """Markdown laid out for a terminal; as it is where Rich is not installed."""
    try:
        from rich.console import Console
        from rich.markdown import Markdown
    except ImportError:
        return markdown
    width = min(WIDTH, get_terminal_size().columns) if colour else WIDTH
    console = Console(width=width, force_terminal=colour, color_system="standard" if colour else None)
    with console.capture() as capture:
        console.print(Markdown(markdown))
    return "\n".join(line.rstrip() for line in capture.get().splitlines()) + "\n"


def settings_text(game: Game[Any]) -> str:
    """Each setting: its name, what may be given, and what it means."""
    from textwrap import fill

    from shadow_cabinet.table.settings import options_of
    from shadow_cabinet.words import Words

    words = Words(game)
    blocks = [f"{game.title}: settings, for --set NAME=VALUE\n"]
    for option in options_of(game.settings_class):
        default = ",".join(option.default) if isinstance(option.default, tuple) else str(option.default).lower()
        head = fill(f"{option.name}={default}  ({option.bounds})", WIDTH, subsequent_indent="  ")
        label = fill(words.setting(option.name), WIDTH, initial_indent="    ", subsequent_indent="    ")
        meaning = fill(words.setting_help(option.name), WIDTH, initial_indent="    ", subsequent_indent="    ")
        blocks.append(f"{head}\n{label}\n{meaning}\n")
    return "\n".join(blocks)
