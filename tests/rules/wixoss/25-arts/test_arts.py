"""ARTS: use, timings, Encore, bet, Chain, and what is done to make them cheaper (chapter 25)."""

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
from tests.rules.wixoss.uses import BLUE, GREEN, RED, begin, card, numbers, ready

from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.colors import ener_counts
from taisen.wixoss.rules import cost
from taisen.wixoss.state import ENER, HAND, LEFT, LRIG_DECK, LRIG_TRASH, TRASH, WixossState

DRAW = "[effect] draw 1"


def in_arts_step(
    *, mine: tuple[CardDefinition, ...] = (), theirs: tuple[CardDefinition, ...] = ()
) -> WixossState:
    """A position at the beginning of the turn player's attack phase."""
    state = board()
    put(state, 0, LRIG_DECK, *mine)
    put(state, 1, LRIG_DECK, *theirs)
    turn_from(state, "attack")
    return state


# -- using -----------------------------------------------------------------------------------------


@pytest.mark.rule("WX-25.01", "WX-25.02")
def test_an_arts_goes_to_the_lrig_trash_and_is_not_used_from_there() -> None:
    state = begin(card("A", "arts", DRAW, cost=["red"]), ener=(RED, RED))
    answer(state, "use A")
    assert numbers(state, 0, LRIG_TRASH) == ["A"]
    assert state.zone(0, LRIG_DECK) == ()
    assert len(state.zone(0, HAND)) == 1
    assert "use A" not in options(state)


@pytest.mark.rule("WX-25.03")
def test_an_arts_with_a_limiting_condition_needs_that_lrig() -> None:
    state = begin(card("A", "arts", DRAW, limiting=["エルドラ"]), card("B", "arts", DRAW, limiting=["タマ"]))
    assert options(state) == ["end-phase", "use B"]


def test_an_arts_may_say_when_it_cannot_be_used() -> None:
    text = "[use only if you have not used an ARTS this turn]\n" + DRAW
    state = begin(card("A", "arts", DRAW), card("B", "arts", text))
    assert "use B" in options(state)
    answer(state, "use A")
    assert "use B" not in options(state)


def test_an_effect_may_forbid_arts() -> None:
    state = ready(card("A", "arts", DRAW))
    stand(state, 1, card("B", "signi", "[constant] the opponent cannot use ARTS"), LEFT)
    main_phase(state)
    assert options(state) == ["end-phase"]


# -- timings ---------------------------------------------------------------------------------------

BOTH_TIMINGS = card("MA", "arts", DRAW, timings=["main", "attack"])
MAIN_ONLY = card("MO", "arts", DRAW, timings=["main"])
ATTACK_ONLY = card("AO", "arts", DRAW, timings=["attack"])


@pytest.mark.rule("WX-20.03", "WX-20.04", "WX-25.02")
def test_an_arts_is_used_at_any_of_its_timings() -> None:
    state = begin(BOTH_TIMINGS, MAIN_ONLY, ATTACK_ONLY)
    assert options(state) == ["end-phase", "use MA", "use MO"]
    state = in_arts_step(mine=(BOTH_TIMINGS, MAIN_ONLY, ATTACK_ONLY))
    assert options(state) == ["pass", "use MA", "use AO"]


@pytest.mark.rule("WX-20.04")
def test_main_phase_is_the_own_one() -> None:
    state = ready(card("X", "spell", DRAW))
    put(state, 1, LRIG_DECK, MAIN_ONLY)
    main_phase(state)
    answer(state, "use X")
    # The other player is asked for an answer, but has no cut-in.
    assert options(state) == ["pass"]


@pytest.mark.rule("WX-20.05")
def test_attack_phase_is_the_arts_use_step_of_either_player() -> None:
    state = in_arts_step(mine=(ATTACK_ONLY,), theirs=(ATTACK_ONLY, MAIN_ONLY))
    answer(state, "pass")
    assert state.decision is not None and state.decision.player == 1
    assert options(state) == ["pass", "use AO"]
    answer(state, "use AO", "pass")
    while state.step in ("signi", "lrig"):
        assert "use AO" not in options(state)
        state.submit(state.decision.options[0])


