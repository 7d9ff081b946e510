"""The cross state and Heaven (chapter 28)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Beside, Used
from tests.rules.wixoss.attacks import able, an_effect, attack, banish_front, draw_one, life, life_count
from tests.rules.wixoss.boards import answer as say
from tests.rules.wixoss.boards import board, happened, lrig, main_phase, put, signi, stand
from tests.rules.wixoss.words import Auto, Deed, Do, When, keyed

from taisen.language.bases import Ability
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.posture import down
from taisen.wixoss.state import CENTER, HAND, LEFT, RIGHT, WixossState
from taisen.wixoss.vocabulary.abilities import CROSS
from taisen.wixoss.vocabulary.modifications import LosesAbilities
from taisen.wixoss.vocabulary.triggers import Heavens, ThisActor


def left_one(*abilities: Ability) -> CardDefinition:
    """The SIGNI that crosses to the left of R."""
    return able("L", Beside(1, "R"), *abilities)


def right_one(*abilities: Ability) -> CardDefinition:
    """The SIGNI that crosses to the right of L."""
    return able("R", Beside(-1, "L"), *abilities)


def when_heaven(deed: Deed = draw_one) -> Auto:
    """When this SIGNI is in Heaven: draw 1, or do something else."""
    return Auto(Heavens(ThisActor()), Do(deed))


def pair(*abilities: Ability) -> tuple[WixossState, int, int]:
    """A board on which L and R stand beside each other; R has abilities besides."""
    state = board()
    life(state, 1, count=7)
    left = stand(state, 0, left_one(), LEFT)
    right = stand(state, 0, right_one(*abilities), CENTER)
    return state, left, right


@pytest.mark.rule("WX-28.01", "WX-28.02")
def test_a_cross_condition_makes_a_cross_signi() -> None:
    assert left_one().cross is not None and signi("S").cross is None
    state, left, right = pair()
    assert values.in_cross(state, state.objects[left]) and values.in_cross(state, state.objects[right])


@pytest.mark.rule("WX-28.05")
def test_a_cross_enter_ability_needs_the_cross_state_on_entering() -> None:
    enters = Auto(When("entered"), Do(draw_one), enter=True)
    enters.states = CROSS
    for partner in (True, False):
        state = board()
        put(state, 0, HAND, right_one(enters))
        if partner:
            stand(state, 0, left_one(), LEFT)
        else:
            put(state, 0, HAND, left_one())
        main_phase(state)
        say(state, "summon R center")
        assert len(state.zone(0, HAND)) == 1
        if not partner:
            # Its partner comes later, which makes nothing good.
            say(state, "summon L left")
            assert not state.zone(0, HAND)


@pytest.mark.rule("WX-28.06", "WX-28.03")
def test_a_cross_action_works_in_the_cross_state_only() -> None:
    used = Used()
    used.states = CROSS
    state, left, right = pair(used)
    assert values.works(state, state.objects[right], used)
    banish(state, (left,), an_effect(1))
    assert not values.works(state, state.objects[right], used)


@pytest.mark.rule("WX-28.07")
def test_crossed_signi_are_two() -> None:
    state, left, right = pair()
    banish(state, (left,), an_effect(1))
    assert right in state.objects and not values.in_cross(state, state.objects[right])


@pytest.mark.rule("WX-28.09", "WX-28.10")
def test_heaven_comes_when_all_crossed_signi_are_down() -> None:
    state, _, right = pair(when_heaven())
    attack(state, "attack R")
    # L is up yet.
    assert not happened(state, "heaven")
    say(state, "attack L")
    assert len(happened(state, "heaven")) == 1
    # Both are in Heaven, whichever attacked last.
    assert len(state.zone(0, HAND)) == 1

    state, left, right = pair(when_heaven())
    down(state, left, an_effect())
    attack(state, "attack R")
    assert [event.object for event in happened(state, "heaven")] == [right]
    assert len(state.zone(0, HAND)) == 1
    assert values.in_cross(state, state.objects[right])


@pytest.mark.rule("WX-28.09")
def test_heaven_is_of_crossed_signi_alone() -> None:
    state = board()
    life(state, 1, count=7)
    stand(state, 0, right_one(when_heaven()), CENTER)
    attack(state, "attack R")
    assert not happened(state, "heaven")


@pytest.mark.rule("WX-99.14")
def test_all_crossed_signi_of_the_side_must_be_down() -> None:
    state = board()
    life(state, 1, count=7)
    stand(state, 0, able("L", Beside(1, "R")), LEFT)
    stand(state, 0, able("R", Beside(-1, "L")), CENTER, down=True)
    stand(state, 0, able("T", Beside(-1, "R")), RIGHT)
    # L and its partner are down then, T is not.
    attack(state, "attack L")
    assert not happened(state, "heaven")
    say(state, "attack T")
    assert len(happened(state, "heaven")) == 1


@pytest.mark.rule("WX-28.11")
def test_heaven_comes_before_the_battle() -> None:
    state, left, _ = pair(when_heaven(banish_front))
    down(state, left, an_effect())
    theirs = stand(state, 1, signi("S", power=15000), CENTER)
    attack(state, "attack R")
    assert theirs not in state.objects and life_count(state) == 6


@pytest.mark.rule("WX-28.13")
def test_heaven_comes_whatever_was_lost() -> None:
    state, left, _ = pair(when_heaven())
    give(state, LosesAbilities(), an_effect(1), (TURN, 3), objects=(left,))
    down(state, left, an_effect())
    attack(state, "attack R")
    assert len(happened(state, "heaven")) == 1 and len(state.zone(0, HAND)) == 1

    # Who lost the ability itself has none to trigger.
    state, left, right = pair(when_heaven())
    give(state, LosesAbilities(), an_effect(1), (TURN, 3), objects=(right,))
    down(state, left, an_effect())
    attack(state, "attack R")
    assert len(happened(state, "heaven")) == 1 and not state.zone(0, HAND)


@pytest.mark.rule("WX-28.12", "WX-28.09")
def test_a_lrig_may_have_an_ability_for_heaven() -> None:
    state, left, _ = pair()
    watch = Auto(When("heaven", own=False), Do(draw_one))
    lrig_of = values.center(state, 0)
    stand(state, 0, keyed(lrig("W", 4, 11, abilities=(watch,))), lrig_of.place)
    del state.objects[lrig_of.id]
    state.index = None
    down(state, left, an_effect())
    attack(state, "attack R")
    assert len(state.zone(0, HAND)) == 1
