"""Engines: connections to SQLite and PostgreSQL, set up so that what is committed stays.

Owns the settings of a connection, and the words for what is wrong with a database.
"""

from __future__ import annotations

import contextlib
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from sqlalchemy import create_engine, event

from taisen.table.storage.errors import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

    from taisen.table.storage.address import Address

READING: Final = {"taisen_reading": True}
"""Execution options of an engine that only reads."""
BUSY_SECONDS: Final = 10
"""How long SQLite waits for another process, a backup say, that holds the file."""


def make_engine(address: Address) -> Engine:
    """Return an engine whose connections keep what they commit, even if the machine stops at once.

    Raises:
        StorageError: the folder cannot be made, or the driver for PostgreSQL is not installed.
    """
    if address.file is None:
        if find_spec("psycopg") is None:
            raise StorageError("PostgreSQL needs the extra 'postgresql': pip install 'taisen[postgresql]'")
        return create_engine(
            address.url,
            pool_pre_ping=True,  # a connection may have ended since its last use, with the server's restart
            connect_args={"connect_timeout": 10, "application_name": "taisen"},
        )
    folder = address.file.absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"the folder {folder} cannot be made: {error.strerror}") from error
    _make_private(address.file)
    engine = create_engine(
        address.url,
        # Each connection belongs to one thread at a time, but need not be closed by the one that made it.
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_private(file: Path) -> None:
    """Make a new database a file of this user alone: hands and decks are in it."""
    with contextlib.suppress(OSError):  # SQLite says what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _set_up_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    # Python's module begins transactions of its own and none before DDL; ``_begin_sqlite`` begins all.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        # A write-ahead log, synchronised at each commit: readers never wait, nothing committed is lost.
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
    finally:
        cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("taisen_reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def cannot(doing: str, address: Address, error: Exception) -> StorageError:
    """Return the error that says that something cannot be done with a database, and why, in one line."""
    cause = getattr(error, "orig", None) or error
    words = " ".join(str(cause).split()) or type(cause).__name__
    return StorageError(f"the database {address.shown} cannot be {doing}: {words}")
