"""`cabinet record`: what a record of a match tells, whether it is sound, and the match itself once more."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from .command_group import CommandGroup
from .options import Number, content_option

if TYPE_CHECKING:
    from shadow_cabinet.table import Game, Match
    from shadow_cabinet.table.record import Record

file_argument = click.argument("file", type=click.Path(path_type=Path))


@click.group(cls=CommandGroup, epilog="For example: cabinet record verify match.jsonl")
def record() -> None:
    """Look at the record of a match."""


@record.command(epilog="For example: cabinet record show match.jsonl")
@file_argument
@content_option
def show(file: Path, content: Path | None) -> None:
    """Print what was played and the story in words.

    Of an unfinished match only what everybody knows.
    """
    from shadow_cabinet.table.record import replay
    from shadow_cabinet.table.settings import options_of, to_plain
    from shadow_cabinet.words import Words

    found, game = _read(file, content)
    match = replay(found, game)
    words = Words(game)
    header = found.header
    settings = to_plain(match.board.settings)
    changed = [
        f"{option.name}={settings[option.name]}"
        for option in options_of(game.settings_class)
        if settings[option.name] != option.default
    ]
    names = header.names or [""] * header.seats
    lines = [
        game.title,
        f"  rules     version {header.rules}, tables {header.content}",
        f"  settings  {', '.join(changed).lower() or 'as usual'}",
        *(
            f"  seat {seat}    {words.seat(match.board, seat)}{f' ({name})' if name else ''}"
            for seat, name in enumerate(names)
        ),
        f"  choices   {len(match.choices)}",
        f"  result    {_ending(match, words)}",
        "",
    ]
    click.echo("\n".join(lines))
    for note in match.notes if match.result else match.notes_of(-1):
        whose = "" if note.seat is None else f"({words.seat(match.board, note.seat)} alone) "
        click.echo(f"{whose}{words.note(note, match.board)}")


def _ending(match: Match[Any], words: Any) -> str:
    return words.ending(match.result, match.board) if match.result else "none yet: the match is unfinished"


@record.command(epilog="For example: cabinet record verify match.jsonl")
@file_argument
@content_option
def verify(file: Path, content: Path | None) -> None:
    """Play a finished match again and check every line, the result and the seal."""
    from shadow_cabinet.table.record import verify as check

    found, game = _read(file, content)
    match = check(found, game)
    sealed = ", the seal holds" if found.end and found.end.seal else ""
    click.echo(f"OK: {game.title}, {len(match.choices)} choices, result as recorded{sealed}")


@record.command(epilog="For example: cabinet record replay match.jsonl --at 40")
@file_argument
@click.option("--at", type=Number(min=0), help="Begin after that many choices.  [default: 0]")
@content_option
def replay(file: Path, at: int | None, content: Path | None) -> None:
    """Open a match at the terminal table and step through it."""
    from shadow_cabinet.table.errors import TableError
    from shadow_cabinet.table.record import replay as play_again

    from .commands_play import check_terminal

    found, game = _read(file, content)
    play_again(found, game)
    if at is not None and at > len(found.made):
        raise TableError(f"the record has {len(found.made)} choices; --at {at} is after its end")
    check_terminal("replay")
    from .app import TableApp
    from .replay_screen import ReplayScreen

    TableApp(lambda: ReplayScreen(found, game, at or 0)).run()


def _read(file: Path, content: Path | None) -> tuple[Record, Game[Any]]:
    from shadow_cabinet.games import find_game
    from shadow_cabinet.table.errors import RecordError
    from shadow_cabinet.table.record import read_record

    try:
        found = read_record(file)
    except RecordError as problem:
        raise RecordError(f"{problem}{_way_out(file)}") from None
    return found, find_game(found.header.game, content)


def _way_out(file: Path) -> str:
    """Of a file that only breaks off in its last line, what stands before it is sound."""
    from shadow_cabinet.table.errors import RecordError
    from shadow_cabinet.table.record import read_record

    try:
        read_record(file, repair=True)
    except RecordError:
        return ""
    return f"; go on with what stands before that: cabinet play --resume {quote(str(file))}"
