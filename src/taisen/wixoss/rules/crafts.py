"""Crafts (chapter 26): stand-in cards that effects bring into the match.

That they are excluded wherever they may not be is decided where cards move, in ``zones.destination``
(WX-26.12).
"""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.state import BOTH, LRIG_DECK, ZONE_COUNT, WixossState


def craft_named(state: WixossState, number: str) -> CardDefinition:
    """Return the craft with a number: as the match knows it already, or as it is in the card list.

    Raises:
        BadInput: there is no such card; loading a card refuses one that names such a craft.
    """
    for there in state.definitions:
        if there.number == number:
            return there
    found = state.game.definition(number)
    assert isinstance(found, CardDefinition)
    return found


def add_craft(state: WixossState, player: int, definition: CardDefinition, cause: Cause) -> int:
    """Add a craft to a player's LRIG Deck; return its card slot.

    It is a card like others from then on, known to both (WX-26.11); there may be several of one name
    (WX-26.13).
    """
    if not definition.craft:
        raise ValueError(f"{definition.number} is no craft")
    # WX-26.10
    card = state.add_card(definition, player, player * ZONE_COUNT + LRIG_DECK)
    state.known[card] = BOTH
    state.card_index = None
    state.index = None
    state.touch()
    state.happen(
        Event("moved", player, cause, card=card, amount=-1, other=LRIG_DECK, detail="craft", cards=(card,))
    )
    return card
