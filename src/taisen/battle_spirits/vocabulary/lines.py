"""Lines: the forms of a line of a card's effect, one ability each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.vocabulary.abilities import (
    Activated,
    Burst,
    Continuous,
    During,
    EntersExhausted,
    HasEXSymbols,
    HasFamilies,
    HasNames,
    Inherits,
    MagicEffect,
    Trigger,
    Triggered,
)
from taisen.battle_spirits.vocabulary.card_actions import Summon
from taisen.battle_spirits.vocabulary.card_targets import ThisCard
from taisen.battle_spirits.vocabulary.changes import PlayerRule
from taisen.battle_spirits.vocabulary.filters import OWN, FieldFilter, Test
from taisen.battle_spirits.vocabulary.heads import Head, under_head
from taisen.battle_spirits.vocabulary.nouns import SpiritNoun
from taisen.battle_spirits.vocabulary.qualities import CostAmong
from taisen.battle_spirits.vocabulary.text_qualities import FamilyIs
from taisen.battle_spirits.vocabulary.times import DuringStep
from taisen.battle_spirits.vocabulary.triggers import CardIsDestroyed
from taisen.kernel.events import Cause
from taisen.language.bases import Condition, Effect, Modification, PlayerWord
from taisen.language.control import May
from taisen.language.phrases import line, mark, ruled
from taisen.language.players import EACH
from taisen.language.sentences import Speaker
from taisen.language.subjects import Scope, Subject, of_player
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

ONCE: Final = "once"
ONCE_BY_NAME: Final = "once-by-name"
NO_OVERLAP: Final = "no-overlap"
ONCE_A_MATCH: Final = "once-a-match"
UNDYING: Final = "undying"


def during_text(during: During | None, language: str, say: Speaker) -> str:
    """Return "during your turn"; empty for any time."""
    if during is None:
        return ""
    text = say.word(during)
    return f"during {text}" if language == "en" else f"{text}中"


def while_text(condition: Condition | None, language: str, say: Speaker) -> str:
    """Return "while your life is 3 or less"; empty for no condition."""
    if condition is None:
        return ""
    text = say.word(condition)
    if language == "en":
        return f"while {text}"
    return text + {"ja": "間", "zh-Hans": "的期间", "zh-Hant": "的期間"}[language]


class TriggeredLine(Triggered):
    """An effect given when its event comes."""

    blank: ClassVar[tuple[str, ...]] = ("keyword", "limit")
    fields: ClassVar[tuple[str, ...]] = (
        "head",
        "keyword",
        "during",
        "condition",
        "limit",
        "trigger",
        "effect",
    )
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} [[{keyword:keyword}:]] [[during {during:during},]] [[while {condition:condition}:]]"
        " [[{limit:limit}]]"
        " when {trigger:trigger}: {effect:effect}"
    )

    def __init__(
        self,
        trigger: Trigger,
        effect: Effect,
        head: Head | None = None,
        keyword: str | None = None,
        during: During | None = None,
        condition: Condition | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = keyword or ""
        under_head(self, head)
        self.during = during
        self.condition = condition
        self.limit = limit or ""
        self.trigger = trigger
        self.effect = effect
        self.place = "field"

    def sentence(self, language: str, say: Speaker) -> str:
        """Say when, while what, how often, and what."""
        conditions = self.conditions(language, say)
        return line(language, say, self.head, self.keyword, conditions, say.word(self.effect))

    def conditions(self, language: str, say: Speaker) -> list[str]:
        """Say when, while what and how often; what is said next may speak of the event's amount."""
        said = [
            during_text(self.during, language, say),
            while_text(self.condition, language, say),
            say.field(self, "limit"),
            say.word(self.trigger),
        ]
        say.amount = self.trigger.amount_texts.get(language, "")
        return said


class DelayedLine(Triggered):
    """An effect that an effect lets wait for its event."""

    category: ClassVar[str] = "delayed"
    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "when {trigger:trigger}: ({effect:effect})"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{trigger}、{effect}",
        "zh-Hans": "{trigger}，{effect}",
        "zh-Hant": "{trigger}，{effect}",
        "en": "{trigger}, {effect}",
    }

    def __init__(self, trigger: Trigger, effect: Effect) -> None:
        super().__init__()
        self.keyword = ""
        under_head(self, None)
        self.during = None
        self.condition = None
        self.limit = ""
        self.trigger = trigger
        self.effect = effect
        self.place = ""


