"""Where effects move cards (chapters 03, 04)."""

from __future__ import annotations

import pytest
from tests.rules.wixoss.boards import board, put, signi

from taisen.kernel.events import EFFECT, Cause
from taisen.language.slots import fresh_slots
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.state import CHECK, DECK, ENER, EXCLUDED, LRIG_DECK, LRIG_TRASH, TRASH
from taisen.wixoss.vocabulary.items import card_item
from taisen.wixoss.vocabulary.moving import move_items


@pytest.mark.rule("WX-03.10", "WX-04.17")
@pytest.mark.parametrize(("kind", "home"), [(TRASH, LRIG_TRASH), (DECK, LRIG_DECK), (EXCLUDED, EXCLUDED)])
def test_white_backed_cards_go_to_the_trash_and_the_deck_of_their_own(kind: int, home: int) -> None:
    state = board()
    arts = CardDefinition("W", "W", "arts", ("white",))
    cards = (*put(state, 0, CHECK, arts), *put(state, 0, ENER, signi("B")))
    move_items(state, tuple(card_item(card) for card in cards), kind, Cause(EFFECT, 0), fresh_slots(), "put")
    assert [state.places[card] for card in cards] == [home, kind]
