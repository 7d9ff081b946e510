"""The field index: who stands on the field, by what they listen to and what they change.

It depends on which cards are on the field and combined, not on cores or postures, so it outlives
most writes; copies of a match share it.
"""

from __future__ import annotations

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import Activated, CardAbility, Continuous, Triggered
from taisen.kernel.events import EFFECT, Cause

BRAVE_SUMMONED = "brave_summoned"


class Placed:
    """An ability of a card on the field.

    Attributes:
        object: the field card that has it.
        ability: the ability.
        cause: the cause that it acts as.
    """

    __slots__ = ("ability", "cause", "object")

    def __init__(self, object: int, ability: CardAbility, cause: Cause) -> None:  # noqa: A002
        self.object = object
        self.ability = ability
        self.cause = cause


class FieldIndex:
    """Abilities on the field by event and by layer, and names of the field cards.

    Attributes:
        triggered: by event name, in field order.
        continuous: by layer, in field order.
        activated: in field order.
        names: text form of each field card as its own player says it.
    """

    __slots__ = ("activated", "continuous", "names", "triggered")

    def __init__(self, state: BattleState) -> None:
        self.triggered: dict[str, list[Placed]] = {}
        self.continuous: dict[str, list[Placed]] = {}
        self.activated: list[Placed] = []
        self.names: dict[int, str] = {}
        seen: tuple[dict[str, int], dict[str, int]] = ({}, {})
        for found in state.objects.values():
            definition = state.definitions[found.card]
            number = definition.number
            count = seen[found.controller].get(number, 0) + 1
            seen[found.controller][number] = count
            self.names[found.id] = number if count == 1 else f"{number}#{count}"
            if definition.has_abilities:
                self._add(state, found, found.card, definition)
            for brave in found.braves:
                brave_definition = state.definitions[brave]
                if brave_definition.has_abilities:
                    self._add(state, found, brave, brave_definition)

    def _add(self, state: BattleState, found: FieldCard, card: int, definition: CardDefinition) -> None:
        guest = card != found.card
        for ability in definition.abilities:
            if not isinstance(ability, CardAbility):
                continue
            # BS-15.09: of a combined brave only the effects "while combined" are added, and
            # BS-15.14: its "when this brave is summoned" comes in direct braving too.
            if guest and not ability.combined and not _on_own_summon(ability):
                continue
            placed = Placed(found.id, ability, cause_of(state, found, ability.key, card))
            if isinstance(ability, Triggered):
                if ability.place == "field":
                    for event in ability.trigger.events:
                        self.triggered.setdefault(event, []).append(placed)
            elif isinstance(ability, Continuous):
                for modification in ability.modifications:
                    entries = self.continuous.setdefault(modification.layer, [])
                    if not entries or entries[-1] is not placed:
                        entries.append(placed)
            elif isinstance(ability, Activated):
                self.activated.append(placed)


def _on_own_summon(ability: CardAbility) -> bool:
    return isinstance(ability, Triggered) and BRAVE_SUMMONED in ability.trigger.events


def cause_of(state: BattleState, found: FieldCard, ability: str, card: int = -1) -> Cause:
    """Return the cause for an ability of a field card: a combined card has all its cards' colours."""
    definition = state.definitions[found.card]
    colors = definition.colors
    for brave in found.braves:
        colors |= state.definitions[brave].colors
    return Cause(
        EFFECT,
        found.controller,
        card=found.card if card < 0 else card,
        object=found.id,
        ability=ability,
        colors=colors,
        source_kind=definition.kind,
    )


def field_index(state: BattleState) -> FieldIndex:
    """Return the index of the present field, made anew if the field has changed."""
    index = state.index
    if index is None:
        index = FieldIndex(state)
        state.index = index
    return index


def name_of(state: BattleState, object_id: int, player: int) -> str:
    """Return the text form of a field card, as ``player`` says it: ``BS17-003#2``, ``opp:BS17-003``."""
    index = state.index
    if index is None:
        index = field_index(state)
    name = index.names[object_id]
    return name if state.objects[object_id].controller == player else f"opp:{name}"
