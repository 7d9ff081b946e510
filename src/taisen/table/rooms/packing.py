"""Packing: what was told, made small while it is only kept.

Steps are short and alike, so that they share a dictionary.
"""

from __future__ import annotations

import zlib
from typing import Final

LEVEL: Final = 6
DICTIONARY: Final = (
    b'"cards":[],"thing":{"name":"BS17-001#2","number":"BS17-001","player":1},"other":{"name":"BS17-002",'
    b'[{"name":"cores_moved","player":0,"turn":12,"position":105,"detail":"payment","amount":1,"card":null,'
    b'{"name":"drew","player":1,"turn":3,"position":20,"detail":"","amount":0,"card":"","cards":[""],'
    b'"rule":"BS-06.11","ability":"BS17-001/0","first":false},{"name":"step_began","player":0,"turn":11,'
    b'"thing":null,"other":null,"rule":"","ability":"","first":false}]'
)
"""What most steps hold; only this process ever reads what was packed with it."""


def pack(data: bytes) -> bytes:
    """Return data made small."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, 5, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    return packer.compress(data) + packer.flush()


def unpack(data: bytes) -> bytes:
    """Return what was packed.

    >>> unpack(pack(b"[]"))
    b'[]'
    """
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, DICTIONARY)
    return unpacker.decompress(data) + unpacker.flush()
