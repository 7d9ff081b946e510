"""The course of a match: its beginning, and every entry of its history played again.

Owns what undo and replays share; when which entry is played is theirs.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.kernel.events import NO_CAUSE, Event
from taisen.kernel.frames import advance
from taisen.kernel.history import ENDING, Given, History, TurnStart, read_ending
from taisen.kernel.record import ANSWER, POSITION, STREAM, Setup
from taisen.kernel.state import AnyState

if TYPE_CHECKING:
    from taisen.kernel.position import Position


def begin(setup: Setup, log: bool = True, paranoid: bool = False) -> AnyState:
    """Return the position at a match's first decision.

    Args:
        setup: what the match begins with.
        log: whether to keep an event log.
        paranoid: whether every write replaces the object written, which finds references held too long.

    Raises:
        BadInput: the match cannot begin so.
    """
    game = setup.game
    if setup.position is None:
        state = game.set_up(setup.key, setup.decks)
    else:
        state = game.build_position(setup.key, setup.position, "position")
    state.headless = setup.headless
    state.closed_lists = setup.closed_lists
    state.paranoid = paranoid
    if not log:
        state.log = None
    if setup.position is not None:
        state.note(Event("position_set", -1, NO_CAUSE))
    advance(state)
    return state


def put_in_place(state: AnyState, position: Position) -> AnyState:
    """Return the state in which a match goes on that stood at ``state`` and is repaired to ``position``.

    Raises:
        BadInput: the position cannot be.
    """
    new = state.game.build_position(state.key, position, "position", state.serial)
    new.draws = state.draws
    new.answered = state.answered
    new.headless = state.headless
    new.closed_lists = state.closed_lists
    new.paranoid = state.paranoid
    if state.log is None:
        new.log = None
    new.note(Event("position_set", -1, NO_CAUSE))
    advance(new)
    return new


def state_at(setup: Setup, now: AnyState, history: History, count: int) -> AnyState | None:
    """Return the position with ``count`` entries before it, None if the program does not lead there any more.

    Args:
        setup: what the match began with.
        now: its present position, for what does not change: log, paranoia.
        history: what was given; positions at the turns' starts on the way are kept in it.
        count: how many entries to play.
    """
    base = history.nearest(count)
    try:
        state = begin(setup, now.log is not None, now.paranoid) if base is None else base.state.copy()
    except BadInput:  # saved by a program in which a match could begin so
        return None
    turns = {turn.count: turn for turn in history.turns}
    for index in range(0 if base is None else base.count, count):
        if not _reached(state, turns.get(index)):
            return None
        again = _play_again(state, history.entries[index])
        if again is None:
            return None
        state = again
    return state if _reached(state, turns.get(count)) else None


def _play_again(state: AnyState, given: Given) -> AnyState | None:
    """Return the state after an entry of the history; ``state`` is played on. None if it does not fit."""
    if given.kind == ANSWER:
        option = None if state.decision is None else state.decision.option(given.text)
        if option is None:
            return None
        state.submit(option)
    elif given.kind == STREAM:
        state.key = stream_key(state.key, int(given.text))
    elif given.kind == POSITION:
        assert given.position is not None
        try:
            return put_in_place(state, given.position)
        except BadInput:  # saved by a program that took it for a position
            return None
    elif given.kind == ENDING:
        ending = read_ending(given.text)
        if ending is None:
            return None
        state.game.end_match(state, *ending)
    return state


def _reached(state: AnyState, start: TurnStart | None) -> bool:
    """Whether a replay is where it should be, at the start of a turn; the position is kept then."""
    if start is None:
        return True
    if start.state is None:
        if start.turn != state.game.turn(state) or start.digest() != state.digest():
            return False
        start.state = state.copy()
    return True


def stream_key(key: bytes, number: int) -> bytes:
    """Return the random key for the stream ``number`` that begins under ``key``."""
    return blake2b(str(number).encode(), key=key, digest_size=len(key), person=b"taisen-stream").digest()
