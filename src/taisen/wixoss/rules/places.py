"""Places (chapter 04): where cards are, who knows them there, and where they go instead."""

from __future__ import annotations

from typing import Final

from taisen.wixoss import cards as kinds
from taisen.wixoss.state import (
    BEAT,
    BOTH,
    CHECK,
    CHEER,
    DECK,
    ENER,
    EXCLUDED,
    HAND,
    LANES,
    LEFT_BEHIND,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    SEEDS,
    TRAPS,
    TRASH,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)

# WX-04.02, WX-04.06, WX-04.16, WX-04.17, WX-35.09, WX-99.33
PUBLIC: Final = frozenset({ENER, CHECK, TRASH, LRIG_TRASH, EXCLUDED, BEAT, LEFT_BEHIND})
"""Kinds of zones that both players may read."""

# WX-04.05, WX-04.21, WX-04.23: nobody may look at these.
UNSEEN: Final = frozenset({DECK, LIFE})

# WX-04.07, WX-04.16
UNORDERED: Final = frozenset({ENER, TRASH, LRIG_TRASH, EXCLUDED, BEAT})
"""Kinds of zones whose cards have no order: they are kept in the order of their card slots."""


# -- where cards are -------------------------------------------------------------------------------


def place_of(state: WixossState, card: int) -> int:
    """Return the kind of zone that a card is in, -1 while it is part of a field card."""
    place = state.places[card]
    return -1 if place < 0 else place % ZONE_COUNT


def in_hand(state: WixossState, player: int, card: int) -> bool:
    """Return whether a card is in a player's hand."""
    return state.places[card] == player * ZONE_COUNT + HAND


def in_lrig_deck(state: WixossState, player: int, card: int) -> bool:
    """Return whether a card is in a player's LRIG Deck."""
    return state.places[card] == player * ZONE_COUNT + LRIG_DECK


def put_in(state: WixossState, card: int, owner: int, kind: int, known: int, bottom: bool = False) -> None:
    """Put a card into a zone; in one without an order it makes no difference what came there first.

    Args:
        state: the match.
        card: the card.
        owner: whose zone.
        kind: kind of zone.
        known: mask of the players who have seen it on its way.
        bottom: put it under the zone instead of on its top.
    """
    zone = owner * ZONE_COUNT + kind
    state.move_card(card, zone, known_in(kind, owner) | known, bottom)
    if kind in UNORDERED:
        cards = state.zones[zone]
        if len(cards) > 1 and card < cards[-2]:
            state.zones[zone] = tuple(sorted(cards))


def known_in(kind: int, player: int) -> int:
    """Return the mask of players who come to know a card that is put into a zone of ``player``."""
    if kind in PUBLIC:
        return BOTH
    if kind in UNSEEN:
        return 0
    # WX-04.15, WX-04.19, WX-31.10, WX-32.09
    return 1 << player


def lane_free(state: WixossState, player: int, lane: int) -> bool:
    """Return whether no SIGNI stands in a SIGNI Zone; a seed or trap is none (WX-32.04)."""
    return state.standing(player, lane) is None


def free_lanes(state: WixossState, player: int) -> list[int]:
    """Return the SIGNI Zones of a player in which no SIGNI stands."""
    # WX-04.09
    taken = 0
    for found in state.objects.values():
        if found.controller == player:
            taken |= 1 << found.place
    return [lane for lane in LANES if not taken >> lane & 1]


def signi(state: WixossState, player: int) -> list[FieldCard]:
    """Return a player's SIGNI on the field, the cheering one among them (WX-35.04)."""
    return [found for found in state.objects.values() if found.controller == player and found.place <= CHEER]


def destination(state: WixossState, card: int, kind: int) -> int:
    """Return the kind of zone that a card goes to when it is sent to ``kind``."""
    definition = state.definitions[card]
    if not definition.white_backed:
        return kind
    if definition.craft and kind not in (LRIG_DECK, CHECK, EXCLUDED):
        # WX-26.12, WX-99.07
        return EXCLUDED
    if (
        definition.kind == kinds.RESONA
        and not definition.craft
        and kind not in (LRIG_DECK, LRIG_TRASH, CHECK)
    ):
        # WX-27.04, WX-99.08, WX-09.07: not even excluded.
        return LRIG_DECK
    return kind


def trap_in(state: WixossState, player: int, lane: int) -> int:
    """Return the card slot of the trap in a lane, -1 for none."""
    cards = state.zones[player * ZONE_COUNT + TRAPS + lane]
    return cards[-1] if cards else -1


def seed_in(state: WixossState, player: int, lane: int) -> int:
    """Return the card slot of the seed in a lane, -1 for none."""
    cards = state.zones[player * ZONE_COUNT + SEEDS + lane]
    return cards[-1] if cards else -1
