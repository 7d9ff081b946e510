"""Player rules: what a player cannot do for a time or while a card is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Filter
from taisen.language.slots import NUMBER
from taisen.wixoss.state import CHEER, WixossState
from taisen.wixoss.vocabulary.changes import PlayerRule
from taisen.wixoss.vocabulary.items import card_item

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

USE_SPELL: Final = "use-spell"
USE_ARTS: Final = "use-arts"
USE_ACTION: Final = "use-action"
GUARD: Final = "guard"
GROW: Final = "grow"
ENTER: Final = "enter"
DRAW: Final = "draw"
DAMAGE: Final = "damage"
CRUSH: Final = "crush"
BURST: Final = "life-burst"
SKIP: Final = "skip-"

USES: Final = Lexicon(
    "use",
    {
        "spells": Term(USE_SPELL, "スペル", "魔法", "魔法", "spells"),
        "ARTS": Term(USE_ARTS, "アーツ", "必杀", "必殺", "ARTS"),
        "action-abilities": Term(USE_ACTION, "起動能力", "起动能力", "起動能力", "action abilities"),
    },
)
"""What a player can use."""

PHASES: Final = Lexicon(
    "skipped-phase",
    {
        "draw-phase": Term("draw", "ドローフェイズ", "抽牌阶段", "抽牌階段", "draw phase"),
        "ener-phase": Term("ener", "エナフェイズ", "充能阶段", "充能階段", "ener phase"),
        "grow-phase": Term("grow", "グロウフェイズ", "成长阶段", "成長階段", "grow phase"),
        "main-phase": Term("main", "メインフェイズ", "主要阶段", "主要階段", "main phase"),
        "attack-phase": Term("attack", "アタックフェイズ", "攻击阶段", "攻擊階段", "attack phase"),
    },
)
"""Phases that can be skipped."""


def fits(state: AnyState, among: Filter, card: int, source: Cause) -> bool:
    """Return whether a card outside the field fits a description."""
    return among.matches(state, card_item(card), source, NO_SLOTS)


# -- what a player cannot do -----------------------------------------------------------------------


class CannotUse(PlayerRule):
    """Cannot use spells, ARTS or action abilities."""

    fields: ClassVar[tuple[str, ...]] = ("uses",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot use {uses:use+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{uses|と}を使用できない",
        "zh-Hans": "不能使用{uses|和}",
        "zh-Hant": "不能使用{uses|和}",
        "en": "cannot use {uses|, | or }",
    }

    def __init__(self, uses: tuple[str, ...]) -> None:
        super().__init__()
        self.uses = uses

    def says(self, verb: str) -> bool:
        """Return whether it is about that sort of use."""
        return verb in self.uses


class CannotUseCards(PlayerRule):
    """Cannot use cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot use [{cards:filter@many}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{cards@many}を使用できない",
        "zh-Hans": "不能使用{cards@many}",
        "zh-Hant": "不能使用{cards@many}",
        "en": "cannot use {cards@many}",
    }

    def __init__(self, cards: Filter) -> None:
        super().__init__()
        self.cards = cards

    def says(self, verb: str) -> bool:
        """Return whether it is about using a card."""
        return verb in (USE_SPELL, USE_ARTS)

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether the card is one of those."""
        return item >= 0 and fits(state, self.cards, item, source)


class CannotGuard(PlayerRule):
    """Cannot guard, at all or with cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot guard[[ with [{cards:filter@many}]]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[{cards@many}で]]【ガード】ができない",
        "zh-Hans": "不能[[以{cards@many}]]进行【防御】",
        "zh-Hant": "不能[[以{cards@many}]]進行【防禦】",
        "en": "cannot guard[[ with {cards@many}]]",
    }
    verb: ClassVar[str] = GUARD

    def __init__(self, cards: Filter | None = None) -> None:
        super().__init__()
        self.cards = cards

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether that card cannot guard."""
        if self.cards is None:
            return True
        return item >= 0 and fits(state, self.cards, item, source)


class CannotGuardWithThatLevel(PlayerRule):
    """Cannot guard with SIGNI of the level that was named."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot guard with SIGNI of that level"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は宣言された数字と同じレベルのシグニで【ガード】ができない",
        "zh-Hans": "不能以等级为所宣言数字的精灵进行【防御】",
        "zh-Hant": "不能以等級為所宣言數字的精靈進行【防禦】",
        "en": "cannot guard with SIGNI of the named level",
    }
    verb: ClassVar[str] = GUARD

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the level named."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether the card is a SIGNI of that level."""
        assert isinstance(state, WixossState)
        return item >= 0 and state.definitions[item].is_signi and state.definitions[item].level == amount


