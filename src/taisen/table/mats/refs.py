"""Refs that the boards of all games have: names of things on a board, made and taken apart here alone.

Options, movements and details name what they are about in the same way. Nothing that the viewer may not see
has a ref of its own: of a zone's unknown cards there is the zone's ref only. What a game has besides is in
its own ``refs``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

_FIELD_REF: Final = re.compile(r"field:(\d{1,9})")
_ZONE_CARD_REF: Final = re.compile(r"([a-z_]{1,40}):([01]):(.{1,80})")
_PENDING_REF: Final = re.compile(r"pending:(\d{1,4})")


def player(number: int) -> str:
    """Return the ref of a player, who stands for the whole side."""
    return f"player:{number}"


def field(item: int) -> str:
    """Return the ref of a card on the field."""
    return f"field:{item}"


def zone(side: int, name: str) -> str:
    """Return the ref of a zone."""
    return f"zone:{side}:{name}"


def zone_card(side: int, name: str, number: str) -> str:
    """Return the ref of a known card in a zone."""
    return f"{name}:{side}:{number}"


def pending(index: int) -> str:
    """Return the ref of an effect that waits."""
    return f"pending:{index}"


def knows(state: AnyState, card: int, viewer: int | None) -> bool:
    """Return whether a viewer knows the card in a slot; None: whether everybody does."""
    wanted = 3 if viewer is None else 1 << viewer
    return state.known[card] & wanted == wanted


def lying(state: AnyState, card: int, viewer: int | None) -> str:
    """Return the ref of a card that lies in a zone, empty if the viewer does not know it."""
    if not knows(state, card, viewer):
        return ""
    names = state.game.zone_names
    side, kind = divmod(state.places[card], len(names))
    return zone_card(side, names[kind], state.definitions[card].number)


def zone_of(state: AnyState, card: int) -> str:
    """Return the ref of the zone that a card lies in."""
    names = state.game.zone_names
    side, kind = divmod(state.places[card], len(names))
    return zone(side, names[kind])


def there(*named: str) -> list[str]:
    """Return refs, none of them if the first, which is what is taken, is not to be seen."""
    return list(named) if named[0] else []


def read_field(ref: str) -> int | None:
    """Return the field card that a ref names."""
    match = _FIELD_REF.fullmatch(ref)
    return None if match is None else int(match[1])


def read_zone_card(ref: str) -> tuple[str, int, str] | None:
    """Return zone, player and number of the known card that a ref names.

    A ref of something else may look like one: whether there is such a zone is for the caller to see.
    """
    match = _ZONE_CARD_REF.fullmatch(ref)
    return None if match is None else (match[1], int(match[2]), match[3])


def read_pending(ref: str) -> int | None:
    """Return the index of the waiting effect that a ref names."""
    match = _PENDING_REF.fullmatch(ref)
    return None if match is None else int(match[1])
