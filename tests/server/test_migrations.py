"""The tables as they are declared, and as the migrations make them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from shadow_cabinet.server.schema import metadata
from shadow_cabinet.server.store import Store, migrate

from .browsers import run


def test_the_migrations_make_the_declared_tables(database: Path) -> None:
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "render_as_batch": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_opening_again_changes_nothing(database: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            store = Store(database)
            await store.open()
            await store.close()

    run(story())
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_every_connection_waits_for_the_disk(database: Path) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        with store._engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        await store.close()

    run(story())
