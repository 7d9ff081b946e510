"""The card index: cards of a match that want watching wherever they are.

It depends only on which cards the match has, so it outlives everything but a card that comes into
the match (a craft, WX-26.10); copies of a match share it.
"""

from __future__ import annotations

from taisen.wixoss.cards import KEY, RESONA
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import Action, Triggered

FIELD = "field"


class CardIndex:
    """What the rules look for among all cards.

    Attributes:
        listening: by event name, cards and their abilities that trigger elsewhere than on the field.
        acting: cards and their action abilities that are used elsewhere than on the field.
        bound: cards that rule processing keeps out of most zones: Resona and Keys (WX-22.08, WX-22.09).
    """

    __slots__ = ("acting", "bound", "listening")

    def __init__(self, state: WixossState) -> None:
        self.listening: dict[str, list[tuple[int, Triggered]]] = {}
        self.acting: list[tuple[int, Action]] = []
        self.bound: list[int] = []
        for card in range(len(state.owners)):
            definition = state.definitions[card]
            if definition.kind in (RESONA, KEY):
                self.bound.append(card)
            for action in definition.actions:
                if action.place != FIELD:
                    self.acting.append((card, action))
            for ability in definition.triggered:
                if ability.place != FIELD:
                    for event in ability.trigger.events:
                        self.listening.setdefault(event, []).append((card, ability))


def card_index(state: WixossState) -> CardIndex:
    """Return the index of the match's cards, made anew if cards came into the match."""
    index = state.card_index
    if index is None:
        index = CardIndex(state)
        state.card_index = index
    return index
