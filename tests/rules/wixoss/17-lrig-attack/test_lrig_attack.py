"""The LRIG attack step and the guard step (chapter 17)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.attacks import attack, guard, life, life_count, negate_attack, when_attacks
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    empty,
    happened,
    lrig,
    options,
    put,
    signi,
    stand,
    turn_from,
)
from tests.rules.wixoss.words import Auto, Do, When, keyed

from taisen.kernel.events import EFFECT, Cause
from taisen.language.bases import Ability
from taisen.language.quantities import Number
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.posture import up
from taisen.wixoss.rules.refresh import end_turn
from taisen.wixoss.rules.zones import discard
from taisen.wixoss.state import DECK, HAND, KEY, LANES, LRIG, TRASH, WixossState
from taisen.wixoss.vocabulary.player_numbers import GuardsWithMore
from taisen.wixoss.vocabulary.player_rules import CannotGuard

GUARD = guard()


def with_lrig(*abilities: Ability, hand: int = 1) -> WixossState:
    """A board whose turn player's LRIG has abilities; the opponent holds guard cards and Life Cloth."""
    state = empty()
    stand(state, 0, keyed(lrig("L", 4, 11, abilities=abilities)), LRIG)
    stand(state, 1, lrig("M", 2, 11), LRIG)
    for player in (0, 1):
        put(state, player, DECK, *[PLAIN] * 10)
    put(state, 1, HAND, *[GUARD] * hand)
    life(state, 1, count=7)
    return state


def wake(state: WixossState, cause: Cause) -> None:
    """Up the source."""
    up(state, cause.object, cause)


AGAIN = Auto(When("attacked"), Do(wake), limit="turn")
"""When this attacks for the first time in a turn: up this."""


@pytest.mark.rule("WX-17.01", "WX-17.02", "WX-17.03", "WX-17.06", "WX-02.07", "WX-18.01")
def test_a_lrig_attacks_past_the_signi_unless_it_is_guarded() -> None:
    state = with_lrig()
    for lane in LANES:
        stand(state, 1, signi("B", power=15000), lane)
    attack(state)
    assert options(state) == ["end-step", "attack L"]
    answer(state, "attack L")
    (down,) = [found for found in state.objects.values() if found.down]
    assert down.place == LRIG and state.step == "guard"
    assert state.decision is not None and state.decision.player == 1
    answer(state, "no-guard")
    # WX-17.02: it attacks no SIGNI.
    assert [(event.amount, event.other, event.detail) for event in happened(state, "attacked")] == [
        (0, 0, "lrig")
    ]
    assert life_count(state) == 6 and not happened(state, "battled")
    assert len(happened(state, "damaged")) == 1


@pytest.mark.rule("WX-17.04", "WX-17.05", "WX-17.10", "WX-17.11")
def test_one_discarded_card_negates_the_attack_it_guards_against() -> None:
    state = with_lrig(AGAIN, hand=3)
    attack(state, "attack L", "guard T-GUARD")
    # WX-17.10: no second card for the same attack.
    assert len(state.zone(1, HAND)) == 2 and len(state.zone(1, TRASH)) == 1
    assert life_count(state) == 7
    assert [event.amount for event in happened(state, "guarded")] == [1]
    # WX-99.22: the next attack is another.
    answer(state, "attack L", "no-guard")
    assert life_count(state) == 6
    assert len(happened(state, "damaged")) == 1


@pytest.mark.rule("WX-17.08")
def test_a_guard_card_may_be_of_any_level_and_limiting_condition() -> None:
    state = with_lrig(hand=0)
    put(state, 1, HAND, guard("T-FOUR", 4, ("花代",)))
    attack(state, "attack L")
    assert options(state) == ["no-guard", "guard T-FOUR"]


@pytest.mark.rule("WX-17.09")
@pytest.mark.parametrize(("word", "crushed"), [("double-crush", 2), ("triple-crush", 3)])
def test_one_guard_is_enough_for_whatever_would_be_crushed(word: str, crushed: int) -> None:
    state = with_lrig(AGAIN, Always(keyword=word))
    attack(state, "attack L", "guard T-GUARD")
    assert life_count(state) == 7 and not state.zone(1, HAND)
    answer(state, "attack L")
    assert life_count(state) == 7 - crushed


