"""Randomness: keyed draws, reproducible in every process and blind to everybody without the key."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

KEY_BYTES = 32

MOST_DRAWS: Final = 1 << 63
"""A bound for saved matches, which no match reaches; the counter of draws has eight bytes."""


def key_from_seed(seed: int | str | None) -> bytes:
    """Make a match key of 32 bytes; without a seed it holds 256 random bits.

    >>> key_from_seed(7) == key_from_seed("7")
    True
    """
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"taisen-seed").digest()


def draw_below(key: bytes, counter: int, bound: int) -> int:
    """Return the draw number ``counter`` under ``key``, uniform in ``range(bound)``.

    128 bits are reduced modulo ``bound``: the bias is below 2**-100 for any bound met in a game.

    Raises:
        ValueError: ``bound`` is not positive.
    """
    if bound <= 0:
        raise ValueError(f"bound must be positive, got {bound}")
    digest = blake2b(counter.to_bytes(8, "big"), key=key, digest_size=16).digest()
    return int.from_bytes(digest, "big") % bound


def shuffled(key: bytes, counter: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """Return ``items`` in a random order (Fisher-Yates); uses the draws ``counter`` only.

    One hash stream serves the whole shuffle, so that a shuffle is one draw of the match.
    """
    result = list(items)
    stream = int.from_bytes(blake2b(counter.to_bytes(8, "big"), key=key, digest_size=64).digest(), "big")
    block = 0
    for last in range(len(result) - 1, 0, -1):
        if stream < 1 << 64:
            block += 1
            data = counter.to_bytes(8, "big") + block.to_bytes(8, "big")
            stream = int.from_bytes(blake2b(data, key=key, digest_size=64).digest(), "big")
        stream, chosen = divmod(stream, last + 1)
        result[last], result[chosen] = result[chosen], result[last]
    return tuple(result)
