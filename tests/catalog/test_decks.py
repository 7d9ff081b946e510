"""Deck lists: reading, printing and what a bad list is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taisen.catalog import Deck, load_deck, parse_deck
from taisen.kernel.errors import BadInput

LIST = """\
# what the red starter plays
name: Red start
game: battle-spirits

3 BS17-003 アルジュナス
2x BS17-055   # the brave
2× BS17-001 #2
1 BS17-003
"""

NUMBERS = st.from_regex(r"[A-Z0-9]{2,5}-[A-Z]?[0-9]{1,3}", fullmatch=True)
ONE_LINE = st.text(st.characters(codec="utf-8"), max_size=20).map(lambda text: " ".join(text.split()))
DECKS = st.builds(
    Deck,
    ONE_LINE,
    st.sampled_from(["", "battle-spirits"]),
    st.lists(st.tuples(NUMBERS, st.integers(1, 9)), min_size=1, max_size=30),
)


def test_a_list_is_read_in_order_and_same_numbers_are_added_up() -> None:
    deck = parse_deck(LIST)
    assert (deck.name, deck.game) == ("Red start", "battle-spirits")
    assert deck.cards == (("BS17-003", 4), ("BS17-055", 2), ("BS17-001", 2))
    assert deck.size == 8
    assert list(deck.numbers()).count("BS17-003") == 4


@given(DECKS)
def test_print_and_read_give_the_same_deck(deck: Deck) -> None:
    assert parse_deck(deck.text()) == deck
    assert parse_deck(deck.text(lambda number: f"カード {number} # x")) == deck


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_the_one_error(text: str) -> None:
    try:
        deck = parse_deck(text)
    except BadInput:
        return
    assert parse_deck(deck.text()) == deck


@pytest.mark.parametrize(
    ("text", "place", "found"),
    [
        ("3 BS17-003\nthree BS17-001\n", "list, line 2", "three BS17-001"),
        ("BS17-003", "list, line 1", "BS17-003"),
        ("0 BS17-003", "list, line 1", "count 0"),
        ("1000 BS17-003", "list, line 1", "count 1000"),
        ("999 BS17-003\n1 BS17-003", "list, line 2", "1000 copies of BS17-003"),
        ("3 アルジュナス", "list, line 1", "アルジュナス"),
        ("nmae: Red\n3 BS17-003", "list, line 1", "nmae:"),
        ("name: a\nname: b\n3 BS17-003", "list, line 2", "a second time"),
        ("# nothing\n", "list", "no card"),
        ("\n" * 3000, "list", "3000 lines"),
    ],
)
def test_a_bad_line_is_named(text: str, place: str, found: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_deck(text, "list")
    assert caught.value.place == place
    assert found in caught.value.found
    assert caught.value.allowed


@pytest.mark.parametrize(
    ("name", "number", "count"),
    [("two\nlines", "BS17-003", 1), ("", "BS17 003", 1), ("", "BS17-003", 0), ("", "#", 1)],
)
def test_a_deck_that_no_list_could_hold_is_refused(name: str, number: str, count: int) -> None:
    with pytest.raises(BadInput):
        Deck(name, "", [(number, count)])


def test_equal_decks_have_equal_hashes_and_order_matters() -> None:
    one = Deck("a", "", [("X-1", 1), ("X-2", 2)])
    assert one == Deck("a", "", [("X-1", 1), ("X-2", 2)])
    assert hash(one) == hash(Deck("a", "", [("X-1", 1), ("X-2", 2)]))
    assert one != Deck("a", "", [("X-2", 2), ("X-1", 1)])
    assert one != "a"


def test_a_file_gives_its_name_and_tells_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "my deck.txt"
    path.write_text("\ufeff3 BS17-003\n", encoding="utf-8")
    deck = load_deck(path, "battle-spirits")
    assert (deck.name, deck.game) == ("my deck", "battle-spirits")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="UTF-8"):
        load_deck(path)
    with pytest.raises(BadInput, match="none"):
        load_deck(tmp_path / "none.txt")
