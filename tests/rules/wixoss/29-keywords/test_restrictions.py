"""Restrictions as they are obeyed where things are done."""

from __future__ import annotations

from tests.rules.wixoss.abilities import Always, effect_of, standing
from tests.rules.wixoss.boards import board, main_phase, options, put, signi

from taisen.wixoss.rules import posture
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import CENTER, HAND, LEFT, RIGHT
from taisen.wixoss.vocabulary.restrictions import (
    CannotBeDowned,
    CannotBeFrozen,
    CannotBeRemoved,
    CannotBeReturned,
    CannotLeave,
    CannotUp,
    DrawsInFront,
)


def test_a_signi_that_draws_in_front_takes_the_zone_in_front_of_it() -> None:
    state = board()
    put(state, 0, HAND, signi("H"))
    standing(state, 1, signi("A", abilities=(Always(DrawsInFront()),)), LEFT)
    main_phase(state)
    assert [text for text in options(state) if text.startswith("summon")] == ["summon H right"]


def test_where_the_zone_in_front_is_taken_any_other_will_do() -> None:
    state = board()
    put(state, 0, HAND, signi("H"))
    standing(state, 1, signi("A", abilities=(Always(DrawsInFront()),)), LEFT)
    standing(state, 0, signi("B"), RIGHT)
    main_phase(state)
    summons = [text for text in options(state) if text.startswith("summon")]
    assert summons == ["summon H left", "summon H center"]


def test_a_signi_that_cannot_be_removed_is_not_offered() -> None:
    state = board()
    standing(state, 0, signi("A", abilities=(Always(CannotBeRemoved()),)), LEFT)
    main_phase(state)
    assert "remove" not in options(state)
    state = board()
    standing(state, 0, signi("A"), LEFT)
    main_phase(state)
    assert "remove" in options(state)


def test_postures_are_kept_from_the_effects_that_are_named() -> None:
    state = board()
    safe = (
        Always(CannotBeDowned(by_effects=True, opposing=True)),
        Always(CannotBeFrozen(by_effects=True, opposing=True)),
        Always(CannotUp()),
    )
    found = standing(state, 0, signi("A", abilities=safe), LEFT)
    assert not posture.down(state, found.id, effect_of(state, 1))
    assert not posture.freeze(state, found.id, effect_of(state, 1))
    assert posture.freeze(state, found.id, effect_of(state, 0))
    assert posture.down(state, found.id, effect_of(state, 0))
    assert not posture.up(state, found.id, effect_of(state, 0))


def test_cards_stay_that_cannot_leave_or_be_returned() -> None:
    state = board()
    stays = standing(state, 0, signi("A", abilities=(Always(CannotLeave(True, True)),)), LEFT)
    held = standing(
        state, 0, signi("B", abilities=(Always(CannotBeReturned(True, True, ("arts",))),)), CENTER
    )
    both = (stays.id, held.id)
    assert take_from_field(state, both, HAND, effect_of(state, 1, "arts"), "bounce") == ()
    assert take_from_field(state, both, HAND, effect_of(state, 1, "spell"), "bounce") == (held.id,)
    assert take_from_field(state, both, HAND, effect_of(state, 0, "arts"), "bounce") == (stays.id,)
