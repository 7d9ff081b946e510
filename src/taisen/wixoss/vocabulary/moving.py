"""Moving: the one way in which deeds move items, whether from the field or from other zones."""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.slots import CARDS
from taisen.wixoss.rules import zones
from taisen.wixoss.state import (
    DECK,
    HAND,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    TRASH,
    ZONE_COUNT,
    WixossState,
)
from taisen.wixoss.vocabulary.items import cards_among, field_items, holder_of


def move_items(
    state: WixossState,
    items: tuple[int, ...],
    kind: int,
    cause: Cause,
    slots: list[Value],
    how: str,
    bottom: bool = False,
) -> int:
    """Move items to a zone that is not on the field, all at the same time; return how many moved.

    They are "those cards" afterwards. From the hand to the trash is discarding (WX-04.24).
    """
    fielded = field_items(items)
    tops = {item: state.objects[item].card for item in fielded if item in state.objects}
    left = zones.take_from_field(state, fielded, kind, cause, how, bottom=bottom) if fielded else ()
    moved = tuple(tops[item] for item in left)
    cards = cards_among(items)
    beneath = tuple(card for card in cards if state.places[card] < 0)
    if beneath:
        moved += _take_from_under(state, beneath, kind, cause, how)
        cards = tuple(card for card in cards if card not in beneath)
    if kind == TRASH:
        hand = tuple(card for card in cards if state.places[card] % ZONE_COUNT == HAND)
        for player in (0, 1):
            zones.discard(state, player, tuple(card for card in hand if state.owners[card] == player), cause)
        moved += hand
        cards = tuple(card for card in cards if card not in hand)
    if cards:
        life = tuple(card for card in cards if state.places[card] % ZONE_COUNT == LIFE)
        for target in sorted({home(state, card, kind) for card in cards}):
            those = tuple(card for card in cards if home(state, card, kind) == target)
            zones.move(state, those, cause.player, target, cause, how, bottom)
        moved += cards
        if kind != LIFE:
            _report_life(state, life, cause, how)
    slots[CARDS] = moved
    return len(moved)


def home(state: WixossState, card: int, kind: int) -> int:
    """Return the zone that a card goes to: white-backed cards have a deck and a trash of their own."""
    # WX-03.10, WX-04.17
    if state.definitions[card].white_backed:
        return {DECK: LRIG_DECK, TRASH: LRIG_TRASH}.get(kind, kind)
    return kind


def _take_from_under(
    state: WixossState, cards: tuple[int, ...], kind: int, cause: Cause, how: str
) -> tuple[int, ...]:
    """Move cards that lie under field cards; return those that did."""
    moved: tuple[int, ...] = ()
    for holder in sorted({holder_of(state, card) for card in cards} - {0}):
        own = tuple(card for card in cards if card in state.objects[holder].under)
        for target in sorted({home(state, card, kind) for card in own}):
            those = tuple(card for card in own if home(state, card, kind) == target)
            zones.take_from_under(state, holder, those, target, cause, how)
        moved += own
    return moved


def _report_life(state: WixossState, cards: tuple[int, ...], cause: Cause, how: str) -> None:
    """Report that cards left the Life Cloth without being crushed (WX-18.11)."""
    for player in (0, 1):
        own = tuple(card for card in cards if state.owners[card] == player)
        if own:
            state.happen(Event("life_moved", player, cause, amount=len(own), detail=how, cards=own))
