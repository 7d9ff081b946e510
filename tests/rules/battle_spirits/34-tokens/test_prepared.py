"""Chapter 34, tokens prepared beside the deck: where they lie, who sees what of them, how they are listed."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.loading import definition_from_facts
from taisen.battle_spirits.state import DECK, HAND, TOKENS, BattleState
from taisen.battle_spirits.view import BattleView
from taisen.catalog import Deck, parse_deck
from taisen.kernel.frames import advance
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.sampling import sample_state

CARDS = tuple(
    definition_from_facts({"number": f"T-{n:02}", "kind": "spirit", "cost": 3, "levels": [[1, 1000]]})
    for n in range(40)
)
TWO = tuple(
    definition_from_facts({"number": number, "kind": "spirit", "levels": [[1, 1000]], "token": True})
    for number in ("K-1", "K-2")
)


def begun() -> BattleState:
    """A match at its first decision; the second player has brought two tokens."""
    state = taisen.game("battle-spirits").set_up(key_from_seed(1), (CARDS, (*TWO, *CARDS)))
    assert isinstance(state, BattleState)
    advance(state)
    return state


@pytest.mark.rule("BS-34.01", "BS-34.06")
def test_tokens_are_a_pile_of_their_own_and_never_drawn() -> None:
    state = begun()
    assert [state.definitions[card].number for card in state.zone(1, TOKENS)] == ["K-1", "K-2"]
    for zone in (DECK, HAND):
        assert not any(state.definitions[card].token for card in state.zone(1, zone))
    assert len(state.zone(1, DECK)) + len(state.zone(1, HAND)) == 40


@pytest.mark.rule("BS-04.18", "BS-34.05")
def test_the_opponent_sees_only_how_many_tokens_were_brought() -> None:
    state = begun()
    for viewer, cards in ((1, ("K-2", "K-1")), (0, ()), (None, ())):
        pile = BattleView(state, viewer).players[1].zones["tokens"]
        assert (pile.count, pile.cards) == (2, cards)


@pytest.mark.rule("BS-34.05")
def test_what_the_opponent_imagines_has_tokens_where_tokens_lie_and_nowhere_else() -> None:
    state = begun()
    for seed in range(10):
        imagined = sample_state(state, 0, seed)
        assert isinstance(imagined, BattleState)
        tokens = imagined.zone(1, TOKENS)
        assert all(imagined.definitions[card].token for card in tokens)
        others = [card for card in range(len(imagined.owners)) if card not in tokens]
        assert not any(imagined.definitions[card].token for card in others)


@pytest.mark.rule("BS-34.06")
def test_a_deck_list_keeps_tokens_apart() -> None:
    deck = parse_deck("name: Bugs\n40 T-01\ntokens:\n2 K-1\n1 K-2\n1 K-1\n")
    assert deck == Deck("Bugs", "", [("T-01", 40)], [("K-1", 3), ("K-2", 1)])
    assert deck.size == 40
    assert list(deck.numbers()) == ["T-01"] * 40 + ["K-1"] * 3 + ["K-2"]
    assert parse_deck(deck.text()) == deck
    assert parse_deck("40 T-01\n2 K-1\n") != parse_deck("40 T-01\ntokens:\n2 K-1\n")
