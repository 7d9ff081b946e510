"""Chapter 07, the Main Step: which kinds of actions there are."""

from __future__ import annotations

import pytest

from taisen.scenario import read_scenarios, run

POSITION = """
[[scenario]]
title = "one of each"
expect = ["step = main"]
cards.V = {colors = ["red"], cost = 3, levels = [[1, 3000]], effect = "[Lv1] main: draw 1"}
cards.N = {kind = "nexus", cost = 1, levels = [[0, 0]]}
cards.B = {kind = "brave", cost = 1, levels = [[1, 1000]], brave_condition = "spirit with cost>=3"}
cards.M = {kind = "magic", effect = "[main] draw 1"}
cards.A = {kind = "magic", cost = 9, mirage_cost = 0, effect = "[flash] draw 1"}
cards.U = {kind = "magic", effect = "[burst when your life is reduced] draw 1"}
[scenario.player]
field = ["V", "V + B", "B", "N"]
hand = ["V", "N", "B", "M", "U", "A"]
reserve = 9
soul = "reserve"
"""


@pytest.mark.rule("BS-07.01")
def test_every_option_is_one_of_the_main_actions() -> None:
    decision = run(read_scenarios(POSITION)[0]).decision
    assert decision is not None
    verbs = {option.verb for option in decision.options}
    # The rule book counts moves and exchanges of cores as one action, split and swap as another.
    assert verbs == {
        "end-step",
        "summon",
        "combine",
        "split",
        "swap",
        "deploy",
        "magic",
        "use",
        "move-core",
        "swap-soul",
        "set-burst",
        "set-mirage",
    }
