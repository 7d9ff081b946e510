"""Chapter 20: cores on a Grandwalker are shown as what they are, no cores of the field."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.state import BattleState
from taisen.scenario.runner import start
from taisen.scenario.text import read_scenarios

TEXT = """
[cards.GOD]
kind = "nexus"
families = ["創界神"]
levels = [[0, 0]]

[cards.TOWER]
kind = "nexus"
levels = [[0, 0]]

[[scenario]]
title = "cores on both"
player = {field = ["GOD cores=2", "TOWER cores=2"]}
expect = ["own field = [GOD, TOWER]"]
"""


@pytest.mark.rule("BS-20.07")
def test_a_view_says_whose_cores_are_held() -> None:
    state = start(read_scenarios(TEXT)[0]).state
    assert isinstance(state, BattleState)
    view = state.game.view(state, 0).to_data()["players"]
    assert isinstance(view, list)
    assert [(card["number"], card["held"]) for card in view[0]["field"]] == [("GOD", True), ("TOWER", False)]
