"""Field lines: what the field index has to know of each ability of a card, found once for the card.

An ability on the field is looked up by what it listens to and by the layers that it changes; that depends on
the ability alone, so that a change of the field only has to put together what is found here.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.nodes import Node
from taisen.language.bases import Ability, Modification
from taisen.wixoss.vocabulary.abilities import Action, CardAbility, Constant, Triggered
from taisen.wixoss.vocabulary.changes import GIFT, GRANT, Grant, KeywordGrant, layer_of, takes_power

FIELD: Final = "field"
ACCE: Final = "acce"
UNDER: Final = "under"

LAYERS: Final = (
    "identity",
    "level",
    "ability",
    "grant",
    "immunity",
    "limit",
    "cost",
    "player",
    "base",
    "power",
    "restriction",
    "replacement",
    "gift",
    "cards",
)
"""Layers of changes, in the order in which they are read (see ``rules.layers``)."""

GRANTED_LAYERS: Final = LAYERS[LAYERS.index("immunity") :]
"""Layers in which abilities given to cards may work: those that come after the giving."""

UNSETTLING: Final = frozenset(("identity", "level", GRANT, "limit"))
"""Layers whose changes may give rule processing something to do, whatever they change."""


class Prospect:
    """What changes may lead to, whether or not they are at work.

    Attributes:
        giving: whether cards may be given abilities that wait, are used or are keywords.
        lending: whether some of those may be action abilities.
        weakening: whether a SIGNI may become powerless (WX-22.02).
        unsettling: whether rule processing may have something to do with the field (chapter 22).
        awaited: events for which abilities wait that are given.
        words: keywords that are given.
    """

    __slots__ = ("awaited", "giving", "lending", "unsettling", "weakening", "words")

    def __init__(self) -> None:
        self.giving = False
        self.lending = False
        self.weakening = False
        self.unsettling = False
        self.awaited: set[str] = set()
        self.words: set[str] = set()

    def look_at(self, layer: str, change: Node) -> None:
        """Add what a change in ``layer`` may lead to."""
        powerless = isinstance(change, Modification) and takes_power(change)
        if powerless or layer in UNSETTLING:
            self.unsettling = True
        # What a given constant ability changes or gives is not known before it is worked out.
        if powerless or layer == GRANT:
            self.weakening = True
        if layer == GRANT:
            self.giving = self.lending = True
        if isinstance(change, KeywordGrant):
            self.words.add(change.word)
        elif isinstance(change, Grant) and isinstance(change.ability, CardAbility):
            self.give(change.ability, layer)

    def give(self, ability: CardAbility, layer: str = GIFT) -> None:
        """Add an ability that cards are given."""
        if ability.keyword:
            self.words.add(ability.keyword)
        if layer != GIFT:
            return
        self.giving = True
        if isinstance(ability, Action):
            self.lending = True
        elif isinstance(ability, Triggered):
            self.awaited.update(ability.trigger.events)

    def idle(self) -> bool:
        """Return whether nothing in it leads to anything."""
        return not (self.giving or self.lending or self.weakening or self.unsettling or self.words)

    def add(self, other: Prospect) -> None:
        """Add all that is in another."""
        self.giving = self.giving or other.giving
        self.lending = self.lending or other.lending
        self.weakening = self.weakening or other.weakening
        self.unsettling = self.unsettling or other.unsettling
        self.awaited |= other.awaited
        self.words |= other.words


class FieldLine:
    """An ability of a card as the field index needs it.

    Attributes:
        ability: the ability.
        layers: layers in which a constant one changes something, each once, in its own order.
        events: events that an automatic one waits for; none if the layer icon shares it.
        acts: whether it is an action ability that its card has to itself.
        shared: whether it waits, is used or is a keyword, and has the layer icon (WX-35.11).
        prospect: what it may lead to, None for nothing.
    """

    __slots__ = ("ability", "acts", "events", "layers", "prospect", "shared")

    def __init__(self, ability: CardAbility) -> None:
        self.ability = ability
        self.layers: tuple[str, ...] = ()
        self.events: tuple[str, ...] = ()
        self.acts = False
        self.shared = ability.layer
        prospect = Prospect()
        if isinstance(ability, Constant):
            self.layers = _layers(ability)
            self.shared = ability.layer and ability.keyword != ""
            for modification in ability.modifications:
                prospect.look_at(layer_of(modification), modification)
        elif isinstance(ability, Triggered) and not ability.layer:
            self.events = ability.trigger.events
        elif isinstance(ability, Action) and not ability.layer:
            self.acts = True
        if self.shared:
            prospect.give(ability)
        self.prospect = None if prospect.idle() else prospect


def _layers(ability: Constant) -> tuple[str, ...]:
    found: list[str] = []
    for modification in ability.modifications:
        layer = layer_of(modification)
        if layer not in found:
            found.append(layer)
    return tuple(found)


def field_lines(abilities: tuple[Ability, ...], zone: str) -> tuple[FieldLine, ...]:
    """Return the abilities that work while their card is in a place of the field.

    Args:
        abilities: those of a card.
        zone: ``FIELD``, ``ACCE`` or ``UNDER``.
    """
    return tuple(
        FieldLine(ability)
        for ability in abilities
        if isinstance(ability, CardAbility) and zone_of(ability) == zone
    )


def zone_of(ability: CardAbility) -> str:
    """Return where a card must be for an ability of it to work."""
    place = FIELD
    if isinstance(ability, Constant):
        place = ability.zone
    elif isinstance(ability, (Triggered, Action)):
        place = ability.place
    # What works anywhere works on the field too.
    return FIELD if place == "anywhere" else place
