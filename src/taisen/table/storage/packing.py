"""Packing: what was told in the steps of a match, made small; a sixteenth of its JSON is left.

Steps are short and alike, so that they share a dictionary. It is part of the stored form: what was packed
with it is read with it alone, and a change of it needs a migration.
"""

from __future__ import annotations

import zlib
from typing import Final

from taisen.table.storage.errors import DamagedError

LEVEL: Final = 6
MEMORY: Final = 5
DICTIONARY: Final = (
    b'"cards":[],"thing":{"name":"BS17-001#2","number":"BS17-001","player":1},"other":{"name":"BS17-002",'
    b'[{"name":"cores_moved","player":0,"turn":12,"position":105,"detail":"payment","amount":1,"card":null,'
    b'{"name":"drew","player":1,"turn":3,"position":20,"detail":"","amount":0,"card":"","cards":[""],'
    b'"rule":"BS-06.11","ability":"BS17-001/0","first":false},{"name":"step_began","player":0,"turn":11,'
    b'"thing":null,"other":null,"rule":"","ability":"","first":false}]'
)
"""What most steps hold."""


def pack(data: bytes) -> bytes:
    """Return data made small; nothing stays nothing."""
    if not data:
        return b""
    packer = zlib.compressobj(
        LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, MEMORY, zlib.Z_DEFAULT_STRATEGY, DICTIONARY
    )
    return packer.compress(data) + packer.flush()


def unpack(data: bytes) -> bytes:
    """Return what was packed.

    >>> unpack(pack(b"[]"))
    b'[]'

    Raises:
        DamagedError: it cannot be read.
    """
    if not data:
        return b""
    unpacker = zlib.decompressobj(zlib.MAX_WBITS, DICTIONARY)
    try:
        found = unpacker.decompress(data) + unpacker.flush()
    except zlib.error as error:
        raise DamagedError(f"a stored step is damaged: {error}") from error
    if not unpacker.eof:
        raise DamagedError("a stored step is damaged: it ends too early")
    return found
