"""Battle (chapter 16): banishing."""

from __future__ import annotations

from taisen.kernel.events import Cause
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import ENER, WixossState


def banish(
    state: WixossState, objects: tuple[int, ...], cause: Cause, by: int = 0, how: str = "banish"
) -> tuple[int, ...]:
    """Banish field cards, all at once: they go to their owner's Ener Zone (WX-16.09).

    Args:
        state: the match.
        objects: ids of field cards.
        cause: why.
        by: the SIGNI that banishes, 0 for none.
        how: a word more.

    Returns:
        The ids of those that were banished.
    """
    return take_from_field(state, objects, ENER, cause, how, by)
