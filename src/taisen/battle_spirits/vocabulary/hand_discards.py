"""What was discarded, what goes to the trash from hand or deck, and deeds that the opponent cannot answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.burst import HUSHED
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Effect, Filter
from taisen.language.conditions import Simple
from taisen.language.players import owner
from taisen.language.slots import CARDS

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class OneOfThoseIs(Simple):
    """One of the cards that the effect has just dealt with is of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = "one of those cards is {a|an} [{sort:card-filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その中に{sort}がある",
        "zh-Hans": "其中有{sort}",
        "zh-Hant": "其中有{sort}",
        "en": "one of those cards is {sort}",
    }

    def __init__(self, sort: Filter) -> None:
        super().__init__()
        self.sort = sort

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at each."""
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        return any(self.sort.matches(state, card, cause, slots) for card in cards)


class CardsGoToTrash(Trigger):
    """When a card of a sort goes to the trash from a player's hand or deck."""

    fields: ClassVar[tuple[str, ...]] = ("sort", "whose")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{a|an} [{sort:card-filter}] is put in the trash from {whose:whose} hand or deck"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}手札/デッキから{sort}がトラッシュに置かれたとき",
        "zh-Hans": "{sort}从{whose}手牌/卡组放置到废弃区时",
        "zh-Hant": "{sort}從{whose}手牌/卡組放置到廢棄區時",
        "en": "when {sort} is put in the trash from {whose} hand or deck",
    }
    events: ClassVar[tuple[str, ...]] = ("discarded", "milled")

    def __init__(self, sort: Filter, whose: int) -> None:
        super().__init__()
        self.sort = sort
        self.whose = whose
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether one of that player's cards fits."""
        if event.player != owner(self.whose, cause):
            return False
        cards = event.cards or (event.card,)
        return any(self.sort.matches(state, card, cause, NO_SLOTS) for card in cards)


class Unanswered(Effect):
    """What it does gives the opponent no effect: nothing of theirs is triggered by it."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "giving the opponent no effects ({effect:effect})"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{effect}（この効果によって相手は、効果を発揮できない）",
        "zh-Hans": "{effect}（对手不能因这个效果发挥效果）",
        "zh-Hant": "{effect}（對手不能因這個效果發揮效果）",
        "en": "{effect} (the opponent cannot give effects because of this)",
    }

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the effect can be carried out."""
        return self.effect.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Give the effect, the opponent's abilities not listening meanwhile."""
        frame = state.frame
        if step == 0:
            state.marks[HUSHED] = 2 - frame.controller
            state.push(self.effect, frame.controller, frame.cause)
        else:
            state.marks.pop(HUSHED, None)
            state.pop()


HAND_DISCARD_WORDS: Final = (OneOfThoseIs, CardsGoToTrash, Unanswered)
"""The words of this module, for registration."""
