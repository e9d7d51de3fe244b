"""`cabinet scenario run`: executable examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from shadow_cabinet.table.errors import TableError

from .command_group import CommandGroup
from .commands_lab import progress_bar


@click.group(cls=CommandGroup, epilog="For example: cabinet scenario run scenarios/war-of-espionage")
def scenario() -> None:
    """Run executable examples of the rules."""


@scenario.command("run", epilog="For example: cabinet scenario run scenarios/war-of-espionage --json")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
def run_scenarios(paths: tuple[Path, ...], as_json: bool) -> int:
    """Run scenario files, and all those in folders. The exit code is 1 if any does not hold."""
    files = [file for path in paths for file in _files_in(path)]
    failures: list[dict[str, Any]] = []
    games: dict[str, Any] = {}
    with progress_bar(len(files), "scenarios") as progress:
        for file in files:
            title, problems = _problems(file, games)
            if problems:
                failures.append({"file": str(file), "title": title, "problems": problems})
            progress(1)
    passed = len(files) - len(failures)
    if as_json:
        click.echo(json.dumps({"passed": passed, "failed": len(failures), "failures": failures}, indent=2))
    else:
        for failure in failures:
            title = f": {failure['title']}" if failure["title"] else ""
            click.echo(f"{failure['file']}{title}")
            for problem in failure["problems"]:
                click.echo(f"    {problem}")
        click.echo(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


def _files_in(path: Path) -> list[Path]:
    if path.is_dir():
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise TableError(f"{path}: has no scenarios: expected files that end in .toml")
        return found
    if not path.exists():
        raise TableError(f"{path}: does not exist; give scenario files or folders with them")
    return [path]


def _problems(file: Path, games: dict[str, Any]) -> tuple[str, list[str]]:
    """The title of a scenario, and what does not hold in it."""
    from shadow_cabinet.games import find_game
    from shadow_cabinet.table.scenario import read_scenario, run

    title = ""
    try:
        found = read_scenario(file)
        title = found.title
        if found.game not in games:
            games[found.game] = find_game(found.game)
        return title, run(found, games[found.game])
    except TableError as problem:
        return title, [str(problem).removeprefix(f"{file}: ")]
    except Exception as problem:  # noqa: BLE001 (a position that breaks the rules is a finding; the others still run)
        return title, [f"breaks off: {type(problem).__name__}: {problem}"]
