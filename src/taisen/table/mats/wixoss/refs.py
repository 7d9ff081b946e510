"""Refs: how things on a board of WIXOSS are named (see ``taisen.table.wire``).

Owns making refs, and reading one that a browser sends back; those of all games are in ``mats.refs``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taisen.table.mats.refs import (
    field,
    lying,
    pending,
    player,
    read_field,
    read_pending,
    read_zone_card,
    there,
    zone,
    zone_card,
    zone_of,
)
from taisen.wixoss.state import PLACES, WixossState

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

UNDER: Final = "under"
ACCE: Final = "acce"

_STACKED_REF: Final = re.compile(rf"({UNDER}|{ACCE}):(\d{{1,9}}):(\d{{1,3}})")


def lane(side: int, place: int) -> str:
    """Return the ref of a place on a side's field, by its number in ``PLACES``."""
    return f"lane:{side}:{PLACES[place]}"


def under(item: int, index: int) -> str:
    """Return the ref of a card underneath one on the field, the lowest being the first."""
    return f"{UNDER}:{item}:{index}"


def acce(item: int, index: int) -> str:
    """Return the ref of an acce that is attached to a card on the field."""
    return f"{ACCE}:{item}:{index}"


def charms(item: int) -> str:
    """Return the ref of the charms of a card on the field; their faces are for nobody to see."""
    return f"charms:{item}"


def virus(side: int, place: int) -> str:
    """Return the ref of a virus in a lane."""
    return f"virus:{side}:{PLACES[place]}"


def coins(side: int) -> str:
    """Return the ref of a side's coins."""
    return f"coins:{side}"


def slot(state: WixossState, card: int, viewer: int | None) -> str:
    """Return the ref of the card in a slot, empty if it is not to be seen by itself."""
    return on_field(state, card) if state.places[card] < 0 else lying(state, card, viewer)


def where(state: AnyState, card: int, viewer: int | None) -> str:
    """Return the ref of the card in a slot, of its zone if it is not to be seen by itself."""
    assert isinstance(state, WixossState)
    found = slot(state, card, viewer)
    return found if found or state.places[card] < 0 else zone_of(state, card)


def on_field(state: WixossState, card: int) -> str:
    """Return the ref of what a slot is on the field: a card, or a part of one."""
    for found in state.objects.values():
        if found.card == card:
            return field(found.id)
        if card in found.under:
            return under(found.id, found.under.index(card))
        if card in found.acces:
            return acce(found.id, found.acces.index(card))
        if card in found.charms:
            return charms(found.id)
    return ""


def read_stacked(ref: str) -> tuple[str, int, int] | None:
    """Return what a ref of a card under or attached to another says: which of these, field card, index."""
    match = _STACKED_REF.fullmatch(ref)
    return None if match is None else (match[1], int(match[2]), int(match[3]))


__all__ = [
    "ACCE",
    "UNDER",
    "acce",
    "charms",
    "coins",
    "field",
    "lane",
    "lying",
    "on_field",
    "pending",
    "player",
    "read_field",
    "read_pending",
    "read_stacked",
    "read_zone_card",
    "slot",
    "there",
    "under",
    "virus",
    "where",
    "zone",
    "zone_card",
    "zone_of",
]
