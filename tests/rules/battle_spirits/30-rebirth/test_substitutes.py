"""Chapter 30: substitute cards in a deck, which a program needs not exchange for the real ones."""

from __future__ import annotations

import pytest

from taisen.catalog import CardFacts, Deck, check_battle_spirits_deck, parse_deck, read_deck_list
from taisen.catalog.battle_spirits_decks import facts_of
from taisen.kernel.errors import BadInput

CARDS = {f"T-{number:03}": CardFacts(f"Card {number}", "spirit") for number in range(1, 15)} | {
    "X": CardFacts("Hall", "nexus", back_name="Beast"),
    "Y": CardFacts("Gate", "nexus", back_name="Giant"),
    "P": CardFacts("Plain", "spirit"),
}
REST = "".join(f"3 T-{number:03}\n" for number in range(1, 14))


def rules(lines: str) -> list[str]:
    """The rules that a deck of these lines and as many others as it needs breaks."""
    return [one.rule for one in check_battle_spirits_deck(parse_deck(f"{lines}\n{REST}"), CARDS.get)]


@pytest.mark.rule("BS-30.19")
def test_a_substitute_becomes_the_rebirth_card_that_it_names() -> None:
    deck = parse_deck("3 substitute:X Hall\n" + REST)
    assert deck.count("X") == 3
    assert list(deck.numbers())[:3] == ["X", "X", "X"]
    assert rules("3 substitute:X") == []
    assert rules("3 substitute:P") == ["BS-30.19"]
    assert rules("3 P") == []


def test_a_deck_with_substitutes_is_written_as_it_is_read() -> None:
    deck = parse_deck("1 X\n2 substitute:X\n" + REST)
    assert parse_deck(deck.text()) == deck
    assert deck != Deck(deck.name, deck.game, deck.cards)
    assert hash(deck) != hash(Deck(deck.name, deck.game, deck.cards))


@pytest.mark.rule("BS-30.03")
def test_in_a_deck_is_the_card_and_not_its_face_b() -> None:
    card = facts_of("SAMPLE-001")
    assert card is not None
    assert card.back_name
    assert facts_of("SAMPLE-001.B") is None


@pytest.mark.rule("BS-30.21")
@pytest.mark.parametrize("name", ["", "X,Y", "X/Y", "substitute:X"])
def test_a_substitute_without_one_name_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="number of one card"):
        parse_deck(f"3 substitute:{name}\n{REST}")
    assert [one.kind for one in read_deck_list(f"3 substitute:{name}\n{REST}").unread] == ["bad-substitute"]


@pytest.mark.rule("BS-30.22")
def test_copies_of_a_rebirth_card_are_all_direct_or_all_replaced() -> None:
    assert rules("1 X\n2 substitute:X\n") == ["BS-30.22"]
    assert rules("3 X\n3 substitute:Y\n") == []
    assert rules("3 substitute:X\n3 substitute:Y\n") == []


@pytest.mark.rule("BS-30.23")
def test_as_many_real_cards_lie_beside_the_deck_as_there_are_substitutes() -> None:
    assert parse_deck("3 substitute:X\n2 Y\n" + REST).pile == 3
    assert parse_deck("3 X\n" + REST).pile == 0
    with pytest.raises(BadInput, match="at most 1 of its copies"):
        Deck("", "", [("X", 1)], (), [("X", 2)])


def test_tokens_have_no_substitutes() -> None:
    assert [one.kind for one in read_deck_list("3 X\ntokens:\n1 substitute:X").unread] == ["bad-number"]
