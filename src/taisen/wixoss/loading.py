"""Loading: the built-in cards, from their files to definitions that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, shown
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
    texts,
    texts_of,
)
from taisen.language.errors import NotationError
from taisen.language.words import walk
from taisen.language.writer import write_abilities
from taisen.wixoss.cards import ARTS, KINDS, LRIG, RESONA, SIGNI, SPELL, TIMINGS, CardDefinition
from taisen.wixoss.colors import COLORS, Ener, ener_counts
from taisen.wixoss.fitting import check_lines
from taisen.wixoss.vocabulary.abilities import MainEffect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.language.bases import Ability

MADE_UP_FACTS: Final = (
    "name",
    "kind",
    "colors",
    "level",
    "limit",
    "power",
    "types",
    "classes",
    "limiting",
    "cost",
    "alternatives",
    "cost_coins",
    "coins",
    "timings",
    "craft",
    "team",
    "effect",
)
"""What may be said of a card that a position makes up; it has its number already."""
FACTS: Final = ("number", "reprints", *MADE_UP_FACTS)
"""What may be said of a card."""

CARDS: Final = Path(__file__).parent / "data" / "cards"
SYMBOLS: Final = (*COLORS, "colorless")
"""What an Ener cost may be made of."""
LEVELLED: Final = (LRIG, SIGNI, RESONA)
"""Kinds of cards that have a level (WX-02.09)."""
USED: Final = (SPELL, ARTS)
"""Kinds of cards that are used for their effect (WX-24.01, WX-25.01)."""


def numbers() -> list[str]:
    """Return the numbers of all built-in cards, set by set as their files have them."""
    return _shelf.numbers()


def lookup(number: str) -> CardDefinition:
    """Return the built-in card with this number, its own or a reprint's; the same object each time.

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


def facts_of(number: str) -> dict[str, object]:
    """Return the facts of a built-in card as its file has them.

    Raises:
        BadInput: there is no such card.
    """
    return _shelf.facts(number)


def definition_from_facts(facts: Mapping[str, object], place: str = "card") -> CardDefinition:
    """Make a card from its facts, as a card file or a record has them.

    Args:
        facts: number, name, kind, colors, level, limit, power, types, classes, limiting, cost,
            alternatives, cost_coins, coins, timings, craft, team; effect in notation.
        place: what to call them in an error.

    Raises:
        BadInput: they are not those of a card, or its effect is not understood.
    """
    own = card_number(facts, place, "WD01-001")
    check_fields(place, facts, FACTS)
    kind = text_of(facts, "kind", place)
    if kind not in KINDS:
        raise BadInput(f"{place}, kind", repr(kind), ", ".join(KINDS))
    effect = text_of(facts, "effect", place).strip()
    abilities = _read_effect(effect, own, place) if effect else ()
    check_lines(abilities, kind, f"{place}, effect")
    if kind in USED and not any(isinstance(ability, MainEffect) for ability in abilities):
        allowed = f"a line [effect]; every {kind} has one"
        raise BadInput(f"{place}, effect", "no line [effect]", allowed, key="card-no-effect")
    timings = 0
    for timing in texts_of(facts, "timings", place, tuple(TIMINGS)):
        timings |= TIMINGS[timing]
    return CardDefinition(
        own,
        text_of(facts, "name", place),
        kind,
        texts_of(facts, "colors", place, COLORS),
        _level(facts, kind, place),
        _number(facts, "limit", place),
        _number(facts, "power", place),
        texts_of(facts, "types", place),
        texts_of(facts, "classes", place),
        texts_of(facts, "limiting", place),
        _ener(facts.get("cost", []), f"{place}, cost"),
        _alternatives(facts.get("alternatives", []), f"{place}, alternatives"),
        _number(facts, "cost_coins", place),
        _number(facts, "coins", place),
        timings,
        switch_in(facts, "craft", place),
        text_of(facts, "team", place),
        abilities,
        effect,
    )


def definition_from_data(data: dict[str, object]) -> CardDefinition:
    """Make a card again from its ``to_data``; equal data give the same object.

    Raises:
        BadInput: the data is not that of a card.
    """
    return _shelf.remade(data)


_shelf: Final = CardShelf(CARDS, "WIXOSS", definition_from_facts)


def written_effect(definition: CardDefinition) -> str:
    """Return the notation of a card's effect."""
    if definition.effect or not definition.abilities:
        return definition.effect
    from taisen.wixoss.vocabulary.notation import VOCABULARY

    return write_abilities(definition.abilities, VOCABULARY)


# -- reading ---------------------------------------------------------------------------------------


def _read_effect(text: str, card: str, place: str) -> tuple[Ability, ...]:
    from taisen.wixoss.vocabulary.notation import read_card_effect

    try:
        found = read_card_effect(text, card)
    except NotationError as error:
        raise not_understood(error, f"{place}, effect") from error
    if "craft" in text:
        _check_crafts(found, place)
    return found


def _check_crafts(abilities: tuple[Ability, ...], place: str) -> None:
    """Refuse an effect that brings in a craft that is not among the built-in cards (WX-26.10)."""
    from taisen.wixoss.vocabulary.match_deeds import AddCrafts

    for ability in abilities:
        for word in walk(ability):
            if not isinstance(word, AddCrafts):
                continue
            known = word.number in numbers() and bool(facts_of(word.number).get("craft"))
            if not known:
                raise BadInput(
                    f"{place}, effect", shown(word.number), "the number of a built-in craft", key="card-craft"
                )


def _number(facts: Mapping[str, object], field: str, place: str) -> int:
    return number_in(facts.get(field, 0), f"{place}, {field}")


def _level(facts: Mapping[str, object], kind: str, place: str) -> int:
    value = facts.get("level", -1)
    if kind in LEVELLED:
        if value == -1:
            allowed = f"a level; so has every {kind}"
            raise BadInput(f"{place}, level", "no level", allowed, key="card-level-missing")
        return number_in(value, f"{place}, level")
    if value != -1:
        allowed = f"none: only {', '.join(LEVELLED)} have one"
        raise BadInput(f"{place}, level", repr(value)[:40], allowed, key="card-level-unwanted")
    return -1


def _ener(value: object, place: str) -> Ener:
    return ener_counts(texts(value, place, SYMBOLS))


def _alternatives(value: object, place: str) -> tuple[Ener, ...]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise BadInput(place, repr(value)[:40], "a list of costs", key="input-texts")
    return tuple(_ener(cost, place) for cost in value)
