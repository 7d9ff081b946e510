"""Power, level and limit: how they are put together and how long changes last (chapters 02, 12, 16, 19)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always, effect_of, standing
from tests.rules.wixoss.boards import board, lrig, signi, stand

from taisen.language.quantities import Number
from taisen.wixoss.cards import NO_LIMIT
from taisen.wixoss.rules import values
from taisen.wixoss.rules.lasting import (
    BEFORE_TURN,
    GAME,
    TURN,
    end_of_turn,
    forget,
    give,
    turn_begins,
    use_up,
)
from taisen.wixoss.state import CENTER, CHEER, LEFT, LRIG, RIGHT, facing
from taisen.wixoss.vocabulary.modifications import (
    BasePowerIs,
    LevelIs,
    LevelMinus,
    LevelPlus,
    LimitMinus,
    LimitPlus,
    PowerMinus,
    PowerPlus,
)
from taisen.wixoss.vocabulary.player_numbers import (
    NextDamage,
)
from taisen.wixoss.vocabulary.player_rules import (
    TakesNoDamage,
)

UNTIL_END = (TURN, 3)


@pytest.mark.rule("WX-02.09", "WX-02.10")
def test_level_and_power_are_those_printed() -> None:
    state = board()
    found = standing(state, 0, signi("A", level=3, power=5000), LEFT)
    assert values.level(state, found) == 3
    assert values.power(state, found) == 5000


@pytest.mark.rule("WX-16.08")
def test_what_sets_power_comes_before_what_adds_to_it() -> None:
    state = board()
    found = standing(state, 0, signi("A", power=3000), LEFT)
    cause = effect_of(state, 0)
    give(state, PowerPlus(Number(5000)), cause, UNTIL_END, amount=5000, objects=(found.id,))
    give(state, BasePowerIs(Number(6000)), cause, UNTIL_END, amount=6000, objects=(found.id,))
    assert values.power(state, found) == 11000
    assert values.base_power(state, found) == 6000


@pytest.mark.rule("WX-16.08", "WX-20.22")
def test_of_effects_that_set_power_the_last_one_counts() -> None:
    state = board()
    constant = Always(BasePowerIs(Number(9000)))
    found = standing(state, 0, signi("A", power=3000, abilities=(constant,)), LEFT)
    assert values.power(state, found) == 9000
    give(state, BasePowerIs(Number(1000)), effect_of(state, 0), UNTIL_END, amount=1000, objects=(found.id,))
    assert values.power(state, found) == 1000


@pytest.mark.rule("WX-16.09")
def test_power_is_a_total_that_may_be_negative() -> None:
    state = board()
    found = standing(state, 0, signi("A", power=3000), LEFT)
    cause = effect_of(state, 1)
    give(state, PowerMinus(Number(5000)), cause, UNTIL_END, amount=-5000, objects=(found.id,))
    assert values.power(state, found) == -2000
    give(state, PowerPlus(Number(5000)), cause, UNTIL_END, amount=5000, objects=(found.id,))
    assert values.power(state, found) == 3000


@pytest.mark.rule("WX-02.16")
def test_changes_do_not_follow_a_card_that_comes_back() -> None:
    state = board()
    found = standing(state, 0, signi("A", power=3000), LEFT)
    give(state, PowerPlus(Number(2000)), effect_of(state, 0), UNTIL_END, amount=2000, objects=(found.id,))
    del state.objects[found.id]
    state.index = None
    again = standing(state, 0, signi("A", power=3000), LEFT)
    assert values.power(state, again) == 3000


@pytest.mark.rule("WX-19.04")
def test_changes_until_end_of_turn_stop_together() -> None:
    state = board()
    found = standing(state, 0, signi("A", power=3000), LEFT)
    cause = effect_of(state, 0)
    give(state, PowerPlus(Number(2000)), cause, UNTIL_END, amount=2000, objects=(found.id,))
    give(state, PowerPlus(Number(400)), cause, (TURN, 4), amount=400, objects=(found.id,))
    give(state, PowerPlus(Number(50)), cause, (GAME, 0), amount=50, objects=(found.id,))
    give(state, PowerPlus(Number(7)), cause, (BEFORE_TURN, 1), amount=7, objects=(found.id,))
    assert values.power(state, found) == 5457
    end_of_turn(state)
    assert values.power(state, found) == 3457
    state.turn, state.turn_player = 4, 1
    turn_begins(state)
    assert values.power(state, found) == 3450
    end_of_turn(state)
    assert values.power(state, found) == 3050


def test_a_change_can_be_used_up_or_forgotten() -> None:
    state = board()
    cause = effect_of(state, 0)
    damage = values.player_replacements
    give(state, NextDamage(), cause, UNTIL_END, amount=2, player=0)
    for left in (2, 1):
        entries = damage(state, "damage", 0, cause)
        assert [entry.amount for entry in entries] == [left]
        use_up(state, entries[0].time)
    assert damage(state, "damage", 0, cause) == []
    give(state, NextDamage(), cause, UNTIL_END, player=0)
    use_up(state, damage(state, "damage", 0, cause)[0].time)
    assert len(damage(state, "damage", 0, cause)) == 1
    give(state, TakesNoDamage(), cause, UNTIL_END, player=1)
    assert values.prohibited(state, 1, "damage")
    assert not values.prohibited(state, 0, "damage")
    forget(state, state.modifiers[-1].serial)
    assert not values.prohibited(state, 1, "damage")


@pytest.mark.rule("WX-12.08")
def test_the_present_level_counts_for_both_caps() -> None:
    state = board(limit=5, level=3)
    found = standing(state, 0, signi("A", level=3), LEFT)
    assert values.level_total(state, 0) == 3
    cause = effect_of(state, 0)
    give(state, LevelPlus(Number(1)), cause, UNTIL_END, amount=1, objects=(found.id,))
    give(state, LevelIs(Number(1)), cause, UNTIL_END, amount=1, objects=(found.id,))
    assert values.level(state, found) == 2
    give(state, LevelMinus(Number(4)), cause, UNTIL_END, amount=-4, objects=(found.id,))
    assert values.level(state, found) == 0
    assert values.level_total(state, 0) == 0
    give(state, LevelMinus(Number(1)), cause, UNTIL_END, amount=-1, objects=(values.center(state, 0).id,))
    assert values.lrig_level(state, 0) == 2
    assert values.lrig_level(state, 1) == 3


@pytest.mark.rule("WX-35.06")
def test_the_cheering_signi_does_not_count_against_the_limit() -> None:
    state = board()
    standing(state, 0, signi("A", level=4), CHEER)
    standing(state, 0, signi("B", level=2), LEFT)
    assert values.level_total(state, 0) == 2


def test_the_limit_is_that_of_the_lrig_with_what_changes_it() -> None:
    state = board(limit=5)
    center = values.center(state, 0)
    cause = effect_of(state, 0)
    give(state, LimitPlus(Number(2)), cause, UNTIL_END, amount=2, objects=(center.id,))
    assert values.limit(state, 0) == 7
    give(state, LimitMinus(Number(9)), cause, UNTIL_END, amount=-9, objects=(center.id,))
    assert values.limit(state, 0) == 0
    assert values.limit(state, 1) == 5


def test_a_limit_without_end_stays_so() -> None:
    state = board(limit=NO_LIMIT)
    center = values.center(state, 0)
    give(state, LimitMinus(Number(2)), effect_of(state, 0), UNTIL_END, amount=-2, objects=(center.id,))
    assert values.limit(state, 0) == NO_LIMIT


@pytest.mark.rule("WX-04.13", "WX-35.07")
def test_lanes_face_each_other_and_cheering_faces_nobody() -> None:
    state = board()
    left = standing(state, 0, signi("A"), LEFT)
    right = standing(state, 1, signi("B"), RIGHT)
    assert facing(LEFT) == RIGHT
    assert values.front(state, left) is right
    assert values.front(state, right) is left
    center = standing(state, 0, signi("C"), CENTER)
    assert values.front(state, center) is None
    assert values.front(state, standing(state, 0, signi("D"), CHEER)) is None
    assert values.front(state, values.center(state, 0)) is None


def test_the_center_is_found_again_after_a_grow() -> None:
    state = board()
    old = values.center(state, 0)
    del state.objects[old.id]
    new = stand(state, 0, lrig("T-NEW", 4, 9), LRIG)
    assert values.center(state, 0).id == new
    assert values.limit(state, 0) == 9
