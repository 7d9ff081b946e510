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

_LEVELS: Final[dict[str, tuple[int, ...]]] = {
    GreedyBot.name: (1, 4, 5, 6, 7, 2, 3),
    RandomBot.name: (1,),
}
"""By name, the numbers of its levels, the weakest first. Tables and replays keep the numbers: none is given
again, and a level that is added has the next one, wherever it stands."""
USUAL_LEVEL: Final = 6
"""The level in the middle, where nobody has chosen one."""


def bot_names() -> tuple[str, ...]:
    """Return the names that ``make_bot`` knows."""
    return tuple(sorted(_LEVELS))


def bot_levels(name: str) -> tuple[int, ...]:
    """Return the levels of a bot, the weakest first.

    >>> bot_levels("greedy"), bot_levels("random")
    ((1, 4, 5, 6, 7, 2, 3), (1,))

    Raises:
        BadInput: there is no such bot.
    """
    found = _LEVELS.get(name)
    if found is None:
        raise BadInput("bot", repr(name), ", ".join(bot_names()))
    return found


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
    levels = bot_levels(name)
    number = level or levels[-1]
    if number not in levels:
        allowed = ", ".join(str(one) for one in sorted(levels))
        raise BadInput("level", repr(level), f"{allowed} for the bot {name}")
    if number == 1:
        return RandomBot(seed, open_lists)
    if number == levels[-1]:
        return GreedyBot(seed, open_lists)
    return ErringBot(seed, open_lists, levels.index(number) - 1)


__all__ = [
    "USUAL_LEVEL",
    "Bot",
    "ErringBot",
    "GreedyBot",
    "RandomBot",
    "bot_levels",
    "bot_names",
    "make_bot",
]
