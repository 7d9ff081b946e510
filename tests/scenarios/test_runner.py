"""Running scenarios: what must fail does fail, and says the step, the board and the options."""

from __future__ import annotations

import pytest

from taisen.scenario import ScenarioFailure, read_scenarios, run

SPELL = '"""[flash] draw 1"""'


def scenario(steps: str, expect: str = '["turn > 0"]', step: str = "attack") -> str:
    return f"""
[[scenario]]
title = "made up"
step = "{step}"
cards.V5 = {{cost = 3, levels = [[1, 5000]], symbols = ["red"]}}
cards.S = {{kind = "magic", effect = {SPELL}}}
player = {{field = ["V5", "V5 exhausted"], hand = 1}}
opponent = {{field = ["V5"], hand = ["S"]}}
steps = '''
{steps}
'''
expect = {expect}
"""


def failure(text: str) -> ScenarioFailure:
    with pytest.raises(ScenarioFailure) as caught:
        run(read_scenarios(text, "file.toml")[0])
    return caught.value


def test_a_scenario_that_holds_returns_its_last_position() -> None:
    state = run(read_scenarios(scenario("attack V5\npass*\nno-block", '["opp life = 4"]'))[0], paranoid=True)
    assert state.decision is not None
    assert state.decision.prompt == "main"


@pytest.mark.parametrize(
    ("steps", "expect", "place", "message"),
    [
        ("attack V6", '["turn = 3"]', "step 1", "no option 'attack V6' for attack for own"),
        ("opp: attack V5", '["turn = 3"]', "step 1", "opp should decide, but it is attack for own"),
        ("attack V5", '["turn = 3"]', "end", "the decision flash for opp is left over"),
        ("attack V5\npass*", '["turn = 3"]', "end", "the decision block for opp is left over"),
        ("attack V5\n= decision = flash\nopp: pass", '["turn = 3"]', "end", "flash for own is left over"),
        ("attack V5\nno-block", '["turn = 3"]', "step 2", "no option 'no-block' for flash for opp"),
        ("= own life = 4", '["turn = 3"]', "step 1", "expected own life = 4; found 5"),
        ("= own life < 5", '["turn = 3"]', "step 1", "expected own life < 5; found 5"),
        ("= own field has W", '["turn = 3"]', "step 1", "found [V5, V5]"),
        ("= own field has 1 V5", '["turn = 3"]', "step 1", "found [V5, V5]"),
        ("= own field lacks V5", '["turn = 3"]', "step 1", "found [V5, V5]"),
        ("= own field = [V5]", '["turn = 3"]', "step 1", "found [V5, V5]"),
        ("= own field != 2", '["turn = 3"]', "step 1", "found [V5, V5]"),
        ("= step = main", '["turn = 3"]', "step 1", "found attack"),
        ("= decision = attack for opp", '["turn = 3"]', "step 1", "found attack for own"),
        ("= winner = own", '["turn = 3"]', "step 1", "found none"),
        ("? attack V5#2", '["turn = 3"]', "step 1", "option 'attack V5#2' is not offered"),
        ("? opp: attack V5", '["turn = 3"]', "step 1", "is not offered"),
        ("! attack V5", '["turn = 3"]', "step 1", "option 'attack V5' is offered"),
        (
            "! attack V5#2: BS-11.27",
            '["turn = 3"]',
            "step 1",
            "refused by BS-11.12 (exhausted), not by BS-11.27",
        ),
        ("log: attacked", '["turn = 3"]', "step 1", "no 'attacked' in what happened then: step_began"),
        (
            "attack V5; log: exhausted V5, attacked, exhausted; pass*; no-block",
            '["turn = 3"]',
            "step 2",
            "no 'exhausted'",
        ),
        ("log: step_began main", '["turn = 3"]', "step 1", "no 'step_began main'"),
        ("log: opp step_began", '["turn = 3"]', "step 1", "no 'opp step_began'"),
        ("= count of step_began = 2", '["turn = 3"]', "step 1", "found 1"),
        ("= own life = 5", '["own life = 6"]', "expect 1", "expected own life = 6; found 5"),
    ],
)
def test_what_does_not_hold_fails(steps: str, expect: str, place: str, message: str) -> None:
    found = failure(scenario(steps, expect))
    assert found.place == f"file.toml: 'made up', {place}"
    assert message in found.message


def test_a_failure_shows_the_board_and_the_options() -> None:
    text = str(failure(scenario("attack V5\nopp: magic T flash")))
    for line in (
        "turn 3 of own, attack step",
        "battle: own V5 against none",
        "own field: V5 cores=1 exhausted: level 1, BP 5000",
        "opp hand (1): S",
        "decision: flash for opp",
        "options: pass; magic S flash",
        "last events: step_began, exhausted, attacked, flash_opened",
    ):
        assert f"\n    {line}\n" in f"{text}\n"


def test_answers_after_the_end_fail() -> None:
    text = scenario("attack V5\npass*\nno-block\nattack V5").replace("opponent = {", "opponent = {life = 1, ")
    assert "nobody is asked" in failure(text).message


def test_passing_all_windows_answers_nothing_else() -> None:
    steps = (
        "pass*\n= decision = attack for own\nattack V5\npass*\n= decision = block for opp\npass*\nno-block"
    )
    run(read_scenarios(scenario(steps))[0])


def test_a_named_decision_may_be_left_over() -> None:
    run(read_scenarios(scenario("attack V5", '["decision = flash for opp"]'))[0])
    run(read_scenarios(scenario("attack V5\n= decision = flash"))[0])


def test_a_failure_shows_what_a_card_of_wixoss_stands_over() -> None:
    text = """
game = "wixoss"

[[scenario]]
title = "A LRIG and what lies under it"
player = {lrig = ["WD01-001", "WD01-002"]}
expect = ["own hand = 1"]
"""
    with pytest.raises(ScenarioFailure, match="own lrig: WD01-001 over WD01-002: level 4"):
        run(read_scenarios(text)[0])
