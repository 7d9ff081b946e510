"""Outcomes: how a match ended."""

from __future__ import annotations


class Outcome:
    """How a match ended.

    Attributes:
        winner: 0 or 1, -1 for a draw.
        reason: message id ("life", "deck", "concession", "loop", "bound", ...).
        rule: number of the rule that ended it.
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
