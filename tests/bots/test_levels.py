"""The levels of a bot: from random to greedy, erring less with each; a wrong level is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import taisen
from taisen.bots import USUAL_LEVEL, ErringBot, GreedyBot, RandomBot, bot_levels, make_bot
from taisen.bots.evaluation import evaluation_of
from taisen.bots.own import named_bot
from taisen.games import GAMES
from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import LANGUAGES
from taisen.table.bot_titles import level_hint, level_title

if TYPE_CHECKING:
    from taisen.kernel.decisions import Option
    from taisen.kernel.seat import Seat
    from taisen.table.wire import Language


def test_the_levels_go_from_random_to_greedy_in_steps() -> None:
    bots = [make_bot("greedy", 1, level) for level in bot_levels("greedy")]
    assert [type(bot) for bot in bots] == [RandomBot, *[ErringBot] * 5, GreedyBot]
    assert [bot.step for bot in bots if isinstance(bot, ErringBot)] == [0, 1, 2, 3, 4]
    # Tables and replays keep numbers from when there were three levels: at random, erring, greedy.
    assert [type(make_bot("greedy", 1, level)) for level in (1, 2, 3)] == [RandomBot, ErringBot, GreedyBot]
    assert type(make_bot("greedy", 1)) is GreedyBot
    assert bot_levels("greedy")[3] == USUAL_LEVEL
    assert bot_levels("random") == (1,)
    for name, level in (("greedy", 8), ("greedy", -1), ("random", 2)):
        with pytest.raises(BadInput, match=r"level: found"):
            make_bot(name, 1, level)
    with pytest.raises(BadInput, match="greedy, random"):
        bot_levels("clever")


@pytest.mark.parametrize("game", GAMES)
def test_each_step_errs_less_than_the_one_below(game: str) -> None:
    errors = evaluation_of(game).errors
    assert len(errors) == len(bot_levels("greedy")) - 2
    assert list(errors) == sorted(errors, reverse=True)
    assert 1 > errors[0] > errors[-1] > 0


class Watched(GreedyBot):
    """A careful bot that is asked how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def choose(self, seat: Seat) -> Option:
        self.asked += 1
        assert seat.decision is not None
        return seat.decision.default


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", [0, 4])
def test_an_erring_bot_errs_as_often_as_its_step_says(game: str, step: int) -> None:
    decks = ("red", "purple") if game == "battle-spirits" else ("wd01", "wd02")
    match = taisen.new_match(game, decks=decks, seed=7)
    assert match.decision is not None
    seat = match.seat(match.decision.player)
    bot, watched = ErringBot(1, step=step), Watched()
    bot.careful = watched
    for _ in range(1000):
        bot.choose(seat)
    assert 1 - watched.asked / 1000 == pytest.approx(evaluation_of(game).errors[step], abs=0.05)


def test_a_level_is_named_behind_the_bot() -> None:
    named = named_bot("greedy@4", 1)
    assert isinstance(named, ErringBot)
    assert named.step == 0
    assert type(named_bot("greedy", 1)) is GreedyBot
    for name in ("greedy@", "greedy@8", "greedy@0", "greedy@04", "random@2"):
        with pytest.raises(BadInput, match="number of a level"):
            named_bot(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_title_and_a_hint_of_its_own(language: Language) -> None:
    numbers = bot_levels("greedy")
    assert len({level_title("greedy", number, language) for number in numbers}) == len(numbers)
    assert len({level_hint(number, language) for number in numbers}) == len(numbers)


def test_the_erring_bot_answers_now_as_the_greedy_one_and_now_otherwise() -> None:
    match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(match.decision.default)
    assert match.decision is not None
    seat = match.seat(match.decision.player)
    careful = {GreedyBot(seed).choose(seat).text for seed in range(12)}
    erring = [ErringBot(seed).choose(seat).text for seed in range(24)]
    assert any(text in careful for text in erring)
    assert any(text not in careful for text in erring)
