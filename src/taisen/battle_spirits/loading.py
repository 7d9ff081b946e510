"""Loading: the built-in cards, from their files to definitions that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import BRAVE, KINDS, CardDefinition
from taisen.battle_spirits.colors import COLORS
from taisen.kernel.errors import BadInput
from taisen.language.card_files import (
    MAX_ITEMS,
    CardShelf,
    CardText,
    card_number,
    not_understood,
    number_in,
    text_of,
    texts_of,
)
from taisen.language.errors import NotationError
from taisen.language.writer import write, write_abilities

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.language.bases import Ability, Filter

CARDS: Final = Path(__file__).parent / "data" / "cards"


def numbers() -> list[str]:
    """Return the numbers of all built-in cards, set by set as their files have them."""
    return _shelf.numbers()


def lookup(number: str) -> CardDefinition:
    """Return the built-in card with this number; the same object each time.

    Raises:
        BadInput: there is no such card, or its file cannot be understood.
    """
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
            brave_bp and brave_condition; effect in notation. A level is [cores, BP], or [level, cores, BP].
        place: what to call them in an error.

    Raises:
        BadInput: they are not those of a card, or its effect is not understood.
    """
    own = card_number(facts, place, "BS17-003")
    kind = text_of(facts, "kind", place)
    if kind not in KINDS:
        raise BadInput(f"{place}, kind", repr(kind), ", ".join(KINDS))
    effect = text_of(facts, "effect", place).strip()
    condition = text_of(facts, "brave_condition", place).strip()
    return CardDefinition(
        own,
        text_of(facts, "name", place),
        kind,
        texts_of(facts, "colors", place, COLORS),
        number_in(facts.get("cost", 0), f"{place}, cost"),
        texts_of(facts, "reduction", place, (*COLORS, "any")),
        texts_of(facts, "families", place),
        _levels(facts.get("levels", []), f"{place}, levels"),
        texts_of(facts, "symbols", place, COLORS),
        _read_effect(effect, own, place) if effect else (),
        number_in(facts.get("brave_bp", 0), f"{place}, brave_bp"),
        _read_condition(condition, own, place) if condition and kind == BRAVE else None,
        effect,
        condition,
    )


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


def written_condition(definition: CardDefinition) -> str:
    """Return the notation of what a brave may be combined with, empty for other cards."""
    condition = definition.brave_condition
    if definition.condition or condition is None:
        return definition.condition
    from taisen.battle_spirits.vocabulary.notation import VOCABULARY

    return write(condition, VOCABULARY, "filter")


# -- reading ---------------------------------------------------------------------------------------


def _read_effect(text: str, card: str, place: str) -> tuple[Ability, ...]:
    from taisen.battle_spirits.vocabulary.notation import read_card_effect

    try:
        return read_card_effect(text, card)
    except NotationError as error:
        raise not_understood(error, f"{place}, effect") from error


def _read_condition(text: str, card: str, place: str) -> Filter:
    from taisen.battle_spirits.vocabulary.notation import read_brave_condition

    try:
        return read_brave_condition(text, card)
    except NotationError as error:
        raise not_understood(error, f"{place}, brave_condition") from error


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
