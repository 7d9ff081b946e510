"""Serving: one process that listens, from the port it takes to the end by Ctrl-C.

Owns the socket, the signals and the order of the end: no new connections, then rooms, workers and database
(which tell the browsers), then what connections are left.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
from contextlib import AsyncExitStack, contextmanager
from typing import TYPE_CHECKING, Final

import uvicorn

from taisen.kernel.errors import TaisenError
from taisen.table.server.app import make_app
from taisen.table.server.logs import configure_logs
from taisen.table.server.protocol import RequestProtocol, SocketProtocol, bound_patience
from taisen.table.server.settings import LOOPBACK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import FrameType

    from taisen.table.server.settings import Settings

DEFAULT_PORT: Final = 8000
BACKLOG: Final = 512
MAX_MESSAGE: Final = 256 * 1024
"""The largest message of a browser in bytes: a scenario for a repaired position, with room to spare."""
LAST_SECONDS: Final = 5
"""How long the end waits for connections that do not close."""


class ServeError(TaisenError):
    """The server cannot listen where it should: one sentence that says why."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens.

    Args:
        host: a name or address of this machine.
        port: where; None for the usual port, or a free one if that is taken.

    Raises:
        ServeError: nothing can listen there.
    """
    if port is not None:
        return _listen(host, port)
    try:
        return _listen(host, DEFAULT_PORT)
    except ServeError:
        return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    where = f"port {port} of {host}"
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.create_server((str(address[0]), port), family=family, backlog=BACKLOG)
    except socket.gaierror as error:
        raise ServeError(f"--host: found {host!r}; allowed: a name or address of this machine") from error
    except (OSError, OverflowError) as error:
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise ServeError(f"{where} is in use already; name another with --port") from error
        if number == errno.EADDRNOTAVAIL:
            raise ServeError(f"--host: found {host!r}; allowed: a name or address of this machine") from error
        if number == errno.EACCES:
            raise ServeError(f"{where} may not be used by this user; name one above 1023") from error
        raise ServeError(f"{where} cannot be used: {error}") from error
    bound_patience(found)
    return found


def address_of(listening: socket.socket) -> tuple[str, int]:
    """Return where a socket listens."""
    name = listening.getsockname()
    return str(name[0]), int(name[1])


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM.

    Args:
        settings: of the server; host and port are the socket's.
        listening: the socket.
        ready: called when rooms stand again and requests are answered.

    Raises:
        TaisenError: the server cannot start: the database is locked, too new, or not to be reached.
    """
    configure_logs(quiet=settings.host in LOOPBACK and not settings.base_url)
    with listening:
        _make_folder(settings.data)
        asyncio.run(_serve(settings, listening, ready))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"the folder {folder} cannot be made: {error.strerror}") from error
    if not os.access(folder, os.W_OK):
        raise ServeError(f"the folder {folder} cannot be written to; name another with --data")


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    app = make_app(settings)
    async with AsyncExitStack() as life:
        # Not left to uvicorn: an error at the start is to reach the one who typed the command.
        await life.enter_async_context(app.router.lifespan_context(app))
        server = _Server(
            uvicorn.Config(
                app,
                lifespan="off",
                workers=1,  # rooms live in this process
                access_log=False,
                log_config=None,
                server_header=False,
                http=RequestProtocol,
                ws=SocketProtocol,
                ws_max_size=MAX_MESSAGE,
                proxy_headers=bool(settings.base_url),
                timeout_graceful_shutdown=LAST_SECONDS,
            ),
            life,
            ready,
        )
        await server.serve(sockets=[listening])


class _Server(uvicorn.Server):
    """A server that ends its rooms before its connections."""

    def __init__(self, config: uvicorn.Config, life: AsyncExitStack, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._life = life
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Rules, cards and code stay: the collector need not walk them again while somebody waits.
        gc.collect()
        gc.freeze()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._life.aclose()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # A second Ctrl-C waits for nothing.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that end a server; unlike uvicorn's own, not raised again after the end."""
        caught = [signal.SIGINT, signal.SIGTERM]
        before = [signal.signal(number, self.handle_exit) for number in caught]
        try:
            yield
        finally:
            for number, handler in zip(caught, before, strict=True):
                signal.signal(number, handler)
