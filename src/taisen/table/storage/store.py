"""The store: everything that the table keeps, behind one object.

Every method that writes is awaited and returns when what it wrote is durable: it is still there after a
power cut. What is read comes from connections of its own and never waits for the writer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from taisen.table.storage import expiry, schema, statements
from taisen.table.storage.address import Address, read_address
from taisen.table.storage.engine import READING, cannot, make_engine
from taisen.table.storage.lock import lock_file
from taisen.table.storage.migrations import migrate
from taisen.table.storage.rows import (
    ChatRow,
    MatchEnd,
    MatchRow,
    NoteRow,
    PositionRow,
    ReplayRow,
    ReportRow,
    Running,
    Snapshot,
    StepRow,
    TableRow,
)
from taisen.table.storage.writer import Writer

if TYPE_CHECKING:
    from filelock import FileLock
    from msgspec import Struct
    from sqlalchemy import Connection, Engine, Select, Table

READERS: Final = 2
"""Threads that read; a long list of replays does not hold up a match that is looked for."""

_Read = TypeVar("_Read")


class Store:
    """The database of a table; made by :meth:`open`."""

    def __init__(self, address: Address, engine: Engine, writer: Writer, lock: FileLock | None) -> None:
        self.address = address
        self._engine = engine
        self._reading = engine.execution_options(**READING)
        self._writer = writer
        self._lock = lock
        self._readers = ThreadPoolExecutor(READERS, "taisen-reader")

    @classmethod
    def open(cls, database: str) -> Store:
        """Open a database, make or migrate it, and lock it against other servers.

        Args:
            database: path of an SQLite file, or an address of SQLite or PostgreSQL.

        Raises:
            BadInput: it is no address of a database.
            StorageError: another server uses it, it was written by a newer program, or it cannot be used.
        """
        address = read_address(database)
        engine = make_engine(address)
        lock = None if address.file is None else lock_file(address, address.file)
        writer = Writer(engine, address)
        try:
            # In PostgreSQL the writer's connection holds the lock, so it comes before the migration.
            writer.start()
            _migrate(engine, address)
        except BaseException:
            writer.close()
            engine.dispose()
            if lock is not None:
                lock.release()
            raise
        return cls(address, engine, writer, lock)

    async def close(self) -> None:
        """Write what waits, then close the database and give the lock back."""
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # -- tables ------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Add a table."""
        await self._add(schema.tables, table)

    async def save_table(self, table: TableRow) -> None:
        """Replace a table, or add it."""
        await self._put(schema.tables, table)

    async def remove_table(self, table_id: str) -> None:
        """Remove a table with its matches and its chat; replays stay."""
        await self._remove(schema.tables, table_id)

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table, None if there is none with this id."""
        return await self._one(schema.tables, table_id, statements.table_row)

    async def running(self) -> list[Running]:
        """Return the tables that were open when the server stopped, each with its last match."""
        return await self._read(statements.running)

    async def open_tables(self) -> int:
        """Return how many tables were open when the server stopped."""
        query = select(func.count()).where(schema.tables.c.status.in_(statements.OPEN))
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    # -- matches -----------------------------------------------------------------------------------

    async def add_match(
        self, match: MatchRow, begin: StepRow | None = None, table: TableRow | None = None
    ) -> None:
        """Add a match as it begins, in one go with its step 0 and the table's new state."""

        def write(connection: Connection) -> None:
            statements.add_match(connection, match)
            if begin is not None:
                statements.put_steps(connection, [begin], Snapshot(match.position, match.turn, match.state))
            if table is not None:
                statements.put_row(connection, schema.tables, table)

        await self._writer.submit(write)

    async def add_step(self, step: StepRow, snapshot: Snapshot) -> None:
        """Add a step of a running match; ``snapshot`` is the match after it."""
        await self.add_steps([step], snapshot)

    async def add_steps(
        self,
        steps: Sequence[StepRow],
        snapshot: Snapshot,
        table: TableRow | None = None,
        end: MatchEnd | None = None,
    ) -> None:
        """Add steps of one running match, all or none, in one go with the table's new state and the end.

        ``snapshot`` is the match after the last step.
        """

        def write(connection: Connection) -> None:
            statements.put_steps(connection, steps, snapshot)
            if end is not None:
                statements.finish_match(connection, steps[-1].match_id, end)
            if table is not None:
                statements.put_row(connection, schema.tables, table)

        await self._writer.submit(write)

    async def cut_steps(self, match_id: str, snapshot: Snapshot, table: TableRow | None = None) -> None:
        """Take back the steps after ``snapshot.position``, in one go with the table's new state.

        ``snapshot`` is the match after that.
        """

        def write(connection: Connection) -> None:
            statements.cut_steps(connection, match_id, snapshot)
            if table is not None:
                statements.put_row(connection, schema.tables, table)

        await self._writer.submit(write)

    async def finish_match(self, match_id: str, end: MatchEnd, table: TableRow | None = None) -> None:
        """Set how a match ended, in one go with the table's new state."""

        def write(connection: Connection) -> None:
            statements.finish_match(connection, match_id, end)
            if table is not None:
                statements.put_row(connection, schema.tables, table)

        await self._writer.submit(write)

    async def match(self, match_id: str) -> MatchRow | None:
        """Return a match, None if there is none with this id."""
        return await self._one(schema.matches, match_id, statements.match_row)

    async def match_head(self, match_id: str) -> MatchRow | None:
        """Return a match without its setup and state, None if there is none with this id."""
        query = select(*statements.listed()).where(schema.matches.c.id == match_id)
        found = await self._all(query, statements.match_row)
        return found[0] if found else None

    async def matches(self, table_id: str) -> list[MatchRow]:
        """Return the matches of a table in their order, without setups and states."""
        table = schema.matches
        query = select(*statements.listed()).where(table.c.table_id == table_id)
        return await self._all(query.order_by(table.c.number), statements.match_row)

    async def steps(self, match_id: str, after: int = -1) -> list[StepRow]:
        """Return the steps of a match after a position, in their order."""
        return await self._read(lambda connection: statements.steps(connection, match_id, after))

    async def snapshots(self, match_id: str) -> list[Snapshot]:
        """Return the first position of each turn of a match, and its latest position, in their order."""
        return await self._read(lambda connection: statements.snapshots(connection, match_id))

    # -- chat --------------------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> None:
        """Add something said at a table."""
        await self._add(schema.chat, line)

    async def chat(self, table_id: str, limit: int = 200) -> list[ChatRow]:
        """Return the last things said at a table, the oldest first."""
        table = schema.chat
        columns = [table.c[name] for name in ChatRow.__struct_fields__]
        query = select(*columns).where(table.c.table_id == table_id)
        found = await self._all(query.order_by(table.c.number.desc()).limit(limit), _maker(ChatRow))
        found.reverse()
        return found

    # -- replays -----------------------------------------------------------------------------------

    async def add_replay(self, replay: ReplayRow) -> None:
        """Add a replay."""
        await self._add(schema.replays, replay)

    async def save_replay(self, replay: ReplayRow) -> None:
        """Replace a replay, or add it."""
        await self._put(schema.replays, replay)

    async def remove_replay(self, replay_id: str) -> None:
        """Remove a replay with its notes."""
        await self._remove(schema.replays, replay_id)

    async def replay(self, replay_id: str) -> ReplayRow | None:
        """Return a replay, None if there is none with this id."""
        return await self._one(schema.replays, replay_id, statements.replay_row)

    async def replay_of(self, match_id: str) -> ReplayRow | None:
        """Return the replay of a match, None if it has none."""
        table = schema.replays
        query = select(table).where(table.c.match_id == match_id).order_by(table.c.created).limit(1)
        found = await self._all(query, statements.replay_row)
        return found[0] if found else None

    async def replays(self, game: str = "", limit: int = 50) -> list[ReplayRow]:
        """Return the newest replays, the newest first, without records and data."""
        table = schema.replays
        query = select(*(column for column in table.c if column.name not in ("record", "data")))
        if game:
            query = query.where(table.c.game == game)
        query = query.order_by(table.c.created.desc(), table.c.id).limit(limit)
        return await self._all(query, statements.replay_row)

    async def save_note(self, note: NoteRow) -> None:
        """Add an annotation, or replace the one with its id."""
        await self._put(schema.notes, note)

    async def remove_note(self, note_id: str) -> None:
        """Remove an annotation."""
        await self._remove(schema.notes, note_id)

    async def note(self, note_id: str) -> NoteRow | None:
        """Return an annotation, None if there is none with this id."""
        return await self._one(schema.notes, note_id, _maker(NoteRow))

    async def notes(self, replay_id: str) -> list[NoteRow]:
        """Return the annotations of a replay in the order of their positions."""
        table = schema.notes
        query = select(table).where(table.c.replay_id == replay_id)
        return await self._all(query.order_by(table.c.position, table.c.created), _maker(NoteRow))

    # -- reports and positions ---------------------------------------------------------------------

    async def add_report(self, report: ReportRow) -> None:
        """Add a report of a suspected fault."""
        await self._add(schema.reports, report)

    async def report(self, report_id: str) -> ReportRow | None:
        """Return a report, None if there is none with this id."""
        return await self._one(schema.reports, report_id, _maker(ReportRow))

    async def reports(self, limit: int = 100) -> list[ReportRow]:
        """Return the newest reports, the newest first."""
        table = schema.reports
        return await self._all(select(table).order_by(table.c.created.desc()).limit(limit), _maker(ReportRow))

    async def save_position(self, position: PositionRow) -> None:
        """Add a position of the board editor, or replace the one with its id."""
        await self._put(schema.positions, position)

    async def remove_position(self, position_id: str) -> None:
        """Remove a position."""
        await self._remove(schema.positions, position_id)

    async def position(self, position_id: str) -> PositionRow | None:
        """Return a position, None if there is none with this id."""
        return await self._one(schema.positions, position_id, _maker(PositionRow))

    async def positions(self, game: str, limit: int = 200) -> list[PositionRow]:
        """Return the positions of a game, the newest first."""
        table = schema.positions
        query = select(table).where(table.c.game == game).order_by(table.c.created.desc()).limit(limit)
        return await self._all(query, _maker(PositionRow))

    # -- what is old -------------------------------------------------------------------------------

    async def remove_old_tables(self, before: float, kept: Collection[str]) -> int:
        """Remove some of the tables that are over and quiet since ``before``, as ``expiry`` says."""
        return await self._count(lambda connection: expiry.remove_tables(connection, before, kept))

    async def remove_loose(self, before: float, uses: Callable[[bytes], expiry.Uses]) -> int:
        """Remove some of what is older than ``before`` and needed by nothing, as ``expiry`` says."""
        return await self._count(lambda connection: expiry.remove_loose(connection, before, uses))

    # -- how ---------------------------------------------------------------------------------------

    async def _add(self, table: Table, row: Struct) -> None:
        await self._writer.submit(lambda connection: statements.add_row(connection, table, row))

    async def _put(self, table: Table, row: Struct) -> None:
        await self._writer.submit(lambda connection: statements.put_row(connection, table, row))

    async def _remove(self, table: Table, identity: str) -> None:
        await self._writer.submit(lambda connection: statements.remove_row(connection, table, identity))

    async def _count(self, remove: Callable[[Connection], int]) -> int:
        """Return how many rows a write removed, by what it says the last time that it is tried."""
        count = 0

        def write(connection: Connection) -> None:
            nonlocal count
            count = remove(connection)

        await self._writer.submit(write)
        return count

    async def _one(self, table: Table, identity: str, make: Callable[[Any], _Read]) -> _Read | None:
        if "\0" in identity:
            return None  # PostgreSQL takes no such text, so that none is there
        found = await self._all(select(table).where(table.c.id == identity), make)
        return found[0] if found else None

    async def _all(self, query: Select[Any], make: Callable[[Any], _Read]) -> list[_Read]:
        def read(connection: Connection) -> list[_Read]:
            return [make(row) for row in connection.execute(query).mappings()]

        return await self._read(read)

    async def _read(self, read: Callable[[Connection], _Read]) -> _Read:
        def work() -> _Read:
            try:
                with self._reading.connect() as connection:
                    return read(connection)
            except SQLAlchemyError as error:
                raise cannot("read", self.address, error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def _migrate(engine: Engine, address: Address) -> None:
    try:
        with engine.begin() as connection:
            migrate(connection, address)
    except SQLAlchemyError as error:
        raise cannot("opened", address, error) from error


def _maker(row: type[_Read]) -> Callable[[Any], _Read]:
    """Return what makes a struct of a row with columns of the same names."""
    return lambda data: row(**data)
