"""What alembic runs for each of its commands: the migrations, on the connection that the program hands in."""

from __future__ import annotations

from alembic import context

from taisen.table.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a table by copying it.
    render_as_batch=True,
)
context.run_migrations()
