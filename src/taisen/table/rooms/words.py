"""Words that people put in: names and chat, checked before anybody sees them.

Nothing is escaped here: pages show text as text. What is refused is what could disturb how text is read:
control characters, line breaks, marks of writing direction, halves of characters.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from taisen.table.problems import Fault

MAX_NAME: Final = 32
MAX_CHAT: Final = 500
MAX_DECK: Final = 100
MAX_MARKS: Final = 4
"""Marks that may stand on one letter; more of them would grow over the lines above."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Formatting characters that words and emoji of some languages need."""
MARKS: Final = frozenset({"Mn", "Me"})
REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _clean(text: str, where: str, most: int) -> str:
    text = text.strip()
    if len(text) > most:
        raise Fault("too-long", where, f"{len(text)} characters", f"at most {most} characters", most=most)
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category in MARKS else 0
        if (category in REFUSED and character not in JOINERS) or marks > MAX_MARKS:
            raise Fault("character", where, f"U+{ord(character):04X}", "letters, digits, signs")
    return text


def check_name(text: str) -> str:
    """Return a player's name without blanks around it; an empty one is allowed.

    Raises:
        Fault: it is too long, or holds characters that no name needs.
    """
    return _clean(text, "name", MAX_NAME)


def check_deck_name(text: str) -> str:
    """Return a deck's name without blanks around it; an empty one is allowed.

    Raises:
        Fault: it is too long, or holds characters that no name needs.
    """
    return _clean(text, "deck", MAX_DECK)


def check_chat(text: str) -> str:
    """Return a line of chat without blanks around it.

    Raises:
        Fault: it is empty or too long, or holds characters that no text needs.
    """
    found = _clean(text, "chat", MAX_CHAT)
    if not found:
        raise Fault("empty", "chat", "''", f"1 to {MAX_CHAT} characters")
    return found


def check_lines(text: str, where: str, most: int) -> str:
    """Return a text of several lines without blanks around it.

    Raises:
        Fault: it is empty or too long, or holds characters that no text needs.
    """
    lines = [_clean(line, where, most) for line in text.splitlines()]
    found = "\n".join(lines).strip()
    if not found or len(found) > most:
        key = "too-long" if found else "empty"
        raise Fault(key, where, f"{len(found)} characters", f"1 to {most} characters", most=most)
    return found
