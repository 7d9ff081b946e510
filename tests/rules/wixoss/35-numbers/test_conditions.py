"""Conditions on Beat cards, on the subscriber count and on the levels of a class (chapter 35)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Always, Waiting, standing
from tests.rules.wixoss.boards import PLAIN, board, main_phase, pass_until, put, signi
from tests.rules.wixoss.effects import carry_out

from taisen.kernel.events import RULE, Cause, Event
from taisen.language import read
from taisen.language.bases import Condition
from taisen.language.quantities import Number
from taisen.wixoss.rules import timing, values
from taisen.wixoss.state import BEAT, CENTER, LEFT, WixossState
from taisen.wixoss.view import WixossView
from taisen.wixoss.vocabulary.modifications import PowerPlus
from taisen.wixoss.vocabulary.notation import VOCABULARY

DREW = Event("drew", 0, Cause(RULE, 0, "WX-08.01"), amount=1)


def condition(text: str) -> Condition:
    found = read(text, VOCABULARY, "condition")
    assert isinstance(found, Condition)
    return found


def triggered(state: WixossState) -> int:
    """How many abilities an event of drawing triggers."""
    timing.notice(state, DREW)
    found = len(state.pending)
    state.pending = ()
    return found


@pytest.mark.rule("WX-35.10")
def test_an_ability_with_a_beat_condition_triggers_only_while_it_is_met() -> None:
    state = board()
    ability = Waiting()
    ability.condition = condition("the number of [cards in your beat]>=3")
    standing(state, 0, signi("A", abilities=(ability,)), LEFT)
    put(state, 0, BEAT, PLAIN, PLAIN)
    put(state, 1, BEAT, PLAIN)
    assert triggered(state) == 0
    put(state, 0, BEAT, PLAIN)
    assert triggered(state) == 1


@pytest.mark.rule("WX-35.13")
def test_a_subscriber_threshold_is_met_at_its_number() -> None:
    state = board()
    reached = condition("the number of your subscribers>=1000000")
    found = standing(
        state, 0, signi("A", abilities=(Always(PowerPlus(Number(5000)), condition=reached),)), LEFT
    )
    for count, power in ((999_999, 3000), (1_000_000, 8000), (1_000_001, 8000)):
        state.subscribers[0] = count
        state.touch()
        assert values.power(state, found) == power


@pytest.mark.rule("WX-99.21", "WX-35.12")
def test_subscribers_are_counted_from_zero_without_a_maximum_over_all_turns() -> None:
    state = board()
    assert state.subscribers == [0, 0]
    carry_out(state, "gain 300000 subscribers")
    main_phase(state)
    pass_until(state, 7)
    # Nothing but card text takes them away.
    assert state.subscribers == [300_000, 0]
    for player in (0, 1):
        assert WixossView(state, player).players[0].subscribers == 300_000
    state.decision = None
    carry_out(state, "gain 99000000 subscribers")
    assert state.subscribers == [99_300_000, 0]


@pytest.mark.rule("WX-20.07")
def test_a_condition_on_the_levels_of_a_class_is_met_exactly() -> None:
    state = board()
    total = condition('the total level of [your SIGNI with class "精武"]=3')
    found = standing(
        state, 0, signi("A", level=1, abilities=(Always(PowerPlus(Number(2000)), condition=total),)), LEFT
    )
    assert values.power(state, found) == 3000
    standing(state, 0, signi("B", level=2), CENTER)
    assert values.power(state, found) == 5000
    standing(state, 0, signi("C", level=1), 2)
    assert values.power(state, found) == 3000