class UndyingLine(Triggered):
    """Undying: from the trash, summoned when an own spirit of a sort is destroyed in an Attack Step."""

    fields: ClassVar[tuple[str, ...]] = ("costs", "families")
    notation: ClassVar[str | tuple[str, ...]] = (
        "undying:[[ cost {costs:number+/}]][[ family {families:string+/}]]"
    )

    def __init__(self, costs: tuple[int, ...] = (), families: tuple[str, ...] = ()) -> None:
        super().__init__()
        if not costs and not families:
            raise ValueError("undying names a cost or a family")
        self.costs = costs
        self.families = families
        self.keyword = UNDYING
        under_head(self, None)
        self.during = DuringStep(EACH, "attack")
        self.condition = None
        self.limit = ""
        tests: list[Test] = [CostAmong(costs)] if costs else []
        if families:
            tests.append(FamilyIs(families))
        self.trigger = CardIsDestroyed(FieldFilter(SpiritNoun(), OWN, (), tuple(tests)))
        self.effect = May(Summon(ThisCard()))
        self.place = "trash"

    def parts(self) -> list[Word]:
        """Return the words inside, which the keyword stands for."""
        return [self.during, self.trigger, self.effect] if self.during is not None else []

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword with its costs and families, and what it stands for."""
        costs = "/".join(str(cost) for cost in self.costs)
        families = "/".join(say.quoted(family) for family in self.families)
        name = say.value("keyword", UNDYING)
        words = {"ja": ("コスト", "系統："), "zh-Hans": ("费用", "系统："), "zh-Hant": ("費用", "系統：")}
        before = words.get(language, ("cost ", "family "))
        between = " and " if language == "en" else "/"
        sort = between.join(
            part for part in (costs and before[0] + costs, families and before[1] + families) if part
        )
        return {
            "ja": f"{name}{sort}：お互いのアタックステップ中、{sort}の自分のスピリットが"
            "破壊されたとき、トラッシュにあるこのカードを召喚することができる。",
            "zh-Hans": f"{name}{sort}：双方的攻击阶段中，自己的{sort}的战魂被破坏时，"
            "可以召唤废弃区中的这张卡牌。",
            "zh-Hant": f"{name}{sort}：雙方的攻擊階段中，自己的{sort}的戰魂被破壞時，"
            "可以召喚廢棄區中的這張卡牌。",
            "en": f"{name} ({sort}): During each player's Attack Step, when one of your spirits with "
            f"{sort} is destroyed, you may summon this card from your trash.",
        }[language]


class ContinuousLine(Continuous):
    """A change of field cards that holds all the time."""

    blank: ClassVar[tuple[str, ...]] = ("keyword",)
    fields: ClassVar[tuple[str, ...]] = (
        "head",
        "keyword",
        "during",
        "condition",
        "alone",
        "subject",
        "changes",
    )
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} [[{keyword:keyword}:]] [[during {during:during},]] [[while {condition:condition}:]]"
        " [[?alone without overlapping]] {subject:subject} {changes:modification+@subject and}"
    )

    def __init__(
        self,
        subject: Subject,
        changes: tuple[Modification, ...],
        head: Head | None = None,
        keyword: str | None = None,
        during: During | None = None,
        condition: Condition | None = None,
        alone: bool = False,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = keyword or ""
        under_head(self, head)
        self.during = during
        self.condition = condition
        self.alone = alone
        self.subject = subject
        self.changes = changes
        self.modifications = changes

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return whom it concerns."""
        return self.subject.scope(cause)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say while what, and what becomes of whom."""
        main = self.subject.changed(self.changes, language, say)
        conditions = [during_text(self.during, language, say), while_text(self.condition, language, say)]
        if self.alone:
            conditions.append(say.value("limit", NO_OVERLAP))
        return line(language, say, self.head, self.keyword, conditions, main)


class RuleLine(Continuous):
    """A rule about a player that holds all the time."""

    blank: ClassVar[tuple[str, ...]] = ("keyword",)
    fields: ClassVar[tuple[str, ...]] = ("head", "keyword", "during", "condition", "who", "rule")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} [[{keyword:keyword}:]] [[during {during:during},]] [[while {condition:condition}:]]"
        " {who:player} {rule:player-rule@who}"
    )

    def __init__(
        self,
        who: PlayerWord,
        rule: PlayerRule,
        head: Head | None = None,
        keyword: str | None = None,
        during: During | None = None,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = keyword or ""
        under_head(self, head)
        self.during = during
        self.condition = condition
        self.alone = False
        self.who = who
        self.rule = rule
        self.modifications = (rule,)

    def scope(self, state: AnyState, cause: Cause) -> Scope:
        """Return whom it concerns."""
        return of_player(self.who.player(state, cause))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say while what, and what is true of whom."""
        main = say.framed(ruled(self.who, self.rule, language, say))
        conditions = [during_text(self.during, language, say), while_text(self.condition, language, say)]
        return line(language, say, self.head, self.keyword, conditions, main)


