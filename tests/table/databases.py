"""Databases for tests: a new SQLite file, or a new database in the PostgreSQL that the tests were given."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

TEST_DATABASE = "TAISEN_TEST_DATABASE"
"""Address of a PostgreSQL in which tests may make databases of their own; without it they use SQLite."""


@contextmanager
def new_database(folder: Path) -> Iterator[str]:
    """Yield the address of an empty database, which is gone afterwards."""
    given = os.environ.get(TEST_DATABASE, "")
    if not given:
        yield str(folder / "table.sqlite")
        return
    url = make_url(given).set(drivername="postgresql+psycopg")
    name = f"taisen_test_{secrets.token_hex(6)}"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'"))
        yield url.set(database=name).render_as_string(hide_password=False)
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        engine.dispose()
