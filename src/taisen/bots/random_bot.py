"""The random bot: a kind of action first, then an option of that kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.bots.base import Bot
from taisen.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from random import Random

    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.seat import Seat


def pick_at_random(decision: Decision, random: Random) -> Option:
    """Return an option: the kind of action uniformly, then one of that kind uniformly.

    A kind with many options (moving cores) would else crowd out all others.
    """
    options = decision.options
    if len(options) == 1:
        return options[0]
    if len(options) == 2 and options[0].verb != options[1].verb:  # most often: do it, or pass
        chosen = options[int(random.random() * 2)]
        random.random()  # the draw among the options of a kind
        return chosen
    kinds: dict[str, None] = {}
    for option in options:
        kinds[option.verb] = None
    verb = list(kinds)[int(random.random() * len(kinds))]
    group = options if len(kinds) == 1 else [option for option in options if option.verb == verb]
    return group[int(random.random() * len(group))]


class RandomBot(Bot):
    """Plays at random."""

    name: ClassVar[str] = "random"

    def choose(self, seat: Seat) -> Option:
        """Return an option drawn at random."""
        decision = seat.decision
        if decision is None:
            raise IllegalAnswer(f"bot {self.name}: player {seat.player} has nothing to decide")
        return pick_at_random(decision, self.random)
