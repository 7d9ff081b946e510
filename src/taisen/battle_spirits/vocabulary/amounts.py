"""Amounts: quantities counted on the table or in the event."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import battle_points, traits, values
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import Described, one
from taisen.language.sentences import Speaker
from taisen.language.slots import AMOUNT, CARDS, DONE, IT, NAMED, SUBJECT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

SUMMONED: Final = "summoned"
REVEALED: Final = "revealed"
DONE_WITH_CARDS: Final = Lexicon(
    "done-with-cards",
    {
        "summoned": Term(SUMMONED, "召喚", "召唤", "召喚", "summoned"),
        "revealed": Term(REVEALED, "オープン", "展示", "展示", "revealed"),
    },
)
"""What an effect has just done with the cards that it counts."""


def count(state: BattleState, among: Filter, cause: Cause, slots: list[Value]) -> int:
    """Return how many field cards fit; a combined spirit counts as one (BS-15.03)."""
    return sum(
        1
        for found in state.objects.values()
        if found.leaving != "arriving" and among.matches(state, found.id, cause, slots)
    )


class PerCard(Quantity):
    """A number for each field card that fits."""

    fields: ClassVar[tuple[str, ...]] = ("factor", "among")
    notation: ClassVar[str | tuple[str, ...]] = "{factor:number} per [{among:filter}]"

    def __init__(self, factor: int, among: Filter) -> None:
        super().__init__()
        self.factor = factor
        self.among = among

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times the count."""
        assert isinstance(state, BattleState)
        return self.factor * count(state, self.among, cause, slots)

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed what is counted."""
        among = self.among
        cards = one(among, language, say)
        if language == "en":
            cards = cards.removeprefix("an ").removeprefix("a ").removeprefix("one ")
        counter = among.counter(language) if isinstance(among, Described) and language != "en" else ""
        _beside(
            language,
            say,
            {
                "en": f" for each {cards}",
                "ja": f"{cards}1{counter}につき",
                "zh-Hans": f"每有1{counter}{cards}",
                "zh-Hant": f"每有1{counter}{cards}",
            },
        )
        return str(self.factor)


class PerDone(Quantity):
    """A number for each time that the last deed was really done."""

    fields: ClassVar[tuple[str, ...]] = ("factor",)
    notation: ClassVar[str | tuple[str, ...]] = "{factor:number} per card so treated"

    def __init__(self, factor: int) -> None:
        super().__init__()
        self.factor = factor

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times what was done."""
        done = slots[DONE]
        assert isinstance(done, int)
        return self.factor * done

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed that each counts."""
        _beside(
            language,
            say,
            {
                "en": " for each card so treated",
                "ja": "そうした1枚につき",
                "zh-Hans": "每有1张如此处理的卡牌",
                "zh-Hant": "每有1張如此處理的卡牌",
            },
        )
        return str(self.factor)


class Plus(Quantity):
    """A number and so much more."""

    fields: ClassVar[tuple[str, ...]] = ("base", "more")
    notation: ClassVar[str | tuple[str, ...]] = "{base:number} plus {more:quantity}"

    def __init__(self, base: int, more: Quantity) -> None:
        super().__init__()
        self.base = base
        self.more = more

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the sum."""
        return self.base + self.more.value(state, cause, slots)

    def is_many(self) -> bool:
        """Return whether it takes the plural."""
        return True

    def sentence(self, language: str, say: Speaker) -> str:
        """Say both."""
        return f"{self.base}+{say.word(self.more)}"


class PerCoresPut(Quantity):
    """A number for each full unit of the cores that the last deed has put somewhere."""

    fields: ClassVar[tuple[str, ...]] = ("factor", "unit")
    notation: ClassVar[str | tuple[str, ...]] = "{factor:number} per {unit:number} cores so put"

    def __init__(self, factor: int, unit: int) -> None:
        super().__init__()
        if unit < 1:
            raise ValueError("a unit is at least 1")
        self.factor = factor
        self.unit = unit

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor for each full unit."""
        done = slots[DONE]
        assert isinstance(done, int)
        return self.factor * (max(0, done) // self.unit)

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed what each unit is."""
        _beside(
            language,
            say,
            {
                "en": f" for each {self.unit} cores so put",
                "ja": f"この効果で置いたコア{self.unit}個につき",
                "zh-Hans": f"每因此效果放置{self.unit}个晶核",
                "zh-Hant": f"每因此效果放置{self.unit}個晶核",
            },
        )
        return str(self.factor)


