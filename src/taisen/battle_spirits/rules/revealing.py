"""Revealed cards: what a card counts as while it is shown on the deck by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.battle_spirits.state import BOTH, DECK, ZONE_COUNT, BattleState
from taisen.kernel.events import EFFECT, Cause

if TYPE_CHECKING:
    from taisen.battle_spirits.vocabulary.abilities import RevealedNature


def revealed_nature(state: BattleState, card: int, cause: Cause) -> RevealedNature | None:
    """Return what a card counts as too for the effect of ``cause`` that has revealed it, None for nothing."""
    nature = state.definitions[card].revealed_nature
    if nature is None or cause.kind != EFFECT or not cause.colors >> nature.color & 1:
        return None
    player = state.owners[card]
    shown = state.places[card] == player * ZONE_COUNT + DECK and state.known[card] == BOTH
    return nature if shown and cause.player == player else None
