"""Qualities: what stands behind the noun of a filter."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Quantity, Target
from taisen.language.phrases import bound, with_article
from taisen.language.quantities import Number, compare
from taisen.language.sentences import Speaker
from taisen.language.slots import NUMBER
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.state import LANE_COUNT, FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import CardAbility
from taisen.wixoss.vocabulary.filters import Test

CLASSES_OF_A_CARD: Final = 16
"""A class that was chosen is kept as this times a card slot, plus its place among the card's classes."""

ODD: Final = 1
EVEN: Final = 0
NAMED_PARITY: Final = 2


class LevelIs(Test):
    """Its level stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with level{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's present level."""
        present = values.level(state, found)
        return present >= 0 and compare(present, self.relation, self.number.value(state, cause, slots))

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Compare a card's printed level; a card without one fails."""
        printed = state.definitions[card].level
        return printed >= 0 and compare(printed, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        if self.relation == "=" and not isinstance(self.number, Number):
            return {
                "ja": f"レベルが{number}の",
                "zh-Hans": f"等级为{number}的",
                "zh-Hant": f"等級為{number}的",
                "en": f"whose level is {number}",
            }[language]
        limit = number if self.relation == "=" else bound(self.relation, number, language)
        return {
            "ja": f"レベル{limit}の",
            "zh-Hans": f"等级{limit}的",
            "zh-Hant": f"等級{limit}的",
            "en": f"with level {limit}",
        }[language]


class TotalCostIs(Test):
    """The number of Ener symbols printed as its cost stands in a relation to a number (WX-13.01)."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with total cost{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare what is printed on a field card."""
        return self.elsewhere(state, found.card, cause, slots)

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Compare what is printed on a card."""
        printed = sum(state.definitions[card].cost)
        return compare(printed, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"コストの合計が{limit}の",
            "zh-Hans": f"费用合计为{limit}的",
            "zh-Hant": f"費用合計為{limit}的",
            "en": f"with a total cost of {limit}",
        }[language]


class PowerIs(Test):
    """Its power stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with power{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's present power."""
        return compare(values.power(state, found), self.relation, self.number.value(state, cause, slots))

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Compare a card's printed power; only SIGNI have one."""
        definition = state.definitions[card]
        wanted = self.number.value(state, cause, slots)
        return definition.is_signi and compare(definition.power, self.relation, wanted)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"パワー{limit}の",
            "zh-Hans": f"力量{limit}的",
            "zh-Hant": f"力量{limit}的",
            "en": f"with power {limit}",
        }[language]


class ClassIs(Test):
    """It has one of some classes (WX-02.11)."""

    fields: ClassVar[tuple[str, ...]] = ("classes",)
    notation: ClassVar[str | tuple[str, ...]] = "with class {classes:string+/}"

    def __init__(self, classes: tuple[str, ...]) -> None:
        super().__init__()
        self.classes = classes

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's classes."""
        return any(name in self.classes for name in values.classes(state, found))

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's classes."""
        return any(name in self.classes for name in state.definitions[card].classes)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say them between the marks of a class."""
        names = [f"＜{name}＞" for name in self.classes]
        if language == "en":
            return "of the class " + " or ".join(names)
        return {"ja": "か", "zh-Hans": "或", "zh-Hant": "或"}[language].join(names) + (
            "の" if language == "ja" else "的"
        )


class TypeIs(Test):
    """It has one of some LRIG types (WX-02.12)."""

    fields: ClassVar[tuple[str, ...]] = ("types",)
    notation: ClassVar[str | tuple[str, ...]] = "with type {types:string+/}"

    def __init__(self, types: tuple[str, ...]) -> None:
        super().__init__()
        self.types = types

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a LRIG's types."""
        return any(name in self.types for name in values.types(state, found))

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's types."""
        return any(name in self.types for name in state.definitions[card].types)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say them between the marks of a type."""
        names = [f"＜{name}＞" for name in self.types]
        if language == "en":
            return "of the type " + " or ".join(names)
        return {"ja": "か", "zh-Hans": "或", "zh-Hant": "或"}[language].join(names) + (
            "の" if language == "ja" else "的"
        )


class NotNamed(Test):
    """It has another name (WX-02.17)."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "other than {name:string}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "《{called}》以外の",
        "zh-Hans": "《{called}》以外的",
        "zh-Hant": "《{called}》以外的",
        "en": 'other than "{called}"',
    }
    silent: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    @property
    def called(self) -> str:
        """The name, without the quotation marks that a language sets around a string."""
        return self.name

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's names."""
        return self.name not in values.names(state, found)

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's name."""
        return state.definitions[card].name != self.name


