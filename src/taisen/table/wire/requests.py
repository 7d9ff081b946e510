"""What HTTP requests carry and return: tables, decks, rules, reports, failures."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from taisen.bots import USUAL_LEVEL
from taisen.table.wire.basics import Language, Problem
from taisen.table.wire.tables import RulesInfo, TableOptions


class DeckChoice(Struct, forbid_unknown_fields=True):
    """A deck: the name of a built-in one, or a deck list as text."""

    name: str = ""
    text: str = ""


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: the one who asks, a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    deck: DeckChoice | None = None
    bot: str = ""
    level: int = USUAL_LEVEL
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """Ask for a table (POST /api/tables).

    Attributes:
        seats: both seats; a friend without a deck chooses one when joining.
        scenario: scenario text to begin from, empty for a whole match.
        puzzle: name of a puzzle, or of the guided match, to play; empty for none.
        replay, position: play on from this moment of a replay; empty for none.
    """

    game: str
    seats: list[SeatChoice]
    options: TableOptions = field(default_factory=TableOptions)
    scenario: str = ""
    puzzle: str = ""
    replay: str = ""
    position: int = 0


class TableMade(Struct, forbid_unknown_fields=True):
    """A new table: a token for each seat that the asker holds or hands on, and one for spectators.

    Tokens belong into the fragment of a link, ``/table/<id>#<token>``, or into a header.
    """

    id: str
    tokens: list[str]
    """One a seat, empty for a bot's."""
    watch: str


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take the open seat whose token is in the ``Authorization`` header (POST /api/tables/<id>/join).

    Attributes:
        deck: the deck to play with.
        name: what the player is called.
        token: the seat's token from now on, 32 to 100 random letters, digits, ``-`` or ``_`` that the one who
            joins has drawn: whoever sent the invitation knows the token in it. Empty: that one stays.
        hands: whether spectators may see this player's hand, with a delay, if the other player agrees.
    """

    deck: DeckChoice
    name: str = ""
    token: str = ""
    hands: bool = False


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck to be checked (POST /api/decks), by a version of the rules, the usual one if it is empty."""

    game: str
    text: str
    language: Language
    rules: str = ""


class DeckLine(Struct, forbid_unknown_fields=True):
    """One entry of a deck, with the card's name, kind and colours."""

    number: str
    count: int
    name: str
    kind: str
    colors: list[str]


class DeckReport(Struct, forbid_unknown_fields=True):
    """What a deck holds, and what stands against it; playable if ``problems`` is empty."""

    name: str
    size: int
    cards: list[DeckLine]
    problems: list[Problem]


class DeckInfo(Struct, forbid_unknown_fields=True):
    """A built-in deck."""

    name: str
    title: str
    size: int
    colors: list[str]


class LevelInfo(Struct, forbid_unknown_fields=True):
    """A level of a bot.

    Attributes:
        number: by which it is asked for; it says nothing of how well it plays.
        title: what it is called.
        hint: how well it plays.
    """

    number: int
    title: str
    hint: str


class BotInfo(Struct, forbid_unknown_fields=True):
    """A bot and its levels, the weakest first; ``usual`` is the number of the one to begin with."""

    name: str
    title: str
    levels: list[LevelInfo]
    usual: int


class GameInfo(Struct, forbid_unknown_fields=True):
    """A game that can be played here."""

    name: str
    title: str
    decks: list[DeckInfo]
    bots: list[BotInfo]
    windows: list[str]
    """Kinds of windows that auto-pass tells apart."""
    rules: list[RulesInfo]
    """Versions of its rules to choose from, the usual one first."""


class About(Struct, forbid_unknown_fields=True):
    """What this server offers (GET /api/about?language=)."""

    version: str
    games: list[GameInfo]


class RuleText(Struct, forbid_unknown_fields=True):
    """A rule in one language (GET /api/rules/<number>?language=).

    Attributes:
        number: its number.
        title: its title, in the language asked for.
        chapter: title of its chapter.
        text: what it says.
        language: language of the text: English where nobody wrote it in the one asked for.
        tests: names of the tests that cite it, where they are at hand.
    """

    number: str
    title: str
    chapter: str
    text: str
    language: str
    tests: list[str]


class NewReport(Struct, forbid_unknown_fields=True):
    """Report a suspected fault of the running match (POST /api/tables/<id>/report, with a seat's token)."""

    text: str


class ReportMade(Struct, forbid_unknown_fields=True):
    """A report was stored under this number; what it holds is given out once the match is over."""

    id: str


class Failure(Struct, forbid_unknown_fields=True):
    """The body of every HTTP answer that is an error."""

    problem: Problem
