"""Opening a database: made, migrated, refused if it is newer, and used by one server at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text
from tests.table.databases import TEST_DATABASE
from tests.table.storing import match, stand, step, table

from taisen.kernel.errors import BadInput
from taisen.table.storage import MatchRow, StorageError, Store, data_folder, default_database
from taisen.table.storage.address import read_address
from taisen.table.storage.schema import metadata

ROOT = Path(__file__).parents[2]
END_THE_WRITER = """
    SELECT pg_terminate_backend(pid, 10000) FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND datname = current_database()
"""
FIRST_SCHEMA = ROOT / "tests" / "table" / "data" / "schema-0001.sql"


def close(store: Store) -> None:
    asyncio.run(store.close())


def test_the_migrations_lead_to_the_schema_that_the_program_uses(database: str) -> None:
    close(Store.open(database))
    engine = create_engine(read_address(database).url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    old = sqlite3.connect(file)
    old.executescript(FIRST_SCHEMA.read_text(encoding="utf-8"))
    old.close()

    async def run() -> None:
        store = Store.open(str(file))
        (found,) = await store.running()
        assert found.table == table()
        assert found.match == MatchRow(
            "m", "t", 1, "running", "rules-1", "1.0", 1, 0, "setup m", "state m 1", created=2.5
        )
        assert await store.steps("m") == [step("m", 1)]
        assert await store.snapshots("m") == [stand("m", 0), stand("m", 1)]
        await store.add_step(step("m", 2), stand("m", 2))
        await store.close()

    asyncio.run(run())


def test_a_newer_schema_is_refused_and_left_alone(database: str) -> None:
    close(Store.open(database))
    engine = create_engine(read_address(database).url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError) as caught:
        Store.open(database)
    said = str(caught.value)
    assert "newer taisen" in said
    assert "9999" in said
    assert "\n" not in said
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
    engine.dispose()
    with pytest.raises(StorageError, match="newer taisen"):
        Store.open(database)  # the refusal has given the lock back


def test_a_second_server_is_refused_until_the_first_has_closed(database: str) -> None:
    first = Store.open(database)
    with pytest.raises(StorageError, match=r"another taisen server uses the database .*; stop it first"):
        Store.open(database)
    close(first)
    close(Store.open(database))


def test_a_second_process_is_refused_until_the_first_was_killed(database: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.storing", database],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    ) as first:
        assert first.stdout is not None
        first.stdout.readline()
        with pytest.raises(StorageError, match="another taisen server"):
            Store.open(database)
        first.kill()
    if TEST_DATABASE in os.environ:
        # The server notices the end of a connection a moment after the process has ended.
        _wait_for_the_end_of_connections(database)
    close(Store.open(database))


def _wait_for_the_end_of_connections(database: str) -> None:
    engine = create_engine(read_address(database).url)
    with engine.connect() as connection:
        connection.execute(text(END_THE_WRITER))
    engine.dispose()


@pytest.mark.skipif(TEST_DATABASE not in os.environ, reason="an SQLite file has no connection to lose")
def test_a_lost_connection_is_made_anew_with_its_lock(database: str) -> None:
    def end_the_connection() -> None:
        with engine.begin() as connection:
            assert connection.execute(text(END_THE_WRITER)).scalars().all() == [True]

    async def run() -> None:
        store = Store.open(database)
        await store.add_table(table())
        await store.add_match(match("m"))
        end_the_connection()
        await store.add_step(step("m", 1), stand("m", 1))
        with pytest.raises(StorageError, match="another taisen server"):
            Store.open(database)
        # If another server has come in between, nothing is written any more.
        end_the_connection()
        other = Store.open(database)
        with pytest.raises(StorageError, match="another taisen server"):
            await store.add_step(step("m", 2), stand("m", 2))
        assert await other.steps("m") == [step("m", 1)]
        await other.close()
        await store.add_step(step("m", 2), stand("m", 2))
        assert await store.steps("m") == [step("m", 1), step("m", 2)]
        await store.close()

    engine = create_engine(read_address(database).url)
    asyncio.run(run())
    engine.dispose()


@pytest.mark.parametrize(
    "given", ["mysql://a/b", "sqlite://", "sqlite:///:memory:", "", "postgresql://host:port/x"]
)
def test_another_address_is_refused(given: str) -> None:
    with pytest.raises(BadInput, match=r"--database: found .*; allowed: sqlite:///"):
        Store.open(given)


def test_a_password_is_in_no_message() -> None:
    with pytest.raises(StorageError) as caught:
        Store.open("postgresql://somebody:hunter2@127.0.0.1:1/cards")
    assert "hunter2" not in str(caught.value)
    assert "somebody" in str(caught.value)
    assert "\n" not in str(caught.value)
    with pytest.raises(BadInput) as wrong:
        Store.open("mysql://somebody:hunter2@127.0.0.1:1/cards")
    assert "hunter2" not in str(wrong.value)


def test_what_cannot_be_opened_is_said_in_one_sentence(tmp_path: Path) -> None:
    for name, data in (
        ("text.sqlite", b"this is no database, but it is long enough" * 30),
        ("made.sqlite", b""),
    ):
        (tmp_path / name).write_bytes(data)
    with pytest.raises(StorageError, match=r"text\.sqlite cannot be opened: file is not a database$"):
        Store.open(str(tmp_path / "text.sqlite"))
    close(Store.open(str(tmp_path / "made.sqlite")))
    with pytest.raises(StorageError, match=r"is a folder; name a file in it$"):
        Store.open(str(tmp_path))
    with pytest.raises(StorageError, match=r"cannot be made: Not a directory$"):
        Store.open(str(tmp_path / "made.sqlite" / "below" / "table.sqlite"))


@pytest.mark.skipif(os.name != "posix", reason="files have other permissions elsewhere")
def test_a_new_database_is_of_this_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    store = Store.open(str(file))
    asyncio.run(store.add_table(table()))
    made = [path for path in tmp_path.glob("new.sqlite*") if path.suffix != ".lock"]
    assert [path.stat().st_mode & 0o077 for path in made] == [0] * len(made)
    assert file in made
    close(store)


def test_the_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data_folder() == tmp_path / "taisen"
    assert default_database(tmp_path / "a b?c") == str(tmp_path / "a b?c" / "table.sqlite")
    close(Store.open(default_database(tmp_path / "a b?c")))
    assert (tmp_path / "a b?c" / "table.sqlite").is_file()
