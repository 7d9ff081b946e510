"""Heads: when a line of a card's effect works, as the mark before it says.

Owns the levels, the combinations and the forms of its card (standing on the field, in soul state, as a base,
set as a mirage, laid as a magic) in which alone a line works.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.abilities import (
    AS_BASE,
    COMBINED,
    COMBINED_LEFT,
    COMBINED_NEXUS,
    COMBINED_RIGHT,
    COMBINED_SPIRIT,
    IN_SOUL_STATE,
    STANDING,
    WHILE_LAID,
    WHILE_SET,
    CardAbility,
)
from taisen.language import Lexicon, Term
from taisen.language.phrases import mark
from taisen.language.sentences import Speaker
from taisen.language.words import Word

HIGHEST_LEVEL: Final = 9
"""The highest level that a line may name: levels are kept as bits."""

ADVENTED: Final = "advented"
OVER_COUNT: Final = "over-count"

_COMBINATIONS: Final = {
    "combined-left": COMBINED_LEFT,
    "combined-right": COMBINED_RIGHT,
    "combined-spirit": COMBINED_SPIRIT,
    "combined-nexus": COMBINED_NEXUS,
}
_FORMS: Final = {"soul-state": IN_SOUL_STATE, "contract-base": AS_BASE, "set": WHILE_SET}

WORK_MARKS: Final = Lexicon(
    "work-mark",
    {
        "combined left": Term("combined-left", "左合体中", "左合体中", "左合體中", "While combined left"),
        "combined right": Term("combined-right", "右合体中", "右合体中", "右合體中", "While combined right"),
        "combined with a spirit": Term(
            "combined-spirit", "スピリット合体中", "战魂合体中", "戰魂合體中", "While combined with a spirit"
        ),
        "combined with a nexus": Term(
            "combined-nexus", "ネクサス合体中", "核心合体中", "核心合體中", "While combined with a nexus"
        ),
        "advented": Term(ADVENTED, "煌臨中", "煌临中", "煌臨中", "While advented"),
        "over count": Term(OVER_COUNT, "OC中", "OC中", "OC中", "While OC"),
        "soul state": Term("soul-state", "魂状態", "魂状态", "魂狀態", "Soul state"),
        "contract base": Term("contract-base", "契約煌臨元", "契约煌临元", "契約煌臨元", "Contract base"),
        "set": Term("set", "セット中", "设置中", "設置中", "While set"),
    },
)
"""What a head may say besides levels."""


class Head(Word):
    """At which levels a line works, in which form of its card, and whether only while combined."""

    category: ClassVar[str] = "head"
    combined: int
    forms: int
    advented: bool
    over_count: bool
    low: int | None
    high: int | None

    def levels(self) -> int:
        """Return the bit mask of the levels, 0 for any."""
        if self.low is None:
            return 0
        return sum(1 << n for n in range(self.low, (self.high or self.low) + 1))

    def level_names(self) -> str:
        """Return the levels as they are printed, "Lv1·Lv2"; empty for any."""
        if self.low is None:
            return ""
        return "·".join(f"Lv{n}" for n in range(self.low, (self.high or self.low) + 1))

    def _take_levels(self, low: int | None, high: int | None) -> None:
        if high is not None and (low is None or high <= low):
            raise ValueError(f"levels run upwards, not from {low} to {high}")
        if max(low or 0, high or 0) > HIGHEST_LEVEL:
            raise ValueError(f"no card has a level above {HIGHEST_LEVEL}")
        self.low = low
        self.high = high
        self.combined = 0
        self.forms = STANDING
        self.advented = False
        self.over_count = False


class LevelHead(Head):
    """Works at some levels (BS-09.04)."""

    fields: ClassVar[tuple[str, ...]] = ("low", "high")
    notation: ClassVar[str | tuple[str, ...]] = "[Lv{low:number}[[-{high:number}]]]"

    def __init__(self, low: int, high: int | None = None) -> None:
        super().__init__()
        self._take_levels(low, high)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the levels as a mark."""
        return mark(self.level_names(), language)


class CombinedHead(Head):
    """Works only while combined, at some levels or at any (BS-42.02)."""

    fields: ClassVar[tuple[str, ...]] = ("low", "high")
    notation: ClassVar[str | tuple[str, ...]] = "[combined[[ Lv{low:number}]][[-{high:number}]]]"

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        super().__init__()
        self._take_levels(low, high)
        self.combined = COMBINED

    def sentence(self, language: str, say: Speaker) -> str:
        """Say "while combined" and the levels as a mark."""
        words = {"ja": "合体中", "zh-Hans": "合体中", "zh-Hant": "合體中", "en": "While combined"}[language]
        return _marked((words,), self.level_names(), language)


class WorkHead(Head):
    """Works in some combinations or forms of its card, at some levels of a standing card or at any.

    Of soul state, base and set only those named are meant; with levels the card standing on the field at one
    of them is meant too (BS-32.12).
    """

    fields: ClassVar[tuple[str, ...]] = ("marks", "low", "high")
    notation: ClassVar[str | tuple[str, ...]] = "[{marks:work-mark+,}[[ Lv{low:number}]][[-{high:number}]]]"

    def __init__(self, marks: tuple[str, ...], low: int | None = None, high: int | None = None) -> None:
        super().__init__()
        self._take_levels(low, high)
        if len(set(marks)) != len(marks):
            raise ValueError("a head that says something twice")
        self.marks = marks
        for name in marks:
            self.combined |= _COMBINATIONS.get(name, 0)
        forms = 0
        for name in marks:
            forms |= _FORMS.get(name, 0)
        if forms:
            self.forms = forms if low is None else forms | STANDING
        self.advented = ADVENTED in marks
        self.over_count = OVER_COUNT in marks

    def sentence(self, language: str, say: Speaker) -> str:
        """Say each of its marks and the levels as one mark."""
        words = tuple(say.value("work-mark", name) for name in self.marks)
        return _marked(words, self.level_names(), language)


class TypeHead(Head):
    """Works while the card, a magic of a type, lies on the field, where an effect of its own has put it."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "[type {name:string}]"

    def __init__(self, name: str) -> None:
        super().__init__()
        self._take_levels(None, None)
        self.name = name
        self.forms = WHILE_LAID

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the type, and that it is on the field, as one mark."""
        return mark(
            {
                "ja": f"タイプ：{self.name}／フィールドにある間",
                "zh-Hans": f"类型：{self.name}／在战场上的期间",
                "zh-Hant": f"類型：{self.name}／在戰場上的期間",
                "en": f"Type {self.name}, on the field",
            }[language],
            language,
        )


def _marked(words: tuple[str, ...], levels: str, language: str) -> str:
    between = ", " if language == "en" else "/"
    comma = ", " if language == "en" else "："
    said = between.join(words)
    return mark(f"{said}{comma}{levels}" if levels else said, language)


def under_head(ability: CardAbility, head: Head | None) -> None:
    """Say of an ability when it works; without a head always while its card stands on the field."""
    ability.levels = 0 if head is None else head.levels()
    ability.combined = 0 if head is None else head.combined
    ability.forms = STANDING if head is None else head.forms
    ability.advented = head is not None and head.advented
    ability.over_count = head is not None and head.over_count
    ability.safe = False


HEAD_WORDS: Final = (LevelHead, CombinedHead, WorkHead, TypeHead)
"""The words of this module, for registration."""
