"""Modifications: changes of current values, restrictions on cards, rules about players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, CardDefinition
from taisen.battle_spirits.colors import SYMBOL_COUNT
from taisen.battle_spirits.rules.battle_points import greater_loss
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import (
    BPChange,
    ColorGain,
    CompareChange,
    CostChange,
    EffectLoss,
    Immunity,
    LevelChange,
    NameChange,
    SymbolChange,
)
from taisen.kernel.events import EFFECT, Cause
from taisen.language.bases import NO_SLOTS, Quantity

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

HEAVY_ARMOR: Final = "heavy-armor"

SOURCE_KINDS: Final = (SPIRIT, BRAVE, NEXUS, MAGIC)


class BPPlus(BPChange):
    """BP plus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} BP+{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "をBP+{amount}する",
        "zh-Hans": "BP+{amount}",
        "zh-Hant": "BP+{amount}",
        "en": "{gets/get} BP+{amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause) -> int:
        """Return the number, read now."""
        return self.amount.value(state, cause, NO_SLOTS)


class BPMinus(BPChange):
    """BP minus a number."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} BP-{amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "をBP-{amount}する",
        "zh-Hans": "BP-{amount}",
        "zh-Hant": "BP-{amount}",
        "en": "{gets/get} BP-{amount}",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def current(self, state: AnyState, cause: Cause) -> int:
        """Return the number as a loss, read now."""
        assert isinstance(state, BattleState)
        return -self.amount.value(state, cause, NO_SLOTS) - greater_loss(state, cause.player)


class CostPlus(CostChange):
    """Cost plus a number."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{gets|get@same} cost+{number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のコストを+{number}する",
        "zh-Hans": "费用+{number}",
        "zh-Hant": "費用+{number}",
        "en": "{gets/get} cost +{number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def changed(self, cost: int) -> int:
        """Return the cost with the number added."""
        return cost + self.number


class TreatedAsLevel(LevelChange):
    """Is treated as being at a level."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} treated as Lv{number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "をLv{number}として扱う",
        "zh-Hans": "视为等级{number}",
        "zh-Hant": "視為等級{number}",
        "en": "{is/are} treated as Lv{number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def level(self, definition: CardDefinition, present: int) -> int:
        """Return the level, if the card has it."""
        return self.number if any(entry[0] == self.number for entry in definition.levels) else present


class LosesEffects(EffectLoss):
    """Loses all effects and gets no new ones."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} all effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の効果すべてを失わせ、新たに得させない",
        "zh-Hans": "失去所有效果，也不能再获得效果",
        "zh-Hant": "失去所有效果，也不能再獲得效果",
        "en": "{loses/lose} all effects and cannot get new ones",
    }


class HasNamePart(NameChange):
    """Is treated as having a text in its name."""

    fields: ClassVar[tuple[str, ...]] = ("text",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} treated as having {text:string} in its name"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のカード名に{text}が入っているものとして扱う",
        "zh-Hans": "视为卡牌名称包含{text}",
        "zh-Hant": "視為卡牌名稱包含{text}",
        "en": "{is/are} treated as having {text} in {its name/their names}",
    }

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


class ColorToo(ColorGain):
    """Is of further colours too, with its symbols: each symbol is of all these colours and still one."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} treated as {colors:color+/} too, with all symbols"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の色とシンボルは{colors|/}としても扱う",
        "zh-Hans": "的颜色和战徽也视为{colors|/}色",
        "zh-Hant": "的顏色和戰徽也視為{colors|/}色",
        "en": "{is/are} treated as {colors|, | and } too, and so are {its/their} symbols",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color
        self.symbol_mask = self.mask


class GainsSymbol(SymbolChange):
    """Has so many symbols of a colour more."""

    fields: ClassVar[tuple[str, ...]] = ("number", "color")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{gains|gain@same} {number:number} {color:color} {symbol|symbols@number}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "に{color}のシンボル{number}つを追加する",
        "zh-Hans": "增加{number}个{color}色战徽",
        "zh-Hant": "增加{number}個{color}色戰徽",
        "en": "{gains/gain} {number} {color} symbol{s:number}",
    }

    def __init__(self, number: int, color: int) -> None:
        super().__init__()
        self.number = number
        self.color = color

    def changed(self, symbols: list[int]) -> list[int]:
        """Return the symbols with the further ones."""
        result = list(symbols)
        result[self.color] += self.number
        return result


class SymbolsBecome(SymbolChange):
    """Has exactly so many symbols of a colour, whatever is added or lost besides."""

    fixes: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("number", "color")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} exactly {number:number} {color:color} {symbol|symbols@number}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のシンボルを{color}のシンボル{number}つにする",
        "zh-Hans": "的战徽变为{number}个{color}色战徽",
        "zh-Hant": "的戰徽變為{number}個{color}色戰徽",
        "en": "{has/have} exactly {number} {color} symbol{s:number}",
    }

    def __init__(self, number: int, color: int) -> None:
        super().__init__()
        self.number = number
        self.color = color

    def changed(self, symbols: list[int]) -> list[int]:
        """Return those symbols."""
        result = [0] * SYMBOL_COUNT
        result[self.color] = self.number
        return result


# -- immunity --------------------------------------------------------------------------------------


class Unaffected(Immunity):
    """Is not affected by opposing effects of some kinds of cards, of some colours or of any."""

    fields: ClassVar[tuple[str, ...]] = ("colors", "kinds")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{is|are@same} unaffected by opposing[[ {colors:color+/}]] {kinds:kind+/} effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は相手の[[{colors|/}の]]{kinds|/}の効果を受けない",
        "zh-Hans": "不受对手的[[{colors|/}色]]{kinds|/}的效果影响",
        "zh-Hant": "不受對手的[[{colors|/}色]]{kinds|/}的效果影響",
        "en": "{is/are} unaffected by the effects of opposing[[ {colors|/}]] {kinds@many|, | and }",
    }

    def __init__(self, kinds: tuple[str, ...], colors: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.colors = colors
        self.kinds = kinds
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color

    def blocks(self, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is such an opposing effect."""
        if cause.kind != EFFECT or cause.player == controller or cause.source_kind not in self.kinds:
            return False
        return not self.mask or cause.colors & self.mask != 0