# -- Encore ----------------------------------------------------------------------------------------

ENCORE = card("E", "arts", "[encore: blue colorless]\n" + DRAW, cost=["green"])


@pytest.mark.rule("WX-25.04")
def test_encore_is_offered_only_if_it_can_be_paid_besides() -> None:
    state = begin(ENCORE, ener=(GREEN, BLUE))
    answer(state, "use E")
    assert numbers(state, 0, LRIG_TRASH) == ["E"]


@pytest.mark.rule("WX-25.05", "WX-25.06")
def test_an_encored_arts_returns_to_the_lrig_deck() -> None:
    state = begin(ENCORE, ener=(GREEN, BLUE, RED, GREEN))
    answer(state, "use E")
    assert options(state) == ["no encore", "encore"]
    answer(state, "encore")
    # One green card and the blue one are needed anyway: the plan names them too.
    assert options(state) == ["pay 2 G from ener, U from ener", "pay G from ener", "pay R from ener"]
    answer(state, "pay R from ener")
    assert numbers(state, 0, LRIG_DECK) == ["E"]
    assert numbers(state, 0, ENER) == ["G"]
    # Everything was paid at the same time, and it may be used again.
    assert [len(event.cards) for event in happened(state, "moved") if event.detail == "ener-cost"] == [3]
    assert "use E" in options(state)


@pytest.mark.rule("WX-25.06")
def test_encore_is_not_paid_with_what_the_effect_brings() -> None:
    state = begin(card("E", "arts", "[encore: colorless]\n[effect] ener charge 2"), ener=())
    answer(state, "use E")
    assert numbers(state, 0, LRIG_TRASH) == ["E"]
    assert len(state.zone(0, ENER)) == 2


def test_encore_may_cost_coins_and_cards() -> None:
    state = ready(card("E", "arts", "[encore: 2 coins, discard 1]\n" + DRAW))
    state.coins = [2, 0]
    put(state, 0, HAND, BLUE)
    main_phase(state)
    answer(state, "use E", "encore")
    assert state.coins == [0, 0]
    assert numbers(state, 0, TRASH) == ["U"]
    assert numbers(state, 0, LRIG_DECK) == ["E"]
    # Now there is nothing to pay it with.
    answer(state, "use E")
    assert numbers(state, 0, LRIG_TRASH) == ["E"]


# -- bet -------------------------------------------------------------------------------------------

BET = card("B", "arts", "[bet: 2 coins]\n[effect] draw 1; then if you bet: draw 2")
CHEAPER = card("B", "arts", "[bet: 2 coins, costs red x0]\n" + DRAW, cost=["red"] * 4)


@pytest.mark.rule("WX-25.07")
def test_betting_makes_the_effect_stronger() -> None:
    for bet, coins, cards in (("bet", 1, 3), ("no bet", 3, 1)):
        state = ready(BET)
        state.coins = [3, 0]
        main_phase(state)
        answer(state, "use B", bet)
        assert state.coins[0] == coins
        assert len(state.zone(0, HAND)) == cards
        assert not [key for key in state.marks if key.startswith("bet")]


@pytest.mark.rule("WX-25.08")
def test_a_bet_needs_all_its_coins() -> None:
    state = ready(BET)
    state.coins = [1, 0]
    main_phase(state)
    answer(state, "use B")
    assert state.coins == [1, 0]
    assert len(state.zone(0, HAND)) == 1


@pytest.mark.rule("WX-25.07")
def test_betting_may_change_the_cost() -> None:
    state = ready(CHEAPER)
    main_phase(state)
    assert "use B" not in options(state)
    state = ready(CHEAPER)
    state.coins = [2, 0]
    main_phase(state)
    # There is no other way to pay for it, so nobody is asked.
    answer(state, "use B")
    assert state.coins == [0, 0]
    assert len(state.zone(0, HAND)) == 1


