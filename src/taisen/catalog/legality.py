"""Whether a Battle Spirits deck may be played: the rules of deck building (chapter 03 of the ledger).

A check gives a list of findings and never stops at the first. It knows cards only by a few facts that a
lookup gives, so that built-in cards, cards of a user and made-up ones are checked alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.catalog.decks import HEADERS, MAX_COUNT, MAX_LINES
from taisen.catalog.findings import ERROR, Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from taisen.catalog.decks import Deck, DeckList, Unread

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
        found.append(_error("", "other-game", {"game": deck.game, "expected": "battle-spirits"}))
    by_name: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    contracts: list[str] = []
    single: list[Finding] = []
    for number, count in deck.cards:
        facts = lookup(number)
        if facts is None:
            found.append(_error("", "unknown-card", {"card": number}))
            continue
        # BS-03.03, BS-03.04: the whole name counts, with a bracketed number at its end; card numbers do not.
        by_name.setdefault(facts.deck_name, []).append(number)
        counts[facts.deck_name] = counts.get(facts.deck_name, 0) + count
        if facts.is_contract and facts.deck_name not in contracts:
            contracts.append(facts.deck_name)
        # BS-02.01, BS-02.03, BS-03.08: nothing but the banned list shuts a card out, neither age nor layout.
        if number in banned or facts.deck_name in banned or facts.name in banned:
            single.append(_error("BS-03.08", "banned", {"card": number, "name": facts.deck_name}))
        # BS-03.09
        if facts.is_token:
            single.append(_error("BS-03.09", "token", {"card": number, "name": facts.deck_name}))
    # BS-03.01, BS-03.07: a contract card that will be set aside at the setup is one of these cards.
    if deck.size < MIN_CARDS:
        found.append(_error("BS-03.01", "too-few-cards", {"count": deck.size, "limit": MIN_CARDS}))
    # BS-03.02, BS-03.07: contract cards have the same limit.
    for name, count in counts.items():
        if count > MAX_SAME_NAME:
            arguments: dict[str, str | int] = {
                "name": name,
                "cards": ", ".join(by_name[name]),
                "count": count,
                "limit": MAX_SAME_NAME,
            }
            found.append(_error("BS-03.02", "too-many-of-a-name", arguments))
    # BS-03.06
    if len(contracts) > 1:
        names = ", ".join(contracts)
        found.append(_error("BS-03.06", "several-contract-cards", {"count": len(contracts), "names": names}))
    return found + single


def check_deck_list(
    listed: DeckList, lookup: Callable[[str], CardFacts | None], banned: Collection[str] = ()
) -> list[Finding]:
    """Check a deck list: what cannot be read of it, and what can against the rules of deck building.

    Args:
        listed: the list as far as it was read.
        lookup: gives the facts of a card by its number, None for an unknown number.
        banned: names and numbers of banned cards.

    Returns:
        All findings at once, each with its lines: unreadable lines, unknown cards, then the rules as far as
        they can be judged.
    """
    found = [_unread(one) for one in listed.unread]
    for finding in check_battle_spirits_deck(listed.deck, lookup, banned):
        # The cards of lines that cannot be read may be those that are missing.
        if listed.unread and finding.message == "too-few-cards":
            continue
        numbers = str(finding.arguments.get("cards", finding.arguments.get("card", ""))).split(", ")
        finding.lines = tuple(sorted(line for number in numbers for line in listed.lines.get(number, ())))
        found.append(finding)
    return found


def _unread(one: Unread) -> Finding:
    arguments: dict[str, str | int] = {
        "found": one.piece,
        "card": one.card,
        "allowed": one.allowed,
        "headings": ", ".join(f"{name}:" for name in HEADERS),
        "most": MAX_LINES if one.kind == "too-many-lines" else MAX_COUNT,
    }
    return Finding("", ERROR, one.kind, arguments, (one.line,) if one.line else ())


def _error(rule: str, message: str, arguments: Mapping[str, str | int]) -> Finding:
    return Finding(rule, ERROR, message, arguments)
