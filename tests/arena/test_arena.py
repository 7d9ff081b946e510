"""The arena: schedules, series on one and more processes, statistics, soak runs, and their commands."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import taisen
from taisen.arena.battle_spirits_checks import BattleSpiritsReferee, CoreBook, check, check_rest
from taisen.arena.checks import Broken
from taisen.arena.dealing import dealt_decks
from taisen.arena.measuring import Figures, measure
from taisen.arena.pool import DeckPool
from taisen.arena.series import Pairing, Result, play, play_all, schedule
from taisen.arena.soaking import deck_pair, memory_growth, soak_all, soak_one
from taisen.arena.statistics import wilson
from taisen.battle_spirits.loading import lookup
from taisen.battle_spirits.loading import numbers as all_numbers
from taisen.battle_spirits.state import SOUL_FIELD, BattleState
from taisen.catalog import check_deck_list, deck_check, is_legal
from taisen.catalog.decks import read_deck_list
from taisen.cli.arena import deck_table
from taisen.cli.bench import report
from taisen.cli.main import main
from taisen.kernel.errors import BadInput
from taisen.kernel.state import AnyState

GAME = "battle-spirits"


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    folder = tmp_path_factory.mktemp("decks")
    lists = {"red": range(1, 8), "white": range(28, 35)}
    paths: list[str] = []
    for name, numbers in lists.items():
        path = folder / f"{name}.txt"
        path.write_text("".join(f"3 BS17-{number:03}\n" for number in numbers), encoding="utf-8")
        paths.append(str(path))
    return (paths[0], paths[1])


def test_each_seed_is_played_twice_with_the_sides_swapped() -> None:
    pairings = schedule(3, 40, "s")
    assert len(pairings) == 40
    for one, two in zip(pairings[::2], pairings[1::2], strict=True):
        assert (one.seed, one.decks) == (two.seed, two.decks)
        assert (one.bots, two.bots) == ((0, 1), (1, 0))
    assert len({pairing.seed for pairing in pairings}) == 20
    assert len({pairing.decks for pairing in pairings}) == 9
    assert [pairing.number for pairing in pairings] == list(range(40))


def test_without_mirrors_no_deck_meets_itself() -> None:
    decks = {pairing.decks for pairing in schedule(3, 60, "s", mirrors=False)}
    assert decks == {(a, b) for a in range(3) for b in range(3) if a != b}
    assert {pairing.decks for pairing in schedule(1, 4, "s", mirrors=False)} == {(0, 0)}


def test_a_series_is_the_same_on_one_process_and_on_two(decks: tuple[str, str]) -> None:
    pairings = schedule(2, 8, "series")
    bots = ("random", "random")
    seen: list[int] = []
    one = play_all(GAME, decks, bots, pairings, workers=1, progress=lambda r: seen.append(r.pairing.number))
    two = play_all(GAME, decks, bots, pairings, workers=2)
    assert seen == list(range(8))
    told = [[(r.winner, r.reason, r.turns, r.answers) for r in results] for results in (one, two)]
    assert told[0] == told[1]
    assert sum(result.points(0) + result.points(1) for result in one) == 8


def test_points_follow_the_bot_not_the_seat(decks: tuple[str, str]) -> None:
    pool = DeckPool(GAME, decks)
    for pairing in schedule(2, 4, "points"):
        result = play(pool, ("random", "random"), pairing)
        assert result.points(pairing.bots[result.winner]) == 1
        assert result.points(1 - pairing.bots[result.winner]) == 0


def test_the_confidence_interval() -> None:
    low, high = wilson(380, 400)
    assert low == pytest.approx(0.9240, abs=1e-3)
    assert high == pytest.approx(0.9674, abs=1e-3)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_a_pool_names_its_decks(decks: tuple[str, str]) -> None:
    pool = DeckPool(GAME, (decks[0], decks[0], decks[1]))
    assert pool.names == ("red", "red (2)", "white")
    assert len(pool.cards[0]) == 21
    with pytest.raises(BadInput):
        DeckPool(GAME, ("no such deck",))


# -- soak runs -------------------------------------------------------------------------------------


def test_a_soak_run_covers_all_pairs_of_decks(decks: tuple[str, str]) -> None:
    pool = DeckPool(GAME, decks)
    assert Counter(deck_pair(pool, number) for number in range(8)) == Counter(
        {(0, 0): 2, (0, 1): 2, (1, 0): 2, (1, 1): 2}
    )
    run = soak_all(GAME, decks, 8, "1", 1)
    assert [one.reason for one in run if one.reason not in ("life", "deck")] == []
    assert memory_growth(run, 4) < 50_000_000


def position(decks: tuple[str, str], turn: int = 6) -> tuple[BattleState, CoreBook]:
    match = DeckPool(GAME, decks).begin(0, 1, "check", log=True)
    state = match.state
    assert isinstance(state, BattleState)
    while state.turn < turn:
        assert match.decision is not None
        match.answer(0)
    book = CoreBook()
    book.follow(state)
    return state, book


def test_checks_pass_on_a_sound_position(decks: tuple[str, str]) -> None:
    state, book = position(decks)
    check(state)
    check_rest(state)
    book.check(state)


def test_checks_find_what_is_broken(decks: tuple[str, str]) -> None:
    state, book = position(decks)
    state.reserve[0] += 1
    with pytest.raises(Broken, match="player 0 has"):
        book.check(state)
    state, _ = position(decks)
    state.zones[1] = (*state.zones[1], state.zones[0][0])
    with pytest.raises(Broken, match="noted in"):
        check(state)
    state, _ = position(decks)
    state.souls[1] = SOUL_FIELD
    with pytest.raises(Broken, match="Soul Core"):
        check(state)
    state, _ = position(decks)
    state.battle = 5
    with pytest.raises(Broken, match="a battle left over"):
        check_rest(state)


def test_a_fault_is_told_with_its_match(decks: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: BattleSpiritsReferee, state: AnyState) -> None:
        raise Broken("a core too many")

    monkeypatch.setattr(BattleSpiritsReferee, "between_turns", broken)
    found = soak_one(DeckPool(GAME, decks), 3, "1")
    assert found.reason == "fault: Broken: a core too many"
    assert (found.number, found.decks) == (3, "white white")


# -- commands --------------------------------------------------------------------------------------


def command(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert not ended.value.code
    return capsys.readouterr().out


def test_the_arena_command(decks: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    out = command(
        capsys,
        "arena",
        "--bots",
        "random,random",
        "--games",
        "8",
        "--decks",
        ",".join(decks),
        "--workers",
        "1",
    )
    assert "of 8 matches against random" in out
    assert "95 % interval" in out
    assert "decisions a match" in out


def test_the_soak_command(decks: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    out = command(capsys, "soak", "4", "--decks", ",".join(decks), "--workers", "1")
    assert "4 matches, 0 faults" in out
    assert "ended by the cap: 0.000 %" in out


def test_dealt_decks_have_every_card_and_are_legal() -> None:
    dealt = dealt_decks(GAME, Random(7))
    known = {number for number in all_numbers() if not lookup(number).unknown}
    assert {number for deck in dealt for number in deck.numbers()} == known
    for deck in dealt:
        assert is_legal(check_deck_list(read_deck_list(deck.text()), deck_check(GAME))), deck.name


def test_decks_are_dealt_for_a_game_that_has_a_dealer() -> None:
    with pytest.raises(BadInput, match="cards can be dealt"):
        dealt_decks("wixoss", Random(7))


def test_the_soak_command_deals_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert "2 matches, 0 faults" in command(capsys, "soak", "2", "--dealt", "--workers", "1")


def test_without_a_game_all_are_soaked(capsys: pytest.CaptureFixture[str]) -> None:
    out = command(capsys, "soak", "1", "--workers", "1")
    assert [line for line in out.splitlines() if line in taisen.GAMES] == list(taisen.GAMES)
    assert out.count("1 matches, 0 faults") == len(taisen.GAMES)


def test_measuring_gives_all_figures(decks: tuple[str, str]) -> None:
    figures = measure(DeckPool(GAME, decks), runs=1, matches=2, plies=50)
    lines = report(figures)
    assert [line.split("  ")[0] for line in lines] == [
        "random chess ply",
        "decision",
        "copy()",
        "saved state",
        "decisions a match",
        "matches a second",
    ]
    assert min(figures.chess, figures.decision, figures.copy, figures.saved) > 0
    assert figures.decisions_a_match > 20


def test_the_report_shows_ratios() -> None:
    figures = Figures(60e-6, 90e-6, 180, 50, 6e-6, 900)
    assert "decision            90.0 µs, 1.50 of a chess ply" in report(figures)
    assert "copy()              6.0 µs, 0.10 of a chess ply" in report(figures)
    without = report(Figures(0, 90e-6, 180, 50, 6e-6, 900))
    assert without[0] == "random chess ply    not measured: pip install chess"


def test_a_wrong_call_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", "--bots", "greedy"])
    assert ended.value.code == 1
    assert "two of greedy, random" in capsys.readouterr().err


def test_soak_matches_do_not_depend_on_the_process(decks: tuple[str, str], tmp_path: Path) -> None:
    told = [
        [(one.reason, one.turns, one.answers) for one in soak_all(GAME, decks, 6, "x", workers)]
        for workers in (1, 2)
    ]
    assert told[0] == told[1]


def test_of_many_decks_each_is_told_against_all_others() -> None:
    results = [
        Result(Pairing(0, "1", (0, 1), (0, 1)), 0, "damage", 9, 90),
        Result(Pairing(1, "1", (2, 0), (0, 1)), 1, "damage", 9, 90),
        Result(Pairing(2, "2", (1, 1), (0, 1)), 1, "damage", 9, 90),
    ]
    few = deck_table(("a", "b", "c"), results)
    assert [list(column.cells) for column in few.columns[1:]] == [
        ["-", "0 (1)", "0 (1)"],
        ["100 (1)", "-", "-"],
        ["100 (1)", "-", "-"],
    ]
    many = deck_table(tuple("abcdefghi"), results)
    assert [column.header for column in many.columns] == ["deck", "the others"]
    assert list(many.columns[1].cells)[:4] == ["100 (2)", "0 (1)", "0 (1)", "-"]
