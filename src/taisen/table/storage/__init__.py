"""Storage: what the table keeps on disk, in SQLite or PostgreSQL.

Owns the rows, the schema and its migrations, the one writer, and the lock that lets one server at a time use
a database. It knows nothing of rules or rooms: matches come as saved texts, what was told comes as JSON.
"""

from __future__ import annotations

from taisen.table.storage.address import Address, data_folder, default_database
from taisen.table.storage.errors import StorageError
from taisen.table.storage.rows import (
    ChatRow,
    MatchEnd,
    MatchRow,
    NoteRow,
    PositionRow,
    ReplayRow,
    ReportRow,
    Running,
    Snapshot,
    StepRow,
    TableRow,
)
from taisen.table.storage.store import Store

__all__ = [
    "Address",
    "ChatRow",
    "MatchEnd",
    "MatchRow",
    "NoteRow",
    "PositionRow",
    "ReplayRow",
    "ReportRow",
    "Running",
    "Snapshot",
    "StepRow",
    "StorageError",
    "Store",
    "TableRow",
    "data_folder",
    "default_database",
]
