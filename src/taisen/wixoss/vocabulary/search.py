"""Searching: looking through a deck for cards, then shuffling it (WX-36.06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Effect, Filter
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, CHOSEN, IT
from taisen.wixoss.rules import zones
from taisen.wixoss.state import DECK, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.amounts import Amount
from taisen.wixoss.vocabulary.filters import CardFilter
from taisen.wixoss.vocabulary.items import card_item, card_items, cards_among
from taisen.wixoss.vocabulary.picks import Pick, arranged, different_levels, some_of

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class DeckPick(Pick):
    """Cards of the own deck; of a hidden zone fewer may be found than there are (WX-36.06)."""

    category: ClassVar[str] = "deck-pick"
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "different")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:amount} {among:filter@amount}[[?different with different levels]]"
    )

    def __init__(self, amount: Amount, among: Filter, different: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.different = different

    def there(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the cards that fit, equal ones together."""
        deck = card_items(state.zones[cause.player * ZONE_COUNT + DECK])
        return arranged(state, [item for item in deck if self.among.matches(state, item, cause, slots)])

    def answered(self, state: AnyState) -> int:
        """Return the card that was picked, as an item."""
        return card_item(state.answer.target)

    def loose(self, state: WixossState, there: list[int]) -> bool:
        """Return whether fewer may be picked: it says so, or a sort of cards need not be found."""
        # WX-36.06: of cards of any sort, both players know that they are there.
        any_card = isinstance(self.among, CardFilter) and self.among.takes_any()
        return self.amount.up_to or not any_card

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of which."""
        text = some_of(self.amount, self.among, language, say)
        return different_levels(text, language) if self.different else text


class Search(Effect):
    """Looks through the own deck for cards, does something with them ("it", "them"), shuffles the deck.

    Attributes:
        unshuffled: whether the deck is not shuffled yet, since the effect goes on looking through it.
    """

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("pick", "effect", "unshuffled")
    notation: ClassVar[str | tuple[str, ...]] = (
        "search your deck for {pick:deck-pick}[[?unshuffled without shuffling]]: {effect:effect}"
    )

    def __init__(self, pick: DeckPick, effect: Effect, unshuffled: bool = False) -> None:
        super().__init__()
        self.pick = pick
        self.effect = effect
        self.unshuffled = unshuffled

    def run(self, state: AnyState, step: int) -> None:
        """Look and pick, do, shuffle."""
        assert isinstance(state, WixossState)
        frame = state.frame
        slots = state.slots
        player = frame.cause.player
        if step == 0:
            # To look through it is to see all of it.
            for card in state.zones[player * ZONE_COUNT + DECK]:
                state.known[card] |= 1 << player
            state.touch()
            state.push(self.pick, frame.controller, frame.cause)
        elif step == 1:
            found = slots[CHOSEN]
            assert isinstance(found, tuple)
            cards = cards_among(found)
            slots[IT] = found
            slots[CARDS] = cards
            state.happen(Event("searched", player, frame.cause, amount=len(cards), cards=cards))
            if found:
                state.push(self.effect, frame.controller, frame.cause)
        else:
            if not self.unshuffled:
                zones.shuffle(state, player, frame.cause)
            state.pop()

    def sentence(self, language: str, say: Speaker) -> str:
        """Say for what, what is done with it, and that the deck is shuffled unless that comes later."""
        pick, effect = say.alone(self.pick), say.alone(self.effect)
        text = {
            "ja": f"あなたのデッキから{pick}を探して、{effect}",
            "zh-Hans": f"从自己的牌组寻找{pick}，{effect}",
            "zh-Hant": f"從自己的牌組尋找{pick}，{effect}",
            "en": f"search your deck for {pick}, {effect}",
        }[language]
        if self.unshuffled:
            return text
        shuffled = {
            "ja": "。デッキをシャッフルする",
            "zh-Hans": "，洗切牌组",
            "zh-Hant": "，洗切牌組",
            "en": ", then shuffle your deck",
        }[language]
        return text + shuffled


SEARCH_WORDS: Final = (DeckPick, Search)
"""The words of this module, for registration."""
