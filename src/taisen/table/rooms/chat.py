"""Chat of one table: the last lines, on disk before anybody reads them.

What spectators say goes to players too, except while a match runs: nobody is helped from outside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.storage.rows import ChatRow
from taisen.table.wire import Chat, ChatLine

if TYPE_CHECKING:
    from taisen.table.rooms.connection import Audience, Connection
    from taisen.table.storage import Store

KEPT: Final = 100
"""Lines that somebody who comes is shown."""


class ChatLog:
    """What was said at a table."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._lines: list[ChatLine] | None = None

    async def lines(self) -> list[ChatLine]:
        """Return the last lines."""
        if self._lines is None:
            rows = await self._store.chat(self._table, KEPT)
            self._lines = [ChatLine(row.player, row.name, row.text, row.at) for row in rows]
        return self._lines

    async def greet(self, connection: Connection, quiet: bool) -> None:
        """Send what was said so far, even if that is nothing: what comes later is then known to be new.

        Without the spectators' lines if they are not for this reader now.
        """
        connection.send(Chat([line for line in await self.lines() if line.player >= 0 or not quiet]))

    async def say(self, line: ChatLine, audience: Audience, quiet: bool) -> None:
        """Store a line, then send it; a spectator's only to spectators if ``quiet``."""
        lines = await self.lines()
        await self._store.add_chat(ChatRow(self._table, line.player, line.name, line.text, line.at))
        lines.append(line)
        del lines[:-KEPT]
        hidden = quiet and line.player < 0
        audience.send(Chat([line]), (lambda connection: connection.seat < 0) if hidden else None)
