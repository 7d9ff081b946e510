"""What is kept of a replay beside its record, and how a finished match becomes one.

Owns ``Kept`` (``ReplayRow.data``) and ``publish``, which the room of a match calls when it is over.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from taisen.table.replays.source import Source
from taisen.table.rooms.tokens import new_id
from taisen.table.storage.errors import DamagedError
from taisen.table.storage.rows import ReplayRow
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taisen.kernel.match import Match
    from taisen.table.storage.store import Store


class Seated(Struct):
    """Who sat at a seat: name, bot and level for a bot, and the hash of the seat's token, empty for a bot."""

    name: str = ""
    bot: str = ""
    level: int = 0
    token: str = ""


class Kept(Struct):
    """The whole of ``ReplayRow.data``.

    Attributes:
        seats: who sat at both seats, empty for an uploaded record.
        version: the program that the match was played with, empty if that is not known.
        owner: hash of the token of the one who uploaded it, empty for none.
        undone: positions to which the players went back.
    """

    seats: list[Seated] = []
    version: str = ""
    owner: str = ""
    undone: list[int] = []


def kept(row: ReplayRow) -> Kept:
    """Return what is kept of a replay."""
    return msgspec.json.decode(row.data, type=Kept) if row.data else Kept()


async def publish(
    store: Store, match_id: str, match: Match, seats: Sequence[Seated], undone: Sequence[int] = ()
) -> str:
    """Make a finished match a replay, and return the replay's id.

    A match that went on after it was over (somebody went back) gets its new course under the id it had.

    Args:
        store: where it is kept.
        match_id: id of the match, whose steps and stored positions stay where they are.
        match: the match as it ended.
        seats: who sat at both seats.
        undone: positions to which the players went back.
    """
    before = await store.replay_of(match_id)
    row = replay_row(match_id, match, seats, undone)
    if before is not None:
        row.id = before.id
    await store.save_replay(row)
    return row.id


def replay_row(match_id: str, match: Match, seats: Sequence[Seated], undone: Sequence[int] = ()) -> ReplayRow:
    """Return a finished match as a new replay, as ``publish`` stores it."""
    return ReplayRow(
        id=new_id(),
        match_id=match_id,
        game=match.game.name,
        created=time.time(),
        title=" / ".join(match.deck_names),
        record=match.full_record().text,
        data=msgspec.json.encode(Kept(list(seats), VERSION, "", list(undone))),
    )


async def source_of(store: Store, row: ReplayRow) -> Source:
    """Return what a replay is shown from: the record alone if its table was removed or is damaged."""
    if not row.match_id:
        return Source(row.record)
    try:
        match = await store.match(row.match_id)
        if match is None:
            return Source(row.record)
        return Source(row.record, match.setup, await store.steps(match.id), await store.snapshots(match.id))
    except DamagedError:
        return Source(row.record)
