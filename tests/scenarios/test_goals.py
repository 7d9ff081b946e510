"""Goals: how a position is judged, what a search finds, and which texts are refused."""

from __future__ import annotations

import pytest

from taisen.kernel.errors import BadInput
from taisen.scenario import Scenario, ScenarioFailure, read_scenarios, run
from taisen.scenario.runner import start
from taisen.scenario.solving import Search, TooManyPositions, after, check_solution

CARDS = """
[cards]
V1 = {colors = ["red"], cost = 1, levels = [[1, 1000]], symbols = ["red"]}
V5 = {colors = ["red"], cost = 3, levels = [[1, 5000]], symbols = ["red"]}
"""


def puzzle(text: str) -> Scenario:
    return read_scenarios(f'{CARDS}\n[[scenario]]\ntitle = "goal"\nstep = "attack"\n{text}')[0]


def search(found: Scenario, limit: int = 1000) -> Search:
    assert found.goal is not None
    return Search(start(found).board, found.goal, 3 + found.goal.turns - 1, (), limit)


def first(found: Scenario) -> bool:
    """Whether the goal can be reached from the beginning."""
    return search(found).wins(start(found, headless=True).state)


def test_one_attacker_more_than_blockers_wins() -> None:
    text = (
        "player = {{field = {own}}}\nopponent = {{life = 1, field = ['V1']}}\n"
        "goal = {{reach = ['winner = own']}}"
    )
    assert first(puzzle(text.format(own=["V5", "V5"])))
    assert not first(puzzle(text.format(own=["V5"])))


def test_the_default_defence_is_not_the_best_one() -> None:
    text = (
        "player = {field = ['V5']}\nopponent = {life = 1, field = ['V1']}\n"
        "goal = {reach = ['winner = own'], defence = 'default'}"
    )
    assert first(puzzle(text)), "no block is the default"


def test_what_is_kept_must_hold_to_the_end() -> None:
    text = (
        "turn_player = 'opp'\nturn = 3\nplayer = {{life = {life}}}\n"
        "opponent = {{field = ['V5', 'V5']}}\ngoal = {{keep = ['own life >= 1']}}"
    )
    assert first(puzzle(text.format(life=3)))
    assert not first(puzzle(text.format(life=2)))


def test_a_goal_counts_its_turns() -> None:
    text = (
        "player = {{field = ['V5']}}\nopponent = {{life = 2}}\n"
        "goal = {{reach = ['winner = own'], turns = {turns}}}"
    )
    assert not first(puzzle(text.format(turns=1)))
    assert first(puzzle(text.format(turns=3)))


def test_a_solution_that_a_defence_upsets_is_told() -> None:
    text = (
        "player = {field = ['V5']}\nopponent = {life = 1, field = ['V1']}\n"
        "goal = {reach = ['winner = own']}\nsteps = 'attack V5; no-block'"
    )
    found = puzzle(text)
    run(found)
    play = start(found, headless=True)
    said = check_solution(list(found.steps), play.state, search(found))
    assert "'block V1'" in said


def test_a_solution_that_does_not_reach_the_goal_fails() -> None:
    text = "player = {field = ['V5']}\ngoal = {reach = ['winner = own']}\nsteps = 'attack V5'"
    with pytest.raises(ScenarioFailure, match="the goal is not reached"):
        run(puzzle(text))


def test_the_best_defence_is_found() -> None:
    text = (
        "player = {field = ['V5']}\nopponent = {life = 1, field = ['V1']}\ngoal = {reach = ['winner = own']}"
    )
    found = puzzle(text)
    state = start(found, headless=True).state
    assert state.decision is not None
    attack = state.decision.option("attack V5")
    assert attack is not None
    assert search(found).defence(after(state, attack)).text == "block V1"


def test_a_search_gives_up_at_its_bound() -> None:
    text = "player = {field = ['V5', 'V5']}\nopponent = {life = 2}\ngoal = {reach = ['winner = own']}"
    found = puzzle(text)
    with pytest.raises(TooManyPositions):
        search(found, 1).wins(start(found, headless=True).state)


@pytest.mark.parametrize(
    "text",
    [
        "goal = 3",
        "goal = {}",
        "goal = {reach = []}",
        "goal = {reach = ['? attack V5']}",
        "goal = {reach = 'winner = own'}",
        "goal = {reach = ['winner = own'], turns = 0}",
        "goal = {reach = ['winner = own'], turns = true}",
        "goal = {reach = ['winner = own'], defence = 'worst'}",
        "goal = {reach = ['winner = own'], else = 1}",
        "goal = {reach = ['winner = own']}\ndifficulty = 6",
        "goal = {reach = ['winner = own']}\ntries = 'attack V5'",
        "goal = {reach = ['winner = own']}\ntexts = {fr = {title = 'x'}}",
        "goal = {reach = ['winner = own']}\ntexts = {en = {titel = 'x'}}",
        "goal = {reach = ['winner = own']}\ntexts = {en = {hints = 'x'}}",
    ],
)
def test_a_wrong_goal_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        puzzle(text)
    assert caught.value.allowed


def test_a_fact_that_cannot_be_read_is_told() -> None:
    with pytest.raises(BadInput):
        first(puzzle("player = {field = ['V5']}\ngoal = {reach = ['own luck = 3']}"))
