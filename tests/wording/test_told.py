"""What is told of an event: names as they were, whatever happens later in the same moment."""

from __future__ import annotations

import random

from tests.contract.matches import choose, new_match

import taisen
from taisen.wording import Reading, Told, Wording, tell


def test_nothing_new_is_nothing_told() -> None:
    match = new_match("red blue", 1)
    assert tell(match, 0, len(match.events)) == []


def test_a_line_says_the_same_with_and_without_the_match() -> None:
    match = new_match("red purple", 5)
    rng = random.Random(5)
    while match.decision is not None and match.turn < 8:
        match.answer(choose(match, rng))
    for reader in (0, 1, None):
        with_match = Wording("en", match, reader)
        without = Reading("en", match.game, reader)
        told = with_match.tell()
        assert [with_match.line(one) for one in told] == [without.line(one) for one in told]


def test_a_card_that_left_is_called_as_when_it_stood_there() -> None:
    """Of two equal cards the second is told of as the second, though it is gone when it is told."""
    found: list[Told] = []
    for seed in range(6):
        match = new_match("plain:red plain:red", seed)
        rng = random.Random(seed)
        start = 0
        while match.decision is not None:
            names = {card.id: card.name for side in match.view(None).players for card in side.field}  # type: ignore[attr-defined]
            start = len(match.events)
            match.answer(choose(match, rng))
            for event, told in zip(match.events[start:], tell(match, None, start), strict=True):
                if event.name == "left" and event.object in names:
                    assert told.thing is not None
                    assert told.thing.name == names[event.object]
                    found.append(told)
    assert any("#" in told.thing.name for told in found if told.thing is not None)


def test_a_quiet_event_is_one_that_goes_without_saying() -> None:
    words = Reading("en", taisen.game("battle-spirits"), 0)
    assert words.quiet(Told("turn_ended", 0))
    assert words.quiet(Told("cores_moved", 0, detail="payment"))
    assert not words.quiet(Told("cores_moved", 0, detail="void"))
    assert words.quiet(Told("exhausted", 0, rule="BS-11.02"))
    assert not words.quiet(Told("exhausted", 0, ability="BS17-001/1"))


def test_what_is_said_to_a_player_who_reads() -> None:
    english = Reading("en", new_match("red blue", 1).game, 0)
    assert english.told(Told("drew", 0, amount=1, cards=["BS17-001"])).startswith("You drew 1 card: BS17-001")
    assert english.told(Told("drew", 1, amount=2, cards=["", ""])) == "The opponent drew 2 cards"
    everybody = Reading("en", english.game, None)
    assert everybody.told(Told("drew", 0, amount=1, cards=[""])) == "Player 1 drew 1 card"
