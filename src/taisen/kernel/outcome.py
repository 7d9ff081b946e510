"""Outcomes: how a match ended."""

from __future__ import annotations

from typing import Final

CONCESSION: Final = "concession"
DRAW_AGREED: Final = "draw-agreed"
TIME: Final = "time"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
OFFICIAL: Final = "official"

ENDINGS: Final[dict[str, tuple[int, ...]]] = {
    CONCESSION: (0, 1),
    DRAW_AGREED: (-1,),
    TIME: (0, 1),
    ABANDONED: (-1, 0, 1),
    CLOSED: (-1,),
    OFFICIAL: (0, 1),
}
"""Ways in which a match is ended from outside its rules, and who may win by each; -1 is nobody."""


class Outcome:
    """How a match ended.

    Attributes:
        winner: 0 or 1, -1 for a draw, or for no result.
        reason: message id ("life", "deck", "loop", "bound", ..., or one of ``ENDINGS``).
        rule: number of the rule that ended it, empty if none did.
    """

    __slots__ = ("reason", "rule", "winner")

    def __init__(self, winner: int, reason: str, rule: str) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, reason={self.reason!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.winner == other.winner
            and self.reason == other.reason
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.winner, self.reason, self.rule))
