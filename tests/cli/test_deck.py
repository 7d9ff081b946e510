"""``taisen deck``: what a person is told about deck lists."""

from __future__ import annotations

from pathlib import Path

import pytest

import taisen
from taisen.catalog import CardFacts, battle_spirits_decks
from taisen.cli.main import main


@pytest.fixture(autouse=True)
def made_up_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def facts_of(number: str) -> CardFacts | None:
        return CardFacts(f"Card {number}", "spirit") if number.startswith("T-") else None

    monkeypatch.setattr(battle_spirits_decks, "facts_of", facts_of)


def check(folder: Path, text: str, *options: str) -> int:
    path = folder / "mine.txt"
    path.write_text(text, encoding="utf-8")
    return run(["deck", "check", str(path), *options])


def run(call: list[str]) -> int:
    with pytest.raises(SystemExit) as caught:
        main(call)
    assert isinstance(caught.value.code, int | None)
    return caught.value.code or 0


FORTY = "".join(f"2 T-{number}\n" for number in range(1, 21))


def test_a_legal_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, FORTY) == 0
    assert capsys.readouterr().out == "mine: 40 cards, legal\n"


def test_each_fault_is_a_line_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, "4 T-1\n1 Q-1\n") == 1
    assert capsys.readouterr().out.splitlines() == [
        "error: Line 2: Q-1 is not a known card. Give the number of a card that is, such as BS17-003.",
        "error: The deck has 5 cards; it needs at least 40. [BS-03.01]",
        "error: Line 1: 4 cards are named Card T-1 (T-1); at most 3 of one name are allowed. [BS-03.02]",
    ]


def test_all_lines_that_cannot_be_read_are_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, "three T-1\n1 Q-1\n0 T-2\n", "-l", "zh-Hans") == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition("：")[0] for line in lines] == ["error: 第1行", "error: 第3行", "error: 第2行"]
    assert "three T-1" in lines[0]


def test_banned_cards_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    banned = tmp_path / "banned.txt"
    banned.write_text("# list\nCard T-3\n\nT-4\n", encoding="utf-8")
    assert check(tmp_path, FORTY, "--banned", str(banned), "-l", "ja") == 1
    assert capsys.readouterr().out.count("禁止カード") == 2
    assert check(tmp_path, FORTY, "--banned", str(tmp_path / "none.txt")) == 1
    assert "none.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        (FORTY, ("--game", "chess"), "game: found 'chess'; allowed: battle-spirits, wixoss"),
        (FORTY, ("-l", "fr"), "--language: found 'fr'"),
    ],
)
def test_a_wrong_call_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, options: tuple[str, ...], message: str
) -> None:
    assert check(tmp_path, text, *options) == 1
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.err.count("\n") == 1


def test_the_cards_show_which_game_a_list_is_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "1 WD01-005\n4 WD01-009\n"
    assert check(tmp_path, text) == 1
    shown = capsys.readouterr().out
    assert "[WX-03.02]" in shown and "[BS-" not in shown
    # A game that is named counts, whatever the cards.
    assert check(tmp_path, text, "--game", "battle-spirits") == 1
    assert "[BS-03.01]" in capsys.readouterr().out


def test_the_built_in_decks_are_listed_by_the_names_that_commands_take(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["deck", "list"]) == 0
    listed = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert listed == [[game, name] for game in taisen.GAMES for name in taisen.decks(game)]
    assert run(["deck", "list", "--game", "wixoss"]) == 0
    assert {line.split()[0] for line in capsys.readouterr().out.splitlines()} == {"wixoss"}
    assert run(["deck", "list", "--game", "chess"]) == 1
    assert "--game: found 'chess'" in capsys.readouterr().err
