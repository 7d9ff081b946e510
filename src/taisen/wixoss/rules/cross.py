"""Cross (chapter 28): Heaven.

A SIGNI with a cross condition is a cross SIGNI (WX-28.01). Which SIGNI are in the cross state is a current
value (``values.in_cross``); they stay field cards of their own (WX-28.07). What waits for Heaven is an
automatic ability, however old cards are worded (WX-28.12), and comes before the battle (WX-28.11).
"""

from __future__ import annotations

from taisen.kernel.events import Cause, Event
from taisen.wixoss.rules.values import in_cross
from taisen.wixoss.rules.zones import signi
from taisen.wixoss.state import FieldCard, WixossState


def heaven(state: WixossState, attacker: FieldCard, cause: Cause) -> bool:
    """Report Heaven if the attack of a SIGNI makes it happen; return whether it does (WX-28.09).

    It is one event of all crossed SIGNI of that side, which go on being crossed (WX-28.10).
    """
    if not in_cross(state, attacker):
        return False
    # WX-99.14: all of that side, not the partners alone. WX-28.13: whatever they have lost.
    crossed = [found for found in signi(state, attacker.controller) if in_cross(state, found)]
    if any(not found.down for found in crossed):
        return False
    cards = tuple(found.card for found in crossed)
    state.happen(Event("heaven", attacker.controller, cause, attacker.id, attacker.card, cards=cards))
    return True
