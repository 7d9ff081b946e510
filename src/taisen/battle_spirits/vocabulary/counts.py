"""Counts: changing them, what they are when an effect asks, and when they change (chapter 40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import counts
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.player_triggers import ZoneTrigger
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Filter, Quantity
from taisen.language.conditions import Simple
from taisen.language.control import Action
from taisen.language.phrases import bound
from taisen.language.players import owner
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class IncreaseCounts(Action):
    """Puts cores from the void in a player's count area, up to so many there if a limit is named."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "amount", "limit")
    notation: ClassVar[str | tuple[str, ...]] = (
        "increase {whose:whose} counts by {amount:quantity}[[ up to {limit:number} counts]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}カウント+{amount}する[[（カウントは最大{limit}まで）]]",
        "zh-Hans": "{whose}计数+{amount}[[（计数最多到{limit}）]]",
        "zh-Hant": "{whose}計數+{amount}[[（計數最多到{limit}）]]",
        "en": "increase {whose} counts by {amount}[[ (to {limit} at most)]]",
    }

    def __init__(self, whose: int, amount: Quantity, limit: int | None = None) -> None:
        super().__init__()
        self.whose = whose
        self.amount = amount
        self.limit = limit

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them there."""
        assert isinstance(state, BattleState)
        return counts.change(state, owner(self.whose, cause), self._amount(state, cause, slots), cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the limit leaves room."""
        assert isinstance(state, BattleState)
        return self._amount(state, cause, slots) > 0

    def _amount(self, state: BattleState, cause: Cause, slots: list[Value]) -> int:
        amount = self.amount.value(state, cause, slots)
        if self.limit is not None:
            amount = min(amount, self.limit - state.counts[owner(self.whose, cause)])
        return max(0, amount)


class DecreaseCounts(Action):
    """Returns cores of a player's count area to the void."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "amount")
    notation: ClassVar[str | tuple[str, ...]] = "decrease {whose:whose} counts by {amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}カウント-{amount}する",
        "zh-Hans": "{whose}计数-{amount}",
        "zh-Hant": "{whose}計數-{amount}",
        "en": "decrease {whose} counts by {amount}",
    }

    def __init__(self, whose: int, amount: Quantity) -> None:
        super().__init__()
        self.whose = whose
        self.amount = amount

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Return them."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        return counts.change(state, owner(self.whose, cause), -amount, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many are there."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        return state.counts[owner(self.whose, cause)] >= max(1, amount)


class CountsAre(Simple):
    """A player's counts stand in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} counts{relation:relation}{number:quantity}"

    def __init__(self, whose: int, relation: str, number: Quantity) -> None:
        super().__init__()
        self.whose = whose
        self.relation = relation
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Compare the counts."""
        assert isinstance(state, BattleState)
        # BS-40.01
        present = state.counts[owner(self.whose, cause)]
        return compare(present, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        whose = say.field(self, "whose")
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"{whose}カウントが{limit}である",
            "zh-Hans": f"{whose}计数为{limit}",
            "zh-Hant": f"{whose}計數為{limit}",
            "en": f"{whose} counts are {limit}",
        }[language]


class NumberOfCounts(Quantity):
    """As many as a player's counts."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "number of {whose:whose} counts"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}カウント",
        "zh-Hans": "{whose}计数",
        "zh-Hant": "{whose}計數",
        "en": "the number of {whose} counts",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the counts."""
        assert isinstance(state, BattleState)
        return state.counts[owner(self.whose, cause)]

    def is_many(self) -> bool:
        """Return whether it takes the plural."""
        return True


class CountsIncrease(ZoneTrigger):
    """When a player's counts increase, also by effects of that player's cards of a sort; by how much."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "source")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{whose:whose} counts increase[[ by an effect of {a|an} own [{source:card-filter}]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[自分の{source}の効果で]]{whose}カウントが増えたとき",
        "zh-Hans": "{whose}计数[[因自己的{source}的效果]]增加时",
        "zh-Hant": "{whose}計數[[因自己的{source}的效果]]增加時",
        "en": "when {whose} counts increase[[ by an effect of {source} of yours]]",
    }
    amount_texts: ClassVar[dict[str, str]] = {
        "ja": "増えたカウント",
        "zh-Hans": "增加的计数",
        "zh-Hant": "增加的計數",
        "en": "the added counts",
    }
    events: ClassVar[tuple[str, ...]] = ("counts_changed",)

    def __init__(self, whose: int, source: Filter | None = None) -> None:
        super().__init__(whose)
        self.source = source

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that player's counts became more, and by such an effect."""
        if event.amount <= 0 or not super().fits(state, event, cause):
            return False
        if self.source is None:
            return True
        by = event.cause
        if by.kind != EFFECT or by.player != cause.player or by.card < 0:
            return False
        found = state.objects.get(by.object)
        assert found is None or isinstance(found, FieldCard)
        # BS-29.02: what a base gives to the card on top is that card's effect.
        card = found.card if found is not None and by.card in found.bases else by.card
        return self.source.matches(state, card, cause, NO_SLOTS)


COUNT_WORDS: Final = (IncreaseCounts, DecreaseCounts, CountsAre, NumberOfCounts, CountsIncrease)
"""The words of this module, for registration."""
