"""What the levels of bots are called in each language, wherever a bot is named, and how well each plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.bots import bot_levels, bot_names
from taisen.messages import message
from taisen.table.problems import TABLE

if TYPE_CHECKING:
    from taisen.table.wire import Language


def level_title(bot: str, level: int, language: Language) -> str:
    """Return what a level of a bot is called in a language; empty where there is nothing to tell.

    A bot with one level, a bot that is no more (in an old replay), and a person have no name of a level.

    >>> level_title("greedy", 6, "en"), level_title("greedy", 0, "ja"), level_title("random", 1, "en")
    ('Medium', '最強', '')
    """
    levels = bot_levels(bot) if bot in bot_names() else ()
    if len(levels) < 2 or (level and level not in levels):
        return ""
    return message(language, f"bot-level-{level or levels[-1]}", TABLE)


def level_hint(level: int, language: Language) -> str:
    """Return how well a level of a bot plays.

    >>> level_hint(1, "en")
    'Answers at random'
    """
    return message(language, f"bot-level-{level}-hint", TABLE)
