"""Routes of the puzzles: the list, one puzzle with its position, and its solution step by step."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.routing import BaseRoute, Route

import taisen
from taisen.rulebook import find_rule
from taisen.scenario.solving import OWN
from taisen.table import wire
from taisen.table.beginnings import Beginning
from taisen.table.card_names import with_names
from taisen.table.mats import mat
from taisen.table.problems import Fault
from taisen.table.puzzle_files import game_of, puzzle_scenario, puzzle_text, puzzles
from taisen.table.server.http import answer, language

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from taisen.kernel.match import Match
    from taisen.scenario import Scenario
    from taisen.scenario.goals import PuzzleTexts
    from taisen.scenario.lines import Line

DEFAULT_GAME: Final = taisen.GAMES[0]


async def listed(request: Request) -> Response:
    """GET /api/puzzles?game=&language=: ``wire.PuzzleList``."""
    game = request.query_params.get("game", DEFAULT_GAME)
    return answer(await run_in_threadpool(_list, game, language(request)))


async def shown(request: Request) -> Response:
    """GET /api/puzzles/<name>?language=: ``wire.Puzzle``, of whichever game it is."""
    return answer(await run_in_threadpool(_puzzle, *_asked(request)))


async def solution(request: Request) -> Response:
    """GET /api/puzzles/<name>/solution?language=: ``wire.Solution``."""
    return answer(await run_in_threadpool(_solution, *_asked(request)))


def _asked(request: Request) -> tuple[str, str, wire.Language]:
    """Return game, name and language; a link may name no game, or the one that was looked at last."""
    name = request.path_params["name"]
    game = game_of(name)
    if game is None:
        raise Fault("nothing-there", "puzzle", name, "", status=404)
    return game, name, language(request)


@cache
def _list(game: str, spoken: wire.Language) -> wire.PuzzleList:
    return wire.PuzzleList(game, [_info(game, name, spoken) for name in puzzles(game)])


def _info(game: str, name: str, spoken: wire.Language) -> wire.PuzzleInfo:
    scenario = puzzle_scenario(game, name)
    texts = _texts(scenario, spoken)
    rules = [wire.RuleTitle(number, find_rule(number)[1].title(spoken)) for number in scenario.rules]
    return wire.PuzzleInfo(
        name, with_names(game, texts.title), with_names(game, texts.goal), scenario.difficulty, rules
    )


def _texts(scenario: Scenario, spoken: wire.Language) -> PuzzleTexts:
    return scenario.texts[spoken]


@cache
def _puzzle(game: str, name: str, spoken: wire.Language) -> wire.Puzzle:
    scenario = puzzle_scenario(game, name)
    match = Beginning(scenario, name).match()
    board = mat(game).board(match, OWN, spoken)
    hints = [with_names(game, hint) for hint in _texts(scenario, spoken).hints]
    faces = _faces(match, [board], spoken)
    return wire.Puzzle(game, _info(game, name, spoken), hints, board, faces, puzzle_text(game, name))


@cache
def _solution(game: str, name: str, spoken: wire.Language) -> wire.Solution:
    scenario = puzzle_scenario(game, name)
    texts = _texts(scenario, spoken)
    match = Beginning(scenario, name).match()
    first = mat(game).board(match, OWN, spoken)
    steps = _played(match, scenario.steps, spoken)
    tries: list[wire.WrongTry] = []
    for lines, why in zip(scenario.tries, texts.tries, strict=True):
        chosen = [step.chosen for step in _played(Beginning(scenario, name).match(), lines, spoken)]
        tries.append(wire.WrongTry(chosen, with_names(game, why)))
    faces = _faces(match, [first, *(step.board for step in steps)], spoken)
    return wire.Solution(first, steps, with_names(game, texts.answer), tries, faces)


def _played(match: Match, lines: tuple[Line, ...], spoken: wire.Language) -> list[wire.SolutionStep]:
    """Answer line by line, and keep what is to be seen after each."""
    found = mat(match.game.name)
    steps: list[wire.SolutionStep] = []
    for line in lines:
        decision = match.decision
        assert decision is not None, "the solution was checked"
        player = decision.player
        asked = found.decision(match, player, 0, spoken)
        chosen = next((one.label for one in asked.options if one.text == line.text), "") if asked else ""
        start = len(match.events)
        match.answer(line.text)
        told = found.told(match, OWN, start)
        log = [found.line(one, index, spoken, OWN) for index, one in enumerate(told)]
        moves = found.moves(match, OWN, start)
        steps.append(wire.SolutionStep(player, chosen, found.board(match, OWN, spoken), log, moves))
    return steps


def _faces(match: Match, boards: list[wire.Board], spoken: wire.Language) -> list[wire.Face]:
    found = mat(match.game.name)
    numbers = {number for board in boards for number in found.numbers(board)}
    return [found.face(match, number, spoken) for number in sorted(numbers)]


routes: Final[list[BaseRoute]] = [
    Route("/api/puzzles", listed),
    Route("/api/puzzles/{name}", shown),
    Route("/api/puzzles/{name}/solution", solution),
]
