"""Bots think in processes of their own, never in the event loop; one that dies is started again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from .history import Origin, replay

TRIES = 3


class Task(NamedTuple):
    """What a bot is asked to think about: the match up to here, and the seat."""

    game: str
    content: Path | None
    origin: Origin
    epoch: dict[str, Any] | None
    made: list[tuple[int, str]]
    seat: int
    bot: str


def think(task: Task) -> str:
    """Run in a worker: the bot gets a chair at the match and nothing else."""
    from shadow_cabinet.bots import make_bot
    from shadow_cabinet.table import Chair

    game = _game(task.game, task.content)
    match = replay(game, task.origin, task.epoch, task.made)
    bot = make_bot(task.bot, game, task.origin.key.hex())
    return bot.choose(Chair(match, task.seat)).id


@cache
def _game(name: str, content: Path | None) -> Any:
    from shadow_cabinet.games import find_game

    return find_game(name, content)


class Thinkers:
    """The worker processes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.restarts = 0

    async def think(self, task: Task) -> str:
        """The id of the piece that the bot chooses. A worker that dies is replaced, and the bot thinks anew."""
        for attempt in range(1, TRIES + 1):
            pool = self._pool = self._pool or self._new_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, task)
            except BrokenProcessPool:
                if self._pool is pool:  # the first to notice
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = None
                    self.restarts += 1
                if attempt == TRIES:
                    raise
        raise AssertionError

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_quiet)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _quiet() -> None:
    """A worker leaves Ctrl-C to the server, which then ends it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
