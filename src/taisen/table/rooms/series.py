"""Series: the score of a table, and what begins next.

A drawn match counts for nobody and is followed by another one. The loser of a match chooses who begins the
next one; after a draw, and in the first match, a coin decides who chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taisen.kernel.outcome import Outcome
    from taisen.table.rooms.data import TableData


def score(data: TableData, outcome: Outcome) -> None:
    """Note how a match ended."""
    data.chooser = -1
    if outcome.winner >= 0:
        data.seats[outcome.winner].wins += 1
        data.chooser = 1 - outcome.winner
    for seat in data.seats:
        seat.ready = seat.kind == "bot"


def decided(data: TableData) -> bool:
    """Return whether the series is over."""
    return max(seat.wins for seat in data.seats) > data.options.best_of // 2


def restart(data: TableData, swap: bool) -> None:
    """Prepare a new series, with the decks exchanged if ``swap``."""
    data.number = 0
    for seat in data.seats:
        seat.wins = 0
    if swap:
        first, second = data.seats
        first.deck, second.deck = second.deck, first.deck
        first.deck_name, second.deck_name = second.deck_name, first.deck_name
