"""Coverage: citations read from sources, exemptions, and the status of each rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.kernel.errors import BadInput
from taisen.rulebook import (
    Citation,
    Coverage,
    Ledger,
    find_citations,
    installed_ledgers,
    load_exemptions,
    load_ledger,
    measure,
)

TESTS = Path(__file__).resolve().parent.parent

LEDGER = 'game = "made-up"\nprefix = "MU"\n[chapters]\n"01" = "First"\n"02" = "Second"\n' + "".join(
    f"""
[[rule]]
id = "{number}"
title_en = "t"
title_ja = "t"
title_zh = "t"
says = "s"
kind = "turn"
source = "manual"
check = "c"
"""
    for number in ("MU-01.01", "MU-01.02", "MU-01.03", "MU-01.04", "MU-01.05", "MU-02.01", "MU-02.02")
)

PYTHON_TEST = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("MU-01.01")]

@pytest.mark.rule("MU-01.02", "MU-01.03")
def test_two() -> None: ...

@mark.rule("MU-01.04")
class TestGroup:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("MU-01.05"))])
    def test_inner(self, x: int) -> None: ...

@pytest.mark.skip(reason="not yet")
@pytest.mark.rule("MU-02.01")
def test_skipped() -> None: ...

@pytest.mark.xfail
@pytest.mark.rule("MU-02.01")
def test_failing() -> None: ...

def test_without() -> None:
    other.rule("MU-02.02")
"""


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    path = tmp_path / "ledger.toml"
    path.write_text(LEDGER, encoding="utf-8")
    return load_ledger(path)


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder / "tests"


def test_citations_are_read_from_functions_classes_parameters_and_files(tmp_path: Path) -> None:
    tests = write(tmp_path, "test_it.py", PYTHON_TEST)
    write(tmp_path, "helpers.py", '@pytest.mark.rule("MU-02.02")\ndef test_not_collected(): ...')
    assert [(citation.rule, citation.test) for citation in find_citations(tests)] == [
        ("MU-01.01", "tests/test_it.py"),
        ("MU-01.02", "tests/test_it.py::test_two"),
        ("MU-01.03", "tests/test_it.py::test_two"),
        ("MU-01.04", "tests/test_it.py::TestGroup"),
        ("MU-01.05", "tests/test_it.py::TestGroup::test_inner"),
    ]


def test_citations_are_read_from_scenario_files(tmp_path: Path) -> None:
    write(tmp_path, "rules/one.toml", 'rules = ["MU-01.01"]\ntitle = "x"\n')
    tests = write(
        tmp_path, "rules/two.toml", '[[scenario]]\nrules = ["MU-01.02", "MU-01.03"]\n[other]\nx = 1\n'
    )
    assert [(citation.rule, citation.place) for citation in find_citations(tests)] == [
        ("MU-01.01", "tests/rules/one.toml"),
        ("MU-01.02", "tests/rules/two.toml"),
        ("MU-01.03", "tests/rules/two.toml"),
    ]


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("test_a.py", "@pytest.mark.rule(*ALL)\ndef test_x(): ...", "*ALL"),
        ("test_a.py", "@pytest.mark.rule(5)\ndef test_x(): ...", "5"),
        ("test_a.py", '@pytest.mark.rule("MU-01.01")\ndef helper(): ...', "helper"),
        ("test_a.py", "def (", "invalid"),
        ("a.toml", 'rules = "MU-01.01"', "MU-01.01"),
        ("a.toml", "rules = [1]", "1"),
        ("a.toml", "rules = ", "end of document"),
    ],
)
def test_a_citation_that_cannot_be_read_is_refused(tmp_path: Path, name: str, text: str, found: str) -> None:
    tests = write(tmp_path, name, text)
    with pytest.raises(BadInput) as caught:
        find_citations(tests)
    assert name in caught.value.place
    assert found in caught.value.found


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such folder"):
        find_citations(tmp_path / "tests")


def covered(tmp_path: Path, ledger: Ledger, exemptions: str, *cited: str) -> Coverage:
    path = tmp_path / "coverage.toml"
    path.write_text(exemptions, encoding="utf-8")
    citations = [Citation(number, f"tests/t.py::test_{position}", 1) for position, number in enumerate(cited)]
    return measure(ledger, load_exemptions(path, ledger), citations)


