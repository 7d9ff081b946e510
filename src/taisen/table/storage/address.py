"""Addresses: where the database is, and the folder that is used when nobody says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from taisen.kernel.errors import BadInput
from taisen.table.storage.errors import StorageError

ALLOWED: Final = "sqlite:///<path of a file>, postgresql://<user>@<host>/<database>, or the path of a file"
FILE_NAME: Final = "table.sqlite"


class Address(Struct, frozen=True):
    """Where a database is.

    Attributes:
        url: as SQLAlchemy takes it, with the driver.
        file: the file of an SQLite database, None for PostgreSQL.
    """

    url: URL
    file: Path | None

    @property
    def shown(self) -> str:
        """The database as messages name it, without a password."""
        return str(self.file) if self.file is not None else self.url.render_as_string(hide_password=True)


def data_folder() -> Path:
    """Return the folder in which this user's tables are kept."""
    return user_data_path("taisen", appauthor=False)


def default_database(folder: Path) -> str:
    """Return the database in a data folder."""
    return str(folder / FILE_NAME)


def read_address(text: str) -> Address:
    """Read what a user gives as a database.

    Raises:
        BadInput: it is none that this program can use.
    """
    if "://" not in text:
        return Address(URL.create("sqlite", database=text), _file(text, text))
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        # The text itself may hold a password: it is not repeated.
        raise BadInput("--database", "an address that cannot be read", ALLOWED) from None
    if backend in ("postgresql", "postgres"):
        return Address(url.set(drivername="postgresql+psycopg"), None)
    if backend == "sqlite":
        return Address(url.set(drivername="sqlite"), _file(url.database or "", text))
    raise BadInput("--database", repr(url.drivername), ALLOWED)


def _file(name: str, given: str) -> Path:
    if not name or name == ":memory:":
        raise BadInput("--database", repr(given), ALLOWED)
    path = Path(name)
    if path.is_dir():
        raise StorageError(f"the database {path} is a folder; name a file in it")
    return path
