"""Cards in the trash: which of them rules about their player keep there."""

from __future__ import annotations

from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import TrashStays
from taisen.language.bases import NO_SLOTS


def may_return(state: BattleState, card: int) -> bool:
    """Return whether nothing keeps a card from going from a trash to the hand; other cards always may."""
    player, kind = divmod(state.places[card], ZONE_COUNT)
    if kind != TRASH:
        return True
    for entry in active(state, "player"):
        rule = entry.modification
        # BS-35.11: "cannot" beats whatever effect would do it, and whoever's it is.
        if isinstance(rule, TrashStays) and entry.player in (player, 2):
            if rule.sort.matches(state, card, entry.cause, NO_SLOTS):
                return False
    return True
