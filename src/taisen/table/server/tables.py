"""Routes of tables: making one, joining one, looking at one, reporting a fault, and the socket of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from taisen.table import wire
from taisen.table.replays.desk import ASKER
from taisen.table.rooms.lobby import Lobby
from taisen.table.rooms.reports import make_report, read_report
from taisen.table.server.http import answer, asked_by, body, language, token
from taisen.table.server.sockets import serve_socket

if TYPE_CHECKING:
    from starlette.requests import Request


def lobby(request: Request) -> Lobby:
    """Return the application's lobby."""
    return cast("Lobby", request.app.state.lobby)


async def make_table(request: Request) -> Response:
    """POST /api/tables: ``wire.NewTable`` to ``wire.TableMade``."""
    new = await body(request, wire.NewTable)
    ASKER.set(asked_by(request))
    return answer(await lobby(request).create(new, language(request)), 201)


async def show_table(request: Request) -> Response:
    """GET /api/tables/<id>, with a token of the table: ``wire.TableState``."""
    room, seat = await lobby(request).peek(request.path_params["id"], token(request))
    return answer(room.display.state_for(seat, language(request)))


async def join_table(request: Request) -> Response:
    """POST /api/tables/<id>/join, with the open seat's token: ``wire.JoinTable`` to ``wire.TableState``."""
    joining = await body(request, wire.JoinTable)
    spoken = language(request)
    room, seat = await lobby(request).join(request.path_params["id"], token(request), joining, spoken)
    return answer(room.display.state_for(seat, spoken))


async def report(request: Request) -> Response:
    """POST /api/tables/<id>/report, with a seat's token: ``wire.NewReport`` to ``wire.ReportMade``."""
    said = await body(request, wire.NewReport)
    room, seat = await lobby(request).peek(request.path_params["id"], token(request))
    return answer(await make_report(room, seat, said.text), 201)


async def show_report(request: Request) -> Response:
    """GET /api/reports/<id>, with a token of a seat: the report as a text file, once its match is over."""
    number = request.path_params["id"]
    text = await read_report(lobby(request), number, token(request))
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="report-{number}.taisen"',
    }
    return Response(text, 200, headers, "text/plain; charset=utf-8")


routes: list[BaseRoute] = [
    Route("/api/tables", make_table, methods=["POST"]),
    Route("/api/tables/{id}", show_table),
    Route("/api/tables/{id}/join", join_table, methods=["POST"]),
    Route("/api/tables/{id}/report", report, methods=["POST"]),
    Route("/api/reports/{id}", show_report),
    WebSocketRoute("/api/tables/{id}/socket", serve_socket),
]
