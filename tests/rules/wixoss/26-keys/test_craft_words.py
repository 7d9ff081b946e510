"""Effects that bring in crafts (chapter 26)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import answer, board, main_phase, options, put
from tests.rules.wixoss.effects import carry_out
from tests.rules.wixoss.uses import card, numbers

from taisen.kernel.errors import BadInput
from taisen.wixoss.state import EXCLUDED, LRIG_DECK

CRAFT = card("X", "arts", "[effect] draw 1", craft=True)


@pytest.mark.rule("WX-26.10", "WX-26.13")
def test_an_effect_brings_in_crafts() -> None:
    state = board()
    put(state, 1, EXCLUDED, CRAFT)
    carry_out(state, 'add 2 craft "X" to your LRIG deck')
    assert numbers(state, 0, LRIG_DECK) == ["X", "X"]
    main_phase(state)
    assert options(state) == ["end-phase", "use X"]
    answer(state, "use X")
    assert numbers(state, 0, EXCLUDED) == ["X"]
    assert numbers(state, 0, LRIG_DECK) == ["X"]


@pytest.mark.rule("WX-26.10")
def test_a_craft_that_nobody_knows_is_refused_when_the_card_is_loaded() -> None:
    with pytest.raises(BadInput, match="craft"):
        card("S", "spell", '[effect] add 1 craft "NOT-THERE" to your LRIG deck')
    with pytest.raises(BadInput, match="craft"):
        # A card of the list, but no craft.
        card("S", "spell", '[effect] add 1 craft "WD01-006" to your LRIG deck')
