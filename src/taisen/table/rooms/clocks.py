"""Clocks: how long players may think, by the settings of a table.

A player's own time (``match``) runs while the player is to decide. Once it is used up, each decision has
``byoyomi`` seconds; a decision that takes longer uses up a period, and when the last is gone the player has
lost. Independent of that a single decision may have ``decision`` seconds, after which its default is taken.
Nothing here knows what time it is: every method is told.
"""

from __future__ import annotations

from typing import Final, Literal

from taisen.table import wire
from taisen.table.rooms.data import ClockData

NOBODY: Final = -1

Due = Literal["", "default", "lost"]


def has_clock(settings: wire.ClockSettings | None) -> bool:
    """Return whether the settings limit anybody's thinking."""
    return settings is not None and bool(settings.match or settings.decision or settings.byoyomi)


def fresh(settings: wire.ClockSettings | None) -> ClockData | None:
    """Return the clocks of a match that begins, None without."""
    if settings is None or not has_clock(settings):
        return None
    periods = max(settings.periods, 1) if settings.byoyomi else 0
    return ClockData([float(settings.match)] * 2, [periods] * 2)


class Clocks:
    """Both players' clocks.

    Attributes:
        data: what is left, as of the last ``settle``.
        running: whose clock runs, -1 for nobody's.
    """

    def __init__(self, settings: wire.ClockSettings, data: ClockData) -> None:
        self.settings = settings
        self.data = data
        self.running = NOBODY
        self._since = 0.0

    @property
    def own(self) -> bool:
        """Whether players have time of their own, which can be used up."""
        return bool(self.settings.match or self.settings.byoyomi)

    def ask(self, player: int, now: float) -> None:
        """Let a new decision begin; -1: nobody is timed."""
        self.settle(now)
        self.running = player
        self.data.thought = 0.0
        self.data.period = 0.0

    def run(self, player: int, now: float) -> None:
        """Go on with the pending decision, or stand still (-1)."""
        self.settle(now)
        self.running = player

    def settle(self, now: float) -> None:
        """Take off what has passed since the last time."""
        passed = max(0.0, now - self._since)
        self._since = now
        player = self.running
        if player == NOBODY or passed == 0:
            return
        self.data.thought += passed
        if not self.own:
            return
        left = self.data.left[player]
        self.data.left[player] = max(0.0, left - passed)
        if not self.settings.byoyomi:
            return
        self.data.period += max(0.0, passed - left)
        while self.data.period >= self.settings.byoyomi and self.data.periods[player] > 0:
            self.data.period -= self.settings.byoyomi
            self.data.periods[player] -= 1

    def due(self) -> Due:
        """Return what must happen, as of the last ``settle``: nothing, the default answer, or a loss."""
        player = self.running
        if player == NOBODY:
            return ""
        # The loss first: whoever has no time left does not get the default answer instead.
        if self.own and self.data.left[player] <= 0 and self.data.periods[player] <= 0:
            return "lost"
        if self.settings.decision and self.data.thought >= self.settings.decision:
            return "default"
        return ""

    def wake(self) -> float:
        """Return in how many seconds ``due`` or a period changes; infinity for never."""
        player = self.running
        if player == NOBODY:
            return float("inf")
        waits: list[float] = []
        if self.settings.decision:
            waits.append(self.settings.decision - self.data.thought)
        if self.own:
            left = self.data.left[player]
            if self.settings.byoyomi and self.data.periods[player] > 0:
                waits.append(left + self.settings.byoyomi - self.data.period)
            else:
                waits.append(left)
        return max(0.0, min(waits, default=float("inf")))

    def shown(self) -> wire.Clock:
        """Return what players are told, as of the last ``settle``."""
        decision = -1.0
        if self.settings.decision and self.running != NOBODY:
            decision = max(0.0, self.settings.decision - self.data.thought)
        left = list(self.data.left)
        if self.running != NOBODY and left[self.running] <= 0 and self.settings.byoyomi:
            # In byoyomi the seconds of the period are what counts down.
            left[self.running] = max(0.0, self.settings.byoyomi - self.data.period)
        return wire.Clock(
            [round(one, 3) for one in left], list(self.data.periods), round(decision, 3), self.running
        )
