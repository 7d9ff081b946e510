"""Chapters 03, 04 and 31: the contract card of the opening hand, from two decks to the mulligan."""

from __future__ import annotations

import json

import pytest

import taisen
from taisen.battle_spirits.loading import definition_from_facts
from taisen.battle_spirits.state import BOTH, DECK, HAND, IN_USE, BattleState
from taisen.kernel.course import begin
from taisen.kernel.frames import advance
from taisen.kernel.match import Match
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import Setup
from taisen.kernel.sampling import sample_state

PLAIN = tuple(
    definition_from_facts({"number": f"T-{n:02}", "kind": "spirit", "cost": 3, "levels": [[1, 1000]]})
    for n in range(40)
)
HERO = definition_from_facts(
    {"number": "HERO", "kind": "spirit", "contract": True, "cost": 3, "levels": [[1, 3000]]}
)
TOWER = definition_from_facts(
    {"number": "TOWER", "kind": "nexus", "contract": True, "cost": 3, "levels": [[0, 0]]}
)
DECK_OF_CONTRACT = (*PLAIN[:37], HERO, HERO, HERO)


def begun(decks: tuple[tuple[object, ...], tuple[object, ...]], seed: int = 1) -> BattleState:
    """A match whose setup stands at its first decision."""
    state = taisen.game("battle-spirits").set_up(key_from_seed(seed), decks)  # type: ignore[arg-type]
    assert isinstance(state, BattleState)
    advance(state)
    return state


def answer(state: BattleState, prompt: str, text: str) -> int:
    """Answer a decision of this kind; return whose it was."""
    decision = state.decision
    assert decision is not None
    assert decision.prompt == prompt
    option = decision.option(text)
    assert option is not None, [option.text for option in decision.options]
    state.submit(option)
    return decision.player


def prompt(state: BattleState) -> str:
    assert state.decision is not None
    return state.decision.prompt


def numbers(state: BattleState, player: int, zone: int) -> list[str]:
    return [state.definitions[card].number for card in state.zone(player, zone)]


def owned(state: BattleState, player: int) -> int:
    return sum(numbers(state, player, zone).count("HERO") for zone in (DECK, HAND, IN_USE))


@pytest.mark.rule("BS-03.07", "BS-04.07", "BS-04.12", "BS-31.02")
def test_a_contract_card_comes_out_of_the_deck_as_the_fourth_card_of_the_hand() -> None:
    state = begun((DECK_OF_CONTRACT, PLAIN))
    assert answer(state, "contract-card", "contract-card HERO") == 0
    # The other has no contract card, so the hands are drawn.
    assert prompt(state) == "choose-first"
    hand = state.zone(0, HAND)
    assert len(hand) == 4
    assert len(state.zone(0, DECK)) == 36
    assert state.zone(0, IN_USE) == ()
    assert state.definitions[hand[-1]] is HERO
    assert state.known[hand[-1]] == BOTH
    assert [state.known[card] for card in hand[:-1]] == [1] * 3
    assert owned(state, 0) == 3
    assert len(state.zone(1, HAND)) == 4
    names = [(event.name, event.detail) for event in state.events()]
    aside = names.index(("contract_card_set_aside", ""))
    shown = names.index(("revealed", ""))
    assert aside < names.index(("setup", "shuffle")) < shown < names.index(("setup", "draw"))


@pytest.mark.rule("BS-04.08")
def test_whoever_declines_draws_four_from_the_shuffled_deck() -> None:
    state = begun((DECK_OF_CONTRACT, PLAIN))
    answer(state, "contract-card", "no-contract-card")
    hand = state.zone(0, HAND)
    assert len(hand) == 4
    assert len(state.zone(0, DECK)) == 36
    assert [state.known[card] for card in hand] == [1] * 4
    assert not any(event.name == "contract_card_set_aside" for event in state.events())


@pytest.mark.rule("BS-99.36", "BS-04.07")
def test_both_decide_secretly_and_show_together() -> None:
    state = begun((DECK_OF_CONTRACT, DECK_OF_CONTRACT))
    views: list[object] = []
    for text in ("contract-card HERO", "no-contract-card"):
        ahead = state.copy()
        answer(ahead, "contract-card", text)
        assert prompt(ahead) == "contract-card"
        assert not any(event.name == "contract_card_set_aside" for event in ahead.events())
        views.append(ahead.game.view(ahead, 1).to_data())
    assert views[0] == views[1]
    answer(state, "contract-card", "contract-card HERO")
    assert answer(state, "contract-card", "contract-card HERO") == 1
    log = state.events()
    aside = [place for place, event in enumerate(log) if event.name == "contract_card_set_aside"]
    shown = [place for place, event in enumerate(log) if event.name == "revealed"]
    assert [log[place].player for place in (*aside, *shown)] == [0, 1, 0, 1]
    assert aside[1] == aside[0] + 1
    assert shown[1] == shown[0] + 1


