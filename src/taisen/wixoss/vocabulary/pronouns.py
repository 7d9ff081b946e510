"""Pronouns: "this", "it", "those cards" - what an effect has already named."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.players import owner
from taisen.language.slots import CARDS, IT, NAMED, OTHER, SUBJECT
from taisen.language.targets import FixedTarget
from taisen.wixoss.rules import values
from taisen.wixoss.state import ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.choices import items_of_part
from taisen.wixoss.vocabulary.items import card_item, item_of, still_there, there

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Pronoun(FixedTarget):
    """A target that names what is known already."""

    category: ClassVar[str] = "pronoun"


class This(Pronoun):
    """The source: its field card, or its card for an ability that works elsewhere."""

    notation: ClassVar[str | tuple[str, ...]] = "this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}",
        "zh-Hans": "{this}",
        "zh-Hant": "{this}",
        "en": "{this}",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the source as long as it is where its ability works."""
        if cause.object:
            return (cause.object,) if cause.object in state.objects else ()
        return (card_item(cause.card),) if cause.card >= 0 and state.places[cause.card] >= 0 else ()


class ThisCard(Pronoun):
    """The source's card, off the field: also after it has left (WX-21.10), or only in one zone."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)
    notation: ClassVar[str | tuple[str, ...]] = "this card[[ in your {zone:zone}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[{zone}にある]]このカード",
        "zh-Hans": "[[{zone}中的]]这张卡牌",
        "zh-Hant": "[[{zone}中的]]這張卡牌",
        "en": "this card[[ in your {zone}]]",
    }

    def __init__(self, zone: int | None = None) -> None:
        super().__init__()
        self.zone = zone

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the card, unless it is on the field or was moved from the zone that is meant."""
        place = state.places[cause.card] if cause.card >= 0 else -1
        if place < 0 or (self.zone is not None and place % ZONE_COUNT != self.zone):
            return ()
        return (card_item(cause.card),)


class It(Pronoun):
    """What was chosen before in this effect."""

    notation: ClassVar[str | tuple[str, ...]] = "it"
    texts: ClassVar[dict[str, str]] = {"ja": "それ", "zh-Hans": "它", "zh-Hant": "它", "en": "it"}

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return what of it is still what it was."""
        assert isinstance(state, WixossState)
        chosen = slots[IT]
        assert isinstance(chosen, tuple)
        return tuple(item for item in chosen if there(state, item))


class Them(It):
    """What was chosen before in this effect, of which there may be several."""

    notation: ClassVar[str | tuple[str, ...]] = "them"
    texts: ClassVar[dict[str, str]] = {"ja": "それら", "zh-Hans": "它们", "zh-Hant": "它們", "en": "them"}

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True


class ThePart(Pronoun):
    """What one part of a choice of several parts has chosen."""

    part: ClassVar[int] = 0

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return what of it is still what it was."""
        assert isinstance(state, WixossState)
        return tuple(item for item in items_of_part(slots, self.part) if there(state, item))


class TheFirst(ThePart):
    """What was chosen first."""

    notation: ClassVar[str | tuple[str, ...]] = "the first"
    texts: ClassVar[dict[str, str]] = {
        "ja": "1つ目の対象",
        "zh-Hans": "第一个所选对象",
        "zh-Hant": "第一個所選對象",
        "en": "the first choice",
    }


class TheSecond(ThePart):
    """What was chosen second."""

    part: ClassVar[int] = 1
    notation: ClassVar[str | tuple[str, ...]] = "the second"
    texts: ClassVar[dict[str, str]] = {
        "ja": "2つ目の対象",
        "zh-Hans": "第二个所选对象",
        "zh-Hant": "第二個所選對象",
        "en": "the second choice",
    }


