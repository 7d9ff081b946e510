"""The bots play WIXOSS: they come to an end, beat a random player, and see nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from taisen.arena.pool import DeckPool
from taisen.bots import Bot, make_bot
from taisen.bots.evaluation import WON
from taisen.bots.random_bot import pick_at_random
from taisen.bots.wixoss import WixossEvaluation
from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import NO_CAUSE
from taisen.kernel.match import Match
from taisen.kernel.outcome import Outcome
from taisen.wixoss.state import DECK, HAND, LIFE, LRIG_DECK, ZONE_COUNT, WixossState

POOL = DeckPool("wixoss", ("wd01", "wd04"))


def small_match(seed: int) -> Match:
    return POOL.begin(seed % 2, 1 - seed % 2, seed)


def state_of(match: Match) -> WixossState:
    assert isinstance(match.state, WixossState)
    return match.state


def duel(match: Match, bots: tuple[Bot, Bot]) -> None:
    answers = 0
    while match.decision is not None:
        match.answer(bots[match.decision.player].choose(match.seat(match.decision.player)))
        answers += 1
        assert answers < 3000, "the bots do not come to an end"


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(8):
        match = small_match(seed // 2)
        greedy = seed % 2
        bots = (make_bot("greedy", seed), make_bot("random", seed))
        duel(match, bots if greedy == 0 else (bots[1], bots[0]))
        assert match.outcome is not None
        won += match.outcome.winner == greedy
    assert won >= 7


def test_greedy_against_itself_ends_soon() -> None:
    lengths: list[int] = []
    for seed in range(3):
        match = small_match(seed)
        duel(match, (make_bot("greedy", 1), make_bot("greedy", 2)))
        lengths.append(match.turn)
    assert sorted(lengths)[1] <= 24


def test_greedy_does_not_see_hidden_cards() -> None:
    """Its choice is the same if the cards that it cannot see are others."""
    checked = 0
    for seed in range(4):
        match = small_match(seed)
        rng = Random(seed)
        while match.decision is not None and checked < 20:
            if rng.random() < 0.2 and len(match.decision.options) > 2:
                player = match.decision.player
                other = match.copy()
                assert swap_hidden(state_of(other), player)
                expected = make_bot("greedy", 9).choose(match.seat(player)).text
                assert make_bot("greedy", 9).choose(other.seat(player)).text == expected
                checked += 1
            match.answer(pick_at_random(match.decision, rng))
    assert checked == 20


def swap_hidden(state: WixossState, player: int) -> int:
    """Turn the order of hidden black-backed cards around; return how many there are."""
    hidden: list[int] = []
    for owner in (0, 1):
        for kind in (DECK, HAND, LIFE):
            hidden += [card for card in state.zone(owner, kind) if not state.known[card] >> player & 1]
    own = [[card for card in hidden if state.owners[card] == owner] for owner in (0, 1)]
    definitions = list(state.definitions)
    for cards in own:
        for card, another in zip(cards, reversed(cards), strict=True):
            definitions[card] = state.definitions[another]
    state.definitions = definitions
    return len(hidden)


# -- the evaluation --------------------------------------------------------------------------------


def test_a_won_match_is_worth_most() -> None:
    evaluation = WixossEvaluation()
    match = small_match(2)
    match.state.outcome = Outcome(1, "damage", "WX-01.01")
    assert evaluation.score(match.view(1), 1) == WON
    assert evaluation.score(match.view(1), 0) == -WON
    match.state.outcome = Outcome(-1, "both-lost", "WX-99.13")
    assert evaluation.score(match.view(0), 0) == 0


def test_the_evaluation_is_even_handed() -> None:
    evaluation = WixossEvaluation()
    match = small_match(3)
    rng = Random(3)
    seen: set[float] = set()
    while match.decision is not None:
        view = match.view(None)
        assert evaluation.score(view, 0) == pytest.approx(-evaluation.score(view, 1))
        seen.add(round(evaluation.score(view, 0), 3))
        match.answer(pick_at_random(match.decision, rng))
    assert len(seen) > 20


def test_the_last_life_cloth_is_the_dearest() -> None:
    match = small_match(1)
    while match.turn == 0:
        assert match.decision is not None
        match.answer(match.decision.default)
    state = state_of(match)
    scores: list[float] = []
    while state.zone(0, LIFE):
        scores.append(WixossEvaluation().score(match.view(0), 0))
        card = state.zone(0, LIFE)[-1]
        state.move_card(card, DECK, 0)
        state.touch()
    losses = [before - after for before, after in pairwise(scores)]
    assert len(losses) == 6
    assert losses == sorted(losses)


def test_an_unused_arts_is_worth_something() -> None:
    match = small_match(1)
    while match.turn == 0:
        assert match.decision is not None
        match.answer(match.decision.default)
    state = state_of(match)
    before = WixossEvaluation().score(match.view(0), 0)
    arts = next(card for card in state.zone(0, LRIG_DECK) if state.definitions[card].kind == "arts")
    state.move_card(arts, 0 * ZONE_COUNT + DECK, 0)
    state.touch()
    assert WixossEvaluation().score(match.view(0), 0) < before


def test_attacks_are_taken_to_go_on() -> None:
    evaluation = WixossEvaluation()
    options = [Option("end-step", "end-step"), Option("attack", "attack WD01-009", 3)]
    assert evaluation.sequel(Decision(0, "attack-with-signi", ACT, options, NO_CAUSE)) is options[1]
    assert evaluation.sequel(Decision(0, "main", ACT, options, NO_CAUSE)) is options[0]
