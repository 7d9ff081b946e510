"""Loading: the built-in cards, from their files to definitions that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import BRAVE, FACE_B, FACE_B_UNKNOWN, KINDS, CardDefinition
from taisen.battle_spirits.colors import COLORED_GOD, COLORS, SYMBOLS
from taisen.kernel.errors import BadInput
from taisen.kernel.position_fields import check_fields
from taisen.language.card_files import (
    MAX_ITEMS,
    CardShelf,
    CardText,
    card_number,
    not_understood,
    number_in,
    switch_in,
    text_of,
    texts_of,
)
from taisen.language.errors import NotationError
from taisen.language.writer import write, write_abilities

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.language.bases import Ability, Filter

ASSUMED: Final = ("symbols", "reduction")
"""Facts that a card may say are taken for granted."""

UNKNOWN: Final = (FACE_B_UNKNOWN,)
"""Facts that a card may say are not known."""

MADE_UP_FACTS: Final = (
    "name",
    "kind",
    "colors",
    "cost",
    "reduction",
    "families",
    "levels",
    "symbols",
    "brave_bp",
    "brave_condition",
    "left_condition",
    "right_condition",
    "contract",
    "token",
    "mirage_cost",
    "over_count",
    "face_b",
    "assumed",
    "unknown",
    "effect",
)
"""What may be said of a card that a position makes up; it has its number already."""
FACTS: Final = ("number", *MADE_UP_FACTS)
"""What may be said of a card."""

CARDS: Final = Path(__file__).parent / "data" / "cards"


def numbers() -> list[str]:
    """Return the numbers of all built-in cards, set by set as their files have them."""
    return _shelf.numbers()


def lookup(number: str) -> CardDefinition:
    """Return the built-in card with this number, or a face B; the same object each time.

    Raises:
        BadInput: there is no such card, or its file cannot be understood.
    """
    if number.endswith(FACE_B):
        face = _shelf.lookup(number.removesuffix(FACE_B)).other_face
        if face is not None:
            return face
    return _shelf.lookup(number)


def printed(number: str) -> CardText:
    """Return a built-in card's name, kind and effect text without reading the effect.

    Raises:
        BadInput: there is no such card.
    """
    return _shelf.printed(number)


def definition_from_facts(facts: Mapping[str, object], place: str = "card") -> CardDefinition:
    """Make a card from its facts, as a card file or a record has them.

    Args:
        facts: number, name, kind, colors, cost, reduction, families, levels, symbols, and for a brave
            brave_bp and brave_condition, or left_condition and right_condition; contract, token, mirage_cost,
            over_count as [counts, BP+], assumed; effect in notation; face_b with the facts of its other face.
            A level is [cores, BP], or [level, cores, BP].
        place: what to call them in an error.

    Raises:
        BadInput: they are not those of a card, or its effect is not understood.
    """
    own = card_number(facts, place, "BS17-003")
    check_fields(place, facts, FACTS)
    kind = text_of(facts, "kind", place)
    if kind not in KINDS:
        raise BadInput(f"{place}, kind", repr(kind), ", ".join(KINDS))
    effect = text_of(facts, "effect", place).strip()
    condition = text_of(facts, "brave_condition", place).strip()
    conditions = [
        _condition(text_of(facts, name, place).strip(), kind, own, f"{place}, {name}")
        for name in ("brave_condition", "left_condition", "right_condition")
    ]
    definition = CardDefinition(
        own,
        text_of(facts, "name", place),
        kind,
        texts_of(facts, "colors", place, COLORS),
        number_in(facts.get("cost", 0), f"{place}, cost"),
        texts_of(facts, "reduction", place, SYMBOLS[:COLORED_GOD]),
        texts_of(facts, "families", place),
        _levels(facts.get("levels", []), f"{place}, levels"),
        texts_of(facts, "symbols", place, tuple(name for name in SYMBOLS if name != "any")),
        _read_effect(effect, own, place) if effect else (),
        number_in(facts.get("brave_bp", 0), f"{place}, brave_bp"),
        conditions[0],
        effect,
        condition,
        conditions[1],
        conditions[2],
        switch_in(facts, "contract", place),
        switch_in(facts, "token", place),
        _mirage_cost(facts, place),
        _over_count(facts.get("over_count", []), f"{place}, over_count"),
        texts_of(facts, "assumed", place, ASSUMED),
        own.endswith(FACE_B),
        texts_of(facts, "unknown", place, UNKNOWN),
    )
    _give_face(definition, facts, place)
    _check_fit(definition, facts, place)
    return definition


def definition_from_data(data: dict[str, object]) -> CardDefinition:
    """Make a card again from its ``to_data``; equal data give the same object.

    Raises:
        BadInput: the data is not that of a card.
    """
    return _shelf.remade(data)


_shelf: Final = CardShelf(CARDS, "Battle Spirits", definition_from_facts)


def written_effect(definition: CardDefinition) -> str:
    """Return the notation of a card's effect."""
    if definition.effect or not definition.abilities:
        return definition.effect
    from taisen.battle_spirits.vocabulary.notation import VOCABULARY

    return write_abilities(definition.abilities, VOCABULARY)


