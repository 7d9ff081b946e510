"""Cheer Zone (chapter 35): a SIGNI that stands beside the SIGNI Zones; rearranging SIGNI on the field."""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules.entering import conditions_met, level_allows, limiting_met, not_prohibited
from taisen.wixoss.rules.zones import put_on_field
from taisen.wixoss.state import CHEER, WixossState


def cheer_zone_free(state: WixossState, player: int) -> bool:
    """Return whether no SIGNI stands in a player's Cheer Zone; there is room for one (WX-35.05)."""
    return state.standing(player, CHEER) is None


def may_cheer(state: WixossState, player: int, card: int) -> bool:
    """Return whether an effect may put a SIGNI card into the Cheer Zone."""
    # WX-35.06: its level is capped, but it does not count against the limit.
    return (
        state.definitions[card].is_signi
        and cheer_zone_free(state, player)
        and level_allows(state, player, card)
        and limiting_met(state, player, card)
        and conditions_met(state, player, card)
        and not_prohibited(state, player, card)
    )


def cheer(state: WixossState, player: int, card: int, cause: Cause, how: str = "effect") -> int:
    """Put a SIGNI card into the Cheer Zone, which is entering the field (WX-35.04); return its id."""
    return put_on_field(state, card, player, CHEER, cause, how)


def shift(state: WixossState, places: tuple[tuple[int, int], ...], cause: Cause) -> int:
    """Move SIGNI to other places of the field, all at once; return how many moved.

    An effect that rearranges SIGNI may so move one out of the Cheer Zone (WX-35.05); nobody else moves
    SIGNI (WX-04.11).

    Args:
        state: the match.
        places: each SIGNI with its new place; no two are the same, and whoever stands there moves too.
        cause: the effect.
    """
    moved = 0
    for object_id, place in places:
        old = state.objects[object_id].place
        if old == place:
            continue
        found = state.edit(object_id)
        found.place = place
        # What counts against the limit has changed.
        state.index = None
        moved += 1
        state.happen(
            Event("moved_lane", found.controller, cause, object_id, found.card, amount=place, other=old)
        )
    return moved
