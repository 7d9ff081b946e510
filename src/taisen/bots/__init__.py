"""Bots: programs that play a seat. They see views and imagined copies, never a match.

>>> from taisen.bots import bot_names, make_bot
>>> bot_names()
('greedy', 'random')
>>> make_bot("random", seed=7).name
'random'
"""

from __future__ import annotations

from typing import Final

from taisen.bots.base import Bot
from taisen.bots.erring import ErringBot
from taisen.bots.greedy import GreedyBot
from taisen.bots.random_bot import RandomBot
from taisen.kernel.errors import BadInput

_BOTS: Final[dict[str, tuple[type[Bot], ...]]] = {
    GreedyBot.name: (RandomBot, ErringBot, GreedyBot),
    RandomBot.name: (RandomBot,),
}
"""By name, what plays at each level, the weakest first."""


def bot_names() -> tuple[str, ...]:
    """Return the names that ``make_bot`` knows."""
    return tuple(sorted(_BOTS))


def bot_levels(name: str) -> tuple[int, ...]:
    """Return the levels of a bot, the weakest first.

    >>> bot_levels("greedy"), bot_levels("random")
    ((1, 2, 3), (1,))

    Raises:
        BadInput: there is no such bot.
    """
    return tuple(range(1, len(_levels(name)) + 1))


def make_bot(name: str, seed: int | str = 0, level: int = 0, *, open_lists: bool = True) -> Bot:
    """Return a new bot.

    Args:
        name: one of ``bot_names()``.
        seed: what its random numbers depend on.
        level: one of ``bot_levels(name)``; 0 for the strongest.
        open_lists: whether it knows both deck lists.

    Raises:
        BadInput: there is no such bot or level.
    """
    levels = _levels(name)
    if not 0 <= level <= len(levels):
        raise BadInput("level", repr(level), f"1 to {len(levels)} for the bot {name}")
    return levels[level - 1](seed, open_lists)


def _levels(name: str) -> tuple[type[Bot], ...]:
    found = _BOTS.get(name)
    if found is None:
        raise BadInput("bot", repr(name), ", ".join(bot_names()))
    return found


__all__ = ["Bot", "ErringBot", "GreedyBot", "RandomBot", "bot_levels", "bot_names", "make_bot"]
