"""Sockets: from the bytes of a WebSocket to messages of a room, and back.

Owns what a socket may send at all: its subprotocols, the size and rate of messages, the greeting that comes
first. Whatever is wrong gets one ``refused``; who is wrong again and again is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final, cast

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from taisen.kernel.errors import TaisenError
from taisen.table import wire
from taisen.table.problems import Fault, problem
from taisen.table.rooms.connection import LATER, REFUSED, TOO_BIG, Close, Connection
from taisen.table.server.http import DEFAULT_LANGUAGE, language
from taisen.table.storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from taisen.table.rooms.lobby import Lobby
    from taisen.table.rooms.room import Room

MAX_MESSAGE: Final = 32 * 1024
"""Bytes of a message; a repair's position is the longest."""
COSTS: Final[dict[type, int]] = {wire.SetLanguage: 9, wire.Propose: 4, wire.SetName: 4, wire.LookBack: 4}
"""As how many more messages those count that make much work."""
GREETING: Final = 15.0
"""Seconds within which a socket says hello."""
FAREWELL: Final = 5.0
"""Seconds that a socket is given to take the last messages when it is closed."""

log: Final = structlog.get_logger("taisen.sockets")

_DECODER: Final = msgspec.json.Decoder(wire.Incoming)


async def serve_socket(socket: WebSocket) -> None:
    """Serve the socket of a seat or of a spectator (``/api/tables/<id>/socket``)."""
    protocols = cast("list[str]", socket.scope.get("subprotocols", []))
    if wire.PROTOCOL not in protocols:
        await socket.close(REFUSED, f"subprotocol {wire.PROTOCOL}")
        return
    token = next((one for one in protocols if one.startswith(wire.TOKEN_PREFIX)), "")
    await socket.accept(wire.PROTOCOL)
    lobby = cast("Lobby", socket.app.state.lobby)
    spoken = _language(socket)
    try:
        room, connection = await lobby.admit(socket.path_params["id"], token.removeprefix(wire.TOKEN_PREFIX))
    except TaisenError as error:
        again = isinstance(error, StorageError)
        said = problem(error, spoken)
        await _send(socket, wire.Refused("", said))
        await _send(socket, wire.Closing(again, said.text))
        await _close(socket, LATER if again else REFUSED)
        return
    writer = asyncio.create_task(_write(socket, connection))
    reader = asyncio.create_task(Reader(room, connection, lobby, spoken).read(socket))
    # A server that ends cuts off what has not closed by then; there is nobody left to be told.
    with contextlib.suppress(asyncio.CancelledError):
        await _until_closed(reader, writer, room, connection)


async def _until_closed(
    reader: asyncio.Task[None], writer: asyncio.Task[None], room: Room, connection: Connection
) -> None:
    try:
        # Whoever is cut off for not reading may neither say anything any more nor be waited for.
        await asyncio.wait((reader, connection.closed), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.open = False
        reader.cancel()
        await asyncio.shield(room.house.start(room.leave(connection)))
        connection.outbox.put(Close(REFUSED))
        await asyncio.wait((writer,), timeout=FAREWELL)
        writer.cancel()


def _language(socket: WebSocket) -> wire.Language:
    try:
        return language(socket)
    except Fault:
        return DEFAULT_LANGUAGE


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox until the connection is closed."""
    while True:
        item = await connection.outbox.get()
        if isinstance(item, Close):
            await _close(socket, item.code)
            return
        try:
            await socket.send({"type": "websocket.send", "text": item.decode()})
        except (RuntimeError, OSError, WebSocketDisconnect):
            return  # the other end has gone; the reader finds out too


async def _send(socket: WebSocket, message: wire.ServerMessage) -> None:
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send({"type": "websocket.send", "text": msgspec.json.encode(message).decode()})


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED and (
        socket.client_state is WebSocketState.CONNECTED
    ):
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(code)


class Reader:
    """Takes what comes over one socket."""

    def __init__(self, room: Room, connection: Connection, lobby: Lobby, spoken: wire.Language) -> None:
        self.room = room
        self.connection = connection
        self.lobby = lobby
        self.spoken = spoken

    async def read(self, socket: WebSocket) -> None:
        """Read messages until the socket or the connection is closed."""
        try:
            while self.connection.open:
                greeted = self.connection.language is not None
                try:
                    async with asyncio.timeout(None if greeted else GREETING):
                        event = await socket.receive()
                except TimeoutError:
                    self._refuse("", Fault("hello-first", "message", "nothing", "hello"))
                    self.connection.close(REFUSED)
                    return
                if event["type"] == "websocket.disconnect":
                    return
                await self.take(event.get("text"), event.get("bytes"))
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except Exception:
            log.exception("socket-failed", table=self.room.id)
            self._refuse("", Fault("server", "server", "", "", status=500))
            self.connection.close(LATER)

    async def take(self, text: str | None, data: bytes | None) -> None:
        """Take one message."""
        connection = self.connection
        size = len(text.encode("utf-8", "surrogatepass")) if text is not None else len(data or b"")
        if size > MAX_MESSAGE:
            self._refuse("", _too_large(size))
            connection.close(TOO_BIG)
            return
        if not connection.messages.take(self.lobby.house.time.now()):
            self._fault("", Fault("too-many", "message", "", "", status=429))
            return
        if text is None:
            self._fault("", Fault("body", "message", "bytes", "a message as JSON text"))
            return
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._fault(_kind(text), Fault("body", "message", str(error), "a message of the table"))
            return
        if not connection.messages.take(self.lobby.house.time.now(), COSTS.get(type(message), 0)):
            self._fault(str(message.__struct_config__.tag), Fault("too-many", "message", "", "", status=429))
            return
        if isinstance(message, wire.Greeting):
            if connection.language is None:
                await self._greet(message.language)
            else:
                self._fault("hello", Fault("greeted", "message", "hello", "", status=409))
        elif connection.language is None:
            kind = str(message.__struct_config__.tag)
            self._fault(kind, Fault("hello-first", "message", kind, "hello"))
        else:
            await self._do(self.room.receive(connection, message))

    async def _greet(self, spoken: wire.Language) -> None:
        """Let the connection into the room; where that cannot be done now, it is to come back."""
        connection = self.connection
        try:
            await self._do(self.room.enter(connection, spoken))
        except StorageError as error:
            log.warning("not-greeted", table=self.room.id, reason=str(error))
            connection.send(wire.Refused("hello", problem(error, spoken)))
            connection.send(wire.Closing(True))
            connection.close(LATER)

    async def _do(self, work: Coroutine[object, object, None]) -> None:
        """Let the room do something to its end, whatever becomes of this socket meanwhile."""
        await asyncio.shield(self.lobby.house.start(work))

    def _refuse(self, kind: str, fault: Fault) -> None:
        said = problem(fault, self.connection.language or self.spoken)
        self.connection.send(wire.Refused(kind, said))

    def _fault(self, kind: str, fault: Fault) -> None:
        """Refuse a message that no page of ours sends; cut the connection off if that goes on."""
        self._refuse(kind, fault)
        if not self.connection.faults.take(self.lobby.house.time.now()):
            self.connection.close(REFUSED)


def _too_large(size: int) -> Fault:
    limit = MAX_MESSAGE // 1024
    return Fault(
        "too-large", "message", f"{size} bytes", f"at most {MAX_MESSAGE} bytes", status=413, limit=limit
    )


class _Typed(msgspec.Struct):
    type: str = ""


def _kind(text: str) -> str:
    """Return the type of a message that cannot be read otherwise, if it names one."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text, type=_Typed).type[:40]
    return ""
