"""Player numbers: what differs for a player: cards drawn or kept, costs, damage, cards that have more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Effect, Filter, Quantity
from taisen.language.words import Word
from taisen.wixoss.colors import COLORS, Ener, color_mask, ener_counts
from taisen.wixoss.vocabulary.abilities import LifeBurst
from taisen.wixoss.vocabulary.changes import (
    CardGrant,
    CostChange,
    PaymentChange,
    PlayerReplacement,
    PlayerRule,
)
from taisen.wixoss.vocabulary.player_rules import DAMAGE, DRAW, fits

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

GUARD_CARDS: Final = "guard-cards"
DRAW_PHASE: Final = DRAW
"""Number of cards in the draw phase; the rule that nothing can be drawn has the same name."""
HAND_SIZE: Final = "hand-size"

ENER: Final = Lexicon(
    "ener-symbol",
    {
        **{
            name: Term(name, ja, simplified, traditional, name)
            for name, ja, simplified, traditional in (
                ("white", "《白》", "《白》", "《白》"),
                ("red", "《赤》", "《红》", "《紅》"),
                ("blue", "《青》", "《蓝》", "《藍》"),
                ("green", "《緑》", "《绿》", "《綠》"),
                ("black", "《黒》", "《黑》", "《黑》"),
            )
        },
        "colorless": Term("colorless", "《無》", "《无》", "《無》", "colorless"),
    },
)
"""Symbols of an Ener cost."""


# -- numbers of a player ---------------------------------------------------------------------------


class PlayerNumber(PlayerRule):
    """Changes a number of a player, fixed when an effect gives it.

    Attributes:
        amount: by how much.
    """

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    sign: ClassVar[int] = 1

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number as it is when an effect gives it."""
        return self.amount.value(state, cause, slots)

    def number(self, state: AnyState, cause: Cause, amount: int) -> int:
        """Return the number: as it was fixed, or read now."""
        return self.sign * (amount or self.amount.value(state, cause, NO_SLOTS))

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether it forbids anything: a number does not."""
        return False


class GuardsWithMore(PlayerNumber):
    """Must discard further cards with guard to guard."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "must discard {amount:quantity} more {card|cards@amount} with guard to guard"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は手札から《ガードアイコン》を持つカードを追加で{amount}枚捨てないかぎり【ガード】ができない",
        "zh-Hans": "若不从手牌额外舍弃{amount}张持有《防御标记》的卡牌，则不能进行【防御】",
        "zh-Hant": "若不從手牌額外捨棄{amount}張持有《防禦標記》的卡牌，則不能進行【防禦】",
        "en": "must discard {amount} more card{s:amount} with the guard icon to guard",
    }
    verb: ClassVar[str] = GUARD_CARDS


class DrawsMore(PlayerNumber):
    """Draws further cards in the draw phase."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{draws|draw@same} {amount:quantity} more {card|cards@amount} in the draw phase"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "はドローフェイズにカードを追加で{amount}枚引く",
        "zh-Hans": "在抽牌阶段多抽{amount}张牌",
        "zh-Hant": "在抽牌階段多抽{amount}張牌",
        "en": "{draws/draw} {amount} more card{s:amount} in the draw phase",
    }
    verb: ClassVar[str] = DRAW_PHASE


class DrawsLess(PlayerNumber):
    """Draws fewer cards in the draw phase."""

    sign: ClassVar[int] = -1
    notation: ClassVar[str | tuple[str, ...]] = (
        "{draws|draw@same} {amount:quantity} fewer {card|cards@amount} in the draw phase"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "がドローフェイズに引くカードは{amount}枚減る",
        "zh-Hans": "在抽牌阶段少抽{amount}张牌",
        "zh-Hant": "在抽牌階段少抽{amount}張牌",
        "en": "{draws/draw} {amount} fewer card{s:amount} in the draw phase",
    }
    verb: ClassVar[str] = DRAW_PHASE


class HandSizePlus(PlayerNumber):
    """Keeps more cards in hand at the end of a turn."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} hand size +{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札の上限は{amount}増える",
        "zh-Hans": "的手牌上限增加{amount}",
        "zh-Hant": "的手牌上限增加{amount}",
        "en": "{has/have} a hand size larger by {amount}",
    }
    verb: ClassVar[str] = HAND_SIZE


class HandSizeMinus(PlayerNumber):
    """Keeps fewer cards in hand at the end of a turn."""

    sign: ClassVar[int] = -1
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} hand size -{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札の上限は{amount}減る",
        "zh-Hans": "的手牌上限减少{amount}",
        "zh-Hant": "的手牌上限減少{amount}",
        "en": "{has/have} a hand size smaller by {amount}",
    }
    verb: ClassVar[str] = HAND_SIZE


# -- costs -----------------------------------------------------------------------------------------


class PaysLess(CostChange):
    """Pays fewer Ener symbols for cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("symbols", "cards")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{pays|pay@same} {symbols:ener-symbol+} less for [{cards:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "が使用する{cards@many}の使用コストは{symbols|}減る",
        "zh-Hans": "使用{cards@many}的费用减少{symbols|}",
        "zh-Hant": "使用{cards@many}的費用減少{symbols|}",
        "en": "{pays/pay} {symbols| } less for {cards@many}",
    }
    lowers: ClassVar[bool] = True

    def __init__(self, symbols: tuple[str, ...], cards: Filter) -> None:
        super().__init__()
        self.symbols = symbols
        self.cards = cards
        self.ener = ener_counts(symbols)

    def concerns(self, state: AnyState, card: int, source: Cause) -> bool:
        """Return whether the card is one of those."""
        return fits(state, self.cards, card, source)

    def changed(self, ener: Ener) -> Ener:
        """Return the symbols left; a colour's part ends at none (WX-13.13)."""
        return tuple(max(0, have - less) for have, less in zip(ener, self.ener, strict=True))


