"""Loading: the built-in cards, from their files to definitions that can be played.

A file ``data/cards/SET.toml`` holds the cards of one set. A file is read when one of its cards is first
wanted, and a card's effect when that card is.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import BRAVE, KINDS, CardDefinition
from taisen.battle_spirits.colors import COLORS
from taisen.kernel.errors import BadInput
from taisen.kernel.outside import is_writable
from taisen.language.errors import NotationError
from taisen.language.writer import write, write_abilities

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.language.bases import Ability, Filter

CARDS: Final = Path(__file__).parent / "data" / "cards"
MAX_NUMBER: Final = 99_999
"""The largest cost, BP or number of cores that a card may have."""
MAX_ITEMS: Final = 50
"""The most levels, symbols or families that a card may have."""
MAX_TEXT: Final = 20_000

_sets: Final[dict[str, dict[str, dict[str, object]]]] = {}
_cards: Final[dict[str, CardDefinition]] = {}
_remade: Final[dict[str, CardDefinition]] = {}
MAX_REMADE: Final = 5_000
"""Cards of records and saved matches that are remembered, so that an effect is not read anew each time."""


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


def numbers() -> list[str]:
    """Return the numbers of all built-in cards, set by set as their files have them."""
    found: list[str] = []
    for path in sorted(CARDS.glob("*.toml")):
        found.extend(_set(path.stem))
    return found


def lookup(number: str) -> CardDefinition:
    """Return the built-in card with this number; the same object each time.

    Raises:
        BadInput: there is no such card, or its file cannot be understood.
    """
    found = _cards.get(number)
    if found is None:
        found = definition_from_facts(_facts(number), f"card {number}")
        _cards[number] = found
    return found


def printed(number: str) -> CardText:
    """Return a built-in card's name, kind and effect text without reading the effect.

    Raises:
        BadInput: there is no such card.
    """
    facts = _facts(number)
    place = f"card {number}"
    return CardText(
        number, _text(facts, "name", place), _text(facts, "kind", place), _text(facts, "effect", place)
    )


def definition_from_facts(facts: Mapping[str, object], place: str = "card") -> CardDefinition:
    """Make a card from its facts, as a card file or a record has them.

    Args:
        facts: number, name, kind, colors, cost, reduction, families, levels, symbols, and for a brave
            brave_bp and brave_condition; effect in notation. A level is [cores, BP], or [level, cores, BP].
        place: what to call them in an error.

    Raises:
        BadInput: they are not those of a card, or its effect is not understood.
    """
    number = _text(facts, "number", place)
    if not number or number != "".join(number.split()) or "/" in number or "#" in number:
        raise BadInput(
            f"{place}, number", repr(number), "a card number such as BS17-003", key="card-number-form"
        )
    kind = _text(facts, "kind", place)
    if kind not in KINDS:
        raise BadInput(f"{place}, kind", repr(kind), ", ".join(KINDS))
    effect = _text(facts, "effect", place).strip()
    condition = _text(facts, "brave_condition", place).strip()
    return CardDefinition(
        number,
        _text(facts, "name", place),
        kind,
        _texts(facts, "colors", place, COLORS),
        _number(facts.get("cost", 0), f"{place}, cost"),
        _texts(facts, "reduction", place, (*COLORS, "any")),
        _texts(facts, "families", place),
        _levels(facts.get("levels", []), f"{place}, levels"),
        _texts(facts, "symbols", place, COLORS),
        _read_effect(effect, number, place) if effect else (),
        _number(facts.get("brave_bp", 0), f"{place}, brave_bp"),
        _read_condition(condition, number, place) if condition and kind == BRAVE else None,
        effect,
        condition,
    )


def definition_from_data(data: dict[str, object]) -> CardDefinition:
    """Make a card again from its ``to_data``; equal data give the same object.

    Raises:
        BadInput: the data is not that of a card.
    """
    key = json.dumps(data, ensure_ascii=False, sort_keys=True)
    found = _remade.get(key)
    if found is None:
        found = definition_from_facts(data)
        if len(_remade) >= MAX_REMADE:
            _remade.clear()
        _remade[key] = found
    return found


def written_effect(definition: CardDefinition) -> str:
    """Return the notation of a card's effect."""
    if definition.effect or not definition.abilities:
        return definition.effect
    from taisen.battle_spirits.vocabulary.notation import VOCABULARY

    return write_abilities(definition.abilities, VOCABULARY)


