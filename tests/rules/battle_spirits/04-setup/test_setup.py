"""Chapter 04, setup: from two decks to the first turn, played by answers."""

from __future__ import annotations

import pytest

import taisen
from taisen.battle_spirits.loading import definition_from_facts
from taisen.battle_spirits.state import DECK, HAND, SOUL_RESERVE, SOUL_VOID, BattleState
from taisen.kernel.frames import advance
from taisen.kernel.randomness import key_from_seed

CARDS = tuple(
    definition_from_facts({"number": f"T-{n:02}", "kind": "spirit", "cost": 3, "levels": [[1, 1000]]})
    for n in range(40)
)


def begun(seed: int = 1) -> BattleState:
    """A match whose setup stands at its first decision."""
    state = taisen.game("battle-spirits").set_up(key_from_seed(seed), (CARDS, CARDS))
    assert isinstance(state, BattleState)
    advance(state)
    return state


def answer(state: BattleState, prompt: str, text: str) -> int:
    """Answer a decision of this kind; return whose it was."""
    decision = state.decision
    assert decision is not None
    assert decision.prompt == prompt
    option = decision.option(text)
    assert option is not None
    state.submit(option)
    return decision.player


def set_up(
    seed: int = 1, first: str = "go-first", redraws: tuple[str, str] = ("keep-hand",) * 2
) -> BattleState:
    """A match at the first decision of its first turn."""
    state = begun(seed)
    answer(state, "choose-first", first)
    for redraw in redraws:
        answer(state, "mulligan", redraw)
    return state


def numbers(state: BattleState, player: int, zone: int) -> list[str]:
    return [state.definitions[card].number for card in state.zone(player, zone)]


def details(state: BattleState) -> list[str]:
    return [event.detail for event in state.events() if event.name == "setup"]


@pytest.mark.rule("BS-04.04")
def test_the_setup_runs_in_the_order_of_the_manual() -> None:
    assert details(set_up()) == [
        "void",
        "contract_aside",
        "shuffle",
        "life",
        "reserve",
        "draw",
        "choose_first",
        "mulligan",
    ]


@pytest.mark.rule("BS-04.05")
def test_before_the_setup_every_core_is_in_the_void() -> None:
    state = taisen.game("battle-spirits").set_up(key_from_seed(1), (CARDS, CARDS))
    assert isinstance(state, BattleState)
    assert state.life == [0, 0]
    assert state.reserve == [0, 0]
    assert state.trash_cores == [0, 0]
    assert state.souls == [SOUL_VOID, SOUL_VOID]
    assert not state.objects
    whole = begun(1)
    assert next(event.detail for event in whole.events() if event.name == "setup") == "void"


@pytest.mark.rule("BS-04.06")
def test_the_same_seed_shuffles_alike_and_another_seed_does_not() -> None:
    one, same, other = begun(1), begun(1), begun(2)
    unshuffled = [card.number for card in CARDS]
    for player in (0, 1):
        order = numbers(one, player, DECK) + numbers(one, player, HAND)[::-1]
        assert order == numbers(same, player, DECK) + numbers(same, player, HAND)[::-1]
        assert order != numbers(other, player, DECK) + numbers(other, player, HAND)[::-1]
        assert order != unshuffled
        assert sorted(order) == unshuffled
    assert numbers(one, 0, DECK) != numbers(one, 1, DECK)


@pytest.mark.rule("BS-04.09", "BS-04.10", "BS-04.01", "BS-01.06")
def test_life_reserve_and_soul_core_of_both_players() -> None:
    state = begun()
    assert state.life == [5, 5]
    assert state.reserve == [3, 3]
    assert state.souls == [SOUL_RESERVE, SOUL_RESERVE]
    assert len(state.life) == len(state.reserve) == len(state.souls) == 2


@pytest.mark.rule("BS-04.11")
def test_four_cards_are_drawn_from_the_top_of_the_deck() -> None:
    state = begun()
    for player in (0, 1):
        hand = state.zone(player, HAND)
        assert len(hand) == 4
        assert len(state.zone(player, DECK)) == 36
        assert [state.known[card] for card in hand] == [1 << player] * 4
        assert {state.owners[card] for card in hand} == {player}


@pytest.mark.rule("BS-04.13")
@pytest.mark.parametrize(("text", "same"), [("go-first", True), ("go-second", False)])
def test_a_random_player_chooses_who_begins(text: str, same: bool) -> None:
    choosers = set()
    for seed in range(12):
        state = begun(seed)
        assert len(state.zone(0, HAND)) == 4
        chooser = answer(state, "choose-first", text)
        choosers.add(chooser)
        assert state.first_player == (chooser if same else 1 - chooser)
        answer(state, "mulligan", "keep-hand")
        answer(state, "mulligan", "keep-hand")
        assert state.turn == 1
        assert state.turn_player == state.first_player
    assert choosers == {0, 1}


@pytest.mark.rule("BS-04.14", "BS-04.16")
def test_each_player_is_asked_once_for_a_mulligan_the_first_player_first() -> None:
    state = begun()
    answer(state, "choose-first", "go-second")
    hands = [numbers(state, player, HAND) for player in (0, 1)]
    assert answer(state, "mulligan", "redraw-hand") == state.first_player
    # Neither redraw is carried out before both have decided.
    assert [numbers(state, player, HAND) for player in (0, 1)] == hands
    assert answer(state, "mulligan", "redraw-hand") == 1 - state.first_player
    assert state.draws > 3, "both decks were shuffled again"
    decision = state.decision
    assert decision is not None
    assert decision.prompt == "main"
    assert state.turn == 1


@pytest.mark.rule("BS-04.15")
def test_a_mulligan_shuffles_the_hand_into_the_deck_and_draws_four() -> None:
    state = begun()
    answer(state, "choose-first", "go-first")
    player = state.first_player
    hands = [numbers(state, side, HAND) for side in (0, 1)]
    decks = [numbers(state, side, DECK) for side in (0, 1)]
    answer(state, "mulligan", "redraw-hand")
    assert numbers(state, player, HAND) == hands[player]  # both decide before either redraws
    answer(state, "mulligan", "keep-hand")
    # The first turn has drawn one card since then.
    hand, deck = numbers(state, player, HAND), numbers(state, player, DECK)
    assert len(hand) == 5
    assert len(deck) == 35
    assert hand[:4] != hands[player]
    assert deck != decks[player][:35]
    assert sorted(hand + deck) == sorted(hands[player] + decks[player])
    assert {state.known[card] for card in state.zone(player, DECK)} == {0}
    other = 1 - player
    assert numbers(state, other, HAND) == hands[other]
    assert numbers(state, other, DECK) == decks[other]


@pytest.mark.rule("BS-99.28")
def test_the_second_player_decides_after_the_first_has_said_so_openly() -> None:
    state = begun()
    answer(state, "choose-first", "go-first")
    answer(state, "mulligan", "redraw-hand")
    decision = state.decision
    assert decision is not None
    assert decision.prompt == "mulligan"
    assert decision.player == 1 - state.first_player
    told = [event for event in state.events() if event.name == "mulligan_chosen"]
    assert [(event.player, event.detail) for event in told] == [(state.first_player, "redraw")]