class NameHas(Test):
    """Its name contains a text."""

    fields: ClassVar[tuple[str, ...]] = ("text",)
    notation: ClassVar[str | tuple[str, ...]] = "with {text:string} in its name"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード名に{text}を含む",
        "zh-Hans": "卡名含有{text}的",
        "zh-Hant": "卡名含有{text}的",
        "en": "with {text} in its name",
    }

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look into a field card's names."""
        return any(self.text in name for name in values.names(state, found))

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look into a card's name."""
        return self.text in state.definitions[card].name


class HasKeyword(Test):
    """It has a keyword ability."""

    fields: ClassVar[tuple[str, ...]] = ("keyword",)
    notation: ClassVar[str | tuple[str, ...]] = "with {keyword:keyword}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{keyword}を持つ",
        "zh-Hans": "拥有{keyword}的",
        "zh-Hant": "擁有{keyword}的",
        "en": "with {keyword}",
    }

    def __init__(self, keyword: str) -> None:
        super().__init__()
        self.keyword = keyword

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at what a field card has now."""
        return values.has_keyword(state, found, self.keyword)

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at what a card has where it is."""
        return values.card_keyword(state, card, self.keyword)


class HasIcon(Test):
    """It shows an icon, or does not (WX-02.13, WX-02.14)."""

    fields: ClassVar[tuple[str, ...]] = ("icon", "absent")
    notation: ClassVar[str | tuple[str, ...]] = "with [[?absent no]] {icon:icon} icon"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{icon}を[[?!absent持つ]][[?absent持たない]]",
        "zh-Hans": "[[?!absent拥有]][[?absent没有]]{icon}的",
        "zh-Hant": "[[?!absent擁有]][[?absent沒有]]{icon}的",
        "en": "[[?!absent with {an_icon}]][[?absent with no {icon}]]",
    }

    def __init__(self, icon: str, absent: bool = False) -> None:
        super().__init__()
        self.icon = icon
        self.absent = absent

    @property
    def an_icon(self) -> str:
        """The icon with its English article."""
        return with_article("Life Burst" if self.icon == "life-burst" else f"{self.icon} icon")

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card."""
        shown = has_icon(state.definitions[found.card], self.icon)
        if self.icon == "guard" and not shown:
            shown = values.has_keyword(state, found, "guard")
        return shown != self.absent

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card; what it was given counts as shown."""
        if self.icon == "guard":
            shown = values.card_keyword(state, card, "guard")
        elif self.icon == "life-burst":
            shown = values.card_burst(state, card) is not None
        else:
            shown = has_icon(state.definitions[card], self.icon)
        return shown != self.absent


def has_icon(definition: CardDefinition, icon: str) -> bool:
    """Return whether a card shows an icon."""
    if icon == "guard":
        return "guard" in definition.keywords
    if icon == "life-burst":
        return definition.burst is not None
    if icon == "cross":
        return definition.cross is not None
    if icon == "rise":
        return definition.rise is not None
    if icon == "trap":
        return definition.trap is not None
    if icon == "layer":
        return any(isinstance(line, CardAbility) and line.layer for line in definition.abilities)
    assert icon == "acce"
    return any(line.zone == "acce" for line in definition.constants)


class ParityIs(Test):
    """Its level is odd, even, or what was named."""

    fields: ClassVar[tuple[str, ...]] = ("parity",)
    notation: ClassVar[str | tuple[str, ...]] = "with {parity:parity} level"
    texts: ClassVar[dict[str, str]] = {
        "ja": "レベルが{parity}の",
        "zh-Hans": "等级为{parity}的",
        "zh-Hant": "等級為{parity}的",
        "en": "with {parity} level",
    }

    def __init__(self, parity: int) -> None:
        super().__init__()
        self.parity = parity

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's present level."""
        present = values.level(state, found)
        return present >= 0 and present % 2 == self._wanted(slots)

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's printed level; a card without one fails."""
        printed = state.definitions[card].level
        return printed >= 0 and printed % 2 == self._wanted(slots)

    def _wanted(self, slots: list[Value]) -> int:
        if self.parity != NAMED_PARITY:
            return self.parity
        named = slots[NUMBER]
        assert isinstance(named, int)
        return named


