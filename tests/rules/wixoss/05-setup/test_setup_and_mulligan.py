"""Setup (chapter 05), and the two decks that a match begins with (chapter 03)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import KEY, answer, happened, lrig, options, signi
from tests.rules.wixoss.words import Auto, Do, When, keyed, nothing

from taisen.kernel.errors import BadInput
from taisen.kernel.frames import advance
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.game import Wixoss
from taisen.wixoss.state import BOTH, DECK, HAND, LIFE, LRIG, LRIG_DECK, WixossState

MAIN = tuple(signi(f"T-S{index:02}") for index in range(40))
LRIGS = (lrig("T-L0", coins=1), lrig("T-L1", 1, 2))


def begin(*more: CardDefinition, key: bytes = KEY) -> WixossState:
    state = Wixoss().set_up(key, ((*MAIN, *LRIGS, *more), (*MAIN, *LRIGS, *more)))
    state.paranoid = True
    advance(state)
    return state


def to_end(state: WixossState) -> None:
    """Answer every question of the setup with its default."""
    while state.decision is not None and not state.turn:
        state.submit(state.decision.default)


@pytest.mark.rule("WX-03.01", "WX-03.10", "WX-04.19")
def test_backs_part_the_two_decks() -> None:
    state = begin()
    for player in (0, 1):
        assert len(state.zone(player, LRIG_DECK)) == 2
        # WX-04.19: a player may look at the own one.
        assert all(state.known[card] == 1 << player for card in state.zone(player, LRIG_DECK))
        assert not any(state.definitions[card].white_backed for card in state.zone(player, DECK))


@pytest.mark.rule("WX-03.07")
def test_a_deck_without_a_level_0_lrig_is_refused() -> None:
    with pytest.raises(BadInput, match="level-0"):
        Wixoss().set_up(KEY, ((*MAIN, LRIGS[1]), (*MAIN, *LRIGS)))


@pytest.mark.rule("WX-05.02")
def test_order_of_setup() -> None:
    state = begin()
    to_end(state)
    log = [event.detail or event.name for event in state.events()]
    order = ["shuffle", "lrig", "first-player", "draw", "mulligan", "life", "open", "turn_began"]
    assert [name for name in log if name in order][: len(order)] == order
    assert state.turn == 1 and state.turn_player == state.first_player


@pytest.mark.rule("WX-05.01", "WX-99.29")
def test_first_player_is_random_and_has_no_choice() -> None:
    first = {begin(key=bytes([number] * 32)).first_player for number in range(12)}
    assert first == {0, 1}
    assert begin(key=bytes([3] * 32)).first_player == begin(key=bytes([3] * 32)).first_player
    assert begin().decision.prompt == "mulligan"  # type: ignore[union-attr]


@pytest.mark.rule("WX-05.03")
def test_opening_hand_of_five() -> None:
    state = begin()
    for player in (0, 1):
        assert len(state.zone(player, HAND)) == 5 and len(state.zone(player, DECK)) == 35


@pytest.mark.rule("WX-05.04", "WX-05.05")
def test_mulligan_is_declared_in_order_and_done_at_once() -> None:
    state = begin()
    first, second = state.first_player, 1 - state.first_player
    hand = state.zone(first, HAND)
    assert state.decision is not None and state.decision.player == first
    going = options(state)[1:4]
    answer(state, *going, "done")
    # The second player sees how many go back, and the first has no new cards yet.
    assert state.decision.player == second
    assert [event.amount for event in happened(state, "mulligan_chosen")] == [3]
    assert state.zone(first, HAND) == hand and len(state.zone(first, DECK)) == 35
    answer(state, "done")
    # Five again, and the card of the first turn's draw phase.
    assert len(state.zone(first, HAND)) == 5 + 1
    assert 2 <= sum(card in hand for card in state.zone(first, HAND)) < 5
    # There is no second mulligan.
    assert state.turn == 1


@pytest.mark.rule("WX-05.06", "WX-05.07")
def test_seven_life_cloth_the_last_one_on_top() -> None:
    state = begin()
    decks = [state.zone(player, DECK) for player in (0, 1)]
    to_end(state)
    for player in (0, 1):
        assert state.zone(player, LIFE) == tuple(reversed(decks[player][-7:]))
        assert all(state.known[card] == 0 for card in state.zone(player, LIFE))


@pytest.mark.rule("WX-05.08", "WX-05.09", "WX-26.01")
def test_open_gives_the_printed_coins() -> None:
    state = begin()
    assert state.coins == [0, 0]
    to_end(state)
    assert state.coins == [1, 1]


@pytest.mark.rule("WX-05.11", "WX-04.18")
def test_opening_lrig_is_no_grow() -> None:
    watcher = keyed(
        lrig(
            "T-LW", abilities=(Auto(When("grew", own=False), Do(nothing)), Auto(When("entered"), Do(nothing)))
        )
    )
    state = Wixoss().set_up(KEY, ((*MAIN, watcher), (*MAIN, watcher)))
    advance(state)
    # Face down until Open: nobody sees it on a field.
    assert not state.objects
    to_end(state)
    assert not happened(state, "grew")
    for player in (0, 1):
        found = state.standing(player, LRIG)
        assert found is not None and state.definitions[found.card].level == 0
        assert state.known[found.card] == BOTH


@pytest.mark.rule("WX-04.18")
def test_a_choice_of_level_0_lrig_is_asked() -> None:
    state = begin(lrig("T-L0B"))
    assert options(state) == ["lrig T-L0", "lrig T-L0B"]
    answer(state, "lrig T-L0B", "lrig T-L0")
    to_end(state)
    numbers = [state.definitions[found.card].number for found in state.objects.values()]
    assert sorted(numbers) == ["T-L0", "T-L0B"]
