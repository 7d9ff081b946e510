"""``taisen watch`` and ``taisen replay``: a match is saved, stepped through, and played on."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from taisen.rulebook.ledger import LANGUAGES

Run = Callable[..., subprocess.CompletedProcess[str]]

RESULT = re.compile(r"── Player \d won: .*")


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """What was made once for all tests of this module, by its name."""
    return {}


@pytest.fixture
def record(run: Run, deck: str, made: dict[str, bytes], tmp_path: Path) -> str:
    """The record of a match of two random bots."""
    path = tmp_path / "w"
    if path.name not in made:
        seen = ("--decks", f"{deck},{deck}", "--bots", "random,random", "--seed", "3", "-l", "en")
        done = run("watch", *seen, "--save", path.name)
        assert done.returncode == 0, done.stderr
        assert RESULT.search(done.stdout)
        made[path.name] = path.read_bytes()
    path.write_bytes(made[path.name])
    return path.name


def test_watching_shows_boards_and_tells_events(run: Run, deck: str) -> None:
    done = run("watch", "--decks", f"{deck},{deck}", "--bots", "greedy,random", "--seed", "3", "-l", "en")
    assert done.returncode == 0, done.stderr
    text = done.stdout
    assert text.startswith("Player 1 (plain, greedy) – Player 2 (plain, random) · seed 3\n")
    assert "Turn 1 · Main Step · Player" in text and "· Attack Step ·" in text
    assert re.search(r"Player \d summoned BS17-001 バリ・バーン \[BS-07\.03\]", text)
    assert RESULT.search(text)
    # Everybody's view: no hand is shown, no card named that was drawn.
    assert "hand\n" not in text
    assert not re.search(r"drew \d cards?:", text)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "greedy"), "--bots: found 'greedy'; allowed: two names parted by a comma"),
        (("--bots", "greedy,hal"), "bot: found 'hal'"),
        (("--decks", "red,"), "--decks: found 'red,'"),
        (("--delay", "-1"), "--delay: found -1"),
    ],
)
def test_a_wrong_call_of_watch_is_one_line(run: Run, options: tuple[str, ...], message: str) -> None:
    done = run("watch", *options)
    assert done.returncode == 1
    assert message in done.stderr and done.stderr.count("\n") == 1


def test_a_saved_match_replays_to_the_same_board(run: Run, deck: str) -> None:
    lines = ["", "summon BS17-001", "", "", "", "", "s mine.taisen", "q", "y"]
    played = run(
        "play", "battle-spirits", "--deck", deck, "--opponent-deck", deck, "--against", "random",
        "--seed", "7", "--first", "you", "-l", "en", lines=lines,
    )  # fmt: skip
    assert "Saved as mine.taisen." in played.stdout
    replayed = run("replay", "mine.taisen", "-l", "en", lines=["v 1", "e", "q"])
    assert replayed.returncode == 0, replayed.stderr
    last = played.stdout[: played.stdout.rindex("Saved as")].rindex("You (plain)  life")
    board = played.stdout[last:].split("\n\n")[0]
    assert board in replayed.stdout


def test_stepping_forward_and_back(run: Run, record: str) -> None:
    done = run("replay", record, "-l", "en", lines=["n", "", "n 3", "p", "p 99", "t 2", "e", "n", "q"])
    assert done.returncode == 0, done.stderr
    text = done.stdout
    count = re.search(r": (\d+) answers, \d+ turns\.", text)
    assert count is not None
    for place in ("  1/", "  2/", "  5/", "  4/", "  0/"):
        assert f"{place}{count[1]}" in text
    assert "This is the start of the record." in text and "This is the end of the record." in text
    assert "Turn 2 · Main Step" in text
    assert RESULT.search(text)


def test_steps_tell_the_same_as_a_jump(run: Run, record: str) -> None:
    stepped = run("replay", record, "-l", "en", lines=["n"] * 12 + ["b", "q"]).stdout
    jumped = run("replay", record, "-l", "en", lines=["n 12", "q"]).stdout
    mark = "\n\nTurn "
    assert stepped[stepped.rindex(mark) :].split("> ")[0] == jumped[jumped.rindex(mark) :].split("> ")[0]


def test_undo_in_a_match_is_replayed_with_its_new_draws(run: Run, deck: str) -> None:
    lines = ["", "", "", "u", "u", "redraw-hand", "", "", "s mine.taisen", "q", "y"]
    run(
        "play", "battle-spirits", "--deck", deck, "--opponent-deck", deck, "--against", "random",
        "--seed", "7", "--first", "you", "-l", "en", lines=lines,
    )  # fmt: skip
    done = run("replay", "mine.taisen", "-l", "en", lines=["n"] * 30 + ["q"])
    assert done.returncode == 0, done.stderr
    assert "does not fit" not in done.stdout
    assert "This is the end of the record." in done.stdout


def test_playing_on_from_a_point(run: Run, record: str, tmp_path: Path) -> None:
    before = (tmp_path / record).read_text(encoding="utf-8")
    done = run("replay", record, "-l", "en", lines=["t 3", "play 2 random", *[""] * 6, "q", "y", "b", "q"])
    assert done.returncode == 0, done.stderr
    assert "You play on as Player 2 against random." in done.stdout
    assert "You decide:" in done.stdout and "Your hand" in done.stdout
    # Afterwards the record stands where it stood.
    place = re.findall(r"^  \d+/\d+$", done.stdout, re.MULTILINE)
    assert place[-1] == place[1]
    assert (tmp_path / record).read_text(encoding="utf-8") == before


def test_a_reader_sees_only_what_that_player_knew(run: Run, record: str) -> None:
    done = run("replay", record, "-l", "en", lines=["t 2", "v 1", "v 2", "v", "v 3", "o", "q"])
    text = done.stdout
    assert text.count("Your hand") == 2
    assert '"v 3" is no command; h for help.' in text
    assert "Player 1 decides:" in text or "Player 2 decides:" in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump", '"jump" is no command; h for help.'),
        ("t 999", "The record has no turn 999; there are 1 to"),
        ("t x", "The record has no turn x; there are 1 to"),
        ("play 3", '"play 3" is no command; h for help.'),
        ("play hal", '"play hal" is no command; h for help.'),
        ("? BS99-001", 'You see no card called "BS99-001"'),
        ("r", "Give the number of a rule"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, record: str, typed: str, answer: str) -> None:
    text = run("replay", record, "-l", "en", lines=[typed, "q"]).stdout
    after = text[text.rindex(f"> {typed}\n") :].splitlines()
    assert after[1].strip().startswith(answer)
    assert after[2].startswith(">")


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear reader", encoding="utf-8")
    for name, message in (
        ("letter.txt", "record, line 1: found 'Dear reader'"),
        ("none", "none: found No such file"),
    ):
        done = run("replay", name)
        assert done.returncode == 1
        assert message in done.stderr and done.stderr.count("\n") == 1


def test_a_record_that_does_not_fit_says_where(run: Run, record: str, tmp_path: Path) -> None:
    path = tmp_path / record
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"= turn 2 \w+", "= turn 2 0123", text), encoding="utf-8")
    done = run("replay", record, "-l", "en", lines=["e", "q"])
    assert done.returncode == 0, done.stderr
    assert re.search(
        r"does not fit this version: record, line \d+, turn 2: expected digest 0123", done.stdout
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_replays_without_a_missing_text(run: Run, record: str, language: str) -> None:
    lines = ["h", "n", "t 2", "o", "l", "c", "v 1", "o", "? BS17-001", "x", "t 99", "e", "n", "p 999"]
    done = run("replay", record, "--language", language, lines=lines)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "screen-" not in done.stdout and "{ $" not in done.stdout
