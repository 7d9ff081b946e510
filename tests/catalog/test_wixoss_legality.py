"""Chapter 03 of WIXOSS, deck building: each rule with small made-up cards."""

from __future__ import annotations

import pytest

import taisen
from taisen.catalog import Deck, Finding, WixossCardFacts, check_deck_list, check_wixoss_deck, is_legal
from taisen.catalog.decks import read_deck_list
from taisen.catalog.legality import deck_check
from taisen.kernel.errors import BadInput

CARDS = (
    {f"B-{number}": WixossCardFacts(f"Burst {number}", "signi", 1, has_burst=True) for number in range(1, 8)}
    | {f"S-{number}": WixossCardFacts(f"Signi {number}", "signi", 1) for number in range(1, 8)}
    | {f"L-{level}": WixossCardFacts(f"Lrig {level}", "lrig", level) for level in range(6)}
    | {f"A-{number}": WixossCardFacts(f"Arts {number}", "arts") for number in range(1, 8)}
    | {
        "A-1b": WixossCardFacts("Arts 1", "arts"),
        "B-1b": WixossCardFacts("Burst 1", "signi", 1, has_burst=True),
        "S-1x": WixossCardFacts("Signi 1 the other", "signi", 1),
        "SP": WixossCardFacts("Spell", "spell"),
        "R": WixossCardFacts("Resona", "resona", 2),
        "KEY": WixossCardFacts("Key", "key"),
        "C": WixossCardFacts("Craft", "resona", 2, is_craft=True),
    }
)
MAIN = {**{f"B-{number}": 4 for number in range(1, 6)}, **{f"S-{number}": 4 for number in range(1, 6)}}
WHITE = {"L-0": 1, "L-1": 1, "L-2": 1, "A-1": 1, "A-2": 1}


def check(changes: dict[str, int], banned: tuple[str, ...] = (), rules: str = "2020-11") -> list[Finding]:
    """Check the legal deck with some counts changed."""
    counts = {**MAIN, **WHITE, **changes}
    deck = Deck("made up", "wixoss", [(number, count) for number, count in counts.items() if count])
    return check_wixoss_deck(deck, CARDS.get, banned, rules)


def told(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.rule, finding.message) for finding in findings]


@pytest.mark.rule("WX-03.02")
def test_the_main_deck_has_forty_cards() -> None:
    assert check({}) == []
    assert told(check({"S-1": 3})) == [("WX-03.02", "too-few-main-cards")]
    assert told(check({"S-6": 1})) == [("WX-03.02", "too-many-main-cards")]


@pytest.mark.rule("WX-03.03")
def test_exactly_twenty_cards_have_a_life_burst() -> None:
    (few,) = check({"B-1": 3, "S-6": 1})
    assert (few.rule, few.message, few.arguments) == (
        "WX-03.03",
        "too-few-bursts",
        {"count": 19, "limit": 20},
    )
    (many,) = check({"S-1": 3, "B-6": 1})
    assert (many.rule, many.message, many.arguments) == (
        "WX-03.03",
        "too-many-bursts",
        {"count": 21, "limit": 20},
    )


@pytest.mark.rule("WX-03.03")
def test_since_december_2020_fewer_life_bursts_are_allowed() -> None:
    assert check({"B-1": 3, "S-6": 1}, rules="2020-12") == []
    assert told(check({"S-1": 3, "B-6": 1}, rules="2020-12")) == [("WX-03.03", "too-many-bursts")]


@pytest.mark.rule("WX-03.04", "WX-02.17")
def test_four_of_a_name_are_allowed_in_the_main_deck() -> None:
    (finding,) = check({"B-1": 4, "B-1b": 1, "B-2": 3})
    assert (finding.rule, finding.message) == ("WX-03.04", "too-many-of-a-name")
    assert finding.arguments == {"name": "Burst 1", "cards": "B-1, B-1b", "count": 5, "limit": 4}
    # Another name of one character is another name.
    assert check({"S-1x": 4, "S-2": 0}) == []


@pytest.mark.rule("WX-03.05")
def test_the_lrig_deck_has_up_to_ten_cards() -> None:
    ten = {"L-3": 1, "L-4": 1, "A-3": 1, "A-4": 1, "KEY": 1}
    assert check(ten) == []
    assert told(check({**ten, "A-5": 1})) == [("WX-03.05", "too-many-lrig-cards")]


@pytest.mark.rule("WX-03.06")
def test_the_lrig_deck_has_one_card_of_a_name() -> None:
    (finding,) = check({"A-1b": 1})
    assert (finding.rule, finding.arguments["cards"]) == ("WX-03.06", "A-1, A-1b")
    assert told(check({"L-1": 2})) == [("WX-03.06", "too-many-of-a-name")]


@pytest.mark.rule("WX-03.07")
def test_a_level_0_lrig_is_needed() -> None:
    assert told(check({"L-0": 0})) == [("WX-03.07", "no-first-lrig")]


@pytest.mark.rule("WX-03.01")
def test_a_lrig_deck_is_needed() -> None:
    assert told(check(dict.fromkeys(WHITE, 0))) == [("WX-03.01", "no-lrig-deck")]


@pytest.mark.rule("WX-03.09")
def test_a_craft_is_no_deck_card() -> None:
    assert told(check({"C": 1})) == [("WX-03.09", "craft")]


@pytest.mark.rule("WX-03.10", "WX-02.03", "WX-02.05", "WX-02.06")
def test_the_back_says_of_which_deck_a_card_is() -> None:
    # A spell is one of the forty; a Resona, though a SIGNI, is not.
    assert check({"SP": 4, "S-1": 0}) == []
    assert told(check({"R": 1, "S-1": 3})) == [("WX-03.02", "too-few-main-cards")]
    assert check({"R": 1}) == []


def test_banned_unknown_and_other_games_cards_are_told() -> None:
    assert told(check({}, banned=("Arts 2",))) == [("", "banned")]
    assert told(check({"Z-9": 1})) == [("", "unknown-card")]
    other = Deck("", "battle-spirits", [*MAIN.items(), *WHITE.items()])
    assert told(check_wixoss_deck(other, CARDS.get)) == [("", "other-game")]


def test_what_may_stand_on_an_unreadable_line_is_not_missed() -> None:
    listed = read_deck_list("4 B-1\n0 L-0\n", game="wixoss")
    findings = check_deck_list(listed, lambda deck: check_wixoss_deck(deck, CARDS.get))
    assert [finding.message for finding in findings] == ["bad-count"]


def test_each_game_has_its_check() -> None:
    red = taisen.decks("battle-spirits")["red"]
    assert deck_check("battle-spirits")(red) == []
    assert not is_legal(deck_check("wixoss")(red))
    with pytest.raises(BadInput, match="chess"):
        deck_check("chess")


@pytest.mark.parametrize("name", taisen.decks("wixoss"))
def test_a_built_in_deck_may_be_played(name: str) -> None:
    assert deck_check("wixoss")(taisen.decks("wixoss")[name]) == []
