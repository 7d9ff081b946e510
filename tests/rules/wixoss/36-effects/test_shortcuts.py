"""Shortcuts and the bound on what goes on without end (chapter 36)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, main_phase, put, stand
from tests.rules.wixoss.uses import RED, card

from taisen.kernel import state as kernel_state
from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.shortcuts import MOST_TIMES, after_repeating
from taisen.wixoss.rules import values
from taisen.wixoss.state import DECK, ENER, LEFT, LRIG_DECK, WixossState

GROWS = "[action] this gets power +1000 until end of turn"


def acting(effect: str) -> WixossState:
    """A main phase with a SIGNI that has an action ability without a cost."""
    state = board(deck=30)
    stand(state, 0, card("A", "signi", effect), LEFT)
    main_phase(state)
    return state


@pytest.mark.rule("WX-36.09")
def test_ten_at_once_are_ten_one_by_one() -> None:
    state = acting(GROWS)
    found = after_repeating(state, ("use A 1",), 10)
    assert isinstance(found, WixossState)
    there = state.standing(0, LEFT)
    assert there is not None and values.power(state, there) == 3000
    answer(state, *["use A 1"] * 10)
    assert found.to_data() == state.to_data()
    there = found.standing(0, LEFT)
    assert there is not None and values.power(found, there) == 13000


@pytest.mark.rule("WX-36.08")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("[action] shuffle your deck", "at random"),
        ("[action] draw 1", "becomes known"),
        ("[action] have the opponent discard 1", "where it began"),
        ("[action, once a turn] this gets power +1000 until end of turn", "use A 1"),
    ],
)
def test_what_is_not_certain_or_not_the_same_is_refused(effect: str, why: str) -> None:
    state = acting(effect)
    put(state, 1, 2, RED, card("B", "signi"), card("C", "signi"))
    before = state.to_data()
    with pytest.raises(IllegalAnswer, match=why):
        after_repeating(state, ("use A 1",), 3)
    assert state.to_data() == before


def test_it_must_end_where_it_began() -> None:
    state = acting(GROWS)
    with pytest.raises(IllegalAnswer):
        after_repeating(state, ("end-phase",), 1)
    for answers, times in (((), 1), (("use A 1",), 0), (("use A 1",), MOST_TIMES + 1)):
        with pytest.raises(BadInput):
            after_repeating(state, answers, times)


@pytest.mark.rule("WX-36.10")
def test_what_goes_on_without_end_ends_in_a_stated_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_state, "ANSWER_CAP", 20)
    state = acting(GROWS)
    while state.outcome is None:
        answer(state, "use A 1")
    assert (state.outcome.winner, state.outcome.reason, state.outcome.rule) == (-1, "loop", "WX-36.10")


def test_the_cards_of_a_shortcut_are_where_they_were() -> None:
    state = acting(GROWS)
    put(state, 0, ENER, RED)
    found = after_repeating(state, ("use A 1",), 5)
    for kind in (DECK, ENER, LRIG_DECK):
        assert found.zones[kind] == state.zones[kind]