class CannotGrow(PlayerRule):
    """Cannot grow."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot grow"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はグロウできない",
        "zh-Hans": "不能成长",
        "zh-Hant": "不能成長",
        "en": "cannot grow",
    }
    verb: ClassVar[str] = GROW


class CannotDraw(PlayerRule):
    """Cannot draw."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot draw"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はカードを引けない",
        "zh-Hans": "不能抽牌",
        "zh-Hant": "不能抽牌",
        "en": "cannot draw",
    }
    verb: ClassVar[str] = DRAW


class CannotPutOnField(PlayerRule):
    """Cannot put cards of a sort onto the field."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot put [{cards:filter@many}] onto the field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{cards@many}を場に出せない",
        "zh-Hans": "不能使{cards@many}出场",
        "zh-Hant": "不能使{cards@many}出場",
        "en": "cannot put {cards@many} onto the field",
    }
    verb: ClassVar[str] = ENTER

    def __init__(self, cards: Filter) -> None:
        super().__init__()
        self.cards = cards

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether the card is one of those."""
        return item >= 0 and fits(state, self.cards, item, source)


class FieldLimit(PlayerRule):
    """Cannot put a SIGNI onto the field while so many are there."""

    fields: ClassVar[tuple[str, ...]] = ("most",)
    notation: ClassVar[str | tuple[str, ...]] = "can have at most {most:number} SIGNI on the field"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はシグニを{most}体までしか場に出すことができない",
        "zh-Hans": "最多只能使{most}只精灵出场",
        "zh-Hant": "最多只能使{most}隻精靈出場",
        "en": "can have at most {most} SIGNI on the field",
    }
    verb: ClassVar[str] = ENTER

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def forbids(self, state: AnyState, item: int, amount: int, source: Cause) -> bool:
        """Return whether the player of the card has so many already."""
        assert isinstance(state, WixossState)
        if item < 0 or not state.definitions[item].is_signi:
            return False
        player = state.owners[item]
        there = [f for f in state.objects.values() if f.controller == player and f.place <= CHEER]
        return len(there) >= self.most


class SkipsPhase(PlayerRule):
    """Skips a phase (WX-06.08, WX-10.14)."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)
    notation: ClassVar[str | tuple[str, ...]] = "{skips|skip@same} the {phase:skipped-phase}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{phase}をスキップする",
        "zh-Hans": "跳过{phase}",
        "zh-Hant": "跳過{phase}",
        "en": "{skips/skip} the {phase}",
    }

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def says(self, verb: str) -> bool:
        """Return whether it is about that phase ("skip-grow-phase")."""
        return verb == f"{SKIP}{self.phase}-phase"


class TakesNoDamage(PlayerRule):
    """Takes no damage."""

    notation: ClassVar[str | tuple[str, ...]] = "{takes|take@same} no damage"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はダメージを受けない",
        "zh-Hans": "不会受到伤害",
        "zh-Hant": "不會受到傷害",
        "en": "{takes/take} no damage",
    }
    verb: ClassVar[str] = DAMAGE


class LifeIsNotCrushed(PlayerRule):
    """Has no Life Cloth crushed."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} no life crushed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフクロスはクラッシュされない",
        "zh-Hans": "的生命护甲不会被击溃",
        "zh-Hant": "的生命護甲不會被擊潰",
        "en": "{has/have} no Life Cloth crushed",
    }
    verb: ClassVar[str] = CRUSH


class CannotActivateBursts(PlayerRule):
    """Cannot activate Life Bursts."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot activate life-bursts"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の【ライフバースト】は発動しない",
        "zh-Hans": "不能发动【生命爆发】",
        "zh-Hant": "不能發動【生命爆發】",
        "en": "cannot activate Life Bursts",
    }
    verb: ClassVar[str] = BURST


PLAYER_RULE_WORDS: Final = (
    CannotUse,
    CannotUseCards,
    CannotGuard,
    CannotGuardWithThatLevel,
    CannotGrow,
    CannotDraw,
    CannotPutOnField,
    FieldLimit,
    SkipsPhase,
    TakesNoDamage,
    LifeIsNotCrushed,
    CannotActivateBursts,
)
"""The words of this module, for registration."""
