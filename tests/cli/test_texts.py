"""The terminal's texts: every language has them all, and none is named in the source that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from rich.cells import cell_len

import taisen
import taisen.cli
from taisen.bots import bot_names
from taisen.cli.answers import COMMANDS, Misread, plain, read_answer, read_command
from taisen.cli.board import board_lines, card_lines, hand_lines
from taisen.cli.texts import TERMINAL, MatchTexts, language_of
from taisen.messages import source_text
from taisen.rulebook.ledger import LANGUAGES

SOURCES = [
    path.read_text(encoding="utf-8") for path in sorted(Path(next(iter(taisen.cli.__path__))).rglob("*.py"))
]


def messages(language: str) -> dict[str, set[str]]:
    """Ids of the terminal's messages, and the arguments of each."""
    found: dict[str, set[str]] = {}
    for entry in parse(source_text(language, TERMINAL)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            source = source_text(language, TERMINAL)[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_its_arguments(language: str) -> None:
    english = messages("en")
    found = messages(language)
    assert set(found) == set(english)
    for name, arguments in found.items():
        # "who" chooses between "your turn" and "their turn", which not every language tells apart.
        assert arguments - {"who"} <= english[name], name
        assert english[name] - arguments <= {"who", "player"} or name == "screen-left", name


def test_every_text_that_the_source_names_is_there() -> None:
    named = {
        name for source in SOURCES for name in re.findall(r"(?:say|about)\(\s*[\"']([a-z-]+)[\"']", source)
    }
    named |= {name for source in SOURCES for name in re.findall(r'Misread\("([a-z-]+)"', source)}
    assert len(named) > 50
    assert {f"screen-{name}" for name in named} <= set(messages("en"))


def test_every_text_is_named_in_the_source() -> None:
    source = "\n".join(SOURCES)
    lists = ("opponent-", "soul-")
    for name in messages("en"):
        bare = name.removeprefix("screen-")
        assert re.search(rf"[\"']{bare}[\"']", source) or bare.startswith(lists), f"{name} is said nowhere"


def test_bots_are_described_and_commands_are_in_the_help() -> None:
    assert {f"screen-opponent-{name}" for name in bot_names()} <= set(messages("en"))
    for language in LANGUAGES:
        text = source_text(language, TERMINAL)
        help_text = text[text.index("screen-help") : text.index("screen-bad-number")]
        for short in COMMANDS:
            assert re.search(rf"^      {re.escape(short)}\W", help_text, re.MULTILINE), (language, short)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_SG"}, "zh-Hans"),
        ({"LANG": "zh_HK.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh-Hant-TW"}, "zh-Hant"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "ja_JP", "LANG": "zh_CN"}, "ja"),
        ({"LC_ALL": "", "LC_MESSAGES": "zh_TW", "LANG": "en_US"}, "zh-Hant"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(locale: dict[str, str], language: str) -> None:
    assert language_of(locale) == language


def match_of(numbers: list[str], seed: int = 1) -> taisen.Match:
    from taisen.catalog import Deck

    deck = Deck("Test", "battle-spirits", [(number, 8) for number in numbers])
    return taisen.new_match("battle-spirits", (deck, deck), seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_line_up(language: str) -> None:
    match = match_of(["BS17-001", "BS17-009", "BS17-012", "BS17-X01", "BS17-010"])
    for seed in range(3):
        match = match_of(["BS17-001", "BS17-009", "BS17-012", "BS17-X01", "BS17-010"], seed)
        rows = [line.plain for line in hand_lines(MatchTexts(language, match, 0), 0)][1:]
        cost = MatchTexts(language, match, 0).say("cost", cost="").strip()
        assert len(rows) > 1
        assert len({cell_len(row[: row.index(f"  {cost}")]) for row in rows}) == 1


def test_a_reader_is_never_told_a_card_that_is_hidden() -> None:
    match = match_of(["BS17-001", "BS17-009", "BS17-012", "BS17-X01", "BS17-010"])
    while match.decision and match.turn < 6:
        match.answer(match.decision.default)
    for reader in (0, 1, None):
        words = MatchTexts("en", match, reader)
        shown = "\n".join(line.plain for line in board_lines(words, ("a", "b"), (0, 1)))
        told = "\n".join(words.line(told) for told in words.tell())
        for player in (0, 1):
            drawn = re.findall(rf"{words.player_name(player)} drew 1 card: BS17", told)
            assert bool(drawn) == (player == reader)
        numbers = {number for player in (0, 1) for number in words.game_words.known_hand(words.view, player)}
        assert set(re.findall(r"BS17-\w+", shown)) == numbers
        assert bool(numbers) == (reader is not None)


@pytest.mark.rule("BS-30.16")
def test_of_a_rebirth_card_both_faces_are_explained() -> None:
    words = MatchTexts("en", match_of(["SAMPLE-001"]), 0)
    card = words.definition("SAMPLE-001")
    assert card is not None
    lines = card_lines(words, card)
    assert lines[0] == "SAMPLE-001 Sample Hall"
    assert any(line.endswith("Sample Hall, woken") for line in lines[1:])


def test_answers_are_read() -> None:
    match = match_of(["BS17-001"])
    match.answer("go-first")
    decision = match.decision
    assert decision is not None and decision.prompt == "mulligan"
    shown = ["保留", "重抽"]
    assert read_answer("", decision, shown) == 0
    assert read_answer("２", decision, shown) == 1
    assert read_answer("重", decision, shown) == 1
    assert read_answer("REDRAW", decision, shown) == 1
    for wrong in ("3", "0", "x"):
        with pytest.raises(Misread):
            read_answer(wrong, decision, shown)
    command = read_command("？ 2")
    assert command is not None and (command.name, command.rest) == ("explain", "2")
    assert read_command("undo") is not None and read_command("undoing") is None
    assert plain("Ｓ　x ") == "s x"