@pytest.mark.rule("WX-17.11")
def test_its_triggers_come_before_the_guard() -> None:
    def rob(state: WixossState, cause: Cause) -> None:
        discard(state, 1, state.zone(1, HAND)[:1], cause)

    state = with_lrig(when_attacks(rob), hand=1)
    put(state, 1, HAND, PLAIN)
    attack(state, "attack L")
    assert state.decision is not None and state.decision.prompt == "guard"
    assert len(state.zone(1, HAND)) == 1 and options(state) == ["no-guard"]


@pytest.mark.rule("WX-99.22", "WX-17.11")
def test_no_guard_step_for_an_attack_that_was_negated() -> None:
    state = with_lrig()
    stand(state, 1, keyed(signi("W", abilities=(when_attacks(negate_attack, own=False),))), LANES[0])
    attack(state, "attack L")
    assert not [event for event in happened(state, "step") if event.detail == "guard"]
    assert life_count(state) == 7 and not happened(state, "discarded")
    assert len(happened(state, "attack_ended")) == 1


@pytest.mark.rule("WX-17.12", "WX-99.02")
def test_each_attack_has_a_guard_step_of_its_own() -> None:
    state = with_lrig(AGAIN)
    attack(state, "attack L", "no-guard", "attack L", "no-guard")
    steps = [event.detail for event in happened(state, "step")]
    assert steps == ["arts", "arts", "signi", "lrig", "guard", "guard"]
    assert life_count(state) == 5


@pytest.mark.rule("WX-17.03")
def test_being_asked_to_guard_tells_nothing_about_the_hand() -> None:
    for card in (PLAIN, GUARD):
        state = with_lrig(hand=0)
        put(state, 1, HAND, card)
        attack(state, "attack L")
        assert state.decision is not None and state.decision.prompt == "guard"
    # An empty hand is seen by all.
    state = with_lrig(hand=0)
    attack(state, "attack L")
    assert life_count(state) == 6


def test_effects_may_forbid_guarding_or_make_it_dearer() -> None:
    effect = Cause(EFFECT, 0, source_kind="spell")
    state = with_lrig(hand=2)
    give(state, CannotGuard(), effect, (TURN, 3), player=1)
    attack(state, "attack L")
    assert options(state) == ["no-guard"]

    more = GuardsWithMore(Number(1))
    state = with_lrig(hand=1)
    give(state, more, effect, (TURN, 3), amount=1, player=1)
    attack(state, "attack L")
    assert options(state) == ["no-guard"]

    state = with_lrig(hand=1)
    put(state, 1, HAND, guard("T-ALSO"), guard("T-OTHER"))
    give(state, more, effect, (TURN, 3), amount=1, player=1)
    attack(state, "attack L")
    # In ascending order, and none after which there is no second.
    assert options(state) == ["no-guard", "guard T-ALSO", "guard T-GUARD"]
    answer(state, "guard T-ALSO")
    assert options(state) == ["guard T-GUARD", "guard T-OTHER"]
    answer(state, "guard T-OTHER")
    assert len(state.zone(1, TRASH)) == 2 and life_count(state) == 7
    assert [event.amount for event in happened(state, "discarded")] == [2]


def test_two_cards_do_not_guard_where_four_are_asked_for() -> None:
    state = with_lrig(hand=1)
    put(state, 1, HAND, guard("T-ALSO"))
    effect = Cause(EFFECT, 0, source_kind="spell")
    give(state, GuardsWithMore(Number(3)), effect, (TURN, 3), amount=3, player=1)
    attack(state, "attack L")
    assert options(state) == ["no-guard"]


def test_a_key_does_not_attack() -> None:
    state = with_lrig()
    stand(state, 0, signi("K", kind="key"), KEY)
    attack(state)
    assert options(state) == ["end-step", "attack L"]


@pytest.mark.rule("WX-17.12")
def test_a_lrig_that_is_down_does_not_attack() -> None:
    state = board()
    for found in list(state.objects):
        state.edit(found).down = True
    turn_from(state, "attack")
    assert state.turn == 4


@pytest.mark.rule("WX-99.03", "WX-17.12")
@pytest.mark.parametrize("ends", [False, True])
def test_a_lrig_that_is_upped_attacks_no_more_once_the_turn_is_to_end(ends: bool) -> None:
    def end_it(state: WixossState, cause: Cause) -> None:
        if ends:
            end_turn(state, cause)

    # The turn is ended when the attack is over, and the LRIG is up again.
    state = with_lrig(AGAIN, Auto(When("attack_ended"), Do(end_it)))
    attack(state, "attack L", "no-guard")
    if ends:
        assert state.turn == 4 or state.phase == "end"
    else:
        assert options(state) == ["end-step", "attack L"]
    assert life_count(state) == 6
