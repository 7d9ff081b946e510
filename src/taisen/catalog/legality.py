"""Whether a Battle Spirits deck may be played: the rules of deck building (chapter 03 of the ledger).

A check gives a list of findings and never stops at the first. It knows cards only by a few facts that a
lookup gives, so that built-in cards, cards of a user and made-up ones are checked alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from taisen.catalog.decks import Deck

ERROR: Final = "error"

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


class Finding:
    """One thing found in a deck.

    Attributes:
        rule: number of the rule, empty where none is concerned.
        severity: ``error``: the deck may not be played; other severities are hints.
        message: id of the message.
        arguments: what the message speaks of: ``card``, ``count``, ``limit`` ...
    """

    __slots__ = ("arguments", "message", "rule", "severity")

    rule: str
    severity: str
    message: str
    arguments: dict[str, str | int]

    def __init__(self, rule: str, severity: str, message: str, arguments: Mapping[str, str | int]) -> None:
        self.rule = rule
        self.severity = severity
        self.message = message
        self.arguments = dict(arguments)

    def __repr__(self) -> str:
        return f"Finding({self.rule} {self.severity} {self.message} {self.arguments})"

    def text(self, language: str = "en") -> str:
        """The finding as a sentence, in ``en``, ``ja``, ``zh-Hans`` or ``zh-Hant``."""
        return MESSAGES[self.message][language].format(**self.arguments)


MESSAGES: Final[dict[str, dict[str, str]]] = {
    "unknown-card": {
        "en": "{card} is not a known card.",
        "ja": "{card}は登録されていないカードです。",
        "zh-Hans": "{card}不是已收录的卡牌。",
        "zh-Hant": "{card}不是已收錄的卡牌。",
    },
    "other-game": {
        "en": "The deck is for {game}, not for {expected}.",
        "ja": "このデッキは{expected}ではなく{game}のデッキです。",
        "zh-Hans": "这副卡组用于{game}，而不是{expected}。",
        "zh-Hant": "這副卡組用於{game}，而不是{expected}。",
    },
    "too-few-cards": {
        "en": "The deck has {count} cards; it needs at least {limit}.",
        "ja": "デッキは{count}枚です。{limit}枚以上必要です。",
        "zh-Hans": "卡组有{count}张，至少需要{limit}张。",
        "zh-Hant": "卡組有{count}張，至少需要{limit}張。",
    },
    "too-many-of-a-name": {
        "en": "{count} cards are named {name} ({cards}); at most {limit} of one name are allowed.",
        "ja": "「{name}」が{count}枚あります（{cards}）。同名カードは{limit}枚までです。",
        "zh-Hans": "同名卡“{name}”有{count}张（{cards}），最多{limit}张。",
        "zh-Hant": "同名卡「{name}」有{count}張（{cards}），最多{limit}張。",
    },
    "several-contract-cards": {
        "en": "The deck has {count} kinds of contract card ({names}); one kind is allowed.",
        "ja": "契約カードが{count}種類あります（{names}）。1種類までです。",
        "zh-Hans": "卡组中有{count}种契约卡（{names}），只允许1种。",
        "zh-Hant": "卡組中有{count}種契約卡（{names}），只允許1種。",
    },
    "banned": {
        "en": "{name} ({card}) is banned.",
        "ja": "「{name}」（{card}）は禁止カードです。",
        "zh-Hans": "“{name}”（{card}）是禁止卡。",
        "zh-Hant": "「{name}」（{card}）是禁止卡。",
    },
    "token": {
        "en": "{name} ({card}) is a token and cannot be in a deck.",
        "ja": "「{name}」（{card}）はトークンのため、デッキに入れられません。",
        "zh-Hans": "“{name}”（{card}）是衍生物，不能放入卡组。",
        "zh-Hant": "「{name}」（{card}）是衍生物，不能放入卡組。",
    },
}


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


def is_legal(findings: list[Finding]) -> bool:
    """Whether a deck with these findings may be played."""
    return all(finding.severity != ERROR for finding in findings)


def _error(rule: str, message: str, arguments: Mapping[str, str | int]) -> Finding:
    return Finding(rule, ERROR, message, arguments)
