"""Chapter 03, deck building: each rule with small made-up cards."""

from __future__ import annotations

import pytest

from taisen.catalog import (
    CardFacts,
    Deck,
    Finding,
    WixossCardFacts,
    check_battle_spirits_deck,
    check_deck_list,
    check_wixoss_deck,
    is_legal,
    read_deck_list,
)
from taisen.catalog.findings import MESSAGES

CARDS = {f"T-{number:03}": CardFacts(f"Card {number}", "spirit") for number in range(1, 61)} | {
    "X-A": CardFacts("X", "spirit"),
    "X-B": CardFacts("X", "spirit"),
    "X-2": CardFacts("X[2]", "spirit"),
    "R-1": CardFacts("A1", "spirit", back_name="B1"),
    "R-2": CardFacts("A1", "spirit", back_name="B2"),
    "R-3": CardFacts("A2", "spirit", back_name="B1"),
    "C-1": CardFacts("Contract one", "spirit", is_contract=True),
    "C-1b": CardFacts("Contract one", "spirit", is_contract=True),
    "C-2": CardFacts("Contract two", "nexus", is_contract=True),
    "K-1": CardFacts("Little one", "spirit", is_token=True),
    "U-1": CardFacts("Half known", "nexus", two_faced=True, is_known=False),
    "S-1": CardFacts("New style", "spirit", layout="standard"),
}

BAD_LINES = {
    "unreadable-line": "three T-001",
    "bad-number": "3 カード",
    "bad-count": "0 T-001",
    "too-many-copies": "999 T-002",
    "unknown-heading": "nmae: mine",
    "second-heading": "name: again",
    "bad-substitute": "3 substitute:",
}


def deck(size: int, **special: int) -> Deck:
    """A deck of ``size`` cards with the special ones (``X_A`` for X-A) and otherwise single fillers."""
    cards = [(number.replace("_", "-"), count) for number, count in special.items()]
    rest = size - sum(count for _, count in cards)
    fillers = [f"T-{number:03}" for number in range(1, 61)]
    for position in range(len(fillers)):
        if rest <= 0:
            break
        count = min(rest, 2)
        cards.append((fillers[position], count))
        rest -= count
    assert rest == 0
    return Deck("made up", "battle-spirits", cards)


def check(made: Deck, banned: tuple[str, ...] = ()) -> list[Finding]:
    return check_battle_spirits_deck(made, CARDS.get, banned)


def of_wixoss(cards: list[tuple[str, int]]) -> list[Finding]:
    facts = {
        "S": WixossCardFacts("S", "signi", 1),
        "B": WixossCardFacts("B", "signi", 1, has_burst=True),
        "A": WixossCardFacts("A", "arts"),
        "C": WixossCardFacts("C", "arts", is_craft=True),
    }
    return check_wixoss_deck(Deck("", "wixoss", cards), facts.get)


def rules(findings: list[Finding]) -> list[str]:
    return [finding.rule for finding in findings]


@pytest.mark.rule("BS-03.01")
@pytest.mark.parametrize(("size", "legal"), [(1, False), (39, False), (40, True), (41, True), (120, True)])
def test_a_deck_has_forty_cards_or_more(size: int, legal: bool) -> None:
    findings = check(deck(size))
    assert is_legal(findings) is legal
    assert rules(findings) == ([] if legal else ["BS-03.01"])
    if not legal:
        assert findings[0].arguments == {"count": size, "limit": 40}


@pytest.mark.rule("BS-03.02")
def test_three_of_a_name_are_allowed_and_four_are_not() -> None:
    assert check(deck(40, X_A=3)) == []
    (finding,) = check(deck(40, X_A=4))
    assert finding.rule == "BS-03.02"
    assert finding.arguments == {"name": "X", "cards": "X-A", "count": 4, "limit": 3}


@pytest.mark.rule("BS-03.03")
def test_equal_names_count_together_under_any_number() -> None:
    assert check(deck(40, X_A=2, X_B=1)) == []
    (finding,) = check(deck(40, X_A=2, X_B=2))
    assert finding.arguments == {"name": "X", "cards": "X-A, X-B", "count": 4, "limit": 3}


@pytest.mark.rule("BS-03.04")
def test_a_number_in_brackets_makes_another_name() -> None:
    assert check(deck(40, X_A=3, X_2=3)) == []


@pytest.mark.rule("BS-03.05")
def test_the_names_of_both_faces_together_are_the_name_of_a_rebirth_card() -> None:
    assert check(deck(40, R_1=3, R_2=3, R_3=3)) == []
    (finding,) = check(deck(40, R_1=4))
    assert finding.arguments["name"] == "A1/B1"


@pytest.mark.rule("BS-03.06")
def test_one_kind_of_contract_card_in_three_copies() -> None:
    assert check(deck(40, C_1=3)) == []
    assert check(deck(40, C_1=1, C_1b=2)) == []
    (finding,) = check(deck(40, C_1=1, C_2=1))
    assert finding.rule == "BS-03.06"
    assert finding.arguments == {"count": 2, "names": "Contract one, Contract two"}


@pytest.mark.rule("BS-03.07")
def test_a_contract_card_counts_in_the_forty_and_in_the_three() -> None:
    assert check(deck(40, C_1=3)) == []
    assert rules(check(deck(39, C_1=3))) == ["BS-03.01"]
    assert rules(check(deck(41, C_1=4))) == ["BS-03.02"]


