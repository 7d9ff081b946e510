"""A series of matches between two bots: the schedule, playing it on all cores, and what came out."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Final

from taisen.arena.pool import DeckPool
from taisen.bots.own import named_bot
from taisen.kernel.errors import BadInput

DRAW: Final = -1
MOST_ANSWERS: Final = 20_000


class Pairing:
    """One match to be played.

    Attributes:
        number: place in the schedule.
        seed: decides all its random draws.
        decks: place in the pool of the deck of each player.
        bots: place in the series of the bot of each player.
    """

    __slots__ = ("bots", "decks", "number", "seed")

    def __init__(self, number: int, seed: str, decks: tuple[int, int], bots: tuple[int, int]) -> None:
        self.number = number
        self.seed = seed
        self.decks = decks
        self.bots = bots


class Result:
    """What came out of a match.

    Attributes:
        pairing: the match.
        winner: the player who won, ``DRAW`` for nobody.
        reason: how it ended.
        turns, answers: how long it was.
    """

    __slots__ = ("answers", "pairing", "reason", "turns", "winner")

    def __init__(self, pairing: Pairing, winner: int, reason: str, turns: int, answers: int) -> None:
        self.pairing = pairing
        self.winner = winner
        self.reason = reason
        self.turns = turns
        self.answers = answers

    def points(self, bot: int) -> float:
        """Return what the match counts for a bot of the series: 1, a half or 0."""
        if self.winner == DRAW:
            return 0.5
        return 1.0 if self.pairing.bots[self.winner] == bot else 0.0


def schedule(deck_count: int, matches: int, seed: int | str, *, mirrors: bool = True) -> list[Pairing]:
    """Return pairings over all pairs of decks in turn; each seed comes twice, the bots' sides swapped.

    Args:
        deck_count: how many decks there are.
        matches: how many matches; an odd number is made even.
        seed: what the seeds of the matches depend on.
        mirrors: whether a deck also plays against itself.
    """
    pairs = [
        (first, second)
        for apart in range(deck_count)
        for first in range(deck_count)
        for second in ((first + apart) % deck_count,)
        if mirrors or apart or deck_count == 1
    ]
    found: list[Pairing] = []
    for number in range((matches + 1) // 2):
        decks = pairs[number % len(pairs)]
        for bots in ((0, 1), (1, 0)):
            found.append(Pairing(len(found), f"{seed}/{number}", decks, bots))
    return found


def play(pool: DeckPool, bots: tuple[str, str], pairing: Pairing) -> Result:
    """Play one match.

    Raises:
        BadInput: there is no such bot.
    """
    match = pool.begin(pairing.decks[0], pairing.decks[1], pairing.seed)
    seats = (match.seat(0), match.seat(1))
    players = [named_bot(bots[bot], f"{pairing.seed} {bot}") for bot in pairing.bots]
    answers = 0
    while True:
        decision = match.decision
        if decision is None or answers > MOST_ANSWERS:
            break
        player = decision.player
        match.answer(players[player].choose(seats[player]))
        answers += 1
    outcome = match.outcome
    if outcome is None:
        raise BadInput(f"match {pairing.seed}", "no end", f"an end within {MOST_ANSWERS} answers")
    return Result(pairing, outcome.winner, outcome.reason, match.turn, answers)


# -- on all cores ----------------------------------------------------------------------------------

_work: list[tuple[DeckPool, tuple[str, str]]] = []


def _prepare(game: str, decks: tuple[str, ...], bots: tuple[str, str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    _work[:] = [(DeckPool(game, decks), bots)]


def _play(pairing: Pairing) -> Result:
    pool, bots = _work[0]
    return play(pool, bots, pairing)


def play_all(
    game: str,
    decks: tuple[str, ...],
    bots: tuple[str, str],
    pairings: list[Pairing],
    *,
    workers: int = 0,
    progress: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Play a schedule and return the results in its order.

    Args:
        game: name of the game.
        decks: names or paths of the decks; none means all built-in ones.
        bots: names of the two bots.
        pairings: what to play.
        workers: how many processes; 0 for one a core.
        progress: called after each match.
    """
    results: list[Result] = []
    for result in _played(game, decks, bots, pairings, workers or os.cpu_count() or 1):
        results.append(result)
        if progress is not None:
            progress(result)
    results.sort(key=lambda result: result.pairing.number)
    return results


def _played(
    game: str, decks: tuple[str, ...], bots: tuple[str, str], pairings: list[Pairing], workers: int
) -> Iterator[Result]:
    if workers == 1 or len(pairings) < 2:
        pool = DeckPool(game, decks)
        for pairing in pairings:
            yield play(pool, bots, pairing)
        return
    # Fresh processes: a forked one would carry whatever the parent had open.
    with get_context("spawn").Pool(workers, _prepare, (game, decks, bots)) as processes:
        yield from processes.imap_unordered(_play, pairings, chunksize=1)
