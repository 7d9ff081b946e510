"""``taisen play``: a whole match through a pipe, and everything that can be typed on the way."""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from taisen.rulebook.ledger import LANGUAGES

Run = Callable[..., subprocess.CompletedProcess[str]]


def played(run: Run, deck: str, *lines: str, language: str = "en", against: str = "random") -> str:
    """Play with the plain deck, going first; return what was printed."""
    done = run(
        *("play", "battle-spirits", "--deck", deck, "--opponent-deck", deck, "--against", against),
        *("--seed", "7", "--first", "you", "--language", language),
        lines=["", *lines],
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_defaults_play_a_whole_match(run: Run) -> None:
    done = run(
        "play", "battle-spirits", "--deck", "red", "--opponent-deck", "purple", "--against", "random",
        "--seed", "7", "--language", "en", lines=[""] * 3000,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.search(r"── (You|The opponent) won: .* \[BS-\d\d\.\d\d\]", done.stdout)
    assert (
        done.stdout.rstrip()
        .splitlines()[-1]
        .startswith("Play the same match again: taisen play battle-spirits")
    )
    assert "The input has ended" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_a_match_without_a_missing_text(run: Run, language: str) -> None:
    picks = random.Random(5)
    lines = [str(picks.choice((1, 1, 2, 2, 3))) for _ in range(250)]
    for at in range(0, 250, 25):
        lines[at:at] = ["?", "? 1", "l", "b", "o", "t", "h"]
    done = run(
        "play", "battle-spirits", "--deck", "purple", "--opponent-deck", "red", "--against", "greedy",
        "--seed", "3", "--language", language, lines=lines,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    text = done.stdout
    for wrong in ("screen-", "prompt-", "option-", "event-", "reason-", "{ $", "None", "???"):
        assert wrong not in text
    assert "[BS-06.11]" in text


def test_the_same_seed_and_answers_give_the_same_match(run: Run, deck: str) -> None:
    lines = ["2", "", "", "", "", "", "", ""]
    assert played(run, deck, *lines) == played(run, deck, *lines)


def test_the_board_shows_what_a_player_needs(run: Run, deck: str) -> None:
    text = played(run, deck, "summon BS17-001", "", "", "")
    board = text[text.rindex("Turn 1 · Main Step · your turn") :]
    assert "The opponent (plain)  life 5 · reserve 3+soul · core trash 0" in board
    assert "You (plain)  life 5 · reserve soul · core trash 2" in board
    assert "  hand 4 · deck 35 · trash 0 · burst: none" in board
    assert "    BS17-001  バリ・バーン  Lv1  BP 2000  cores 1  refreshed" in board
    assert "Your hand\n    BS17-001 x4  バリ・バーン  Spirit  cost 2, now 1" in board
    assert "You decide: Main Step: what do you do? [BS-06.11]" in board


def test_opposing_draws_are_told_without_the_cards(run: Run, deck: str) -> None:
    text = played(run, deck, "", "", "", "", "")
    assert "  The opponent drew 1 card [BS-06.07]\n" in text
    assert re.search(r"  You drew 1 card: BS17-0\d\d .* \[BS-06\.07\]", text)
    assert text.count("Your hand") > 0 and "The opponent's hand" not in text


@pytest.mark.parametrize(
    "answer", ["2", "summon BS17-001", " Summon  bs17-001 ", "s BS17", "su", "ＳＵＭＭＯＮ　BS17-001"]
)
def test_an_option_is_named_by_number_text_or_prefix(run: Run, deck: str, answer: str) -> None:
    text = played(run, deck, answer, "")
    if answer == "s BS17":
        # A command is never taken for the beginning of an option.
        assert "Saved as BS17." in text
    else:
        assert "→ Summon BS17-001 バリ・バーン" in text
        assert "You decide: Pay 2 cores for BS17-001 バリ・バーン: from where? [BS-07.03]" in text


def test_a_beginning_that_two_options_share_names_both(run: Run, deck: str) -> None:
    text = played(run, deck, "summon BS17-001", "", "", "", "move-core", "l")
    assert re.search(r'  "move-core" could be \d, \d(, \d)*; type more of it, or the number\.', text)


def test_a_payment_is_suggested_and_can_be_picked_core_by_core(run: Run, deck: str) -> None:
    text = played(run, deck, "summon BS17-001", "pay from reserve", "pay from soul", "")
    assert "1  As suggested: 2 from the reserve  (Enter)" in text
    assert "2  From the reserve · this one, then you pick the next" in text
    assert "2  From the reserve (Soul Core)" in text
    assert "core trash 1+soul" in text


def test_undo_goes_back_to_the_last_decision(run: Run, deck: str) -> None:
    text = played(run, deck, "summon BS17-001", "", "u", "u", "u", "u", "u")
    # The placing, the payment and the summoning are taken back, then the opening hand.
    assert text.count("Back to your last decision.") >= 3
    boards = text.split("Turn 1 · Main Step · your turn")
    assert boards[1].split("> ")[0] == boards[-1].split("> ")[0]
    assert "There is nothing to undo yet." in text


def test_undo_past_a_draw_says_that_others_will_be_drawn(run: Run, deck: str) -> None:
    text = played(run, deck, "", "", "u", "u", "u")
    assert "Cards that are drawn or shuffled from here on will be others." in text


def test_a_card_is_explained_with_values_sources_and_refusals(run: Run, deck: str) -> None:
    text = played(
        *(run, deck, "summon BS17-001", "", "", "", "? BS17-001"),
        *("? attack BS17-001", "? block BS17-001", "? summon BS17-001", "? 1"),
    )
    assert "red · Spirit · cost 2 · reduction red×1 · symbols red×1 · families 翼竜" in text
    assert "Lv1: cores 1, BP 2000 · Lv2: cores 2, BP 3000 · Lv3: cores 3, BP 4000" in text
    assert "BS17-001 バリ・バーン · cores 1 · refreshed" in text
    assert "BP 2000: printed 2000" in text and "Level 1: printed 1" in text
    assert "What you pay for it now 1: printed 2, reduction by symbols -1 red" in text
    assert "attack BS17-001 バリ・バーン: not now. The first turn has no Attack Step. [BS-06.16]" in text
    assert "block BS17-001 バリ・バーン: not now. There is no attack to block. [BS-11.08]" in text
    assert "summon BS17-001 バリ・バーン: that is offered now." in text
    assert "Option 1: End the step" in text and "In a record: end-step" in text


def test_asking_why_shows_the_rule(run: Run, deck: str) -> None:
    text = played(run, deck, "?", "r bs-11.05")
    assert "BS-06.11  Main Step" in text
    assert re.search(r"BS-11\.05  \w+", text)


def test_the_log_tells_the_turn_with_causes(run: Run, deck: str) -> None:
    text = played(run, deck, "summon BS17-001", "", "", "", "l", "l 2")
    log = text[text.rindex("> l\n") :]
    assert "You summoned BS17-001 バリ・バーン [BS-07.03]" in log


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99; there are 1 to"),
        ("0", "There is no option 0; there are 1 to"),
        ("dance", 'No option is called "dance"; type its number, or h for help.'),
        ("r", "Give the number of a rule, such as r BS-11.05."),
        ("r BS-99.99", 'There is no rule "BS-99.99"; rules are called like BS-11.05.'),
        ("? BS99-001", 'You see no card called "BS99-001"; give a number such as BS17-003.'),
        ("? fly BS17-001", '"fly" is no action; there are attack, block,'),
        ("? attack BS99-001", 'You see no card called "BS99-001"; give a number'),
        ("? 99", "There is no option 99; there are 1 to"),
        ("s /no/such/folder/x", "/no/such/folder/x could not be written: No such file or directory"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, deck: str, typed: str, answer: str) -> None:
    text = played(run, deck, typed)
    after = text[text.rindex(f"> {typed}\n") :].splitlines()
    assert after[1].strip().startswith(answer)
    assert after[2].startswith(">")


def test_input_that_ends_leaves_politely(run: Run, deck: str) -> None:
    text = played(run, deck)
    assert "The input has ended; the match was left in turn 1." in text


def test_quitting_asks_first(run: Run, deck: str) -> None:
    text = played(run, deck, "q", "n", "q", "y")
    assert text.count("Leave the match?") == 2
    assert "The match was left in turn 1." in text


def test_a_record_overwrites_records_alone(run: Run, deck: str, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear reader", encoding="utf-8")
    text = played(run, deck, f"s {other}", "s", "s", "s mine", "s mine")
    assert "letter.txt is there already and is no record" in text
    assert other.read_text(encoding="utf-8") == "Dear reader"
    assert (tmp_path / "battle-spirits-1.taisen").exists() and (tmp_path / "battle-spirits-2.taisen").exists()
    assert text.count("Saved as mine.") == 2


def test_two_people_share_a_terminal(run: Run, deck: str) -> None:
    text = played(run, deck, "", "", "", "", "", against="human")
    assert "Player 1's hand" in text and "Player 2's hand" in text
    for part in text.split("decides:")[:-1]:
        hand = part[part.rfind("'s hand") - 8 :]
        assert "and 4 unknown" not in hand
    assert "You" not in text.replace("You can do so once", "")


def test_without_arguments_everything_is_asked(run: Run) -> None:
    done = run("play", lines=["en", "", "red", "random", "2", ""])
    assert done.returncode == 0, done.stderr
    for asked in ("Language", "Game", "Your deck", "Opponent", "Deck of the opponent"):
        assert re.search(rf"{asked}\n +1  ", done.stdout), asked
    assert "Battle Spirits: You (" in done.stdout


def test_a_wrong_choice_is_asked_again(run: Run) -> None:
    done = run("play", lines=["klingon", "en", "", "99"])
    assert '"klingon" is not on the list.' in done.stdout
    assert '"99" is not on the list.' in done.stdout
    assert done.returncode == 0 and done.stdout.rstrip().endswith("Stopped.")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--against", "deep-blue"), "--against: found 'deep-blue'; allowed: greedy, random, human"),
        (("--first", "nobody"), "--first: found 'nobody'; allowed: you, opponent, ask"),
        (("--language", "fr"), "--language: found 'fr'"),
        (("--deck", "no-such-deck"), "found 'no-such-deck'"),
    ],
)
def test_a_wrong_call_is_one_line(run: Run, options: tuple[str, ...], message: str) -> None:
    done = run("play", "battle-spirits", *options)
    assert done.returncode == 1
    assert message in done.stderr and done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_columns_line_up_with_double_width_characters(run: Run, deck: str) -> None:
    text = played(run, deck, *["2", "", "", ""] * 12, language="ja", against="greedy")
    boards = re.findall(r"(?:^    BS17-\S+ .* Lv\d.*\n)+", text, re.MULTILINE)
    tables = [table.splitlines() for table in boards if table.count("\n") > 1]
    assert tables, "the match showed no field of two cards"
    for rows in tables:
        assert len({cell_len(row[: row.index("  Lv")]) for row in rows}) == 1
        assert len({cell_len(row[: row.index("  コア")]) for row in rows}) == 1
