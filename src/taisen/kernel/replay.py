"""Replaying a record: every answer again, with a check wherever the record makes one."""

from __future__ import annotations

from taisen.kernel.errors import BadInput, ReplayMismatch
from taisen.kernel.history import conceding
from taisen.kernel.match import Match, begin
from taisen.kernel.record import ANSWER, STREAM, Record


def replay(record: Record, answers: int = -1) -> Match:
    """Play a recorded match again.

    Args:
        record: the record.
        answers: stop after so many answers; all of them if negative.

    Raises:
        ReplayMismatch: the match does not go as recorded; it says where and what was expected.
        BadInput: the record is that of a running match, without its seed.
    """
    if record.sealed:
        raise BadInput("record", "a sealed seed", "the record of a finished match, or a full record")
    match = Match(record.setup, begin(record.setup), True)
    left = answers
    for entry in record.entries:
        if entry.kind == ANSWER:
            if left == 0:
                return match
            left -= 1
            _answer(match, entry.text, entry.line)
        elif entry.kind == STREAM:
            match.new_stream()
        else:
            if match.turn != entry.number:
                raise ReplayMismatch(entry.line, match.turn, f"turn {entry.number}", f"turn {match.turn}")
            if entry.text:
                found = match.digest()
                if found != entry.text:
                    raise ReplayMismatch(entry.line, match.turn, f"digest {entry.text}", f"digest {found}")
    if answers < 0 or left > 0:
        _check_end(match, record)
    return match


def _answer(match: Match, text: str, line: int) -> None:
    decision = match.decision
    if decision is None:
        raise ReplayMismatch(line, match.turn, f"answer {text!r}", f"the match over: {match.outcome!r}")
    player = conceding(text)
    if player >= 0:
        match.concede(player)
        return
    option = decision.option(text)
    if option is None:
        offered = ", ".join(one.text for one in decision.options)
        raise ReplayMismatch(
            line, match.turn, f"answer {text!r}", f"{decision.prompt} of player {decision.player}: {offered}"
        )
    match.answer(option)


def _check_end(match: Match, record: Record) -> None:
    if record.outcome is not None and record.outcome != match.outcome:
        raise ReplayMismatch(record.lines[0], match.turn, repr(record.outcome), repr(match.outcome))
    if record.digest:
        found = match.digest()
        if found != record.digest:
            raise ReplayMismatch(record.lines[1], match.turn, f"digest {record.digest}", f"digest {found}")
