"""The example of docs/scenarios.md holds, and fails in the way that the page says."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from taisen.scenario import ScenarioFailure, read_scenarios, run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"


def example() -> str:
    text = PAGE.read_text(encoding="utf-8")
    return textwrap.dedent(text[text.index("    [cards]") : text.index("A match runs on")])


def test_the_example_holds() -> None:
    run(read_scenarios(example())[0])


def test_without_its_second_step_it_fails_as_shown() -> None:
    shorter = example().replace("own: magic BOOST flash\n", "")
    with pytest.raises(ScenarioFailure) as caught:
        run(read_scenarios(shorter, "boost.toml")[0])
    shown = textwrap.dedent(
        PAGE.read_text(encoding="utf-8").partition("    failed: ")[2].partition("\n\n")[0]
    )
    for line in shown.splitlines():
        if line.strip() != "...":
            assert line.strip() in str(caught.value)
