"""The matches that the contract is run over, by name: the toy game, made-up and built-in decks of each game.

Run as a program it plays matches and prints digests: ``python -m tests.contract.matches SEED NAME...``.
"""

from __future__ import annotations

import random
import sys

import pytest
from tests.contract import battle_spirits_decks, wixoss_decks
from tests.contract.toy import ToyGame

import taisen
from taisen.kernel.course import begin
from taisen.kernel.game import Game
from taisen.kernel.match import Match
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import Setup
from taisen.kernel.state import Definition

TOY = ToyGame()
FEW = 8
"""Built-in decks of a game of which each may meet every other in long tests."""
MADE_UP = {"battle-spirits": battle_spirits_decks.MADE_UP, "wixoss": wixoss_decks.MADE_UP}


def find_game(name: str) -> Game:
    return TOY if name == "toy" else taisen.game(name)


def deck(name: str) -> tuple[str, tuple[Definition, ...]]:
    """The game of a deck, and its cards."""
    found = battle_spirits_decks.deck(name)
    if found is not None:
        return ("battle-spirits", found)
    other = wixoss_decks.deck(name)
    assert other is not None, name
    return ("wixoss", other)


def pairs(game: str = "") -> list[str]:
    """Names of matches, each two decks; without a game those of all games, and the toy game by its name.

    Every deck is in one of them: the long tests take ``more_pairs`` too.
    """
    names = [] if game else ["toy"]
    for one in (game,) if game else taisen.GAMES:
        names += [*MADE_UP[one], *_ring(one)[::2]]
    return names


def more_pairs(game: str = "") -> list[str]:
    """Pairs for the long tests: each built-in deck against another neighbour.

    Of a game with few built-in decks it is each against itself and all others.
    """
    names: list[str] = []
    for one in (game,) if game else taisen.GAMES:
        ring = _ring(one)
        names += ring[1::2]
        built_in = list(taisen.decks(one))
        for index, first in enumerate(built_in if len(built_in) <= FEW else ()):
            others = [f"{first} {second}" for second in built_in[index:]]
            names += [pair for pair in others if not {pair, " ".join(reversed(pair.split()))} & set(ring)]
    return names


def _ring(game: str) -> list[str]:
    """Every built-in deck against the next one, the last against the first."""
    built_in = list(taisen.decks(game))
    return [f"{first} {second}" for first, second in zip(built_in, built_in[1:] + built_in[:1], strict=True)]


def long_too(quick: list[str], more: list[str]) -> list[object]:
    """Parameters of a test that is run over ``quick``, and in its long form over ``more``."""
    return [*quick, *(pytest.param(pair, marks=pytest.mark.slow) for pair in more)]


def new_match(
    name: str, seed: int, *, history: bool = True, headless: bool = False, paranoid: bool = True
) -> Match:
    if name == "toy":
        cards = tuple(Definition(str(n)) for n in (1, 1, 2, 2, 3, 3, 4))
        decks: tuple[tuple[Definition, ...], ...] = (cards, cards)
        game: Game = TOY
    else:
        (called, one), (other, two) = map(deck, name.split())
        assert called == other, name
        decks = (one, two)
        game = taisen.game(called)
    setup = Setup(game, str(seed), key_from_seed(seed), ("one", "two"), decks, headless)
    return Match(setup, begin(setup, paranoid=paranoid), history)


def choose(match: Match, rng: random.Random) -> str:
    """Choose as a lively player: a kind of action first, then an option of it."""
    decision = match.decision
    assert decision is not None
    verbs = sorted({option.verb for option in decision.options})
    verb = rng.choice(verbs)
    return rng.choice([option.text for option in decision.options if option.verb == verb])


def play(match: Match, rng: random.Random, answers: int = -1) -> None:
    while match.decision is not None and answers:
        match.answer(choose(match, rng))
        answers -= 1


def main() -> None:
    seed = int(sys.argv[1])
    for name in sys.argv[2:]:
        match = new_match(name, seed)
        rng = random.Random(seed)
        while match.decision is not None:
            if rng.random() < 0.05:
                print(match.digest(), match.view(0).digest())
            match.answer(choose(match, rng))
        print(match.digest(), match.outcome)


if __name__ == "__main__":
    main()
