"""The bots: what they may see, that they come to an end, and that the same seed plays the same match."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from tests.contract.matches import new_match

from taisen.bots import Bot, bot_names, make_bot
from taisen.bots.battle_spirits import BattleSpiritsEvaluation
from taisen.bots.evaluation import WON, evaluation_of
from taisen.bots.random_bot import pick_at_random
from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.errors import BadInput, IllegalAnswer
from taisen.kernel.events import NO_CAUSE
from taisen.kernel.match import Match
from taisen.kernel.outcome import Outcome

PAIR = "lively:red lively:white"


def duel(match: Match, bots: tuple[Bot, Bot]) -> list[str]:
    answers: list[str] = []
    while match.decision is not None:
        player = match.decision.player
        option = bots[player].choose(match.seat(player))
        assert option in match.decision.options
        answers.append(option.text)
        match.answer(option)
        assert len(answers) < 3000, "the bots do not come to an end"
    return answers


def small_match(seed: int, pair: str = PAIR) -> Match:
    return new_match(pair, seed, history=False, headless=True, paranoid=False)


def test_names() -> None:
    assert bot_names() == ("greedy", "random")
    for name in bot_names():
        assert make_bot(name, 1).name == name
    with pytest.raises(BadInput, match="bot: found 'clever'; allowed: greedy, random"):
        make_bot("clever")


@pytest.mark.parametrize("name", bot_names())
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    played = [duel(small_match(4), (make_bot(name, 1), make_bot(name, 2))) for _ in range(2)]
    assert played[0] == played[1]
    assert duel(small_match(4), (make_bot("random", 3), make_bot("random", 4))) != played[0]


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_asked_out_of_turn_says_so(name: str) -> None:
    match = small_match(1)
    assert match.decision is not None
    with pytest.raises(IllegalAnswer, match="has nothing to decide"):
        make_bot(name).choose(match.seat(1 - match.decision.player))


def test_random_draws_the_kind_first() -> None:
    options = [Option("end", "end"), *(Option("move", f"move {place}") for place in range(9))]
    decision = Decision(0, "main", ACT, options, NO_CAUSE)
    rng = Random(5)
    drawn = Counter(pick_at_random(decision, rng).text for _ in range(4000))
    assert 1800 < drawn["end"] < 2200
    assert len(drawn) == len(options)
    assert max(drawn[f"move {place}"] for place in range(9)) < 320


@pytest.mark.parametrize("pair", [PAIR, "lively:blue lively:blue", "plain:red plain:blue"])
def test_greedy_against_itself_ends_soon(pair: str) -> None:
    lengths: list[int] = []
    for seed in range(3):
        match = small_match(seed, pair)
        duel(match, (make_bot("greedy", 1), make_bot("greedy", 2)))
        assert match.outcome is not None
        assert match.outcome.reason in ("life", "deck")
        lengths.append(match.turn)
    assert sorted(lengths)[1] <= 20


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(10):
        match = small_match(seed // 2)
        greedy = seed % 2
        bots = (make_bot("greedy", seed), make_bot("random", seed))
        duel(match, bots if greedy == 0 else (bots[1], bots[0]))
        assert match.outcome is not None
        won += match.outcome.winner == greedy
    assert won >= 8


def test_greedy_does_not_see_hidden_cards() -> None:
    """Its choice is the same if the cards that it cannot see are others."""
    checked = 0
    for seed in range(3):
        match = small_match(seed)
        rng = Random(seed)
        while match.decision is not None and checked < 40:
            if rng.random() < 0.2 and len(match.decision.options) > 2:
                player = match.decision.player
                other = match.copy()
                swap_hidden(other, player)
                assert (
                    make_bot("greedy", 9).choose(match.seat(player)).text
                    == make_bot("greedy", 9).choose(other.seat(player)).text
                )
                checked += 1
            match.answer(pick_at_random(match.decision, rng))
    assert checked == 40


def swap_hidden(match: Match, player: int) -> None:
    """Exchange the definitions of cards of the opponent's that ``player`` cannot see, in reverse order."""
    state = match.state
    hidden = [
        card
        for card, owner in enumerate(state.owners)
        if owner != player and state.places[card] in (7, 8, 0, 1) and not state.known[card] >> player & 1
    ]
    definitions = list(state.definitions)
    for card, another in zip(hidden, reversed(hidden), strict=True):
        definitions[card] = state.definitions[another]
    state.definitions = definitions


# -- the evaluation --------------------------------------------------------------------------------


def test_a_won_match_is_worth_most_and_soon_is_better() -> None:
    evaluation = BattleSpiritsEvaluation()
    match = small_match(2)
    match.state.outcome = Outcome(1, "life", "BS-01.01")
    view = match.view(1)
    assert evaluation.score(view, 1) == WON
    assert evaluation.score(view, 0) == -WON
    match.state.outcome = Outcome(-1, "loop", "BS-99.30")
    assert evaluation.score(match.view(1), 1) == 0


def test_the_evaluation_is_even_handed() -> None:
    evaluation = BattleSpiritsEvaluation()
    match = small_match(3)
    rng = Random(3)
    seen: set[float] = set()
    while match.decision is not None:
        score = evaluation.score(match.view(0), 0)
        assert score == pytest.approx(-evaluation.score(match.view(1), 1))
        seen.add(round(score, 3))
        match.answer(pick_at_random(match.decision, rng))
    assert len(seen) > 20


def test_life_counts() -> None:
    evaluation = BattleSpiritsEvaluation()
    match = small_match(3)
    scores: list[float] = []
    for life in (5, 4, 3, 2, 1):
        match.state.life = [life, 5]  # type: ignore[attr-defined]
        scores.append(evaluation.score(match.view(0), 0))
    assert scores == sorted(scores, reverse=True)
    losses = [before - after for before, after in pairwise(scores)]
    assert losses == sorted(losses), "the last life is the dearest"


def test_a_game_without_an_evaluation_is_refused() -> None:
    with pytest.raises(BadInput, match="game: found 'toy'"):
        evaluation_of("toy")
