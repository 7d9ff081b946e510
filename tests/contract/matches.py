"""The matches that the contract is run over, by name: the toy game, made-up and built-in decks.

Run as a program it plays one match and prints digests: ``python -m tests.contract.matches NAME SEED``.
"""

from __future__ import annotations

import random
import sys

from tests.contract.toy import ToyGame

import taisen
from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.colors import color_mask
from taisen.battle_spirits.loading import definition_from_facts, lookup, numbers
from taisen.kernel.course import begin
from taisen.kernel.game import Game
from taisen.kernel.match import Match
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import Setup
from taisen.kernel.state import Definition

TOY = ToyGame()


def find_game(name: str) -> Game:
    return TOY if name == "toy" else taisen.game(name)


def spirit(number: int, color: str, cost: int, bp: int, effect: str = "") -> CardDefinition:
    return definition_from_facts(
        {
            "number": f"T-{color[0].upper()}{number}",
            "name": f"{color} spirit {number}",
            "kind": "spirit",
            "colors": [color],
            "cost": cost,
            "reduction": [color] * min(cost, 2),
            "families": ["made-up"],
            "levels": [[1, bp], [2, bp + 2000], [4, bp + 3000]],
            "symbols": [color],
            "effect": effect,
        }
    )


def other(number: str, kind: str, color: str, cost: int, **facts: object) -> CardDefinition:
    shared: dict[str, object] = {"colors": [color], "cost": cost, "reduction": [color], "name": number}
    return definition_from_facts({"number": number, "kind": kind, **shared, **facts})


def plain_deck(color: str) -> tuple[CardDefinition, ...]:
    """Spirits without effects, and a nexus."""
    spirits = [spirit(n, color, n, 1000 * n + 1000) for n in range(1, 7)]
    nexus = other(f"T-{color[0].upper()}N", "nexus", color, 2, levels=[[0, 0], [1, 0]], symbols=[color])
    return tuple(card for card in (*spirits, nexus) for _ in range(6))


def lively_deck(color: str) -> tuple[CardDefinition, ...]:
    """Triggers, magics, bursts and braves."""
    letter = color[0].upper()
    spirits = [
        spirit(1, color, 1, 2000),
        spirit(2, color, 2, 3000, "when this attacks: draw 1"),
        spirit(3, color, 3, 4000, "when this is summoned: draw 1"),
        spirit(4, color, 4, 6000, "[burst when your life is reduced] draw 1"),
    ]
    flash = "[flash] destroy 1 opposing spirit with BP<=5000"
    brave = {"levels": [[1, 2000]], "symbols": [], "brave_bp": 2000, "brave_condition": "spirit with cost>=2"}
    cards = [
        *spirits,
        other(f"T-{letter}F", "magic", color, 3, effect=flash),
        other(f"T-{letter}M", "magic", color, 2, effect="[main] draw 2"),
        other(f"T-{letter}B", "brave", color, 3, **brave),
        other(f"T-{letter}U", "magic", color, 3, effect=f"[burst when your life is reduced] draw 1\n{flash}"),
    ]
    return tuple(card for card in cards for _ in range(5))


def pile(color: str) -> tuple[CardDefinition, ...]:
    """Every built-in card of a colour, twice, so that each of them is played."""
    mask = color_mask((color,))
    cards = [card for card in map(lookup, numbers()) if card.colors & mask]
    return tuple(card for card in cards[:40] for _ in range(2))


def deck(name: str) -> tuple[Definition, ...]:
    kind, _, color = name.partition(":")
    if kind == "plain":
        return plain_deck(color)
    if kind == "lively":
        return lively_deck(color)
    if kind == "pile":
        return pile(color)
    found = taisen.decks("battle-spirits")[name]
    return tuple(taisen.game("battle-spirits").definition(number) for number in found.numbers())


def pairs() -> list[str]:
    """Names of matches, each a game's name or two decks."""
    names = [
        "toy",
        "plain:red plain:blue",
        "plain:green plain:green",
        "lively:red lively:white",
        "lively:blue lively:blue",
        "pile:red pile:purple",
        "pile:green pile:white",
        "pile:yellow pile:blue",
    ]
    built_in = list(taisen.decks("battle-spirits"))
    # Every built-in deck against itself and against the next one.
    for index, one in enumerate(built_in):
        names.append(f"{one} {one}")
        names.append(f"{one} {built_in[(index + 1) % len(built_in)]}")
    return names


def every_pair() -> list[str]:
    """The same, and every other pair of built-in decks."""
    names = pairs()
    built_in = list(taisen.decks("battle-spirits"))
    for index, one in enumerate(built_in):
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
        one, two = name.split()
        decks = (deck(one), deck(two))
        game = taisen.game("battle-spirits")
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
    match = new_match(sys.argv[1], int(sys.argv[2]))
    rng = random.Random(int(sys.argv[2]))
    while match.decision is not None:
        if rng.random() < 0.05:
            print(match.digest(), match.view(0).digest())
        match.answer(choose(match, rng))
    print(match.digest(), match.outcome)


if __name__ == "__main__":
    main()
