"""Cross (chapter 28): Heaven. Which SIGNI are in the cross state is a current value (``values.in_cross``)."""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules.values import in_cross
from taisen.wixoss.rules.zones import signi
from taisen.wixoss.state import FieldCard, WixossState


def heaven(state: WixossState, attacker: FieldCard, cause: Cause) -> bool:
    """Report Heaven if the attack of a SIGNI makes it happen; return whether it does (WX-28.09)."""
    # WX-28.10: the cross state goes on.
    if not in_cross(state, attacker):
        return False
    # WX-99.14: all crossed SIGNI of that side, not the partners alone. WX-28.13: whatever they lost.
    if any(not found.down and in_cross(state, found) for found in signi(state, attacker.controller)):
        return False
    state.happen(Event("heaven", attacker.controller, cause, attacker.id, attacker.card))
    return True
