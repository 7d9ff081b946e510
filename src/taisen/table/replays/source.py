"""What a replay is shown from, and the walk along it: position after position, played again or from storage.

Owns ``Source``, which goes to a worker process, and ``Walk``. A match of these rules is played again, with
every check that its record makes; where it does not go as recorded, the walk goes on from the next stored
position. A match of older rules is never played under these: it is shown from its stored positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

import taisen
from taisen.kernel.errors import BadInput, ReplayMismatch
from taisen.kernel.history import STEPS, read_ending
from taisen.kernel.record import ANSWER, POSITION
from taisen.kernel.replay import Replayer
from taisen.table.storage.rows import Snapshot, StepRow

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.match import Match
    from taisen.kernel.record import Record


class Source(Struct):
    """What a replay is shown from.

    Attributes:
        record: the record as text.
        setup: what a match at a table began with, as it was stored; empty for an uploaded record.
        steps, snapshots: what else was stored of it, in their order.
    """

    record: str
    setup: str = ""
    steps: list[StepRow] = []
    snapshots: list[Snapshot] = []


class Gap(Struct):
    """A stretch that cannot be played again: ``until`` is where it goes on, -1 for never."""

    position: int
    until: int
    expected: str
    found: str


class Walk:
    """Goes along a match from its first position to its last.

    Attributes:
        source: what is walked along.
        record: the record that was read from it.
        older: whether the match was played under other rules, so that only stored positions can be shown.
        position: how many steps (answers, ends, repairs) lie before the present position.
        match: the match at the last position that is known whole, which is the present one if ``exact``; None
            where no stored position could be read.
        exact: whether it is.
        gaps: the stretches so far that could not be played again.
    """

    def __init__(self, source: Source) -> None:
        """Stand at the first position.

        Raises:
            BadInput: the record cannot be read, or has no seed.
        """
        self.source = source
        self.record: Record = taisen.load_record(source.record)
        before = self._steps_before()
        self._steps = {step.position + before: step for step in source.steps}
        self._snapshots = [replace(one, position=one.position + before) for one in source.snapshots]
        self.older = bool(self._snapshots) and bool(self.record.other_rules)
        self.position = 0
        self.exact = True
        self.gaps: list[Gap] = []
        self.match: Match | None = None
        self._base: Snapshot | None = None
        self._replayer: Replayer | None = None
        if self.older:
            self._stand()
            return
        self._replayer = self._replayer_from(None)
        self.match = self._replayer.match

    def _steps_before(self) -> int:
        """Return how many steps of the record were not stored: those of the match that was played on."""
        if not self.source.steps:
            return 0
        return sum(entry.kind in STEPS for entry in self.record.entries) - self.source.steps[-1].position

    # -- what comes next ---------------------------------------------------------------------------

    def next_player(self) -> int:
        """Return who gives the next answer, -1 if nobody does or that is not known."""
        step = self._steps.get(self.position + 1)
        if step is not None and step.kind != "begin":
            return step.player
        replayer = self._replayer
        if not self.exact or replayer is None or replayer.following is None:
            return -1
        following = replayer.following
        if following.kind != ANSWER or read_ending(following.text) is not None:
            return -1
        decision = replayer.match.decision
        return -1 if decision is None else decision.player

    @property
    def next_repairs(self) -> bool:
        """Whether the next step puts another position in place, with a log that begins anew."""
        replayer = self._replayer
        following = None if replayer is None or not self.exact else replayer.following
        return following is not None and following.kind == POSITION

    def next_answer(self) -> tuple[Decision, Option] | None:
        """Return the pending decision and the option that is taken, None where that is not known."""
        replayer = self._replayer
        if not self.exact or replayer is None or replayer.following is None:
            return None
        decision = replayer.match.decision
        if decision is None:
            return None
        option = decision.option(replayer.following.text)
        return None if option is None else (decision, option)

    def told(self, viewer: int | None) -> bytes:
        """Return what was stored of what ``viewer`` was told on the way to this position, empty for nothing.

        With the eyes of everybody, what the one was told who acted: who acts knows most of it.
        """
        step = self._steps.get(self.position)
        if step is None:
            return b""
        if viewer is not None:
            return step.told[viewer]
        return step.told[step.player] if step.player >= 0 else step.told[2]

    # -- going on ----------------------------------------------------------------------------------

    def step(self) -> bool:
        """Go to the next position; return whether there is one that can be shown."""
        if self._replayer is not None and self.exact:
            return self._play()
        return self._read()

    def _play(self) -> bool:
        replayer = self._replayer
        assert replayer is not None
        try:
            if not replayer.step():
                replayer.check_end()
                return False
        except ReplayMismatch as mismatch:
            return self._diverge(mismatch)
        self.position += 1
        return True

    def _diverge(self, mismatch: ReplayMismatch) -> bool:
        """Note that the match does not go on as recorded; return whether stored positions do."""
        following = next((one for one in self._snapshots if one.position > self.position), None)
        until = -1 if following is None else following.position
        self.gaps.append(Gap(self.position, until, mismatch.expected, mismatch.found))
        # The answer that led astray may have been given before that was noticed.
        replayer = self._replayer_from(self._base)
        while replayer.steps < self.position:
            replayer.step()
        self.match = replayer.match
        self._replayer = None
        return self._read()

    def _replayer_from(self, stored: Snapshot | None) -> Replayer:
        """Return what plays the match again from a stored position, or from its beginning."""
        if stored is None:
            return Replayer(self.record)
        return Replayer(self.record, self._loaded(stored), stored.position)

    def _read(self) -> bool:
        """Go to the next position by what was stored."""
        if self.position >= max(self._steps, default=-1):
            return False
        self.position += 1
        self._stand()
        return True

    def _stand(self) -> None:
        """Stand at the present position as it was stored, and play on from it if these are its rules."""
        self.exact = False
        stored = next((one for one in self._snapshots if one.position == self.position), None)
        if stored is None:
            return
        try:
            self.match = self._loaded(stored)
        except BadInput:
            # These rules cannot read it: the lines that were told are all that is left of it.
            return
        self.exact = True
        if not self.older:
            self._base = stored
            self._replayer = Replayer(self.record, self.match, self.position)

    def _loaded(self, stored: Snapshot) -> Match:
        """Return the match at a stored position; its log begins there.

        Raises:
            BadInput: these rules cannot read it.
        """
        return taisen.load_match(self.source.setup, stored.state, log=True)
