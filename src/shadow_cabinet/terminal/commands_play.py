"""`cabinet play`: start a match in the terminal, or go on with one."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import click

from shadow_cabinet.table.errors import TableError

from .options import content_option, parse_settings, settings_option

if TYPE_CHECKING:
    from .app import TableApp
    from .session import Session


@click.command(
    epilog="For example: cabinet play 1955 --seats you,tactics; two people at one keyboard: cabinet play 1955"
    " --seats you,you; you alone against the Head of CLASSIFIED: cabinet play deep-state --seats you --set level=hard"
)
@click.argument("game", required=False)
@click.option(
    "--seats",
    help="Who sits where: you, random, tactics, search, search:1000 or search:2s, with commas. Several `you` share the"
    " keyboard, without any you watch.  [default: you, against bots that think for a second]",
)
@settings_option
@click.option("--seed", help="The same seed deals the same cards.  [default: at random]")
@click.option("--save", metavar="FILE", type=click.Path(path_type=Path), help="Where the record of the match goes.")
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a match that was left.")
@content_option
def play(
    game: str | None,
    seats: str | None,
    settings: tuple[str, ...],
    seed: str | None,
    save: Path | None,
    resume: Path | None,
    content: Path | None,
) -> None:
    """Play GAME in this terminal; without GAME you choose one. Every choice is saved at once."""
    sitting = [name.strip().lower() for name in seats.split(",")] if seats is not None else None
    given = parse_settings(settings)
    if resume is not None:
        if settings or seed is not None or save is not None:
            raise TableError(
                "a match that is resumed keeps its settings, seed and file; leave --set, --seed and --save away"
            )
        session = go_on(resume, game, sitting, content)
        try:
            check_terminal("play")
        except TableError:
            session.close()
            raise
        _at_table(session)
        return
    plan = Plan(sitting, given, seed, save, content)
    if game is not None:
        plan.check(game)
        check_terminal("play")
        session = plan.begin(game)
        _at_table(session)
        return
    check_terminal("play")
    _choose_first(plan)


@dataclass
class Plan:
    """What was typed for a new match."""

    sitting: list[str] | None
    settings: dict[str, object]
    seed: str | None
    save: Path | None
    content: Path | None

    def check(self, name: str) -> None:
        """Find mistakes before anything is written."""
        from shadow_cabinet.games import find_game

        from .session import check_seats, default_seats

        game = find_game(name, self.content)
        sitting = self.sitting or default_seats(game.usual_seats)
        check_seats(game, sitting)
        game.make_settings(self.settings, len(sitting))

    def begin(self, name: str) -> Session:
        """Deal, and open the record."""
        from shadow_cabinet.games import find_game

        from .session import Session, default_seats

        game = find_game(name, self.content)
        sitting = self.sitting or default_seats(game.usual_seats)
        return Session.begin(game, sitting, self.settings, self.seed, self.save or new_record_path(game.id))


def go_on(path: Path, name: str | None, sitting: list[str] | None, content: Path | None) -> Session:
    """Open the record of an unfinished match."""
    from shadow_cabinet.games import find_game
    from shadow_cabinet.table.record import read_record

    from .session import Session

    played = read_record(path, repair=True).header.game
    if name is not None and find_game(name).id != played:
        raise TableError(f"{path}: is a match of {played}, not of {name}; leave the game away")
    return Session.go_on(path, find_game(played, content), sitting)


def matches_folder() -> Path:
    """Where records go: among the user's data."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "shadow-cabinet" / "matches"


def unfinished(most: int = 3) -> list[tuple[Path, str, str]]:
    """The matches that were left last, each with a name for it and a few words more."""
    from shadow_cabinet.games import find_game
    from shadow_cabinet.table.record import read_record

    found: list[tuple[Path, str, str]] = []
    files = sorted(matches_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[:20]:
        try:
            left = read_record(file, repair=True)
            title = find_game(left.header.game).title
        except TableError:
            continue  # `--resume` says what is wrong with it
        if left.end is None and left.made:
            when = datetime.fromtimestamp(file.stat().st_mtime).astimezone()
            who = f" At the table: {', '.join(left.header.names)}." if left.header.names else ""
            found.append((file, f"{title}, {when:%d %B at %H:%M}", f"{len(left.made)} choices so far.{who}"))
    return found[:most]


def new_record_path(game: str) -> Path:
    """A file for a new match."""
    folder = matches_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise TableError(
            f"{folder}: cannot be made: {problem.strerror}; say where the record goes: --save FILE"
        ) from None
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.jsonl"
    again = 2
    while path.exists():
        path = folder / f"{stem}-{again}.jsonl"
        again += 1
    return path


def check_terminal(command: str) -> None:
    """Refuse what cannot be shown here."""
    try:
        import textual  # noqa: F401
    except ImportError:
        raise TableError(
            "the terminal table needs Textual; install it with: pip install shadow-cabinet[terminal]"
        ) from None
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise TableError(f"`{command}` needs a terminal to draw on; without one use: cabinet simulate, or record show")


def _at_table(session: Session) -> None:
    """Play a match that is dealt already."""
    from .app import TableApp
    from .play_screen import PlayScreen

    _show(TableApp(lambda: PlayScreen(session)), [session])


def _choose_first(plan: Plan) -> None:
    """Let somebody choose a game and who plays, or go on with a match that was left."""
    from .app import TableApp
    from .play_screen import PlayScreen
    from .start_screen import StartScreen

    begun: list[Session] = []

    def begin(game: str, sitting: list[str], settings: dict[str, object]) -> PlayScreen:
        plan.sitting, plan.settings = sitting, {**plan.settings, **settings}
        begun.append(plan.begin(game))
        return PlayScreen(begun[0])

    def again(path: Path) -> PlayScreen:
        begun.append(go_on(path, None, None, plan.content))
        return PlayScreen(begun[0])

    _show(TableApp(lambda: StartScreen(begin, again, plan.sitting, unfinished(), plan.settings)), begun)


def _show(app: TableApp, sessions: list[Session]) -> None:
    """Run the full screen, then say where the match is."""
    kept = False
    try:
        app.run()
    finally:
        for session in sessions:
            kept = session.close()
    for session in sessions:
        if session.match.result is not None:
            click.echo(f"The match is over. Look at it again: cabinet record replay {quote(str(session.path))}")
        elif kept:
            click.echo(f"Saved. Go on: cabinet play --resume {quote(str(session.path))}")
    if app.problem is not None:
        raise app.problem
    if app.return_code:  # the table broke; Textual has said how
        sys.exit(app.return_code)