class PerCardSo(Quantity):
    """A number for each card of a sort among those that the effect has just summoned or revealed."""

    fields: ClassVar[tuple[str, ...]] = ("factor", "among", "done")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{factor:number} per [{among:card-filter}] so {done:done-with-cards}"
    )

    def __init__(self, factor: int, among: Filter, done: str) -> None:
        super().__init__()
        self.factor = factor
        self.among = among
        self.done = done

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times those that have come to the field, or were shown."""
        assert isinstance(state, BattleState)
        shown = self.done == REVEALED
        cards = slots[NAMED] if shown else slots[CARDS]
        assert isinstance(cards, tuple)
        return self.factor * sum(
            1
            for card in cards
            if (shown or state.places[card] < 0) and self.among.matches(state, card, cause, slots)
        )

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed what each counts."""
        cards = say.word(self.among)
        done = say.field(self, "done")
        each = {
            "en": cards.removeprefix("a ").removeprefix("an "),
            "ja": f"{cards}1{'枚' if self.done == REVEALED else '体'}",
            "zh-Hans": f"1{'张' if self.done == REVEALED else '只'}{cards}",
            "zh-Hant": f"1{'張' if self.done == REVEALED else '隻'}{cards}",
        }[language]
        _beside(
            language,
            say,
            {
                "en": f" for each {each} so {done}",
                "ja": f"この効果で{done}した{each}につき",
                "zh-Hans": f"每以此效果{done}{each}",
                "zh-Hant": f"每以此效果{done}{each}",
            },
        )
        return str(self.factor)


class ThatOnesBP(Quantity):
    """The BP of the field card that the event happened to."""

    notation: ClassVar[str | tuple[str, ...]] = "the BP of that one"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the present BP, 0 if the card is gone."""
        assert isinstance(state, BattleState)
        found = _subject(state, slots)
        return 0 if found is None else battle_points.bp(state, found)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        return _as_x(
            language,
            say,
            {
                "ja": "そのスピリットのBP",
                "zh-Hans": "该战魂的BP",
                "zh-Hant": "該戰魂的BP",
                "en": "the BP of that spirit",
            },
        )


class ThatOnesCost(Quantity):
    """The cost of the field card that the event happened to."""

    notation: ClassVar[str | tuple[str, ...]] = "the cost of that one"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the present cost, 0 if the card is gone."""
        assert isinstance(state, BattleState)
        found = _subject(state, slots)
        return 0 if found is None else traits.cost(state, found)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        return _as_x(
            language,
            say,
            {
                "ja": "そのスピリットのコスト",
                "zh-Hans": "该战魂的费用",
                "zh-Hant": "該戰魂的費用",
                "en": "the cost of that spirit",
            },
        )


def _beside(language: str, say: Speaker, texts: dict[str, str]) -> None:
    """Say beside the deed what a number counts: after it in English, before it elsewhere."""
    (say.after if language == "en" else say.before).append(texts[language])


def _as_x(language: str, say: Speaker, what: dict[str, str]) -> str:
    """Say X, and beside the deed what X is."""
    if language == "en":
        say.after.append(f", X being {what[language]}")
    else:
        say.before.append(
            {"ja": f"{what[language]}をXとして", "zh-Hans": f"以{what[language]}为X"}.get(
                language, f"以{what[language]}為X"
            )
        )
    return "X"


def _subject(state: BattleState, slots: list[Value]) -> FieldCard | None:
    """The field card of the triggering event, None if it is gone."""
    subject = slots[SUBJECT]
    assert isinstance(subject, int)
    return state.objects.get(subject)


class PerDifference(Quantity):
    """A number for each full unit of the event's amount (the BP difference, cores placed)."""

    fields: ClassVar[tuple[str, ...]] = ("factor", "unit", "limit")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{factor:number} per {unit:number} of that amount[[ up to {limit:number}]]"
    )

    def __init__(self, factor: int, unit: int, limit: int | None = None) -> None:
        super().__init__()
        self.factor = factor
        self.unit = unit
        self.limit = limit

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times the full units, at most the limit."""
        amount = slots[AMOUNT]
        assert isinstance(amount, int)
        result = self.factor * (amount // self.unit)
        return result if self.limit is None else min(result, self.limit)

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed what is counted."""
        limit = self.limit
        amount = (
            say.amount
            or {"ja": "その数", "zh-Hans": "该数值", "zh-Hant": "該數值", "en": "that amount"}[language]
        )
        if language == "en":
            full = "each" if self.unit == 1 else "each full"
            most = "" if limit is None else f" (at most {limit})"
            say.after.append(f" for {full} {self.unit} of {amount}{most}")
        elif language == "ja":
            most = "" if limit is None else f"（最大{limit}）"
            say.before.append(f"{amount}{self.unit}につき{most}")
        else:
            most = "" if limit is None else f"（最多{limit}）"
            say.before.append(f"{amount}每有{self.unit}{most}")
        return str(self.factor)


