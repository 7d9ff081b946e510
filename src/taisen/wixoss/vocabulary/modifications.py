"""Modifications: changes of power, level, limit and identity, abilities lost and given."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import NO_SLOTS, Ability, Filter, Quantity
from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA, SIGNI, SPELL
from taisen.wixoss.rules.layers import GRANTED_LAYERS
from taisen.wixoss.vocabulary.abilities import Constant
from taisen.wixoss.vocabulary.changes import (
    AbilityLoss,
    ChoiceShield,
    ClassChange,
    ColorChange,
    Grant,
    Immunity,
    KeywordGrant,
    KindLoss,
    LevelChange,
    LimitChange,
    NameChange,
    PowerChange,
    PowerSetting,
    TypeChange,
    layer_of,
)

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

SOURCES: Final = Lexicon(
    "source",
    {
        "SIGNI": Term(SIGNI, "シグニ", "精灵", "精靈", "SIGNI"),
        "LRIG": Term(LRIG, "ルリグ", "分身", "分身", "LRIG"),
        "ARTS": Term(ARTS, "アーツ", "必杀", "必殺", "ARTS"),
        "spell": Term(SPELL, "スペル", "魔法", "魔法", "spell"),
        "key": Term(KEY, "キー", "钥匙Key", "鑰匙Key", "Key"),
        "life-burst": Term("burst", "ライフバースト", "生命爆发", "生命爆發", "Life Burst"),
    },
)
"""What effects come from."""


# -- power -----------------------------------------------------------------------------------------


class PowerPlus(PowerChange):
    """Power plus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} power +{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のパワーを＋{amount}する",
        "zh-Hans": "力量+{amount}",
        "zh-Hant": "力量+{amount}",
        "en": "{gets/get} +{amount} power",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number, read now."""
        return self.amount.value(state, cause, slots)


class PowerMinus(PowerChange):
    """Power minus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} power -{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のパワーを－{amount}する",
        "zh-Hans": "力量-{amount}",
        "zh-Hant": "力量-{amount}",
        "en": "{gets/get} -{amount} power",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number as a loss, read now."""
        return -self.amount.value(state, cause, slots)


class BasePowerIs(PowerSetting):
    """Has a base power, to which changes are added (WX-16.08)."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} base power {amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の基本パワーを{amount}にする",
        "zh-Hans": "基本力量变为{amount}",
        "zh-Hant": "基本力量變為{amount}",
        "en": "{has/have} {amount} base power",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number, read now."""
        return self.amount.value(state, cause, slots)


# -- level and limit -------------------------------------------------------------------------------


class LevelIs(LevelChange):
    """Is of another level."""

    fixes: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{becomes|become@same} level {amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のレベルを{amount}にする",
        "zh-Hans": "等级变为{amount}",
        "zh-Hant": "等級變為{amount}",
        "en": "{becomes/become} level {amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the level, read now."""
        return self.amount.value(state, cause, slots)


class LevelPlus(LevelChange):
    """Level plus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} level +{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のレベルを＋{amount}する",
        "zh-Hans": "等级+{amount}",
        "zh-Hant": "等級+{amount}",
        "en": "{gets/get} +{amount} to {its level/their levels}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number, read now."""
        return self.amount.value(state, cause, slots)


class LevelMinus(LevelChange):
    """Level minus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} level -{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のレベルを－{amount}する",
        "zh-Hans": "等级-{amount}",
        "zh-Hant": "等級-{amount}",
        "en": "{gets/get} -{amount} to {its level/their levels}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number as a loss, read now."""
        return -self.amount.value(state, cause, slots)


class LimitPlus(LimitChange):
    """Limit plus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} limit +{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のリミットを＋{amount}する",
        "zh-Hans": "界限+{amount}",
        "zh-Hant": "界限+{amount}",
        "en": "{gets/get} +{amount} limit",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number, read now."""
        return self.amount.value(state, cause, slots)


class LimitMinus(LimitChange):
    """Limit minus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} limit -{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のリミットを－{amount}する",
        "zh-Hans": "界限-{amount}",
        "zh-Hant": "界限-{amount}",
        "en": "{gets/get} -{amount} limit",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the number as a loss, read now."""
        return -self.amount.value(state, cause, slots)


# -- identity --------------------------------------------------------------------------------------


class IsAlsoNamed(NameChange):
    """Has a further name."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} also named {name:string}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はカード名が{name}でもあるものとして扱う",
        "zh-Hans": "卡名也视为{name}",
        "zh-Hant": "卡名也視為{name}",
        "en": "{is/are} also named {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class GainsClass(ClassChange):
    """Has a further class."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{gains|gain@same} class {name:class}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{name}を得る",
        "zh-Hans": "获得种族{name}",
        "zh-Hant": "獲得種族{name}",
        "en": "{gains/gain} the class {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def changed(self, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return the classes with the further one."""
        return classes if self.name in classes else (*classes, self.name)


class LosesClasses(ClassChange):
    """Has no classes."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} all classes"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はすべてのクラスを失う",
        "zh-Hans": "失去所有种族",
        "zh-Hant": "失去所有種族",
        "en": "{loses/lose} all classes",
    }

    def changed(self, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return none."""
        return ()


class GainsType(TypeChange):
    """Has a further LRIG type."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{gains|gain@same} type {name:lrig-type}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{name}でもあるものとして扱う",
        "zh-Hans": "分身类型也视为{name}",
        "zh-Hant": "分身類型也視為{name}",
        "en": "{gains/gain} the LRIG type {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def changed(self, types: tuple[str, ...]) -> tuple[str, ...]:
        """Return the types with the further one."""
        return types if self.name in types else (*types, self.name)


class BecomesType(TypeChange):
    """Has one LRIG type instead of its own."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{becomes|become@same} type {name:lrig-type}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のルリグタイプは{name}になる",
        "zh-Hans": "分身类型变为{name}",
        "zh-Hant": "分身類型變為{name}",
        "en": "{becomes/become} of the LRIG type {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def changed(self, types: tuple[str, ...]) -> tuple[str, ...]:
        """Return that type alone."""
        return (self.name,)


class GainsColors(ColorChange):
    """Has further colours."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} also {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{colors|/}でもある",
        "zh-Hans": "也是{colors|/}色",
        "zh-Hant": "也是{colors|/}色",
        "en": "{is/are} also {colors| and }",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors

    def changed(self, colors: int) -> int:
        """Return the mask with the further colours."""
        for color in self.colors:
            colors |= 1 << color
        return colors


class BecomesColors(ColorChange):
    """Has other colours instead of its own."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{becomes|become@same} {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{colors|/}になる",
        "zh-Hans": "变为{colors|/}色",
        "zh-Hant": "變為{colors|/}色",
        "en": "{becomes/become} {colors| and }",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors

    def changed(self, colors: int) -> int:
        """Return the mask of those colours alone."""
        mask = 0
        for color in self.colors:
            mask |= 1 << color
        return mask


class LosesCardType(KindLoss):
    """A Resona is none any more, but a SIGNI still (WX-27.07)."""

    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} no resona"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はレゾナではなくなる",
        "zh-Hans": "不再是共鸣",
        "zh-Hant": "不再是共鳴",
        "en": "{is no Resona/are no Resona} any more",
    }


