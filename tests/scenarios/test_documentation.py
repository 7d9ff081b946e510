"""The example of docs/scenarios.md holds, and fails in the way that the page says."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from taisen.scenario import ScenarioFailure, read_scenarios, run
from taisen.scenario.runner import start as begun
from taisen.scenario.solving import Search, after, check_solution

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"


def example() -> str:
    text = PAGE.read_text(encoding="utf-8")
    return textwrap.dedent(text[text.index("    [cards]") : text.index("A match runs on")])


def test_the_example_holds() -> None:
    run(read_scenarios(example())[0])


def test_without_its_second_step_it_fails_as_shown() -> None:
    shorter = example().replace("own: magic BOOST flash\n", "")
    with pytest.raises(ScenarioFailure) as caught:
        run(read_scenarios(shorter, "boost.toml")[0])
    shown = textwrap.dedent(
        PAGE.read_text(encoding="utf-8").partition("    failed: ")[2].partition("\n\n")[0]
    )
    for line in shown.splitlines():
        if line.strip() != "...":
            assert line.strip() in str(caught.value)


def test_the_example_of_wixoss_holds() -> None:
    text = PAGE.read_text(encoding="utf-8")
    start = text.index('    game = "wixoss"')
    run(read_scenarios(textwrap.dedent(text[start : text.index("| field", start)]))[0])


def test_the_puzzle_holds_against_every_defence_and_its_wrong_try_fails() -> None:
    text = PAGE.read_text(encoding="utf-8")
    start = text.index('    [[scenario]]\n    title = "The block stands')
    puzzle = read_scenarios(
        textwrap.dedent(text[start : text.index("| `goal.reach`")].rpartition("| field")[0])
    )[0]
    run(puzzle)
    assert puzzle.goal is not None and len(puzzle.tries) == 1
    play = begun(puzzle, headless=True)
    search = Search(play.board, puzzle.goal, 5)
    assert check_solution(list(puzzle.steps), play.state, search) == ""
    state = play.state
    for line in puzzle.tries[0]:
        assert state.decision is not None
        option = state.decision.option(line.text)
        assert option is not None
        state = after(state, option)
    assert not search.wins(state)
