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
    Inherits,
    MagicEffect,
    Trigger,
    Triggered,
)
from taisen.battle_spirits.vocabulary.card_actions import Summon
from taisen.battle_spirits.vocabulary.changes import PlayerRule
from taisen.battle_spirits.vocabulary.filters import OWN, CostAmong, FieldFilter, SpiritNoun
from taisen.battle_spirits.vocabulary.players import EACH, DuringStep
from taisen.battle_spirits.vocabulary.targets import ThisCard
from taisen.battle_spirits.vocabulary.triggers import CardIsDestroyed
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Condition, Effect, Filter, Modification, PlayerWord
from taisen.language.control import May
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

ONCE: Final = "once"
ONCE_BY_NAME: Final = "once-by-name"
NO_OVERLAP: Final = "no-overlap"
UNDYING: Final = "undying"


class Head(Word):
    """At which levels a line works, and whether only while combined."""

    category: ClassVar[str] = "head"
    combined: ClassVar[bool] = False
    low: int | None
    high: int | None

    def levels(self) -> int:
        """Return the bit mask of the levels, 0 for any."""
        if self.low is None:
            return 0
        return sum(1 << n for n in range(self.low, (self.high or self.low) + 1))


class LevelHead(Head):
    """Works at some levels (BS-09.04)."""

    fields: ClassVar[tuple[str, ...]] = ("low", "high")
    notation: ClassVar[str | tuple[str, ...]] = "[Lv{low:number}[[-{high:number}]]]"

    def __init__(self, low: int, high: int | None = None) -> None:
        super().__init__()
        if high is not None and high <= low:
            raise ValueError(f"levels run upwards, not from {low} to {high}")
        self.low = low
        self.high = high


class CombinedHead(Head):
    """Works only while combined, at some levels or at any (BS-42.02)."""

    combined: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("low", "high")
    notation: ClassVar[str | tuple[str, ...]] = "[combined[[ Lv{low:number}]][[-{high:number}]]]"

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        super().__init__()
        if high is not None and (low is None or high <= low):
            raise ValueError(f"levels run upwards, not from {low} to {high}")
        self.low = low
        self.high = high


def _levels(head: Head | None) -> int:
    return 0 if head is None else head.levels()


def _combined(head: Head | None) -> bool:
    return head is not None and head.combined


class ThisSubject(Filter):
    """The source, as the subject of a continuous line."""

    category: ClassVar[str] = "subject"
    notation: ClassVar[str | tuple[str, ...]] = "this"

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` is the source."""
        return item == cause.object


class AllSubject(Filter):
    """All field cards of a sort, as the subject of a continuous line."""

    category: ClassVar[str] = "subject"
    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{among:filter@many}"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` fits."""
        return self.among.matches(state, item, cause, slots)


class TriggeredLine(Triggered):
    """An effect given when its event comes."""

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
        self.levels = _levels(head)
        self.combined = _combined(head)
        self.during = during
        self.condition = condition
        self.limit = limit or ""
        self.trigger = trigger
        self.effect = effect
        self.place = "field"

    def values(self) -> dict[str, object]:
        """Return the template's values; an empty keyword or limit is an absent one."""
        return {
            "head": self.head,
            "keyword": self.keyword or None,
            "during": self.during,
            "condition": self.condition,
            "limit": self.limit or None,
            "trigger": self.trigger,
            "effect": self.effect,
        }


class DelayedLine(Triggered):
    """An effect that an effect lets wait for its event."""

    category: ClassVar[str] = "delayed"
    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "when {trigger:trigger}: ({effect:effect})"

    def __init__(self, trigger: Trigger, effect: Effect) -> None:
        super().__init__()
        self.keyword = ""
        self.levels = 0
        self.combined = False
        self.during = None
        self.condition = None
        self.limit = ""
        self.trigger = trigger
        self.effect = effect
        self.place = ""


class UndyingLine(Triggered):
    """Undying: from the trash, summoned when an own spirit of a cost is destroyed in an Attack Step."""

    fields: ClassVar[tuple[str, ...]] = ("costs",)
    notation: ClassVar[str | tuple[str, ...]] = "undying: cost {costs:number+/}"

    def __init__(self, costs: tuple[int, ...]) -> None:
        super().__init__()
        self.costs = costs
        self.keyword = UNDYING
        self.levels = 0
        self.combined = False
        self.during = DuringStep(EACH, "attack")
        self.condition = None
        self.limit = ""
        self.trigger = CardIsDestroyed(FieldFilter(SpiritNoun(), OWN, (), (CostAmong(costs),)))
        self.effect = May(Summon(ThisCard()))
        self.place = "trash"

    def parts(self) -> list[Word]:
        """Return the words inside, which the keyword stands for."""
        return [self.during, self.trigger, self.effect] if self.during is not None else []


