"""Deeds on cards outside the field: drawing, discarding, looking, revealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import one
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS
from taisen.wixoss.rules import zones
from taisen.wixoss.state import (
    DECK,
    HAND,
    TRASH,
    ZONE_COUNT,
    WixossState,
)
from taisen.wixoss.vocabulary.deeds import Deed, TargetDeed
from taisen.wixoss.vocabulary.items import card_item, card_of, cards_among, keep_shown
from taisen.wixoss.vocabulary.moving import move_items

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Draw(Deed):
    """Draws cards."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "draw {amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カードを{amount}枚引く",
        "zh-Hans": "抽{amount}张牌",
        "zh-Hant": "抽{amount}張牌",
        "en": "draw {amount} card{s:amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Draw what is there (WX-23.04)."""
        drawn = zones.draw(state, player, self.amount.value(state, cause, slots), cause)
        slots[CARDS] = drawn
        return len(drawn)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cards are there."""
        deck = state.zones[cause.player * ZONE_COUNT + DECK]
        return len(deck) >= max(1, self.amount.value(state, cause, slots))


class EnerCharge(Deed):
    """Ener Charge as a keyword: top cards of the own deck to the Ener Zone (WX-99.32)."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "ener charge {amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【エナチャージ{amount}】をする",
        "zh-Hans": "进行【能量填充{amount}】",
        "zh-Hant": "進行【能量填充{amount}】",
        "en": "Ener Charge {amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Charge what is there."""
        charged = zones.ener_charge(state, player, self.amount.value(state, cause, slots), cause)
        slots[CARDS] = charged
        return len(charged)


class Discard(TargetDeed):
    """Discards cards from a hand (WX-04.24)."""

    notation: ClassVar[str | tuple[str, ...]] = "discard {target:hand-pick}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "手札から{target}を捨てる",
        "zh-Hans": "从手牌舍弃{target}",
        "zh-Hant": "從手牌捨棄{target}",
        "en": "discard {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Discard those in a hand, together."""
        mine = tuple(item for item in items if state.places[card_of(item)] % ZONE_COUNT == HAND)
        return move_items(state, mine, TRASH, cause, slots, "discard")


# -- looking and revealing -------------------------------------------------------------------------


class LookAt(TargetDeed):
    """Looks at cards where they are; they are "those cards" afterwards."""

    notation: ClassVar[str | tuple[str, ...]] = "look at {target:zone-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を見る",
        "zh-Hans": "查看{target}",
        "zh-Hant": "查看{target}",
        "en": "look at {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Show them to the player."""
        cards = cards_among(items)
        keep_shown(state, slots, cards)
        if cards:
            zones.look(state, player, cards, cause)
        return len(cards)


class Reveal(TargetDeed):
    """Shows cards to both players where they are; they are "those cards" afterwards."""

    notation: ClassVar[str | tuple[str, ...]] = "reveal {target:zone-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を公開する",
        "zh-Hans": "展示{target}",
        "zh-Hant": "展示{target}",
        "en": "reveal {target}",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Show them."""
        cards = cards_among(items)
        keep_shown(state, slots, cards)
        if cards:
            zones.reveal(state, player, cards, cause)
        return len(cards)


class RevealUntil(Deed):
    """Shows cards from the top of the own deck until one fits; that one is "that card"."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "reveal cards from the top of your deck until {a|an} {among:filter}"
    )

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Show them one after another; all of the deck if none fits."""
        deck = state.zones[player * ZONE_COUNT + DECK]
        shown: list[int] = []
        found = -1
        for card in reversed(deck):
            shown.append(card)
            if self.among.matches(state, card_item(card), cause, slots):
                found = card
                break
        keep_shown(state, slots, tuple(shown))
        if shown:
            zones.reveal(state, player, tuple(shown), cause)
        slots[CARDS] = () if found < 0 else (found,)
        return len(shown)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say until what."""
        what = one(self.among, language, say)
        return {
            "ja": f"あなたのデッキの上から{what}がめくれるまで公開する",
            "zh-Hans": f"从自己牌组顶端开始展示，直到展示出{what}为止",
            "zh-Hant": f"從自己牌組頂端開始展示，直到展示出{what}為止",
            "en": f"reveal cards from the top of your deck until you reveal {what}",
        }[language]


class Remember(Deed):
    """Keeps "those cards" as the shown ones, for what the effect asks of them later."""

    notation: ClassVar[str | tuple[str, ...]] = "remember those cards"
    texts: ClassVar[dict[str, str]] = {
        "ja": "それらのカードを覚えておく",
        "zh-Hans": "记住那些卡牌",
        "zh-Hant": "記住那些卡牌",
        "en": "remember those cards",
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Keep them."""
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        keep_shown(state, slots, cards)
        return len(cards)


class Shuffle(Deed):
    """Shuffles the own deck."""

    notation: ClassVar[str | tuple[str, ...]] = "shuffle your deck"
    texts: ClassVar[dict[str, str]] = {
        "ja": "デッキをシャッフルする",
        "zh-Hans": "洗切牌组",
        "zh-Hant": "洗切牌組",
        "en": "shuffle the deck",
    }

    def __init__(self) -> None:
        super().__init__()

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Shuffle it."""
        zones.shuffle(state, player, cause)
        return 1


CARD_DEED_WORDS: Final = (Draw, EnerCharge, Discard, LookAt, Reveal, RevealUntil, Remember, Shuffle)
"""The words of this module, for registration."""
