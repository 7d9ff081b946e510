"""Tokens: what lets somebody sit at a seat or look on. Only their hashes are kept, and no log names them."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from taisen.table.problems import Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

TOKEN_BYTES: Final = 24
"""Random bytes of a token; guessing one is hopeless from 16 on."""
ID_BYTES: Final = 9
MAX_TOKEN: Final = 100
MIN_OWN: Final = 32
"""Characters of a token that somebody has drawn: as many as one of ours has."""
_OWN: Final = re.compile(rf"[A-Za-z0-9_-]{{{MIN_OWN},{MAX_TOKEN}}}")


def new_token() -> str:
    """Return a new token, of characters that may stand in an address and in a header."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def check_token(token: str) -> str:
    """Return a token that somebody has drawn for a seat of their own.

    Raises:
        Fault: it is too short to be safe, or holds other characters.
    """
    if _OWN.fullmatch(token) is None:
        allowed = f"{MIN_OWN} to {MAX_TOKEN} letters, digits, - or _"
        raise Fault("input", "token", f"{len(token)} characters", allowed)
    return token


def new_id() -> str:
    """Return a new id of a table or a match; it opens nothing by itself."""
    return secrets.token_urlsafe(ID_BYTES)


def token_hash(token: str) -> str:
    """Return what is kept of a token. It is random and long, so that no slow hash is needed."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def holder(token: str, hashes: Sequence[str]) -> int:
    """Return the place of the hash that belongs to a token, -1 for none; it always takes the same time."""
    given = token_hash(token[:MAX_TOKEN])
    found = -1
    for index, kept in enumerate(hashes):
        if compare_digest(given, kept or "-" * len(given)):
            found = index
    return found