class ActivatedLine(Activated):
    """An effect used at will in the Main Step or in flash timings."""

    blank: ClassVar[tuple[str, ...]] = ("keyword", "limit")
    fields: ClassVar[tuple[str, ...]] = (
        "head",
        "keyword",
        "window",
        "during",
        "condition",
        "limit",
        "effect",
    )
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} [[{keyword:keyword}:]] {window:window}[[ during {during:during}]]"
        "[[ while {condition:condition}]][[ {limit:limit}]]: {effect:effect}"
    )

    def __init__(
        self,
        window: int,
        effect: Effect,
        head: Head | None = None,
        keyword: str | None = None,
        during: During | None = None,
        condition: Condition | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = keyword or ""
        under_head(self, head)
        self.during = during
        self.condition = condition
        self.limit = limit or ""
        self.window = window
        self.windows = window
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say in which windows, when, while what, how often, and what."""
        window = mark(say.field(self, "window"), language)
        text = line(language, say, None, "", self.conditions(language, say), say.word(self.effect))
        name = say.value("keyword", self.keyword) if self.keyword else ""
        head = "" if self.head is None else say.word(self.head)
        if language == "en":
            return " ".join(part for part in (head, window, name and name + ":", text) if part)
        return head + window + name + text

    def conditions(self, language: str, say: Speaker) -> list[str]:
        """Say when, while what and how often."""
        return [
            during_text(self.during, language, say),
            while_text(self.condition, language, say),
            say.field(self, "limit"),
        ]


class MagicLine(MagicEffect):
    """The main or flash effect of a magic card."""

    fields: ClassVar[tuple[str, ...]] = ("window", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "[{window:window}] {effect:effect}"

    def __init__(self, window: int, effect: Effect) -> None:
        super().__init__()
        self.window = window
        self.windows = window
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the window as a mark, and what."""
        text = line(language, say, None, "", [], say.word(self.effect))
        return mark(say.field(self, "window"), language) + (" " if language == "en" else "") + text


class BurstLine(Burst):
    """A burst effect with its condition."""

    blank: ClassVar[tuple[str, ...]] = ("keyword",)
    fields: ClassVar[tuple[str, ...]] = ("trigger", "keyword", "effect")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[burst when {trigger:trigger}] [[{keyword:keyword}:]] {effect:effect}"
    )

    def __init__(self, trigger: Trigger, effect: Effect, keyword: str | None = None) -> None:
        super().__init__()
        self.trigger = trigger
        self.keyword = keyword or ""
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the condition as a mark, and what."""
        name = {"ja": "バースト：", "zh-Hans": "爆裂：", "zh-Hant": "爆裂：", "en": "Burst "}[language]
        say.amount = self.trigger.amount_texts.get(language, "")
        text = line(language, say, None, self.keyword, [], say.word(self.effect))
        start = mark(name + say.word(self.trigger), language)
        return start + (" " if language == "en" else "") + text


class EntersExhaustedLine(EntersExhausted):
    """Says that the card itself is summoned exhausted."""

    notation: ClassVar[str | tuple[str, ...]] = "this card is summoned exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードは疲労状態で召喚される。",
        "zh-Hans": "这张卡牌以疲劳状态被召唤。",
        "zh-Hant": "這張卡牌以疲勞狀態被召喚。",
        "en": "this card is summoned exhausted.",
    }


class FamiliesLine(HasFamilies):
    """Says that the card has further families, in every zone."""

    fields: ClassVar[tuple[str, ...]] = ("families",)
    notation: ClassVar[str | tuple[str, ...]] = "this card has family {families:string+/} too"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードは系統：{families|/}も持つ。",
        "zh-Hans": "这张卡牌还拥有系统{families|/}。",
        "zh-Hant": "這張卡牌還擁有系統{families|/}。",
        "en": "this card is of the family {families|, | and } too.",
    }

    def __init__(self, families: tuple[str, ...]) -> None:
        super().__init__()
        self.families = families


class NamesLine(HasNames):
    """Says that the card has further names, in every zone."""

    fields: ClassVar[tuple[str, ...]] = ("names",)
    notation: ClassVar[str | tuple[str, ...]] = "this card is named {names:string+/} too"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードはカード名：{names|/}としても扱う。",
        "zh-Hans": "这张卡牌也视为卡牌名称{names|/}。",
        "zh-Hant": "這張卡牌也視為卡牌名稱{names|/}。",
        "en": "this card is named {names|, | and } too.",
    }

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names


class EXSymbolsLine(HasEXSymbols):
    """The card's symbols are EX symbols (BS-08.25)."""

    notation: ClassVar[str | tuple[str, ...]] = "the symbols of this card are EX symbols"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードのシンボルはEXシンボルである。",
        "zh-Hans": "这张卡牌的战徽为EX战徽。",
        "zh-Hant": "這張卡牌的戰徽為EX戰徽。",
        "en": "the symbols of this card are EX symbols.",
    }


class InheritsLine(Inherits):
    """Inheriting summon 継召 (BS-08.26)."""

    notation: ClassVar[str | tuple[str, ...]] = "inheriting summon"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【継召】使うとき、自分のトラッシュのEXシンボルを持つカードを除外してコストを減らせる。",
        "zh-Hans": "【继召】使用时，可以除外自己废弃区中拥有EX战徽的卡牌来减少费用。",
        "zh-Hant": "【繼召】使用時，可以除外自己廢棄區中擁有EX戰徽的卡牌來減少費用。",
        "en": "inheriting summon: Cards with EX symbols in your trash may be removed to reduce its cost.",
    }


LINE_WORDS: Final = (
    FamiliesLine,
    NamesLine,
    EXSymbolsLine,
    InheritsLine,
    TriggeredLine,
    DelayedLine,
    UndyingLine,
    ContinuousLine,
    RuleLine,
    ActivatedLine,
    MagicLine,
    BurstLine,
    EntersExhaustedLine,
)
"""The words of this module, for registration."""
