"""Measures: quantities read on the table, which can be compared, multiplied and used as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity, Target
from taisen.language.phrases import EN, Described, have
from taisen.language.players import owner
from taisen.language.sentences import Speaker
from taisen.language.slots import AMOUNT, DONE, NUMBER
from taisen.wixoss.rules import values
from taisen.wixoss.state import LANE_COUNT, WixossState
from taisen.wixoss.vocabulary.items import card_of
from taisen.wixoss.vocabulary.targets import Where, candidates, level_of, placed

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Measure(Quantity):
    """A quantity with a name; as a number in a deed it is X, and the deed says what X is."""

    category: ClassVar[str] = "measure"

    def named(self, language: str, say: Speaker) -> str:
        """Return what it is called."""
        return say.fill(self, self.texts[language])

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        name = self.named(language, say)
        if language == "en":
            say.after.append(f", X being {name}")
        else:
            say.before.append(
                {"ja": f"{name}をXとして", "zh-Hans": f"以{name}为X", "zh-Hant": f"以{name}為X"}[language]
            )
        return "X"


def name_of_quantity(quantity: Quantity, language: str, say: Speaker) -> str:
    """Return what a quantity is called where it is compared: its number, or its name."""
    return quantity.named(language, say) if isinstance(quantity, Measure) else say.word(quantity)


class CountOf(Measure):
    """How many cards of a sort are on the field or in a zone."""

    fields: ClassVar[tuple[str, ...]] = ("among", "where")
    notation: ClassVar[str | tuple[str, ...]] = "the number of [{among:filter@many}[[ {where:where}]]]"

    def __init__(self, among: Filter, where: Where | None = None) -> None:
        super().__init__()
        self.among = among
        self.where = where

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Count them."""
        assert isinstance(state, WixossState)
        return len(self.counted(state, cause, slots))

    def counted(self, state: WixossState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return the items that are counted."""
        where = self.where
        if where is None:
            return candidates(state, self.among, cause, slots)
        items = where.items(state, cause, slots)
        return [item for item in items if self.among.matches(state, item, cause, slots)]

    def cards(self, language: str, say: Speaker) -> str:
        """Return which cards they are."""
        text = say.word(self.among, True)
        return text if self.where is None else placed(text, self.where, language, say)

    def held(self, number: str, say: Speaker) -> str:
        """Return the English "you have 3 or more SIGNI", "there are no cards in your hand"."""
        among = self.among
        holder = have(among) if self.where is None else ""
        if not isinstance(among, Described):
            return f"there are {number} {self.cards(EN, say)}"
        cards = among.said(EN, say, number != "exactly 1", "", not holder)
        if self.where is not None:
            cards = placed(cards, self.where, EN, say)
        return f"{holder or 'there are'} {number} {cards}"

    def named(self, language: str, say: Speaker) -> str:
        """Return "the number of ..."."""
        cards = self.cards(language, say)
        return {
            "ja": f"{cards}の数",
            "zh-Hans": f"{cards}的数量",
            "zh-Hant": f"{cards}的數量",
            "en": f"the number of {cards}",
        }[language]


class CountAmong(Measure):
    """How many of the cards named before are of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("whom", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "the number of {whom:pronoun}[[ that are [{among:filter@many}]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}[[のうち{among@many}であるもの]]の数",
        "zh-Hans": "{whom}[[中{among@many}]]的数量",
        "zh-Hant": "{whom}[[中{among@many}]]的數量",
        "en": "the number of {whom}[[ that are {among@many}]]",
    }

    def __init__(self, whom: Target, among: Filter | None = None) -> None:
        super().__init__()
        self.whom = whom
        self.among = among

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Count them."""
        items = self.whom.items(state, cause, slots)
        among = self.among
        return sum(1 for item in items if among is None or among.matches(state, item, cause, slots))


class LevelTotal(Measure):
    """The sum of the levels of field cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "the total level of [{among:filter@many}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among@many}のレベルの合計",
        "zh-Hans": "{among@many}的等级合计",
        "zh-Hant": "{among@many}的等級合計",
        "en": "the total level of {among@many}",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Add them up."""
        assert isinstance(state, WixossState)
        return sum(level_of(state, item) for item in candidates(state, self.among, cause, slots))


class LevelTotalAmong(Measure):
    """The sum of the levels of the cards named before."""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    notation: ClassVar[str | tuple[str, ...]] = "the total level of {whom:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}のレベルの合計",
        "zh-Hans": "{whom}的等级合计",
        "zh-Hant": "{whom}的等級合計",
        "en": "the total level of {whom}",
    }

    def __init__(self, whom: Target) -> None:
        super().__init__()
        self.whom = whom

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Add them up."""
        assert isinstance(state, WixossState)
        return sum(max(0, level_of(state, item)) for item in self.whom.items(state, cause, slots))


class AppearanceLevels(Measure):
    """The sum of the levels of the cards that were moved to meet the source's appearance condition."""

    notation: ClassVar[str | tuple[str, ...]] = "the total level of the cards of its appearance"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}の出現条件で置いたシグニのレベルの合計",
        "zh-Hans": "因{this}的出场条件而放置的精灵的等级合计",
        "zh-Hant": "因{this}的出場條件而放置的精靈的等級合計",
        "en": "the total level of the SIGNI put away for the appearance condition of {this}",
    }

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Add up what is printed on them."""
        assert isinstance(state, WixossState)
        found = state.objects.get(cause.object)
        return 0 if found is None else sum(max(0, state.definitions[card].level) for card in found.appearance)


class PowerOf(Measure):
    """The power of a card named before."""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    notation: ClassVar[str | tuple[str, ...]] = "the power of {whom:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}のパワー",
        "zh-Hans": "{whom}的力量",
        "zh-Hant": "{whom}的力量",
        "en": "the power of {whom}",
    }

    def __init__(self, whom: Target) -> None:
        super().__init__()
        self.whom = whom

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it; 0 if there is no such card."""
        assert isinstance(state, WixossState)
        for item in self.whom.items(state, cause, slots):
            if item > 0:
                return values.power(state, state.objects[item])
            return state.definitions[card_of(item)].power
        return 0


