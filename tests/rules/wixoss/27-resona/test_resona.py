"""Resona: how they come, and where they go (chapter 27)."""

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
from tests.rules.wixoss.uses import BLUE, card, numbers

from taisen.kernel.errors import BadInput
from taisen.kernel.events import EFFECT, RULE, Cause
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import CENTER, CHECK, ENER, HAND, LEFT, LRIG_DECK, RIGHT, TRASH, WixossState

TWO = "[appearance: put 2 of your SIGNI into the trash]"
RESONA = card("R", "resona", TWO + "\n[enter] draw 1", level=4, power=12000)
A, B, C = signi("A", level=4), signi("B", level=4), signi("C", level=1)


def before(*field: CardDefinition, resona: CardDefinition = RESONA, limit: int = 11) -> WixossState:
    """A main phase with SIGNI on the field and a Resona in the LRIG Deck."""
    state = board(limit=limit)
    for lane, definition in zip((LEFT, CENTER, RIGHT), field, strict=False):
        stand(state, 0, definition, lane)
    put(state, 0, LRIG_DECK, resona)
    main_phase(state)
    return state


@pytest.mark.rule("WX-27.02")
def test_a_resona_is_declared_and_meets_its_condition() -> None:
    state = before(A, C, signi("D", level=2))
    answer(state, "declare R")
    assert numbers(state, 0, CHECK) == ["R"]
    assert options(state)[1:] == ["pay A from field", "pay C from field"]
    answer(state, "pay A from field", "pay C from field")
    assert sorted(numbers(state, 0, TRASH)) == ["A", "C"]
    answer(state, "place left")
    found = state.standing(0, LEFT)
    assert found is not None and state.definitions[found.card].number == "R"
    assert [state.definitions[moved].number for moved in found.appearance] == ["A", "C"]
    assert not found.down
    assert len(happened(state, "drew")) == 1


@pytest.mark.rule("WX-27.02")
def test_it_comes_at_its_use_timing_only() -> None:
    state = board()
    for lane in (LEFT, CENTER):
        stand(state, 0, C, lane)
    attack = card("T", "resona", TWO.replace("appearance", "appearance, attack"), level=1)
    put(state, 0, LRIG_DECK, RESONA, attack)
    turn_from(state, "attack")
    assert options(state) == ["pass", "declare T"]
    answer(state, "declare T", "place right", "pass")
    assert state.standing(0, RIGHT) is not None


@pytest.mark.rule("WX-27.02")
def test_without_the_cards_for_its_condition_it_is_not_declared() -> None:
    assert "declare R" not in options(before(A))


@pytest.mark.rule("WX-27.03", "WX-13.16")
def test_the_appearance_condition_is_no_cost_and_no_effect() -> None:
    kept = card("K", "signi", "[constant] this is unaffected by effects")
    cheap = card("E", "signi", "[constant] you pay colorless less for [SIGNI]")
    state = before(kept, cheap)
    answer(state, "declare R")
    # As many as it says, and what no effect moves is put away as well.
    assert sorted(numbers(state, 0, TRASH)) == ["E", "K"]
    assert [event.cause.kind for event in happened(state, "left")] == [RULE, RULE]


@pytest.mark.rule("WX-27.09")
def test_cards_put_away_for_its_condition_make_room_first() -> None:
    state = before(A, B, limit=9)
    answer(state, "declare R", "place center")
    found = state.standing(0, CENTER)
    assert found is not None and values.level_total(state, 0) == 4


@pytest.mark.rule("WX-27.09")
def test_what_would_leave_too_little_room_is_not_offered() -> None:
    state = before(A, C, signi("D", level=2), limit=7)
    answer(state, "declare R")
    # Putting C and D away would leave 4 + 4 against a limit of 7.
    assert options(state) == ["pay A from field, C from field", "pay D from field"]


@pytest.mark.rule("WX-27.09")
def test_a_full_field_has_no_room_for_a_resona_that_takes_no_signi() -> None:
    hand = card("H", "resona", "[appearance: discard 1]", level=1)
    state = before(C, C, C, resona=hand)
    put(state, 0, HAND, BLUE)
    answer(state, "remove", "remove C", "done")
    assert "declare H" in options(state)
    state = board()
    for lane in (LEFT, CENTER, RIGHT):
        stand(state, 0, C, lane)
    put(state, 0, HAND, BLUE)
    put(state, 0, LRIG_DECK, hand)
    main_phase(state)
    assert "declare H" not in options(state)


@pytest.mark.rule("WX-12.01", "WX-12.04")
def test_level_and_limiting_condition_hold_for_it() -> None:
    high = card("R", "resona", TWO, level=5)
    other = card("R", "resona", TWO, level=1, limiting=["サシェ"])
    for resona in (high, other):
        assert "declare R" not in options(before(C, C, resona=resona))


@pytest.mark.rule("WX-27.10")
def test_a_resona_that_cannot_come_any_more_goes_back() -> None:
    # Something else is done instead of their leaving, which nobody could know from the cards' numbers.
    stays = card("S", "signi", "[constant] this has (draw 1) done instead of being put into the trash")
    state = before(stays, stays)
    answer(state, "declare R")
    assert numbers(state, 0, LRIG_DECK) == ["R"]
    assert state.zone(0, CHECK) == ()
    assert len(happened(state, "drew")) == 2


def test_some_of_several_parts() -> None:
    text = (
        "[appearance: 2 of these: discard 1 or put 2 white cards in your ener into the trash"
        " or put 1 of your SIGNI into the trash]"
    )
    state = board()
    stand(state, 0, C, LEFT)
    put(state, 0, HAND, BLUE)
    put(state, 0, LRIG_DECK, card("R", "resona", text, level=1))
    put(state, 0, ENER, signi("W1"), signi("W2"))
    main_phase(state)
    answer(state, "declare R")
    assert options(state) == ["deeds 1 2", "deeds 1 3", "deeds 2 3"]
    answer(state, "deeds 2 3")
    assert sorted(numbers(state, 0, TRASH)) == ["C", "W1", "W2"]
    assert numbers(state, 0, HAND) == ["U"]


@pytest.mark.rule("WX-27.02")
def test_an_effect_puts_it_onto_the_field_without_its_condition() -> None:
    state = board()
    put(state, 0, LRIG_DECK, RESONA)
    carry_out(state, "put 1 SIGNI in your LRIG deck onto the field")
    answer(state, "choose R", "place left")
    assert state.standing(0, LEFT) is not None


@pytest.mark.rule("WX-22.05", "WX-22.08", "WX-33.04")
def test_a_resona_that_lay_underneath_goes_home_once() -> None:
    state = board()
    risen = stand(state, 0, signi("H"), LEFT, under=(signi("R", kind="resona"), signi("B")))
    resona, below = state.objects[risen].under
    take_from_field(state, (risen,), HAND, Cause(EFFECT, 1, card=0), "bounce")
    state.game.close_batch(state)
    turn_from(state, "main-triggers")
    assert state.zone(0, LRIG_DECK) == (resona,) and state.zone(0, TRASH) == (below,)
    assert [event.cards for event in happened(state, "moved")] == [(resona,), (below,)]


@pytest.mark.rule("WX-27.03")
@pytest.mark.parametrize("cost", ["white", "1 coin", "white, put 1 of your SIGNI into the trash"])
def test_an_appearance_condition_asks_for_no_payment(cost: str) -> None:
    with pytest.raises(BadInput):
        card("R", "resona", f"[appearance: {cost}]", level=4)
