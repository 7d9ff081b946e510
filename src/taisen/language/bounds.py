"""Bounds of the notation: how large and how deep a text from outside may be.

Owns the numbers alone. Over a bound, reading ends in a `NotationError` like any other bad text.
"""

from __future__ import annotations

from typing import Final

FORMAT: Final = 1
"""Number of the notation's format, written beside stored definitions."""

MAX_TEXT: Final = 100_000
"""Characters of one text (all abilities of a card)."""

MAX_TOKENS: Final = 600
"""Tokens of one ability."""

MAX_DEPTH: Final = 90
"""Categories nested in one another; each costs about three Python calls on the stack."""

MAX_REPEAT: Final = 64
"""Items of one list."""

MAX_NUMBER_DIGITS: Final = 9
"""Digits of a number."""

MAX_STRING: Final = 200
"""Characters of a quoted string."""

MAX_WORK: Final = 100_000
"""Categories tried at a place before a text counts as too complicated."""

MAX_READINGS: Final = 4
"""Different readings of one stretch of text that are followed; two are enough to call it ambiguous."""
