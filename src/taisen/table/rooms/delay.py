"""Delay: what spectators see who see both hands: positions of a while ago.

A position is shown to them when it is ``SECONDS`` old and ``ANSWERS`` more were given since, or when the
match is over. Until the first is old enough they see the beginning as everybody does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.rooms.play import OPEN, PUBLIC
from taisen.table.rooms.updates import Sight

if TYPE_CHECKING:
    from taisen.kernel.match import Match

SECONDS: Final = 60.0
ANSWERS: Final = 10


def opened(match: Match) -> Match:
    """Return a copy in which everybody sees what either player knows; only to be looked at.

    What nobody knows, such as the order of a deck, stays unknown.
    """
    copied = match.copy(history=True)
    state = copied.state
    state.known = [3 if mask else 0 for mask in state.known]
    return copied


class Kept:
    """A position that is shown later."""

    __slots__ = ("at", "match", "position")

    def __init__(self, match: Match, position: int, at: float) -> None:
        self.match = match
        self.position = position
        self.at = at


class Delayed:
    """The positions that spectators have not seen yet, and the one that they see.

    Args:
        match: the position from which on they look.
        position: its number.
    """

    def __init__(self, match: Match, position: int) -> None:
        self._shown = Sight(match, position, None, PUBLIC, -1)
        self._waiting: list[Kept] = []

    def add(self, match: Match, position: int, now: float) -> None:
        """Keep a new position; those that were taken back are never shown.

        Where even the one that is shown was taken back, the match goes on from one that was shown before it.
        """
        self._waiting = [kept for kept in self._waiting if kept.position < position]
        self._waiting.append(Kept(match, position, now))
        if self._shown.position > position:
            is_open = self._shown.channel == OPEN
            self._shown = Sight(opened(match) if is_open else match, position, None, self._shown.channel, -1)

    def sight(self, now: float, over: bool) -> Sight:
        """Return what may be shown now."""
        last = self._waiting[-1].position if self._waiting else -1
        ready = [
            kept
            for kept in self._waiting
            if over or (now - kept.at >= SECONDS and last - kept.position >= ANSWERS)
        ]
        if ready:
            newest = ready[-1]
            self._waiting = [kept for kept in self._waiting if kept.position > newest.position]
            self._shown = Sight(opened(newest.match), newest.position, None, OPEN, -1)
        return self._shown

    def wake(self, now: float) -> float:
        """Return in how many seconds another position may be shown; infinity for never by time alone."""
        last = self._waiting[-1].position if self._waiting else -1
        waits = [SECONDS - (now - kept.at) for kept in self._waiting if last - kept.position >= ANSWERS]
        return max(0.0, min(waits, default=float("inf")))