@pytest.mark.rule("BS-03.08", "BS-02.01")
@pytest.mark.parametrize("named", ["X", "X-A"])
def test_only_a_banned_card_is_shut_out(named: str) -> None:
    assert check(deck(40, X_A=1), banned=("something else",)) == []
    (finding,) = check(deck(40, X_A=1), banned=(named,))
    assert finding.rule == "BS-03.08"
    assert finding.arguments == {"card": "X-A", "name": "X"}


@pytest.mark.rule("BS-03.08", "BS-03.05")
def test_a_rebirth_card_may_be_banned_by_its_first_face() -> None:
    assert rules(check(deck(40, R_1=1), banned=("A1",))) == ["BS-03.08"]
    assert rules(check(deck(40, R_1=1), banned=("A1/B2",))) == []


@pytest.mark.rule("BS-03.09")
def test_a_token_is_no_deck_card() -> None:
    (finding,) = check(deck(40, K_1=1))
    assert finding.rule == "BS-03.09"
    assert not is_legal([finding])


@pytest.mark.rule("BS-03.09", "BS-34.01")
def test_tokens_are_listed_outside_the_deck_and_nothing_else_is() -> None:
    cards = deck(40).cards
    assert check(Deck("", "", cards, [("K-1", 9)])) == []
    (finding,) = check(Deck("", "", cards, [("K-1", 9), ("X-A", 1)]))
    assert (finding.rule, finding.arguments) == ("BS-34.01", {"card": "X-A", "name": "X"})
    (finding,) = check(Deck("", "", cards, [("Z-9", 1)]))
    assert finding.message == "unknown-card"
    # Tokens make no deck whole.
    (finding,) = check(Deck("", "", deck(39).cards, [("K-1", 1)]))
    assert finding.rule == "BS-03.01"


@pytest.mark.rule("BS-02.03")
def test_a_card_of_the_new_layout_may_be_played() -> None:
    assert CARDS["S-1"].layout == "standard"
    assert check(deck(40, S_1=3)) == []


def test_unknown_cards_and_another_game_are_told() -> None:
    unknown = Deck("", "", [("T-001", 3), ("Z-9", 40)])
    (finding,) = check(unknown)
    assert (finding.rule, finding.arguments) == ("", {"card": "Z-9", "example": "BS17-003"})
    other = Deck("", "wixoss", [(f"T-{number:03}", 1) for number in range(1, 41)])
    assert [finding.message for finding in check(other)] == ["other-game"]


def test_all_findings_come_at_once() -> None:
    findings = check(deck(39, X_A=4, C_1=1, C_2=1, K_1=1), banned=("Card 1",))
    assert rules(findings) == ["BS-03.01", "BS-03.02", "BS-03.06", "BS-03.09", "BS-03.08"]


def test_every_finding_is_a_sentence_in_every_language() -> None:
    findings = [
        *check(deck(39, X_A=4, C_1=1, C_2=1, K_1=1), banned=("Card 1",)),
        *check(Deck("", "wixoss", [("Z-9", 40)])),
        *check_deck_list(read_deck_list("\n".join(["name: mine", "4 T-002", *BAD_LINES.values()])), check),
        *check_deck_list(read_deck_list(""), check),
        *check_deck_list(read_deck_list("\n" * 3000), check),
        *of_wixoss([("S", 41), ("B", 21), ("A", 11), ("C", 1)]),
        *of_wixoss([("S", 1)]),
        *check(Deck("", "", deck(40).cards, [("X-A", 1)])),
        *check(Deck("", "", [("R-1", 2), ("X-A", 1), ("U-1", 1)], (), [("R-1", 1), ("X-A", 1)])),
    ]
    assert {finding.message for finding in findings} == set(MESSAGES)
    for finding in findings:
        texts = {finding.text(language) for language in ("en", "ja", "zh-Hans", "zh-Hant")}
        assert len(texts) == 4
        assert not any("{" in text for text in texts)


def test_every_line_that_cannot_be_read_is_told_with_its_number_then_the_rest() -> None:
    lines = ["name: mine", "4 T-002", "1 U-001", *BAD_LINES.values()]
    findings = check_deck_list(read_deck_list("\n".join(lines)), check)
    told = [(finding.message, finding.lines) for finding in findings]
    # Cards may be missing because their lines could not be read, so that nothing is said of their number.
    assert told == [
        *((message, (4 + index,)) for index, message in enumerate(BAD_LINES)),
        ("unknown-card", (3,)),
        ("too-many-of-a-name", (2,)),
    ]


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hans", "zh-Hant"])
def test_a_line_that_cannot_be_read_is_repeated_in_each_language(language: str) -> None:
    for message, line in BAD_LINES.items():
        listed = read_deck_list(f"name: mine\n1 T-002\n{line}")
        (finding,) = check_deck_list(listed, check)
        text = finding.text(language)
        assert finding.message == message
        assert "3" in text.partition(":" if language == "en" else "：")[0]
        assert listed.unread[0].piece in text


def test_a_name_on_several_lines_names_them_all() -> None:
    findings = check_deck_list(read_deck_list("2 X-A\n# and\n2 X-B\n"), check)
    assert [finding.lines for finding in findings] == [(), (1, 3)]
    assert findings[1].text().startswith("Lines 1, 3: ")
    assert findings[1].text("ja").startswith("1・3行目：")


@pytest.mark.parametrize(("text", "message"), [("# none\n", "no-card"), ("\n" * 3000, "too-many-lines")])
def test_a_list_that_is_no_deck_is_told_as_a_whole(text: str, message: str) -> None:
    findings = check_deck_list(read_deck_list(text), check)
    assert (findings[0].message, findings[0].lines) == (message, ())
    assert len(findings) == 1
