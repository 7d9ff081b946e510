"""The puzzles: each is solved against every defence, its wrong tries fail, and its texts are there."""

from __future__ import annotations

import pytest

from taisen.kernel.state import AnyState
from taisen.rulebook import find_rule
from taisen.rulebook.ledger import LANGUAGES
from taisen.scenario import Scenario, run
from taisen.scenario.lines import Line
from taisen.scenario.runner import start
from taisen.scenario.solving import OWN, Search, after, check_solution
from taisen.table.beginnings import Beginning, beginning, defend, last_turn, own_answers
from taisen.table.card_names import with_names
from taisen.table.mats import mat
from taisen.table.puzzle_files import game_of, puzzle_text, puzzles

GAME = "battle-spirits"
TIMING = {
    "battle-spirits": {"BS-11.07", "BS-12.02", "BS-25.21", "BS-35.07", "BS-37.01"},
    "wixoss": {"WX-21.08", "WX-31.09", "WX-22.01", "WX-21.06", "WX-28.11", "WX-24.04"},
}
"""Rules about when something happens, by game."""
NUMBER = {"battle-spirits": 16, "wixoss": 10}


def cases() -> list[object]:
    return [
        pytest.param(game, name, marks=pytest.mark.rule(*puzzle.rules))
        for game in TIMING
        for name, puzzle in puzzles(game).items()
    ]


def beginning_of(puzzle: Scenario) -> tuple[AnyState, Search]:
    assert puzzle.goal is not None
    play = start(puzzle, headless=puzzle.goal.asks_sparingly)
    return play.state, Search(play.board, puzzle.goal, last_turn(puzzle), own_answers(puzzle))


def after_all(state: AnyState, lines: tuple[Line, ...]) -> AnyState:
    for line in lines:
        assert state.decision is not None
        option = state.decision.option(line.text)
        assert option is not None, f"{line.text} is not among {state.decision}"
        state = after(state, option)
    return state


@pytest.mark.parametrize("game", sorted(TIMING))
def test_there_are_enough_and_some_are_about_timing(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= NUMBER[game]
    assert sum(bool(TIMING[game] & set(puzzle.rules)) for puzzle in found.values()) >= 3
    difficulties = [puzzle.difficulty for puzzle in found.values()]
    assert difficulties == sorted(difficulties) and len(set(difficulties)) >= 4


def test_no_two_puzzles_share_a_name() -> None:
    """A link names the puzzle alone."""
    names = [(name, game) for game in TIMING for name in puzzles(game)]
    assert len({name for name, _ in names}) == len(names)
    assert all(game_of(name) == game for name, game in names)
    assert game_of("no-such-puzzle") is None


@pytest.mark.parametrize(
    "chapter", ["BS-16.", "BS-18.", "BS-19.", "BS-20.", "BS-28.", "BS-29.", "BS-30.", "BS-32."]
)
def test_some_are_about_what_came_after_bursts(chapter: str) -> None:
    assert any(number.startswith(chapter) for one in puzzles(GAME).values() for number in one.rules)


@pytest.mark.parametrize(("game", "name"), cases())
def test_the_solution_holds_against_every_defence(game: str, name: str) -> None:
    puzzle = puzzles(game)[name]
    run(puzzle, paranoid=True)
    state, search = beginning_of(puzzle)
    assert check_solution(list(puzzle.steps), state, search) == ""


@pytest.mark.parametrize(("game", "name"), cases())
def test_the_wrong_tries_fail(game: str, name: str) -> None:
    puzzle = puzzles(game)[name]
    assert puzzle.tries, "each puzzle shows what fails"
    for lines in puzzle.tries:
        state, search = beginning_of(puzzle)
        assert not search.wins(after_all(state, lines)), [line.text for line in lines]


@pytest.mark.parametrize(("game", "name"), cases())
def test_every_text_is_there_and_names_cards_that_are(game: str, name: str) -> None:
    puzzle = puzzles(game)[name]
    assert tuple(puzzle.texts) == LANGUAGES
    for number in puzzle.rules:
        assert find_rule(number) is not None
    for texts in puzzle.texts.values():
        assert len(texts.tries) == len(puzzle.tries)
        for text in (texts.title, texts.goal, texts.answer, *texts.hints, *texts.tries):
            assert text and "{" not in with_names(game, text)
        assert texts.hints


@pytest.mark.parametrize(("game", "name"), cases())
def test_it_can_be_played_and_is_noticed_as_solved(game: str, name: str) -> None:
    found = beginning(game, "", name)
    assert isinstance(found, Beginning) and found.guided
    match = found.match()
    for line in found.scenario.steps:
        goal = found.goal(match, "ja", mat(game))
        assert goal is not None and goal.solved is None and goal.puzzle == name and goal.hints
        match.answer(line.text)
    goal = found.goal(match, "en", mat(game))
    assert goal is not None and goal.solved


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("battle-spirits", "before-the-block"),
        ("battle-spirits", "called-in-time"),
        ("battle-spirits", "whose-effect-first"),
        ("wixoss", "not-a-spell"),
        ("wixoss", "sleeping-trap"),
        ("wixoss", "unheard"),
    ],
)
def test_the_opponent_punishes_a_wrong_try(game: str, name: str) -> None:
    found = beginning(game, "", name)
    assert isinstance(found, Beginning)
    match = found.match()
    for line in found.scenario.tries[-1]:
        match.answer(line.text)
    solved = None
    while solved is None:
        goal = found.goal(match, "en", mat(game))
        assert goal is not None
        solved = goal.solved
        if solved is not None:
            break
        decision = match.decision
        assert decision is not None
        match.answer(decision.default if decision.player == OWN else defend(game, "", name, match.save()))
    assert solved is False


def test_a_puzzle_of_the_users_own_is_judged_too() -> None:
    text = puzzle_text(GAME, "before-the-block")
    found = beginning(GAME, text, "")
    assert isinstance(found, Beginning) and found.guided and not found.puzzle
    match = found.match()
    for line in found.scenario.steps:
        match.answer(line.text)
    goal = found.goal(match, "zh-Hans", mat(GAME))
    assert goal is not None and goal.solved
