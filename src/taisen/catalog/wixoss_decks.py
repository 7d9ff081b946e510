"""Whether a WIXOSS deck may be played: the rules of deck building (chapter 03 of its ledger)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.catalog.findings import Finding, error
from taisen.kernel.errors import BadInput
from taisen.wixoss.cards import LRIG, WHITE_BACKED
from taisen.wixoss.loading import lookup as built_in
from taisen.wixoss.rules.versions import GLOSSARY, Versions

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from taisen.catalog.decks import Deck

EXAMPLE: Final = "WD01-009"
"""Number of a card, to say what one looks like."""
MAIN_CARDS: Final = 40
LIFE_BURSTS: Final = 20
MAX_SAME_NAME: Final = 4
MAX_LRIG_CARDS: Final = 10


class WixossCardFacts:
    """What deck building needs to know of a card.

    Attributes:
        name: the printed name.
        kind: ``lrig``, ``arts``, ``key``, ``resona``, ``signi`` or ``spell``.
        level: its level, -1 for none.
        has_burst: whether it has a Life Burst (WX-02.13).
        is_craft: it is a craft card.
    """

    __slots__ = ("has_burst", "is_craft", "kind", "level", "name")

    def __init__(
        self, name: str, kind: str, level: int = -1, *, has_burst: bool = False, is_craft: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.level = level
        self.has_burst = has_burst
        self.is_craft = is_craft


def facts_of(number: str) -> WixossCardFacts | None:
    """Return what deck building needs to know of a built-in card; None for no such card."""
    try:
        card = built_in(number)
    except BadInput:
        return None
    burst = card.burst is not None
    return WixossCardFacts(card.name, card.kind, card.level, has_burst=burst, is_craft=card.craft)


def check_built_in(deck: Deck, banned: Collection[str] = (), rules: str = "") -> list[Finding]:
    """Check a deck of built-in cards (see ``check_wixoss_deck``)."""
    return check_wixoss_deck(deck, facts_of, banned, rules or GLOSSARY)


def check_wixoss_deck(
    deck: Deck,
    lookup: Callable[[str], WixossCardFacts | None],
    banned: Collection[str] = (),
    rules: str = GLOSSARY,
) -> list[Finding]:
    """Check a deck against the rules of deck building.

    Args:
        deck: the cards of both decks; the back of a card says of which deck it is (WX-03.10).
        lookup: gives the facts of a card by its number, None for an unknown number.
        banned: names and numbers of banned cards.
        rules: the version of the rules (see ``versions``).

    Returns:
        The findings, in the order of the rules; empty if there is nothing to say.
    """
    found: list[Finding] = []
    if deck.game not in ("", "wixoss"):
        found.append(error("", "other-game", {"game": deck.game, "expected": "wixoss"}))
    main = _Part(MAX_SAME_NAME)
    white = _Part(1)
    bursts = 0
    first_lrigs = 0
    single: list[Finding] = []
    for number, count in deck.cards:
        facts = lookup(number)
        if facts is None:
            found.append(error("", "unknown-card", {"card": number, "example": EXAMPLE}))
            continue
        # WX-03.01, WX-03.10: SIGNI and spells make the Main Deck, all else the LRIG Deck, a Resona too.
        part = white if facts.kind in WHITE_BACKED else main
        part.take(facts.name, number, count)
        if part is main and facts.has_burst:
            bursts += count
        if facts.kind == LRIG and facts.level == 0:
            first_lrigs += count
        # WX-03.09
        if facts.is_craft:
            single.append(error("WX-03.09", "craft", {"card": number, "name": facts.name}))
        if number in banned or facts.name in banned:
            single.append(error("", "banned", {"card": number, "name": facts.name}))
    for number, _ in deck.tokens:
        facts = lookup(number)
        name = number if facts is None else facts.name
        single.append(error("", "no-token", {"card": number, "name": name}))
    # WX-03.01
    if not white.size:
        found.append(error("WX-03.01", "no-lrig-deck", {}))
    # WX-03.02
    if main.size != MAIN_CARDS:
        message = "too-few-main-cards" if main.size < MAIN_CARDS else "too-many-main-cards"
        found.append(error("WX-03.02", message, {"count": main.size, "limit": MAIN_CARDS}))
    # WX-03.03: exactly 20, since December 2020 up to 20.
    if bursts > LIFE_BURSTS:
        found.append(error("WX-03.03", "too-many-bursts", {"count": bursts, "limit": LIFE_BURSTS}))
    elif bursts < LIFE_BURSTS and not Versions(rules).fewer_bursts:
        found.append(error("WX-03.03", "too-few-bursts", {"count": bursts, "limit": LIFE_BURSTS}))
    # WX-03.04
    found.extend(main.repeated("WX-03.04"))
    # WX-03.05
    if white.size > MAX_LRIG_CARDS:
        arguments = {"count": white.size, "limit": MAX_LRIG_CARDS}
        found.append(error("WX-03.05", "too-many-lrig-cards", arguments))
    # WX-03.06
    found.extend(white.repeated("WX-03.06"))
    # WX-03.07
    if white.size and not first_lrigs:
        found.append(error("WX-03.07", "no-first-lrig", {}))
    return found + single


class _Part:
    """The Main Deck or the LRIG Deck as it is counted."""

    def __init__(self, most: int) -> None:
        self.size = 0
        self._most = most
        self._counts: dict[str, int] = {}
        self._numbers: dict[str, list[str]] = {}

    def take(self, name: str, number: str, count: int) -> None:
        """Count cards of a name, whole as it is printed (WX-02.17)."""
        self.size += count
        self._counts[name] = self._counts.get(name, 0) + count
        self._numbers.setdefault(name, []).append(number)

    def repeated(self, rule: str) -> list[Finding]:
        """The names of which there are too many cards."""
        found: list[Finding] = []
        for name, count in self._counts.items():
            if count > self._most:
                arguments: dict[str, str | int] = {
                    "name": name,
                    "cards": ", ".join(self._numbers[name]),
                    "count": count,
                    "limit": self._most,
                }
                found.append(error(rule, "too-many-of-a-name", arguments))
        return found
