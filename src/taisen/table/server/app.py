"""The application: all routes of the table in one Starlette app.

Owns ``make_app`` and what lives as long as the server: the store, the worker processes, the lobby. Handlers
find them in ``request.app.state`` as ``store``, ``thinking``, ``lobby`` and ``settings``.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route

from taisen.kernel.errors import TaisenError
from taisen.table.rooms.house import House
from taisen.table.rooms.lobby import Lobby
from taisen.table.rooms.timing import LoopTime
from taisen.table.server.guard import Guard
from taisen.table.server.http import on_crash, on_http_error, on_taisen_error
from taisen.table.server.static import StaticFiles
from taisen.table.storage import Store
from taisen.table.thinking import Thinking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from taisen.table.server.settings import Settings

STATIC: Final = Path(__file__).parent.parent / "static"
ROUTES: Final = (
    "taisen.table.catalogue",
    "taisen.table.replays",
    "taisen.table.positions",
    "taisen.table.puzzles",
    "taisen.table.server.tables",
)
"""Modules whose ``routes`` are served."""


def make_app(settings: Settings) -> Starlette:
    """Return the application; database, workers and rooms come up when it starts.

    Raises:
        BadInput: the settings do not fit.
    """

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store.open(settings.database)
        workers = Thinking()
        workers.start()
        house = House(store, workers, LoopTime(), settings.pace, settings.thinking, settings.data)
        lobby = Lobby(house)
        app.state.settings, app.state.store, app.state.thinking = settings, store, workers
        app.state.lobby, app.state.replays = lobby, house.desk
        try:
            await lobby.recover()
            yield
        finally:
            await lobby.close()
            await workers.close()
            await store.close()

    found: list[BaseRoute] = []
    for name in ROUTES:
        if find_spec(name) is not None:
            found.extend(import_module(name).routes)
    found.append(Route("/{path:path}", StaticFiles(STATIC).serve))
    return Starlette(
        routes=found,
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={
            TaisenError: on_taisen_error,
            HTTPException: on_http_error,
            Exception: on_crash,
        },
        lifespan=life,
    )