def written_conditions(definition: CardDefinition) -> dict[str, str]:
    """Return the notation of what a brave may be combined with, by the names that card files have for it."""
    found = {"brave_condition": definition.condition or _written(definition.brave_condition)}
    if definition.left_condition is not None or definition.right_condition is not None:
        found["left_condition"] = _written(definition.left_condition)
        found["right_condition"] = _written(definition.right_condition)
    return found


def _written(condition: Filter | None) -> str:
    if condition is None:
        return ""
    from taisen.battle_spirits.vocabulary.notation import VOCABULARY

    return write(condition, VOCABULARY, "filter")


def written_face(definition: CardDefinition) -> dict[str, object]:
    """Return the facts of a card's face B as card files have them, nothing for a card without one."""
    face = definition.other_face
    return {} if face is None or definition.reborn else {"face_b": face.to_data()}


# -- reading ---------------------------------------------------------------------------------------


def _read_effect(text: str, card: str, place: str) -> tuple[Ability, ...]:
    from taisen.battle_spirits.vocabulary.notation import read_card_effect

    try:
        return read_card_effect(text, card)
    except NotationError as error:
        raise not_understood(error, f"{place}, effect") from error


def _condition(text: str, kind: str, card: str, place: str) -> Filter | None:
    if not text or kind != BRAVE:
        return None
    from taisen.battle_spirits.vocabulary.notation import read_brave_condition

    try:
        return read_brave_condition(text, card)
    except NotationError as error:
        raise not_understood(error, place) from error


def _mirage_cost(facts: Mapping[str, object], place: str) -> int:
    value = facts.get("mirage_cost", -1)
    return -1 if value == -1 else number_in(value, f"{place}, mirage_cost")


def _over_count(value: object, place: str) -> tuple[int, int] | None:
    if value == []:
        return None
    if not isinstance(value, list) or len(value) != 2:
        raise BadInput(place, repr(value)[:40], "[counts, BP+]", key="card-over-count")
    return number_in(value[0], place), number_in(value[1], place)


def _check_fit(definition: CardDefinition, facts: Mapping[str, object], place: str) -> None:
    # What lines there are is known to the vocabulary, which is read when the first card is.
    from taisen.battle_spirits.fitting import check_facts, check_lines

    check_facts(definition, facts, place)
    check_lines(definition, f"{place}, effect")


def _give_face(definition: CardDefinition, facts: Mapping[str, object], place: str) -> None:
    """Give a card its face B, each face being the other's other one (BS-30.02)."""
    face_facts = facts.get("face_b")
    if face_facts is None:
        return
    place = f"{place}, face_b"
    if not isinstance(face_facts, dict) or definition.reborn or "face_b" in face_facts:
        raise BadInput(place, repr(face_facts)[:40], "the facts of one other face", key="card-face")
    face = definition_from_facts({**face_facts, "number": definition.number + FACE_B}, place)
    # BS-30.02
    definition.other_face = face
    face.other_face = definition


def _levels(value: object, place: str) -> tuple[tuple[int, int, int], ...]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise BadInput(place, repr(value)[:40], "a list of levels", key="card-levels")
    levels: list[tuple[int, int, int]] = []
    for index, item in enumerate(value, start=1):
        if not isinstance(item, list) or len(item) not in (2, 3):
            raise BadInput(place, repr(item)[:40], "[cores, BP] or [level, cores, BP]", key="card-levels")
        numbers = [number_in(entry, place) for entry in item]
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
