"""Connections: one socket each, as a room sees it.

Owns what a socket was sent so far, so that it gets each card's face and each line once, and its outbox. A
reader who does not take what is sent is cut off and comes back by itself; nobody waits for a slow one.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from taisen.table.buckets import Bucket
from taisen.table.wire import Language, ServerMessage

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_WAITING: Final = 256
"""Messages that may wait for a slow reader."""
MAX_BYTES: Final = 2 * 1024 * 1024
"""Bytes of messages that may wait for a slow reader, beside the first one that waits."""

NORMAL: Final = 1000
REFUSED: Final = 1008
TOO_BIG: Final = 1009
LATER: Final = 1013
TAKEN_OVER: Final = 4001
"""Codes with which sockets are closed."""

_ENCODER: Final = msgspec.json.Encoder()


class Close:
    """The end of a connection, in its outbox."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code


class Outbox:
    """What waits to be sent, in its order."""

    __slots__ = ("_items", "size")

    def __init__(self) -> None:
        self._items: asyncio.Queue[bytes | Close] = asyncio.Queue()
        self.size = 0
        """Bytes that wait."""

    def put(self, item: bytes | Close) -> None:
        """Put something at the end."""
        self._items.put_nowait(item)
        self.size += _size(item)

    async def get(self) -> bytes | Close:
        """Wait for the next and take it out."""
        item = await self._items.get()
        self.size -= _size(item)
        return item

    def get_nowait(self) -> bytes | Close:
        """Take the next out, which is there."""
        item = self._items.get_nowait()
        self.size -= _size(item)
        return item

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return self._items.empty()

    @property
    def full(self) -> bool:
        """Whether no more may wait."""
        return self._items.qsize() >= MAX_WAITING or self.size >= MAX_BYTES

    def clear(self) -> None:
        """Send nothing of what waits."""
        while not self.empty():
            self.get_nowait()


def _size(item: bytes | Close) -> int:
    return len(item) if isinstance(item, bytes) else 0


class Connection:
    """A socket at a table.

    Attributes:
        seat: the seat that it holds, -1 for a spectator.
        both: whether it plays both seats.
        language: what its reader speaks; None before the greeting.
        faces: numbers of the cards whose faces it was sent.
        lines: lines of the log that it was sent.
        match_id: the match that these are of.
        position: position of the last update.
        outbox: what is to be sent; a ``Close`` is the last.
        open: whether it may still be sent to.
        closed: done when it is not open any more.
        messages: how much it may send.
        chat: how often it may say something.
        faults: how often it may be wrong.
    """

    def __init__(self, seat: int, both: bool = False) -> None:
        self.seat = seat
        self.both = both
        self.language: Language | None = None
        self.faces: set[str] = set()
        self.lines = 0
        self.match_id = ""
        self.position = -1
        self.you = seat
        self.outbox = Outbox()
        self.open = True
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.messages = Bucket(rate=10, burst=60)
        self.chat = Bucket(rate=0.5, burst=6)
        self.faults = Bucket(rate=0.2, burst=20)
        self.name = ""

    def send(self, message: ServerMessage) -> None:
        """Send a message, unless the connection is closed."""
        self.send_encoded(_ENCODER.encode(message))

    def send_encoded(self, data: bytes) -> None:
        """Send a message that is written already."""
        if not self.open:
            return
        if self.outbox.full:
            self.outbox.clear()
            self.close(LATER)
            return
        self.outbox.put(data)

    def close(self, code: int) -> None:
        """Close the connection once all that waits is sent."""
        if self.open:
            self.open = False
            self.outbox.put(Close(code))
            if not self.closed.done():
                self.closed.set_result(None)

    def forget(self) -> None:
        """Let the next update say everything anew: in another language, or of another match."""
        self.faces.clear()
        self.lines = 0
        self.position = -1

    def rewind(self, position: int, lines: int) -> None:
        """Note that a match went back: what was sent beyond that is no more."""
        self.position = min(self.position, position)
        self.lines = min(self.lines, lines)


class Audience:
    """Everybody who is connected to a room and has greeted."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self.connections.append(connection)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection; return whether it was there."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        return True

    def at(self, seat: int) -> Connection | None:
        """Return the connection that holds a seat, None if nobody does."""
        for connection in self.connections:
            if connection.seat >= 0 and (connection.both or connection.seat == seat):
                return connection
        return None

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(connection.seat < 0 for connection in self.connections)

    @property
    def plays(self) -> bool:
        """Whether a player is connected."""
        return any(connection.seat >= 0 for connection in self.connections)

    def send(self, message: ServerMessage, to: Callable[[Connection], bool] | None = None) -> None:
        """Send everybody, or those who are meant, the same message."""
        data = _ENCODER.encode(message)
        for connection in list(self.connections):
            if to is None or to(connection):
                connection.send_encoded(data)
