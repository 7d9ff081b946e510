"""Winning and losing (chapter 01).

A loss is a mark that ``check_losses`` reads when the moment is over, so that two losses of one moment
are a draw (WX-99.13). An empty deck loses nothing (WX-01.06).
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.outcome import Outcome
from taisen.wixoss.state import WixossState

LOST: Final = ("lost 0", "lost 1")
"""Marks of the players who have lost in the moment in progress."""

DAMAGE: Final = "damage"
CARD: Final = "card"
REASONS: Final = (DAMAGE, CARD)
RULES: Final = {DAMAGE: "WX-01.01", CARD: "WX-01.08"}


def lose(state: WixossState, player: int, cause: Cause, reason: str = CARD) -> None:
    """Make a player lose: at once, whatever waits (WX-01.08).

    Args:
        state: the match.
        player: who loses.
        cause: why.
        reason: ``DAMAGE`` (WX-01.01) or ``CARD``.
    """
    state.marks[LOST[player]] = REASONS.index(reason)
    state.happen(Event("lost", player, cause, cause.object, cause.card, detail=reason))


def check_losses(state: WixossState) -> None:
    """End the match if a player has lost."""
    marks = state.marks
    if LOST[0] not in marks and LOST[1] not in marks:
        return
    first, second = marks.get(LOST[0], -1), marks.get(LOST[1], -1)
    if first >= 0 and second >= 0:
        # WX-99.13
        state.outcome = Outcome(-1, "both-lost", "WX-99.13")
    elif first >= 0 or second >= 0:
        winner = 1 if first >= 0 else 0
        reason = REASONS[max(first, second)]
        state.outcome = Outcome(winner, reason, RULES[reason])
