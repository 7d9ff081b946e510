"""Expiry: which of what is stored is so old that nobody needs it, and its removal in small pieces.

Owns when something counts as used: a table by what happened at it, a replay by its table, its annotations and
the tables whose matches begin from it, a position by those tables. What runs or waits is never old.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, delete, exists, or_, select

from taisen.table.storage.schema import chat, matches, notes, positions, replays, reports, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Column, ColumnElement, Connection, Table

TABLES: Final = 20
"""Tables that are removed in one transaction, with all their steps: other writes come in between."""
LOOSE: Final = 200
"""Replays, positions and reports each that are removed in one transaction."""
OVER: Final = ("finished", "closed")

Uses = tuple[str, str]
"""What a table's matches begin from: the id of a replay and the text of a position, empty for none."""


def remove_tables(connection: Connection, before: float, kept: Collection[str]) -> int:
    """Remove some of the tables at which all is over and nothing has happened since a time.

    Their matches and chat go with them; replays and reports stay, and belong to no table any more.

    Args:
        connection: to the database.
        before: the time, in seconds since 1970.
        kept: ids of tables that stay.

    Returns:
        How many were removed; 0 if none is left.
    """
    old = and_(tables.c.status.in_(OVER), tables.c.created < before, _quiet(before))
    return _remove(connection, tables, old, TABLES, tables.c.id, kept)


def _quiet(before: float) -> ColumnElement[bool]:
    """Whether nothing runs at a table, and nothing was begun, ended, said or reported there since a time."""
    own = matches.c.table_id == tables.c.id
    return and_(
        ~exists().where(own, or_(matches.c.status == "running", matches.c.created >= before)),
        ~exists().where(own, replays.c.match_id == matches.c.id, replays.c.created >= before),
        ~exists().where(own, reports.c.match_id == matches.c.id, reports.c.created >= before),
        ~exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before),
    )


def remove_loose(connection: Connection, before: float, uses: Callable[[bytes], Uses]) -> int:
    """Remove some of the replays, reports and positions from before a time that nothing needs.

    Args:
        connection: to the database.
        before: the time, in seconds since 1970.
        uses: returns what a table uses, by its data.

    Returns:
        How many were removed; 0 if none is left.
    """
    used_replays, used_texts = _used(connection, uses)
    written = exists().where(notes.c.replay_id == replays.c.id, notes.c.created >= before)
    old_replays = and_(replays.c.created < before, _without_match(replays.c.match_id), ~written)
    old_reports = and_(reports.c.created < before, _without_match(reports.c.match_id))
    return (
        _remove(connection, replays, old_replays, LOOSE, replays.c.id, used_replays)
        + _remove(connection, reports, old_reports, LOOSE, reports.c.id, ())
        + _remove(connection, positions, positions.c.created < before, LOOSE, positions.c.text, used_texts)
    )


def _without_match(match_id: Column[str]) -> ColumnElement[bool]:
    return ~exists().where(matches.c.id == match_id)


def _used(connection: Connection, uses: Callable[[bytes], Uses]) -> tuple[set[str], set[str]]:
    """Return the replays and the texts of positions that the tables' matches begin from."""
    found = [uses(data) for data in connection.execute(select(tables.c.data)).scalars()]
    return {replay for replay, _ in found if replay}, {text for _, text in found if text}


def _remove(
    connection: Connection,
    table: Table,
    old: ColumnElement[bool],
    limit: int,
    known_by: Column[str],
    used: Collection[str],
) -> int:
    """Remove rows that are old, the oldest first, except those that are used; what belongs to them goes too.

    There may be more that is used than a statement takes values, so that it is looked for here.
    """
    query = select(table.c.id, known_by.label("known_by")).where(old).order_by(table.c.created, table.c.id)
    with connection.execute(query) as rows:
        found = list(islice((row.id for row in rows if row.known_by not in used), limit))
    if found:
        connection.execute(delete(table).where(table.c.id.in_(found)))
    return len(found)