class SharesColor(Test):
    """It has a colour in common with the center LRIG."""

    notation: ClassVar[str | tuple[str, ...]] = "sharing a color with your LRIG"
    texts: ClassVar[dict[str, str]] = {
        "ja": "あなたのセンタールリグと共通する色を持つ",
        "zh-Hans": "与自己的中央分身有相同颜色的",
        "zh-Hant": "與自己的中央分身有相同顏色的",
        "en": "sharing a colour with your center LRIG",
    }

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's colours."""
        own = values.colors(state, values.center(state, cause.player))
        return values.colors(state, found) & own != 0

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Compare a card's colours."""
        own = values.colors(state, values.center(state, cause.player))
        return state.definitions[card].colors & own != 0


class ChosenClass(Test):
    """It has the class that was chosen."""

    notation: ClassVar[str | tuple[str, ...]] = "with the chosen class"
    texts: ClassVar[dict[str, str]] = {
        "ja": "選んだクラスを持つ",
        "zh-Hans": "拥有所选种族的",
        "zh-Hant": "擁有所選種族的",
        "en": "of the chosen class",
    }

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's classes."""
        return chosen_class(state, slots) in values.classes(state, found)

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's classes."""
        return chosen_class(state, slots) in state.definitions[card].classes


def chosen_class(state: WixossState, slots: list[Value]) -> str:
    """Return the class that was chosen in this effect, empty for none."""
    number = slots[NUMBER]
    assert isinstance(number, int)
    if number <= 0:
        return ""
    card, place = divmod(number - 1, CLASSES_OF_A_CARD)
    return state.definitions[card].classes[place]


class InFrontOf(Test):
    """It stands in front of a certain card (WX-04.13)."""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    notation: ClassVar[str | tuple[str, ...]] = "in front of {whom:pronoun}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}の正面の",
        "zh-Hans": "{whom}正面的",
        "zh-Hant": "{whom}正面的",
        "en": "in front of {whom}",
    }

    def __init__(self, whom: Target) -> None:
        super().__init__()
        self.whom = whom

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look across."""
        across = values.front(state, found)
        return across is not None and across.id in self.whom.items(state, cause, slots)


class InLane(Test):
    """It stands in a certain SIGNI Zone (WX-04.09)."""

    fields: ClassVar[tuple[str, ...]] = ("lane",)
    notation: ClassVar[str | tuple[str, ...]] = "in the {lane:lane} zone"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{lane}のシグニゾーンにある",
        "zh-Hans": "在{lane}精灵区的",
        "zh-Hant": "在{lane}精靈區的",
        "en": "in the {lane} SIGNI Zone",
    }

    def __init__(self, lane: int) -> None:
        super().__init__()
        self.lane = lane

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look where a field card stands."""
        return found.place == self.lane


class OverFaceDown(Test):
    """It stands in a SIGNI Zone in which a trap or a seed lies."""

    fields: ClassVar[tuple[str, ...]] = ("first",)
    notation: ClassVar[str | tuple[str, ...]] = "in a zone with {first:face-down}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}のあるシグニゾーンにある",
        "zh-Hans": "位于有{first}的精灵区的",
        "zh-Hant": "位於有{first}的精靈區的",
        "en": "in a SIGNI Zone with {first}",
    }

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look into the zone in which a field card stands."""
        return found.place < LANE_COUNT and bool(state.zone(found.controller, self.first + found.place))


class IsThis(Test):
    """It is the source."""

    means_this: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "that is this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}",
        "zh-Hans": "{this}",
        "zh-Hant": "{this}",
        "en": "{this}",
    }

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is the source."""
        return found.id == cause.object


QUALITY_WORDS: Final = (
    LevelIs,
    TotalCostIs,
    PowerIs,
    ClassIs,
    TypeIs,
    NotNamed,
    NameHas,
    HasKeyword,
    HasIcon,
    ParityIs,
    SharesColor,
    ChosenClass,
    InFrontOf,
    InLane,
    OverFaceDown,
    IsThis,
)
"""The words of this module, for registration."""
