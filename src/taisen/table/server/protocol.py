"""Protocols: how long the other end of a connection may do nothing before it is given up.

A connection that is closed waits until what was sent has been taken; one that never finishes asking is
waited for. An end that has gone without a word, that never reads, or that only wants to hold the place, would
be kept for ever, with all that waits for it. Here that is bounded.
"""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as _Http
except ImportError:  # without httptools
    from uvicorn.protocols.http.h11_impl import H11Protocol as _Http  # type: ignore[assignment]

if TYPE_CHECKING:
    from asyncio import Transport

PATIENCE: Final = 30.0
"""Seconds that an end may leave what was sent to it untaken, or a request unfinished."""


def bound_patience(listening: socket.socket) -> None:
    """Let the system end connections that take nothing for ``PATIENCE`` seconds, where it can."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and listening.family in (socket.AF_INET, socket.AF_INET6):
        # What is accepted has the options of what listens.
        listening.setsockopt(socket.IPPROTO_TCP, option, int(PATIENCE * 1000))


class RequestProtocol(_Http):
    """Uvicorn's protocol of requests; whoever does not get to the end of asking is cut off."""

    _before: object = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override, unused-ignore]
        """Take a new connection, and begin to look after it."""
        super().connection_made(transport)
        self.loop.call_later(PATIENCE, self._look)

    def _look(self) -> None:
        """Close the connection if nothing was asked since the last look, and nothing is being answered."""
        if self not in self.connections:
            return  # it is closed, or has become a socket
        asked = getattr(self, "cycle", None)
        if (asked is None or asked.response_complete) and asked is self._before:
            self.transport.abort()
            return
        self._before = asked
        self.loop.call_later(PATIENCE, self._look)


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol of sockets; what does not close by itself is cut off."""

    async def run_asgi(self) -> None:
        """Serve the socket; when that is over, it is closed within ``PATIENCE`` seconds."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(PATIENCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Close a socket that has not answered, whatever it was still to be sent."""
        super().keepalive_timeout()
        self.transport.abort()
