"""The database: reading, and a single writer that has everything on the disk before it answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, Row, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

READERS = 3
MOST_AT_ONCE = 64  # writes that share one transaction

log = logging.getLogger(__name__)

Job = tuple[Sequence[Executable], "asyncio.Future[None]"]


class StoreError(Exception):
    """The database could not do it; nothing was written. What it was stands in the log: it may name hidden things."""

    def __init__(self) -> None:
        super().__init__("the server could not use its database: wait a moment and try again")


class Store:
    """One SQLite file. Reads run side by side; writes queue, and those that wait together are committed together.

    Each goes to a thread as a whole: a step of its own for every statement would cost more than the statements.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        # parameters are hands, keys and hashes of tokens: they are to stand in no log
        self._engine = create_engine(
            f"sqlite:///{path}", hide_parameters=True, pool_size=READERS + 1, connect_args={"check_same_thread": False}
        )
        event.listen(self._engine, "connect", _prepare)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._hand = ThreadPoolExecutor(1, "writer")
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.get_running_loop().run_in_executor(self._hand, self._migrate)
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    def _migrate(self) -> None:
        with self._engine.begin() as connection:
            migrate(connection)

    async def close(self) -> None:
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
        self._hand.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows of a query."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)
        except (SQLAlchemyError, OSError) as problem:
            log.error("the database could not read: %s", problem)
            raise StoreError from None

    def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    async def write(self, *statements: Executable) -> None:
        """All of these or none: they are on the disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((statements, done))
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: Sequence[Job]) -> None:
        """One transaction; whatever goes wrong, those who wait for it are answered and the writer writes on."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._transact, batch)
        except Exception as problem:  # noqa: BLE001 (the writer must not end)
            if len(batch) > 1:
                for each in batch:  # one of them was wrong: the others are not to suffer for it
                    await self._commit([each])
                return
            log.error("the database could not write: %s", problem)
            _answer(batch[0][1], StoreError())
            return
        for _, done in batch:
            _answer(done, None)

    def _transact(self, batch: Sequence[Job]) -> None:
        with self._engine.begin() as connection:
            for statements, _ in batch:
                for statement in statements:
                    connection.execute(statement)


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():  # whoever waited has gone away
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _prepare(connection: Any, _record: object) -> None:
    """What is acknowledged survives a power cut: FULL, which costs a tenth of a millisecond."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "shadow_cabinet.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def now() -> float:
    """Seconds, as the tables keep them."""
    return time.time()