class ThatCard(Pronoun):
    """The card that this effect moved, looked at or revealed last, or that its event is about.

    One that was put onto the field is its field card.
    """

    notation: ClassVar[str | tuple[str, ...]] = "that card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのカード",
        "zh-Hans": "该卡牌",
        "zh-Hant": "該卡牌",
        "en": "that card",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it, wherever it is."""
        assert isinstance(state, WixossState)
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        found = tuple(item_of(state, card) for card in cards)
        return tuple(item for item in found if item)


class ThoseCards(ThatCard):
    """The cards that this effect moved, looked at or revealed last, of which there may be several."""

    notation: ClassVar[str | tuple[str, ...]] = "those cards"
    texts: ClassVar[dict[str, str]] = {
        "ja": "それらのカード",
        "zh-Hans": "那些卡牌",
        "zh-Hant": "那些卡牌",
        "en": "those cards",
    }

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True


class TheRest(Pronoun):
    """The cards that were looked at or revealed and are still where they were."""

    notation: ClassVar[str | tuple[str, ...]] = "the rest"
    texts: ClassVar[dict[str, str]] = {
        "ja": "残り",
        "zh-Hans": "剩余的卡牌",
        "zh-Hant": "剩餘的卡牌",
        "en": "the rest",
    }

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return those that have not been moved since."""
        assert isinstance(state, WixossState)
        return still_there(state, slots)


class ThatOne(Pronoun):
    """The field card that the triggering event happened to."""

    notation: ClassVar[str | tuple[str, ...]] = "that one"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのシグニ",
        "zh-Hans": "该精灵",
        "zh-Hant": "該精靈",
        "en": "that SIGNI",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it if it is still on the field."""
        subject = slots[SUBJECT]
        return (subject,) if isinstance(subject, int) and subject in state.objects else ()


class TheOtherOne(Pronoun):
    """The other field card of the triggering event: what it battled, what banished it."""

    notation: ClassVar[str | tuple[str, ...]] = "the other one"
    texts: ClassVar[dict[str, str]] = {
        "ja": "もう一方のシグニ",
        "zh-Hans": "另一只精灵",
        "zh-Hant": "另一隻精靈",
        "en": "the other SIGNI",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it if it is still on the field."""
        other = slots[OTHER]
        return (other,) if isinstance(other, int) and other in state.objects else ()


class TheShownCards(Pronoun):
    """The cards that were looked at, revealed or remembered, wherever they are by now."""

    notation: ClassVar[str | tuple[str, ...]] = "the shown {cards|card}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "この方法で見たカード",
        "zh-Hans": "以此方法看到的卡牌",
        "zh-Hant": "以此方法看到的卡牌",
        "en": "the shown cards",
    }

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return them."""
        assert isinstance(state, WixossState)
        kept = slots[NAMED]
        assert isinstance(kept, tuple)
        found = tuple(item_of(state, card) for card in kept[1:])
        return tuple(item for item in found if item)


class TheLrig(Pronoun):
    """A player's center LRIG."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} LRIG"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}センタールリグ",
        "zh-Hans": "{whose}中央分身",
        "zh-Hant": "{whose}中央分身",
        "en": "{whose} center LRIG",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it."""
        assert isinstance(state, WixossState)
        return (values.center(state, owner(self.whose, cause)).id,)


class TheOneInFront(Pronoun):
    """The SIGNI in front of a card named before (WX-04.13)."""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    notation: ClassVar[str | tuple[str, ...]] = "the SIGNI in front of {whom:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}の正面のシグニ",
        "zh-Hans": "{whom}正面的精灵",
        "zh-Hant": "{whom}正面的精靈",
        "en": "the SIGNI in front of {whom}",
    }

    def __init__(self, whom: Target) -> None:
        super().__init__()
        self.whom = whom

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Look across."""
        assert isinstance(state, WixossState)
        found: tuple[int, ...] = ()
        for item in self.whom.items(state, cause, slots):
            across = values.front(state, state.objects[item]) if item > 0 else None
            if across is not None:
                found = (*found, across.id)
        return found


PRONOUN_WORDS: Final = (
    This,
    ThisCard,
    It,
    Them,
    TheFirst,
    TheSecond,
    ThatCard,
    ThoseCards,
    TheRest,
    ThatOne,
    TheOtherOne,
    TheShownCards,
    TheLrig,
    TheOneInFront,
)
"""The words of this module, for registration."""
