"""Every scenario file under tests/ is a test: one case a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.scenario import Scenario, load_scenarios, run

TESTS = Path(__file__).resolve().parents[1]


def collected() -> list[object]:
    cases: list[object] = []
    for path in sorted(TESTS.rglob("*.toml")):
        for scenario in load_scenarios(path):
            name = f"{path.relative_to(TESTS).with_suffix('').as_posix()}: {scenario.title}"
            marks = [pytest.mark.rule(*scenario.rules)] if scenario.rules else []
            cases.append(pytest.param(scenario, id=name, marks=marks))
    return cases


@pytest.mark.parametrize("scenario", collected())
def test_scenario(scenario: Scenario) -> None:
    run(scenario, paranoid=True)
