"""Deeds by which cards are put somewhere: trash, Ener Zone, hand, life, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import ORDER, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.slots import CARDS, DONE, WORK
from taisen.wixoss.rules import zones
from taisen.wixoss.state import (
    BEAT,
    DECK,
    ENER,
    EXCLUDED,
    HAND,
    LIFE,
    LRIG_DECK,
    TRASH,
    WixossState,
)
from taisen.wixoss.vocabulary.deeds import TargetDeed
from taisen.wixoss.vocabulary.items import card_of, cards_among, slot_of
from taisen.wixoss.vocabulary.moving import move_items

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DECK_TOP: Final = "deck-top"
DECK_BOTTOM: Final = "deck-bottom"
LIFE_TOP: Final = "life-top"

DONE_STEP: Final = 9
"""Step of a deed with an order at which it has been done."""

ANY_ORDER: Final = "any"
SHUFFLED: Final = "shuffled"


class PutInTrash(TargetDeed):
    """Puts cards into the trash; that of the field is no banishing.

    Attributes:
        white: whether it says that they are white-backed, whose trash is the LRIG trash (WX-04.17).
    """

    fields: ClassVar[tuple[str, ...]] = ("target", "white")
    notation: ClassVar[str | tuple[str, ...]] = "put {target:target} into the[[?white LRIG]] trash"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[?whiteルリグ]]トラッシュに置く",
        "zh-Hans": "将{target}放置到[[?white分身]]废弃区",
        "zh-Hant": "將{target}放置到[[?white分身]]廢棄區",
        "en": "put {target} into the[[?white LRIG]] trash",
    }

    def __init__(self, target: Target, white: bool = False) -> None:
        super().__init__(target)
        self.white = white

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Put them there."""
        return move_items(state, items, TRASH, cause, slots, "trash")


class PutInEner(TargetDeed):
    """Puts cards into the Ener Zone."""

    notation: ClassVar[str | tuple[str, ...]] = "put {target:target} into ener"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をエナゾーンに置く",
        "zh-Hans": "将{target}放置到能量区",
        "zh-Hant": "將{target}放置到能量區",
        "en": "put {target} into the Ener Zone",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Put them there."""
        return move_items(state, items, ENER, cause, slots, "ener")


class ReturnToHand(TargetDeed):
    """Returns field cards to their owner's hand."""

    notation: ClassVar[str | tuple[str, ...]] = "return {target:target} to hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を手札に戻す",
        "zh-Hans": "将{target}返回手牌",
        "zh-Hant": "將{target}返回手牌",
        "en": "return {target} to hand",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Return them."""
        return move_items(state, items, HAND, cause, slots, "bounce")


class AddToHand(TargetDeed):
    """Adds cards of a zone to the hand, showing them to the opponent if it says so."""

    fields: ClassVar[tuple[str, ...]] = ("target", "shown")
    notation: ClassVar[str | tuple[str, ...]] = "[[?shown reveal and]] add {target:target} to hand"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[?shown公開し]]手札に加える",
        "zh-Hans": "[[?shown展示]][[?!shown将]]{target}[[?shown并]]加入手牌",
        "zh-Hant": "[[?shown展示]][[?!shown將]]{target}[[?shown並]]加入手牌",
        "en": "[[?shown reveal]][[?!shown add]] {target}[[?shown and add {it/them:target}]] to hand",
    }

    def __init__(self, target: Target, shown: bool = False) -> None:
        super().__init__(target)
        self.shown = shown

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Show them if it says so, then add them."""
        cards = cards_among(items)
        if self.shown and cards:
            zones.reveal(state, player, cards, cause)
        return move_items(state, items, HAND, cause, slots, "hand")


class AddToLife(TargetDeed):
    """Adds cards to the Life Cloth, face down on its top (WX-18.13)."""

    notation: ClassVar[str | tuple[str, ...]] = "add {target:card-target} to life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をライフクロスに加える",
        "zh-Hans": "将{target}加入生命护甲",
        "zh-Hant": "將{target}加入生命護甲",
        "en": "add {target} to Life Cloth",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add those outside the field."""
        cards = cards_among(items)
        for owner in (0, 1):
            zones.add_life(state, owner, tuple(card for card in cards if state.owners[card] == owner), cause)
        slots[CARDS] = cards
        return len(cards)


class ReturnToLrigDeck(TargetDeed):
    """Returns white-backed cards to their owner's LRIG Deck."""

    notation: ClassVar[str | tuple[str, ...]] = "return {target:target} to the LRIG deck"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をルリグデッキに戻す",
        "zh-Hans": "将{target}返回分身牌组",
        "zh-Hant": "將{target}返回分身牌組",
        "en": "return {target} to the LRIG Deck",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Return them."""
        white = tuple(item for item in items if state.definitions[slot_of(state, item)].white_backed)
        return move_items(state, white, LRIG_DECK, cause, slots, "lrig-deck")


class Exclude(TargetDeed):
    """Excludes cards from the game."""

    notation: ClassVar[str | tuple[str, ...]] = "exclude {target:target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をゲームから除外する",
        "zh-Hans": "将{target}从游戏中除外",
        "zh-Hant": "將{target}從遊戲中除外",
        "en": "exclude {target} from the game",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Exclude them."""
        return move_items(state, items, EXCLUDED, cause, slots, "exclude")


