"""History: what a match remembers of its past: the answers given, and positions kept for undo.

Owns which point an undo goes back to and which kept position it starts from; playing on from there is the
match's business.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from taisen.kernel.outcome import CONCESSION, ENDINGS
from taisen.kernel.record import ANSWER, POSITION, RULES, STREAM
from taisen.kernel.state import AnyState

if TYPE_CHECKING:
    from taisen.kernel.position import Position

ENDING: Final = "ending"
KINDS: Final = (ANSWER, ENDING, STREAM, POSITION, RULES)
STEPS: Final = (ANSWER, ENDING, POSITION)
"""What is done in a match one after the other; other entries only note how it went on."""

RECENT: Final = 12
"""Positions before decisions that are kept for undo; others are reached again from one of these, or from a
turn's start."""

_CONCESSION: Final = re.compile(r"concede ([01])")
_ENDING: Final = re.compile(r"end ([a-z-]+) (-1|0|1)")


def ending_text(reason: str, winner: int) -> str:
    """Return how the history and records call an end from outside; no option of a game has such a text.

    >>> ending_text("concession", 1), ending_text("time", 1), ending_text("draw-agreed", -1)
    ('concede 0', 'end time 1', 'end draw-agreed -1')
    """
    return f"concede {1 - winner}" if reason == CONCESSION else f"end {reason} {winner}"


def read_ending(text: str) -> tuple[str, int] | None:
    """Return reason and winner of an end from outside by its text, None if it is another entry.

    >>> read_ending("concede 0"), read_ending("end time 1"), read_ending("end of-patience 1")
    (('concession', 1), ('time', 1), None)
    """
    match = _CONCESSION.fullmatch(text)
    if match is not None:
        return CONCESSION, 1 - int(match[1])
    match = _ENDING.fullmatch(text)
    if match is None or match[1] == CONCESSION:
        return None
    winners = ENDINGS.get(match[1])
    return None if winners is None or int(match[2]) not in winners else (match[1], int(match[2]))


class Given:
    """One entry of a match's history.

    Attributes:
        kind: ``ANSWER``, ``ENDING`` (from outside), ``STREAM`` (of random draws, after an undo),
            ``POSITION`` (a repair) or ``RULES`` (the match went on under other rules).
        player: who answered or lost by the ending, -1 for nobody.
        text: text form of the option or of the ending (see ``ending_text``), the stream's number, the
            position's fields, or the name of the rule set.
        forced: whether it was the only option.
        position: the position that a repair put in place, None for other entries.
    """

    __slots__ = ("forced", "kind", "player", "position", "text")

    def __init__(
        self, kind: str, player: int, text: str, forced: bool = False, position: Position | None = None
    ) -> None:
        self.kind = kind
        self.player = player
        self.text = text
        self.forced = forced
        self.position = position

    @property
    def undoable(self) -> bool:
        """Whether an undo may take it back."""
        if self.kind == ANSWER:
            return not self.forced
        return self.kind in (ENDING, POSITION)


class Kept:
    """A position kept for undo.

    Attributes:
        count: how many entries of the history lie before it.
        state: a copy of the state, never played on.
    """

    __slots__ = ("count", "state")

    def __init__(self, count: int, state: AnyState) -> None:
        self.count = count
        self.state = state


class TurnStart:
    """Where a turn began.

    Attributes:
        count: how many entries of the history lie before it.
        turn: number of the turn.
        state: a copy of the position, never played on; None in a match that was loaded.
    """

    __slots__ = ("_digest", "count", "state", "turn")

    def __init__(self, count: int, turn: int, state: AnyState | None, digest: str) -> None:
        self.count = count
        self.turn = turn
        self.state = state
        self._digest = digest

    def digest(self) -> str:
        """Return the position's digest, computed when first asked."""
        if not self._digest and self.state is not None:
            self._digest = self.state.digest()
        return self._digest


class History:
    """The entries of a match's history, with the positions kept on the way.

    Attributes:
        entries: what was given, in order.
        recent: the positions before the last decisions that were not forced, of each player one at least.
        turns: where each turn began.
        floor: entries before which no undo goes: they were given under other rules, or are not known.
        base: the position at the floor; None if that is the match's beginning.
    """

    __slots__ = ("base", "entries", "floor", "recent", "turns")

    def __init__(self) -> None:
        self.entries: list[Given] = []
        self.recent: list[Kept] = []
        self.turns: list[TurnStart] = []
        self.floor = 0
        self.base: Kept | None = None

    def copy(self) -> History:
        """Return an independent copy; positions are shared, since nobody plays on from them."""
        new = History()
        new.entries = self.entries.copy()
        new.recent = self.recent.copy()
        new.turns = self.turns.copy()
        new.floor = self.floor
        new.base = self.base
        return new

    def add(self, given: Given, before: AnyState) -> None:
        """Add an entry; ``before`` is the position before it, kept if an undo may go back to it."""
        self.entries.append(given)
        if given.undoable:
            self.recent.append(Kept(len(self.entries) - 1, before.copy()))
            if len(self.recent) > RECENT:
                self._drop_oldest()

    def _drop_oldest(self) -> None:
        """Drop the oldest kept position that is not the only one of its player.

        To that one a player goes back who has waited for long while the other acted.
        """
        players = [self.entries[kept.count].player for kept in self.recent]
        for place, player in enumerate(players):
            if player in players[place + 1 :]:
                del self.recent[place]
                return

    def begin_turn(self, turn: int, state: AnyState) -> None:
        """Keep the position at which a turn begins."""
        self.turns.append(TurnStart(len(self.entries), turn, state.copy(), ""))

    def forget(self, state: AnyState) -> None:
        """Let no undo go back further than ``state``, the present position."""
        self.floor = len(self.entries)
        self.base = Kept(self.floor, state.copy())
        self.recent.clear()

    def point(self, player: int | None) -> int:
        """Return the place of the entry that an undo takes back, -1 for none.

        Args:
            player: whose entry; None for anybody's.
        """
        for index in range(len(self.entries) - 1, self.floor - 1, -1):
            one = self.entries[index]
            if one.undoable and (player is None or one.player == player):
                return index
        return -1

    def steps_before(self, count: int) -> int:
        """Return how many of the first ``count`` entries are steps."""
        return sum(one.kind in STEPS for one in self.entries[:count])

    def place(self, steps: int) -> int:
        """Return how many entries lie before the position right after ``steps`` steps."""
        left = steps
        for index, one in enumerate(self.entries):
            if left == 0:
                return index
            left -= one.kind in STEPS
        return len(self.entries)

    def nearest(self, count: int) -> Kept | None:
        """Return the last kept position at or before ``count`` entries, None for the match's beginning."""
        found = self.base
        for kept in self.recent:
            if kept.count <= count and (found is None or kept.count >= found.count):
                found = kept
        for turn in self.turns:
            state = turn.state
            if state is not None and self.floor <= turn.count <= count:
                if found is None or turn.count > found.count:
                    found = Kept(turn.count, state)
        return found

    def cut(self, count: int) -> None:
        """Forget all entries from ``count`` on."""
        del self.entries[count:]
        self.recent = [kept for kept in self.recent if kept.count < count]
        self.turns = [turn for turn in self.turns if turn.count <= count]
