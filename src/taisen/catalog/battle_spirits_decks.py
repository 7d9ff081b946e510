"""Whether a Battle Spirits deck may be played: the rules of deck building (chapter 03 of its ledger)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.loading import lookup as built_in
from taisen.catalog.findings import Finding, error
from taisen.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from taisen.catalog.decks import Deck

EXAMPLE: Final = "BS17-003"
"""Number of a card, to say what one looks like."""
MIN_CARDS: Final = 40
MAX_SAME_NAME: Final = 3


class CardFacts:
    """What deck building needs to know of a card.

    Attributes:
        name: the printed name; of a double-faced card that of its A face.
        kind: ``spirit``, ``ultimate``, ``brave``, ``nexus`` or ``magic``.
        back_name: of a rebirth card the name of its B face, else empty.
        is_contract: it is a contract card.
        is_token: it is a token.
        layout: ``classic``, or ``standard`` for the layout of 2026; an Eternal deck may hold both.
    """

    __slots__ = ("back_name", "is_contract", "is_token", "kind", "layout", "name")

    name: str
    kind: str
    back_name: str
    is_contract: bool
    is_token: bool
    layout: str

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        back_name: str = "",
        is_contract: bool = False,
        is_token: bool = False,
        layout: str = "classic",
    ) -> None:
        self.name = name
        self.kind = kind
        self.back_name = back_name
        self.is_contract = is_contract
        self.is_token = is_token
        self.layout = layout

    @property
    def deck_name(self) -> str:
        """The name that is counted in deck building."""
        # BS-03.05: both faces' names together are the name of a rebirth card.
        return f"{self.name}/{self.back_name}" if self.back_name else self.name


def facts_of(number: str) -> CardFacts | None:
    """Return what deck building needs to know of a built-in card; None for no such card."""
    try:
        card = built_in(number)
    except BadInput:
        return None
    back = card.other_face
    return CardFacts(
        card.name,
        card.kind,
        back_name="" if back is None else back.name,
        is_contract=card.contract,
        is_token=card.token,
    )


def check_built_in(deck: Deck, banned: Collection[str] = (), rules: str = "") -> list[Finding]:
    """Check a deck of built-in cards (see ``check_battle_spirits_deck``); all versions build alike."""
    del rules
    return check_battle_spirits_deck(deck, facts_of, banned)


def check_battle_spirits_deck(
    deck: Deck, lookup: Callable[[str], CardFacts | None], banned: Collection[str] = ()
) -> list[Finding]:
    """Check a deck against the rules of deck building in the Eternal format.

    Args:
        deck: the deck.
        lookup: gives the facts of a card by its number, None for an unknown number.
        banned: names and numbers of banned cards.

    Returns:
        The findings, in the order of the rules; empty if there is nothing to say.
    """
    found: list[Finding] = []
    if deck.game not in ("", "battle-spirits"):
        found.append(error("", "other-game", {"game": deck.game, "expected": "battle-spirits"}))
    by_name: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    contracts: list[str] = []
    single: list[Finding] = []
    for number, count in deck.cards:
        facts = lookup(number)
        if facts is None:
            found.append(error("", "unknown-card", {"card": number, "example": EXAMPLE}))
            continue
        # BS-03.03, BS-03.04: the whole name counts, with a bracketed number at its end; card numbers do not.
        by_name.setdefault(facts.deck_name, []).append(number)
        counts[facts.deck_name] = counts.get(facts.deck_name, 0) + count
        if facts.is_contract and facts.deck_name not in contracts:
            contracts.append(facts.deck_name)
        # BS-02.01, BS-02.03, BS-03.08: nothing but the banned list shuts a card out, neither age nor layout.
        if number in banned or facts.deck_name in banned or facts.name in banned:
            single.append(error("BS-03.08", "banned", {"card": number, "name": facts.deck_name}))
        # BS-03.09
        if facts.is_token:
            single.append(error("BS-03.09", "token", {"card": number, "name": facts.deck_name}))
    # BS-34.01: what is kept outside the deck is tokens, however many.
    for number, _ in deck.tokens:
        facts = lookup(number)
        if facts is None:
            found.append(error("", "unknown-card", {"card": number, "example": EXAMPLE}))
        elif not facts.is_token:
            single.append(error("BS-34.01", "no-token", {"card": number, "name": facts.deck_name}))
    # BS-03.01, BS-03.07: a contract card that will be set aside at the setup is one of these cards.
    if deck.size < MIN_CARDS:
        found.append(error("BS-03.01", "too-few-cards", {"count": deck.size, "limit": MIN_CARDS}))
    # BS-03.02, BS-03.07: contract cards have the same limit.
    for name, count in counts.items():
        if count > MAX_SAME_NAME:
            arguments: dict[str, str | int] = {
                "name": name,
                "cards": ", ".join(by_name[name]),
                "count": count,
                "limit": MAX_SAME_NAME,
            }
            found.append(error("BS-03.02", "too-many-of-a-name", arguments))
    # BS-03.06
    if len(contracts) > 1:
        names = ", ".join(contracts)
        found.append(error("BS-03.06", "several-contract-cards", {"count": len(contracts), "names": names}))
    return found + single
