"""Action abilities: when and how often they are used (chapter 20)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    happened,
    main_phase,
    options,
    put,
    stand,
    turn_from,
)
from tests.rules.wixoss.uses import BLUE, RED, card, numbers

from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.activation import USES_PER_TURN
from taisen.wixoss.state import BOTH, CENTER, ENER, EXCLUDED, HAND, LEFT, LRIG, TRASH, WixossState


def acting(text: str, *ener: CardDefinition) -> WixossState:
    """A main phase with a SIGNI that has an ability."""
    state = board()
    stand(state, 0, card("A", "signi", text), LEFT)
    put(state, 0, ENER, *ener)
    main_phase(state)
    return state


@pytest.mark.rule("WX-20.12", "WX-13.02")
def test_an_action_ability_is_used_as_often_as_it_can_be_paid() -> None:
    state = acting("[action: colorless] put the top 1 of your deck into the trash", RED, RED, RED)
    for _ in range(3):
        answer(state, "use A 1")
    assert "use A 1" not in options(state)
    assert len(happened(state, "ability_used")) == 3


@pytest.mark.rule("WX-20.12", "WX-20.14")
def test_it_is_used_by_the_turn_player_in_the_main_phase() -> None:
    state = board()
    stand(state, 0, card("A", "signi", "[action] draw 1\n[action, attack] draw 2"), LEFT)
    stand(state, 1, card("B", "signi", "[action] draw 1"), LEFT)
    main_phase(state)
    assert options(state) == ["end-phase", "use A 1", "remove"]
    state = board()
    top = state.standing(0, LRIG)
    assert top is not None
    del state.objects[top.id]
    text = "[action: exceed 1] draw 1\n[action, attack: exceed 1] draw 1"
    under = (card("L0", "lrig", level=0, types=["タマ"]),) * 2
    stand(state, 0, card("L", "lrig", text, level=4, limit=11, types=["タマ"]), LRIG, under=under)
    turn_from(state, "attack")
    assert options(state) == ["pass", "use L 2"]


@pytest.mark.rule("WX-20.17")
def test_once_a_turn() -> None:
    state = acting("[action, once a turn] draw 1")
    answer(state, "use A 1")
    assert "use A 1" not in options(state)
    answer(state, "end-phase")
    while state.turn < 5 or state.phase != "main":
        assert state.decision is not None
        state.submit(state.decision.options[0])
    assert "use A 1" in options(state)


@pytest.mark.rule("WX-20.18")
def test_once_a_game() -> None:
    state = acting("[action, once a game] draw 1")
    answer(state, "use A 1", "end-phase")
    while state.turn < 5 or state.phase != "main":
        assert state.decision is not None
        state.submit(state.decision.options[0])
    assert "use A 1" not in options(state)


@pytest.mark.rule("WX-20.19")
def test_two_copies_count_apart() -> None:
    state = board()
    for lane in (LEFT, CENTER):
        stand(state, 0, card("A", "signi", "[action, once a turn] draw 1"), lane)
    main_phase(state)
    answer(state, "use A 1")
    assert "use A 1" not in options(state)
    answer(state, "use A#2 1")
    assert "use A#2 1" not in options(state)


@pytest.mark.rule("WX-20.20")
def test_it_may_be_used_although_nothing_can_be_chosen() -> None:
    state = acting("[action: red] choose 1 opposing SIGNI: banish it; then draw 1", RED)
    answer(state, "use A 1")
    assert numbers(state, 0, TRASH) == ["R"]
    assert len(state.zone(0, HAND)) == 1


def test_an_ability_that_costs_nothing_does_not_go_on_without_end() -> None:
    state = acting("[action] this gets power +1000 until end of turn")
    for _ in range(USES_PER_TURN):
        answer(state, "use A 1")
    assert "use A 1" not in options(state)


def test_a_condition_may_be_asked_for() -> None:
    text = "[action] only if there is a [blue SIGNI on your field]: draw 1"
    state = board()
    stand(state, 0, card("A", "signi", text.replace(" on your field", "")), LEFT)
    main_phase(state)
    assert "use A 1" not in options(state)


def test_an_ability_of_a_card_elsewhere() -> None:
    state = board()
    back = card(
        "A",
        "signi",
        "[action in trash: exclude this] draw 1\n[action in hand: put this into the trash] draw 2",
    )
    put(state, 0, TRASH, back)
    put(state, 0, HAND, back)
    put(state, 1, TRASH, back)
    main_phase(state)
    assert [text for text in options(state) if text.startswith("use")] == [
        "use A 1 in trash",
        "use A 2 in hand",
    ]
    answer(state, "use A 1 in trash")
    assert numbers(state, 0, EXCLUDED) == ["A"]
    assert numbers(state, 0, HAND) == ["A", "T-PLAIN"]
    answer(state, "use A 2 in hand")
    assert numbers(state, 0, TRASH) == ["A"]
    assert len(state.zone(0, HAND)) == 3


@pytest.mark.parametrize("what", ["lose all abilities", "cannot use action abilities"])
def test_an_ability_that_was_lost_or_forbidden_is_not_used(what: str) -> None:
    state = board()
    stand(state, 0, card("A", "signi", "[action] draw 1"), LEFT)
    stand(state, 1, card("B", "signi", f"[constant] opposing SIGNI {what}"), LEFT)
    main_phase(state)
    assert "use A 1" not in options(state)


def test_what_was_discarded_for_it_is_known_to_the_effect() -> None:
    state = board()
    stand(state, 0, card("A", "signi", "[action: discard 1] add those cards to hand"), LEFT)
    put(state, 0, HAND, BLUE)
    main_phase(state)
    answer(state, "use A 1")
    assert numbers(state, 0, HAND) == ["U"]


@pytest.mark.rule("WX-20.11")
def test_the_cost_of_an_enter_ability_is_paid_by_choice() -> None:
    for choice, cards in (("activate", 1), ("decline", 0)):
        state = board()
        put(state, 0, HAND, card("A", "signi", "[enter: red] draw 1"))
        put(state, 0, ENER, RED, PLAIN)
        main_phase(state)
        answer(state, "summon A left", choice)
        assert len(state.zone(0, HAND)) == cards
        assert len(state.zone(0, ENER)) == 2 - cards


@pytest.mark.rule("WX-20.05")
def test_being_asked_does_not_tell_what_the_hand_holds() -> None:
    able = card("A", "signi", "[action in hand, attack: put this into the trash] draw 1")
    for held, known, asked in ((able, 0, True), (PLAIN, 0, True), (PLAIN, BOTH, False), (able, BOTH, True)):
        state = board()
        (found,) = put(state, 0, HAND, held)
        state.known[found] = known
        turn_from(state, "attack")
        assert (state.decision is not None and state.decision.prompt == "arts-use-step") is asked
