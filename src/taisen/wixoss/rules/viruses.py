"""Viruses (chapter 35): placing and removing them. Infection is a current value (``values.infected``)."""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.state import LANE_COUNT, LANES, WixossState


def lies(state: WixossState, player: int, lane: int) -> bool:
    """Return whether a virus lies in a SIGNI Zone."""
    return state.viruses[player * LANE_COUNT + lane] != 0


def count(state: WixossState, player: int) -> int:
    """Return how many viruses lie on a player's field."""
    return sum(state.viruses[player * LANE_COUNT : (player + 1) * LANE_COUNT])


def clean_lanes(state: WixossState, player: int) -> list[int]:
    """Return the SIGNI Zones in which a virus can be placed, whoever stands there (WX-99.19)."""
    # WX-35.01
    return [lane for lane in LANES if not lies(state, player, lane)]


def infected_lanes(state: WixossState, player: int) -> list[int]:
    """Return the SIGNI Zones of a player with a virus."""
    return [lane for lane in LANES if lies(state, player, lane)]


def place(state: WixossState, player: int, lane: int, cause: Cause) -> bool:
    """Place a virus in a SIGNI Zone; return whether it was placed."""
    return _set(state, player, lane, 1, "virus_placed", cause)


def remove(state: WixossState, player: int, lane: int, cause: Cause) -> bool:
    """Remove the virus of a SIGNI Zone; return whether one was there."""
    return _set(state, player, lane, 0, "virus_removed", cause)


def _set(state: WixossState, player: int, lane: int, number: int, event: str, cause: Cause) -> bool:
    index = player * LANE_COUNT + lane
    # WX-35.01: at most one in a zone. WX-35.03: it stays there whoever comes and goes.
    if state.viruses[index] == number:
        return False
    state.viruses[index] = number
    state.touch()
    state.happen(Event(event, player, cause, amount=lane))
    return True
