"""What tests of the table share: a database of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.table.databases import TEST_DATABASE, new_database

import taisen
from taisen.catalog import Deck
from taisen.kernel.match import Match

USES = {"database", "tables"}
"""Fixtures of tests that use a database."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what uses no database, where the tests were given one: it was tested without."""
    if not os.environ.get(TEST_DATABASE):
        return
    kept = [item for item in items if isinstance(item, pytest.Function) and USES & {*item.fixturenames}]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: an SQLite file, or PostgreSQL under ``make test-postgresql``."""
    with new_database(tmp_path) as address:
        yield address


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of tables with seeds 1, 2, 3, ..., so that a test deals the same cards each time."""
    numbers = count(1)
    begin = taisen.new_match

    def seeded(
        game: str,
        decks: tuple[str | Path | Deck, str | Path | Deck],
        seed: int | str | None = None,
        *,
        rules: str = "",
        closed_lists: bool = False,
    ) -> Match:
        seed = next(numbers) if seed is None else seed
        return begin(game, decks, seed, rules=rules, closed_lists=closed_lists)

    monkeypatch.setattr(taisen, "new_match", seeded)
