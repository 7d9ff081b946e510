"""``taisen cards``: what a person is told about built-in cards."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from taisen.battle_spirits.loading import numbers
from taisen.cli.main import main
from taisen.cli.screen import aligned
from taisen.rulebook.ledger import LANGUAGES


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as caught:
        main(["cards", *arguments])
    assert isinstance(caught.value.code, int | None)
    return caught.value.code or 0


def test_a_spirit_in_traditional_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "BS17-001", "--language", "zh-Hant") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("BS17-001  ")
    assert lines[1].startswith("戰魂  紅")
    assert [line.split()[0] for line in lines[2:5]] == ["Lv1", "Lv2", "Lv3"]
    assert lines[2].endswith("2000")
    assert lines[5].startswith("【Lv1·Lv2·Lv3】這隻戰魂")
    assert lines[5].endswith("自己的1隻戰魂BP+3000。")
    assert len(lines) == 6


def test_the_notation_is_shown_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "BS17-002", "--notation") == 0
    out = capsys.readouterr().out
    assert "[Lv1·Lv2] This spirit cannot block." in out
    assert "  [Lv1-2] this cannot block\n" in out
    assert run("show", "BS17-002") == 0
    assert "[Lv1-2]" not in capsys.readouterr().out


def test_a_brave_and_a_magic(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "BS17-055", "BS17-073", "-l", "ja", "--notation") == 0
    brave, magic = capsys.readouterr().out.split("\n\n")
    assert "を持つスピリット" in brave
    assert "combines with spirit with family" in brave
    assert "【フラッシュ】" in magic
    assert "Lv1" not in magic


def test_a_card_without_effect_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "BS17-007") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "no effect"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_in_columns(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--language", language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == numbers()
    assert lines[-1] == str(len(numbers()))
    # The names, of double width, end at one column: what follows begins at the same cell.
    starts = {cell_len(line[: len(line) - len(re.split(r"\s{2,}", line)[-1])]) for line in lines[:-1]}
    assert len(starts) == 1


def test_the_list_is_narrowed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--set", "BS17", "--color", "red", "--kind", "magic") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 1
    assert all("Magic  red" in line for line in lines[:-1])


def test_a_set_is_found_whatever_follows_the_number_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--set", "WD23") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("WD23-")
    assert len({line.split()[0] for line in lines[:-1]}) == int(lines[-1]) > 1


def test_a_set_that_no_game_has_is_refused_with_the_sets_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--set", "BS99") == 1
    told = capsys.readouterr().err
    assert "BS17" in told and "WD23" in told


def test_columns_count_wide_characters_twice() -> None:
    assert aligned([("翼", "a"), ("xyz", "b")]) == ["翼   a", "xyz  b"]
    assert aligned([]) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "BS17-999"), "BS17-999"),
        (("show", "BS17-001", "-l", "fr"), "--language"),
        (("list", "--color", "pink"), "--color"),
        (("list", "--kind", "dragon"), "--kind"),
        (("list", "--set", "BS99"), "--set"),
    ],
)
def test_bad_calls(arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 1
    assert message in capsys.readouterr().err


@pytest.mark.rule("BS-30.02", "BS-30.16")
def test_a_rebirth_card_shows_both_faces(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "SAMPLE-001", "--notation") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "SAMPLE-001  Sample Hall"
    middle = lines.index("Face B (after rebirth)")
    assert lines[middle + 1] == "SAMPLE-001.B  Sample Hall, woken"
    assert "  when turned to this face: increase your counts by 1" in lines[middle:]
    assert run("show", "SAMPLE-001.B", "-l", "ja") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "SAMPLE-001.B  Sample Hall, woken"
    assert "A面（転醒前）" in lines


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        ("SD64-CX01", ("contract card", "OC 2: BP+5000")),
        ("SD64-RV001", ("Mirage at cost 1",)),
        ("BS76-T001", ("token",)),
        ("BS35-067", ("may be combined on its left with", "may be combined on its right with")),
    ],
)
def test_what_a_card_is_besides_its_kind_is_said(
    number: str, facts: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("show", number) == 0
    out = capsys.readouterr().out
    for fact in facts:
        assert fact in out
    assert run("show", "BS17-001") == 0
    plain = capsys.readouterr().out
    assert not any(fact in plain for fact in facts)


def test_what_of_a_card_is_not_read_off_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "SD55-001") == 0
    assert "  symbols taken for granted, not read off the card" in capsys.readouterr().out.splitlines()
    assert run("show", "SAMPLE-001") == 0
    assert "taken for granted" not in capsys.readouterr().out


def test_a_card_of_which_a_face_is_not_known_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "SD55-010") == 0
    out = capsys.readouterr().out
    assert "  face B not known: no match can be played with this card" in out.splitlines()
    assert "Face B" not in out
