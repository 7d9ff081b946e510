"""Bots of one's own: written anywhere, named ``module:Class`` where a command of the terminal wants a bot.

Only who may run programs on this machine can name one: the table knows the built-in bots alone.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from taisen.bots import bot_levels, bot_names, make_bot
from taisen.bots.base import Bot
from taisen.kernel.answers import named_option
from taisen.kernel.errors import BadInput, IllegalAnswer

if TYPE_CHECKING:
    from taisen.kernel.decisions import Option
    from taisen.kernel.seat import Seat


def named_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a new bot: a built-in one by its name, or one of one's own as ``module:Class``.

    Args:
        name: one of ``bot_names()``, with ``@`` and the number of a level for a weaker one; or a module that
            can be imported from the present folder, a colon, and the name of a class in it that is a ``Bot``.
        seed: what its random numbers depend on.

    >>> named_bot("random", 7).name, named_bot("greedy@4").name
    ('random', 'erring')

    Raises:
        BadInput: there is no such bot or level, or its module fails.
    """
    if ":" not in name:
        known, at, level = name.partition("@")
        if known not in bot_names():
            raise BadInput("bot", repr(name), f"{', '.join(bot_names())}, or one of your own as module:Class")
        if at and level not in {str(number) for number in bot_levels(known)}:
            numbers = ", ".join(str(number) for number in sorted(bot_levels(known)))
            raise BadInput("bot", repr(name), f"{known}@ and the number of a level: {numbers}")
        return make_bot(known, seed, int(level) if at else 0)
    return OwnBot(name, _bot_class(name), seed)


class OwnBot(Bot):
    """A bot of somebody's own: what it does wrong is told in one line, with its name.

    Attributes:
        label: what the command called it, ``module:Class``.
        bot: the bot itself.
    """

    def __init__(self, label: str, kind: type[Bot], seed: int | str = 0) -> None:
        super().__init__(seed)
        self.label = label
        try:
            self.bot = kind(seed)
        except Exception as error:
            raise self._fault(error) from error
        self.name = self.bot.name or label  # type: ignore[misc] # as the class of each bot says it

    def choose(self, seat: Seat) -> Option:
        """Return the option that the bot chooses.

        Raises:
            BadInput: the bot fails, or chooses what is not offered.
        """
        decision = seat.decision
        assert decision is not None
        try:
            answer = self.bot.choose(seat)
        except Exception as error:
            raise self._fault(error) from error
        try:
            return named_option(decision, answer)
        except IllegalAnswer as error:
            message = f"bot {self.label}: {error}"
            raise BadInput(f"bot {self.label}", repr(answer), "an option", message) from error

    def _fault(self, error: Exception) -> BadInput:
        """Return the error that tells where the bot failed: its line that was reached last."""
        lines = [line for line in extract_tb(error.__traceback__) if line.filename != __file__]
        at = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
        found = f"{type(error).__name__}: {error}{at}"
        return BadInput(f"bot {self.label}", found, "a bot that chooses an option")


def _bot_class(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(":")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        module = import_module(module_name)
    except Exception as error:  # whatever a module of somebody else does wrong is told in one line
        allowed = f"a module that can be imported from {folder}"
        raise BadInput("bot", f"{name!r} ({type(error).__name__}: {error})", allowed) from error
    found: object = getattr(module, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput("bot", repr(name), f"a class in {module_name} that is a taisen.bots.Bot")
    return found
