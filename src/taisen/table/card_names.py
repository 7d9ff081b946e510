"""Names of cards in texts of our own: ``{BS17-003}`` stands for what is printed on that card."""

from __future__ import annotations

import re
from typing import Final

from taisen.table.mats import mat

_NUMBER: Final = re.compile(r"\{([A-Z0-9]+-[A-Z0-9]+)\}")


def with_names(game: str, text: str) -> str:
    """Return a text with the printed names of the cards that it names by number.

    Raises:
        BadInput: there is no such card.
    """
    return _NUMBER.sub(lambda found: f"「{mat(game).face(None, found[1], "ja").name}」", text)
