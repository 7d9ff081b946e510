"""What every card of a set does, in notation and in four languages, is what its golden file says.

After a change that is meant: ``python tools/print_set.py BS17 --write``, and read the diff.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SETS = ("BS17",)


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_printed_as_before(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from tools.print_set import golden_path, print_set

    assert "tools.print_set" in sys.modules
    golden = golden_path(name).read_text(encoding="utf-8").split("\n\n")
    printed = print_set(name).split("\n\n")
    # Card by card, so that a failure shows one card and not the whole set.
    for now, before in zip(printed, golden, strict=False):
        assert now == before
    assert len(printed) == len(golden)
