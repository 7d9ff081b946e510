"""What every card of a set does, in notation and in four languages, is what its golden file says.

After a change that is meant: ``python tools/print_set.py BS17 --write`` (without a set, all), and
read the diff.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.cli.games import game_terminal
from taisen.games import GAMES
from taisen.language.card_files import set_of

ROOT = Path(__file__).resolve().parents[2]
SETS = tuple(dict.fromkeys(set_of(number) for game in GAMES for number in game_terminal(game).numbers()))


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of the script is found."""
    monkeypatch.syspath_prepend(str(ROOT))


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_printed_as_before(name: str) -> None:
    from tools.print_set import golden_path, print_set

    golden = golden_path(name).read_text(encoding="utf-8").split("\n\n")
    printed = print_set(name).split("\n\n")
    # Card by card, so that a failure shows one card and not the whole set.
    for now, before in zip(printed, golden, strict=False):
        assert now == before
    assert len(printed) == len(golden)


def test_every_golden_file_is_that_of_a_set() -> None:
    from tools.print_set import golden_path

    found = set((ROOT / "tests" / "cards").rglob("golden/*.txt"))
    assert found == {golden_path(name) for name in SETS}