class LevelOf(Measure):
    """The level of a card named before."""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    notation: ClassVar[str | tuple[str, ...]] = "the level of {whom:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}のレベル",
        "zh-Hans": "{whom}的等级",
        "zh-Hant": "{whom}的等級",
        "en": "the level of {whom}",
    }

    def __init__(self, whom: Target) -> None:
        super().__init__()
        self.whom = whom

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it; 0 if there is no such card."""
        assert isinstance(state, WixossState)
        for item in self.whom.items(state, cause, slots):
            return max(0, level_of(state, item))
        return 0


class VirusCount(Measure):
    """How many viruses lie on a player's field (WX-35.01)."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "the number of viruses on {whose:whose} field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}場にある【ウィルス】の数",
        "zh-Hans": "{whose}场上【病毒】的数量",
        "zh-Hant": "{whose}場上【病毒】的數量",
        "en": "the number of viruses on {whose} field",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Count them."""
        assert isinstance(state, WixossState)
        start = owner(self.whose, cause) * LANE_COUNT
        return sum(state.viruses[start : start + LANE_COUNT])


class CoinCount(Measure):
    """How many coins a player has."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "the number of {whose:whose} coins"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}コインの数",
        "zh-Hans": "{whose}硬币数",
        "zh-Hant": "{whose}硬幣數",
        "en": "the number of {whose} coins",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it."""
        assert isinstance(state, WixossState)
        return state.coins[owner(self.whose, cause)]


class SubscriberCount(Measure):
    """A player's subscriber count (WX-35.12)."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "the number of {whose:whose} subscribers"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}登録者数",
        "zh-Hans": "{whose}登录人数",
        "zh-Hant": "{whose}登錄人數",
        "en": "{whose} subscriber count",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it."""
        assert isinstance(state, WixossState)
        return state.subscribers[owner(self.whose, cause)]


class TimesDone(Measure):
    """How many times the last deed was really done."""

    notation: ClassVar[str | tuple[str, ...]] = "the number so treated"
    texts: ClassVar[dict[str, str]] = {
        "ja": "この方法で処理した数",
        "zh-Hans": "以此方法处理的数量",
        "zh-Hant": "以此方法處理的數量",
        "en": "the number so treated",
    }

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it."""
        done = slots[DONE]
        assert isinstance(done, int)
        return max(0, done)


class EventAmount(Measure):
    """The amount of the triggering event."""

    notation: ClassVar[str | tuple[str, ...]] = "that amount"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その数",
        "zh-Hans": "该数量",
        "zh-Hant": "該數量",
        "en": "that amount",
    }

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it."""
        amount = slots[AMOUNT]
        assert isinstance(amount, int)
        return amount


class NamedNumber(Quantity):
    """The number that was named in this effect."""

    notation: ClassVar[str | tuple[str, ...]] = "the named number"
    texts: ClassVar[dict[str, str]] = {
        "ja": "宣言した数字",
        "zh-Hans": "所宣言的数字",
        "zh-Hant": "所宣言的數字",
        "en": "the named number",
    }

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Read it."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number


class Difference(Measure):
    """By how much one quantity is more than another; 0 if it is not."""

    fields: ClassVar[tuple[str, ...]] = ("left", "right")
    notation: ClassVar[str | tuple[str, ...]] = "({left:quantity} minus {right:quantity})"

    def __init__(self, left: Quantity, right: Quantity) -> None:
        super().__init__()
        self.left = left
        self.right = right

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Subtract."""
        return max(0, self.left.value(state, cause, slots) - self.right.value(state, cause, slots))

    def named(self, language: str, say: Speaker) -> str:
        """Return "the number of ... minus 4"."""
        left = name_of_quantity(self.left, language, say)
        right = name_of_quantity(self.right, language, say)
        return {
            "ja": f"{left}から{right}を引いた数",
            "zh-Hans": f"{left}减去{right}后的数",
            "zh-Hant": f"{left}減去{right}後的數",
            "en": f"{left} minus {right}",
        }[language]


class Per(Quantity):
    """A number for each unit of a measure."""

    fields: ClassVar[tuple[str, ...]] = ("factor", "measure")
    notation: ClassVar[str | tuple[str, ...]] = "{factor:number} times {measure:measure}"

    def __init__(self, factor: int, measure: Measure) -> None:
        super().__init__()
        self.factor = factor
        self.measure = measure

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times the measure."""
        return self.factor * self.measure.value(state, cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the factor times X, and beside the deed what X is."""
        return f"{self.factor}×{say.word(self.measure)}"


MEASURE_WORDS: Final = (
    CountOf,
    CountAmong,
    LevelTotal,
    LevelTotalAmong,
    AppearanceLevels,
    PowerOf,
    LevelOf,
    VirusCount,
    CoinCount,
    SubscriberCount,
    TimesDone,
    EventAmount,
    NamedNumber,
    Difference,
    Per,
)
"""The words of this module, for registration."""
