"""Battle Spirits decks that the contract is run over: made-up ones, and piles of all built-in cards."""

from __future__ import annotations

import taisen
from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.colors import color_mask
from taisen.battle_spirits.loading import definition_from_facts, lookup, numbers

MADE_UP = (
    "plain:red plain:blue",
    "plain:green plain:green",
    "lively:red lively:white",
    "lively:blue lively:blue",
    "pile:red pile:purple",
    "pile:green pile:white",
    "pile:yellow pile:blue",
)


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
    cards = [card for card in map(lookup, numbers()) if card.colors & mask and not card.unknown]
    return tuple(card for card in cards[:40] for _ in range(2))


def deck(name: str) -> tuple[CardDefinition, ...] | None:
    """The deck of a name, None if there is none."""
    kind, _, color = name.partition(":")
    if kind == "plain":
        return plain_deck(color)
    if kind == "lively":
        return lively_deck(color)
    if kind == "pile":
        return pile(color)
    found = taisen.decks("battle-spirits").get(name)
    return None if found is None else tuple(map(lookup, found.numbers()))