@pytest.mark.rule("BS-04.07")
def test_until_the_hands_are_drawn_the_other_sees_one_face_down_card() -> None:
    state = taisen.game("battle-spirits").set_up(key_from_seed(1), (DECK_OF_CONTRACT, PLAIN))
    assert isinstance(state, BattleState)
    advance(state)
    assert state.decision is not None
    state.answer = state.decision.options[0]
    state.decision = None
    while not state.zone(0, IN_USE):
        frame = state.frame
        state.steps[-1] += 1
        frame.node.run(state, state.steps[-1] - 1)
    seen = state.game.view(state, 1).to_data()["players"]
    assert isinstance(seen, list)
    assert seen[0]["zones"]["in_use"]["count"] == 1
    assert seen[0]["zones"]["in_use"]["cards"] == []
    assert seen[0]["zones"]["deck"]["count"] == 39
    mine = state.game.view(state, 0).to_data()["players"]
    assert isinstance(mine, list)
    assert mine[0]["zones"]["in_use"]["cards"] == ["HERO"]
    # Whoever imagines the match knows that it is a contract card.
    for seed in range(5):
        imagined = sample_state(state, 1, seed)
        assert isinstance(imagined, BattleState)
        assert numbers(imagined, 0, IN_USE) == ["HERO"]


@pytest.mark.rule("BS-04.17", "BS-99.37")
def test_a_redraw_takes_the_contract_card_back_and_fetches_none() -> None:
    lucky = 0
    for seed in range(12):
        state = begun((DECK_OF_CONTRACT, DECK_OF_CONTRACT), seed)
        answer(state, "contract-card", "contract-card HERO")
        answer(state, "contract-card", "contract-card HERO")
        answer(state, "choose-first", "go-first")
        answer(state, "mulligan", "redraw-hand")
        answer(state, "mulligan", "redraw-hand")
        assert prompt(state) == "main"
        for player in (0, 1):
            assert owned(state, player) == 3
            hand = state.zone(player, HAND)
            # The second player has drawn no card of a turn yet; the first has.
            assert [state.known[card] for card in hand] == [1 << player] * len(hand)
            lucky += "HERO" in numbers(state, player, HAND)
    assert 0 < lucky < 24


@pytest.mark.rule("BS-31.01", "BS-04.07")
def test_contract_nexuses_are_contract_cards_too_and_each_name_is_offered_once() -> None:
    state = begun(((*PLAIN[:36], TOWER, HERO, HERO, TOWER), PLAIN))
    assert state.decision is not None
    assert [option.text for option in state.decision.options] == [
        "contract-card TOWER",
        "contract-card HERO",
        "no-contract-card",
    ]


@pytest.mark.rule("BS-99.36")
@pytest.mark.parametrize("chosen", ["contract-card HERO", "no-contract-card"])
def test_what_the_first_asked_chose_is_not_in_what_the_other_imagines(chosen: str) -> None:
    state = begun((DECK_OF_CONTRACT, DECK_OF_CONTRACT))
    answer(state, "contract-card", chosen)
    seen = set()
    for seed in range(12):
        imagined = sample_state(state, 1, str(seed))
        assert isinstance(imagined, BattleState)
        # Player 0 has seen the contract cards where they are now, and nothing of where they were.
        assert {
            imagined.definitions[card].number for card in imagined.zone(0, DECK) if imagined.known[card]
        } == {"HERO"}
        answer(imagined, "contract-card", "no-contract-card")
        shown = [card for card in imagined.zone(0, HAND) if imagined.known[card] == BOTH]
        # A contract card is set aside, or none: never another card in its place.
        assert {imagined.definitions[card].number for card in shown} <= {"HERO"}
        seen.add(len(shown))
    assert seen == {0, 1}
    # The match itself keeps what was chosen.
    answer(state, "contract-card", "no-contract-card")
    revealed = [card for card in state.zone(0, HAND) if state.known[card] == BOTH]
    assert len(revealed) == (chosen != "no-contract-card")


