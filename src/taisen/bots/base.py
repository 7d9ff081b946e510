"""What a bot is: something that picks one option of a seat's decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar

from taisen.catalog import likely_pool

if TYPE_CHECKING:
    from taisen.kernel.decisions import Option
    from taisen.kernel.match import Match
    from taisen.kernel.seat import Seat


class Bot:
    """Plays a seat; it sees what its player may see and nothing else.

    Attributes:
        name: what the bot is called in ``taisen.bots.make_bot``.
        open_lists: whether it knows both deck lists; else it guesses what the opponent's deck holds from what
            it has seen.
        random: its own random numbers: a bot of the same seed plays the same match again.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str = 0, open_lists: bool = True) -> None:
        self.open_lists = open_lists
        self.random = Random(f"{self.name} {seed}")  # noqa: S311 - play, not secrets

    def choose(self, seat: Seat) -> Option:
        """Return the option to answer ``seat.decision`` with.

        Raises:
            IllegalAnswer: the decision is not this seat's.
        """
        raise NotImplementedError

    def sample(self, seat: Seat) -> Match:
        """Return an imagined copy of the seat's match, as far as this bot knows it."""
        seed = self.random.getrandbits(64)
        return seat.sample(seed, None if self.open_lists else likely_pool(seat.game, seat.view, seed))
