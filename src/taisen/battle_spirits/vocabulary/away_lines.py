"""Lines of cards that are not on the field: effects given from hand or trash when an event comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.vocabulary.abilities import (
    IN_HAND,
    IN_TRASH,
    LYING_AT_HAND,
    OF_CARD_AWAY,
    During,
    Trigger,
    Triggered,
)
from taisen.battle_spirits.vocabulary.filters import CardFilter
from taisen.battle_spirits.vocabulary.heads import under_head
from taisen.battle_spirits.vocabulary.lines import during_text, while_text
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import Cause, Event
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Condition, Effect
from taisen.language.phrases import line
from taisen.language.sentences import Speaker

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

AWAY_PLACES: Final = Lexicon(
    "away-place",
    {
        "hand": Term(IN_HAND, "手札", "手牌", "手牌", "hand"),
        "trash": Term(IN_TRASH, "トラッシュ", "废弃区", "廢棄區", "trash"),
        "at hand row": Term(LYING_AT_HAND, "手元", "手边", "手邊", "At Hand area"),
    },
)
"""Where a card is whose line works away from the field."""


class AwayLine(Triggered):
    """An effect that a card in the hand or in the trash may give when its event comes.

    One in the hand is given at will: its player is asked whether to show and use it.
    """

    blank: ClassVar[tuple[str, ...]] = ("limit",)
    fields: ClassVar[tuple[str, ...]] = ("place", "during", "condition", "limit", "trigger", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "in {place:away-place}: [[during {during:during},]] [[while {condition:condition}:]]"
        " [[{limit:limit}]] when {trigger:trigger}: {effect:effect}"
    )

    def __init__(
        self,
        place: str,
        trigger: Trigger,
        effect: Effect,
        during: During | None = None,
        condition: Condition | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__()
        self.keyword = ""
        under_head(self, None)
        self.during = during
        self.condition = condition
        self.limit = limit or ""
        self.trigger = trigger
        self.effect = effect
        self.place = place

    def sentence(self, language: str, say: Speaker) -> str:
        """Say where the card is, when, while what, how often, and what."""
        place = say.field(self, "place")
        start = {
            "ja": f"{place}にあるこのカードは、",
            "zh-Hans": f"{place}中的这张卡牌：",
            "zh-Hant": f"{place}中的這張卡牌：",
            "en": f"While this card is in your {place}: ",
        }[language]
        conditions = [
            during_text(self.during, language, say),
            while_text(self.condition, language, say),
            say.field(self, "limit"),
            say.word(self.trigger),
        ]
        say.amount = self.trigger.amount_texts.get(language, "")
        return start + line(language, say, None, "", conditions, say.word(self.effect))


class ThisCardIsMilled(OwnTrigger):
    """When this card is put from the own deck in the trash by an own effect of a card of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is put from your deck in the trash by an effect of your [{sort:card-filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の{sort}の効果でこのカードがデッキからトラッシュに置かれたとき",
        "zh-Hans": "这张卡牌因自己的{sort}的效果从卡组放置到废弃区时",
        "zh-Hant": "這張卡牌因自己的{sort}的效果從卡組放置到廢棄區時",
        "en": "when this card is put from your deck in the trash by an effect of {sort} of yours",
    }
    events: ClassVar[tuple[str, ...]] = ("milled",)
    own: ClassVar[str] = OF_CARD_AWAY

    def __init__(self, sort: CardFilter) -> None:
        super().__init__()
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was this card, and such an effect."""
        return event.card == cause.card and self.by(state, event, cause)

    def by(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether an own effect of a card of the sort did it."""
        by = event.cause
        return (
            by.player == cause.player and by.card >= 0 and self.sort.matches(state, by.card, cause, NO_SLOTS)
        )


class ThisCardGoesToTrash(ThisCardIsMilled):
    """When this card is put in the trash, from wherever it was, by an own effect of a card of a sort."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is put in the trash by an effect of your [{sort:card-filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の{sort}の効果でこのカードがトラッシュに置かれたとき",
        "zh-Hans": "这张卡牌因自己的{sort}的效果放置到废弃区时",
        "zh-Hant": "這張卡牌因自己的{sort}的效果放置到廢棄區時",
        "en": "when this card is put in the trash by an effect of {sort} of yours",
    }
    events: ClassVar[tuple[str, ...]] = ("milled", "discarded", "burst_discarded")

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether this card was among what went there, and by such an effect."""
        return (cause.card == event.card or cause.card in event.cards) and self.by(state, event, cause)


class ThisCardIsPutAtHand(OwnTrigger):
    """When this card is put at hand."""

    notation: ClassVar[str | tuple[str, ...]] = "this card is put at hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードが手元に置かれたとき",
        "zh-Hans": "这张卡牌被放置到手边时",
        "zh-Hant": "這張卡牌被放置到手邊時",
        "en": "when this card is put at hand",
    }
    events: ClassVar[tuple[str, ...]] = ("put_at_hand",)
    own: ClassVar[str] = OF_CARD_AWAY

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was this card."""
        return event.card == cause.card


class ThisCardIsDiscarded(OwnTrigger):
    """When this card is discarded from the hand by an own effect of a card of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "this card is discarded from your hand by an effect of your [{sort:card-filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分の{sort}の効果でこのカードが手札から破棄されたとき",
        "zh-Hans": "这张卡牌因自己的{sort}的效果从手牌被破弃时",
        "zh-Hant": "這張卡牌因自己的{sort}的效果從手牌被破棄時",
        "en": "when this card is discarded from your hand by an effect of {sort} of yours",
    }
    events: ClassVar[tuple[str, ...]] = ("discarded",)
    own: ClassVar[str] = OF_CARD_AWAY

    def __init__(self, sort: CardFilter) -> None:
        super().__init__()
        self.sort = sort

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it was this card, from the hand and by such an effect."""
        by = event.cause
        return (
            cause.card in event.cards
            and event.detail == "hand"
            and by.player == cause.player
            and by.card >= 0
            and self.sort.matches(state, by.card, cause, NO_SLOTS)
        )


AWAY_WORDS: Final = (
    AwayLine,
    ThisCardIsMilled,
    ThisCardGoesToTrash,
    ThisCardIsPutAtHand,
    ThisCardIsDiscarded,
)
"""The words of this module, for registration."""
