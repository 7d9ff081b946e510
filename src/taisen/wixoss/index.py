"""The field index: who stands on the field, by what they listen to and what they change.

It depends on which cards are on the field, underneath and attached as acce, not on postures or
powers, so it outlives most writes; copies of a match share it. Whatever changes that puts
``state.index`` back to None.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.nodes import Node
from taisen.language.bases import Modification
from taisen.wixoss.card_index import card_index
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.state import LRIG, FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import Action, CardAbility, Constant, Triggered
from taisen.wixoss.vocabulary.changes import GIFT, GRANT, Grant, layer_of, takes_power

FIELD: Final = "field"
ACCE: Final = "acce"
UNDER: Final = "under"

PRINTED: Final = -1
"""Time of an ability that a card has by itself."""

TRIGGER: Final = "trigger"
"""Layer of abilities that an effect says should trigger later."""

UNSETTLING: Final = frozenset(("identity", "level", GRANT, "limit"))
"""Layers whose changes may give rule processing something to do, whatever they change."""


class Placed:
    """An ability of a card on the field.

    Attributes:
        object: the field card that has it.
        ability: the ability.
        cause: the cause that it acts as.
        time: serial number at which it was given, ``PRINTED`` if the card has it by itself.
    """

    __slots__ = ("ability", "cause", "object", "time")

    def __init__(
        self,
        object: int,  # noqa: A002 - the field's own word
        ability: CardAbility,
        cause: Cause,
        time: int = PRINTED,
    ) -> None:
        self.object = object
        self.ability = ability
        self.cause = cause
        self.time = time


class FieldIndex:
    """Abilities on the field by event and by layer, and names of the field cards.

    Attributes:
        bearing: what it has to do with, together with lasting changes; None before that was asked.
        triggered: by event name, in field order; those that the layer icon shares are not among them.
        continuous: by layer, in field order.
        actions: action abilities, in field order.
        shared: abilities with the layer icon that wait, are used or are keywords (WX-35.11).
        awaited: events for which abilities wait that constant ones give, or that the layer icon shares.
        names: text form of each field card as its own player says it.
        centers: the LRIG of each player, 0 for none.
        giving: whether a constant ability may give cards abilities that wait or are used.
        weakening: whether a constant ability may make a SIGNI powerless.
        unsettling: whether one may give rule processing anything to do.
    """

    __slots__ = (
        "actions",
        "awaited",
        "bearing",
        "centers",
        "continuous",
        "giving",
        "names",
        "shared",
        "triggered",
        "unsettling",
        "weakening",
    )

    def __init__(self, state: WixossState) -> None:
        self.bearing: Bearing | None = None
        self.triggered: dict[str, list[Placed]] = {}
        self.continuous: dict[str, list[Placed]] = {}
        self.actions: list[Placed] = []
        self.shared: list[Placed] = []
        self.names: dict[int, str] = {}
        self.awaited: set[str] = set()
        self.centers = [0, 0]
        self.giving = False
        self.weakening = False
        self.unsettling = False
        seen: tuple[dict[str, int], dict[str, int]] = ({}, {})
        definitions = state.definitions
        for found in state.objects.values():
            definition = definitions[found.card]
            number = definition.number
            count = seen[found.controller].get(number, 0) + 1
            seen[found.controller][number] = count
            self.names[found.id] = number if count == 1 else f"{number}#{count}"
            if found.place == LRIG:
                self.centers[found.controller] = found.id
            # WX-20.21
            if definition.has_abilities:
                self._add(state, found, found.card, definition, FIELD)
            # WX-30.07
            for card in found.acces:
                self._add(state, found, card, definitions[card], ACCE)
            # WX-10.09, WX-33.07: what lies underneath works only where a card says so.
            for card in found.under:
                if definitions[card].has_abilities:
                    self._add(state, found, card, definitions[card], UNDER)

    def _add(
        self, state: WixossState, found: FieldCard, card: int, definition: CardDefinition, zone: str
    ) -> None:
        for ability in definition.abilities:
            if not isinstance(ability, CardAbility) or zone_of(ability) != zone:
                continue
            placed = Placed(found.id, ability, cause_of(state, found, ability.key, card))
            if isinstance(ability, Constant):
                for modification in ability.modifications:
                    layer = layer_of(modification)
                    self._look_at(layer, modification)
                    entries = self.continuous.setdefault(layer, [])
                    if not entries or entries[-1] is not placed:
                        entries.append(placed)
                if ability.layer and ability.keyword:
                    self.shared.append(placed)
            elif ability.layer:
                self.shared.append(placed)
                if isinstance(ability, Triggered):
                    self.awaited.update(ability.trigger.events)
            elif isinstance(ability, Triggered):
                for event in ability.trigger.events:
                    self.triggered.setdefault(event, []).append(placed)
            elif isinstance(ability, Action):
                self.actions.append(placed)

    def _look_at(self, layer: str, change: Modification) -> None:
        """Note what a constant change may lead to, whether or not it is at work just now."""
        self.giving = self.giving or giving(layer, change)
        self.weakening = self.weakening or weakening(layer, change)
        self.unsettling = self.unsettling or unsettling(layer, change)
        self.awaited.update(awaited(layer, change))


class Bearing:
    """What the cards on the field, lasting changes and cards elsewhere can have to do with, whatever works.

    Most cards have to do with little, so that most of what would be looked for need not be. It holds for one
    field index, and for as long as the lasting changes are those that it was made from (see ``bearing``).

    Attributes:
        modifiers: those lasting changes.
        layers: layers in which something may be at work.
        granting: whether constant abilities may be given, which may work in any layer.
        giving: whether abilities that wait or are used may be given.
        awaited: events for which abilities wait that are given or shared.
        heard: events for which any ability waits.
        weakening: whether a change may make a SIGNI powerless.
        unsettling: whether a change may give rule processing anything to do.
    """

    __slots__ = (
        "awaited",
        "giving",
        "granting",
        "heard",
        "layers",
        "modifiers",
        "unsettling",
        "weakening",
    )

    def __init__(self, state: WixossState, index: FieldIndex) -> None:
        modifiers = state.modifiers
        self.modifiers = modifiers
        self.giving = index.giving
        self.weakening = index.weakening
        self.unsettling = index.unsettling
        layers = set(index.continuous)
        waited = set(index.awaited)
        heard = {*index.triggered, *card_index(state).listening}
        for modifier in modifiers:
            layer, change = modifier.layer, modifier.value
            layers.add(layer)
            self.giving = self.giving or giving(layer, change)
            self.weakening = self.weakening or weakening(layer, change)
            self.unsettling = self.unsettling or unsettling(layer, change)
            waited.update(awaited(layer, change))
            if layer == TRIGGER:
                assert isinstance(change, Triggered)
                heard.update(change.trigger.events)
        self.layers = frozenset(layers)
        self.granting = GRANT in layers
        self.awaited = frozenset(waited)
        self.heard = self.awaited.union(heard)


def bearing(state: WixossState) -> Bearing:
    """Return what anything has to do with now, made anew if the field or lasting changes have changed."""
    index = state.index
    if index is None:
        index = field_index(state)
    found = index.bearing
    if found is None or found.modifiers is not state.modifiers:
        found = Bearing(state, index)
        index.bearing = found
    return found


def unsettling(layer: str, change: Node) -> bool:
    """Return whether a change may give rule processing something to do with the field (chapter 22)."""
    return layer in UNSETTLING or (isinstance(change, Modification) and takes_power(change))


def weakening(layer: str, change: Node) -> bool:
    """Return whether a change may make a SIGNI powerless (WX-22.02)."""
    # What a given constant ability changes is not known before it is worked out.
    return layer == GRANT or (isinstance(change, Modification) and takes_power(change))


def giving(layer: str, change: Node) -> bool:
    """Return whether a change may give abilities that wait or are used to cards."""
    return layer == GRANT or (layer == GIFT and isinstance(change, Grant))


def awaited(layer: str, change: Node) -> tuple[str, ...]:
    """Return the events for which the ability waits that a change gives to cards."""
    if layer != GIFT or not isinstance(change, Grant):
        return ()
    ability = change.ability
    return ability.trigger.events if isinstance(ability, Triggered) else ()


def zone_of(ability: CardAbility) -> str:
    """Return where a card must be for an ability of it to work."""
    place = FIELD
    if isinstance(ability, Constant):
        place = ability.zone
    elif isinstance(ability, (Triggered, Action)):
        place = ability.place
    # What works anywhere works on the field too.
    return FIELD if place == "anywhere" else place


def cause_of(state: WixossState, found: FieldCard, ability: str, card: int = -1) -> Cause:
    """Return the cause for an ability of a field card, or of a card attached to it or under it."""
    source = found.card if card < 0 else card
    definition = state.definitions[source]
    return Cause(
        EFFECT,
        found.controller,
        card=source,
        object=found.id,
        ability=ability,
        colors=definition.colors,
        source_kind=definition.kind,
    )


def field_index(state: WixossState) -> FieldIndex:
    """Return the index of the present field, made anew if the field has changed."""
    index = state.index
    if index is None:
        index = FieldIndex(state)
        state.index = index
    return index


def name_of(state: WixossState, object_id: int, player: int) -> str:
    """Return the text form of a field card, as ``player`` says it: ``WD01-009#2``, ``opp:WD01-009``."""
    index = state.index
    if index is None:
        index = field_index(state)
    name = index.names[object_id]
    return name if state.objects[object_id].controller == player else f"opp:{name}"
