"""A match of WIXOSS in words: what options mean, what is told of events, what is left unsaid."""

from __future__ import annotations

import random

import pytest

import taisen
from taisen.rulebook.ledger import LANGUAGES
from taisen.wixoss.vocabulary.notation import VOCABULARY
from taisen.wording import Reading, Told, Wording, tell
from taisen.wording.values import field_values, refusals
from taisen.wording.wixoss.words import keyword_name

POSITION = """
game = "wixoss"

[[scenario]]
turn = 3
phase = "main"
opponent = {lrig = ["WD02-004"], center = "WD02-013"}

[scenario.player]
lrig = ["WD01-004"]
left = "WD01-013"
hand = ["WD01-009", "WD01-015"]
ener = ["WD01-013", "WD01-010"]
"""


def reading(reader: int | None, language: str = "en") -> Reading:
    return Reading(language, taisen.game("wixoss"), reader)


def test_a_line_says_the_same_with_and_without_the_match() -> None:
    match = taisen.new_match("wixoss", ("wd01", "wd12"), 5)
    rng = random.Random(5)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options))
    for reader in (0, 1, None):
        with_match = Wording("en", match, reader)
        told = with_match.tell()
        assert [with_match.line(one) for one in told] == [reading(reader).line(one) for one in told]


def test_a_card_that_left_is_called_as_when_it_stood_there() -> None:
    """Of two equal cards the second is told of as the second, though it is gone when it is told."""
    found: list[Told] = []
    for seed in range(4):
        match = taisen.new_match("wixoss", ("wd01", "wd01"), seed)
        rng = random.Random(seed)
        while match.decision is not None:
            names = {item: thing.name for item, thing in Wording("en", match, None).standing.items()}
            start = len(match.events)
            match.answer(rng.choice(match.decision.options))
            for event, told in zip(match.events[start:], tell(match, None, start), strict=True):
                if event.name in ("left", "covered", "banished") and event.object in names:
                    assert told.thing is not None
                    assert told.thing.name == names[event.object]
                    found.append(told)
    assert len(found) > 50


def test_an_ability_that_was_announced_is_not_told_again_after_a_question() -> None:
    again = 0
    for seed in range(3):
        match = taisen.new_match("wixoss", ("wd01", "wd12"), seed)
        rng = random.Random(seed)
        details: list[str] = []
        while match.decision is not None:
            details += [told.detail for told in tell(match, None, len(details))]
            match.answer(rng.choice(match.decision.options))
        details += [told.detail for told in tell(match, None, len(details))]
        assert details == [told.detail for told in tell(match, None)]
        again += details.count("again")
    assert again > 3


def test_zones_and_places_are_told_in_words() -> None:
    words = reading(0)
    moved = Told("moved", 0, cards=["WD01-009"], detail="hand", source="trash", target="hand")
    assert words.told(moved) == "You had WD01-009 甲冑　ローメイル moved to the hand"
    assert words.told(Told("virus_placed", 0, target="left")) == "A virus was placed: left SIGNI Zone"
    assert reading(0, "ja").told(Told("trap_set", 0, target="right")).endswith("右のシグニゾーン")


def test_hidden_cards_are_counted() -> None:
    moved = Told("moved", 0, cards=["", "WD01-009", ""], detail="mill")
    assert reading(0).told(moved) == "You put WD01-009 甲冑　ローメイル, 2 cards from the deck into the trash"
    one = Told("moved", 0, cards=[""], detail="mill")
    assert reading(0).told(one) == "You put a card from the deck into the trash"
    assert "カード2枚" in reading(0, "ja").told(moved)
    # No line begins with a small letter.
    assert reading(0).told(Told("missed", 0, detail="timing")) == "A card: its ability missed its timing"


def test_what_goes_without_saying_is_quiet() -> None:
    words = reading(0)
    assert words.quiet(Told("phase", 0, detail="up"))
    assert words.quiet(Told("moved", 0, detail="ener-cost"))
    assert not words.quiet(Told("moved", 0, detail="mill"))
    assert words.quiet(Told("downed", 0, rule="WX-15.01"))
    assert not words.quiet(Told("downed", 0, ability="WD01-001/1"))
    assert words.quiet(Told("activated", 0, detail="again"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_and_an_icon_are_told_in_words(language: str) -> None:
    words = Wording(language, taisen.match_from_position(POSITION, 1), 0)
    plan = words.free_text("2 WD01-013 from ener, WD01-009 from hand")
    assert words.term("zone", "ener") in plan and words.term("zone", "hand") in plan
    assert "2" in plan and "小剣　ククリ" in plan and "甲冑　ローメイル" in plan
    assert "from" not in plan and "ener" not in plan.replace("Ener", "")
    assert words.term("icon", "burst") in words.free_text("WD01-009 burst")


def test_an_attack_says_its_lanes_only_where_there_is_a_choice() -> None:
    from taisen.kernel.decisions import ACT, Decision, Option
    from taisen.kernel.events import NO_CAUSE

    match = taisen.match_from_position(POSITION, 1)
    words = Wording("en", match, 0)
    item = next(item for item, thing in words.standing.items() if thing.number == "WD01-013")
    plain = Option("attack", "attack WD01-013", item, 4)
    aimed = Option("attack", "attack WD01-013 on center", item, 2)
    decision = Decision(0, "attack-with-signi", ACT, [plain, aimed], NO_CAUSE)
    assert words.option(decision, plain) == "Attack with WD01-013 小剣　ククリ"
    assert words.option(decision, aimed) == "Attack with WD01-013 小剣　ククリ: center SIGNI Zone"


def test_values_and_refusals_of_a_card_are_worded() -> None:
    match = taisen.match_from_position(POSITION, 1)
    words = Wording("en", match, 0)
    item = next(item for item, thing in words.standing.items() if thing.number == "WD01-013")
    values = {value.name: value for value in field_values(words, item)}
    assert values["power"].title == "Power" and values["level"].total == "1"
    # What is printed and does not change needs no explanation.
    assert "colors" not in values
    found = {refused.action: refused for refused in refusals(words, "WD01-009", 0)}
    assert found["summon"].reason == "Its level is above that of your LRIG."
    assert found["summon"].rule == "WX-12.01"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_are_called_as_cards_call_them(language: str) -> None:
    lexicon = next(one for one in VOCABULARY.all_lexicons() if one.category == "keyword")
    for term in lexicon.terms.values():
        assert keyword_name(str(term.value), language) == term.texts[language]