# -- abilities -------------------------------------------------------------------------------------


class LosesAbilities(AbilityLoss):
    """Loses the abilities that it has, and with "for good" those too that it would get later."""

    fields: ClassVar[tuple[str, ...]] = ("new_too",)
    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} all abilities[[?new_too for good]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は能力を失[[?new_tooい、新たに得られない]][[?!new_tooう]]",
        "zh-Hans": "失去能力[[?new_too，也不能再获得能力]]",
        "zh-Hant": "失去能力[[?new_too，也不能再獲得能力]]",
        "en": "{loses/lose} all abilities[[?new_too and cannot get new ones]]",
    }

    def __init__(self, new_too: bool = False) -> None:
        super().__init__()
        self.new_too = new_too


class HasKeyword(KeywordGrant):
    """Has a keyword ability."""

    fields: ClassVar[tuple[str, ...]] = ("word",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} {word:keyword}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は【{word}】を得る",
        "zh-Hans": "获得【{word}】",
        "zh-Hant": "獲得【{word}】",
        "en": "{gets/get} [{word}]",
    }

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word


class HasAbility(Grant):
    """Has a further ability, given by the source."""

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} ({ability:ability})"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は「{ability}」を得る",
        "zh-Hans": "获得“{ability}”",
        "zh-Hant": "獲得「{ability}」",
        "en": '{gets/get} "{^ability}"',
    }

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability
        if isinstance(ability, Constant):
            for change in ability.modifications:
                if layer_of(change) not in GRANTED_LAYERS:
                    raise ValueError(f"a given ability cannot change the {change.layer} of cards")


