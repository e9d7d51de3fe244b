"""How Alembic comes to the database: `store.migrate` hands it a connection."""

from __future__ import annotations

from alembic import context

from shadow_cabinet.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