class UnaffectedByAll(Immunity):
    """Is not affected by opposing effects, whatever they come from."""

    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} unaffected by opposing effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は相手の効果を受けない",
        "zh-Hans": "不受对手的效果影响",
        "zh-Hant": "不受對手的效果影響",
        "en": "{is/are} unaffected by opposing effects",
    }

    def blocks(self, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is an opposing effect."""
        return cause.kind == EFFECT and cause.player == 1 - controller


class LevelHigher(LevelChange):
    """Is treated as being at the next higher level that it has."""

    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} treated as one level higher"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のLvを1つ上のものとして扱う",
        "zh-Hans": "的等级视为高1级",
        "zh-Hant": "的等級視為高1級",
        "en": "{is/are} treated as being one level higher",
    }

    def level(self, definition: CardDefinition, present: int) -> int:
        """Return the next level, the present one if it is the highest."""
        higher = [number for number, _, _ in definition.levels if number > present]
        return min(higher) if higher else present


class HeavyArmor(Immunity):
    """Heavy Armor: is not affected by opposing effects of some colours."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} heavy-armor: {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は【重装甲：{colors|/}】を持ち、相手の{colors|/}の効果を受けない",
        "zh-Hans": "拥有【重装甲：{colors|/}】，不受对手的{colors|/}色效果影响",
        "zh-Hant": "擁有【重裝甲：{colors|/}】，不受對手的{colors|/}色效果影響",
        "en": (
            "{has/have} Heavy Armor ({colors|, }), unaffected by "
            "opposing effects of {that color/those colors:colors}"
        ),
    }
    keyword: ClassVar[str] = HEAVY_ARMOR

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color

    def blocks(self, cause: Cause, controller: int) -> bool:
        """Return whether ``cause`` is an opposing effect of one of the colours."""
        return (
            cause.kind == EFFECT
            and cause.player == 1 - controller
            and cause.source_kind in SOURCE_KINDS
            and cause.colors & self.mask != 0
        )


# -- what a spirit can, must and cannot do ---------------------------------------------------------


# -- comparing BP ----------------------------------------------------------------------------------


class UsesHighestBP(CompareChange):
    """Uses the BP of its highest level when BP is compared."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{uses|use@same} the BP of its highest level when BP is compared"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "はBPを比べるとき、最高LvのBPを使う",
        "zh-Hans": "比较BP时使用最高等级的BP",
        "zh-Hant": "比較BP時使用最高等級的BP",
        "en": "{uses/use} the BP of {its/their} highest level when BP is compared",
    }

    def compared(
        self, mine: int, theirs: int, my_best: int, their_best: int, on_mine: bool, on_theirs: bool
    ) -> tuple[int, int]:
        """Return the better numbers for those that it concerns."""
        return (my_best if on_mine else mine, their_best if on_theirs else theirs)


class SwapsBP(CompareChange):
    """Exchanges BP with the spirit that it battles when BP is compared: only if it concerns both."""

    notation: ClassVar[str | tuple[str, ...]] = "{exchanges|exchange@same} BP when BP is compared"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はBPを比べるとき、バトルしているスピリットとBPを入れ替える",
        "zh-Hans": "比较BP时与其战斗的战魂替换BP",
        "zh-Hant": "比較BP時與其戰鬥的戰魂替換BP",
        "en": "{exchanges/exchange} BP with the spirit {it battles/they battle} when BP is compared",
    }

    def compared(
        self, mine: int, theirs: int, my_best: int, their_best: int, on_mine: bool, on_theirs: bool
    ) -> tuple[int, int]:
        """Return the numbers exchanged; one that is immune cannot take part in an exchange."""
        return (theirs, mine) if on_mine and on_theirs else (mine, theirs)


# -- rules about players ---------------------------------------------------------------------------


MODIFICATION_WORDS: Final = (
    BPPlus,
    BPMinus,
    CostPlus,
    TreatedAsLevel,
    LosesEffects,
    HasNamePart,
    ColorToo,
    GainsSymbol,
    SymbolsBecome,
    Unaffected,
    UnaffectedByAll,
    LevelHigher,
    HeavyArmor,
    UsesHighestBP,
    SwapsBP,
)
"""The words of this module, for registration."""
