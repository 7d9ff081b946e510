"""What tests of the table share: a database of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.databases import new_database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: an SQLite file, or PostgreSQL under ``make test-postgresql``."""
    with new_database(tmp_path) as address:
        yield address
