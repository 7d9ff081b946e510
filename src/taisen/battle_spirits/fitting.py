"""Fitting: which facts and which lines of an effect a card of which sort can have.

What its card could never use is refused when the card is read, not passed over in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import (
    BRAVE,
    GENESIS_STONE,
    GRANDWALKER,
    MAGIC,
    NEXUS,
    SPIRIT,
    ULTIMATE,
    CardDefinition,
)
from taisen.battle_spirits.hearing import HEARD
from taisen.battle_spirits.rules.magic_use import ZERO_COUNTER_EFFECT
from taisen.battle_spirits.state import BURST_AREA, IN_USE
from taisen.battle_spirits.vocabulary.abilities import (
    AS_BASE,
    COMBINED,
    COMBINED_LEFT,
    COMBINED_NEXUS,
    COMBINED_RIGHT,
    FLASH,
    IN_HAND,
    IN_SOUL_STATE,
    IN_TRASH,
    LYING_AT_HAND,
    MAIN,
    OF_CARD_AWAY,
    OF_FIELD_CARD,
    OF_MIRAGE,
    STANDING,
    WHILE_LAID,
    WHILE_SET,
    Advent,
    AdventBase,
    Burst,
    CardAbility,
    EntersExhausted,
    EntersInstead,
    HandRemoval,
    HasEXSymbols,
    Inherits,
    LifePrice,
    MagicEffect,
    Permission,
    PuttingCondition,
    ReductionColors,
    RevealedFreely,
    SafeAway,
    SetOpening,
    SoulMagic,
    StaysSet,
    SummoningCondition,
    TransferSummon,
    Trigger,
    TriggerCounter,
    Triggered,
    TurnedText,
    Untouched,
    WhenRevealed,
    ZeroCounter,
)
from taisen.battle_spirits.vocabulary.contract_walkers import TrueDecreeLine
from taisen.battle_spirits.vocabulary.decrees import DecreeLine
from taisen.battle_spirits.vocabulary.genesis import UnsealingLine
from taisen.battle_spirits.vocabulary.laid_magic import DiscardLaid, LayThis
from taisen.battle_spirits.vocabulary.lines import UndyingLine
from taisen.battle_spirits.vocabulary.magic import UseThisMagic
from taisen.battle_spirits.vocabulary.manifestation import ManifestLine
from taisen.battle_spirits.vocabulary.own_triggers import (
    ThisBraveIsSummoned,
    ThisIsDeployed,
    ThisIsSummoned,
)
from taisen.battle_spirits.vocabulary.permissions import SwiftLine
from taisen.battle_spirits.vocabulary.skills import SkillLine, TriggeredSkillLine
from taisen.kernel.errors import BadInput
from taisen.language.fitting import unfitting_line
from taisen.language.words import walk
from taisen.language.writer import write

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.language.bases import Ability

_SUMMONED: Final = (SPIRIT, ULTIMATE, BRAVE)
"""Kinds of cards that are summoned (BS-07.02)."""
_CONTRACTS: Final = (SPIRIT, ULTIMATE, NEXUS)
"""Kinds of contract cards (BS-31.01)."""

A_MAGIC: Final = "a magic"
WITH_MAIN: Final = "a magic with a main effect"
WITH_FLASH: Final = "a magic with a flash effect"
WITH_ZERO_COUNTER: Final = "a magic with a Zero Counter"
LAYING_ITSELF: Final = "a magic that is put on the field by its own effect"
WITH_ZERO_COUNTER_LINE: Final = "a card with a line that uses it for its Zero Counter"
ON_FIELD: Final = "a card that can stand on the field"
SUMMONED: Final = "a card that is summoned"
A_GRANDWALKER: Final = "a Grandwalker"
A_CONTRACT_GRANDWALKER: Final = "a contract Grandwalker"
A_STONE: Final = "a genesis stone"
WITH_SKILLS: Final = "a Grandwalker or a brave"
A_NEXUS: Final = "a nexus"
A_BRAVE: Final = "a brave"
AN_OTHERWORLD_BRAVE: Final = "an otherworld-god brave"
A_MYTHIC_BRAVE: Final = "a mythic brave"
A_CONTRACT_CARD: Final = "a contract card"
A_MIRAGE: Final = "a card with a mirage cost"
OUTSIDE: Final = "a token"
IN_DECK: Final = "a card other than a token, with its face A up"
A_FACE_B: Final = "a face B"
TWO_FACED: Final = "a rebirth card"
WITH_BURST: Final = "a card with a burst effect"
WITH_CONDITION: Final = "a card with a summoning condition"
WITH_SYMBOLS: Final = "a card with symbols"
WITH_REDUCTION: Final = "a card with reduction symbols"
WITH_OVER_COUNT: Final = "a card with OC"
WITH_LEVEL: Final = "a card with one of these levels"

FITTING: Final[tuple[tuple[type[Ability], str], ...]] = (
    # BS-02.12, BS-19.05
    (MagicEffect, A_MAGIC),
    (TriggerCounter, A_MAGIC),
    (ZeroCounter, A_MAGIC),
    # BS-43.04
    (SoulMagic, A_MAGIC),
    # BS-20.05, BS-22.03, BS-23.03
    (TrueDecreeLine, A_CONTRACT_GRANDWALKER),
    (DecreeLine, A_GRANDWALKER),
    (SkillLine, WITH_SKILLS),
    (TriggeredSkillLine, WITH_SKILLS),
    (UnsealingLine, A_STONE),
    # BS-34.01, BS-34.02
    (PuttingCondition, OUTSIDE),
    # BS-30.04
    (TurnedText, A_FACE_B),
    # BS-25.02
    (StaysSet, WITH_BURST),
    (SetOpening, WITH_BURST),
    (RevealedFreely, WITH_CONDITION),
    (HasEXSymbols, WITH_SYMBOLS),
    (ReductionColors, WITH_REDUCTION),
    (SummoningCondition, SUMMONED),
    (EntersExhausted, SUMMONED),
    (EntersInstead, SUMMONED),
    (TransferSummon, SUMMONED),
    (HandRemoval, SUMMONED),
    (Inherits, SUMMONED),
    (LifePrice, SUMMONED),
    (UndyingLine, SUMMONED),
    (ManifestLine, SUMMONED),
    (SwiftLine, SUMMONED),
    (Advent, ON_FIELD),
)
"""Sorts of cards by what they alone can have."""

TIMINGS: Final[tuple[tuple[type[Trigger], str], ...]] = (
    # BS-07.02, BS-15.14
    (ThisIsDeployed, A_NEXUS),
    (ThisBraveIsSummoned, A_BRAVE),
    (ThisIsSummoned, SUMMONED),
)
"""Sorts of cards by what can happen to them alone."""


def check_lines(card: CardDefinition, place: str) -> None:
    """Refuse a card with a line that it could never use.

    Args:
        card: the card, with its other face if it has one.
        place: what to call its effect in an error.

    Raises:
        BadInput: there is such a line.
    """
    for index, ability in enumerate(card.abilities, start=1):
        for sort in needed(ability, card):
            if not is_of(card, sort):
                raise unfitting_line(place, index, f"on {card.number}, a card of kind {card.kind}", sort)
        for word in walk(ability):
            if isinstance(word, Triggered | Burst | SetOpening):
                _check_heard(word, index, place)


_SET: Final = "set"
_PLACES: Final = {
    "field": "on the field",
    _SET: "from the burst area",
    IN_HAND: "in the hand",
    IN_TRASH: "in the trash",
    LYING_AT_HAND: "at hand",
}


def _check_heard(ability: Triggered | Burst | SetOpening, number: int, place: str) -> None:
    """Refuse an ability whose event never reaches a card where its own card is.

    Args:
        ability: a line, or an ability that a line gives.
        number: which line it is in, from 1.
        place: what to call the effect in an error.
    """
    trigger = ability.trigger
    where = ability.place if isinstance(ability, Triggered) else _SET
    # An ability given by an effect to wait for its event is bound to no place.
    if not where:
        return
    heard = HEARD.get(where)
    if heard is not None and not heard.issuperset(trigger.events):
        raise _unheard(number, place, where, trigger, "the events " + ", ".join(sorted(heard)))
    if not _happens(ability, where, trigger):
        allowed = "an event of other cards" if where in (IN_HAND, _SET) else "an event of that card there"
        raise _unheard(number, place, where, trigger, allowed)


def _happens(ability: Triggered | Burst | SetOpening, where: str, trigger: Trigger) -> bool:
    """Whether what a trigger waits for can happen to its own card, if it waits for that alone."""
    if not trigger.own:
        return True
    if where != "field":
        return trigger.own == OF_CARD_AWAY and where not in (IN_HAND, _SET)
    assert isinstance(ability, Triggered)
    if trigger.own == OF_MIRAGE:
        # BS-26.01
        return bool(ability.forms & WHILE_SET)
    # A base has the id of what lies on it (BS-29.02).
    return trigger.own == OF_FIELD_CARD and bool(ability.forms & (STANDING | AS_BASE))


def _unheard(number: int, place: str, where: str, trigger: Trigger, allowed: str) -> BadInput:
    from taisen.battle_spirits.vocabulary.notation import VOCABULARY

    said = write(trigger, VOCABULARY)
    values: dict[str, str | int] = {"number": number, "trigger": said}
    found = f"ability {number}, given {_PLACES[where]} when {said}"
    return BadInput(place, found, allowed, key="card-unheard", values=values)


def needed(ability: Ability, card: CardDefinition) -> list[str]:
    """Return what a card must be to have an ability."""
    found = [sort for kind, sort in FITTING if isinstance(ability, kind)][:1]
    # BS-13.01, BS-35.09: nothing but a magic is laid on the field by its own text.
    if any(isinstance(word, LayThis | DiscardLaid) for word in walk(ability)):
        found.append(A_MAGIC)
    found += [_EFFECTS[use.which] for use in _uses(ability)]
    if isinstance(ability, ZeroCounter):
        found.append(WITH_ZERO_COUNTER_LINE)
    # BS-34.01, BS-30.03: a token is on the field or outside the match; a face B is up on the field alone.
    away = isinstance(ability, Permission | Burst | SafeAway | Untouched | WhenRevealed)
    # Of cards in use it is a magic that an effect may be after.
    if isinstance(ability, SafeAway) and ability.place == IN_USE:
        found.append(A_MAGIC)
    # BS-25.02
    if isinstance(ability, Untouched) and ability.place == BURST_AREA:
        found.append(WITH_BURST)
    if isinstance(ability, Triggered):
        away = ability.place != "field"
        found += [sort for kind, sort in TIMINGS if isinstance(ability.trigger, kind)]
        # BS-30.01
        if ability.trigger.on_rebirth:
            found.append(TWO_FACED)
    if away:
        found.append(IN_DECK)
    elif isinstance(ability, CardAbility):
        found += _forms(ability)
        # A brave gives its lines to what it is combined with, whose levels and OC are meant then.
        if card.kind != BRAVE or not ability.combined:
            if ability.levels and not any(ability.levels >> level & 1 for level, _, _ in card.levels):
                found.append(WITH_LEVEL)
            if ability.over_count:
                found.append(WITH_OVER_COUNT)
    elif isinstance(ability, AdventBase) and not ability.standing:
        found.append(A_CONTRACT_CARD)
    return found


_EFFECTS: Final = {MAIN: WITH_MAIN, FLASH: WITH_FLASH, ZERO_COUNTER_EFFECT: WITH_ZERO_COUNTER}
"""What a card needs to be used for one of its effects, by the effect."""


def _uses(ability: Ability) -> list[UseThisMagic]:
    """Return what an ability uses its own card for."""
    return [word for word in walk(ability) if isinstance(word, UseThisMagic)]


def _forms(ability: CardAbility) -> list[str]:
    """Return what a card must be to come into the forms and combinations in which an ability works."""
    found: list[str] = []
    if ability.forms == WHILE_LAID:
        # BS-13.01, BS-35.09: a magic comes to the field by its own text alone.
        found += [A_MAGIC, LAYING_ITSELF]
    elif ability.forms != WHILE_SET:
        found.append(ON_FIELD)
    if ability.forms & WHILE_SET:
        # BS-26.01
        found.append(A_MIRAGE)
    # BS-32.11; with levels the card standing on the field is meant too.
    if ability.forms & IN_SOUL_STATE:
        found.append(A_CONTRACT_CARD)
    # BS-16.09
    if ability.combined & (COMBINED_LEFT | COMBINED_RIGHT):
        found.append(AN_OTHERWORLD_BRAVE)
    # BS-17.03
    elif ability.combined & COMBINED_NEXUS:
        found.append(A_MYTHIC_BRAVE)
    elif ability.combined and ability.combined != COMBINED:
        found.append(A_BRAVE)
    return found


def is_of(card: CardDefinition, sort: str) -> bool:
    """Return whether a card is of a sort."""
    return {
        A_MAGIC: card.kind == MAGIC,
        LAYING_ITSELF: any(isinstance(word, LayThis) for line in card.abilities for word in walk(line)),
        WITH_MAIN: card.magic_main is not None,
        WITH_FLASH: card.magic_flash is not None,
        WITH_ZERO_COUNTER: card.zero_counter is not None,
        WITH_ZERO_COUNTER_LINE: any(
            use.which == ZERO_COUNTER_EFFECT for line in card.abilities for use in _uses(line)
        ),
        ON_FIELD: card.kind != MAGIC,
        SUMMONED: card.kind in _SUMMONED,
        A_GRANDWALKER: card.walker == GRANDWALKER,
        A_CONTRACT_GRANDWALKER: card.level_by_counts,
        A_STONE: card.walker == GENESIS_STONE,
        WITH_SKILLS: bool(card.walker) or card.kind == BRAVE,
        A_NEXUS: card.kind == NEXUS,
        A_BRAVE: card.kind == BRAVE,
        AN_OTHERWORLD_BRAVE: card.otherworld,
        A_MYTHIC_BRAVE: card.mythic,
        A_CONTRACT_CARD: card.contract,
        A_MIRAGE: card.mirage_cost >= 0,
        OUTSIDE: card.token,
        IN_DECK: not card.token and not card.reborn,
        A_FACE_B: card.reborn,
        TWO_FACED: card.reborn or card.two_faced,
        WITH_BURST: card.burst is not None,
        WITH_CONDITION: card.summoning_condition is not None,
        WITH_SYMBOLS: any(card.symbols),
        WITH_REDUCTION: any(card.reduction),
        WITH_OVER_COUNT: card.over_count is not None,
        # Levels that the card does not have are never reached.
        WITH_LEVEL: False,
    }[sort]


def check_facts(card: CardDefinition, facts: Mapping[str, object], place: str) -> None:
    """Refuse a card with a fact that means nothing on it, or without one that it needs.

    Args:
        card: what was made of the facts.
        facts: the facts as they came.
        place: what to call them in an error.

    Raises:
        BadInput: there is such a fact, or one is missing.
    """
    if not card.levels and card.kind != MAGIC:
        raise BadInput(f"{place}, levels", "no level", "a level; only a magic has none", key="card-no-level")
    if card.reborn and card.kind == MAGIC:
        # BS-30.01
        raise BadInput(place, f"the magic {card.number}", f"a face B of {ON_FIELD}", key="card-face")
    for name, wanted, fits in (
        ("levels", ON_FIELD, card.kind != MAGIC),
        ("symbols", ON_FIELD, card.kind != MAGIC),
        ("brave_bp", A_BRAVE, card.kind == BRAVE),
        # BS-16.05
        ("brave_condition", "a brave without sides", card.kind == BRAVE and not card.otherworld),
        ("left_condition", AN_OTHERWORLD_BRAVE, card.otherworld),
        ("right_condition", AN_OTHERWORLD_BRAVE, card.otherworld),
        # BS-31.01, BS-34.01
        ("contract", " or ".join(_CONTRACTS), card.kind in _CONTRACTS and not card.token),
        ("token", ON_FIELD, card.kind != MAGIC),
        # BS-26.03: it is set from the hand.
        ("mirage_cost", IN_DECK, not card.token and not card.reborn),
        # BS-40.06
        ("over_count", SUMMONED, card.kind in _SUMMONED),
        # BS-30.01
        ("face_b", ON_FIELD, card.kind != MAGIC and not card.token),
    ):
        value = facts.get(name)
        if not fits and value not in (None, "", 0, False, []) and (name, value) != ("mirage_cost", -1):
            found = f"{name} of {card.number}, a card of kind {card.kind}"
            values: dict[str, str | int] = {"fact": name}
            raise BadInput(place, found, f"that fact of {wanted}", key="card-fact-unfit", values=values)
