"""History: what a match remembers of its past: the answers given, and positions kept for undo."""

from __future__ import annotations

import re
from typing import Final

from taisen.kernel.state import AnyState

_CONCESSION: Final = re.compile(r"concede ([01])")


def concession(player: int) -> str:
    """Return how the history and records call a concession; no option of a game has such a text."""
    return f"concede {player}"


def conceding(text: str) -> int:
    """Return who concedes by an entry of the history, -1 if it is another one."""
    match = _CONCESSION.fullmatch(text)
    return -1 if match is None else int(match[1])


class Given:
    """An answer that was given, a concession, or a new stream of random draws after an undo.

    Attributes:
        player: who answered, -1 for a new stream.
        text: text form of the option (see ``concession``), or the stream's number.
        forced: whether it was the only option.
    """

    __slots__ = ("forced", "player", "text")

    def __init__(self, player: int, text: str, forced: bool) -> None:
        self.player = player
        self.text = text
        self.forced = forced


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
