"""The levels of a bot: the second looks ahead, but not always; a wrong level is refused."""

from __future__ import annotations

import pytest

import taisen
from taisen.bots import ErringBot, GreedyBot, RandomBot, bot_levels, make_bot
from taisen.kernel.errors import BadInput


def test_the_levels_are_random_erring_greedy() -> None:
    assert [type(make_bot("greedy", 1, level)) for level in bot_levels("greedy")] == [
        RandomBot,
        ErringBot,
        GreedyBot,
    ]
    assert type(make_bot("greedy", 1)) is GreedyBot
    assert bot_levels("random") == (1,)
    for name, level in (("greedy", 4), ("greedy", -1), ("random", 2)):
        with pytest.raises(BadInput, match=r"level: found"):
            make_bot(name, 1, level)
    with pytest.raises(BadInput, match="greedy, random"):
        bot_levels("clever")


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
