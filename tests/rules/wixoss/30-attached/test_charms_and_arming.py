"""Charms, cards underneath and the armed state (chapters 30, 33)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import (
    answer,
    board,
    happened,
    main_phase,
    options,
    put,
    signi,
    stand,
    turn_from,
)
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import card

from taisen.kernel.events import EFFECT, Cause
from taisen.wixoss.rules import attached, lasting
from taisen.wixoss.rules.zones import take_from_under
from taisen.wixoss.state import HAND, LEFT, LRIG_DECK, RIGHT, TRASH, WixossState
from taisen.wixoss.view import WixossView
from taisen.wixoss.vocabulary.identity import IsAlsoNamed

A = signi("A")


def armed() -> tuple[WixossState, int]:
    """A position with an armed SIGNI, and its id."""
    state = board()
    found = stand(state, 0, A, LEFT)
    put(state, 0, HAND, A)
    carry_out(state, "arm 1 own SIGNI from your hand")
    answer(state, "choose A")
    assert state.objects[found].armed
    return state, found


@pytest.mark.rule("WX-30.01", "WX-30.06")
def test_a_charm_is_attached_face_down_and_lies_not_underneath() -> None:
    state = board()
    found = stand(state, 0, A, LEFT, under=(signi("B"),))
    (top,) = state.zone(0, 0)[-1:]
    assert attached.attach(state, found, top, attached.CHARM, Cause(EFFECT, 0, card=0))
    there = state.objects[found]
    assert there.charms == (top,)
    assert len(there.under) == 1
    assert state.known[top] == 0


@pytest.mark.rule("WX-30.04", "WX-30.12", "WX-33.15")
def test_nothing_takes_away_what_is_attached_or_underneath() -> None:
    state = board()
    stand(state, 0, A, LEFT, under=(A,), charms=1, acces=1)
    main_phase(state)
    assert options(state) == ["end-phase", "remove"]
    # Of what is there only the SIGNI itself can be removed, and the rest goes with it.
    answer(state, "remove")
    assert [event.amount for event in happened(state, "removed")] == [1]
    assert len(state.zone(0, TRASH)) == 4


@pytest.mark.rule("WX-33.13")
def test_the_armed_state_outlasts_the_card_underneath() -> None:
    state, found = armed()
    below = state.objects[found].under
    take_from_under(state, found, below, TRASH, Cause(EFFECT, 1, card=0), "trash")
    assert state.objects[found].under == ()
    assert state.objects[found].armed


@pytest.mark.rule("WX-33.19")
def test_an_armed_signi_that_is_treated_as_another_leaves_as_that_one() -> None:
    state, found = armed()
    stand(state, 0, card("W", "signi", '[auto] when an own armed "B" is banished: draw 1'), RIGHT)
    lasting.give(state, IsAlsoNamed("B"), Cause(EFFECT, 0, card=0), (lasting.TURN, 3), objects=(found,))
    carry_out(state, "banish all own armed SIGNI")
    main_phase(state)
    answer(state, "end-phase")
    assert len(happened(state, "drew")) == 1


@pytest.mark.rule("WX-99.30", "WX-30.02", "WX-22.05")
def test_a_signi_made_a_charm_is_seen_by_nobody_any_more() -> None:
    state = board()
    host = stand(state, 0, A, LEFT)
    other = stand(state, 0, signi("B"), RIGHT, under=(A,), charms=1)
    card = state.objects[other].card
    (below,), (charm,) = state.objects[other].under, state.objects[other].charms
    carry_out(state, 'choose 1 own "name of B": attach it to this as a charm', source=host)
    assert state.objects[host].charms == (card,) and other not in state.objects
    assert state.known[card] == 0
    for viewer in (0, 1):
        assert "B" not in WixossView(state, viewer).to_data().__repr__()
    # What it carried falls off.
    turn_from(state, "main-triggers")
    assert set(state.zone(0, TRASH)) == {below, charm}
    assert not happened(state, "banished")


@pytest.mark.rule("WX-30.03", "WX-27.04")
def test_a_signi_becomes_no_second_charm_and_a_resona_goes_home() -> None:
    state = board()
    host = stand(state, 0, A, LEFT, charms=1)
    other = stand(state, 0, signi("B"), RIGHT)
    resona = stand(state, 1, signi("R", kind="resona"), LEFT)
    assert not attached.attach_signi(state, host, other, attached.CHARM, Cause(EFFECT, 0, card=0))
    assert other in state.objects
    assert not attached.attach_signi(state, other, resona, attached.CHARM, Cause(EFFECT, 0, card=0))
    assert len(state.zone(1, LRIG_DECK)) == 1 and state.objects[other].charms == ()


@pytest.mark.rule("WX-22.05", "WX-33.09", "WX-30.06")
def test_a_signi_put_under_another_by_an_effect_does_not_leave_and_drops_its_charm() -> None:
    state = board()
    host = stand(state, 0, A, LEFT)
    leaver = card("B", "signi", "[auto] when this leaves the field: draw 1")
    other = stand(state, 0, leaver, RIGHT, charms=1, acces=1)
    below = state.objects[other].card
    (charm,), (acce,) = state.objects[other].charms, state.objects[other].acces
    carry_out(state, 'choose 1 own "B": put it under this', source=host)
    assert state.objects[host].under == (below,) and state.places[below] == -1
    turn_from(state, "main-triggers")
    assert set(state.zone(0, TRASH)) == {charm, acce}
    assert not happened(state, "left", "drew") and not state.zone(0, HAND)


@pytest.mark.rule("WX-29.26")
def test_what_effects_do_not_affect_is_put_under_nothing() -> None:
    state = board()
    host = stand(state, 0, A, LEFT)
    steady = stand(state, 0, card("B", "signi", "[constant] this is unaffected by effects"), RIGHT)
    carry_out(state, 'choose 1 own "B": put it under this', source=host)
    assert steady in state.objects and state.objects[host].under == ()
    assert len(happened(state, "prevented")) == 1
