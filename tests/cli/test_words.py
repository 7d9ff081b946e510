"""The words of the notation at the shell: all of them, some of them, none."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Run

import taisen
from taisen.cli.words import categories, vocabularies
from taisen.language.lexicon import notations


@pytest.mark.parametrize("game", taisen.GAMES)
def test_every_word_and_term_of_a_game_is_shown(run: Run, game: str) -> None:
    lines = set(run("words", game).stdout.splitlines())
    vocabulary = vocabularies.of(game)
    for word in vocabulary.all_words():
        assert {f"  {notation}" for notation in notations(word)} <= lines
    assert set(categories(vocabulary)) <= lines
    for lexicon in vocabulary.all_lexicons():
        assert lexicon.quoted or {f"  {notation}" for notation in lexicon.terms} <= lines


def test_a_search_shows_what_fits_with_its_meaning(run: Run) -> None:
    shown = run("words", "wixoss", "--search", "crushes life cloth, which").stdout
    assert shown.splitlines()[:2] == ["action", "  crush {amount:quantity} of {whose:whose} life"]
    assert "WX-18.12" in shown
    assert "draw" not in shown


def test_a_category_is_shown_with_what_else_may_stand_there(run: Run) -> None:
    lines = run("words", "wixoss", "--category", "effect").stdout.splitlines()
    assert lines[0] == "effect"
    assert lines[-1] == "  or any step"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "game: found 'chess'; allowed: battle-spirits, wixoss"),
        (("wixoss", "--category", "verb"), "--category: found 'verb'; allowed: "),
        (("wixoss", "--search", "brave"), "--search: found 'brave'; allowed: a part of a word of wixoss"),
    ],
)
def test_what_is_not_there_is_one_line(run: Run, arguments: tuple[str, ...], said: str) -> None:
    done = run("words", *arguments)
    assert done.returncode == 1
    assert done.stderr.startswith(f"taisen words: {said}")
    assert len(done.stderr.splitlines()) == 1
