"""Data: what is stored of a table beside its matches; the whole of ``TableRow.data``."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from taisen.table.wire import Offer, TableOptions


class SeatData(Struct):
    """One seat.

    Attributes:
        kind: who sits there.
        name: what the player is called.
        bot, level: the bot and its level.
        deck_name, deck: the deck's name and its list as text, empty while none is chosen.
        token: hash of the seat's token, empty for a bot.
        hands: whether this player lets spectators see the hand.
        wins: matches of the series that were won here.
        ready: whether the next match may begin.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    level: int = 0
    deck_name: str = ""
    deck: str = ""
    token: str = ""
    hands: bool = False
    wins: int = 0
    ready: bool = False


class Origin(Struct, frozen=True):
    """What matches begin from, if it is not a whole match: see ``wire.NewTable``."""

    scenario: str = ""
    puzzle: str = ""
    replay: str = ""
    position: int = 0

    @property
    def whole(self) -> bool:
        """Whether matches begin at the beginning."""
        return not (self.scenario or self.puzzle or self.replay)


class ClockData(Struct):
    """The clocks.

    Attributes:
        left: each player's own seconds that are left.
        periods: byoyomi periods that each has left.
        thought: seconds that the pending decision has taken.
        period: seconds of the present byoyomi period that it has taken.
    """

    left: list[float]
    periods: list[int]
    thought: float = 0.0
    period: float = 0.0


class TableData(Struct):
    """A table.

    Attributes:
        seats: both seats.
        options: as agreed when it was made.
        watch: hash of the spectators' token.
        both: whether one person plays both sides, with one token.
        origin: what its matches begin from.
        count: how many matches the table has had, in all its series.
        number: number of the match in the series, from 1; 0 before the first.
        match_id: the present or last match, empty before the first.
        chooser: who chooses who begins the next match, -1: a coin decides.
        offers: what is proposed.
        clock: what is left, None without clocks.
        hands: whether spectators see both hands of the running match.
        undone: positions to which the players went back in the running match.
        away: seconds of each player's absence that count.
    """

    seats: list[SeatData]
    options: TableOptions
    watch: str
    both: bool = False
    origin: Origin = Origin()
    count: int = 0
    number: int = 0
    match_id: str = ""
    chooser: int = -1
    offers: list[Offer] = []
    clock: ClockData | None = None
    hands: bool = False
    undone: list[int] = []
    away: tuple[float, float] = (0.0, 0.0)

    @property
    def solo(self) -> bool:
        """Whether nobody but the one who made it is concerned."""
        return self.both or any(seat.kind == "bot" for seat in self.seats)

    @property
    def swaps(self) -> bool:
        """Whether a new series may begin with the decks exchanged: from two decks, not from a position."""
        return self.origin.whole and all(seat.deck for seat in self.seats)

    @property
    def shows_hands(self) -> bool:
        """Whether every person lets spectators see the hand; two bots alone are watched without a delay."""
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return bool(people) and all(seat.hands for seat in people)

    def copy(self) -> TableData:
        """Return an independent copy: a change is stored before it is taken."""
        return msgspec.json.decode(msgspec.json.encode(self), type=TableData)
