"""Chapter 01: what may lie in the burst area, as far as a player who does not see it can tell."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.state import BURST_AREA, HAND, BattleState
from taisen.scenario import read_scenarios, run

POSITION = """
[[scenario]]
title = "a set card"
expect = ["step = main"]
cards.V = {levels = [[1, 1000]]}
cards.B = {kind = "magic", effect = "[burst when your life is reduced] draw 1"}
opponent = {burst = ["B"], hand = ["V"]}
"""


@pytest.mark.rule("BS-01.05")
def test_a_set_card_is_one_with_a_burst_effect() -> None:
    state = run(read_scenarios(POSITION)[0])
    assert isinstance(state, BattleState)
    (burst,) = state.zone(1, BURST_AREA)
    (held,) = state.zone(1, HAND)
    plain, with_burst = state.definitions[held], state.definitions[burst]
    assert state.game.may_be(state, burst, with_burst)
    assert not state.game.may_be(state, burst, plain)
    assert state.game.constrains(state, burst)
    assert not state.game.constrains(state, held)