def written_condition(definition: CardDefinition) -> str:
    """Return the notation of what a brave may be combined with, empty for other cards."""
    condition = definition.brave_condition
    if definition.condition or condition is None:
        return definition.condition
    from taisen.battle_spirits.vocabulary.notation import VOCABULARY

    return write(condition, VOCABULARY, "filter")


# -- reading ---------------------------------------------------------------------------------------


def _facts(number: str) -> dict[str, object]:
    name = number.rpartition("-")[0]
    # A number becomes a file name here: nothing but letters and digits may lead to a file.
    found = _set(name).get(number) if name.isalnum() and name.isascii() else None
    if found is None:
        raise BadInput(
            "card number", repr(number), "the number of a built-in Battle Spirits card", key="card-unknown"
        )
    return found


def _set(name: str) -> dict[str, dict[str, object]]:
    found = _sets.get(name)
    if found is not None:
        return found
    found = {}
    path = CARDS / f"{name}.toml"
    if path.is_file():
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadInput(str(path), str(error), "a card file in TOML") from error
        cards: object = data.get("card", [])
        assert isinstance(cards, list), f"{path}: card is no list"
        for facts in cards:
            found[str(facts["number"])] = facts
    _sets[name] = found
    return found


def _read_effect(text: str, number: str, place: str) -> tuple[Ability, ...]:
    from taisen.battle_spirits.vocabulary.notation import read_card_effect

    try:
        return read_card_effect(text, number)
    except NotationError as error:
        raise BadInput(f"{place}, effect", str(error), _allowed(error), key="card-notation") from error


def _read_condition(text: str, number: str, place: str) -> Filter:
    from taisen.battle_spirits.vocabulary.notation import read_brave_condition

    try:
        return read_brave_condition(text, number)
    except NotationError as error:
        raise BadInput(
            f"{place}, brave_condition", str(error), _allowed(error), key="card-notation"
        ) from error


def _allowed(error: NotationError) -> str:
    return ", ".join(error.expected) or "an effect in notation"


def _text(facts: Mapping[str, object], field: str, place: str) -> str:
    value = facts.get(field, "")
    if not isinstance(value, str) or len(value) > MAX_TEXT or not is_writable(value):
        raise BadInput(f"{place}, {field}", repr(value)[:40], "a text", key="input-text")
    return value


def _texts(
    facts: Mapping[str, object], field: str, place: str, allowed: tuple[str, ...] = ()
) -> tuple[str, ...]:
    value = facts.get(field, [])
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise BadInput(f"{place}, {field}", repr(value)[:40], "a list of texts", key="input-texts")
    for item in value:
        if not isinstance(item, str) or (allowed and item not in allowed) or not is_writable(item):
            key = "" if allowed else "input-texts"
            raise BadInput(f"{place}, {field}", repr(item)[:40], ", ".join(allowed) or "texts", key=key)
    return tuple(value)


def _number(value: object, place: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_NUMBER:
        raise BadInput(
            place,
            repr(value)[:40],
            f"a whole number from 0 to {MAX_NUMBER}",
            key="input-number",
            values={"least": 0, "most": MAX_NUMBER},
        )
    return value


def _levels(value: object, place: str) -> tuple[tuple[int, int, int], ...]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise BadInput(place, repr(value)[:40], "a list of levels", key="card-levels")
    levels: list[tuple[int, int, int]] = []
    for index, item in enumerate(value, start=1):
        if not isinstance(item, list) or len(item) not in (2, 3):
            raise BadInput(place, repr(item)[:40], "[cores, BP] or [level, cores, BP]", key="card-levels")
        numbers = [_number(number, place) for number in item]
        if len(numbers) == 2:
            numbers.insert(0, index)
        if levels and (numbers[0] <= levels[-1][0] or numbers[1] < levels[-1][1]):
            raise BadInput(place, repr(item), "levels and cores in ascending order", key="card-levels-order")
        if numbers[1] > MAX_ITEMS:
            raise BadInput(
                place,
                repr(item),
                f"at most {MAX_ITEMS} cores for a level",
                key="input-most",
                values={"most": MAX_ITEMS},
            )
        levels.append((numbers[0], numbers[1], numbers[2]))
    return tuple(levels)
