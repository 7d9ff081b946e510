"""What the main phase offers beside SIGNI (WX-11.01, WX-11.03 to WX-11.05), and grow conditions."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import (
    PLAIN,
    answer,
    board,
    empty,
    lrig,
    main_phase,
    options,
    put,
    signi,
    stand,
    turn_from,
)

from taisen.kernel.legality import refusal
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.loading import definition_from_facts
from taisen.wixoss.rules.growing import GROW
from taisen.wixoss.state import DECK, ENER, HAND, LEFT, LRIG, LRIG_DECK, TRASH


def card(number: str, kind: str, effect: str, **more: object) -> CardDefinition:
    facts: dict[str, object] = {
        "number": number,
        "name": number,
        "kind": kind,
        "colors": ["white"],
        "effect": effect,
    }
    return definition_from_facts({**facts, **more})


@pytest.mark.rule("WX-11.01", "WX-11.05")
def test_actions_come_in_any_order_and_number() -> None:
    state = board()
    spell = card("T-SPELL", "spell", "[effect] draw 1", cost=["white"])
    put(state, 0, HAND, signi("T-A"), spell, signi("T-B"))
    put(state, 0, ENER, PLAIN)
    worker = card("T-W", "signi", "[action: down this] draw 1", level=1, power=1000)
    stand(state, 0, worker, LEFT)
    main_phase(state)
    answer(state, "summon T-A center", "use T-SPELL")
    while state.decision is not None and state.decision.prompt != "main":
        state.submit(state.decision.default)
    answer(state, "summon T-B right")
    assert any("T-W" in text and not text.startswith("remove") for text in options(state))
    assert len(state.zone(0, TRASH)) == 2
    # For the other player nothing is offered.
    assert state.decision is not None and state.decision.player == 0


@pytest.mark.rule("WX-11.04", "WX-26.05")
def test_a_key_is_offered_with_the_coins_for_it() -> None:
    for coins in (1, 2):
        state = board()
        put(state, 0, LRIG_DECK, card("T-KEY", "key", "", cost_coins=2))
        state.coins[0] = coins
        main_phase(state)
        assert ("play T-KEY" in options(state)) == (coins == 2)


@pytest.mark.rule("WX-10.06")
def test_a_grow_condition_has_to_be_met() -> None:
    for met in (False, True):
        state = empty()
        for player in (0, 1):
            stand(state, player, lrig(f"T-NOW{player}", 1, 5), LRIG)
            put(state, player, DECK, *[PLAIN] * 10)
        condition = "[grow only if the number of [cards in your ener]>=2]"
        found = card("T-G2", "lrig", condition, level=2, limit=5, types=["タマ"])
        put(state, 0, LRIG_DECK, found)
        put(state, 0, ENER, *[PLAIN] * (2 if met else 1))
        state.phase = "grow"
        turn_from(state, "grow-lrig")
        if met:
            assert options(state) == ["pass", "grow T-G2"]
        else:
            refused = refusal(GROW, state, 0, state.zone(0, LRIG_DECK)[0])
            assert refused is not None and refused.rule == "WX-10.06"
