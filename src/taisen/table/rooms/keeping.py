"""Keeping: for how long a server keeps what is over, where whoever runs it says so.

Owns the sweep at the start and once a day. A table that somebody looks at is in a room and stays until the
next sweep; what runs or waits always stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from taisen.table.rooms.data import Origin
from taisen.table.storage.errors import StorageError

if TYPE_CHECKING:
    from taisen.table.rooms.lobby import Lobby
    from taisen.table.storage.expiry import Uses

log: Final = structlog.get_logger("taisen.keeping")

DAY: Final = 24 * 3600.0


class _Begun(msgspec.Struct):
    """What is read of ``TableRow.data`` here."""

    origin: Origin = Origin()


def uses(data: bytes) -> Uses:
    """Return what a table's matches begin from, by ``TableRow.data``; a damaged table uses nothing."""
    try:
        origin = msgspec.json.decode(data, type=_Begun).origin
    except (msgspec.DecodeError, UnicodeDecodeError):
        return "", ""
    return origin.replay, origin.scenario


class Keeper:
    """Removes what is over for longer than a number of days.

    Args:
        lobby: all tables.
        days: how long what is over is kept.
    """

    def __init__(self, lobby: Lobby, days: int) -> None:
        self._lobby = lobby
        self._seconds = days * DAY

    async def run(self) -> None:
        """Sweep now and once a day, until this is cancelled."""
        house = self._lobby.house
        while True:
            try:
                await self.sweep()
            except StorageError as error:
                log.warning("not-swept", reason=str(error))
            except Exception:
                log.exception("not-swept")
            await house.pause(house.time.now() + DAY)

    async def sweep(self) -> None:
        """Remove what is old: tables first, then what belongs to none any more."""
        store = self._lobby.house.store
        before = self._lobby.house.time.wall() - self._seconds
        tables = loose = 0
        while removed := await self._lobby.remove_old(before):
            tables += removed
        while removed := await store.remove_loose(before, uses):
            loose += removed
        log.info("swept", tables=tables, others=loose)
