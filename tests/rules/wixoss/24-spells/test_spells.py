"""Spells: how they are used and answered (chapter 24), and use timings (chapter 20)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, happened, main_phase, options, put, signi, stand
from tests.rules.wixoss.uses import BLUE, RED, WHITE, begin, card, numbers, ready

from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.state import (
    CHECK,
    DECK,
    ENER,
    HAND,
    LEFT,
    LRIG_DECK,
    LRIG_TRASH,
    RIGHT,
    TRASH,
    WixossState,
)

BOUNCE = card("B", "spell", "[effect] choose 1 opposing SIGNI: return it to hand", cost=["red"])
DRAW = card("D", "spell", "[effect] draw 1")
COUNTER = card("X", "arts", "[effect] choose 1 spell in the opponent's check: counter it", timings=["cut-in"])
SAVE = card(
    "Y", "arts", "[effect] choose 1 of your SIGNI: put it into the trash", timings=["cut-in"], cost=["blue"]
)
HERE, THERE = signi("H"), signi("T")


def answered(*hand: CardDefinition, cut_ins: tuple[CardDefinition, ...] = (), ener: int = 0) -> WixossState:
    """A position in which the other player may have answers to the spells of the turn player."""
    state = ready(*hand, ener=(RED,) * 3)
    put(state, 1, LRIG_DECK, *cut_ins)
    put(state, 1, ENER, *[BLUE] * ener)
    return state


@pytest.mark.rule("WX-24.01")
def test_a_spell_is_paid_and_goes_to_the_trash() -> None:
    state = begin(card("S", "spell", "[effect] draw 1", cost=["red"]), ener=(RED,))
    answer(state, "use S")
    assert numbers(state, 0, HAND) == ["T-PLAIN"]
    assert state.zone(0, ENER) == ()
    assert sorted(numbers(state, 0, TRASH)) == ["R", "S"]
    assert state.using == -1


@pytest.mark.rule("WX-24.01")
def test_a_spell_is_used_from_the_hand_in_the_own_main_phase() -> None:
    state = ready(DRAW)
    put(state, 0, TRASH, card("E", "spell", "[effect] draw 1"))
    put(state, 1, HAND, card("F", "spell", "[effect] draw 1"))
    main_phase(state)
    assert options(state) == ["end-phase", "use D"]


@pytest.mark.rule("WX-12.04")
def test_a_spell_with_a_limiting_condition_needs_that_lrig() -> None:
    state = begin(
        card("S", "spell", "[effect] draw 1", limiting=["花代"]),
        card("P", "spell", "[effect] draw 1", limiting=["タマ"]),
    )
    assert options(state) == ["end-phase", "use P"]


@pytest.mark.rule("WX-24.02", "WX-20.01")
def test_the_steps_of_a_use_come_in_their_order() -> None:
    state = answered(BOUNCE, cut_ins=(card("Z", "arts", "[effect] draw 1", timings=["cut-in"]),))
    stand(state, 1, HERE, LEFT)
    stand(state, 1, THERE, RIGHT)
    main_phase(state)
    answer(state, "use B")
    # Paid without a question, since the cards in the Ener Zone are equal; then the choice.
    assert numbers(state, 0, CHECK) == ["B"]
    assert len(state.zone(0, ENER)) == 2
    answer(state, "choose opp:H")
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["pass", "use Z"]
    answer(state, "pass")
    order = [(event.name, event.detail) for event in happened(state, "moved", "used", "left", "use_ended")]
    assert order == [
        ("moved", "use"),
        ("moved", "ener-cost"),
        ("used", "spell"),
        ("left", "bounce"),
        ("moved", "used"),
        ("use_ended", "spell"),
    ]


@pytest.mark.rule("WX-24.03", "WX-20.20")
def test_a_spell_without_a_legal_choice_does_the_rest() -> None:
    text = "[effect] choose 1 opposing SIGNI: banish it; then draw 1"
    state = begin(card("S", "spell", text))
    answer(state, "use S")
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-36.02", "WX-36.03")
def test_modes_are_declared_before_the_cost_is_paid() -> None:
    text = "[effect] 1 of: (1) draw 1; (2) choose 1 opposing SIGNI: banish it"
    state = ready(card("S", "spell", text, cost=["colorless"]), ener=(RED, BLUE))
    stand(state, 1, HERE, LEFT)
    main_phase(state)
    answer(state, "use S")
    assert options(state) == ["mode 1", "mode 2"]
    assert len(state.zone(0, ENER)) == 2
    answer(state, "mode 2")
    assert options(state) == ["pay R from ener", "pay U from ener"]
    answer(state, "pay U from ener")
    assert happened(state, "banished") and not happened(state, "drew")


# -- answers ---------------------------------------------------------------------------------------


@pytest.mark.rule("WX-24.04", "WX-24.08")
def test_a_cut_in_comes_first_and_may_take_the_choice_away() -> None:
    state = answered(
        card("S", "spell", "[effect] choose 1 opposing SIGNI: return it to hand; then draw 1", cost=["red"]),
        cut_ins=(SAVE,),
        ener=1,
    )
    stand(state, 1, HERE, LEFT)
    main_phase(state)
    answer(state, "use S", "use Y")
    assert sorted(numbers(state, 1, TRASH)) == ["H", "U"]
    assert [event.player for event in happened(state, "cut_in")] == [1]
    # None of its effect: the card is not drawn either. Its cost is lost, and it goes to the trash.
    assert not happened(state, "drew")
    assert happened(state, "missed")[0].detail == "WX-24.08"
    assert sorted(numbers(state, 0, TRASH)) == ["R", "S"]
    assert numbers(state, 1, LRIG_TRASH) == ["Y"]


def test_what_is_left_of_the_choice_is_still_treated() -> None:
    text = "[effect] choose 2 opposing SIGNI: return them to hand"
    state = answered(card("S", "spell", text), cut_ins=(SAVE,), ener=1)
    stand(state, 1, HERE, LEFT)
    stand(state, 1, THERE, RIGHT)
    main_phase(state)
    answer(state, "use S", "use Y", "choose H")
    assert numbers(state, 1, HAND) == ["T"]


@pytest.mark.rule("WX-24.05")
def test_a_cut_in_cannot_be_answered_nor_can_arts_and_abilities() -> None:
    state = answered(BOUNCE, cut_ins=(COUNTER,))
    put(state, 0, LRIG_DECK, COUNTER, card("A", "arts", "[effect] draw 1"))
    stand(state, 0, card("C", "signi", "[action, once a turn] draw 1"), LEFT)
    stand(state, 1, HERE, LEFT)
    main_phase(state)
    for use in ("use A", "use C 1"):
        answer(state, use)
        assert state.decision is not None and state.decision.prompt == "main"
    answer(state, "use B", "use X")
    # The first player, who holds a cut-in as well, was not asked.
    assert state.decision is not None and state.decision.prompt == "main"


@pytest.mark.rule("WX-24.06")
def test_who_uses_a_spell_does_not_answer_it() -> None:
    state = answered(DRAW)
    put(state, 0, LRIG_DECK, COUNTER)
    main_phase(state)
    answer(state, "use D")
    assert happened(state, "drew")
    assert numbers(state, 0, LRIG_DECK) == ["X"]


@pytest.mark.rule("WX-24.07")
def test_a_spell_may_be_answered_until_it_is_negated() -> None:
    draws = card("Z", "arts", "[effect] draw 1", timings=["cut-in"])
    other = card("V", "arts", "[effect] draw 1", timings=["cut-in"])
    state = answered(DRAW, cut_ins=(draws, COUNTER, other))
    main_phase(state)
    answer(state, "use D", "use Z")
    assert options(state) == ["pass", "use X", "use V"]
    answer(state, "use X")
    assert state.decision is not None and state.decision.player == 0
    assert [event.player for event in happened(state, "drew")] == [1]


@pytest.mark.rule("WX-24.09", "WX-20.01")
def test_a_negated_spell_was_used_and_paid() -> None:
    watcher = card("A", "signi", "[auto] when you use a [spell]: draw 1")
    state = answered(BOUNCE, cut_ins=(COUNTER,))
    stand(state, 0, watcher, RIGHT)
    stand(state, 1, HERE, LEFT)
    main_phase(state)
    answer(state, "use B", "use X")
    assert sorted(numbers(state, 0, TRASH)) == ["B", "R"]
    assert not happened(state, "left")
    assert [event.player for event in happened(state, "drew")] == [0]


@pytest.mark.rule("WX-99.18")
def test_an_action_ability_may_cut_in() -> None:
    state = answered(DRAW)
    stand(
        state,
        1,
        card(
            "C", "signi", "[action, cut-in, once a turn] choose 1 spell in the opponent's check: counter it"
        ),
        LEFT,
    )
    main_phase(state)
    answer(state, "use D", "use C 1")
    assert [event.player for event in happened(state, "countered")] == [0]
    assert not happened(state, "drew")


@pytest.mark.rule("WX-04.20")
def test_everybody_sees_whether_an_answer_is_possible() -> None:
    # A hidden card of the LRIG Deck might be one, so that being asked tells nothing.
    for definition, asked in ((WHITE, False), (card("P", "arts", "[effect] draw 1"), True)):
        state = answered(DRAW)
        put(state, 1, LRIG_DECK if asked else DECK, definition)
        main_phase(state)
        answer(state, "use D")
        assert state.decision is not None
        assert (state.decision.prompt == "cut-in") is asked


@pytest.mark.rule("WX-36.02", "WX-24.02")
def test_modes_are_declared_before_anything_is_given_up() -> None:
    choice = "[use choice: discard up to 1 SIGNI; costs white less]"
    modal = card("M", "spell", f"{choice}\n[effect] 1 of: (1) draw 1; (2) draw 2", cost=["white"])
    state = begin(modal, card("S", "signi"))
    answer(state, "use M")
    assert options(state) == ["mode 1", "mode 2"] and not happened(state, "discarded")
    answer(state, "mode 2")
    while state.decision is not None and state.decision.prompt != "main":
        answer(state, options(state)[0])
    names = [event.name for event in happened(state, "discarded", "used", "drew")]
    assert names == ["discarded", "used", "drew"] and len(state.zone(0, HAND)) == 2
