"""The version of the rules: a match is played under it, and record, saved form and position name it."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.rules.versions import BEFORE_WAITING, MANUAL, OFFERED, Versions, is_version
from taisen.kernel.errors import BadInput


@pytest.mark.parametrize("rules", OFFERED)
def test_record_saved_match_and_position_are_read_under_their_version(rules: str) -> None:
    match = taisen.new_match("battle-spirits", ("purple", "red"), 7, rules=rules)
    for _ in range(40):
        assert match.decision is not None
        match.answer(match.decision.default)
    assert f"rules: {rules}" in match.record.text
    assert taisen.load_record(match.record.text).setup.game.rule_set == rules
    assert taisen.load_match(match.save()).game.rule_set == rules
    while match.decision is not None and match.decision.prompt not in ("main", "attack"):
        match.answer(match.decision.default)
    position = match.position(exact=False)
    assert position.fields.get("version", MANUAL) == rules
    assert position.game.rule_set == rules


def test_a_name_is_a_base_and_readings_in_their_order() -> None:
    assert is_version("2016-03+turn-player-wins+summed-bp")
    for name in ("", "2016-04", "eternal-17", "2016-03+", "summed-bp", "2016-03+summed-bp+turn-player-wins"):
        assert not is_version(name)
        with pytest.raises(BadInput):
            Versions(name)


def test_a_name_of_no_version_leaves_the_rules_as_they_are() -> None:
    game = BattleSpirits()
    assert game.under("2018-01") is game and game.under(MANUAL) is game
    assert game.under(BEFORE_WAITING) is game.under(BEFORE_WAITING)


def test_each_switch_is_offered_alone() -> None:
    def switches(name: str) -> tuple[bool, ...]:
        found = Versions(name)
        return (found.depleted_wait, found.draw_together, found.bp_floor_each)

    assert switches(OFFERED[0]) == (True, True, True)
    assert {switches(name).count(False) for name in OFFERED[1:]} == {1}
    assert len({switches(name) for name in OFFERED}) == len(OFFERED) == 4


def test_a_position_under_no_version_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        BattleSpirits().read_position({}, {"version": "2018-01"}, "here")
    assert caught.value.place == "here: version" and "2016-03" in caught.value.allowed
