"""Matches that begin at a table: from two decks, a position, a puzzle, or a moment of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import taisen
from taisen.catalog import parse_deck
from taisen.table.beginnings import beginning

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.table.beginnings import Beginning
    from taisen.table.lesson import Lesson
    from taisen.table.rooms.data import TableData

CHOOSE_FIRST: Final = "choose-first"
"""Prompt of the question who begins, in a game in which somebody chooses."""
MAX_TOSSES: Final = 200
"""How often a coin is tossed until it falls as it has to; that this is not enough is past belief."""


def begin_match(game: str, data: TableData, moment: str) -> Match:
    """Return the next match of a table, at its first decision.

    Args:
        game: the game's name.
        data: the table.
        moment: a saved match to play on from, empty for none.

    Raises:
        BadInput: a deck or a position cannot be used any more.
    """
    if moment:
        return taisen.load_match(moment, log=True)
    started = origin_of(game, data)
    if started is not None:
        return started.match()
    decks = tuple(parse_deck(seat.deck, "deck", seat.deck_name, game) for seat in data.seats)
    rules = data.options.rules
    # At a table nobody is shown the list of the other.
    match = taisen.new_match(game, (decks[0], decks[1]), rules=rules, closed_lists=True)
    # Who chooses who begins is drawn; where the loser of the last match has the choice, until it fits.
    for _ in range(MAX_TOSSES):
        if data.chooser < 0 or _favoured(match) == data.chooser:
            break
        match = taisen.new_match(game, (decks[0], decks[1]), rules=rules, closed_lists=True)
    return match


def _favoured(match: Match) -> int:
    """Return who is to choose who begins; where nobody chooses, who begins; -1 if it does not come to that.

    Neither depends on what is answered before, so a copy is played on as is usual.
    """
    ahead = match.copy()
    while ahead.decision is not None and ahead.decision.prompt != CHOOSE_FIRST and ahead.turn == 0:
        ahead.answer(ahead.decision.default)
    return -1 if ahead.decision is None else ahead.decision.player


def origin_of(game: str, data: TableData) -> Beginning | Lesson | None:
    """Return what a table's matches begin from, None for two decks or a replay.

    Raises:
        BadInput: there is no such puzzle, or the position cannot be.
    """
    return beginning(game, data.origin.scenario, data.origin.puzzle)
