"""Every built-in card of WIXOSS can be read, is written down again as it was read, and is in a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.language.writer import write_abilities
from taisen.wixoss.loading import facts_of, lookup, numbers
from taisen.wixoss.vocabulary.notation import VOCABULARY, read_card_effect

HERE = Path(__file__).parent
NUMBERS = numbers()
SCENARIOS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.toml")))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_is_read_back_as_it_is_written(number: str) -> None:
    card = lookup(number)
    if card.abilities:
        text = write_abilities(card.abilities, VOCABULARY)
        assert read_card_effect(text, number) == card.abilities


@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_stands_in_a_scenario(number: str) -> None:
    other = facts_of(number).get("reprints", [])
    assert isinstance(other, list)
    assert any(f'"{one}' in SCENARIOS for one in (number, *other))
