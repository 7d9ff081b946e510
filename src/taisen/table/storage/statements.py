"""Statements: how rows are written and read, with a connection at hand."""

from __future__ import annotations

import zlib
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Insert, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from taisen.table.storage import packing, schema
from taisen.table.storage.errors import DamagedError, StorageError
from taisen.table.storage.rows import (
    MatchEnd,
    MatchRow,
    ReplayRow,
    Running,
    Snapshot,
    StepRow,
    TableRow,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct
    from sqlalchemy import Connection, RowMapping

LEVEL: Final = 1
"""Of compression: states shrink to a third in a tenth of a millisecond."""
OPEN: Final = ("waiting", "running")
TEXTS: Final = ("setup", "state")
"""Columns of ``matches`` that are large."""


def pack(text: str) -> bytes:
    """Return a setup or a state as it is stored."""
    return zlib.compress(text.encode(), LEVEL)


def unpack(data: bytes) -> str:
    """Return a setup or a state that was stored.

    Raises:
        DamagedError: it cannot be read.
    """
    try:
        return zlib.decompress(data).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise DamagedError(f"a stored match is damaged: {error}") from error


def values(row: Struct) -> dict[str, Any]:
    """Return a row whose fields are the columns of its table."""
    return {name: getattr(row, name) for name in row.__struct_fields__}


# -- writing -----------------------------------------------------------------------------------------


def add_row(connection: Connection, table: Table, row: Struct) -> None:
    """Add a row."""
    connection.execute(insert(table), values(row))


def put_row(connection: Connection, table: Table, row: Struct) -> None:
    """Add a row, or replace the one with its id."""
    _put(connection, table, ("id",), [values(row)])


def remove_row(connection: Connection, table: Table, identity: str) -> None:
    """Remove a row and what belongs to it, if it is there."""
    connection.execute(delete(table).where(table.c.id == identity))


def add_match(connection: Connection, match: MatchRow) -> None:
    """Add a match, and a snapshot of how it begins."""
    data = values(match)
    data["setup"], data["state"] = pack(match.setup), pack(match.state)
    connection.execute(insert(schema.matches), data)
    _keep_turn(connection, match.id, match.turn, match.position, data["state"])


def put_steps(connection: Connection, steps: Sequence[StepRow], snapshot: Snapshot) -> None:
    """Add steps of one match, in place of what may be left of a write that broke off."""
    rows = []
    for step in steps:
        row = values(step)
        del row["told"]
        rows.append(row | _packed(step.told))
    _put(connection, schema.steps, ("match_id", "position"), rows)
    stand(connection, steps[-1].match_id, snapshot)


def _packed(told: tuple[bytes, bytes, bytes]) -> dict[str, bytes]:
    """Return what was told as it is stored: empty for a player who was told what everybody was told."""
    *own, public = told
    first, second = (b"" if one == public else packing.pack(one) for one in own)
    return {"told_0": first, "told_1": second, "told_public": packing.pack(public)}


def stand(connection: Connection, match_id: str, snapshot: Snapshot) -> None:
    """Let a match stand at a position.

    Raises:
        StorageError: there is no such match, or it is over.
    """
    data = pack(snapshot.state)
    changed = connection.execute(
        _STAND,
        {"of": match_id, "new_position": snapshot.position, "new_turn": snapshot.turn, "new_state": data},
    )
    if changed.rowcount != 1:
        raise StorageError(f"there is no running match {match_id}")
    _keep_turn(connection, match_id, snapshot.turn, snapshot.position, data)


def cut_steps(connection: Connection, match_id: str, snapshot: Snapshot) -> None:
    """Take back the steps after a position, and the snapshots after it."""
    steps, snapshots = schema.steps, schema.snapshots
    later = steps.c.position > snapshot.position
    connection.execute(delete(steps).where(steps.c.match_id == match_id, later))
    later = snapshots.c.position > snapshot.position
    connection.execute(delete(snapshots).where(snapshots.c.match_id == match_id, later))
    stand(connection, match_id, snapshot)


def finish_match(connection: Connection, match_id: str, end: MatchEnd) -> None:
    """Set how a match ended, and keep its replay.

    Raises:
        StorageError: there is no such match.
    """
    matches = schema.matches
    changed = connection.execute(
        update(matches).where(matches.c.id == match_id).values(status=end.status, outcome=end.outcome)
    )
    if changed.rowcount != 1:
        raise StorageError(f"there is no match {match_id}")
    if end.replay is not None:
        put_row(connection, schema.replays, end.replay)


def _keep_turn(connection: Connection, match_id: str, turn: int, position: int, state: bytes) -> None:
    """Keep a snapshot if it is the first of its turn."""
    row = {"match_id": match_id, "turn": turn, "position": position, "state": state}
    connection.execute(_first_of_turn(connection.dialect.name), row)


def _put(connection: Connection, table: Table, key: tuple[str, ...], rows: list[dict[str, Any]]) -> None:
    connection.execute(_upsert(connection.dialect.name, table, key), rows)


# Statements are built once: building one takes longer than running it.

_STAND: Final = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("of"), schema.matches.c.status == "running")
    .values(position=bindparam("new_position"), turn=bindparam("new_turn"), state=bindparam("new_state"))
)


