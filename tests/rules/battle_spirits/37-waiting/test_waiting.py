"""Chapter 37, the waiting state: what a card offers that waits."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.refusals import USE, why_not
from taisen.battle_spirits.rules.activation import ability_options
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN
from taisen.scenario import read_scenarios, run

USER = """
[[scenario]]
title = "a card with an effect to use"
cards.USER = {cost = 3, levels = [[1, 3000]], effect = "[Lv1] flash: draw 1"}
player.field = ["USER"]
expect = ["own field = [USER]"]
"""


@pytest.mark.rule("BS-37.04")
@pytest.mark.parametrize("window", [MAIN | FLASH, FLASH])
def test_a_waiting_card_offers_no_effect_to_use(window: int) -> None:
    state = run(read_scenarios(USER)[0])
    assert isinstance(state, BattleState)
    (found,) = state.field(0)
    assert [option.text for option in ability_options(state, 0, window)] == ["use USER 1"]
    assert why_not(state, 0, USE, found.id) is None
    state.edit(found.id).leaving = "destroyed"
    state.touch()
    assert ability_options(state, 0, window) == []
    refused = why_not(state, 0, USE, found.id)
    assert refused is not None
    assert refused.rule == "BS-37.04"
