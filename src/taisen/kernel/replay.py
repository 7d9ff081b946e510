"""Replaying a record: every answer again, with a check wherever the record makes one."""

from __future__ import annotations

from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput, ReplayMismatch, shown
from taisen.kernel.history import STEPS, read_ending
from taisen.kernel.match import Match
from taisen.kernel.record import ANSWER, POSITION, RULES, STREAM, Entry, Record


def replay(record: Record, answers: int = -1) -> Match:
    """Play a recorded match again.

    Args:
        record: the record.
        answers: stop after so many answers; all of them if negative.

    Raises:
        ReplayMismatch: the match does not go as recorded; it says where and what was expected.
        BadInput: the record is that of a running match, without its seed, or of a match that was played
            under rules that are not kept.
    """
    replayer = Replayer(record)
    while (answers < 0 or replayer.answers < answers) and replayer.step():
        pass
    # A repair belongs to the answer that it follows.
    while replayer.following is not None and replayer.following.kind == POSITION:
        replayer.step()
    if replayer.answers != answers:
        replayer.check_end()
    return replayer.match


class Replayer:
    """Plays a recorded match again, step by step, for those who look at it on the way.

    Attributes:
        record: the record.
        match: the match as far as it was played.
        steps: how many answers, ends from outside and repairs there were.
        answers: how many of them were no repairs.
    """

    __slots__ = ("_index", "answers", "match", "record", "steps")

    def __init__(self, record: Record, match: Match | None = None, steps: int = 0) -> None:
        """Begin a record's match, or go on from a position of it.

        Args:
            record: the record.
            match: the position to go on from, kept from when it was played; the beginning without it.
            steps: how many steps of the record lie before that position.

        Raises:
            ReplayMismatch: the match does not begin as recorded.
            BadInput: the record is that of a running match, without its seed, or there is no position to
                go on from and it was played under rules that are not kept.
        """
        if record.sealed:
            raise BadInput("record", "a sealed seed", "the record of a finished match, or a full record")
        if match is None and record.other_rules:
            # Under the present rules it would be another match, if it went on at all.
            kept = ", ".join(record.setup.game.rule_sets)
            raise BadInput(
                "record, rules",
                shown(record.other_rules),
                f"a version that is kept, such as {kept}",
                key="rules-kept",
                values={"kept": kept},
            )
        self.record = record
        self.steps = 0
        self.answers = 0
        self._index = 0
        if match is None:
            self.match = Match(record.setup, begin(record.setup), True)
            self._go_on()
        else:
            self.match = match
            self._skip(steps)

    def _skip(self, steps: int) -> None:
        """Pass over what lies before a position that was kept."""
        entries = self.record.entries
        while self._index < len(entries):
            kind = entries[self._index].kind
            if kind in STEPS:
                if self.steps == steps:
                    return
                self.steps += 1
                self.answers += kind == ANSWER
            self._index += 1

    @property
    def following(self) -> Entry | None:
        """The step that comes next, None after the last one."""
        entries = self.record.entries
        return entries[self._index] if self._index < len(entries) else None

    def step(self) -> bool:
        """Take the next step and check the position after it; return whether there was one.

        Raises:
            ReplayMismatch: the match does not go as recorded.
        """
        entry = self.following
        if entry is None:
            return False
        if entry.kind == POSITION:
            _repair(self.match, entry)
        else:
            _answer(self.match, entry.text, entry.line)
            self.answers += 1
        self.steps += 1
        self._index += 1
        self._go_on()
        return True

    def _go_on(self) -> None:
        """Do what stands before the next step: new streams, other rules, checks of turns."""
        match = self.match
        entries = self.record.entries
        while self._index < len(entries) and entries[self._index].kind not in STEPS:
            entry = entries[self._index]
            self._index += 1
            if entry.kind == STREAM:
                match.new_stream(entry.number)
                continue
            if entry.kind == RULES:
                match.go_on_under(entry.text)
                continue
            if match.turn != entry.number:
                raise ReplayMismatch(entry.line, match.turn, f"turn {entry.number}", f"turn {match.turn}")
            if entry.text:
                found = match.digest()
                if found != entry.text:
                    raise ReplayMismatch(entry.line, match.turn, f"digest {entry.text}", f"digest {found}")

    def check_end(self) -> None:
        """Check that the match ended as recorded, where the record says how.

        Raises:
            ReplayMismatch: it did not.
        """
        record, match = self.record, self.match
        if record.outcome is not None and record.outcome != match.outcome:
            raise ReplayMismatch(record.lines[0], match.turn, repr(record.outcome), repr(match.outcome))
        if record.digest:
            found = match.digest()
            if found != record.digest:
                raise ReplayMismatch(
                    record.lines[1], match.turn, f"digest {record.digest}", f"digest {found}"
                )


def _answer(match: Match, text: str, line: int) -> None:
    decision = match.decision
    if decision is None:
        raise ReplayMismatch(line, match.turn, f"answer {text!r}", f"the match over: {match.outcome!r}")
    ending = read_ending(text)
    if ending is not None:
        match.end(*ending)
        return
    option = decision.option(text)
    if option is None:
        offered = ", ".join(one.text for one in decision.options)
        raise ReplayMismatch(
            line, match.turn, f"answer {text!r}", f"{decision.prompt} of player {decision.player}: {offered}"
        )
    match.answer(option)


def _repair(match: Match, entry: Entry) -> None:
    assert entry.position is not None, "only sealed records hide a position"
    if match.decision is None:
        raise ReplayMismatch(entry.line, match.turn, "a position", f"the match over: {match.outcome!r}")
    match.repair(entry.position)