class PaysMore(CostChange):
    """Pays further Ener symbols for cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("symbols", "cards")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{pays|pay@same} {symbols:ener-symbol+} more for [{cards:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "が使用する{cards@many}の使用コストは{symbols|}増える",
        "zh-Hans": "使用{cards@many}的费用增加{symbols|}",
        "zh-Hant": "使用{cards@many}的費用增加{symbols|}",
        "en": "{pays/pay} {symbols| } more for {cards@many}",
    }

    def __init__(self, symbols: tuple[str, ...], cards: Filter) -> None:
        super().__init__()
        self.symbols = symbols
        self.cards = cards
        self.ener = ener_counts(symbols)

    def concerns(self, state: AnyState, card: int, source: Cause) -> bool:
        """Return whether the card is one of those."""
        return fits(state, self.cards, card, source)

    def changed(self, ener: Ener) -> Ener:
        """Return the symbols with the further ones."""
        return tuple(have + more for have, more in zip(ener, self.ener, strict=True))


class PaysInstead(PaymentChange):
    """May pay Ener of one colour for symbols of others."""

    fields: ClassVar[tuple[str, ...]] = ("paid", "others")
    notation: ClassVar[str | tuple[str, ...]] = "can pay {paid:ener-symbol} for {others:ener-symbol+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{others|か}を支払う際、代わりに{paid}を支払ってもよい",
        "zh-Hans": "支付{others|或}时，可以改为支付{paid}",
        "zh-Hant": "支付{others|或}時，可以改為支付{paid}",
        "en": "can pay {paid} instead of {others| or }",
    }

    def __init__(self, paid: str, others: tuple[str, ...]) -> None:
        super().__init__()
        if paid not in COLORS or not all(other in COLORS for other in others):
            raise ValueError("it says which colours")
        self.paid = paid
        self.others = others
        self.paid_mask = color_mask((paid,))
        self.others_mask = color_mask(others)

    def paying(self, colors: int) -> int:
        """Return the colours with the others, if it counts as the one."""
        return colors | self.others_mask if colors & self.paid_mask else colors


# -- what happens otherwise ------------------------------------------------------------------------


class NextDamage(PlayerReplacement):
    """Takes no damage the next time."""

    notation: ClassVar[str | tuple[str, ...]] = "{takes|take@same} no damage the next time"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は次にダメージを受ける場合、代わりにダメージを受けない",
        "zh-Hans": "下一次将受到伤害时，作为代替不受到伤害",
        "zh-Hant": "下一次將受到傷害時，作為代替不受到傷害",
        "en": "{takes/take} no damage the next time that damage would be dealt",
    }
    moment: ClassVar[str] = DAMAGE

    def __init__(self) -> None:
        super().__init__()
        self.times = 1
        self.instead: Effect | None = None

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return how often it does its work."""
        return self.times


# -- cards outside the field -----------------------------------------------------------------------


class CardsHave(CardGrant):
    """Cards of a sort outside the field have a keyword ability."""

    fields: ClassVar[tuple[str, ...]] = ("cards", "word")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} {word:keyword} on [{cards:filter@many}] in hand"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札にある{cards@many}は【{word}】を得る",
        "zh-Hans": "手牌中的{cards@many}获得【{word}】",
        "zh-Hant": "手牌中的{cards@many}獲得【{word}】",
        "en": "{has/have} [{word}] on {cards@many} in hand",
    }

    def __init__(self, cards: Filter, word: str) -> None:
        super().__init__()
        self.cards = cards
        self.word = word
        self.burst: LifeBurst | None = None

    def concerns(self, state: AnyState, card: int, source: Cause) -> bool:
        """Return whether the card is one of those."""
        return fits(state, self.cards, card, source)


class GivenBurst(LifeBurst):
    """A Life Burst that cards are given; part of the word that gives it."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect


class CardsHaveBurst(CardGrant):
    """Cards of a sort outside the field have a Life Burst."""

    fields: ClassVar[tuple[str, ...]] = ("cards", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} burst ({effect:effect}) on [{cards:filter@many}] in life"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフクロスにある{cards@many}は「【ライフバースト】：{effect}」を得る",
        "zh-Hans": "生命护甲中的{cards@many}获得“【生命爆发】：{effect}”",
        "zh-Hant": "生命護甲中的{cards@many}獲得「【生命爆發】：{effect}」",
        "en": '{has/have} "[Life Burst] {^effect}" on {cards@many} in the Life Cloth',
    }

    def __init__(self, cards: Filter, effect: Effect) -> None:
        super().__init__()
        self.cards = cards
        self.effect = effect
        self.word = ""
        self.given = GivenBurst(effect)
        self.burst: LifeBurst | None = self.given

    def parts(self) -> list[Word]:
        """Return the words inside, the effect within its Life Burst."""
        return [self.cards, self.given]

    def concerns(self, state: AnyState, card: int, source: Cause) -> bool:
        """Return whether the card is one of those."""
        return fits(state, self.cards, card, source)


PLAYER_NUMBER_WORDS: Final = (
    GuardsWithMore,
    DrawsMore,
    DrawsLess,
    HandSizePlus,
    HandSizeMinus,
    PaysLess,
    PaysMore,
    PaysInstead,
    NextDamage,
    CardsHave,
    CardsHaveBurst,
)
"""The words of this module, for registration."""
