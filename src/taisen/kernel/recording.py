"""Recording: the history of a match as the course of a record."""

from __future__ import annotations

from taisen.kernel.errors import BadInput
from taisen.kernel.history import ENDING, Given, History
from taisen.kernel.record import ANSWER, STREAM, TURN, Entry, Record, Setup, is_answer_text
from taisen.kernel.state import AnyState


def record_of(setup: Setup, state: AnyState, history: History, sealed: bool) -> Record:
    """Return the record of a match.

    Args:
        setup: what it began with.
        state: the present position.
        history: what was given.
        sealed: whether seed and digests are left out, since they would tell the future.

    Raises:
        BadInput: some entry is a text that no record can hold.
    """
    turns = {start.count: start for start in history.turns if start.turn}
    entries: list[Entry] = []
    for index in range(len(history.entries) + 1):
        start = turns.get(index)
        if start is not None:
            entries.append(Entry(TURN, "" if sealed else start.digest(), start.turn))
        if index < len(history.entries):
            entries.append(_entry(history.entries[index]))
    return Record(setup, entries, state.outcome, "" if sealed else state.digest(), sealed)


def _entry(given: Given) -> Entry:
    """Return an entry of the history as a line of the record.

    Raises:
        BadInput: it is a text that no record can hold.
    """
    if given.kind in (ANSWER, ENDING):
        if not is_answer_text(given.text):
            raise BadInput("record", repr(given.text), "option texts that a record can hold")
        return Entry(ANSWER, given.text)
    if given.kind == STREAM:
        return Entry(STREAM, "", int(given.text))
    return Entry(given.kind, given.text, position=given.position)
