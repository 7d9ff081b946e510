"""Items: field cards and cards of other zones as one sort of number, so that one word speaks of both.

A field card is its id, which is above zero; a card in a zone is ``card_item`` of its slot, below zero.
Targets give items, filters are asked about items, deeds work on items.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.language.slots import CARDS, NAMED
from taisen.wixoss.index import name_of

if TYPE_CHECKING:
    from taisen.kernel.frames import Value
    from taisen.wixoss.cards import CardDefinition
    from taisen.wixoss.state import WixossState


def card_item(card: int) -> int:
    """Return the item that stands for a card outside the field.

    >>> card_item(0), card_of(card_item(7))
    (-1, 7)
    """
    return -1 - card


def card_of(item: int) -> int:
    """Return the card slot that an item below zero stands for."""
    return -1 - item


def card_items(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the items that stand for cards outside the field."""
    return tuple(-1 - card for card in cards)


def there(state: WixossState, item: int) -> bool:
    """Return whether an item is still what it was: a field card on the field, a card off it."""
    if item > 0:
        return item in state.objects
    card = -1 - item
    return state.places[card] >= 0 or holder_of(state, card) != 0


def holder_of(state: WixossState, card: int) -> int:
    """Return the field card under which a card lies, 0 for none."""
    for found in state.objects.values():
        if card in found.under:
            return found.id
    return 0


def slot_of(state: WixossState, item: int) -> int:
    """Return the card slot of an item, the top card of a field card."""
    return state.objects[item].card if item > 0 else -1 - item


def definition_of(state: WixossState, item: int) -> CardDefinition:
    """Return the printed identity of an item."""
    return state.definitions[slot_of(state, item)]


def field_items(items: tuple[int, ...]) -> tuple[int, ...]:
    """Return the field cards among some items."""
    return tuple(item for item in items if item > 0)


def cards_among(items: tuple[int, ...]) -> tuple[int, ...]:
    """Return the slots of the cards outside the field among some items."""
    return tuple(-1 - item for item in items if item < 0)


def item_of(state: WixossState, card: int) -> int:
    """Return the item of a card slot wherever it is, 0 if it is under a field card or attached to one."""
    if state.places[card] >= 0:
        return -1 - card
    for found in state.objects.values():
        if found.card == card:
            return found.id
    return 0


def text_of(state: WixossState, item: int, player: int) -> str:
    """Return the text form of an item as ``player`` says it."""
    return name_of(state, item, player) if item > 0 else state.definitions[-1 - item].number


# -- cards that an effect shows --------------------------------------------------------------------


def keep_shown(state: WixossState, slots: list[Value], cards: tuple[int, ...]) -> None:
    """Keep which cards were looked at or revealed, and where they are meanwhile."""
    slots[CARDS] = cards
    slots[NAMED] = (state.places[cards[0]], *cards) if cards else ()


def still_there(state: WixossState, slots: list[Value]) -> tuple[int, ...]:
    """Return those of the cards looked at or revealed that have not been moved since, as items."""
    kept = slots[NAMED]
    assert isinstance(kept, tuple)
    return tuple(-1 - card for card in kept[1:] if state.places[card] == kept[0])
