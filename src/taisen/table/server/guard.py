"""Guard: what stands before every request and socket, and the headers of every answer.

Owns the check of ``Host`` and ``Origin``, the limit of requests an address, and the security headers. A
socket's origin is always checked; a request that changes something is refused if a browser says that it comes
from elsewhere.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from taisen.table.buckets import Buckets
from taisen.table.problems import Fault
from taisen.table.server.http import asked_by, failure

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from taisen.table.server.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
COSTS: Final = {"/api/tables": 10, "/api/positions": 10}
"""As how many requests those count that leave something in the database."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origin = settings.origin()
        self.hosts = settings.hosts()
        minute = settings.requests
        self.buckets = Buckets(minute / 60, minute) if minute else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass; answer what may not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        refusal = self._refusal(connection, scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.where})
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        if refusal is None:
            await self.app(scope, receive, with_headers)
        else:
            await failure(refusal, connection)(scope, receive, with_headers)

    def _refusal(self, connection: HTTPConnection, scope: Scope) -> Fault | None:
        host = connection.headers.get("host", "")
        if self.hosts is not None and host.lower() not in self.hosts:
            return Fault("host", "Host", repr(host), ", ".join(sorted(self.hosts)), status=421)
        socket = scope["type"] == "websocket"
        if (socket or scope["method"] not in SAFE_METHODS) and not self._is_ours(connection, host, socket):
            found = connection.headers.get("origin", "")
            allowed = self.origin or f"http://{host}"
            return Fault("origin", "Origin", repr(found), allowed, status=403)
        cost = COSTS.get(scope["path"], 1) if scope.get("method") == "POST" else 1
        if self.buckets is not None and not self.buckets.take(asked_by(connection), time.monotonic(), cost):
            return Fault("too-many", "request", "", "", status=429)
        return None

    def _is_ours(self, connection: HTTPConnection, host: str, socket: bool) -> bool:
        """Return whether the page that asks is one of this server's; what is no browser need not say.

        A browser always names the origin of a socket and of a POST.
        """
        origin = connection.headers.get("origin")
        if origin is None:
            site = connection.headers.get("sec-fetch-site", "same-origin")
            return not socket and site in ("same-origin", "none")
        origin = origin.lower()
        if origin == self.origin:
            return True
        scheme, _, place = origin.partition("://")
        return scheme in ("http", "https") and place == host.lower()
