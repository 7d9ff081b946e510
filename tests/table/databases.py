"""Databases for tests: a new SQLite file, or a new database in the PostgreSQL that the tests were given."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

TEST_DATABASE = "TAISEN_TEST_DATABASE"
"""Address of a PostgreSQL in which tests may make databases of their own; without it they use SQLite."""

FILE = "table.sqlite"


@contextmanager
def new_database(folder: Path) -> Iterator[str]:
    """Yield the address of an empty database, which is gone afterwards."""
    if not os.environ.get(TEST_DATABASE):
        yield str(folder / FILE)
        return
    with _postgresql("template0") as address:
        yield address


@contextmanager
def copied_database(database: str, folder: Path) -> Iterator[str]:
    """Yield the address of a copy of a database as it is on disk now, which is gone afterwards.

    Args:
        database: may be in use, as one is whose server is killed; in PostgreSQL whoever uses it is cut off.
        folder: an empty one.
    """
    if not os.environ.get(TEST_DATABASE):
        for part in ("", "-wal", "-shm"):
            if Path(database + part).exists():
                shutil.copy(database + part, folder / (FILE + part))
        yield str(folder / FILE)
        return
    with _postgresql(str(make_url(database).database)) as address:
        yield address


@contextmanager
def _postgresql(template: str) -> Iterator[str]:
    """Yield the address of a new database that is like ``template``."""
    url = make_url(os.environ[TEST_DATABASE]).set(drivername="postgresql+psycopg")
    name = f"taisen_test_{secrets.token_hex(6)}"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(CUT_OFF), {"name": template})
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template} ENCODING 'UTF8'"))
        yield url.set(database=name).render_as_string(hide_password=False)
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        engine.dispose()


CUT_OFF = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = :name"
