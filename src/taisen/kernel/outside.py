"""Input from outside: files, texts and numbers as a user hands them over, checked before they are used.

Owns the bounds of what is read at all; what a text must say is the business of its reader.
"""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import Final, SupportsIndex

from taisen.kernel.errors import BadInput, shown

MAX_BYTES: Final = 20_000_000
"""The largest file that is read, and the longest text of a record or a saved match."""


def read_file(path: Path, allowed: str, limit: int = MAX_BYTES) -> str:
    """Return the text of a file.

    Args:
        path: the file.
        allowed: what the file should have been, for the error.
        limit: the most bytes that it may have; not more than that is ever read.

    Raises:
        BadInput: it cannot be read, is too large, or is no text in UTF-8.
    """
    place = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise BadInput(place, error.strerror or "an unreadable file", allowed) from error
    except ValueError as error:  # a name that no file can have
        raise BadInput(repr(place), str(error), allowed) from error
    if len(data) > limit:
        raise BadInput(place, f"more than {limit} bytes", f"{allowed} of at most {limit} bytes")
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadInput(
            place, f"a byte that is no text at place {error.start}", f"{allowed}, in UTF-8"
        ) from error


def check_text(value: object, place: str, limit: int = MAX_BYTES) -> str:
    """Return ``value`` if it is a text that can also be written again.

    Raises:
        BadInput: it is no text, is too long, or holds half a character (a lone surrogate).
    """
    if not isinstance(value, str):
        raise BadInput(place, f"a value of type {type(value).__name__}", "a text")
    if len(value) > limit:
        raise BadInput(place, f"{len(value)} characters", f"at most {limit} characters")
    if not is_writable(value):
        raise BadInput(place, "half a character (a lone surrogate)", "a text that UTF-8 can hold")
    return value


def is_writable(text: str) -> bool:
    """Return whether UTF-8 can hold a text.

    >>> is_writable("対戦"), is_writable(chr(0xD800))
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def whole_number(value: SupportsIndex) -> int | None:
    """Return ``value`` as a whole number, also one of another library; None for anything else.

    Truth values are none: an answer ``True`` is a mistake, not the second option.

    >>> whole_number(3), whole_number(True)
    (3, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def check_player(player: SupportsIndex, count: int = 2) -> int:
    """Return ``player`` if there is such a player.

    Raises:
        BadInput: there is none.
    """
    number = whole_number(player)
    if number is None or not 0 <= number < count:
        raise BadInput("player", shown(player), " or ".join(str(one) for one in range(count)))
    return number
