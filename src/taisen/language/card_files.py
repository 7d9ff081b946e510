"""Card files: the built-in cards of a game, from TOML files to definitions, and the facts of one card.

A file ``SET.toml`` holds the cards of one set. A file is read when one of its cards is first wanted, and a
card's effect when that card is. What the facts of a game's cards are is known to the game's ``loading``.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from taisen.kernel.errors import BadInput
from taisen.kernel.outside import is_writable
from taisen.kernel.state import Definition

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from taisen.language.errors import NotationError

MAX_NUMBER: Final = 99_999
"""The largest number that a fact of a card may be."""
MAX_ITEMS: Final = 50
"""The most colours, classes, levels ... that a card may have."""
MAX_TEXT: Final = 20_000
MAX_REMADE: Final = 5_000
"""Cards of records and saved matches that are remembered, so that an effect is not read anew each time."""

C = TypeVar("C", bound=Definition)


def set_of(number: str) -> str:
    """Return the set of a card's number, which is what the file that has the card is called.

    >>> set_of("WD23-012-A")
    'WD23'
    """
    return number.partition("-")[0]


class CardText:
    """What a list of cards shows: a card's facts, its effect unread.

    Attributes:
        number, name, kind: as printed.
        effect: notation of its effect.
    """

    __slots__ = ("effect", "kind", "name", "number")

    def __init__(self, number: str, name: str, kind: str, effect: str) -> None:
        self.number = number
        self.name = name
        self.kind = kind
        self.effect = effect


class CardShelf(Generic[C]):
    """The cards of one game, each read once.

    Args:
        folder: where the card files are.
        title: what the game is called in errors.
        make: makes a card from its facts; the second argument is what to call them in an error.
    """

    def __init__(self, folder: Path, title: str, make: Callable[[Mapping[str, object], str], C]) -> None:
        self.folder = folder
        self._title = title
        self._make = make
        self._set_names: list[str] = []
        self._sets: dict[str, dict[str, dict[str, object]]] = {}
        self._reprints: dict[str, dict[str, object]] | None = None
        self._cards: dict[str, C] = {}
        self._remade: dict[str, C] = {}

    def numbers(self) -> list[str]:
        """Return the numbers of all cards, set by set as their files have them."""
        found: list[str] = []
        for name in self._names():
            found.extend(self._set(name))
        return found

    def lookup(self, number: str) -> C:
        """Return the card with this number, its own or that of a reprint; the same object each time.

        Raises:
            BadInput: there is no such card, or its file cannot be understood.
        """
        found = self._cards.get(number)
        if found is None:
            facts = self.facts(number)
            own = text_of(facts, "number", f"card {number}")
            found = self._cards.get(own)
            if found is None:
                found = self._make(facts, f"card {own}")
                self._cards[own] = found
            self._cards[number] = found
        return found

    def printed(self, number: str) -> CardText:
        """Return a card's name, kind and effect text without reading the effect.

        Raises:
            BadInput: there is no such card.
        """
        facts = self.facts(number)
        place = f"card {number}"
        number, name, kind, effect = (
            text_of(facts, field, place) for field in ("number", "name", "kind", "effect")
        )
        return CardText(number, name, kind, effect)

    def remade(self, data: dict[str, object]) -> C:
        """Make a card again from its ``to_data``; equal data give the same object.

        Raises:
            BadInput: the data is not that of a card.
        """
        key = json.dumps(data, ensure_ascii=False, sort_keys=True)
        found = self._remade.get(key)
        if found is None:
            found = self._make(data, "card")
            if len(self._remade) >= MAX_REMADE:
                self._remade.clear()
            self._remade[key] = found
        return found

    def facts(self, number: str) -> dict[str, object]:
        """Return the facts of a card as its file has them.

        Raises:
            BadInput: there is no such card, or a file cannot be understood.
        """
        name = set_of(number)
        # What came from outside is only looked up among the names of the files that are there.
        found = self._set(name).get(number) if name in self._names() else None
        if found is None:
            found = self._reprinted().get(number)
        if found is None:
            allowed = f"the number of a built-in {self._title} card"
            raise BadInput("card number", repr(number), allowed, key="card-unknown")
        return found

    def _names(self) -> list[str]:
        """The names of the sets, in order; the folder is read once."""
        if not self._set_names:
            self._set_names = sorted(path.stem for path in self.folder.glob("*.toml"))
        return self._set_names

    def _reprinted(self) -> dict[str, dict[str, object]]:
        """The facts of cards by the numbers of their reprints."""
        found = self._reprints
        if found is None:
            found = {}
            for name in self._names():
                for number, facts in self._set(name).items():
                    for other in texts_of(facts, "reprints", f"card {number}"):
                        found[other] = facts
            self._reprints = found
        return found

    def _set(self, name: str) -> dict[str, dict[str, object]]:
        found = self._sets.get(name)
        if found is not None:
            return found
        path = self.folder / f"{name}.toml"
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadInput(str(path), str(error), "a card file in TOML") from error
        found = {}
        for facts in _tables_of(data, str(path)):
            number = text_of(facts, "number", str(path))
            if not number or number in found:
                raise BadInput(f"{path}, number", repr(number), "one number, used once")
            found[number] = facts
        self._sets[name] = found
        return found


def _tables_of(data: dict[str, object], place: str) -> list[dict[str, object]]:
    """Return the tables ``[[card]]`` of a card file, which holds nothing else.

    Raises:
        BadInput: they are none.
    """
    for name in data:
        if name != "card":
            raise BadInput(place, repr(name), "tables [[card]] only")
    cards = data.get("card", [])
    if not isinstance(cards, list):
        raise BadInput(f"{place}, card", repr(cards)[:40], "tables [[card]]")
    for facts in cards:
        if not isinstance(facts, dict):
            raise BadInput(f"{place}, card", repr(facts)[:40], "tables [[card]]")
    return cards


# -- facts of a card -------------------------------------------------------------------------------


def card_number(facts: Mapping[str, object], place: str, example: str) -> str:
    """Return the number of a card.

    Raises:
        BadInput: it is none.
    """
    number = text_of(facts, "number", place)
    if not number or number != "".join(number.split()) or "/" in number or "#" in number:
        allowed = f"a card number such as {example}"
        raise BadInput(f"{place}, number", repr(number), allowed, key="card-number-form")
    return number


def text_of(facts: Mapping[str, object], field: str, place: str) -> str:
    """Return a text among the facts of a card, empty if it is left out.

    Raises:
        BadInput: it is no text, or a long one.
    """
    value = facts.get(field, "")
    if not isinstance(value, str) or not is_writable(value):
        raise BadInput(f"{place}, {field}", repr(value)[:40], "a text", key="input-text")
    if len(value) > MAX_TEXT:
        found = f"{len(value)} characters"
        allowed = f"at most {MAX_TEXT}"
        values: dict[str, int | str] = {"most": MAX_TEXT}
        raise BadInput(f"{place}, {field}", found, allowed, key="too-long", values=values)
    return value


def texts_of(
    facts: Mapping[str, object], field: str, place: str, allowed: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return a list of texts among the facts of a card, empty if it is left out.

    Raises:
        BadInput: it is no list of texts, or one of them is not allowed.
    """
    return texts(facts.get(field, []), f"{place}, {field}", allowed)


