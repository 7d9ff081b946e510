"""Targets: which cards a deed works on, and how they are picked.

Picks are asked one at a time in ascending order, so that one path leads to each result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import NUMBER, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import every
from taisen.language.players import owner
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN
from taisen.language.targets import FixedTarget, PickedTarget
from taisen.language.words import Word
from taisen.wixoss.rules import values
from taisen.wixoss.state import ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.items import card_items, definition_of, still_there

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


# -- what fits -------------------------------------------------------------------------------------


def candidates(state: WixossState, among: Filter, cause: Cause, slots: list[Value]) -> list[int]:
    """Return the field cards that fit, in field order."""
    return [item for item in state.objects if among.matches(state, item, cause, slots)]


def choosable(state: WixossState, among: Filter, cause: Cause, slots: list[Value]) -> list[int]:
    """Return the field cards that fit and that the effect may choose."""
    # WX-29.21, WX-29.22
    return [
        item
        for item in candidates(state, among, cause, slots)
        if not values.shadowed(state, state.objects[item], cause)
    ]


def level_of(state: WixossState, item: int) -> int:
    """Return the level of an item."""
    if item > 0:
        return values.level(state, state.objects[item])
    return definition_of(state, item).level


def placed(cards: str, where: Where, language: str, say: Speaker) -> str:
    """Return cards with where they are."""
    place = say.word(where)
    return f"{cards} {place}" if language == "en" else place + cards


# -- where -----------------------------------------------------------------------------------------


class Where(Word):
    """Where cards outside the field are."""

    category: ClassVar[str] = "where"

    def items(self, state: WixossState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the items there."""
        raise NotImplementedError


class InZone(Where):
    """In a zone of a player."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "zone")
    notation: ClassVar[str | tuple[str, ...]] = "in {whose:whose} {zone:zone}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}{zone}にある",
        "zh-Hans": "{whose}{zone}中的",
        "zh-Hant": "{whose}{zone}中的",
        "en": "in {whose} {zone}",
    }

    def __init__(self, whose: int, zone: int) -> None:
        super().__init__()
        self.whose = whose
        self.zone = zone

    def items(self, state: WixossState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the cards of the zone."""
        return card_items(state.zones[owner(self.whose, cause) * ZONE_COUNT + self.zone])


class AmongThose(Where):
    """Among the cards that were looked at or revealed, as long as they are where they were."""

    notation: ClassVar[str | tuple[str, ...]] = "among those cards"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その中の",
        "zh-Hans": "其中的",
        "zh-Hant": "其中的",
        "en": "among those cards",
    }

    def items(self, state: WixossState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return those that have not been moved since."""
        return still_there(state, slots)


# -- fixed -----------------------------------------------------------------------------------------


class All(FixedTarget):
    """Every field card that fits; that is no choosing (WX-29.23)."""

    category: ClassVar[str] = "field-target"
    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "all {among:filter@many}"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return all that fit now."""
        assert isinstance(state, WixossState)
        return tuple(candidates(state, self.among, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them."""
        return every(self.among, language, say)


class AllThere(FixedTarget):
    """Every card of a zone that fits."""

    category: ClassVar[str] = "zone-target"
    fields: ClassVar[tuple[str, ...]] = ("among", "where")
    notation: ClassVar[str | tuple[str, ...]] = "all {among:filter@many} {where:where}"

    def __init__(self, among: Filter, where: Where) -> None:
        super().__init__()
        self.among = among
        self.where = where

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return all that fit now."""
        assert isinstance(state, WixossState)
        found = self.where.items(state, cause, slots)
        return tuple(item for item in found if self.among.matches(state, item, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them, and where they are."""
        return placed(every(self.among, language, say), self.where, language, say)


def top_items(state: AnyState, zone: int, amount: int) -> tuple[int, ...]:
    """Return up to ``amount`` cards from the top of a zone as items, the top first."""
    return card_items(state.zones[zone][-amount:][::-1]) if amount > 0 else ()


class TopOf(FixedTarget):
    """The top cards of a deck or of the Life Cloth (WX-04.22)."""

    category: ClassVar[str] = "zone-target"
    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "zone")
    notation: ClassVar[str | tuple[str, ...]] = "the top {amount:quantity} of {whose:whose} {zone:zone}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}{zone}の上からカード{amount}枚",
        "zh-Hans": "{whose}{zone}顶端的{amount}张卡牌",
        "zh-Hant": "{whose}{zone}頂端的{amount}張卡牌",
        "en": "the top {amount} card{s:amount} of {whose} {zone}",
    }

    def __init__(self, amount: Quantity, whose: int, zone: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose
        self.zone = zone

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return self.amount.is_many()

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return what of them there is, the top first."""
        amount = self.amount.value(state, cause, slots)
        return top_items(state, owner(self.whose, cause) * ZONE_COUNT + self.zone, amount)

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether all of them are there."""
        return len(self.items(state, cause, slots)) >= max(1, self.amount.value(state, cause, slots))


class TopUpTo(PickedTarget):
    """So many or fewer of the top cards of a deck or of the Life Cloth."""

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "zone-target"
    slot: ClassVar[int] = CHOSEN
    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "zone")
    notation: ClassVar[str | tuple[str, ...]] = "up to the top {amount:quantity} of {whose:whose} {zone:zone}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}{zone}の上からカード{amount}枚まで",
        "zh-Hans": "{whose}{zone}顶端的最多{amount}张卡牌",
        "zh-Hant": "{whose}{zone}頂端的最多{amount}張卡牌",
        "en": "up to {amount} card{s:amount} from the top of {whose} {zone}",
    }

    def __init__(self, amount: Quantity, whose: int, zone: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose
        self.zone = zone

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return self.amount.is_many()

    def there(self, state: WixossState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return as many as there may be, the top first."""
        amount = self.amount.value(state, cause, slots)
        return top_items(state, owner(self.whose, cause) * ZONE_COUNT + self.zone, amount)

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is one."""
        assert isinstance(state, WixossState)
        return bool(self.there(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Ask how many."""
        assert isinstance(state, WixossState)
        frame = state.frame
        there = self.there(state, frame.cause, state.slots)
        if step == 0:
            options = [Option("number", f"number {count}", count) for count in range(len(there), -1, -1)]
            state.ask(Decision(frame.controller, "how-many", NUMBER, options, frame.cause, (frame.node.key,)))
        else:
            state.slots[CHOSEN] = there[: state.answer.target]
            state.pop()


TARGET_WORDS: Final = (InZone, AmongThose, All, AllThere, TopOf, TopUpTo)
"""The words of this module, for registration."""
