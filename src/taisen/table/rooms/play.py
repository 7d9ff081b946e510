"""Play: the match that goes on at a table, with all that was told of it, step by step.

A change is drafted on a copy and taken whole once it is stored; until then nobody sees any of it. What
viewers were told is kept packed, as it is stored, and read again when somebody needs the lines.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from taisen.kernel.errors import BadInput, shortened, shown
from taisen.kernel.match import OTHER_ANSWERED
from taisen.table.mats import Told
from taisen.table.problems import Fault
from taisen.table.storage.packing import pack, unpack
from taisen.table.storage.rows import Snapshot, StepKind, StepRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.match import Match
    from taisen.kernel.position import Position
    from taisen.table.mats.base import Mat

PUBLIC: Final = 2
"""The channel of those who see what everybody sees."""
OPEN: Final = 3
"""The channel of those who see both hands: of each step they are told what the one was told who took it."""

_TOLD: Final = msgspec.json.Decoder(list[Told])
_LINES: Final = msgspec.json.Decoder(list[msgspec.Raw])
_NOTHING: Final = b"[]"

Told3 = tuple[bytes, bytes, bytes]


def channel_told(step: StepRow, channel: int) -> bytes:
    """Return what a channel was told of a step."""
    if channel != OPEN:
        return step.told[channel]
    return step.told[step.player if step.player >= 0 else PUBLIC]


class Draft:
    """A change that is not taken yet: the match after it, and its steps.

    Attributes:
        match: a copy of the match, changed.
        position: number of the last step.
        steps: the new steps.
    """

    def __init__(self, play: Play) -> None:
        self.play = play
        self.match = play.match.copy(history=True)
        self.position = play.position
        self.steps: list[StepRow] = []

    def answer(self, text: str) -> None:
        """Answer the pending decision.

        Raises:
            Fault: the match is over, or this is not offered.
        """
        decision, option = self.check(text)
        start = len(self.match.events)
        self.match.answer(option)
        self._add("answer", decision.player, text, start)

    def check(self, text: str) -> tuple[Decision, Option]:
        """Return the pending decision and the option of it that an answer names.

        Raises:
            Fault: the match is over, or this is not offered.
        """
        decision = self.match.decision
        if decision is None:
            raise Fault("match-over", "answer", shown(text), "", status=409)
        option = decision.option(text)
        if option is None:
            offered = ", ".join(one.text for one in decision.options[:12])
            rule = decision.cause.rule
            raise Fault("not-offered", "answer", shortened(text), offered, rule=rule)
        return decision, option

    def end(self, reason: str, winner: int) -> None:
        """End the match from outside its rules."""
        start = len(self.match.events)
        self.match.end(reason, winner)
        player, text = self.match.history[-1]
        self._add("end", player, text, start)

    def repair(self, position: Position) -> None:
        """Put another position in place.

        Raises:
            BadInput: it cannot be.
        """
        self.match.repair(position)
        self._add("repair", -1, position.text, len(self.match.events))

    def _add(self, kind: StepKind, player: int, text: str, start: int) -> None:
        self.position += 1
        told = self.play.tell(self.match, start)
        self.steps.append(StepRow(self.play.id, self.position, kind, player, text, told))

    def snapshot(self) -> Snapshot:
        """Return where the match stands after the change."""
        return snapshot(self.match, self.position)


class Play:
    """The match of a room.

    Attributes:
        id: id of the match.
        number: its number in the series.
        match: the match; replaced by each change, never changed itself.
        position: number of the last step: how many answers, ends and repairs there were.
        steps: all steps, the beginning at 0; what was told of them is packed.
        serial: number of the present position; none ever comes twice at a table.
        loaded: position at which the match was loaded; what was before is not kept for a quick undo.
    """

    def __init__(
        self,
        identity: str,
        number: int,
        match: Match,
        mat: Mat,
        steps: Sequence[StepRow],
        serial: int,
    ) -> None:
        self.id = identity
        self.number = number
        self.match = match
        self.mat = mat
        self.serial = serial
        self.steps: list[StepRow] = []
        self._counts: list[int] = []
        for step in steps:
            self._append(step)
        self.position = self.steps[-1].position
        self.loaded = self.position

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""
        return self.match.decision

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None

    # -- changes -----------------------------------------------------------------------------------

    def draft(self) -> Draft:
        """Return a draft of a change."""
        return Draft(self)

    def tell(self, match: Match, start: int) -> Told3:
        """Return what each was told of the events from ``start`` on."""
        return tell(self.mat, match, start)

    def take(self, draft: Draft) -> None:
        """Take a change that is stored."""
        self.match = draft.match
        for step in draft.steps:
            self._append(step)
        self.position = draft.position
        self.serial += 1

    def go_back(self, match: Match, position: int) -> None:
        """Take an undo that is stored: ``match`` stands after step ``position``."""
        self.match = match
        del self.steps[position + 1 :]
        del self._counts[position + 1 :]
        self.position = position
        self.loaded = min(self.loaded, position)
        self.serial += 1

    def _append(self, step: StepRow) -> None:
        told = step.told
        # A line an event for everybody: what differs is what a line says.
        first, second, public = (len(_LINES.decode(one or _NOTHING)) for one in told)
        if not first == second == public:
            raise BadInput("match, log", f"{first}, {second}, {public} lines", "as many lines for everybody")
        before = self._counts[-1] if self._counts else 0
        self._counts.append(before + public)
        packed = pack(told[PUBLIC])
        own, other = (packed if one == told[PUBLIC] else pack(one) for one in told[:PUBLIC])
        self.steps.append(msgspec.structs.replace(step, told=(own, other, packed)))

    # -- the log -----------------------------------------------------------------------------------

    def line_count(self, position: int) -> int:
        """Return how many lines there are up to and with a step."""
        return self._counts[position]

    def lines(self, channel: int, start: int, position: int) -> list[tuple[int, Told]]:
        """Return the lines of a channel from number ``start`` up to and with a step, each with its number."""
        found: list[tuple[int, Told]] = []
        for at in range(position, -1, -1):
            first = self._counts[at - 1] if at else 0
            if self._counts[at] <= start:
                break
            told = _TOLD.decode(unpack(channel_told(self.steps[at], channel)) or _NOTHING)
            found[:0] = [(first + index, one) for index, one in enumerate(told) if first + index >= start]
        return found

    # -- undo --------------------------------------------------------------------------------------

    def can_undo(self, player: int | None) -> bool:
        """Return whether ``player`` (None: anybody) has something to take back.

        What a match that plays on from a replay had before it came to this table stays.
        """
        before = self.match.step_count - self.position
        return self.match.undo_point(player) >= before

    async def undone(self, player: int | None) -> tuple[Match, int] | None:
        """Return the match and its position after an undo, None if there is nothing to take back.

        Much may have to be played again for it, so that it is done beside the event loop.
        """
        if not self.can_undo(player):
            return None
        match = self.match.copy(history=True)
        before = match.step_count
        await asyncio.to_thread(match.undo, player)
        return match, self.position - (before - match.step_count)

    def consent(self, player: int) -> tuple[str, ...]:
        """Return why the other should be asked before ``player`` goes back.

        What lies before the loading of the match is costly to reach, so that it is not looked at again and
        again to be shown: consent is needed there.
        """
        if self.position - (self.match.step_count - self.match.undo_point(player)) < self.loaded:
            return (OTHER_ANSWERED,)
        return self.match.undo_needs_consent(player)


def tell(mat: Mat, match: Match, start: int) -> Told3:
    """Return what player 0, player 1 and everybody are told of the events from ``start`` on."""
    found = [msgspec.json.encode(mat.told(match, viewer, start)) for viewer in (0, 1, None)]
    return found[0], found[1], found[2]


def snapshot(match: Match, position: int) -> Snapshot:
    """Return where a match stands as it is stored: without its events, which were told already."""
    return Snapshot(position, match.turn, match.save_state())
