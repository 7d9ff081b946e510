"""Names of cards in texts of our own: ``{BS17-003}`` stands for what is printed on that card."""

from __future__ import annotations

import re
from typing import Final

from taisen.table.mats import mat

NAME_LANGUAGE: Final = "ja"
"""Names are what is printed, whatever language is asked for."""

_NUMBER: Final = re.compile(r"\{([A-Z0-9]+-[A-Za-z0-9-]+)\}")


def with_names(game: str, text: str) -> str:
    """Return a text with the printed names of the cards that it names by number.

    Raises:
        BadInput: there is no such card.
    """
    faces = mat(game)
    return _NUMBER.sub(lambda found: f"「{faces.face(None, found[1], NAME_LANGUAGE).name}」", text)
