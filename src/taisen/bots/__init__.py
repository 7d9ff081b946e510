"""Bots: programs that play a seat. They see views and imagined copies, never a match.

>>> from taisen.bots import bot_names, make_bot
>>> bot_names()
('greedy', 'random')
>>> make_bot("random", seed=7).name
'random'
"""

from __future__ import annotations

from taisen.bots.base import Bot
from taisen.bots.greedy import GreedyBot
from taisen.bots.random_bot import RandomBot
from taisen.kernel.errors import BadInput

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}


def bot_names() -> tuple[str, ...]:
    """Return the names that ``make_bot`` knows."""
    return tuple(sorted(_BOTS))


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a new bot.

    Args:
        name: one of ``bot_names()``.
        seed: what its random numbers depend on.

    Raises:
        BadInput: there is no such bot.
    """
    found = _BOTS.get(name)
    if found is None:
        raise BadInput("bot", repr(name), ", ".join(bot_names()))
    return found(seed)


__all__ = ["Bot", "GreedyBot", "RandomBot", "bot_names", "make_bot"]
