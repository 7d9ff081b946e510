"""The card index: what the cards of a match listen to, wherever they are.

It depends on the printed identity of the cards alone, and copies of a match share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.battle_spirits.state import BattleState


KNOWN_BURST_EVENTS: Final = ("depleted", "destroyed", "life_reduced", "summon_effect_given")
"""Names of events that everybody knows some burst to answer, whatever is set."""


class CardIndex:
    """What the cards of a match listen to.

    Attributes:
        definitions: the list of cards that it was made from. A list of cards is never written: another one
            takes its place whenever a card becomes another, and then this index holds no more.
        hand_events: names of the events that cards of each player's deck answer from the hand.
        burst_events: names of the events that some card answers when it is set as a burst, and of those that
            everybody knows some burst to answer.
    """

    __slots__ = ("burst_events", "definitions", "hand_events")

    def __init__(self, state: BattleState) -> None:
        self.definitions: list[CardDefinition] = state.definitions
        self.burst_events = set(KNOWN_BURST_EVENTS)
        found: tuple[set[str], set[str]] = (set(), set())
        for owner, definition in zip(state.owners, state.definitions, strict=True):
            self.burst_events.update(definition.burst_events)
            for ability in definition.hand_triggered:
                found[owner].update(ability.trigger.events)
        self.hand_events = found


def card_index(state: BattleState) -> CardIndex:
    """Return the index of the present cards, made anew if a card has become another."""
    index = state.card_index
    if index is None or index.definitions is not state.definitions:
        index = CardIndex(state)
        state.card_index = index
    return index
