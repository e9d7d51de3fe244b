"""The database: reading, and a single writer that has everything on the disk before it answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, Row, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MOST_AT_ONCE = 64  # writes that share one transaction


class StoreError(Exception):
    """The database could not do it; nothing was written."""


class Store:
    """One SQLite file. Reads run side by side; writes queue, and those that wait together are committed together."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4)
        event.listen(self._engine.sync_engine, "connect", _prepare)
        self._waiting: asyncio.Queue[tuple[Sequence[Executable], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
        await self._engine.dispose()

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows of a query."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def write(self, *statements: Executable) -> None:
        """All of these or none: they are on the disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((statements, done))
        await done

    async def _write_on(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                batch = [await self._waiting.get()]
                while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                try:
                    await self._commit(connection, batch)
                finally:
                    for _ in batch:
                        self._waiting.task_done()

    async def _commit(self, connection: Any, batch: list[tuple[Sequence[Executable], asyncio.Future[None]]]) -> None:
        try:
            for statements, _ in batch:
                for statement in statements:
                    await connection.execute(statement)
            await connection.commit()
        except (SQLAlchemyError, OSError) as problem:
            await connection.rollback()
            if len(batch) == 1:
                _answer(batch[0][1], StoreError(f"the database could not write: {problem}"))
                return
            for each in batch:  # one of them was wrong: the others are not to suffer for it
                await self._commit(connection, [each])
            return
        for _, done in batch:
            _answer(done, None)


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.cancelled():
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
