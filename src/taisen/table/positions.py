"""Routes of the board editor: positions checked, saved and loaded, all cards, the position of a table."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from msgspec import Raw
from msgspec.json import encode
from starlette.concurrency import run_in_threadpool
from starlette.routing import BaseRoute, Route

import taisen
from taisen.kernel.errors import BadInput
from taisen.scenario import read_scenarios
from taisen.table import wire
from taisen.table.editing import MAX_TEXT, check_position
from taisen.table.mats import mat
from taisen.table.pictures import with_picture
from taisen.table.problems import Fault
from taisen.table.repairs import position_to_repair
from taisen.table.rooms.tokens import new_id
from taisen.table.rooms.words import check_name
from taisen.table.server.http import answer, body, language, token
from taisen.table.storage.rows import PositionRow

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from taisen.table.rooms.lobby import Lobby
    from taisen.table.storage.store import Store
    from taisen.table.thinking import Thinking


CHECK_SECONDS: Final = 5.0
"""What a position may take to be checked."""


def _store(request: Request) -> Store:
    return cast("Store", request.app.state.store)


def _thinking(request: Request) -> Thinking:
    return cast("Thinking", request.app.state.thinking)


async def cards(request: Request) -> Response:
    """GET /api/cards/<game>?language=: ``wire.CardList``."""
    game, spoken = request.path_params["game"], language(request)
    found = await run_in_threadpool(_faces, game, spoken)
    folder = request.app.state.settings.data
    return answer(wire.CardList([with_picture(face, folder) for face in found]))


@cache
def _faces(game: str, spoken: wire.Language) -> tuple[wire.Face, ...]:
    found = mat(game)
    return tuple(found.face(None, number, spoken) for number in taisen.game(game).numbers())


async def deck(request: Request) -> Response:
    """GET /api/decks/<game>/<name>: ``wire.DeckCards``, to fill up a deck with what is left of it."""
    game, name = request.path_params["game"], request.path_params["name"]
    found = (await run_in_threadpool(taisen.decks, game)).get(name)
    if found is None:
        raise Fault("nothing-there", "deck", name, "", status=404)
    return answer(wire.DeckCards(name, list(found.numbers())))


async def check(request: Request) -> Response:
    """POST /api/positions/check: ``wire.PositionAsked`` to ``wire.PositionChecked``."""
    asked = await body(request, wire.PositionAsked)
    found = await _thinking(request).check(check_job, asked, language(request), seconds=CHECK_SECONDS)
    return answer(Raw(found))


def check_job(asked: wire.PositionAsked, spoken: wire.Language) -> bytes:
    """Return what a position comes to, as JSON; for a worker process.

    Raises:
        BadInput: the text is no text, or there is no such game.
    """
    return encode(check_position(asked, spoken))


async def save(request: Request) -> Response:
    """POST /api/positions: ``wire.NewPosition`` to ``wire.PositionMade``; its id opens it to all."""
    new = await body(request, wire.NewPosition)
    taisen.game(new.game)
    name = check_name(new.name)
    if len(new.text) > MAX_TEXT:
        raise BadInput(
            "position",
            f"{len(new.text)} characters",
            f"at most {MAX_TEXT} characters",
            key="too-long",
            values={"most": MAX_TEXT},
        )
    # What is kept must be a position; a goal and the like are kept with it.
    scenario = await _thinking(request).check(game_of, new.text, seconds=CHECK_SECONDS)
    if scenario != new.game:
        raise BadInput("position: game", repr(scenario), new.game)
    row = PositionRow(new_id(), new.game, time.time(), name, new.text)
    await _store(request).save_position(row)
    return answer(wire.PositionMade(row.id), 201)


def game_of(text: str) -> str:
    """Return the game of a scenario text whose position can be; for a worker process.

    Raises:
        BadInput: it cannot be read, or cannot be.
    """
    scenario = read_scenarios(text, "position", loose=True)[0]
    taisen.position(scenario)
    return scenario.game


async def load(request: Request) -> Response:
    """GET /api/positions/<id>: ``wire.SavedPosition``."""
    row = await _store(request).position(request.path_params["id"])
    if row is None:
        raise Fault("nothing-there", "position", request.path_params["id"], "", status=404)
    return answer(wire.SavedPosition(row.id, row.game, row.name, row.text, row.created))


async def position_of_table(request: Request) -> Response:
    """GET /api/tables/<id>/position, with a seat's token: ``wire.SavedPosition``, for a repair.

    Raises:
        Fault: no match has begun, or the token is none of a seat.
    """
    lobby = cast("Lobby", request.app.state.lobby)
    number = request.path_params["id"]
    room, seat = await lobby.peek(number, token(request))
    play = room.play
    if seat < 0:
        raise Fault("nothing-there", "position", number, "", status=404)
    if play is None:
        raise Fault("no-match", "position", room.status, "running", status=409)
    text = position_to_repair(play.match)
    return answer(wire.SavedPosition(number, play.match.game.name, "", text, time.time()))


routes: Final[list[BaseRoute]] = [
    Route("/api/cards/{game}", cards),
    Route("/api/decks/{game}/{name}", deck),
    Route("/api/positions/check", check, methods=["POST"]),
    Route("/api/positions", save, methods=["POST"]),
    Route("/api/positions/{id}", load),
    Route("/api/tables/{id}/position", position_of_table),
]