class CostOfIt(Quantity):
    """The cost of the field card just chosen, while it waits to leave too."""

    notation: ClassVar[str | tuple[str, ...]] = "the cost of it"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return its present cost, 0 if it is gone."""
        assert isinstance(state, BattleState)
        chosen = slots[IT]
        assert isinstance(chosen, tuple)
        found = state.objects.get(chosen[0]) if chosen else None
        return 0 if found is None else traits.cost(state, found)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        _beside(
            language,
            say,
            {
                "en": ", X being its cost",
                "ja": "そのコストをXとして",
                "zh-Hans": "以其费用为X",
                "zh-Hant": "以其費用為X",
            },
        )
        return "X"


class PerBrave(Quantity):
    """A number for each brave combined with the source."""

    fields: ClassVar[tuple[str, ...]] = ("factor",)
    notation: ClassVar[str | tuple[str, ...]] = "{factor:number} per brave of this"

    def __init__(self, factor: int) -> None:
        super().__init__()
        self.factor = factor

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times the braves."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        return 0 if found is None else self.factor * len(found.braves)

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed what is counted."""
        _beside(
            language,
            say,
            {
                "en": f" for each brave combined with {say.this}",
                "ja": f"{say.this}に合体しているブレイヴ1つにつき",
                "zh-Hans": f"{say.this}每与1张合体进行合体",
                "zh-Hant": f"{say.this}每與1張合體進行合體",
            },
        )
        return str(self.factor)


class ThisLevel(Quantity):
    """The level of the source."""

    notation: ClassVar[str | tuple[str, ...]] = "the level of this"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the present level, 0 if the source is gone."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        return 0 if found is None else values.level(state, found)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        _beside(
            language,
            say,
            {
                "en": f", X being the level of {say.this}",
                "ja": f"{say.this}のLvをXとして",
                "zh-Hans": f"以{say.this}的等级为X",
                "zh-Hant": f"以{say.this}的等級為X",
            },
        )
        return "X"


class ThatCost(Quantity):
    """The cost of the card that the event is about."""

    notation: ClassVar[str | tuple[str, ...]] = "the cost of that card"

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the event's amount, which for a used card is its cost."""
        amount = slots[AMOUNT]
        assert isinstance(amount, int)
        return amount

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        _beside(
            language,
            say,
            {
                "en": ", X being the cost of that card",
                "ja": "そのカードのコストをXとして",
                "zh-Hans": "以该卡牌的费用为X",
                "zh-Hant": "以該卡牌的費用為X",
            },
        )
        return "X"


class Excess(Quantity):
    """By how many the field cards of a sort are more than a number."""

    fields: ClassVar[tuple[str, ...]] = ("among", "number")
    notation: ClassVar[str | tuple[str, ...]] = "the number of [{among:filter@many}] beyond {number:number}"

    def __init__(self, among: Filter, number: int) -> None:
        super().__init__()
        self.among = among
        self.number = number

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the count less the number, 0 if it is no more."""
        assert isinstance(state, BattleState)
        return max(0, count(state, self.among, cause, slots) - self.number)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say X, and beside the deed what X is."""
        cards = say.word(self.among, many=True)
        _beside(
            language,
            say,
            {
                "en": f", X being the number of {cards} beyond {self.number}",
                "ja": f"{cards}の数から{self.number}を引いた数をXとして",
                "zh-Hans": f"以{cards}的数量减去{self.number}为X",
                "zh-Hant": f"以{cards}的數量減去{self.number}為X",
            },
        )
        return "X"


class BPOfThis(Quantity):
    """The BP of the source."""

    notation: ClassVar[str | tuple[str, ...]] = "the BP of this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のBP",
        "zh-Hans": "{this}的BP",
        "zh-Hant": "{this}的BP",
        "en": "the BP of {this}",
    }

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Look it up; of a card that left it is 0."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        return 0 if found is None else battle_points.bp(state, found)


AMOUNT_WORDS: Final = (
    Excess,
    PerCard,
    PerDone,
    Plus,
    PerCoresPut,
    PerCardSo,
    ThatOnesBP,
    ThatOnesCost,
    PerDifference,
    PerBrave,
    CostOfIt,
    ThisLevel,
    ThatCost,
    BPOfThis,
)
"""The words of this module, for registration."""
