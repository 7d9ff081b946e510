"""The lock: one server at a time uses a database.

Beside an SQLite file lies a lock file; the operating system takes the lock back when the process ends,
however it ends. In PostgreSQL it is an advisory lock of the connection that writes: a connection that breaks
loses the lock, and a new one must get it before it writes anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from filelock import FileLock, Timeout
from sqlalchemy import text

from taisen.table.storage.errors import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from taisen.table.storage.address import Address

KEY: Final = 7_419_220_531_688_041
"""Number of the advisory lock; the same in every release."""


def _taken(address: Address) -> StorageError:
    return StorageError(
        f"another taisen server uses the database {address.shown}; stop it first, or name another database"
    )


def lock_file(address: Address, file: Path) -> FileLock:
    """Take the lock beside an SQLite file.

    Raises:
        StorageError: another server has it, or the folder cannot be written to.
    """
    place = file.with_name(f"{file.name}.lock")
    # The store may be closed by another thread than the one that opened it.
    lock = FileLock(place, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise _taken(address) from None
    except OSError as error:
        raise StorageError(
            f"the folder {place.parent} cannot be written to: {error.strerror or error}"
        ) from error
    return lock


def lock_connection(address: Address, connection: Connection) -> None:
    """Take the advisory lock for a connection to PostgreSQL.

    Raises:
        StorageError: another server has it.
    """
    if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}).scalar_one():
        raise _taken(address)
    # The lock is the session's: the end of this transaction leaves it as it is.
    connection.commit()
