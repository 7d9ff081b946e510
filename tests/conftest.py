"""What all tests share: the folder of printed card data, and the marker that cites rules."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from taisen.kernel.errors import BadInput
from taisen.rulebook import find_rule

CARD_DATA = "TAISEN_CARD_DATA"
REQUIRE_CARD_DATA = "TAISEN_REQUIRE_CARD_DATA"


@pytest.fixture(scope="session")
def card_data() -> Path:
    """The folder with lists of printed cards, which are not part of the repository."""
    named = os.environ.get(CARD_DATA, "")
    folder = Path(named)
    if named and folder.is_dir():
        return folder
    reason = f"{CARD_DATA} names no folder: {named!r}" if named else f"{CARD_DATA} is not set"
    if os.environ.get(REQUIRE_CARD_DATA):
        pytest.fail(f"{reason}, and {REQUIRE_CARD_DATA} asks for it")
    pytest.skip(f"{reason}: this test reads lists of printed cards (see CONTRIBUTING.md)")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--cites RULE``: run only the tests that cite one of these rules."""
    parser.addoption("--cites", action="append", default=[], metavar="RULE")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Stop at a rule number that no ledger has: a citation with a slip would prove nothing."""
    cited: list[str] = config.getoption("--cites")
    if cited:
        kept = [
            item for item in items if any(str(n) in cited for m in item.iter_markers("rule") for n in m.args)
        ]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    wrong: dict[str, None] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args:
                wrong[f"{item.nodeid}: a rule marker without a number"] = None
            for number in mark.args:
                try:
                    find_rule(str(number), f"{item.nodeid}: rule marker")
                except BadInput as error:
                    wrong[str(error)] = None
    if wrong:
        raise pytest.UsageError("\n".join(wrong))
