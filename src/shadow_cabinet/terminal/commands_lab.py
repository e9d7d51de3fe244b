"""`cabinet simulate` and `cabinet bench`: many matches, and how fast."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import click

from .options import Number, content_option, parse_settings, settings_option

if TYPE_CHECKING:
    from shadow_cabinet.lab.simulate import Report


@click.command(epilog="For example: cabinet simulate 1955 --games 1000 --bots tactics,random --jobs 4 --rotate")
@click.argument("game")
@click.option("--games", type=Number(min=1), default=100, show_default=True, help="How many matches.")
@click.option("--bots", required=True, help="A bot for each seat: random, tactics, search, search:1000 or search:2s.")
@click.option("--jobs", type=Number(min=1), default=1, show_default=True, help="How many processes.")
@click.option("--seed", help="The same seed gives the same matches.  [default: at random]")
@settings_option
@click.option("--seats", type=Number(min=1), help="How many seats.  [default: as many as there are bots]")
@click.option("--rotate", is_flag=True, help="The bots change seats from match to match.")
@content_option
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def simulate(
    game: str,
    games: int,
    bots: str,
    jobs: int,
    seed: str | None,
    settings: tuple[str, ...],
    seats: int | None,
    rotate: bool,
    content: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many matches of GAME and count who wins."""
    import dataclasses

    from shadow_cabinet.lab.simulate import simulate as run

    names = [name.strip() for name in bots.split(",")]
    given = parse_settings(settings)
    with progress_bar(games, "matches") as progress:
        report = run(
            game, games, names, jobs=jobs, seed=seed, settings=given, seats=seats, rotate=rotate, content=content,
            progress=progress,
        )  # fmt: skip
    click.echo(json.dumps(dataclasses.asdict(report), indent=2) if as_json else _as_text(report))


def _as_text(report: Report) -> str:
    seats = any(player.seat is not None for player in report.players)
    width = max(len(player.bot) for player in report.players)
    lines = [
        f"{report.game}: {report.games:,} matches, {report.decisions:,} choices",
        f"in {report.seconds:.1f} s ({report.decisions_per_second:,.0f} a second), seed {report.seed}",
        "",
        f"{'seat  ' if seats else ''}{'bot'.ljust(width)}  {'wins':>9}  {'share':>7}  mean score",
    ]
    for player in report.players:
        seat = f"{player.seat:<4}  " if seats else ""
        share = player.wins / report.games
        lines.append(
            f"{seat}{player.bot.ljust(width)}  {player.wins:>9,.1f}  {share:>7.1%}  {player.mean_score:>10.2f}"
        )
    endings = ", ".join(f"{reason} {count:,}" for reason, count in report.endings.items())
    return "\n".join([*lines, "", f"endings: {endings}"])


@click.command(epilog="For example: cabinet bench --json")
@click.option("--quick", is_flag=True, help="Measure shortly: rough numbers.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
def bench(quick: bool, as_json: bool) -> None:
    """Measure how fast the rules run, beside other projects where they are installed."""
    from shadow_cabinet.lab.bench import run

    with progress_bar(0, "measuring") as progress:
        done = 0

        def measured(now: int, total: int) -> None:
            nonlocal done
            progress(now - done, total)
            done = now

        found = run(quick, measured)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    results = found["results"]
    width = max((len(row["what"]) for row in results), default=0)
    for row in results:
        click.echo(f"{row['what'].ljust(width)}  {row['per_second']:>14,.0f} a second")
    if found["ratios"]:
        click.echo()
    for sentence, ratio in found["ratios"].items():
        click.echo(f"{ratio:>8,.2f}  {sentence}")
    if found.get("missing"):
        click.echo(f"\nnot compared, since not installed: {', '.join(found['missing'])} (extra: bench)")


class Progress(Protocol):
    """Told how much more is done, and how much there is to do where that was not known before."""

    def __call__(self, done: int, total: int = 0) -> None: ...


@contextmanager
def progress_bar(length: int, label: str) -> Iterator[Progress]:
    """A bar on the error output, if somebody sits there."""
    if not sys.stderr.isatty():
        yield lambda done, total=0: None
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:

        def progress(done: int, total: int = 0) -> None:
            bar.length = total or bar.length
            bar.update(done)

        yield progress
