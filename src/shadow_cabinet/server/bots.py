"""Bots think in processes of their own, never in the event loop.

A worker that dies is replaced, one that does not come back is ended, and none outlives the server.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, NamedTuple

from .history import Origin, replay

TRIES = 3
LONGEST_THOUGHT = 60.0
"""Seconds after which a worker is taken for stuck; the strongest bot thinks for three."""
POLITENESS = 5  # people come first where processors are few


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
        self._free = asyncio.Semaphore(processes)  # waiting in line is not thinking
        self.restarts = 0

    async def think(self, task: Task) -> str:
        """The id of the piece that the bot chooses. A worker that dies is replaced, and the bot thinks anew."""
        for attempt in range(1, TRIES + 1):
            async with self._free:
                pool = self._pool = self._pool or self._new_pool()
                try:
                    async with asyncio.timeout(LONGEST_THOUGHT):
                        return await asyncio.get_running_loop().run_in_executor(pool, think, task)
                except (BrokenProcessPool, TimeoutError):
                    if self._pool is pool:  # the first to notice
                        self._pool = None
                        self.restarts += 1
                        _end(pool)
                    if attempt == TRIES:
                        raise
        raise AssertionError

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_settle_in)

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool at once: what its workers think about is of no use any more, and nobody is to wait for it."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def _settle_in() -> None:
    """A worker leaves Ctrl-C to the server, which then ends it; gives way to people; and ends when the server does."""
    import os
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot end its workers: they wait for its end themselves."""
    import os

    server = parent_process()
    if server is not None:
        server.join()
    os._exit(1)
