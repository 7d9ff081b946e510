"""The attack phase and its ARTS use step (chapter 14)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.abilities import Used
from tests.rules.wixoss.attacks import BURST, able, attack, draw_one, life
from tests.rules.wixoss.boards import (
    PLAIN,
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
from tests.rules.wixoss.words import Auto, Deed, Do, When, keyed

from taisen.kernel.events import Cause
from taisen.language.quantities import Number
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.loading import definition_from_facts
from taisen.wixoss.rules.lasting import TURN, give
from taisen.wixoss.rules.refresh import end_turn
from taisen.wixoss.state import CENTER, ENER, HAND, LEFT, LRIG_DECK, LRIG_TRASH, WixossState
from taisen.wixoss.vocabulary.abilities import ATTACK, MAIN
from taisen.wixoss.vocabulary.lines import EffectLine
from taisen.wixoss.vocabulary.modifications import PowerMinus


def arts(number: str, timings: int, deed: Deed = draw_one) -> CardDefinition:
    """A made-up ARTS that costs nothing."""
    return keyed(
        CardDefinition(number, number, "arts", ("white",), timings=timings, abilities=(EffectLine(Do(deed)),))
    )


def steps(state: WixossState) -> list[tuple[str, int]]:
    """The steps that began, with whose they are."""
    return [(event.detail, event.player) for event in happened(state, "step")]


@pytest.mark.rule("WX-14.01", "WX-14.02", "WX-99.01")
def test_the_steps_come_in_their_order() -> None:
    state = board()
    life(state, 1, count=7)
    put(state, 1, HAND, PLAIN)
    mine = stand(state, 0, signi("A"), LEFT)
    attack(state)
    assert options(state) == ["end-step", "attack A"]
    answer(state, "attack A", "attack T-LRIG0", "no-guard")
    assert steps(state) == [("arts", 0), ("arts", 1), ("signi", 0), ("lrig", 0), ("guard", 1)]
    assert {event.object for event in happened(state, "attacked")} == {mine, 1}
    # WX-99.01: four steps, one of them with two halves.
    assert len({name for name, _ in steps(state)}) == 4


@pytest.mark.rule("WX-14.03")
def test_the_first_turn_has_no_attack_phase() -> None:
    state = board()
    state.turn = 1
    put(state, 0, LRIG_DECK, arts("T-ATTACK", ATTACK))
    stand(state, 0, signi("A"), LEFT)
    turn_from(state, "attack")
    assert state.turn == 2 and not steps(state)


@pytest.mark.rule("WX-14.04", "WX-14.05", "WX-14.06", "WX-14.07")
def test_both_use_any_number_of_arts_one_after_the_other() -> None:
    state = board()
    for player in (0, 1):
        put(state, player, LRIG_DECK, arts("T-ONE", ATTACK), arts("T-TWO", ATTACK), arts("T-MAIN", MAIN))
    turn_from(state, "attack")
    # WX-14.04: not those of the main phase.
    assert options(state) == ["pass", "use T-ONE", "use T-TWO"]
    # WX-14.05: nobody is asked in between.
    answer(state, "use T-TWO")
    assert state.decision is not None and state.decision.player == 0
    assert len(state.zone(0, HAND)) == 1 and len(state.zone(0, LRIG_TRASH)) == 1
    answer(state, "use T-ONE", "pass")
    assert state.decision.player == 1
    # WX-14.06
    answer(state, "use T-ONE", "use T-TWO")
    assert len(state.zone(1, HAND)) == 2
    answer(state, "pass")
    # WX-14.07: the turn player is not asked again.
    assert state.step == "lrig" and options(state) == ["end-step", "attack T-LRIG0"]


@pytest.mark.rule("WX-02.08")
@pytest.mark.parametrize("timing", [MAIN, ATTACK])
def test_an_arts_is_a_white_card_for_the_timings_printed_on_it(timing: int) -> None:
    found = arts("T-ARTS", timing)
    assert found.white_backed
    state = board()
    put(state, 0, LRIG_DECK, found)
    main_phase(state)
    assert ("use T-ARTS" in options(state)) == (timing == MAIN)
    answer(state, "end-phase")
    assert state.step == "arts" and ("use T-ARTS" in options(state)) == (timing == ATTACK)


def test_who_is_asked_is_asked_by_what_all_can_see() -> None:
    # Two unknown cards in a LRIG Deck: asked, whatever they are.
    for card in (arts("T-MAIN", MAIN), arts("T-ATTACK", ATTACK)):
        state = board()
        put(state, 1, LRIG_DECK, card)
        turn_from(state, "attack")
        assert state.decision is not None
        assert (state.decision.player, state.decision.prompt) == (1, "arts-use-step")


@pytest.mark.rule("WX-14.08")
def test_an_action_with_the_attack_phase_icon_is_used_in_this_step_of_any_turn() -> None:
    icon = Used()
    icon.timings = ATTACK
    icon.effect = Do(draw_one)
    state = board()
    stand(state, 1, able("S", icon), CENTER)
    turn_from(state, "attack")
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["pass", "use S 0"]
    answer(state, "use S 0", "pass")
    assert len(state.zone(1, HAND)) == 1

    state = board()
    stand(state, 0, able("S", icon), CENTER)
    main_phase(state)
    assert not [text for text in options(state) if text.startswith("use")]


def weaken(state: WixossState, cause: Cause) -> None:
    """Give the SIGNI in the opposing centre -5000 power."""
    found = state.standing(1 - cause.player, CENTER)
    assert found is not None
    give(state, PowerMinus(Number(5000)), cause, (TURN, state.turn), amount=-5000, objects=(found.id,))


@pytest.mark.rule("WX-14.10")
def test_what_an_arts_causes_is_done_before_the_next() -> None:
    state = board()
    put(state, 0, LRIG_DECK, arts("T-WEAKEN", ATTACK, weaken), arts("T-TWO", ATTACK))
    stand(state, 1, able("S", Auto(When("banished", looks_back=True), Do(draw_one)), power=5000), CENTER)
    turn_from(state, "attack")
    answer(state, "use T-WEAKEN")
    assert options(state) == ["pass", "use T-TWO"]
    assert len(state.zone(1, ENER)) == 1 and len(state.zone(1, HAND)) == 1


@pytest.mark.rule("WX-99.03")
def test_a_turn_that_ends_drops_what_is_left_of_the_phase() -> None:
    state = board()
    put(state, 0, LRIG_DECK, arts("T-END", ATTACK, end_turn), arts("T-TWO", ATTACK))
    put(state, 1, LRIG_DECK, arts("T-ONE", ATTACK))
    stand(state, 0, BURST, LEFT)
    turn_from(state, "attack")
    answer(state, "use T-END")
    assert state.turn == 4 and steps(state) == [("arts", 0)]
    assert state.step == ""


@pytest.mark.rule("WX-14.09")
@pytest.mark.parametrize("timing", ["attack", "main"])
def test_a_resona_may_appear_in_this_step_if_its_condition_names_it(timing: str) -> None:
    resona = definition_from_facts(
        {
            "number": "T-RESONA",
            "name": "resona",
            "kind": "resona",
            "colors": ["white"],
            "level": 2,
            "power": 8000,
            "classes": ["精武", "アーム"],
            "effect": f"[appearance, {timing}: put 1 of your SIGNI into the trash]",
        }
    )
    for player in (0, 1):
        state = board()
        put(state, player, LRIG_DECK, resona)
        stand(state, player, PLAIN, LEFT)
        turn_from(state, "attack")
        assert state.decision is not None and state.decision.player == player
        assert options(state) == ["pass", "declare T-RESONA"][: 2 if timing == "attack" else 1]
