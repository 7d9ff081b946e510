"""Protocol: how long the other end of a connection may do nothing before it is given up.

A connection that is closed waits until what was sent has been taken. An end that has gone without a word, or
that never reads, would be kept for ever, with all that waits for it; here that is bounded.
"""

from __future__ import annotations

import socket
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE: Final = 30.0
"""Seconds that an end may leave what was sent to it untaken."""


def bound_patience(listening: socket.socket) -> None:
    """Let the system end connections that take nothing for ``PATIENCE`` seconds, where it can."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and listening.family in (socket.AF_INET, socket.AF_INET6):
        # What is accepted has the options of what listens.
        listening.setsockopt(socket.IPPROTO_TCP, option, int(PATIENCE * 1000))


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol of sockets; what does not close by itself is cut off."""

    async def run_asgi(self) -> None:
        """Serve the socket; when that is over, it is closed within ``PATIENCE`` seconds."""
        try:
            await super().run_asgi()
        finally:
            self._cut_off_later()

    def keepalive_timeout(self) -> None:
        """Close a socket that has not answered, whatever it was still to be sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def _cut_off_later(self) -> None:
        if not self.disconnected:
            self.loop.call_later(PATIENCE, self.transport.abort)
