"""Migrations: bring a database to the schema that this program knows, at its start, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from taisen.table.storage.errors import StorageError
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from taisen.table.storage.address import Address


def configuration(connection: Connection) -> Config:
    """Return alembic's settings for the migrations in this folder."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, address: Address) -> None:
    """Bring the database to the newest schema; the caller's transaction commits it.

    Args:
        connection: in a transaction.
        address: for messages.

    Raises:
        StorageError: the database has a schema that this program does not know.
    """
    config = configuration(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    unknown = [revision for revision in present if revision not in known]
    if unknown:
        raise StorageError(
            f"the database {address.shown} was written by a newer taisen (schema {unknown[0]}); "
            f"this is taisen {VERSION}, which knows schema {max(known)} and older: install the newer one"
        )
    command.upgrade(config, "head")
