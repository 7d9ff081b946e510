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
        two_faced: it is a rebirth card.
        is_known: all of it is known, so that it can be played.
        is_contract: it is a contract card.
        is_token: it is a token.
        layout: ``classic``, or ``standard`` for the layout of 2026; an Eternal deck may hold both.
    """

    __slots__ = ("back_name", "is_contract", "is_known", "is_token", "kind", "layout", "name", "two_faced")

    name: str
    kind: str
    back_name: str
    is_contract: bool
    is_token: bool
    layout: str
    two_faced: bool
    is_known: bool

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        back_name: str = "",
        is_contract: bool = False,
        is_token: bool = False,
        layout: str = "classic",
        two_faced: bool = False,
        is_known: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.back_name = back_name
        self.is_contract = is_contract
        self.is_token = is_token
        self.layout = layout
        self.two_faced = two_faced or bool(back_name)
        self.is_known = is_known

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
    if card.reborn:
        # BS-30.03: in a deck is the card, which is its face A there.
        return None
    back = card.other_face
    return CardFacts(
        card.name,
        card.kind,
        back_name="" if back is None else back.name,
        is_contract=card.contract,
        is_token=card.token,
        two_faced=card.two_faced,
        is_known=not card.unknown,
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
        if not facts.is_known:
            single.append(error("", "unknown-facts", {"card": number, "name": facts.deck_name}))
        single += _substitutes(deck, number, count, facts)
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


def _substitutes(deck: Deck, number: str, count: int, facts: CardFacts) -> list[Finding]:
    """Check the substitutes for a card: it is a rebirth card, and all its copies are replaced or none."""
    replaced = next((amount for other, amount in deck.substitutes if other == number), 0)
    arguments: dict[str, str | int] = {
        "card": number,
        "name": facts.deck_name,
        "count": replaced,
        "limit": count,
    }
    if not replaced:
        return []
    # BS-30.19
    if not facts.two_faced:
        return [error("BS-30.19", "no-rebirth-card", arguments)]
    # BS-30.22
    return [error("BS-30.22", "some-substitutes", arguments)] if replaced < count else []
