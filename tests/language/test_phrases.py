"""Phrases: how Japanese clauses are put one behind another."""

from __future__ import annotations

import pytest

from taisen.language.phrases import continued


@pytest.mark.parametrize(
    ("text", "before_another"),
    [
        ("カードを引く", "カードを引き"),
        ("【ランサー】を得る", "【ランサー】を得"),
        ("パワーを＋1000する", "パワーを＋1000し"),
    ],
)
def test_a_clause_before_another(text: str, before_another: str) -> None:
    assert continued(text) == before_another
