"""Charms, cards underneath and the armed state (chapters 30, 33)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, happened, main_phase, options, put, signi, stand
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import card

from taisen.kernel.events import EFFECT, Cause
from taisen.wixoss.rules import attached, lasting
from taisen.wixoss.rules.zones import take_from_under
from taisen.wixoss.state import HAND, LEFT, RIGHT, TRASH, WixossState
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
