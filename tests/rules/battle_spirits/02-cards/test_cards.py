"""Chapter 02, cards: kinds, colours and printed data as the program holds them."""

from __future__ import annotations

import pytest

from taisen.battle_spirits.cards import KINDS
from taisen.battle_spirits.colors import COLORS, color_mask, color_names, symbol_names
from taisen.battle_spirits.loading import definition_from_facts
from taisen.kernel.errors import BadInput


@pytest.mark.rule("BS-02.04")
def test_there_are_five_kinds_of_cards() -> None:
    assert sorted(KINDS) == ["brave", "magic", "nexus", "spirit", "ultimate"]
    with pytest.raises(BadInput, match="allowed: spirit, ultimate, brave, nexus, magic"):
        definition_from_facts({"number": "T-1", "kind": "token"})


@pytest.mark.rule("BS-02.05")
def test_there_are_six_colours_and_a_card_may_have_several() -> None:
    assert COLORS == ("red", "purple", "green", "white", "yellow", "blue")
    card = definition_from_facts({"number": "T-1", "kind": "magic", "colors": ["white", "red"]})
    assert color_names(card.colors) == ("red", "white")
    assert card.colors & color_mask(("red",))
    assert card.colors & color_mask(("white",))
    assert not card.colors & color_mask(("blue",))
    with pytest.raises(BadInput, match="'black'"):
        definition_from_facts({"number": "T-1", "kind": "magic", "colors": ["black"]})


@pytest.mark.rule("BS-02.07")
def test_every_printed_fact_can_be_read() -> None:
    card = definition_from_facts(
        {
            "number": "T-1",
            "name": "A name",
            "kind": "spirit",
            "colors": ["red"],
            "cost": 4,
            "reduction": ["red", "red", "any"],
            "families": ["one", "two"],
            "levels": [[1, 3000], [3, 5000]],
            "symbols": ["red", "blue"],
            "effect": "when this attacks: draw 1",
        }
    )
    assert (card.number, card.name, card.kind, card.cost) == ("T-1", "A name", "spirit", 4)
    assert symbol_names(card.reduction) == ("red", "red", "any")
    assert symbol_names(card.symbols) == ("red", "blue")
    assert card.families == ("one", "two")
    assert card.levels == ((1, 1, 3000), (2, 3, 5000))
    assert len(card.abilities) == 1
