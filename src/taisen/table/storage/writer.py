"""The writer: one thread through which all writes go, several in one commit.

Whatever waits when a commit ends goes into the next one together, so that many tables share the cost of
synchronising the disk. If one write of such a group fails, each is done again alone and only that one is
told.
"""

from __future__ import annotations

import asyncio
import contextlib
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from taisen.table.storage.engine import cannot
from taisen.table.storage.errors import StorageError
from taisen.table.storage.lock import lock_connection

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

    from taisen.table.storage.address import Address

GROUP: Final = 500
"""The most writes in one commit."""


class _Job:
    """A write that waits: what it does, and who waits for it."""

    __slots__ = ("error", "future", "write")

    def __init__(self, write: Callable[[Connection], None], future: asyncio.Future[None]) -> None:
        self.write = write
        self.future = future
        self.error: Exception | None = None


class Writer:
    """Does writes in the order in which they are handed in; each is durable when its future is done.

    Args:
        engine: of the database.
        address: for messages.
    """

    def __init__(self, engine: Engine, address: Address) -> None:
        self._engine = engine
        self._address = address
        self._connection: Connection | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="taisen-writer", daemon=True)
        self._closed = False

    def start(self) -> None:
        """Connect, and begin to write.

        Raises:
            StorageError: the database cannot be reached, or another server uses it.
        """
        self._connected()
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then end; blocks until that is done."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            if self._thread.is_alive():
                self._thread.join()

    def submit(self, write: Callable[[Connection], None]) -> asyncio.Future[None]:
        """Hand a write in; the future of the running loop is done when it is durable.

        Raises:
            StorageError: the storage is closed.
        """
        if self._closed:
            raise StorageError(f"the database {self._address.shown} is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(write, future))
        return future

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            group: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            going = job is not None
            if group:
                self._do(group)
                _tell(group)
        self._drop()

    def _do(self, group: list[_Job]) -> None:
        """Do a group of writes in one commit, or each alone if that does not go."""
        error = self._commit(group)
        if error is None:
            return
        if len(group) == 1:
            group[0].error = error
            return
        for job in group:
            job.error = self._commit([job])

    def _commit(self, group: Sequence[_Job]) -> Exception | None:
        """Do writes in one transaction; return what went wrong, None if they are durable."""
        for last in (False, True):
            committing = False
            try:
                connection = self._connected()
                with connection.begin() as transaction:
                    for job in group:
                        job.write(connection)
                    committing = True
                    transaction.commit()
            except DBAPIError as error:
                broken = error.connection_invalidated
                if broken:
                    self._drop()
                # A connection that broke before the commit has stored nothing; a new one may do.
                if last or committing or not broken:
                    return cannot("written to", self._address, error)
            except SQLAlchemyError as error:
                return cannot("written to", self._address, error)
            except StorageError as error:
                return error
            except Exception as error:  # noqa: BLE001 - whoever waits is told; the thread must go on
                return error
            else:
                committing = False
                return None
            finally:
                if committing:
                    # What a commit that failed, on a full disk say, leaves behind is in nobody's hands.
                    self._drop()
        return None

    def _connected(self) -> Connection:
        connection = self._connection
        if connection is not None:
            return connection
        try:
            connection = self._engine.connect()
        except SQLAlchemyError as error:
            raise cannot("opened", self._address, error) from error
        if self._address.file is None:
            try:
                lock_connection(self._address, connection)
            except BaseException:
                connection.close()
                raise
        self._connection = connection
        return connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Not back to the pool: the advisory lock must go with it.
            with contextlib.suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()


def _tell(group: list[_Job]) -> None:
    """Tell all who wait, with one call a loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in group:
        loops.setdefault(job.future.get_loop(), []).append(job)
    for loop, jobs in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        # Whoever waited may have been cancelled; the write is done all the same.
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(None)
