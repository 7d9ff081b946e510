"""WIXOSS decks that the contract is run over: made-up ones, and piles of all built-in cards."""

from __future__ import annotations

import taisen
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.loading import definition_from_facts, lookup, numbers

MADE_UP = (
    "calm:white calm:blue",
    "busy:red busy:green",
    "busy:black busy:black",
    "heap:0 heap:1",
    "heap:2 heap:3",
    "heap:4 heap:5",
)
HEAPS = 6


def card(number: str, kind: str, color: str, **facts: object) -> CardDefinition:
    return definition_from_facts({"number": number, "name": number, "kind": kind, "colors": [color], **facts})


def lrigs(color: str, types: tuple[str, ...] = ("made-up",)) -> list[CardDefinition]:
    """LRIG of levels 0 to 4, which cost what they are."""
    limits = (0, 2, 5, 8, 11)
    return [
        card(
            f"W-{color[:2].upper()}L{level}",
            "lrig",
            color,
            level=level,
            limit=limits[level],
            types=list(types),
            cost=[color] * max(0, level - 1),
        )
        for level in range(5)
    ]


def signi(color: str, name: str, level: int, effect: str = "") -> CardDefinition:
    return card(
        f"W-{color[:2].upper()}{name}",
        "signi",
        color,
        level=level,
        power=3000 * level,
        classes=["made-up"],
        effect=effect,
    )


def calm_deck(color: str) -> tuple[CardDefinition, ...]:
    """SIGNI without effects but guard, and Life Bursts."""
    cards = [signi(color, f"P{level}", level) for level in (1, 1, 2, 3, 4)]
    cards += [signi(color, f"B{level}", level, "[burst] draw 1") for level in (1, 2, 3, 4)]
    cards.append(signi(color, "G", 1, "[guard]"))
    return (*lrigs(color), *(one for one in cards for _ in range(4)))


def busy_deck(color: str) -> tuple[CardDefinition, ...]:
    """Triggers, action abilities, keywords, spells, ARTS and Life Bursts."""
    letters = color[:2].upper()
    main = [
        signi(color, "A", 1, "[auto] when this attacks: draw 1"),
        signi(color, "E", 1, "[enter] draw 1\n[burst] draw 1"),
        signi(color, "L", 2, "[lancer]\n[burst] draw 1"),
        signi(color, "C", 2, "[constant] your SIGNI get power +1000"),
        signi(color, "X", 3, "[action: down this] draw 1\n[burst] draw 1"),
        signi(color, "D", 4, "[double-crush]"),
        signi(color, "N", 3, f"[enter: {color}] choose 1 opposing SIGNI: banish it\n[burst] draw 1"),
        signi(color, "G", 1, "[guard]\n[multi-ener]"),
        card(
            f"W-{letters}S",
            "spell",
            color,
            cost=[color, "colorless"],
            effect="[effect] choose 1 opposing SIGNI: return it to hand\n[burst] draw 1",
        ),
        card(f"W-{letters}T", "spell", color, cost=[color], effect="[effect] draw 2"),
    ]
    white = [
        card(
            f"W-{letters}R{index}",
            "arts",
            color,
            cost=[color] * index,
            timings=["main", "attack"],
            effect="[effect] choose 1 opposing SIGNI: banish it",
        )
        for index in (1, 2)
    ]
    return (*lrigs(color), *white, *(one for one in main for _ in range(4)))


def heap(name: str) -> tuple[CardDefinition, ...]:
    """A share of all built-in cards, so that each of them is played, under LRIG of every type."""
    cards = [lookup(number) for number in numbers()]
    own = [one for index, one in enumerate(cards) if index % HEAPS == int(name)]
    types = tuple(sorted({kind for one in cards for kind in (*one.types, *one.limiting)}))
    white = [one for one in own if one.white_backed and not (one.kind == "lrig" and one.level == 0)]
    black = [one for one in own if not one.white_backed]
    return (*lrigs("white", types), *white, *(one for one in black for _ in range(2)))


def deck(name: str) -> tuple[CardDefinition, ...] | None:
    """The deck of a name, None if there is none."""
    kind, _, rest = name.partition(":")
    if kind == "calm":
        return calm_deck(rest)
    if kind == "busy":
        return busy_deck(rest)
    if kind == "heap":
        return heap(rest)
    found = taisen.decks("wixoss").get(name)
    return None if found is None else tuple(map(lookup, found.numbers()))
