"""Why something cannot be used: the reasons, and that they agree with what is offered (chapters 20 to 33)."""

from __future__ import annotations

import random

import pytest
from tests.rules.wixoss.boards import PLAIN, answer, board, main_phase, options, put, stand, turn_from
from tests.rules.wixoss.uses import BLUE, RED, card

import taisen
from taisen.wixoss import explain
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.index import name_of
from taisen.wixoss.state import ENER, HAND, LEFT, LRIG_DECK, TRASH, WixossState


def reason(state: WixossState, action: str, number: str, player: int = 0) -> tuple[str, str] | None:
    """Why a player cannot do something with a card of a hand or LRIG Deck, or on the field."""
    if action in explain.ON_FIELD:
        item = next(
            found.id for found in state.field(player) if state.definitions[found.card].number == number
        )
    else:
        item = next(c for c in range(len(state.owners)) if state.definitions[c].number == number)
    found = explain.why_not(state, player, action, item)
    return None if found is None else (found.reason, found.rule)


DRAW = "[effect] draw 1"


@pytest.mark.rule("WX-13.02", "WX-12.04", "WX-24.01", "WX-25.02", "WX-25.03")
def test_why_a_spell_or_an_arts_is_not_used() -> None:
    state = board()
    put(state, 0, HAND, card("S", "spell", DRAW, cost=["red"]), card("L", "spell", DRAW, limiting=["花代"]))
    put(state, 0, HAND, card("OK", "spell", DRAW), PLAIN)
    put(state, 0, TRASH, card("T", "spell", DRAW))
    put(state, 0, LRIG_DECK, card("A", "arts", DRAW, timings=["attack"]))
    put(state, 0, LRIG_DECK, card("B", "arts", DRAW, limiting=["花代"]), card("C", "arts", DRAW))
    main_phase(state)
    assert reason(state, "use", "S") == ("cost-not-payable", "WX-13.02")
    assert reason(state, "use", "L") == ("limiting-condition", "WX-12.04")
    assert reason(state, "use", "T") == ("not-in-hand", "WX-24.01")
    assert reason(state, "use", "A") == ("other-use-timing", "WX-25.02")
    assert reason(state, "use", "B") == ("limiting-condition", "WX-25.03")
    assert reason(state, "use", "OK") is None and reason(state, "use", "C") is None
    state = board()
    put(state, 0, HAND, card("S", "spell", DRAW))
    put(state, 0, LRIG_DECK, card("A", "arts", DRAW, timings=["attack"]), card("R", "resona"))
    turn_from(state, "attack")
    assert reason(state, "use", "S") == ("not-main-phase", "WX-24.01")
    assert reason(state, "use", "A") is None
    assert reason(state, "declare", "R") == ("no-appearance-condition", "WX-27.02")


@pytest.mark.rule("WX-20.12", "WX-20.14", "WX-20.17", "WX-20.21")
def test_why_an_action_ability_is_not_used() -> None:
    state = board()
    stand(state, 0, card("A", "signi", "[action, once a turn] draw 1"), LEFT)
    stand(state, 0, card("B", "signi", "[action, attack] draw 1"), 1)
    stand(state, 0, card("C", "signi", "[action: red] draw 1"), 2)
    stand(state, 1, PLAIN, LEFT)
    main_phase(state)
    assert reason(state, "activate", "A") is None
    assert reason(state, "activate", "B") == ("other-use-timing", "WX-20.14")
    assert reason(state, "activate", "C") == ("cost-not-payable", "WX-13.02")
    answer(state, "use A 1")
    assert reason(state, "activate", "A") == ("already-used", "WX-20.17")
    state = board()
    stand(state, 0, PLAIN, LEFT)
    stand(state, 0, card("D", "signi", "[action] while there is a [blue SIGNI]: draw 1"), 1)
    main_phase(state)
    assert reason(state, "activate", "T-PLAIN") == ("no-action-ability", "WX-20.12")
    assert reason(state, "activate", "D") == ("does-not-work", "WX-20.21")


@pytest.mark.rule("WX-33.01", "WX-27.02", "WX-26.05")
def test_why_something_does_not_come() -> None:
    state = board()
    put(state, 0, HAND, card("R", "signi", "[rise: 1 own SIGNI]"), BLUE)
    put(state, 0, LRIG_DECK, card("Q", "resona", "[appearance: put 2 of your SIGNI into the trash]"))
    put(state, 0, LRIG_DECK, card("K", "key", cost_coins=1))
    put(state, 0, ENER, RED)
    main_phase(state)
    assert reason(state, "rise", "R") == ("rise-condition", "WX-33.01")
    assert reason(state, "rise", "U") == ("no-rise", "WX-33.01")
    assert reason(state, "declare", "Q") == ("appearance-condition", "WX-27.02")
    assert reason(state, "play", "K") == ("cost-not-payable", "WX-13.02")


VERBS = {"use": ("spell", "arts"), "declare": ("resona",), "rise": ("rise",), "play": ("key",)}


def agrees(state: WixossState, player: int) -> int:
    """Compare the reasons with the options of the pending decision; return how many were offered."""
    offered = 0
    decision = state.decision
    assert decision is not None
    cards = (*state.zone(player, HAND), *state.zone(player, LRIG_DECK))
    for action, verbs in VERBS.items():
        there = {option.text.split()[1] for option in decision.options if option.verb in verbs}
        offered += len(there)
        for found in cards:
            number = state.definitions[found].number
            can = explain.why_not(state, player, action, found) is None
            assert can is (number in there), (action, number, decision)
    used = {option.target for option in decision.options if option.verb == "use"}
    for object_id in state.objects:
        can = explain.why_not(state, player, "activate", object_id) is None
        assert can is (object_id in used), (name_of(state, object_id, player), decision)
    return offered + len(used)


@pytest.mark.parametrize("seed", range(6))
def test_the_reasons_agree_with_what_is_offered(seed: int) -> None:
    names = list(taisen.decks("wixoss"))
    rng = random.Random(seed)
    match = taisen.new_match("wixoss", decks=(rng.choice(names), rng.choice(names)), seed=seed).copy()
    offered = 0
    while match.decision is not None:
        if match.decision.prompt in explain.TIMINGS:
            state = match._state
            assert isinstance(state, WixossState)
            offered += agrees(state, match.decision.player)
        match.answer(rng.choice(match.decision.options))
    assert offered > 0


def test_options_of_a_made_up_position_agree() -> None:
    state = board()
    definition: CardDefinition = card("S", "spell", DRAW)
    put(state, 0, HAND, definition, card("R", "signi", "[rise: 1 own SIGNI]"))
    stand(state, 0, card("A", "signi", "[action] draw 1"), LEFT)
    put(state, 0, LRIG_DECK, card("K", "key"), card("Q", "resona", "[appearance: discard 1]"))
    main_phase(state)
    assert agrees(state, 0) == 5, options(state)
