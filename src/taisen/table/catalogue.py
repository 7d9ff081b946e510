"""Catalogue: what the server offers and knows beside its tables, over HTTP.

Owns the routes for the games with their decks and bots, the check of a deck list, the texts of rules, the
faces of cards, and the pictures that a user keeps in a folder of their own.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.routing import Route

import taisen
from taisen.bots import USUAL_LEVEL, bot_levels, bot_names
from taisen.catalog import built_in_decks, check_deck_list, deck_check, read_deck_list
from taisen.kernel.errors import BadInput, shown
from taisen.messages import message
from taisen.rulebook import find_citations, find_rule, tests_folder
from taisen.table import wire
from taisen.table.bot_titles import level_hint, level_title
from taisen.table.deck_titles import deck_title
from taisen.table.mats import GAMES, mat
from taisen.table.pictures import read_picture, with_picture
from taisen.table.problems import TABLE, Fault
from taisen.table.rule_set_titles import rules_info
from taisen.table.server.http import answer, body, language
from taisen.table.version import VERSION

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

    from taisen.catalog import Deck, Finding
    from taisen.rulebook import Ledger

MAX_DECK: Final = 100_000
"""Bytes of a deck list that is sent to be checked."""
_FOUND: Final = ("found", "card", "cards", "count", "game")
_ALLOWED: Final = ("allowed", "limit", "expected")
"""The arguments of a finding that say what came and what is allowed, the first that there is."""
MAIN_SHARE: Final = 0.15
"""Part of a deck that a colour needs to be called one of its colours."""


# -- games, decks and bots ---------------------------------------------------------------------------


async def about(request: Request) -> Response:
    """Answer what can be played here (GET /api/about?language=)."""
    return answer(await run_in_threadpool(_about, language(request)))


@cache
def _about(spoken: wire.Language) -> wire.About:
    games = [
        wire.GameInfo(
            name=game,
            title=message(spoken, f"game-{game}", TABLE),
            decks=[_deck_info(game, name, deck, spoken) for name, deck in built_in_decks(game).items()],
            bots=_bots(spoken),
            windows=list(mat(game).windows),
            rules=[rules_info(game, name, spoken) for name in taisen.game(game).rule_sets],
        )
        for game in GAMES
    ]
    return wire.About(VERSION, games)


def _deck_info(game: str, name: str, deck: Deck, spoken: wire.Language) -> wire.DeckInfo:
    counts: Counter[str] = Counter()
    for number, count in deck.cards:
        for color in mat(game).face(None, number, spoken).colors:
            counts[color] += count
    colors = [color for color, count in counts.most_common() if count >= MAIN_SHARE * deck.size]
    return wire.DeckInfo(name, deck_title(game, deck.name, spoken), deck.size, colors)


def _bots(spoken: wire.Language) -> list[wire.BotInfo]:
    """Bots with levels; the weakest level of one is what a bot without levels would be."""
    return [
        wire.BotInfo(
            name,
            message(spoken, f"bot-{name}", TABLE),
            [
                wire.LevelInfo(level, level_title(name, level, spoken), level_hint(level, spoken))
                for level in bot_levels(name)
            ],
            USUAL_LEVEL,
        )
        for name in bot_names()
        if len(bot_levels(name)) > 1
    ]


# -- decks -------------------------------------------------------------------------------------------


async def decks(request: Request) -> Response:
    """Answer what a deck list holds and what stands against it (POST /api/decks)."""
    asked = await body(request, wire.DeckText, MAX_DECK)
    return answer(await run_in_threadpool(check_deck, asked))


def check_deck(asked: wire.DeckText) -> wire.DeckReport:
    """Return what a deck list holds and what stands against it.

    Raises:
        BadInput: there is no such game, or it is not offered under these rules.
    """
    if asked.game not in GAMES:
        raise BadInput("game", shown(asked.game), ", ".join(GAMES))
    rules = taisen.game(asked.game).rule_sets
    if asked.rules and asked.rules not in rules:
        raise BadInput("rules", shown(asked.rules), ", ".join(rules))
    listed = read_deck_list(asked.text, game=asked.game)
    deck = listed.deck
    findings = check_deck_list(listed, deck_check(asked.game, rules=asked.rules))
    lines = [_deck_line(asked.game, number, count, asked.language) for number, count in deck.entries]
    return wire.DeckReport(
        deck.name, deck.size, lines, [_finding(finding, asked.language) for finding in findings]
    )


def _deck_line(game: str, number: str, count: int, spoken: wire.Language) -> wire.DeckLine:
    try:
        face = mat(game).face(None, number, spoken)
    except BadInput:
        return wire.DeckLine(number, count, "", "", [])
    return wire.DeckLine(number, count, face.name, face.kind_title, face.colors)


def _finding(finding: Finding, spoken: wire.Language) -> wire.Problem:
    values = finding.arguments
    found = next((str(values[name]) for name in _FOUND if values.get(name)), "")
    allowed = next((str(values[name]) for name in _ALLOWED if values.get(name)), "")
    lines = ", ".join(map(str, finding.lines))
    where = f"deck list, line {lines}" if lines else "deck list"
    return wire.Problem(where, found, allowed, finding.text(spoken), finding.rule)


# -- rules -------------------------------------------------------------------------------------------


async def rule(request: Request) -> Response:
    """Answer what a rule says (GET /api/rules/<number>?language=)."""
    spoken = language(request)
    number = request.path_params["number"]
    try:
        ledger, found = find_rule(number)
    except BadInput as error:
        raise Fault("input", error.place, error.found, error.allowed, status=404) from error
    tests = await run_in_threadpool(_tests, ledger)
    return answer(
        wire.RuleText(
            number=found.id,
            title=found.title(spoken),
            chapter=f"{found.chapter} {ledger.chapter_title(found.chapter, spoken)}",
            text=ledger.says(found, spoken),
            language=ledger.spoken(spoken),
            tests=tests.get(found.id, []),
        )
    )


@cache
def _tests(ledger: Ledger) -> dict[str, list[str]]:
    """The tests that cite each rule, where the program runs from a checkout with its tests."""
    folder = tests_folder(ledger)
    found: dict[str, list[str]] = {}
    if folder is not None:
        for citation in find_citations(folder):
            found.setdefault(citation.rule, []).append(citation.test)
    return found


# -- cards and their pictures ------------------------------------------------------------------------


async def card(request: Request) -> Response:
    """Answer what is printed on a built-in card (GET /api/cards/<game>/<number>?language=)."""
    spoken = language(request)
    game, number = request.path_params["game"], request.path_params["number"]
    try:
        face = await run_in_threadpool(mat(game).face, None, number, spoken)
    except BadInput as error:
        raise Fault("input", error.place, error.found, error.allowed, status=404) from error
    return answer(with_picture(face, _data(request)))


async def picture(request: Request) -> Response:
    """Answer with the picture of a card from the user's folder (GET /pictures/<game>/<number>).

    Raises:
        Fault: there is none.
    """
    game, number = request.path_params["game"], request.path_params["number"]
    found = await run_in_threadpool(read_picture, _data(request), game, number)
    if found is None:
        raise Fault("nothing-there", "picture", request.url.path, "", status=404)
    return Response(found.content, media_type=found.kind, headers={"cache-control": "private, max-age=3600"})


def _data(request: Request) -> Path:
    folder: Path = request.app.state.settings.data
    return folder


routes: Final = [
    Route("/api/about", about),
    Route("/api/decks", decks, methods=["POST"]),
    Route("/api/rules/{number}", rule),
    Route("/api/cards/{game}/{number}", card),
    Route("/pictures/{game}/{number}", picture),
]
