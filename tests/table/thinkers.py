"""What bots' workers do wrong in tests: modules that a worker process can import."""

from __future__ import annotations

import os
import time


def never_answer(save: str, player: int, bot: str, level: int, seed: int) -> str:
    """Think for longer than any test lasts."""
    time.sleep(3600)
    return ""


def crash(save: str, player: int, bot: str, level: int, seed: int) -> str:
    """Take the whole process down."""
    os._exit(3)


def raise_an_error(save: str, player: int, bot: str, level: int, seed: int) -> str:
    """Fail as a bot with a fault does."""
    raise KeyError("a fault")


def answer_something_else(save: str, player: int, bot: str, level: int, seed: int) -> str:
    """Answer what is not offered."""
    return "win at once"


def process() -> int:
    """Return the id of the worker."""
    return os.getpid()


def take_much() -> int:
    """Ask for more memory than a worker may have."""
    return len(bytearray(64 * 1024**3))
