"""Where a burst may be set from, who sees it, and how many Soul Cores a position may have."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.state import AT_HAND, ZONE_COUNT, BattleState
from taisen.battle_spirits.view import BattleView
from taisen.kernel.errors import BadInput
from taisen.kernel.frames import advance
from taisen.scenario.boards import board

BURST = {
    "kind": "magic",
    "colors": ["red"],
    "cost": 1,
    "effect": "[burst when your life is reduced] draw 1",
}


def build(player: dict[str, object]) -> BattleState:
    position = {"turn": 3, "step": "main", "player": player}
    state = board("battle-spirits", "test").build({"TRAP": BURST}, position, "test")
    assert isinstance(state, BattleState)
    advance(state)
    return state


@pytest.mark.rule("BS-25.04")
def test_a_card_at_hand_cannot_be_set() -> None:
    state = build({"hand": ["TRAP"]})
    assert state.decision is not None
    assert "set-burst TRAP" in [option.text for option in state.decision.options]
    card = state.zone(0, 1)[0]
    state = build({"hand": ["TRAP"]})
    state.move_card(card, 0 * ZONE_COUNT + AT_HAND, 1)
    game = BattleSpirits()
    refusal = game.why_not(state, 0, "set-burst", card)
    assert refusal is not None
    assert refusal.rule == "BS-25.04"


@pytest.mark.rule("BS-25.05")
def test_what_is_still_set_at_the_end_is_shown_and_nothing_else() -> None:
    match = taisen.match_from_position("""
[[scenario]]
cards.TRAP = {kind = "magic", effect = "[burst when your life is reduced] draw 1"}
player = {hand = ["TRAP"], burst = ["TRAP"], deck = ["TRAP"]}
""")

    def seen(viewer: int | None) -> dict[str, tuple[str, ...]]:
        view = match.view(viewer)
        assert isinstance(view, BattleView)
        return {name: view.players[0].zones[name].cards for name in ("burst_area", "hand", "deck")}

    for viewer in (1, None):
        assert seen(viewer) == {"burst_area": (), "hand": (), "deck": ()}
    match.concede(0)
    for viewer in (1, None):
        assert seen(viewer) == {"burst_area": ("TRAP",), "hand": (), "deck": ()}


@pytest.mark.rule("BS-10.01")
def test_a_position_with_two_soul_cores_is_refused() -> None:
    spirit = {"kind": "spirit", "colors": ["red"], "cost": 1, "levels": [[1, 1000]], "symbols": ["red"]}
    position = {"turn": 3, "step": "main", "player": {"field": ["V cores=1 soul"], "soul": "reserve"}}
    with pytest.raises(BadInput, match="Soul Core"):
        board("battle-spirits", "test").build({"V": spirit}, position, "test")
