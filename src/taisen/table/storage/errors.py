"""The errors of the storage."""

from __future__ import annotations

from taisen.kernel.errors import TaisenError


class StorageError(TaisenError):
    """The database cannot be used, or something could not be written: one sentence that says why.

    After a failed write nothing of it is stored, unless the connection broke just as it was being stored;
    writing the same again is harmless.
    """


class DamagedError(StorageError):
    """What is stored of one thing cannot be read; the database as a whole can be used."""
