"""Chapter 05, zones: the list of places."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.state import ZONES, BattleState
from taisen.kernel.errors import BadInput
from taisen.scenario import read_scenarios, run

EVERYWHERE = """
[[scenario]]
title = "something everywhere"
cards.V = {cost = 1, levels = [[1, 1000]]}
cards.B = {kind = "magic", effect = "[burst when your life is reduced] draw 1"}
[scenario.player]
deck = ["V"]
hand = ["V"]
field = ["V"]
burst = ["B"]
trash = ["V"]
removed = ["V"]
reserve = 2
trash_cores = 3
life = 4
counts = 6
[scenario]
"""


@pytest.mark.rule("BS-05.01")
def test_each_player_has_every_place_of_the_rule_book() -> None:
    scenario = EVERYWHERE.replace("[scenario]\n", "") + "\n"
    state = run(read_scenarios(scenario.replace('title = "', 'expect = ["own life = 4"]\ntitle = "'))[0])
    assert isinstance(state, BattleState)
    assert set(ZONES) >= {"deck", "hand", "at_hand", "burst_area", "trash", "removed"}
    for player in (0, 1):
        for kind in range(len(ZONES)):
            assert isinstance(state.zone(player, kind), tuple)
        assert isinstance(state.field(player), list)
    # The places of cores; the void is what they come from and needs no number (BS-99.17).
    assert (state.life[0], state.reserve[0], state.trash_cores[0], state.counts[0]) == (4, 2, 3, 6)
    held = {name: len(state.zone(0, kind)) for kind, name in enumerate(ZONES) if state.zone(0, kind)}
    assert held == {"deck": 1, "hand": 1, "burst_area": 1, "trash": 1, "removed": 1}
    assert len(state.field(0)) == 1


@pytest.mark.rule("BS-05.15")
@pytest.mark.parametrize(("viewer", "seen"), [(0, ["V"]), (1, []), (None, [])])
def test_a_player_alone_may_look_at_an_own_card_face_down_below_another(
    viewer: int | None, seen: list[str]
) -> None:
    text = EVERYWHERE.replace("[scenario]\n", "").replace('field = ["V"]', 'field = ["V ~ V"]')
    state = run(read_scenarios(text.replace('title = "', 'expect = ["own life = 4"]\ntitle = "') + "\n")[0])
    players = state.game.view(state, viewer).to_data()["players"]
    assert isinstance(players, list)
    (card,) = players[0]["field"]
    assert card["covered"] == 1
    assert card["covered_cards"] == seen


@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("trash", marks=pytest.mark.rule("BS-05.05")),
        pytest.param("mirage", marks=pytest.mark.rule("BS-26.01")),
    ],
)
@pytest.mark.parametrize(("known", "allowed"), [("both", True), ("own", False), ("nobody", False)])
def test_what_lies_face_up_is_known_to_both_players(zone: str, known: str, allowed: bool) -> None:
    text = f"""
[[scenario]]
title = "a card of a public place"
cards.V = {{cost = 3, levels = [[1, 1000]], mirage_cost = 2, effect = "[set] own spirits get BP+1000"}}
player.{zone} = ["V known={known}"]
expect = ["own {zone} = [V]"]
"""
    if allowed:
        run(read_scenarios(text)[0])
        return
    with pytest.raises(BadInput, match=r"allowed: V: it lies face up there$") as refused:
        run(read_scenarios(text)[0])
    assert refused.value.key == "position-face-up"
