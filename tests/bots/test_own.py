"""Bots of one's own, named ``module:Class`` in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import taisen
from taisen.arena.series import play_all, schedule
from taisen.bots.own import named_bot
from taisen.kernel.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

LAST = '''\
from taisen.bots import Bot


class Last(Bot):
    """Takes the last option."""

    name = "last"

    def choose(self, seat):
        return seat.decision.options[-1]


class Wrong(Bot):
    """Answers what is never offered."""

    def choose(self, seat):
        return 999


class Failing(Bot):
    """Has a mistake in it."""

    def choose(self, seat):
        return {}["nothing"]


class Unmade(Bot):
    """Cannot be made."""

    def __init__(self, seed):
        raise ValueError("no bot")


NOT_A_BOT = 3
'''


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taisen_last_bot.py").write_text(LAST, encoding="utf-8")
    (tmp_path / "taisen_broken_bot.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_bot_of_ones_own_answers_as_it_is_written() -> None:
    match = taisen.new_match("battle-spirits", decks=("red", "blue"), seed=3)
    assert match.decision is not None
    bot = named_bot("taisen_last_bot:Last", 1)
    seat = match.seat(match.decision.player)
    assert bot.choose(seat).text == match.decision.options[-1].text


def test_it_plays_in_the_arena_against_a_built_in_one() -> None:
    decks = tuple(list(taisen.decks("battle-spirits"))[:2])
    results = play_all(
        "battle-spirits", decks, ("taisen_last_bot:Last", "random"), schedule(2, 2, "s"), workers=1
    )
    assert len(results) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "random, or one of your own as module:Class"),
        ("taisen_no_such:Last", "a module that can be imported from"),
        ("taisen_broken_bot:Last", "ZeroDivisionError"),
        ("taisen_last_bot:Missing", "a class in taisen_last_bot that is a taisen.bots.Bot"),
        ("taisen_last_bot:NOT_A_BOT", "a class in taisen_last_bot that is a taisen.bots.Bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        named_bot(name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Wrong", "bot taisen_last_bot:Wrong: answer 999 to choose-first"),
        (
            "Failing",
            r"bot taisen_last_bot:Failing: found KeyError: 'nothing' \(taisen_last_bot.py, line 24\)",
        ),
        ("Unmade", r"bot taisen_last_bot:Unmade: found ValueError: no bot \(taisen_last_bot.py, line 31\)"),
    ],
)
def test_a_bot_that_does_something_wrong_stops_the_arena_with_its_name(name: str, said: str) -> None:
    bots = (f"taisen_last_bot:{name}", "random")
    with pytest.raises(BadInput, match=said):
        play_all("battle-spirits", ("red", "blue"), bots, schedule(2, 2, "s"), workers=1)