def texts(value: object, place: str, allowed: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a value that is a list of texts.

    Raises:
        BadInput: it is none, or one of them is not allowed.
    """
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise BadInput(place, repr(value)[:40], "a list of texts", key="input-texts")
    for item in value:
        if not isinstance(item, str) or (allowed and item not in allowed) or not is_writable(item):
            key = "" if allowed else "input-texts"
            raise BadInput(place, repr(item)[:40], ", ".join(allowed) or "texts", key=key)
    return tuple(value)


def switch_in(facts: Mapping[str, object], field: str, place: str) -> bool:
    """Return whether a fact of a card is true; false if it is left out.

    Raises:
        BadInput: it is neither true nor false.
    """
    value = facts.get(field, False)
    if not isinstance(value, bool):
        raise BadInput(f"{place}, {field}", repr(value)[:40], "true or false", key="input-bool")
    return value


def number_in(value: object, place: str) -> int:
    """Return a value that is a whole number.

    Raises:
        BadInput: it is none, or too large.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_NUMBER:
        raise BadInput(
            place,
            repr(value)[:40],
            f"a whole number from 0 to {MAX_NUMBER}",
            key="input-number",
            values={"least": 0, "most": MAX_NUMBER},
        )
    return value


def not_understood(error: NotationError, place: str) -> BadInput:
    """Return the error for a text of a card that is no notation."""
    allowed = ", ".join(error.expected) or "an effect in notation"
    return BadInput(place, str(error), allowed, key="card-notation")
