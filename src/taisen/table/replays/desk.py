"""The desk: finds a replay and has what is asked of it made in worker processes, once for all who ask.

Owns the refusal of matches that are still running, and the way from a replay's moment to a match to play on.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, TypeVar
from zlib import decompress

import msgspec
import structlog

from taisen.kernel.errors import BadInput
from taisen.table import wire
from taisen.table.bot_titles import level_title
from taisen.table.buckets import Buckets
from taisen.table.problems import Fault
from taisen.table.replays.course import Course, course_job, describe_job
from taisen.table.replays.film import BLOCK, Film, details_job, film_job, match_job
from taisen.table.replays.kept import kept, source_of
from taisen.table.replays.shelf import Shelf
from taisen.table.replays.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from taisen.table.storage.rows import ReplayRow
    from taisen.table.storage.store import Store
    from taisen.table.thinking import Thinking

log: Final = structlog.get_logger("taisen.replays")

SECONDS: Final = 30.0
"""What a job may take: a long match takes two or three."""
UPLOADS: Final = 60
"""Records that an address may bring in an hour: each is played once, and kept."""
MAX_FRAMES: Final = 2 * BLOCK
"""The most positions of one answer."""

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address that the present request came from; empty for the server's own work."""

_Result = TypeVar("_Result")


class Desk:
    """What the routes of replays ask.

    Attributes:
        store: where replays are kept.
        thinking: the worker processes.
        shelf: what was made lately.
        uploads: how many records an address may bring.
    """

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store = store
        self.thinking = thinking
        self.shelf = Shelf()
        self.uploads = Buckets(UPLOADS / 3600, UPLOADS)
        self._turns = Turns()

    async def work(
        self, function: Callable[..., _Result], *arguments: object, seconds: float = SECONDS
    ) -> _Result:
        """Have something done in a worker process when it is the asker's turn.

        Raises:
            WorkFailed: it took too long.
            Fault: the asker waits for too much already.
        """
        asker = ASKER.get()
        if not asker:
            return await self.thinking.work(function, *arguments, seconds=seconds)
        async with self._turns.turn(asker):
            return await self.thinking.work(function, *arguments, seconds=seconds)

    async def find(self, replay_id: str) -> ReplayRow:
        """Return a replay.

        Raises:
            Fault: there is none with this id (404), or its match is running (409).
        """
        row = await self.store.replay(replay_id)
        if row is None:
            raise Fault("no-replay", "replay", replay_id, "", status=404)
        if row.match_id:
            match = await self.store.match_head(row.match_id)
            if match is not None and match.status == "running":
                raise Fault("replay-running", "replay", replay_id, "", status=409)
        return row

    async def head(self, row: ReplayRow, language: wire.Language) -> wire.Replay:
        """Return a replay's head."""
        course = await self._course(row)

        async def make() -> bytes:
            source = await self._source(row)
            return await self.work(describe_job, source, course, language)

        found = await self.shelf.get(("head", *_key(row), language), make)
        head = msgspec.msgpack.decode(found, type=wire.Replay)
        data = kept(row)
        head.id, head.created = row.id, row.created
        match = await self.store.match_head(row.match_id) if row.match_id else None
        head.table = "" if match is None else match.table_id
        head.version = data.version
        for player, seated in zip(head.players, data.seats, strict=False):
            player.name, player.bot = seated.name, seated.bot
            player.level = level_title(seated.bot, seated.level, language)
        known = {notice.position for notice in head.notices if notice.kind == "undone"}
        head.notices.extend(
            wire.ReplayNotice("undone", position) for position in data.undone if position not in known
        )
        head.notices.sort(key=lambda notice: notice.position)
        return head

    async def last(self, row: ReplayRow) -> int:
        """Return the last position of a replay that can be shown."""
        return msgspec.msgpack.decode(await self._course(row), type=Course).last

    async def frames(
        self, row: ReplayRow, first: int, last: int, viewer: int, language: wire.Language
    ) -> list[msgspec.Raw]:
        """Return positions from ``first`` to ``last``, as JSON, at most ``MAX_FRAMES``.

        Raises:
            Fault: there are no such positions.
        """
        film = await self._film(row, viewer, language)
        count = (len(film.blocks) - 1) * BLOCK + film.rest
        if not 0 <= first <= last or first >= count:
            raise Fault("input", "from, to", f"{first}, {last}", f"0 to {count - 1}")
        last = min(last, count - 1, first + MAX_FRAMES - 1)
        found: list[msgspec.Raw] = []
        for number in range(first // BLOCK, last // BLOCK + 1):
            block = msgspec.json.decode(decompress(film.blocks[number]), type=list[msgspec.Raw])
            start = number * BLOCK
            found.extend(block[max(0, first - start) : last + 1 - start])
        return found

    async def details(
        self, row: ReplayRow, position: int, viewer: int, ref: str, number: str, language: wire.Language
    ) -> msgspec.Raw:
        """Return all about a card at a position, as JSON.

        Raises:
            BadInput: there is no such card or position.
        """

        async def make() -> bytes:
            source = await self._source(row)
            return await self.work(details_job, source, position, viewer, ref, number, language)

        key = ("details", *_key(row), position, viewer, ref, number, language)
        return msgspec.Raw(await self.shelf.get(key, make))

    async def match_at(self, replay_id: str, position: int) -> str:
        """Return the match at a position of a replay, as ``Match.save`` writes it, to be played on.

        Raises:
            Fault: there is no such replay, or its match is running.
            BadInput: there is no such position, or nothing can be played from there.
        """
        source = await self._source(await self.find(replay_id))
        return await self.work(match_job, source, position)

    async def _course(self, row: ReplayRow) -> bytes:
        """Return what is to be known of a replay before any of it is shown.

        Raises:
            Fault: this version of the program cannot read the record.
        """

        async def make() -> bytes:
            try:
                return await self.work(course_job, await self._source(row))
            except BadInput as error:
                log.warning("replay-unreadable", replay=row.id, reason=str(error))
                raise Fault("replay-unreadable", "replay", row.id, "", status=410) from error

        return await self.shelf.get(("course", *_key(row)), make)

    async def _film(self, row: ReplayRow, viewer: int, language: wire.Language) -> Film:
        async def make() -> bytes:
            source = await self._source(row)
            return await self.work(film_job, source, viewer, language)

        found = await self.shelf.get(("film", *_key(row), viewer, language), make)
        return msgspec.msgpack.decode(found, type=Film)

    async def _source(self, row: ReplayRow) -> bytes:
        return msgspec.msgpack.encode(await source_of(self.store, row))


def _key(row: ReplayRow) -> tuple[str, float]:
    """What tells a replay from all others, and from what it was before its match went on."""
    return row.id, row.created
