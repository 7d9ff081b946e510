"""Counts (chapter 40): the cores in a player's count area.

They come from the void and go back to it; nothing else moves them. ``values.over_count`` tells whether they
turn the OC of a card on.
"""

from __future__ import annotations

from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause, Event


def change(state: BattleState, player: int, amount: int, cause: Cause) -> int:
    """Put cores from the void in the count area, or return cores from there to the void.

    Args:
        state: the match.
        player: whose counts change.
        amount: by how much, below 0 for a decrease; there are never fewer than none.
        cause: why.

    Returns:
        How many cores moved.
    """
    # BS-40.02, BS-40.03
    before = state.counts[player]
    after = max(0, before + amount)
    if after == before:
        return 0
    state.counts[player] = after
    state.touch()
    # BS-40.05: an event of its own, so that nothing that looks for cores from the void sees it.
    detail = "more" if after > before else "less"
    state.happen(Event("counts_changed", player, cause, amount=after - before, detail=detail))
    return abs(after - before)
