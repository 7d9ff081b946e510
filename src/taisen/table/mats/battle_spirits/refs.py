"""Refs: how things on a board of Battle Spirits are named (see ``taisen.table.wire``).

Owns making refs, and reading one that a browser sends back; those of all games are in ``mats.refs``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.state import SOUL_LIFE, SOUL_RESERVE, SOUL_TRASH, BattleState
from taisen.table.mats.refs import (
    field,
    lying,
    pending,
    player,
    read_pending,
    read_zone_card,
    there,
    zone,
    zone_card,
    zone_of,
)

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

FIELD: Final = "field"
RESERVE: Final = "reserve"
TRASH: Final = "trash"
LIFE: Final = "life"
COUNTS: Final = "counts"
VOID: Final = ""
"""The void is nowhere on a board."""
SOUL_PLACES: Final = {SOUL_RESERVE: RESERVE, SOUL_TRASH: TRASH, SOUL_LIFE: LIFE}

_FIELD_REF: Final = re.compile(r"(?:field|(?:cores|soul):field):(\d{1,9})")
_BRAVE_REF: Final = re.compile(r"brave:(\d{1,9}):(\d{1,3})")
_COVERED_REF: Final = re.compile(r"covered:(\d{1,9}):(\d{1,3})")
_BASE_REF: Final = re.compile(r"base:(\d{1,9}):(\d{1,3})")


def brave(item: int, index: int) -> str:
    """Return the ref of a brave that is combined with a card on the field."""
    return f"brave:{item}:{index}"


def base(item: int, index: int) -> str:
    """Return the ref of a face-up card below a card on the field, the lowest being the first."""
    return f"base:{item}:{index}"


def covered(item: int, index: int) -> str:
    """Return the ref of a known face-down card below a field card, the lowest known being the first."""
    return f"covered:{item}:{index}"


def thing(state: BattleState, item: int, viewer: int | None) -> str:
    """Return the ref of a field card, or of a card in soul state or set as a mirage, by its id."""
    card = state.card_apart(item)
    return field(item) if card < 0 else slot(state, card, viewer)


def cores(side: int, place: str) -> str:
    """Return the ref of the normal cores in a place of a side."""
    return f"cores:{side}:{place}"


def soul(side: int, place: str) -> str:
    """Return the ref of the Soul Core in a place of a side."""
    return f"soul:{side}:{place}"


def field_cores(item: int) -> str:
    """Return the ref of the normal cores on a card."""
    return f"cores:field:{item}"


def field_soul(item: int) -> str:
    """Return the ref of the Soul Core on a card."""
    return f"soul:field:{item}"


def core_place(side: int, place: int) -> str:
    """Return the ref of a place of cores as options have it.

    0 the reserve, 1 the Soul Core there, else twice a field card, plus 1 for the Soul Core.
    """
    if place < 2:
        return soul(side, RESERVE) if place else cores(side, RESERVE)
    return field_soul(place >> 1) if place & 1 else field_cores(place >> 1)


def slot(state: BattleState, card: int, viewer: int | None) -> str:
    """Return the ref of the card in a slot: where it lies, or on the field; empty if it is not to be seen."""
    return card_on_field(state, card) if state.places[card] < 0 else lying(state, card, viewer)


def where(state: AnyState, card: int, viewer: int | None) -> str:
    """Return the ref of the card in a slot, of its zone if it is not to be seen by itself."""
    assert isinstance(state, BattleState)
    found = slot(state, card, viewer)
    return found if found or state.places[card] < 0 else zone_of(state, card)


def card_on_field(state: BattleState, card: int) -> str:
    """Return the ref of the field card, or of the brave, that a slot is; empty if it is none."""
    for found in state.objects.values():
        if found.card == card:
            return field(found.id)
        if card in found.braves:
            return brave(found.id, found.braves.index(card))
        if card in found.bases:
            return base(found.id, found.bases.index(card))
    return ""


def read_field(ref: str) -> int | None:
    """Return the field card that a ref names, or the one whose cores it names."""
    match = _FIELD_REF.fullmatch(ref)
    return None if match is None else int(match[1])


def read_brave(ref: str) -> tuple[int, int] | None:
    """Return field card and index of the brave that a ref names."""
    match = _BRAVE_REF.fullmatch(ref)
    return None if match is None else (int(match[1]), int(match[2]))


def read_base(ref: str) -> tuple[int, int] | None:
    """Return field card and index of the card below it that a ref names."""
    match = _BASE_REF.fullmatch(ref)
    return None if match is None else (int(match[1]), int(match[2]))


def read_covered(ref: str) -> tuple[int, int] | None:
    """Return field card and index of the face-down card below it that a ref names."""
    match = _COVERED_REF.fullmatch(ref)
    return None if match is None else (int(match[1]), int(match[2]))


__all__ = [
    "COUNTS",
    "FIELD",
    "LIFE",
    "RESERVE",
    "SOUL_PLACES",
    "TRASH",
    "VOID",
    "base",
    "brave",
    "card_on_field",
    "core_place",
    "cores",
    "covered",
    "field",
    "field_cores",
    "field_soul",
    "lying",
    "pending",
    "player",
    "read_base",
    "read_brave",
    "read_covered",
    "read_field",
    "read_pending",
    "read_zone_card",
    "slot",
    "soul",
    "there",
    "thing",
    "where",
    "zone",
    "zone_card",
    "zone_of",
]
