"""Many matches between bots, on one core or on all of them. A seed gives the same matches however many cores play."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from secrets import token_hex
from threading import current_thread, main_thread
from typing import Any, NamedTuple

from shadow_cabinet.bots import Bot, make_bot
from shadow_cabinet.games import find_game
from shadow_cabinet.table import Chair, Game, Match, SettingsError

BATCHES_PER_JOB = 8
LARGEST_BATCH = 100


@dataclass(frozen=True)
class Player:
    """How one bot fared. `seat` is None where the bots changed seats; a shared win counts in part."""

    seat: int | None
    bot: str
    wins: float
    mean_score: float


@dataclass(frozen=True)
class Report:
    """What came of a simulation."""

    game: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    seed: str
    players: list[Player]
    endings: dict[str, int]


class Task(NamedTuple):
    """What a worker needs to play any of the matches."""

    game: str
    bots: tuple[str, ...]
    settings: dict[str, object]
    seed: str
    rotate: bool
    content: Path | None


class Outcome(NamedTuple):
    """What is kept of one match, by bot and not by seat."""

    shares: tuple[float, ...]
    scores: tuple[float, ...]
    reason: str
    decisions: int


def play_match(
    game: Game[Any],
    bots: Sequence[Bot],
    settings: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    seats: int | None = None,
) -> Match[Any]:
    """Play one match to its end: a bot for each seat, in the order of the seats."""
    match = Match(game, seats=len(bots) if seats is None else seats, settings=settings, seed=seed)
    check_bots(len(bots), match.board.seats)
    chairs = [Chair(match, seat) for seat in range(match.board.seats)]
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bots[seat].choose(chairs[seat]))
    return match


def check_bots(bots: int, seats: int) -> None:
    """Every seat needs a bot."""
    if bots != seats:
        raise SettingsError(
            f"{seats} seats need {seats} bots, not {bots}; name one for each seat, such as random,tactics"
        )


def simulate(
    game: str,
    games: int,
    bots: Sequence[str],
    *,
    jobs: int = 1,
    seed: int | str | None = None,
    settings: Mapping[str, object] | None = None,
    seats: int | None = None,
    rotate: bool = False,
    content: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play that many matches and count; `progress` is told how many have just been finished.

    With `rotate` the bots move on by one seat from match to match. `jobs` is a number of processes.
    """
    started = time.perf_counter()
    task = Task(game, tuple(bots), dict(settings or {}), str(token_hex(8) if seed is None else seed), rotate, content)
    played = find_game(game, content)
    seats = len(bots) if seats is None else seats
    played.make_settings(task.settings, seats)  # mistakes are told before any work is done
    check_bots(len(bots), seats)
    for name in bots:
        make_bot(name, played, 0)
    outcomes: list[Outcome] = []
    with _workers(task, played, min(jobs, games)) as play:
        for batch in play(_batches(games, jobs)):
            outcomes += batch
            if progress is not None:
                progress(len(batch))
    seconds = time.perf_counter() - started
    decisions = sum(outcome.decisions for outcome in outcomes)
    players = [
        Player(
            None if rotate else bot,
            name,
            sum(outcome.shares[bot] for outcome in outcomes),
            sum(outcome.scores[bot] for outcome in outcomes) / max(1, games),
        )
        for bot, name in enumerate(bots)
    ]
    endings = Counter(outcome.reason for outcome in outcomes)
    return Report(
        played.id, games, decisions, seconds, decisions / seconds, task.seed, players, dict(endings.most_common())
    )


def _batches(games: int, jobs: int) -> list[range]:
    size = max(1, min(LARGEST_BATCH, games // (jobs * BATCHES_PER_JOB)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _play_batch(task: Task, game: Game[Any], numbers: range) -> list[Outcome]:
    return [_play_numbered(task, game, number) for number in numbers]


def _play_numbered(task: Task, game: Game[Any], number: int) -> Outcome:
    """The match of that number: its deal and its bots depend on the seed and the number, and on nothing else."""
    count = len(task.bots)
    order = [(seat + number) % count if task.rotate else seat for seat in range(count)]  # the bot at each seat
    bots = [make_bot(task.bots[bot], game, f"{task.seed}/{number}/{bot}") for bot in order]
    match = play_match(game, bots, task.settings, f"{task.seed}/{number}")
    result = match.result
    assert result is not None
    at = [order.index(bot) for bot in range(count)]
    shares = tuple(result.shares[seat] for seat in at)
    return Outcome(shares, tuple(result.scores[seat] for seat in at), result.reason, len(match.choices))


# -- processes ---------------------------------------------------------------------------------------------------------

_Play = Callable[[list[range]], Iterator[list[Outcome]]]
_here: list[tuple[Task, Game[Any]]] = []  # in a worker process: what it plays


def _start_worker(task: Task) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here[:] = [(task, find_game(task.game, task.content))]


def _work(numbers: range) -> list[Outcome]:
    task, game = _here[0]
    return _play_batch(task, game, numbers)


@contextmanager
def _workers(task: Task, game: Game[Any], jobs: int) -> Iterator[_Play]:
    """What plays batches, in their order: this process, or several others."""
    if jobs <= 1:
        yield lambda batches: map(_play_batch, repeat(task), repeat(game), batches)
        return
    from multiprocessing import get_context

    with _without_ctrl_c():
        pool = get_context("spawn").Pool(jobs, _start_worker, (task,))
    try:
        yield lambda batches: pool.imap(_work, batches)
    finally:
        pool.terminate()  # there is nothing left to do, or somebody pressed Ctrl-C
        pool.join()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C: the process that was asked to play ends them itself."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
