"""Measuring: what a decision, a copy and a saved state cost, beside random chess on the same machine.

Chess by python-chess is the yardstick, since times alone say little across machines; the two are run by
turns, so that a machine that slows down slows both, and the median of the runs is taken.
"""

from __future__ import annotations

import gc
import json
import zlib
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from taisen.arena.pool import DeckPool
from taisen.bots.random_bot import pick_at_random
from taisen.kernel import state as engine
from taisen.kernel.state import AnyState

RUNS: Final = 7
CHESS_PLIES: Final = 4000
MATCHES: Final = 36
LONGEST_GAME: Final = 400
"""Plies of a random chess game, after which it is given up for a fresh board."""
COPIES: Final = 40
"""Copies made of one position when copying is timed."""


class Run:
    """One run of our matches.

    Attributes:
        decisions, matches, seconds: how much was played, in how long.
    """

    __slots__ = ("decisions", "matches", "seconds")

    def __init__(self, decisions: int, matches: int, seconds: float) -> None:
        self.decisions = decisions
        self.matches = matches
        self.seconds = seconds


class Figures:
    """What was measured.

    Attributes:
        chess: seconds for a random ply of python-chess, 0 if it is not installed.
        decision: seconds for a decision, the listing of its options included.
        decisions_a_match, matches_a_second: as they say.
        copy: seconds for a copy of a state.
        saved: bytes of a saved state, compressed.
    """

    __slots__ = ("chess", "copy", "decision", "decisions_a_match", "matches_a_second", "saved")

    def __init__(
        self,
        chess: float,
        decision: float,
        decisions_a_match: float,
        matches_a_second: float,
        copy: float,
        saved: int,
    ) -> None:
        self.chess = chess
        self.decision = decision
        self.decisions_a_match = decisions_a_match
        self.matches_a_second = matches_a_second
        self.copy = copy
        self.saved = saved

    def ratio(self, seconds: float) -> float:
        """Return a time in random chess plies; 0 if chess was not measured."""
        return seconds / self.chess if self.chess else 0.0


def chess_ply(seed: int, plies: int = CHESS_PLIES) -> float:
    """Return the seconds that a ply of random chess takes: list the legal moves, pick one, push it.

    Raises:
        ModuleNotFoundError: python-chess is not installed.
    """
    import chess

    random = Random(seed)  # noqa: S311 - play, not secrets
    played = 0
    started = perf_counter()
    while played < plies:
        board = chess.Board()
        for _ in range(LONGEST_GAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random.random() * len(moves))])
            played += 1
    return (perf_counter() - started) / played


def play_matches(pool: DeckPool, first: int, matches: int = MATCHES) -> Run:
    """Play random matches over all pairs of decks, numbers from ``first`` on, and time them."""
    count = len(pool.names)
    decisions = 0
    started = perf_counter()
    for number in range(first, first + matches):
        one, two = divmod(number % (count * count), count)
        state = pool.begin(one, two, f"bench {number}").state
        random = Random(number)  # noqa: S311 - play, not secrets
        while True:
            decision = state.decision
            if decision is None:
                break
            state.submit(pick_at_random(decision, random))
            decisions += 1
    return Run(decisions, matches, perf_counter() - started)


def positions(pool: DeckPool, wanted: int = 300) -> list[AnyState]:
    """Return copies of positions spread over random matches."""
    found: list[AnyState] = []
    count = len(pool.names)
    number = 0
    while len(found) < wanted:
        one, two = divmod(number % (count * count), count)
        state = pool.begin(one, two, f"bench positions {number}").state
        random = Random(number)  # noqa: S311 - play, not secrets
        number += 1
        played = 0
        while state.decision is not None:
            if played % 9 == 4:
                found.append(state.copy(False))
            state.submit(pick_at_random(state.decision, random))
            played += 1
    return found[:wanted]


def copy_seconds(states: list[AnyState]) -> float:
    """Return the seconds that a copy without log takes, over many positions."""
    started = perf_counter()
    for state in states:
        for _ in range(COPIES):
            state.copy(False)
    return (perf_counter() - started) / (len(states) * COPIES)


def saved_bytes(state: AnyState) -> int:
    """Return the size of a saved state, compressed, without log and card definitions."""
    text = json.dumps(state.to_data(), ensure_ascii=False, separators=(",", ":"))
    return len(zlib.compress(text.encode(), 9))


def measure(pool: DeckPool, runs: int = RUNS, matches: int = MATCHES, plies: int = CHESS_PLIES) -> Figures:
    """Measure all, chess and our matches by turns; the medians of the runs."""
    with_chess = has_chess()
    states = positions(pool)
    play_matches(pool, 0, min(matches, 6))
    chess_times: list[float] = []
    ours: list[float] = []
    copies: list[float] = []
    played: list[Run] = []
    gc.collect()
    for number in range(runs):
        if with_chess:
            chess_times.append(chess_ply(number, plies))
        run = play_matches(pool, number * matches, matches)
        played.append(run)
        ours.append(run.seconds / run.decisions)
        copies.append(copy_seconds(states))
    total = sum(run.matches for run in played)
    return Figures(
        median(chess_times) if chess_times else 0.0,
        median(ours),
        sum(run.decisions for run in played) / total,
        total / sum(run.seconds for run in played),
        median(copies),
        int(median(saved_bytes(state) for state in states)),
    )


def has_chess() -> bool:
    """Whether python-chess is installed."""
    from importlib.util import find_spec

    return find_spec("chess") is not None


def compiled() -> bool:
    """Whether the engine that runs is the one compiled by mypyc."""
    return not str(engine.__file__).endswith(".py")