def test_each_rule_has_a_status(tmp_path: Path, ledger: Ledger) -> None:
    coverage = covered(
        tmp_path,
        ledger,
        """
chapters = ["01"]
later = ["the reader"]
[waiting]
"MU-01.02" = "02"
[not-applicable]
"MU-01.03" = "sleeves"
[negative]
"MU-01.04" = "nothing happens"
[in-part]
"MU-01.05" = "the reader"
""",
        "MU-01.01",
        "MU-01.04",
        "MU-01.05",
        "MU-02.02",
        "BS-01.01",
    )
    assert [(line.rule.id, line.status, line.reason) for line in coverage.lines] == [
        ("MU-01.01", "proved", ""),
        ("MU-01.02", "waiting", "02 Second"),
        ("MU-01.03", "not applicable", "sleeves"),
        ("MU-01.04", "negative", "nothing happens"),
        ("MU-01.05", "proved", "in part; the rest waits for the reader"),
        ("MU-02.01", "waiting", "02 Second"),
        ("MU-02.02", "proved", ""),
    ]
    assert coverage.summary() == [
        "made-up: chapters built so far: 01",
        "these chapters: 5 rules: 2 proved, 1 negative, 1 not applicable, 1 waiting, 0 missing",
        "whole book:     7 rules: 3 proved, 1 negative, 1 not applicable, 2 waiting, 0 missing",
        "missing in these chapters: none",
    ]
    assert coverage.line("MU-01.01").tests == ("tests/t.py::test_0",)


def test_negative_and_partial_rules_want_a_citing_test_too(tmp_path: Path, ledger: Ledger) -> None:
    listed = 'chapters = ["01"]\n[negative]\n"MU-01.04" = "x"\n[in-part]\n"MU-01.05" = "02"\n'
    coverage = covered(tmp_path, ledger, listed)
    assert {line.rule.id for line in coverage.current() if line.status == "missing"} == {
        f"MU-01.0{digit}" for digit in range(1, 6)
    }
    assert coverage.summary()[-1].endswith("MU-01.01, MU-01.02, MU-01.03, MU-01.04, MU-01.05")


def test_an_exemption_that_a_test_outdates_is_told(tmp_path: Path, ledger: Ledger) -> None:
    coverage = covered(tmp_path, ledger, 'chapters = ["01"]\n[waiting]\n"MU-01.02" = "02"\n', "MU-01.02")
    assert coverage.stale == ["MU-01.02"]
    assert coverage.line("MU-01.02").status == "proved"


def test_a_citation_of_no_rule_is_refused(tmp_path: Path, ledger: Ledger) -> None:
    with pytest.raises(BadInput, match=r"MU-09\.09"):
        covered(tmp_path, ledger, 'chapters = ["01"]', "MU-09.09")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('chapters = ["09"]', "09"),
        ('chapters = "01"', "01"),
        ('[waiting]\n"MU-01.01" = "09"', "09"),
        ('[waiting]\n"MU-09.01" = "02"', "MU-09.01"),
        ('[negative]\n"MU-01.01" = " "', "' '"),
        ('[negative]\n"MU-01.01" = "x"\n[waiting]\n"MU-01.01" = "02"', "twice"),
        ('[other]\n"MU-01.01" = "x"', "unknown"),
    ],
)
def test_a_faulty_list_of_exemptions_is_refused(
    tmp_path: Path, ledger: Ledger, text: str, found: str
) -> None:
    with pytest.raises(BadInput) as caught:
        covered(tmp_path, ledger, text)
    assert found in caught.value.found


@pytest.mark.parametrize("game", installed_ledgers(), ids=lambda ledger: ledger.game)
def test_the_lists_of_this_project_are_sound(game: Ledger) -> None:
    exemptions = load_exemptions(game.path.with_name("coverage.toml"), game)
    assert {number.split("-")[1].split(".")[0] for number in exemptions.by_rule} <= exemptions.chapters
    coverage = measure(game, exemptions, find_citations(TESTS))
    assert coverage.stale == []
