"""Soaking: thousands of random matches, each position between turns checked; memory must not grow.

Owns one worker's share of such a run. A fault stops the run and names the match that shows it.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from taisen.arena.checks import referee
from taisen.arena.pool import DeckPool
from taisen.bots.random_bot import pick_at_random
from taisen.catalog.decks import Deck

CAPPED: Final = frozenset({"loop", "bound"})
"""How a match ends that did not come to an end of its own."""


class Soaked:
    """What one match of the run gave.

    Attributes:
        number: place in the run.
        decks: names of the decks.
        reason: how it ended; a fault's text begins with "fault".
        turns, answers: how long it was.
        memory: memory of the process that played it, in bytes.
        process: which process that was.
    """

    __slots__ = ("answers", "decks", "memory", "number", "process", "reason", "turns")

    def __init__(
        self, number: int, decks: str, reason: str, turns: int, answers: int, memory: int, process: int
    ) -> None:
        self.number = number
        self.decks = decks
        self.reason = reason
        self.turns = turns
        self.answers = answers
        self.memory = memory
        self.process = process


def memory_in_use() -> int:
    """Return the memory that this process holds now, in bytes; its highest where only that is known."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    try:
        import resource
    except ModuleNotFoundError:
        return 0  # a system that tells nothing of the kind
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return highest if sys.platform == "darwin" else highest * 1024


def soak_match(pool: DeckPool, number: int, seed: str, headless: bool) -> tuple[str, int, int]:
    """Play match ``number`` of a run, checked; return how it ended, its turns and its answers.

    Raises:
        Broken: a position is not as it must be.
    """
    match = pool.begin(*deck_pair(pool, number), f"{seed}/{number}", headless=headless, log=True)
    state = match.state
    random = Random(f"soak {seed} {number}")  # noqa: S311 - play, not secrets
    watching = referee(pool.game.name)
    turn = match.turn
    answers = 0
    while True:
        decision = match.decision
        if decision is None:
            break
        if decision.prompt == watching.resting:
            watching.at_rest(state)
        match.answer(pick_at_random(decision, random))
        answers += 1
        if match.turn != turn or state.outcome is not None:
            turn = match.turn
            watching.between_turns(state)
    outcome = match.outcome
    return ("fault: it stopped without an end" if outcome is None else outcome.reason, match.turn, answers)


def deck_pair(pool: DeckPool, number: int) -> tuple[int, int]:
    """Return the decks of match ``number``: all pairs of decks in turn."""
    count = len(pool.names)
    return divmod(number % (count * count), count)


_work: list[tuple[DeckPool, str]] = []


def _prepare(game: str, decks: tuple[str | Deck, ...], seed: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    _work[:] = [(DeckPool(game, decks), seed)]


def _soak(number: int) -> Soaked:
    pool, seed = _work[0]
    return soak_one(pool, number, seed)


def soak_one(pool: DeckPool, number: int, seed: str) -> Soaked:
    """Play one match of a run; whatever goes wrong is told with the match that shows it."""
    first, second = deck_pair(pool, number)
    decks = f"{pool.names[first]} {pool.names[second]}"
    try:
        # Every other match is asked all windows, as at a table.
        reason, turns, answers = soak_match(pool, number, seed, number % 2 == 0)
    except Exception as error:  # noqa: BLE001 - any error at all is what a soak run looks for
        reason, turns, answers = f"fault: {type(error).__name__}: {error}", 0, 0
    return Soaked(number, decks, reason, turns, answers, memory_in_use(), os.getpid())


def soak_all(
    game: str,
    decks: tuple[str | Deck, ...],
    matches: int,
    seed: str,
    workers: int,
    progress: Callable[[Soaked], None] | None = None,
) -> list[Soaked]:
    """Play a run on ``workers`` processes; return what each match gave, in order."""
    found: list[Soaked] = []
    for one in _soaked(game, decks, matches, seed, workers):
        found.append(one)
        if progress is not None:
            progress(one)
    found.sort(key=lambda one: one.number)
    return found


def _soaked(
    game: str, decks: tuple[str | Deck, ...], matches: int, seed: str, workers: int
) -> Iterator[Soaked]:
    if workers == 1:
        pool = DeckPool(game, decks)
        for number in range(matches):
            yield soak_one(pool, number, seed)
        return
    # Decks that cannot be read are found here: a worker that fails to start is started again without end.
    DeckPool(game, decks)
    with get_context("spawn").Pool(workers, _prepare, (game, decks, seed)) as processes:
        yield from processes.imap_unordered(_soak, range(matches), chunksize=4)


def memory_growth(run: list[Soaked], settled: int) -> int:
    """Return by how many bytes the hungriest process grew after match ``settled``."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for one in run:
        if one.number >= settled:
            first.setdefault(one.process, one.memory)
            last[one.process] = one.memory
    return max((last[process] - first[process] for process in first), default=0)
