"""Chapter 10, the Soul Core: one a player, whatever happens."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import choose, new_match

from taisen.battle_spirits.state import SOUL_FIELD, SOUL_RESERVE, SOUL_TRASH, BattleState


@pytest.mark.rule("BS-10.01", "BS-10.03")
@pytest.mark.parametrize("seed", range(4))
def test_a_player_has_one_soul_core_in_one_of_three_places(seed: int) -> None:
    match = new_match("lively:red lively:white", seed)
    rng = random.Random(seed)
    places = set()
    while match.decision is not None:
        match.answer(choose(match, rng))
        state = match.state
        assert isinstance(state, BattleState)
        for player in (0, 1):
            holders = sum(found.soul for found in state.field(player))
            assert holders == (1 if state.souls[player] == SOUL_FIELD else 0)
            places.add(state.souls[player])
    assert places == {SOUL_RESERVE, SOUL_FIELD, SOUL_TRASH}
