"""The erring bot: the greedy bot for people who want to win now and then, in steps from random to greedy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.bots.base import Bot
from taisen.bots.evaluation import evaluation_of
from taisen.bots.greedy import GreedyBot
from taisen.bots.random_bot import pick_at_random
from taisen.kernel.decisions import PAY, SPLIT
from taisen.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from taisen.kernel.decisions import Option
    from taisen.kernel.seat import Seat


class ErringBot(Bot):
    """Looks ahead like the greedy bot, but now and then answers without looking.

    How often depends on the game, since in one that is more of a race a few errors cost more; see
    ``Evaluation.errors``.
    """

    name: ClassVar[str] = "erring"

    def __init__(self, seed: int | str = 0, open_lists: bool = True, step: int = 0) -> None:
        """Begin a bot; ``step`` is its place among the erring ones, the weakest first."""
        super().__init__(seed, open_lists)
        self.careful = GreedyBot(seed, open_lists)
        self.step = step

    def choose(self, seat: Seat) -> Option:
        """Return the greedy bot's option, or sometimes one that is drawn at random."""
        decision = seat.decision
        if decision is None:
            raise IllegalAnswer(f"bot {self.name}: player {seat.player} has nothing to decide")
        # A payment picked at random makes no weaker opponent, only one that looks foolish.
        if decision.shape not in (PAY, SPLIT):
            errors = evaluation_of(seat.game.name).errors[self.step]
            if self.random.random() < errors:
                return pick_at_random(decision, self.random)
        return self.careful.choose(seat)
