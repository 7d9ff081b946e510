"""Modifications: changes of power, level and limit, abilities lost and given."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Ability, Quantity
from taisen.language.sentences import Speaker, capital
from taisen.wixoss.field_lines import GRANTED_LAYERS
from taisen.wixoss.vocabulary.abilities import Constant
from taisen.wixoss.vocabulary.changes import (
    AbilityLoss,
    Grant,
    KeywordGrant,
    LevelChange,
    LimitChange,
    PowerChange,
    PowerSetting,
    layer_of,
)

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


# -- power -----------------------------------------------------------------------------------------


class PowerPlus(PowerChange):
    """Power plus a number."""

    lowers: ClassVar[bool] = False
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

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability
        if isinstance(ability, Constant):
            for change in ability.modifications:
                if layer_of(change) not in GRANTED_LAYERS:
                    raise ValueError(f"a given ability cannot change the {change.layer} of cards")

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the ability in quotation marks; "this" in it is the card that gets it."""
        ability = say.of_another(self.ability)
        return {
            "ja": f"は「{ability}」を得る",
            "zh-Hans": f"获得“{ability}”",
            "zh-Hant": f"獲得「{ability}」",
            "en": f'{"get" if say.many else "gets"} "{capital(ability)}"',
        }[language]


MODIFICATION_WORDS: Final = (
    PowerPlus,
    PowerMinus,
    BasePowerIs,
    LevelIs,
    LevelPlus,
    LevelMinus,
    LimitPlus,
    LimitMinus,
    LosesAbilities,
    HasKeyword,
    HasAbility,
)
"""The words of this module, for registration."""
