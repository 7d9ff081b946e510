"""The application: all routes of the table in one Starlette app.

Owns ``make_app`` and what lives as long as the server: the store, the worker processes, the lobby. Handlers
find them in ``request.app.state`` as ``store``, ``thinking``, ``lobby`` and ``settings``.
"""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route

from taisen.kernel.errors import TaisenError
from taisen.table import catalogue, positions, puzzles, replays
from taisen.table.rooms.house import House
from taisen.table.rooms.keeping import Keeper
from taisen.table.rooms.lobby import Lobby
from taisen.table.rooms.timing import LoopTime
from taisen.table.server import tables
from taisen.table.server.guard import Guard
from taisen.table.server.http import on_crash, on_http_error, on_taisen_error
from taisen.table.server.static import StaticFiles
from taisen.table.storage import Store
from taisen.table.thinking import Thinking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from taisen.table.server.settings import Settings

STATIC: Final = Path(__file__).parent.parent / "static"


def make_app(settings: Settings) -> Starlette:
    """Return the application; database, workers and rooms come up when it starts.

    Raises:
        BadInput: the settings do not fit.
    """

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        async with AsyncExitStack() as closing:
            # What came up last goes down first, also when the rest does not come up.
            store = Store.open(settings.database)
            closing.push_async_callback(store.close)
            workers = Thinking()
            closing.push_async_callback(workers.close)
            workers.start()
            house = House(store, workers, LoopTime(), settings.pace, settings.thinking, settings.data)
            lobby = Lobby(house)
            closing.push_async_callback(lobby.close)
            app.state.settings, app.state.store, app.state.thinking = settings, store, workers
            app.state.lobby, app.state.replays = lobby, house.desk
            await lobby.recover()
            if settings.keep:
                house.start(Keeper(lobby, settings.keep).run())
            yield

    found: list[BaseRoute] = [
        *catalogue.routes,
        *replays.routes,
        *positions.routes,
        *puzzles.routes,
        *tables.routes,
        Route("/{path:path}", StaticFiles(STATIC).serve),
    ]
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
