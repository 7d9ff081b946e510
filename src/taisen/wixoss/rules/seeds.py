"""Seeds (chapter 32): putting them into SIGNI Zones, blooming. Nothing else moves them (WX-32.07)."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules import zones
from taisen.wixoss.rules.zones import lane_free, move, seed_in
from taisen.wixoss.state import BOTH, SEEDS, TRASH, WixossState

SEED: Final = "seed"
BLOOM: Final = "bloom"


def put_seed(state: WixossState, player: int, card: int, lane: int, cause: Cause) -> None:
    """Put a card that is not on the field face down into a SIGNI Zone as a seed (WX-32.01).

    A SIGNI may stand there (WX-32.04), and level, limit and limiting condition do not matter (WX-32.05).
    """
    old = seed_in(state, player, lane)
    if old >= 0 and old != card:
        # WX-32.02, WX-32.03: first, and face up.
        move(state, (old,), player, TRASH, cause, SEED)
    # WX-32.09: its player alone goes on knowing it.
    move(state, (card,), player, SEEDS + lane, cause, SEED)
    state.happen(Event("seed_set", player, cause, amount=lane))


def may_bloom(state: WixossState, player: int, lane: int) -> bool:
    """Return whether a seed lies in a SIGNI Zone in which no SIGNI stands."""
    return seed_in(state, player, lane) >= 0 and lane_free(state, player, lane)


def bloom(state: WixossState, player: int, lane: int, cause: Cause) -> int:
    """Turn a seed face up; return the SIGNI that it becomes, 0 if it does not become one."""
    # WX-32.10
    if not may_bloom(state, player, lane):
        return 0
    card = seed_in(state, player, lane)
    if state.definitions[card].is_signi:
        # WX-32.11, WX-32.12. WX-32.13, WX-32.14, WX-32.15: rule processing comes before its bloom ability.
        return zones.bloom(state, card, player, lane, cause)
    state.known[card] = BOTH
    move(state, (card,), player, TRASH, cause, BLOOM)
    return 0