@cache
def _upsert(dialect: str, table: Table, key: tuple[str, ...]) -> Insert:
    """Return the statement that adds a row, or replaces the one with its key."""
    new = _insert(dialect, table)
    others = {name: new.excluded[name] for name in table.c.keys() if name not in key}  # noqa: SIM118
    return new.on_conflict_do_update(index_elements=list(key), set_=others)


@cache
def _first_of_turn(dialect: str) -> Insert:
    """Return the statement that adds a snapshot unless there is an earlier one of its turn."""
    table = schema.snapshots
    new = _insert(dialect, table)
    return new.on_conflict_do_update(
        index_elements=["match_id", "turn"],
        set_={"position": new.excluded.position, "state": new.excluded.state},
        where=table.c.position >= new.excluded.position,
    )


def _insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return the form of INSERT that knows what to do about a row that is there already."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


# -- reading -----------------------------------------------------------------------------------------


def table_row(data: RowMapping) -> TableRow:
    """Return a row of ``tables``."""
    return TableRow(**data)


def match_row(data: RowMapping) -> MatchRow:
    """Return a row of ``matches``, without setup and state if they were not read."""
    texts = {name: unpack(data[name]) if name in data else "" for name in TEXTS}
    return MatchRow(**{**data, **texts})


def step_row(data: RowMapping) -> StepRow:
    """Return a row of ``steps``.

    Raises:
        DamagedError: what was told cannot be read.
    """
    fields = dict(data)
    public = packing.unpack(fields.pop("told_public"))
    first, second = (packing.unpack(fields.pop(name)) or public for name in ("told_0", "told_1"))
    return StepRow(told=(first, second, public), **fields)


def replay_row(data: RowMapping) -> ReplayRow:
    """Return a row of ``replays``, without the record if it was not read."""
    return ReplayRow(**{"record": "", "data": b"", **data})


def listed() -> list[Any]:
    """Return the columns of ``matches`` that lists show."""
    return [column for column in schema.matches.c if column.name not in TEXTS]


def running(connection: Connection) -> list[Running]:
    """Return the open tables in the order in which they were made, each with its last match."""
    tables, matches = schema.tables, schema.matches
    opened = connection.execute(
        select(tables).where(tables.c.status.in_(OPEN)).order_by(tables.c.created, tables.c.id)
    )
    found = [Running(table_row(row), None) for row in opened.mappings()]
    by_id = {one.table.id: one for one in found}
    played = connection.execute(
        select(matches)
        .join(tables, tables.c.id == matches.c.table_id)
        .where(tables.c.status.in_(OPEN))
        .order_by(matches.c.number)
    )
    for row in played.mappings():
        by_id[row["table_id"]].match = match_row(row)
    return found


def steps(connection: Connection, match_id: str, after: int) -> list[StepRow]:
    """Return the steps of a match after a position, in their order."""
    table, matches = schema.steps, schema.matches
    found = connection.execute(
        select(table)
        .join(matches, matches.c.id == table.c.match_id)
        .where(table.c.match_id == match_id, table.c.position > after)
        .where(table.c.position <= matches.c.position)
        .order_by(table.c.position)
    )
    return [step_row(row) for row in found.mappings()]


def snapshots(connection: Connection, match_id: str) -> list[Snapshot]:
    """Return the first position of each turn of a match, and the latest position, in their order."""
    table, matches = schema.snapshots, schema.matches
    latest = connection.execute(
        select(matches.c.position, matches.c.turn, matches.c.state).where(matches.c.id == match_id)
    ).first()
    if latest is None:
        return []
    found = connection.execute(
        select(table.c.position, table.c.turn, table.c.state)
        .where(table.c.match_id == match_id, table.c.position < latest.position)
        .order_by(table.c.position)
    )
    return [Snapshot(row.position, row.turn, unpack(row.state)) for row in (*found, latest)]
