"""Presence: who is connected, and how long somebody has been away.

An absence counts only while the other player is there: when both are away, the clock stands still.
"""

from __future__ import annotations


class Presence:
    """Both seats' presence.

    Attributes:
        present: who is there.
        away: seconds of the present absence that count.
    """

    def __init__(self, present: list[bool], away: list[float]) -> None:
        self.present = present
        self.away = away
        self._since = 0.0

    def settle(self, now: float) -> None:
        """Count what has passed since the last time."""
        passed = max(0.0, now - self._since)
        self._since = now
        for player in (0, 1):
            if not self.present[player] and self.present[1 - player]:
                self.away[player] += passed

    def change(self, player: int, present: bool, now: float) -> None:
        """Let a player come or go."""
        self.settle(now)
        self.present[player] = present
        self.away[player] = 0.0

    def left(self, grace: float) -> float:
        """Return in how many seconds somebody has been away for ``grace`` seconds; infinity for never."""
        waits = [
            grace - self.away[player]
            for player in (0, 1)
            if not self.present[player] and self.present[1 - player]
        ]
        return max(0.0, min(waits, default=float("inf")))

    def gone(self, grace: float) -> int:
        """Return who has been away for ``grace`` seconds as of the last ``settle``, -1 for nobody."""
        for player in (0, 1):
            if not self.present[player] and self.present[1 - player] and self.away[player] >= grace:
                return player
        return -1
