"""Ride and the drive state (chapter 34)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always
from tests.rules.wixoss.attacks import an_effect, attack, draw_one, life, when_attacks
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    empty,
    happened,
    lrig,
    main_phase,
    options,
    put,
    stand,
    turn_from,
)
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.words import Auto, Do, When, keyed

from taisen.language.bases import Ability
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.rules.battle import banish
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.posture import down
from taisen.wixoss.rules.riding import ride, ride_options, use_ride
from taisen.wixoss.state import CENTER, DECK, HAND, LEFT, LRIG, RIGHT, WixossState
from taisen.wixoss.vocabulary.abilities import DRIVE, Ride
from taisen.wixoss.vocabulary.identity import LosesClasses
from taisen.wixoss.vocabulary.modifications import LosesAbilities
from taisen.wixoss.vocabulary.reach import Unaffected


def machine(number: str, *abilities: Ability) -> CardDefinition:
    """A riding machine."""
    return keyed(
        CardDefinition(
            number, number, "signi", ("red",), 1, power=3000, classes=("精武", "乗機"), abilities=abilities
        )
    )


def riders() -> tuple[WixossState, int, int]:
    """A board whose turn player's LRIG has Ride and a riding machine M; returns it and both ids."""
    state = empty()
    rider = stand(state, 0, keyed(lrig("L", 4, 11, abilities=(Ride(),))), LRIG)
    stand(state, 1, lrig("N", 4, 11), LRIG)
    ridden = stand(state, 0, machine("M"), LEFT)
    for player in (0, 1):
        put(state, player, DECK, *[PLAIN] * 10)
    life(state, 1, count=7)
    return state, rider, ridden


@pytest.mark.rule("WX-34.01", "WX-34.04")
def test_a_lrig_rides_a_riding_machine() -> None:
    state, rider, ridden = riders()
    stand(state, 0, PLAIN, CENTER)
    stand(state, 1, machine("O"), CENTER)
    (option,) = ride_options(state, 0)
    assert option.text == "ride M"
    use_ride(state, option)
    assert state.objects[rider].ride == ridden and state.objects[ridden].ride == rider
    assert state.objects[rider].driven and state.objects[ridden].driven
    names = [event.name for event in state.batch]
    assert names == ["ability_used", "driven"]


@pytest.mark.rule("WX-34.04")
def test_effects_speak_of_the_ridden_signi_as_driven() -> None:
    state, rider, ridden = riders()
    other = stand(state, 0, PLAIN, CENTER)
    ride(state, rider, ridden, an_effect())
    carry_out(state, "banish all own driven SIGNI")
    assert ridden not in state.objects and other in state.objects
    assert not state.objects[rider].driven


@pytest.mark.rule("WX-34.01", "WX-34.02")
def test_ride_is_used_once_a_turn_and_not_while_riding() -> None:
    state, rider, ridden = riders()
    stand(state, 0, machine("M2"), CENTER)
    ride(state, rider, ridden, an_effect())
    # WX-34.02
    assert ride_options(state, 0) == []

    state, rider, ridden = riders()
    stand(state, 0, machine("M2"), CENTER)
    use_ride(state, ride_options(state, 0)[0])
    banish(state, (ridden,), an_effect(1))
    # WX-34.01: it rides no more, and has used it.
    assert not state.objects[rider].driven and ride_options(state, 0) == []


def test_who_has_no_ride_or_nothing_to_ride_does_not() -> None:
    state, rider, ridden = riders()
    give(state, LosesAbilities(), an_effect(1), (TURN, 3), objects=(rider,))
    assert ride_options(state, 0) == []
    state, _, ridden = riders()
    banish(state, (ridden,), an_effect(1))
    assert ride_options(state, 0) == [] and ride_options(state, 1) == []


@pytest.mark.rule("WX-34.03")
def test_a_lost_class_does_not_end_it() -> None:
    state, rider, ridden = riders()
    ride(state, rider, ridden, an_effect())
    give(state, LosesClasses(), an_effect(1), (TURN, 3), objects=(ridden,))
    assert values.classes(state, state.objects[ridden]) == ()
    assert state.objects[ridden].driven and state.objects[rider].driven


@pytest.mark.rule("WX-34.04", "WX-34.05", "WX-17.13")
def test_a_riding_lrig_does_not_attack_until_it_rides_no_more() -> None:
    state, rider, ridden = riders()
    ride(state, rider, ridden, an_effect())
    attack(state, "attack M")
    # The ridden SIGNI attacked, the LRIG was not asked.
    assert [event.object for event in happened(state, "attacked")] == [ridden] and state.turn == 4

    state, rider, ridden = riders()
    ride(state, rider, ridden, an_effect())
    banish(state, (ridden,), an_effect(1))
    turn_from(state, "attack")
    assert options(state) == ["end-step", "attack L"]


@pytest.mark.rule("WX-34.06")
def test_riding_one_that_is_driven_triggers_nothing() -> None:
    state, rider, _ = riders()
    other = stand(state, 0, machine("T", Auto(When("driven"), Do(draw_one))), CENTER)
    for _ in range(2):
        ride(state, rider, other, an_effect())
        state.game.close_batch(state)
    assert len(state.pending) == 1 and state.objects[other].driven


@pytest.mark.rule("WX-34.07")
@pytest.mark.parametrize("driven", [True, False])
def test_a_drive_automatic_ability_needs_the_drive_state(driven: bool) -> None:
    state, rider, _ = riders()
    ability = when_attacks(draw_one)
    ability.states = DRIVE
    other = stand(state, 0, machine("T", ability), CENTER)
    if driven:
        ride(state, rider, other, an_effect())
    attack(state, "attack T")
    assert len(state.zone(0, HAND)) == int(driven)


@pytest.mark.rule("WX-34.09", "WX-34.08")
def test_a_ride_ends_with_the_turn() -> None:
    state, rider, ridden = riders()
    ride(state, rider, ridden, an_effect())
    turn_from(state, "end")
    assert state.turn == 4
    assert not state.objects[rider].driven and not state.objects[ridden].driven


@pytest.mark.rule("WX-34.10")
def test_the_two_stay_two() -> None:
    state, rider, ridden = riders()
    ride(state, rider, ridden, an_effect())
    assert down(state, ridden, an_effect(1))
    assert not state.objects[rider].down


def test_another_machine_may_be_ridden_instead_and_an_unaffected_one_is_not() -> None:
    state, rider, ridden = riders()
    other = stand(state, 0, machine("M2"), CENTER)
    ride(state, rider, ridden, an_effect())
    assert ride(state, rider, other, an_effect())
    assert not state.objects[ridden].driven and state.objects[rider].ride == other
    apart = stand(state, 0, machine("U", Always(Unaffected())), RIGHT)
    assert not ride(state, rider, apart, an_effect())
    assert state.objects[rider].ride == other


@pytest.mark.rule("WX-34.01")
def test_ride_is_used_in_the_main_phase_alone() -> None:
    state, rider, ridden = riders()
    main_phase(state)
    answer(state, "ride M")
    assert state.objects[rider].driven and state.objects[ridden].driven
    assert len(happened(state, "driven")) == 1
    assert "ride M" not in options(state)

    state, _, _ = riders()
    turn_from(state, "attack")
    assert state.step == "signi"