# -- Chain -----------------------------------------------------------------------------------------

CHAIN = card("C", "arts", "[chain: red]\n" + DRAW)
DEAR = card("D", "arts", DRAW, cost=["red", "red"])
ZERO = card("Z", "arts", DRAW)


def price_of(state: WixossState, number: str) -> tuple[int, ...]:
    """What an ARTS in the LRIG Deck costs now."""
    found = next(c for c in state.zone(0, LRIG_DECK) if state.definitions[c].number == number)
    return cost.cost_of(state, 0, found).ener


@pytest.mark.rule("WX-25.09")
def test_chain_makes_the_next_arts_cheaper() -> None:
    state = begin(CHAIN, DEAR, ener=(RED,))
    assert "use D" not in options(state)
    answer(state, "use C")
    assert price_of(state, "D") == ener_counts(("red",))
    answer(state, "use D")
    assert state.zone(0, ENER) == ()


@pytest.mark.rule("WX-25.10")
def test_chain_is_used_up_by_the_next_arts_even_if_that_costs_nothing() -> None:
    state = begin(CHAIN, ZERO, DEAR)
    answer(state, "use C", "use Z")
    assert price_of(state, "D") == ener_counts(("red", "red"))


@pytest.mark.rule("WX-25.11")
def test_chain_ends_with_the_turn() -> None:
    state = begin(CHAIN, DEAR)
    answer(state, "use C", "end-phase")
    while state.turn == 3:
        assert state.decision is not None
        state.submit(state.decision.options[0])
    assert price_of(state, "D") == ener_counts(("red", "red"))


# -- making it cheaper -----------------------------------------------------------------------------

EACH = card(
    "U",
    "arts",
    "[use choice: discard up to 2 white SIGNI; costs red red colorless less for each]\n" + DRAW,
    cost=["red"] * 4 + ["colorless"] * 2,
)
ONCE = card(
    "V", "arts", "[use choice: discard 1 white SIGNI; costs green green less]\n" + DRAW, cost=["green"] * 2
)


def test_what_is_discarded_makes_it_cheaper() -> None:
    state = ready(EACH, ener=(RED, RED, BLUE))
    put(state, 0, HAND, signi("W1"), signi("W2", level=2), BLUE)
    main_phase(state)
    answer(state, "use U")
    # Without one it cannot be paid.
    assert options(state) == ["pay W1 from hand", "pay W2 from hand"]
    answer(state, "pay W1 from hand")
    assert options(state) == ["done", "pay W2 from hand"]
    answer(state, "done")
    assert state.zone(0, ENER) == ()
    assert "W1" in numbers(state, 0, TRASH)
    assert numbers(state, 0, HAND)[:2] == ["W2", "U"]


def test_it_is_left_to_its_player_whether_to_discard() -> None:
    for choice, left in (("done", 0), ("pay W1 from hand", 2)):
        state = ready(ONCE, ener=(GREEN, GREEN))
        put(state, 0, HAND, signi("W1"))
        main_phase(state)
        answer(state, "use V", choice)
        assert len(state.zone(0, ENER)) == left


def test_nothing_to_discard_leaves_the_whole_cost() -> None:
    state = ready(ONCE, ener=(GREEN,))
    main_phase(state)
    assert options(state) == ["end-phase"]


def test_what_leads_to_no_price_that_can_be_paid_is_not_offered() -> None:
    state = ready(EACH)
    put(state, 0, HAND, signi("W1"), signi("W2", level=2), signi("W3", level=3))
    main_phase(state)
    answer(state, "use U")
    # Only two of them make it free, and they are picked in order.
    assert options(state) == ["pay W1 from hand", "pay W2 from hand"]
    answer(state, "pay W2 from hand")
    assert numbers(state, 0, TRASH) == ["W2", "W3"]
