"""Runs migrations on the connection that `engine.migrate` hands over."""

from __future__ import annotations

from alembic import context

from tramshed.server.store.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("run migrations through tramshed.server.store.engine.migrate")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