class ContinuousLine(Continuous):
    """A change of field cards that holds all the time."""

    fields: ClassVar[tuple[str, ...]] = ("head", "keyword", "during", "condition", "subject", "changes")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} [[{keyword:keyword}:]] [[during {during:during},]] [[while {condition:condition}:]]"
        " {subject:subject} {changes:modification+ and}"
    )

    def __init__(
        self,
        subject: Filter,
        changes: tuple[Modification, ...],
        head: Head | None = None,
        keyword: str | None = None,
        during: During | None = None,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = keyword or ""
        self.levels = _levels(head)
        self.combined = _combined(head)
        self.during = during
        self.condition = condition
        self.subject = subject
        self.changes = changes
        self.modifications = changes

    def values(self) -> dict[str, object]:
        """Return the template's values; an empty keyword is an absent one."""
        return {
            "head": self.head,
            "keyword": self.keyword or None,
            "during": self.during,
            "condition": self.condition,
            "subject": self.subject,
            "changes": self.changes,
        }

    def scope(self, state: AnyState, cause: Cause) -> tuple[tuple[int, ...] | None, Filter | None, int]:
        """Return whom it concerns."""
        if isinstance(self.subject, ThisSubject):
            return (cause.object,), None, -1
        return None, self.subject, -1


class RuleLine(Continuous):
    """A rule about a player that holds all the time."""

    fields: ClassVar[tuple[str, ...]] = ("head", "during", "condition", "who", "rule")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{head:head?} [[during {during:during},]] [[while {condition:condition}:]]"
        " {who:player} {rule:player-rule}"
    )

    def __init__(
        self,
        who: PlayerWord,
        rule: PlayerRule,
        head: Head | None = None,
        during: During | None = None,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = ""
        self.levels = _levels(head)
        self.combined = _combined(head)
        self.during = during
        self.condition = condition
        self.who = who
        self.rule = rule
        self.modifications = (rule,)

    def scope(self, state: AnyState, cause: Cause) -> tuple[tuple[int, ...] | None, Filter | None, int]:
        """Return whom it concerns."""
        return None, None, self.who.player(state, cause)


class ActivatedLine(Activated):
    """An effect used at will in the Main Step or in flash timings."""

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
        "{head:head} [[{keyword:keyword}:]] {window:window}[[ during {during:during}]]"
        "[[ while {condition:condition}]][[ {limit:limit}]]: {effect:effect}"
    )

    def __init__(
        self,
        head: Head,
        window: int,
        effect: Effect,
        keyword: str | None = None,
        during: During | None = None,
        condition: Condition | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__()
        self.head = head
        self.keyword = keyword or ""
        self.levels = _levels(head)
        self.combined = _combined(head)
        self.during = during
        self.condition = condition
        self.limit = limit or ""
        self.window = window
        self.windows = window
        self.effect = effect

    def values(self) -> dict[str, object]:
        """Return the template's values; an empty keyword or limit is an absent one."""
        return {
            "head": self.head,
            "keyword": self.keyword or None,
            "window": self.window,
            "during": self.during,
            "condition": self.condition,
            "limit": self.limit or None,
            "effect": self.effect,
        }


class MagicLine(MagicEffect):
    """The main or flash effect of a magic card."""

    fields: ClassVar[tuple[str, ...]] = ("window", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "[{window:window}] {effect:effect}"

    def __init__(self, window: int, effect: Effect) -> None:
        super().__init__()
        self.window = window
        self.windows = window
        self.effect = effect


class BurstLine(Burst):
    """A burst effect with its condition."""

    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "[burst when {trigger:trigger}] {effect:effect}"

    def __init__(self, trigger: Trigger, effect: Effect) -> None:
        super().__init__()
        self.trigger = trigger
        self.effect = effect


class EntersExhaustedLine(EntersExhausted):
    """The card itself is summoned exhausted."""

    notation: ClassVar[str | tuple[str, ...]] = "this card is summoned exhausted"


class EXSymbolsLine(HasEXSymbols):
    """The card's symbols are EX symbols (BS-08.25)."""

    notation: ClassVar[str | tuple[str, ...]] = "the symbols of this card are EX symbols"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードのシンボルはEXシンボルである。",
        "zh-Hans": "此卡牌的象征是EX象征。",
        "zh-Hant": "此卡牌的象徵是EX象徵。",
        "en": "The symbols of this card are EX symbols.",
    }


class InheritsLine(Inherits):
    """Inheriting summon 継召 (BS-08.26)."""

    notation: ClassVar[str | tuple[str, ...]] = "inheriting summon"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【継召】：使うとき、自分のトラッシュのEXシンボルを持つカードを除外してコストを減らせる。",
        "zh-Hans": "【继召】：使用时，可以除外自己废弃区中带有EX象征的卡牌来减少费用。",
        "zh-Hant": "【繼召】：使用時，可以除外自己廢棄區中帶有EX象徵的卡牌來減少費用。",
        "en": "Inheriting summon: cards with EX symbols in your trash may be removed to reduce its cost.",
    }


LINE_WORDS: Final = (
    EXSymbolsLine,
    InheritsLine,
    LevelHead,
    CombinedHead,
    ThisSubject,
    AllSubject,
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
