"""Closed deck lists: what the other's deck may hold is guessed from a view alone."""

from __future__ import annotations

import random

import pytest
from tests.contract.matches import new_match, play

import taisen
from taisen.bots import bot_levels, make_bot
from taisen.catalog import Deck, likely_decks, likely_pool
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match

GAME = "battle-spirits"


def names(seen: list[str]) -> list[str]:
    return [deck.name for deck in likely_decks(GAME, seen)]


def test_decks_fit_that_hold_what_was_seen() -> None:
    everything = [deck.name for deck in taisen.decks(GAME).values()]
    assert names([]) == everything
    assert names(["NO-1"]) == everything
    red = taisen.decks(GAME)["red"]
    assert names(list(red.numbers())) == [red.name]
    # More copies than any deck has, or cards of two decks: those that lack fewest.
    assert names([red.cards[0][0]] * 4) == [red.name]
    purple = next(n for n, _ in taisen.decks(GAME)["purple"].cards if n not in dict(red.cards))
    assert names([number for number, _ in red.cards[:3]] + [purple]) == [red.name]


def test_a_pool_is_one_likely_deck_by_the_seed() -> None:
    match = taisen.new_match(GAME, ("red", "blue"), 3)
    pools = {tuple(card.number for card in likely_pool(match.game, match.view(0), n)) for n in range(200)}
    decks = {tuple(deck.numbers()) for deck in taisen.decks(GAME).values()}
    assert pools == decks
    play(match, random.Random(3), 80)
    seen = match.view(0).cards_of(1)
    assert seen
    assert {tuple(c.number for c in likely_pool(match.game, match.view(0), n)) for n in range(9)} == {
        tuple(taisen.decks(GAME)["blue"].numbers())
    }
    with pytest.raises(BadInput, match="everybody"):
        likely_pool(match.game, match.view(None), 1)


def test_a_view_counts_every_card_that_is_seen() -> None:
    match = new_match("lively:red lively:white", 3)
    play(match, random.Random(3), 120)
    state = match.state
    for viewer in (0, 1):
        for owner in (0, 1):
            known = [
                state.definitions[card].number
                for card, one in enumerate(state.owners)
                if one == owner and (state.places[card] < 0 or state.known[card] >> viewer & 1)
            ]
            assert sorted(match.view(viewer).cards_of(owner)) == sorted(known)


def test_samples_of_closed_lists_agree_with_the_view_and_play_on() -> None:
    match = taisen.new_match(GAME, ("red", "blue"), 3)
    rng = random.Random(3)
    for seed in range(12):
        play(match, rng, 9)
        if match.decision is None:
            break
        seat = match.seat(match.decision.player)
        sample = seat.sample(seed, likely_pool(seat.game, seat.view, seed))
        assert sample.view(seat.player).to_data() == seat.view.to_data()
        play(sample, random.Random(seed))
        assert sample.outcome is not None


def against(deck: str | Deck) -> Match:
    """A match against some deck, at the first player's mulligan: nothing of the deck was seen."""
    match = taisen.new_match(GAME, ("red", deck), 7)
    match.answer("go-first")
    assert match.decision is not None
    assert match.decision.player == 0
    return match


@pytest.mark.parametrize("level", bot_levels("greedy"))
def test_a_bot_without_the_lists_plays_alike_whatever_the_deck_is(level: int) -> None:
    purple, blue = against("purple"), against("blue")
    assert purple.view(0).to_data() == blue.view(0).to_data()
    for seed in range(3):
        answers = {
            make_bot("greedy", seed, level, open_lists=False).choose(match.seat(0)).text
            for match in (purple, blue)
        }
        assert len(answers) == 1


def test_what_a_bot_imagines_depends_on_the_lists_only_if_they_are_open() -> None:
    purple, blue = against("purple"), against("blue")

    def imagined(match: Match, open_lists: bool) -> list[str]:
        bot = make_bot("greedy", 1, open_lists=open_lists)
        state = bot.sample(match.seat(0)).state
        return [card.number for card, owner in zip(state.definitions, state.owners, strict=True) if owner]

    assert imagined(purple, True) != imagined(blue, True)
    assert imagined(purple, False) == imagined(blue, False)
