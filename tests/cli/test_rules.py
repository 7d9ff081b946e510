"""``taisen rule``, ``taisen rules`` and the overview of the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.cli.main import COMMANDS, available, main


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as caught:
        main(list(arguments))
    assert isinstance(caught.value.code, int | None)
    return caught.value.code or 0


def test_a_rule_is_shown_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rule", "bs-03.01") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("BS-03.01  Minimum of 40 cards\n")
    assert "chapter  03 Deck building" in shown
    assert "status   proved" in shown
    assert "tests/catalog/test_legality.py::test_a_deck_has_forty_cards_or_more" in shown


@pytest.mark.parametrize(("language", "title"), [("ja", "デッキ"), ("zh-Hant", "卡組"), ("en", "Minimum")])
def test_the_title_is_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, title: str
) -> None:
    assert run("rule", "BS-03.01", "--language", language) == 0
    assert title in capsys.readouterr().out.splitlines()[0]


def test_an_unknown_rule_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rule", "BS-11.99") == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "found 'BS-11.99'" in captured.err
    assert "BS-11.29" in captured.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("rule", "BS-03.01", "-l", "fr"),
        ("rules", "--coverage", "--game", "chess"),
        ("rules", "--coverage", "--status", "fine"),
        ("rules", "--coverage", "--tests", "/nowhere"),
    ],
)
def test_a_wrong_option_names_what_is_allowed(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert run(*arguments) == 1
    assert "allowed:" in capsys.readouterr().err


def test_a_search_lists_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--search", "soul void") == 0
    shown = capsys.readouterr().out
    assert "BS-10.06  Opponent sends cores to the void" in shown
    assert run("rules", "--search", "no such words") == 0
    assert capsys.readouterr().out == "0 rules with 'no such words'\n"


def test_the_chapters_are_listed_without_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules") == 0
    assert "  11  Attack Step and battle (29)" in capsys.readouterr().out


def test_coverage_ends_with_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--coverage", "--game", "battle-spirits") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-4].startswith("battle-spirits: chapters built so far: 01-43, 99")
    assert lines[-3].startswith("these chapters: 557 rules: ")
    assert lines[-2].startswith("whole book:     557 rules: ")
    assert lines[-1].startswith("missing in these chapters: ")


def test_coverage_can_be_narrowed_to_a_status(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('@pytest.mark.rule("BS-01.01")\ndef test_x(): ...', encoding="utf-8")
    chosen = (
        "rules",
        "--coverage",
        "--game",
        "battle-spirits",
        "--status",
        "proved",
        "--tests",
        str(tmp_path),
    )
    assert run(*chosen) == 0
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("   BS", "!! BS"))]
    assert [line.split()[0] for line in shown] == ["BS-01.01"]


def test_the_overview_names_the_commands_that_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    shown = capsys.readouterr().out
    assert {"rule", "rules", "deck"} <= set(available()) <= set(COMMANDS)
    assert all(f"  {name} " in shown for name in available())
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("taisen ")


def test_an_unknown_command_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rool") == 2
    assert "allowed:" in capsys.readouterr().err
