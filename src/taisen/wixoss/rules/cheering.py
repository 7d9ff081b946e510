"""Cheer Zone (chapter 35): a SIGNI that stands beside the SIGNI Zones; rearranging SIGNI on the field."""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules.entering import conditions_met, level_allows, limiting_met, not_prohibited
from taisen.wixoss.rules.values import unaffected
from taisen.wixoss.rules.zones import put_on_field
from taisen.wixoss.state import CHEER, WixossState


def cheer_zone_free(state: WixossState, player: int) -> bool:
    """Return whether no SIGNI stands in a player's Cheer Zone; there is room for one (WX-35.05)."""
    return state.standing(player, CHEER) is None


def may_cheer(state: WixossState, player: int, card: int) -> bool:
    """Return whether an effect may put a SIGNI card into the Cheer Zone."""
    definition = state.definitions[card]
    # WX-33.02: a Rise SIGNI enters on top of another alone, and none stands there.
    if definition.rise is not None:
        return False
    # WX-35.06: its level is capped, but it does not count against the limit.
    return (
        definition.is_signi
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
    going = _movable(state, places, cause)
    for object_id, place in going.items():
        found = state.edit(object_id)
        old = found.place
        found.place = place
        # What counts against the limit has changed.
        state.index = None
        state.happen(
            Event("moved_lane", found.controller, cause, object_id, found.card, amount=place, other=old)
        )
    return len(going)


def _movable(state: WixossState, places: tuple[tuple[int, int], ...], cause: Cause) -> dict[int, int]:
    """Return the new places of those SIGNI that the effect moves."""
    going: dict[int, int] = {}
    for object_id, place in places:
        found = state.objects[object_id]
        if found.place == place:
            continue
        # WX-29.26
        if unaffected(state, found, cause):
            state.note(Event("prevented", found.controller, cause, object_id, found.card, detail="move"))
        else:
            going[object_id] = place
    while True:
        # Nobody comes where somebody stays.
        stuck = [item for item, place in going.items() if _stands(state, item, place, going)]
        if not stuck:
            return going
        for item in stuck:
            del going[item]


def _stands(state: WixossState, item: int, place: int, going: dict[int, int]) -> bool:
    """Whether somebody who does not move stands in a place of the field on which a SIGNI is."""
    there = state.standing(state.objects[item].controller, place)
    return there is not None and there.id not in going
