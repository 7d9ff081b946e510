"""Refresh (chapter 23): an empty Main Deck is made anew from the trash."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import RULE, Cause, Event
from taisen.wixoss.rules.marks import DRAW_OVER
from taisen.wixoss.rules.zones import move
from taisen.wixoss.state import DECK, LIFE, TRASH, ZONE_COUNT, WixossState

REFRESH_CAUSE: Final = Cause(RULE, -1, "WX-23.01")
SECOND_CAUSE: Final = Cause(RULE, -1, "WX-23.05")


def due(state: WixossState, player: int) -> bool:
    """Return whether a player has to refresh (WX-22.07); with an empty trash nothing can (WX-23.07)."""
    base = player * ZONE_COUNT
    return not state.zones[base + DECK] and bool(state.zones[base + TRASH])


def refresh(state: WixossState, player: int) -> None:
    """Make a player's trash the new deck, and put one Life Cloth into the trash."""
    # WX-23.01: the Life Cloth goes last, so that it is no part of the new deck (WX-23.10).
    move(state, state.zone(player, TRASH), player, DECK, REFRESH_CAUSE, "refresh")
    state.shuffle(player * ZONE_COUNT + DECK)
    state.happen(Event("shuffled", player, REFRESH_CAUSE))
    # WX-23.02, WX-18.11: moved, not crushed.
    life = state.zone(player, LIFE)[-1:]
    if life:
        move(state, life, player, TRASH, REFRESH_CAUSE, "refresh")
        state.happen(Event("life_moved", player, REFRESH_CAUSE, amount=1, detail="refresh", cards=life))
    state.refreshes[player] += 1
    state.happen(Event("refreshed", player, REFRESH_CAUSE, amount=state.refreshes[player]))
    if player != state.turn_player:
        return
    # WX-23.03: whatever made the deck run out.
    if state.phase == "draw":
        state.marks[DRAW_OVER] = 1
    # WX-23.05, WX-23.06
    if state.refreshes[player] == 2:
        end_turn(state, SECOND_CAUSE)


def end_turn(state: WixossState, cause: Cause) -> None:
    """End the turn as soon as what is in progress is done (WX-06.07, WX-99.03)."""
    if not state.ending:
        state.ending = True
        state.note(Event("turn_ending", state.turn_player, cause, cause.object, cause.card))
