"""Deeds on cards outside the field: drawing, discarding, looking, revealing, and where cards are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import NUMBER as NUMBER_SHAPE
from taisen.kernel.decisions import ORDER, PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.bases import Filter, Quantity, Target
from taisen.language.phrases import one
from taisen.language.sentences import Speaker
from taisen.language.slots import CARDS, DONE, NUMBER, WORK
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
    ZONE_COUNT,
    WixossState,
)
from taisen.wixoss.vocabulary.deeds import Deed, TargetDeed
from taisen.wixoss.vocabulary.items import card_item, card_of, cards_among, keep_shown, slot_of
from taisen.wixoss.vocabulary.moving import move_items
from taisen.wixoss.vocabulary.qualities import CLASSES_OF_A_CARD

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

HIGHEST_NUMBER: Final = 5
"""Numbers that can be named run from 0 to this, the highest level of a card."""

DECK_TOP: Final = "deck-top"
DECK_BOTTOM: Final = "deck-bottom"
LIFE_TOP: Final = "life-top"

DONE_STEP: Final = 9
"""Step of a deed with an order at which it has been done."""

ANY_ORDER: Final = "any"
SHUFFLED: Final = "shuffled"


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


# -- where cards are put ---------------------------------------------------------------------------


class PutInTrash(TargetDeed):
    """Puts cards into the trash; that of the field is no banishing."""

    notation: ClassVar[str | tuple[str, ...]] = "put {target:target} into the trash"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をトラッシュに置く",
        "zh-Hans": "将{target}放置到废弃区",
        "zh-Hant": "將{target}放置到廢棄區",
        "en": "put {target} into the trash",
    }

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

    notation: ClassVar[str | tuple[str, ...]] = "add {target:target} to life"
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


# -- naming ----------------------------------------------------------------------------------------


class Naming(Deed):
    """Base of the deeds by which something is named; what is named is kept as a number."""

    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Return the question, None if there is nothing to name; the target of an option is the number."""
        raise NotImplementedError

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Push the asking; ``player`` names it."""
        state.push(NAME, player, cause, item=self)
        return 1


def _ask_name(state: WixossState) -> None:
    frame = state.frame
    naming = frame.item
    assert isinstance(naming, Naming)
    question = naming.question(state, frame.controller, frame.cause, state.slots)
    if question is None:
        state.slots[NUMBER] = 0
        state.pop()
    else:
        state.ask(question)


def _take_name(state: WixossState) -> None:
    state.slots[NUMBER] = state.answer.target


NAME: Final[Procedure[WixossState]] = Procedure("name", (("ask", _ask_name), ("take", _take_name)))
"""Has a player name something and keeps it in the scope of the effect."""


class NameNumber(Naming):
    """Names a number."""

    notation: ClassVar[str | tuple[str, ...]] = "name a number"
    texts: ClassVar[dict[str, str]] = {
        "ja": "数字1つを宣言する",
        "zh-Hans": "宣言1个数字",
        "zh-Hant": "宣言1個數字",
        "en": "name a number",
    }

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Ask for the number."""
        options = [Option("name", f"name {number}", number) for number in range(HIGHEST_NUMBER + 1)]
        return Decision(player, "name-number", NUMBER_SHAPE, options, cause)


class NameParity(Naming):
    """Names odd or even."""

    notation: ClassVar[str | tuple[str, ...]] = "name odd or even"
    texts: ClassVar[dict[str, str]] = {
        "ja": "偶数か奇数かを宣言する",
        "zh-Hans": "宣言偶数或奇数",
        "zh-Hant": "宣言偶數或奇數",
        "en": "name odd or even",
    }

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Ask for one of the two."""
        options = [Option("name", "name odd", 1), Option("name", "name even", 0)]
        return Decision(player, "name-parity", PICK_OPTION, options, cause)


class ChooseClass(Naming):
    """Chooses a class that so many of "those cards" have in common."""

    fields: ClassVar[tuple[str, ...]] = ("least",)
    notation: ClassVar[str | tuple[str, ...]] = "choose a class that {least:number} of those cards share"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その中の{least}枚以上が共通して持つクラス1つを選ぶ",
        "zh-Hans": "选择其中{least}张以上共有的1个种族",
        "zh-Hant": "選擇其中{least}張以上共有的1個種族",
        "en": "choose a class that {least} or more of those cards share",
    }

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def shared(self, state: WixossState, slots: list[Value]) -> dict[str, int]:
        """Return the classes that enough cards share, each with the number that stands for it."""
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        counts: dict[str, int] = {}
        numbers: dict[str, int] = {}
        for card in cards:
            for place, name in enumerate(state.definitions[card].classes):
                counts[name] = counts.get(name, 0) + 1
                numbers.setdefault(name, card * CLASSES_OF_A_CARD + place + 1)
        return {name: numbers[name] for name in sorted(numbers) if counts[name] >= self.least}

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Ask for one of them."""
        shared = self.shared(state, slots)
        if not shared:
            return None
        options = [Option("class", f"class {name}", number) for name, number in shared.items()]
        return Decision(player, "choose-class", PICK_OPTION, options, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether enough cards share a class."""
        assert isinstance(state, WixossState)
        return bool(self.shared(state, slots))


CARD_DEED_WORDS: Final = (
    Draw,
    EnerCharge,
    Discard,
    PutInTrash,
    PutInEner,
    ReturnToHand,
    AddToHand,
    AddToLife,
    ReturnToLrigDeck,
    Exclude,
    MakeBeat,
    PutOnPile,
    LookAt,
    Reveal,
    RevealUntil,
    Remember,
    Shuffle,
    NameNumber,
    NameParity,
    ChooseClass,
)
"""The words of this module, for registration."""
