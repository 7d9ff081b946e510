"""The field index: who stands on the field, by what they listen to and what they change.

It depends on which cards are on the field, underneath and attached as acce, not on postures or
powers, so it outlives most writes; copies of a match share it. Whatever changes that puts
``state.index`` back to None.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import EFFECT, Cause
from taisen.wixoss.card_index import card_index
from taisen.wixoss.field_lines import GRANTED_LAYERS, FieldLine, Prospect
from taisen.wixoss.state import LRIG, FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import CardAbility, Triggered
from taisen.wixoss.vocabulary.changes import GRANT

PRINTED: Final = -1
"""Time of an ability that a card has by itself."""

BY_RULE: Final = ("attacked", "banished", "crushed")
"""Events for which something waits by the rules themselves (WX-21.02)."""

TRIGGER: Final = "trigger"
"""Layer of abilities that an effect says should trigger later."""


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


class Lines:
    """The abilities of a field card, those of cards under it and attached to it among them.

    A field card keeps its card and its player, so that these depend on nothing but the cards at it.

    Attributes:
        under, acces: the cards that it was made from.
        entries: the abilities, each with what the index needs of it.
    """

    __slots__ = ("acces", "entries", "under")

    def __init__(self, state: WixossState, found: FieldCard) -> None:
        self.under = found.under
        self.acces = found.acces
        self.entries: list[tuple[FieldLine, Placed]] = []
        definitions = state.definitions
        # WX-20.21
        self._add(state, found, found.card, definitions[found.card].field_lines)
        # WX-30.07
        for card in found.acces:
            self._add(state, found, card, definitions[card].acce_lines)
        # WX-10.09, WX-33.07: what lies underneath works only where a card says so.
        for card in found.under:
            self._add(state, found, card, definitions[card].under_lines)

    def _add(self, state: WixossState, found: FieldCard, card: int, lines: tuple[FieldLine, ...]) -> None:
        for line in lines:
            cause = cause_of(state, found, line.ability.key, card)
            self.entries.append((line, Placed(found.id, line.ability, cause)))


def lines_of(state: WixossState, found: FieldCard) -> Lines:
    """Return the abilities of a field card, made anew if other cards are at it than were before."""
    lines = found.lines
    if lines is None or lines.under is not found.under or lines.acces is not found.acces:
        lines = Lines(state, found)
        found.lines = lines  # derived, and so the same for whoever shares the field card
    return lines


class FieldIndex:
    """Abilities on the field by event and by layer, and names of the field cards.

    Attributes:
        bearing: what it has to do with, together with lasting changes; None before that was asked.
        triggered: by event name, in field order; those that the layer icon shares are not among them.
        continuous: by layer, in field order.
        actions: action abilities, in field order.
        shared: abilities with the layer icon that wait, are used or are keywords (WX-35.11).
        prospect: what constant abilities, and those that the layer icon shares, may lead to.
        names: text form of each field card as its own player says it.
        centers: the LRIG of each player, 0 for none.
    """

    __slots__ = (
        "actions",
        "bearing",
        "centers",
        "continuous",
        "names",
        "prospect",
        "shared",
        "triggered",
    )

    def __init__(self, state: WixossState) -> None:
        self.bearing: Bearing | None = None
        self.triggered: dict[str, list[Placed]] = {}
        self.continuous: dict[str, list[Placed]] = {}
        self.actions: list[Placed] = []
        self.shared: list[Placed] = []
        self.prospect = Prospect()
        self.names: dict[int, str] = {}
        self.centers = [0, 0]
        seen: tuple[dict[str, int], dict[str, int]] = ({}, {})
        definitions = state.definitions
        for found in state.objects.values():
            number = definitions[found.card].number
            counts = seen[found.controller]
            if number in counts:
                counts[number] += 1
                self.names[found.id] = f"{number}#{counts[number]}"
            else:
                counts[number] = 1
                self.names[found.id] = number
            if found.place == LRIG:
                self.centers[found.controller] = found.id
            entries = lines_of(state, found).entries
            if entries:
                self._add(entries)

    def _add(self, lines: list[tuple[FieldLine, Placed]]) -> None:
        for line, placed in lines:
            for layer in line.layers:
                entries = self.continuous.get(layer)
                if entries is None:
                    self.continuous[layer] = [placed]
                else:
                    entries.append(placed)
            for event in line.events:
                entries = self.triggered.get(event)
                if entries is None:
                    self.triggered[event] = [placed]
                else:
                    entries.append(placed)
            if line.acts:
                self.actions.append(placed)
            if line.shared:
                self.shared.append(placed)
            if line.prospect is not None:
                self.prospect.add(line.prospect)


class Bearing(Prospect):
    """What the cards on the field, lasting changes and cards elsewhere can have to do with, whatever works.

    Most cards have to do with little, so that most of what would be looked for need not be. It holds for one
    field index, and for as long as the lasting changes are those that it was made from (see ``bearing``).

    Attributes:
        modifiers: those lasting changes.
        layers: layers in which something may be at work.
        granting: whether constant abilities may be given, which may give anything.
        heard: events for which anything waits.
    """

    __slots__ = ("granting", "heard", "layers", "modifiers")

    def __init__(self, state: WixossState, index: FieldIndex) -> None:
        super().__init__()
        self.add(index.prospect)
        self.modifiers = state.modifiers
        layers = set(index.continuous)
        heard = {*BY_RULE, *index.triggered, *card_index(state).listening}
        for modifier in state.modifiers:
            layers.add(modifier.layer)
            change = modifier.value
            self.look_at(modifier.layer, change)
            if modifier.layer == TRIGGER:
                assert isinstance(change, Triggered)
                heard.update(change.trigger.events)
        self.granting = GRANT in layers
        if self.granting:
            layers.update(GRANTED_LAYERS)
        self.layers = frozenset(layers)
        self.heard = self.awaited.union(heard)


def bearing(state: WixossState) -> Bearing:
    """Return what anything has to do with now, made anew if the field or lasting changes have changed."""
    index = state.index
    if index is None:
        index = FieldIndex(state)
        state.index = index
    found = index.bearing
    if found is None or found.modifiers is not state.modifiers:
        found = Bearing(state, index)
        index.bearing = found
    return found


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
