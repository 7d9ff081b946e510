"""The matches that the contract is run over, by name: the toy game, made-up and built-in decks of each game.

Run as a program it plays matches and prints digests: ``python -m tests.contract.matches SEED NAME...``.
"""

from __future__ import annotations

import random
import sys

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
"""Built-in decks of a game of which each may meet every other in tests."""
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
    """Names of matches, each two decks; without a game those of all games, and the toy game by its name."""
    names = [] if game else ["toy"]
    for one in (game,) if game else taisen.GAMES:
        names += MADE_UP[one]
        built_in = list(taisen.decks(one))
        for index, first in enumerate(built_in):
            # Every built-in deck against the next one; few games have so few that each can meet itself too.
            if len(built_in) <= FEW:
                names.append(f"{first} {first}")
            names.append(f"{first} {built_in[(index + 1) % len(built_in)]}")
    return names


def every_pair() -> list[str]:
    """The same, and of a game with few built-in decks every other pair of them."""
    names = pairs()
    for game in taisen.GAMES:
        built_in = list(taisen.decks(game))
        for index, one in enumerate(built_in if len(built_in) <= FEW else ()):
            for another in built_in[index + 1 :]:
                if f"{one} {another}" not in names and f"{another} {one}" not in names:
                    names.append(f"{one} {another}")
    return names


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