# -- what does not reach a card --------------------------------------------------------------------


class Unaffected(Immunity):
    """Is not affected by effects: of all sources, the opponent's, of some kinds, or of all but some."""

    fields: ClassVar[tuple[str, ...]] = ("opposing", "kinds", "others")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} unaffected by[[?opposing opposing]][[ {kinds:source+/}]] effects"
        "[[ other than those of {others:source+/}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?opposing対戦相手の]][[{kinds|と}の]][[{others|と}以外の]]効果を受けない",
        "zh-Hans": "不受[[?opposing对手的]][[{kinds|和}的]][[{others|和}以外的]]效果影响",
        "zh-Hant": "不受[[?opposing對手的]][[{kinds|和}的]][[{others|和}以外的]]效果影響",
        "en": (
            "{is/are} not affected by[[?opposing the opponent's]][[ {kinds| and }]] effects"
            "[[ other than those of {others| and }]]"
        ),
    }

    def __init__(
        self,
        opposing: bool = False,
        kinds: tuple[str, ...] = (),
        others: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.opposing = opposing
        self.kinds = kinds
        self.others = others

    def blocks(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is such an effect."""
        # WX-29.29: a text that names a source covers effects of that source only.
        if self.opposing and cause.player == controller:
            return False
        kind = source_kind(cause)
        if self.kinds and kind not in self.kinds:
            return False
        # WX-25.12: an ARTS is no LRIG.
        return kind not in self.others


def source_kind(cause: Cause) -> str:
    """What sort of source an effect has; a Resona is a SIGNI (WX-27.01)."""
    return SIGNI if cause.source_kind == RESONA else cause.source_kind


class UnaffectedBySources(Immunity):
    """Is not affected by effects of field cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("sources",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} unaffected by effects of [{sources:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{sources@many}の効果を受けない",
        "zh-Hans": "不受{sources@many}的效果影响",
        "zh-Hant": "不受{sources@many}的效果影響",
        "en": "{is/are} not affected by effects of {sources@many}",
    }

    def __init__(self, sources: Filter) -> None:
        super().__init__()
        self.sources = sources

    def blocks(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is an effect of such a card on the field."""
        if not cause.object or cause.object not in state.objects:
            return False
        own = Cause(EFFECT, controller)
        return self.sources.matches(state, cause.object, own, NO_SLOTS)


class CannotBeChosen(ChoiceShield):
    """Cannot be chosen by effects (WX-29.21)."""

    fields: ClassVar[tuple[str, ...]] = ("opposing", "kinds")
    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot be chosen by[[?opposing opposing]][[ {kinds:source+/}]] effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[?opposing対戦相手の]][[{kinds|と}の]]効果の対象にならない",
        "zh-Hans": "不能被[[?opposing对手的]][[{kinds|和}的]]效果选择",
        "zh-Hant": "不能被[[?opposing對手的]][[{kinds|和}的]]效果選擇",
        "en": "cannot be chosen by[[?opposing the opponent's]][[ {kinds| and }]] effects",
    }

    def __init__(self, opposing: bool = False, kinds: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.opposing = opposing
        self.kinds = kinds

    def stops(self, state: AnyState, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is such an effect."""
        if self.opposing and cause.player == controller:
            return False
        return not self.kinds or source_kind(cause) in self.kinds


MODIFICATION_WORDS: Final = (
    PowerPlus,
    PowerMinus,
    BasePowerIs,
    LevelIs,
    LevelPlus,
    LevelMinus,
    LimitPlus,
    LimitMinus,
    IsAlsoNamed,
    GainsClass,
    LosesClasses,
    GainsType,
    BecomesType,
    GainsColors,
    BecomesColors,
    LosesCardType,
    LosesAbilities,
    HasKeyword,
    HasAbility,
    Unaffected,
    UnaffectedBySources,
    CannotBeChosen,
)
"""The words of this module, for registration."""
