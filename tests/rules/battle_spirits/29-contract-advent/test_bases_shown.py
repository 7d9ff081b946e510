"""Chapter 29: the cards below a contract advent, as both players and everybody see them."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.state import CONTRACT_ADVENT, BattleState
from taisen.scenario.runner import start
from taisen.scenario.text import read_scenarios

TEXT = """
[cards.HERO]
contract = true
levels = [[1, 3000]]

[cards.DRAGON]
levels = [[1, 6000]]

[[scenario]]
title = "a stack"
player = {field = ["DRAGON contract < DRAGON < HERO"]}
expect = ["own field = [DRAGON]"]
"""


@pytest.mark.rule("BS-29.04")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_bases_of_a_contract_advent_are_shown_to_everybody(viewer: int | None) -> None:
    state = start(read_scenarios(TEXT)[0]).state
    assert isinstance(state, BattleState)
    (found,) = state.field(0)
    assert found.advent == CONTRACT_ADVENT
    view = state.game.view(state, viewer).to_data()["players"]
    assert isinstance(view, list)
    (card,) = view[0]["field"]
    assert card["number"] == "DRAGON"
    assert card["bases"] == ["HERO", "DRAGON"]
    assert card["advent"] == "contract-advent"
