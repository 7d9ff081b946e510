"""Refs: how things on a board of Battle Spirits are named (see ``taisen.table.wire``).

Owns making refs, and reading one that a browser sends back.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.state import SOUL_RESERVE, SOUL_TRASH, ZONE_COUNT, ZONES

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState

FIELD: Final = "field"
RESERVE: Final = "reserve"
TRASH: Final = "trash"
LIFE: Final = "life"
COUNTS: Final = "counts"
VOID: Final = ""
"""The void is nowhere on a board."""

SOUL_PLACES: Final = {SOUL_RESERVE: RESERVE, SOUL_TRASH: TRASH}

_FIELD_REF: Final = re.compile(r"(?:field|(?:cores|soul):field):(\d{1,9})")
_BRAVE_REF: Final = re.compile(r"brave:(\d{1,9}):(\d{1,3})")
_ZONE_CARD_REF: Final = re.compile(rf"({'|'.join(ZONES)}):([01]):(.{{1,80}})")
_PENDING_REF: Final = re.compile(r"pending:(\d{1,4})")


def player(number: int) -> str:
    """Return the ref of a player, who stands for the whole side."""
    return f"player:{number}"


def field(item: int) -> str:
    """Return the ref of a card on the field."""
    return f"field:{item}"


def brave(item: int, index: int) -> str:
    """Return the ref of a brave that is combined with a card on the field."""
    return f"brave:{item}:{index}"


def zone(side: int, name: str) -> str:
    """Return the ref of a zone."""
    return f"zone:{side}:{name}"


def zone_card(side: int, name: str, number: str) -> str:
    """Return the ref of a known card in a zone."""
    return f"{name}:{side}:{number}"


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


def pending(index: int) -> str:
    """Return the ref of an effect that waits."""
    return f"pending:{index}"


def core_place(side: int, place: int) -> str:
    """Return the ref of a place of cores as options have it.

    0 the reserve, 1 the Soul Core there, else twice a field card, plus 1 for the Soul Core.
    """
    if place < 2:
        return soul(side, RESERVE) if place else cores(side, RESERVE)
    return field_soul(place >> 1) if place & 1 else field_cores(place >> 1)


def knows(state: BattleState, card: int, viewer: int | None) -> bool:
    """Return whether a viewer knows the card in a slot; None: whether everybody does."""
    wanted = 3 if viewer is None else 1 << viewer
    return state.known[card] & wanted == wanted


def slot(state: BattleState, card: int, viewer: int | None) -> str:
    """Return the ref of the card in a slot: where it lies, or on the field; empty if it is not to be seen."""
    place = state.places[card]
    if place < 0:
        return card_on_field(state, card)
    if not knows(state, card, viewer):
        return ""
    side, kind = divmod(place, ZONE_COUNT)
    return zone_card(side, ZONES[kind], state.definitions[card].number)


def card_on_field(state: BattleState, card: int) -> str:
    """Return the ref of the field card, or of the brave, that a slot is; empty if it is none."""
    for found in state.objects.values():
        if found.card == card:
            return field(found.id)
        if card in found.braves:
            return brave(found.id, found.braves.index(card))
    return ""


def read_field(ref: str) -> int | None:
    """Return the field card that a ref names, or the one whose cores it names."""
    match = _FIELD_REF.fullmatch(ref)
    return None if match is None else int(match[1])


def read_brave(ref: str) -> tuple[int, int] | None:
    """Return field card and index of the brave that a ref names."""
    match = _BRAVE_REF.fullmatch(ref)
    return None if match is None else (int(match[1]), int(match[2]))


def read_zone_card(ref: str) -> tuple[str, int, str] | None:
    """Return zone, player and number of the known card that a ref names."""
    match = _ZONE_CARD_REF.fullmatch(ref)
    return None if match is None else (match[1], int(match[2]), match[3])


def read_pending(ref: str) -> int | None:
    """Return the index of the waiting effect that a ref names."""
    match = _PENDING_REF.fullmatch(ref)
    return None if match is None else int(match[1])
