"""What effects choose: all of it first, exactly as many as they say, from public zones whenever possible."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, happened, options, put, signi, stand
from tests.rules.wixoss.effects import carry_out

from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.frames import advance
from taisen.kernel.state import Definition
from taisen.language.slots import fresh_slots
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import CENTER, DECK, ENER, HAND, LEFT, RIGHT, TRASH, WixossState
from taisen.wixoss.vocabulary.abilities import EffectAbility
from taisen.wixoss.vocabulary.choosing import choose_ahead, spoiled
from taisen.wixoss.vocabulary.modes import chosen_modes, declare_modes
from taisen.wixoss.vocabulary.notation import read_card_effect

A = signi("A", level=1, power=1000)
B = signi("B", level=2, power=5000)
C = signi("C", level=3, power=9000)
RED = CardDefinition("RED", "red one", "signi", ("red",), 1, power=1000)


def test_up_to_so_many_are_picked_in_ascending_order() -> None:
    state = board()
    first, second = stand(state, 1, A, LEFT), stand(state, 1, B, RIGHT)
    carry_out(state, "choose up to 2 opposing SIGNI: return them to hand")
    assert options(state) == ["choose opp:A", "choose opp:B", "done"]
    answer(state, "choose opp:B")
    # What comes before it is not offered any more, so that one path leads to each result.
    assert state.decision is None
    assert first in state.objects and second not in state.objects
    assert [state.definitions[card].number for card in state.zone(1, HAND)] == ["B"]


def test_a_bound_is_read_on_the_present_values() -> None:
    state = board()
    weak, strong = stand(state, 1, A, LEFT), stand(state, 1, C, RIGHT)
    carry_out(state, "choose 1 opposing SIGNI with power<=5000: banish it")
    assert weak not in state.objects and strong in state.objects
    assert [state.definitions[card].number for card in state.zone(1, ENER)] == ["A"]


@pytest.mark.rule("WX-20.10", "WX-36.07")
def test_in_a_public_zone_a_card_that_fits_must_be_chosen() -> None:
    state = board()
    put(state, 0, TRASH, A, B)
    carry_out(state, "choose 1 SIGNI in your trash: add it to hand")
    assert options(state) == ["choose A", "choose B"]


@pytest.mark.rule("WX-20.20", "WX-24.03")
def test_with_nothing_to_choose_the_rest_is_carried_out() -> None:
    state = board()
    carry_out(state, "choose 1 opposing SIGNI: banish it; then draw 1")
    assert len(state.zone(0, HAND)) == 1


def test_so_many_are_chosen_or_none() -> None:
    state = board()
    alone = stand(state, 1, A, LEFT)
    carry_out(state, "choose 2 opposing SIGNI: banish them")
    assert alone in state.objects
    stand(state, 1, B, CENTER)
    carry_out(state, "choose 2 opposing SIGNI: banish them")
    assert len(state.zone(1, ENER)) == 2


def test_a_later_part_may_speak_of_what_was_chosen_first() -> None:
    state = board()
    own = stand(state, 0, B, LEFT)
    stand(state, 1, A, LEFT)
    strong = stand(state, 1, C, RIGHT)
    text = (
        "choose 1 own up SIGNI and 1 opposing SIGNI with power<=the power of the first: "
        "down the first; if you do banish the second"
    )
    carry_out(state, text)
    assert state.objects[own].down
    assert strong in state.objects
    assert [state.definitions[card].number for card in state.zone(1, ENER)] == ["A"]


def test_what_was_chosen_stays_chosen_while_others_are_discarded() -> None:
    state = board()
    chosen = stand(state, 1, C, LEFT)
    put(state, 0, HAND, A, B)
    carry_out(
        state,
        "choose 1 opposing SIGNI: discard any number of SIGNI; "
        "then it gets power -2000 times the total level of those cards until end of turn",
    )
    answer(state, "choose A", "choose B")
    assert state.decision is None
    assert [change.amount for change in state.modifiers] == [-6000]
    assert state.modifiers[0].objects == (chosen,)


@pytest.mark.rule("WX-36.06")
def test_a_search_may_find_nothing_although_something_is_there() -> None:
    state = board()
    put(state, 0, DECK, A)
    carry_out(state, 'search your deck for 1 "name of A": reveal and add it to hand')
    answer(state, "done")
    assert state.zone(0, HAND) == ()
    assert [event.name for event in happened(state, "searched", "revealed", "shuffled")] == [
        "searched",
        "shuffled",
    ]


@pytest.mark.rule("WX-36.06")
@pytest.mark.parametrize(
    "effect",
    [
        "look at the top 2 of your deck; then reveal and add 1 red SIGNI among those cards to hand",
        "put 1 red SIGNI in your hand onto the field",
        "discard 1 red SIGNI",
    ],
)
def test_a_sort_of_card_that_only_its_player_sees_need_not_be_found(effect: str) -> None:
    state = board(deck=0)
    put(state, 0, DECK, A, RED)
    held = put(state, 0, HAND, RED)
    carry_out(state, effect)
    assert options(state) == ["choose RED", "done"]
    answer(state, "done")
    assert state.zone(0, HAND) == tuple(held)
    assert happened(state, "moved", "entered") == []


@pytest.mark.rule("WX-36.07")
@pytest.mark.parametrize(
    "effect",
    [
        "reveal the top 2 of your deck; then add 1 red SIGNI among those cards to hand",
        "look at the top 1 of your deck; then add 1 card among those cards to hand",
    ],
)
def test_what_both_see_or_any_card_is_found(effect: str) -> None:
    state = board(deck=0)
    put(state, 0, DECK, A, RED)
    carry_out(state, effect)
    assert state.decision is None
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-36.06")
def test_of_several_that_are_found_any_may_be_left() -> None:
    state = board(deck=0)
    put(state, 0, DECK, A, B, A)
    carry_out(state, "search your deck for 2 SIGNI: add them to hand")
    assert options(state) == ["choose A", "choose B", "done"]
    answer(state, "choose B")
    assert len(state.zone(0, HAND)) == 1


def test_what_a_search_finds_is_shown_and_the_deck_is_shuffled() -> None:
    state = board()
    card = put(state, 0, DECK, A)[0]
    carry_out(state, 'search your deck for 1 "name of A": reveal and add it to hand')
    answer(state, "choose A")
    assert state.zone(0, HAND) == (card,)
    assert happened(state, "revealed")[0].cards == (card,)
    assert happened(state, "shuffled")


def test_a_deck_that_is_searched_on_is_shuffled_at_the_end() -> None:
    state = board()
    put(state, 0, DECK, A, B)
    carry_out(
        state,
        "(search your deck for 1 SIGNI without shuffling: add it to hand); "
        "then (search your deck for 1 SIGNI without shuffling: add it to hand); then shuffle your deck",
    )
    answer(state, "choose A", "choose B")
    assert len(state.zone(0, HAND)) == 2
    assert [event.name for event in happened(state, "searched", "shuffled")] == [
        "searched",
        "searched",
        "shuffled",
    ]


def test_levels_that_must_differ_leave_enough_behind() -> None:
    state = board()
    put(state, 0, TRASH, A, A, B, C)
    carry_out(
        state, "put 3 SIGNI in your trash with different levels on the bottom of the deck; if you do draw 1"
    )
    # One of each level: nothing is left to choose between.
    assert state.decision is None
    left = [state.definitions[card].number for card in state.zone(0, TRASH)]
    assert left == ["A"]
    assert len(state.zone(0, HAND)) == 1


def test_a_total_power_bounds_what_is_picked_together() -> None:
    state = board()
    for lane, definition in ((LEFT, A), (CENTER, B), (RIGHT, C)):
        stand(state, 1, definition, lane)
    carry_out(state, "choose any number of opposing SIGNI with total power<=6000: banish them")
    assert options(state) == ["choose opp:A", "choose opp:B", "done"]
    answer(state, "choose opp:B")
    assert [state.definitions[card].number for card in state.zone(1, ENER)] == ["B"]


def test_a_match_saved_amid_the_choices_goes_on_as_it_would_have() -> None:
    state = board()
    for lane, definition in ((LEFT, A), (CENTER, B), (RIGHT, C)):
        stand(state, 1, definition, lane)
    carry_out(state, "choose up to 2 opposing SIGNI: banish them; then draw 1")
    answer(state, "choose opp:A")
    definitions: dict[str, Definition] = {found.number: found for found in state.definitions}
    again = state.blank()
    again.load_data(state.to_data(), definitions)
    assert again.digest() == state.digest()
    answer(again, "choose opp:C")
    answer(state, "choose opp:C")
    assert again.digest() == state.digest()


@pytest.mark.rule("WX-29.21", "WX-29.22")
def test_shadow_keeps_from_being_chosen_and_not_from_what_affects_all() -> None:
    state = board()
    shadow, *_ = read_card_effect("[shadow]", "S")
    hidden = stand(state, 1, signi("S", abilities=(shadow,)), LEFT)
    carry_out(state, "choose 1 opposing SIGNI: banish it")
    assert hidden in state.objects
    carry_out(state, "banish 1 opposing SIGNI of the opponent's choice")
    assert hidden in state.objects
    carry_out(state, "banish all opposing SIGNI")
    assert hidden not in state.objects


# -- choices made before a card is answered --------------------------------------------------------


def _effect(text: str) -> EffectAbility:
    ability, *_ = read_card_effect(f"[effect] {text}", "T-AHEAD")
    assert isinstance(ability, EffectAbility)
    return ability


@pytest.mark.rule("WX-24.08")
def test_what_was_chosen_ahead_is_looked_up_again() -> None:
    state = board()
    gone, stays = stand(state, 1, A, LEFT), stand(state, 1, B, RIGHT)
    ability = _effect("choose up to 2 opposing SIGNI: banish them; then draw 1")
    cause = Cause(EFFECT, 0, ability=ability.key)
    slots = fresh_slots()
    state.push(ability.effect, 0, cause, slots)
    choose_ahead(state, ability, 0, cause)
    advance(state)
    answer(state, "choose opp:A")
    take_from_field(state, (gone,), HAND, cause, "bounce")
    assert not spoiled(state, ability, cause, slots)
    answer(state, "choose opp:B")
    assert stays not in state.objects
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-24.08")
def test_with_all_that_was_chosen_gone_an_effect_is_spoiled() -> None:
    state = board()
    gone = stand(state, 1, A, LEFT)
    ability = _effect("choose 1 opposing SIGNI with power<=1000: banish it")
    cause = Cause(EFFECT, 0, ability=ability.key)
    slots = fresh_slots()
    state.push(ability.effect, 0, cause, slots)
    choose_ahead(state, ability, 0, cause)
    advance_choice(state)
    assert not spoiled(state, ability, cause, slots)
    take_from_field(state, (gone,), HAND, cause, "bounce")
    assert spoiled(state, ability, cause, slots)


@pytest.mark.rule("WX-24.03")
def test_an_effect_that_could_choose_nothing_is_not_spoiled() -> None:
    state = board()
    ability = _effect("choose 1 opposing SIGNI: banish it; then draw 1")
    cause = Cause(EFFECT, 0, ability=ability.key)
    slots = fresh_slots()
    state.push(ability.effect, 0, cause, slots)
    choose_ahead(state, ability, 0, cause)
    advance_choice(state)
    assert not spoiled(state, ability, cause, slots)


def advance_choice(state: WixossState) -> None:
    """Make the choices that are pending, and stop before the effect itself is carried out."""
    depth = len(state.frames)
    while len(state.frames) >= depth:
        step = state.steps[-1]
        state.steps[-1] = step + 1
        state.frames[-1].node.run(state, step)
        assert state.decision is None


# -- modes -----------------------------------------------------------------------------------------

MODES = "up to 2 of: (1) draw 1; (2) ener charge 1; (3) have the opponent discard 1"


@pytest.mark.rule("WX-36.01", "WX-36.03", "WX-36.04")
def test_each_mode_is_chosen_once_and_only_those_are_carried_out() -> None:
    state = board()
    put(state, 1, HAND, A)
    carry_out(state, MODES)
    assert options(state) == ["mode 1", "mode 2", "mode 3"]
    answer(state, "mode 1")
    assert options(state) == ["mode 2", "mode 3", "done"]
    answer(state, "mode 3")
    assert len(state.zone(0, HAND)) == 1
    assert state.zone(0, ENER) == ()
    assert len(state.zone(1, TRASH)) == 1


@pytest.mark.rule("WX-36.02", "WX-36.05")
def test_modes_are_declared_before_anything_else_and_carried_out_in_printed_order() -> None:
    state = board()
    stand(state, 1, A, LEFT)
    ability = _effect("2 of: (1) draw 1; (2) choose 1 opposing SIGNI: banish it; (3) ener charge 1")
    cause = Cause(EFFECT, 0, ability=ability.key)
    slots = fresh_slots()
    state.push(ability.effect, 0, cause, slots)
    choose_ahead(state, ability, 0, cause)
    assert declare_modes(state, ability, 0, cause)
    advance(state)
    assert state.zone(0, HAND) == ()
    answer(state, "mode 2")
    assert chosen_modes(slots) == (1, 2)
    names = [event.name for event in happened(state, "banished", "moved", "drew")]
    assert names == ["banished", "moved"]