class MakeBeat(TargetDeed):
    """Makes cards Beat: they lie apart, face up, until the turn ends (WX-35.09, WX-99.10)."""

    notation: ClassVar[str | tuple[str, ...]] = "make {target:target} beat"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を【ビート】にする",
        "zh-Hans": "使{target}成为【节拍】",
        "zh-Hant": "使{target}成為【節拍】",
        "en": "make {target} Beat",
    }

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Lay them apart."""
        done = move_items(state, items, BEAT, cause, slots, "beat")
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        if cards:
            state.happen(Event("beat", player, cause, card=cards[0], amount=len(cards), cards=cards))
        return done


class PutOnPile(TargetDeed):
    """Puts cards on the top of the deck, at its bottom, or on the Life Cloth; in an order if several.

    The card that is named first comes to lie on top.
    """

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("target", "pile", "order")
    notation: ClassVar[str | tuple[str, ...]] = "put {target:target} on {pile:pile}[[ {order:order}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[{order}]]{pile}に置く",
        "zh-Hans": "将{target}[[{order}]]放置到{pile}",
        "zh-Hant": "將{target}[[{order}]]放置到{pile}",
        "en": "put {target} on {pile}[[ {order}]]",
    }

    def __init__(self, target: Target, pile: str, order: str | None = None) -> None:
        super().__init__(target)
        self.pile = pile
        self.order = order

    def run(self, state: AnyState, step: int) -> None:
        """Select, have the order chosen if it is free, put them there."""
        assert isinstance(state, WixossState)
        frame = state.frame
        slots = state.slots
        target = self.target
        assert target is not None
        if step == DONE_STEP:
            state.pop()
            return
        if step == 0:
            slots[WORK] = ()
            if not target.fixed():
                state.push(target, frame.controller, frame.cause)
                return
        elif step > 1:
            placed = slots[WORK]
            assert isinstance(placed, tuple)
            slots[WORK] = (*placed, state.answer.target)
        ordered = slots[WORK]
        assert isinstance(ordered, tuple)
        items = target.items(state, frame.cause, slots)
        rest = [item for item in items if slot_of(state, item) not in ordered]
        # The last one needs no question.
        if self.order == ANY_ORDER and len(rest) > 1:
            state.jump(2)
            self._ask(state, rest)
            return
        cards = (*ordered, *(slot_of(state, item) for item in rest))
        by_slot = {slot_of(state, item): item for item in items}
        arranged = tuple(by_slot[card] for card in cards if card in by_slot)
        state.jump(DONE_STEP)
        slots[DONE] = self.do(state, frame.controller, frame.cause, slots, arranged)
        if state.frames[-1] is frame:
            state.pop()

    def _ask(self, state: WixossState, rest: list[int]) -> None:
        frame = state.frame
        options: list[Option] = []
        seen: set[str] = set()
        for item in rest:
            card = slot_of(state, item)
            number = state.definitions[card].number
            if number not in seen:
                seen.add(number)
                options.append(Option("put", f"put {number}", card))
        prompt = "order-cards-bottom" if self.pile == DECK_BOTTOM else "order-cards-top"
        state.ask(
            Decision(frame.controller, prompt, ORDER, options, frame.cause, (frame.node.key, len(rest)))
        )

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Put them there, the first uppermost."""
        if self.order == SHUFFLED:
            items = shuffled_items(state, items)
        bottom = self.pile == DECK_BOTTOM
        kind = LIFE if self.pile == LIFE_TOP else DECK
        # Each goes on top of those before it, or under them.
        arranged = items if bottom else tuple(reversed(items))
        return move_items(state, arranged, kind, cause, slots, "deck", bottom)


def shuffled_items(state: WixossState, items: tuple[int, ...]) -> tuple[int, ...]:
    """Return items in a random order; of cards in a zone nobody knows afterwards which is which."""
    rest = list(items)
    result: list[int] = []
    while rest:
        result.append(rest.pop(state.random_below(len(rest))))
    for item in items:
        if item < 0:
            state.known[card_of(item)] = 0
    return tuple(result)


PUTTING_WORDS: Final = (
    PutInTrash,
    PutInEner,
    ReturnToHand,
    AddToHand,
    AddToLife,
    ReturnToLrigDeck,
    Exclude,
    MakeBeat,
    PutOnPile,
)
"""The words of this module, for registration."""
