"""Keyword action abilities of a LRIG (chapters 30, 34): what Ride and Decorate have in common."""

from __future__ import annotations

from taisen.wixoss.rules.values import prohibited, restricted
from taisen.wixoss.state import WixossState


def may_use(state: WixossState, player: int, lrig: int) -> bool:
    """Return whether no effect keeps a player from using action abilities of a LRIG (WX-20.12)."""
    found = state.objects[lrig]
    return not restricted(state, found, "cannot-use-actions") and not prohibited(
        state, player, "use-action", found.card
    )
