"""Fields of positions: what every game reads in the same way from a position as scenarios describe it.

Owns plain values (tables, texts, words, numbers), the cards of a position by their numbers, and lists of
cards in a zone with who knows them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput

if TYPE_CHECKING:
    from taisen.kernel.game import Game
    from taisen.kernel.state import Definition

MOST: Final = 999
"""The largest number of a position, and the most cards of one place."""
MOST_CARDS: Final = 1_500
"""The most cards of a position."""
KNOWN: Final = ("nobody", "own", "opp", "both")
"""Words for who knows a card, by the bit mask of the players."""
SIDES: Final = {"own": 0, "opp": 1}
"""Words for the players: a position is told from the side of player 0."""
ENTRY_WORDS: Final = f"CARD [known={' | '.join(KNOWN)}]"
_NUMBER: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._\-]*")


# -- plain values ----------------------------------------------------------------------------------


def table_in(place: str, value: object) -> Mapping[str, object]:
    """Return a value that is a table.

    Raises:
        BadInput: it is none.
    """
    if not isinstance(value, dict):
        raise BadInput(place, repr(value)[:80], "a table", key="input-table")
    return value


def text_in(place: str, value: object) -> str:
    """Return a value that is a text.

    Raises:
        BadInput: it is none.
    """
    if not isinstance(value, str):
        raise BadInput(place, repr(value)[:80], "a text", key="input-text")
    return value


def number_in(place: str, value: object, most: int = MOST) -> int:
    """Return a value that is a number a position may have, at most ``most``.

    Raises:
        BadInput: it is none.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        allowed = f"a whole number from 0 to {most}"
        raise BadInput(place, repr(value)[:80], allowed, key="position-number", values={"most": most})
    return value


def word_of(place: str, table: Mapping[str, object], field: str, default: str) -> str:
    """Return the text of a field.

    Raises:
        BadInput: it is no text.
    """
    return text_in(f"{place}: {field}", table.get(field, default))


def count_of(place: str, table: Mapping[str, object], field: str, default: int, most: int = MOST) -> int:
    """Return the number of a field, at most ``most``.

    Raises:
        BadInput: it is no number.
    """
    return number_in(f"{place}: {field}", table.get(field, default), most)


def switch_of(place: str, table: Mapping[str, object], field: str) -> bool:
    """Return whether a field is true; false if it is left out.

    Raises:
        BadInput: it is neither true nor false.
    """
    value = table.get(field, False)
    if not isinstance(value, bool):
        raise BadInput(f"{place}: {field}", repr(value)[:80], "true or false", key="input-bool")
    return value


def check_fields(place: str, table: Mapping[str, object], allowed: tuple[str, ...]) -> None:
    """Refuse a table with a field that is not allowed.

    Raises:
        BadInput: it has one.
    """
    for key in table:
        if key not in allowed:
            raise BadInput(place, repr(key), ", ".join(allowed))


def check_card_number(place: str, number: str) -> None:
    """Refuse a number that no made-up card may have.

    Raises:
        BadInput: it is one.
    """
    if not _NUMBER.fullmatch(number):
        allowed = "a number of letters, digits, '-', '.' and '_'"
        raise BadInput(place, repr(number), allowed, key="card-number-form")


# -- cards -----------------------------------------------------------------------------------------


class PositionCards:
    """The cards of a position by their numbers.

    Args:
        game: the rules.
        made: made-up cards by number; others come from the card list.
        fillers: what stands for cards that do not matter, by their numbers.
    """

    def __init__(self, game: Game, made: Mapping[str, Definition], fillers: Mapping[str, Definition]) -> None:
        self._game = game
        self._made = made
        self._fillers = fillers
        self._count = 0

    def card(self, number: str, place: str) -> Definition:
        """Return the made-up, filling or built-in card of this number.

        Raises:
            BadInput: there is none.
        """
        found = self._made.get(number)
        if found is None:
            found = self._fillers.get(number)
        if found is not None:
            return found
        try:
            return self._game.definition(number)
        except BadInput as error:
            allowed = "a built-in card or one of the scenario's cards"
            raise BadInput(place, repr(number), allowed, key="position-card") from error

    def entry(self, text: object, known: int, place: str) -> tuple[Definition, int]:
        """Return a card of a zone and who knows it; ``known`` are those who do if nothing is said.

        Raises:
            BadInput: it is none.
        """
        number, *words = text_in(place, text).split() or [""]
        if not words:
            return self.card(number, place), known
        name, equals, value = words[0].partition("=")
        if len(words) > 1 or not equals or name != "known" or value not in KNOWN:
            raise BadInput(place, repr(text), ENTRY_WORDS, key="position-form", values={"form": ENTRY_WORDS})
        return self.card(number, place), KNOWN.index(value)

    def zone(self, value: object, filler: str, known: int, place: str) -> list[tuple[Definition, int]]:
        """Return the cards of a zone, the top first, each with who knows it.

        Args:
            value: a list of cards, the top first, or just how many that do not matter.
            filler: the number of a card that does not matter.
            known: who knows a card if nothing is said.
            place: what to call it in an error.

        Raises:
            BadInput: it is neither, or there are too many cards.
        """
        if isinstance(value, list):
            cards = [self.entry(text, known, place) for text in value]
        else:
            cards = [(self.card(filler, place), known)] * number_in(place, value)
        if len(cards) > MOST:
            allowed = f"at most {MOST}"
            raise BadInput(place, f"{len(cards)} cards", allowed, key="position-most", values={"most": MOST})
        self.count(len(cards), place)
        return cards

    def count(self, more: int, place: str) -> None:
        """Take in how many cards more the position has.

        Raises:
            BadInput: these are too many.
        """
        self._count += more
        if self._count > MOST_CARDS:
            raise BadInput(
                place,
                f"{more} cards more",
                f"at most {MOST_CARDS} cards in a position",
                key="position-cards",
                values={"most": MOST_CARDS},
            )
