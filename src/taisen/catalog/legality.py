"""Whether a deck may be played: one check a game, and what is told of a whole list.

A check gives a list of findings and never stops at the first. It knows cards only by a few facts that a
lookup gives, so that built-in cards, cards of a user and made-up ones are checked alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.catalog.decks import HEADERS, MAX_COUNT, MAX_LINES, TOKENS
from taisen.catalog.findings import ERROR, LACKING, Finding
from taisen.games import Parts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from taisen.catalog.decks import Deck, DeckList, Unread

    DeckCheck = Callable[[Deck], list[Finding]]
    Check = Callable[[Deck, Collection[str], str], list[Finding]]

_checks: Final[Parts[Check]] = Parts("taisen.catalog.{}_decks", "check_built_in")


def deck_check(game: str, banned: Collection[str] = (), rules: str = "") -> DeckCheck:
    """Return what checks a deck of built-in cards.

    Args:
        game: name of the game.
        banned: names and numbers of banned cards.
        rules: version of the game's rules, empty for the present ones.

    Raises:
        BadInput: there is no such game.

    >>> from taisen.catalog import Deck
    >>> check = deck_check("wixoss")
    >>> [finding.rule for finding in check(Deck("Mine", "wixoss", [("WD01-001", 1), ("WD01-009", 39)]))]
    ['WX-03.02', 'WX-03.03', 'WX-03.04', 'WX-03.07']
    """
    check = _checks.of(game)
    return lambda deck: check(deck, banned, rules)


def check_deck_list(listed: DeckList, check: DeckCheck) -> list[Finding]:
    """Check a deck list: what cannot be read of it, and what can against the rules of deck building.

    Args:
        listed: the list as far as it was read.
        check: checks the deck (see ``deck_check``).

    Returns:
        All findings at once, each with its lines: unreadable lines, unknown cards, then the rules as far as
        they can be judged.
    """
    found = [_unread(one) for one in listed.unread]
    for finding in check(listed.deck):
        # The cards of lines that cannot be read may be those that are missing.
        if listed.unread and finding.message in LACKING:
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
        "headings": ", ".join(f"{name}:" for name in (*HEADERS, TOKENS)),
        "most": MAX_LINES if one.kind == "too-many-lines" else MAX_COUNT,
    }
    return Finding("", ERROR, one.kind, arguments, (one.line,) if one.line else ())