def closed(decks: tuple[tuple[object, ...], tuple[object, ...]], *, headless: bool = False) -> Match:
    """A match in which neither player knows the other's deck list."""
    game = taisen.game("battle-spirits")
    setup = Setup(game, "1", key_from_seed(1), ("", ""), decks, headless, closed_lists=True)  # type: ignore[arg-type]
    return Match(setup, begin(setup), True)


def seen_of(deck: tuple[object, ...], player: int) -> list[str]:
    """All that the other sees up to the mulligans of a player who begins with no contract card."""
    match = closed((deck, PLAIN) if player == 0 else (PLAIN, deck))
    seen: list[str] = []
    while match.decision is not None and match.turn == 0:
        decision = match.decision
        mine = decision.player != player
        options = [option.text for option in decision.options] if mine else []
        view = json.dumps(match.view(1 - player).to_data(), ensure_ascii=False)
        seen.append(f"{decision.player} {decision.prompt} {decision.window} {options} {view}")
        declined = decision.option("no-contract-card")
        match.answer(declined or decision.default)
    return seen


@pytest.mark.rule("BS-04.07", "BS-04.08", "BS-99.36")
@pytest.mark.parametrize("player", [0, 1])
def test_with_closed_lists_the_other_cannot_tell_a_contract_card_that_is_not_taken(player: int) -> None:
    assert seen_of(DECK_OF_CONTRACT, player) == seen_of(PLAIN, player)
    match = closed((PLAIN, PLAIN))
    asked = []
    while match.decision is not None and match.decision.prompt == "contract-card":
        asked.append((match.decision.player, [option.text for option in match.decision.options]))
        match.answer("no-contract-card")
    assert asked == [(0, ["no-contract-card"]), (1, ["no-contract-card"])]


@pytest.mark.rule("BS-04.07", "BS-04.08")
def test_nobody_is_asked_in_vain_where_the_lists_are_known_or_only_bots_play() -> None:
    assert prompt(begun((PLAIN, PLAIN))) == "choose-first"
    match = closed((PLAIN, PLAIN), headless=True)
    assert match.decision is not None
    assert match.decision.prompt == "choose-first"


@pytest.mark.rule("BS-99.36")
def test_who_is_asked_without_a_contract_card_can_imagine_that_the_first_took_one() -> None:
    match = closed((DECK_OF_CONTRACT, PLAIN))
    match.answer("contract-card HERO")
    seen = set()
    for seed in range(12):
        for pool in (None, DECK_OF_CONTRACT, PLAIN):
            imagined = match.sample(1, str(seed), pool)
            imagined.answer("no-contract-card")
            state = imagined.state
            assert isinstance(state, BattleState)
            shown = [card for card in state.zone(0, HAND) if state.known[card] == BOTH]
            assert {state.definitions[card].number for card in shown} <= {"HERO"}
            seen.add((pool is PLAIN, len(shown)))
    assert seen == {(False, 0), (False, 1), (True, 0)}


@pytest.mark.rule("BS-04.07")
@pytest.mark.parametrize("is_closed", [False, True])
def test_records_and_saved_matches_ask_again_what_was_asked(is_closed: bool) -> None:
    """A record from before closed lists were asked says nothing of them, and goes on as it did."""
    match = taisen.new_match("battle-spirits", ("red", "contract"), seed=5, closed_lists=is_closed)
    prompts = []
    while match.decision is not None and match.turn < 2:
        prompts.append(match.decision.prompt)
        match.answer(match.decision.default)
    assert prompts[:3] == (
        ["contract-card", "contract-card", "choose-first"]
        if is_closed
        else ["contract-card", "choose-first", "mulligan"]
    )
    text = match.full_record().text
    assert f"options:{' closed-lists' if is_closed else ''}\n" in text
    assert taisen.load_record(text).replay().digest() == match.digest()
    loaded = taisen.load_match(match.save())
    assert loaded.state.closed_lists == is_closed
    assert loaded.digest() == match.digest()
    while loaded.undo():
        pass
    assert loaded.decision is not None
    # What was the only answer is not taken back by itself.
    assert (loaded.decision.prompt, loaded.decision.player) == ("contract-card", 1)
    older = json.loads(match.save())
    del older["closed-lists"]
    if not is_closed:
        assert taisen.load_match(json.dumps(older)).digest() == match.digest()
