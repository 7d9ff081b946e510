"""WIXOSS in the terminal: a whole match through a pipe, its board, its cards, watching and replaying."""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

import taisen
from taisen.cli.board import board_lines, hand_lines
from taisen.cli.main import main
from taisen.cli.texts import MatchTexts
from taisen.rulebook.ledger import LANGUAGES

Run = Callable[..., subprocess.CompletedProcess[str]]


def played(run: Run, *lines: str, language: str = "en", against: str = "random") -> str:
    done = run(
        *("play", "wixoss", "--deck", "wd01", "--opponent-deck", "wd02", "--against", against),
        *("--seed", "7", "--language", language),
        lines=list(lines),
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_defaults_play_a_whole_match(run: Run) -> None:
    text = played(run, *[""] * 3000)
    assert re.search(r"── The opponent won: .* \[WX-\d\d\.\d\d\]", text)
    assert text.rstrip().splitlines()[-1].startswith("Play the same match again: taisen play wixoss")
    assert text.startswith("WIXOSS: You (WD01")


def test_numbers_have_one_form_and_sentences_no_capital_inside(run: Run) -> None:
    text = played(run, *[""] * 3000)
    assert re.search(r"SIGNI Zone · Lv\d power \d{4,5}\n", text)
    assert not re.search(r"\d,\d{3}", text)
    assert "· the opponent's turn\n" in text
    assert "· The opponent" not in text


def test_the_last_damage_is_told_once(run: Run) -> None:
    text = played(run, *[""] * 3000)
    assert text.count("no Life Cloth left [") == 1
    assert re.search(r"You took damage \[.*\]\n +You had no Life Cloth left \[", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_a_match_without_a_missing_text(run: Run, language: str) -> None:
    picks = random.Random(5)
    lines = [str(picks.choice((1, 2, 2, 3))) for _ in range(200)]
    for at in range(0, 200, 25):
        lines[at:at] = ["?", "? 1", "? WD01-009", "l", "b", "o", "t", "h", "? summon WD01-009", "r WX-11.02"]
    text = played(run, *lines, language=language, against="greedy")
    for wrong in ("screen-", "prompt-", "option-", "event-", "reason-", "word-", "{ $", "None", "???"):
        assert wrong not in text


def test_the_board_shows_both_fields_facing_each_other(run: Run) -> None:
    text = played(run, "done", "", "grow WD01-004")
    board = text[text.rindex("· Main phase · your turn") :]
    assert re.search(r"The opponent \(WD02 花代\)  Life Cloth 7 · hand 5 · deck 2\d · trash 0", board)
    assert re.search(
        r"LRIG Zone  WD01-004 三日月の巫女　タマヨリヒメ  Lv1  limit 0/2  up  under it: WD01-005", board
    )
    assert re.search(r"right +center +left\n.*\n +─+\n +left +center +right\n", board)
    assert "Your LRIG Deck\n    WD01-001  満月の巫女　タマヨリヒメ" in board
    assert "The opponent's LRIG Deck" not in board


def test_a_card_is_explained_with_refusals(run: Run) -> None:
    text = played(run, "done", "? WD01-009", "? summon WD01-009", "? fly WD01-009", "? BS17-001")
    assert "SIGNI · white · Lv4 · power 12000 · classes 精武, アーム · limiting condition タマ" in text
    assert "put onto the field WD01-009 甲冑　ローメイル: not now." in text
    assert '"fly" is no action; there are summon, grow,' in text
    assert 'You see no card called "BS17-001"; give a number such as WD01-009.' in text


@pytest.mark.parametrize("seed", range(3))
def test_whatever_comes_through_the_pipe_is_answered(run: Run, seed: int) -> None:
    picks = random.Random(seed)
    words = [
        "",
        "?",
        "1",
        "-1",
        "99",
        "1e9",
        "\u0661",
        "summon",
        "attack WD01-009 left",
        "grow WD01-001",
        "o 7",
    ]
    words += [
        "? guard",
        "r WX-99.99",
        "l -3",
        "ride",
        "zone left",
        "trap left",
        "{ $who }",
        "[/]",
        "%s",
        "\x1b[2J",
    ]
    words += ["あ" * 3000, "pass " * 500, "h h", "t", "b", "done", "mode 9", "u", "choose WD02-009#9"]
    text = played(run, *picks.choices(words, k=150))
    assert "You decide" in text


# -- hidden cards and columns ----------------------------------------------------------------------


def test_a_reader_is_never_told_a_card_that_is_hidden() -> None:
    match = taisen.new_match("wixoss", ("wd01", "wd04"), 3)
    rng = random.Random(3)
    while match.decision is not None and match.turn < 9:
        match.answer(rng.choice(match.decision.options))
        for reader in (0, 1, None):
            words = MatchTexts("en", match, reader)
            shown = "\n".join(line.plain for line in board_lines(words, ("a", "b"), (0, 1)))
            seen = {number for player in (0, 1) for number in words.view.cards_of(player)}
            assert set(re.findall(r"WD0\d-\d+", shown)) <= seen
            for told in words.tell(max(0, len(match.events) - 5)):
                hidden = told.name == "drew" and told.player != reader
                assert not (hidden and re.search(r"WD0\d-\d+", words.told(told)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lanes_and_hands_line_up(language: str) -> None:
    match = taisen.new_match("wixoss", ("wd01", "wd02"), 3)
    while match.decision is not None and match.turn < 5:
        options = match.decision.options
        match.answer(options[-1] if match.decision.prompt == "main" and len(options) > 2 else options[0])
    words = MatchTexts(language, match, 0)
    names = [line.plain for line in board_lines(words, ("a", "b"), ())]
    middle = next(row for row, line in enumerate(names) if "───" in line)
    title = words.term("lane", "center")
    below = names[middle + 1]
    above = next(line for line in names if line.strip().startswith(words.term("lane", "right")))
    assert cell_len(above[: above.index(title)]) == cell_len(below[: below.index(title)])
    rows = [line.plain for line in hand_lines(words, 0)]
    kind = words.term("kind", "lrig")
    lrigs = [line for line in rows if f"  {kind}  " in line]
    assert len({cell_len(line[: line.index(f"  {kind}  ")]) for line in lrigs}) == 1


# -- cards, decks, watching ------------------------------------------------------------------------


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as caught:
        main(list(arguments))
    assert not caught.value.code
    return capsys.readouterr().out


def test_cards_are_shown_whichever_game_they_are_of(capsys: pytest.CaptureFixture[str]) -> None:
    lines = called(capsys, "cards", "show", "WD01-001", "-l", "zh-Hant", "--notation").splitlines()
    assert lines[0] == "WD01-001  満月の巫女　タマヨリヒメ"
    assert lines[1].startswith("分身  白  Lv4  界限11  成長費用 白×3  分身類型 タマ")
    assert lines[-1].startswith("  [constant] ")
    both = called(capsys, "cards", "show", "BS17-001", "WD01-006")
    assert "Spirit  red" in both and "ARTS  white  cost white×3, colorless×2" in both


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_listed_and_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    listed = called(capsys, "cards", "list", "--game", "wixoss", "-l", language).splitlines()
    numbers = [line.split()[0] for line in listed[:-1]]
    assert listed[-1] == str(len(numbers)) and len(numbers) > 300
    shown = called(capsys, "cards", "show", *numbers, "-l", language)
    assert "screen-" not in shown and "word-" not in shown and "None" not in shown


def test_the_list_is_narrowed_by_set_colour_and_kind(capsys: pytest.CaptureFixture[str]) -> None:
    lines = called(
        capsys, "cards", "list", "--set", "WD01", "--color", "white", "--kind", "arts"
    ).splitlines()
    assert len(lines) == 4
    assert all(line.startswith("WD01-") and "ARTS  white" in line for line in lines[:-1])


def test_watching_saves_a_record_that_can_be_replayed(run: Run, tmp_path: Path) -> None:
    done = run(
        *("watch", "wixoss", "--decks", "wd01,wd02", "--bots", "random,random"),
        *("--seed", "3", "--save", str(tmp_path / "mine.taisen"), "-l", "en"),
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"── Player [12] won: ", done.stdout)
    replayed = run(
        "replay", str(tmp_path / "mine.taisen"), "-l", "en", lines=["n", "t 3", "b", "v 1", "o", "e"]
    )
    assert replayed.returncode == 0, replayed.stderr
    assert re.search(r"── (You|The opponent) won: ", replayed.stdout)
    assert "Your LRIG Deck" in replayed.stdout and "The opponent's LRIG Deck" not in replayed.stdout


def test_a_match_is_played_under_earlier_rules(run: Run, tmp_path: Path) -> None:
    call = ("wixoss", "--seed", "3", "--first", "you", "--rules", "2018-01", "--language", "en")
    shown = run("play", *call, lines=["s early.taisen"]).stdout
    assert "rules: 2018-01" in (tmp_path / "early.taisen").read_text(encoding="utf-8")
    assert "--rules 2018-01" in shown.splitlines()[-1]
    refused = run("play", "wixoss", "--rules", "2011-01")
    assert (refused.returncode, len(refused.stderr.splitlines())) == (1, 1)
    assert "2011-01" in refused.stderr
