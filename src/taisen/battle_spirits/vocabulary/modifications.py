"""Modifications: changes of current values, restrictions on cards, rules about players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, CardDefinition
from taisen.battle_spirits.colors import COLOR_COUNT
from taisen.battle_spirits.rules import values
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import (
    AttackTarget,
    BPChange,
    BraveSlots,
    CompareChange,
    DamageInstead,
    EffectLoss,
    Immunity,
    LevelChange,
    NameChange,
    PlayerRule,
    Restriction,
    SymbolChange,
)
from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.frames import Value
from taisen.language.bases import NO_SLOTS, Filter, Quantity
from taisen.language.slots import EVENT_CARD, NUMBER, SUBJECT

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
        return -self.amount.value(state, cause, NO_SLOTS)


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
        result = [0] * COLOR_COUNT
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


class CannotAttack(Restriction):
    """Cannot attack."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot attack"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はアタックできない",
        "zh-Hans": "不能攻击",
        "zh-Hant": "不能攻擊",
        "en": "cannot attack",
    }
    verb: ClassVar[str] = "cannot-attack"


class CannotBlock(Restriction):
    """Cannot block."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot block"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はブロックできない",
        "zh-Hans": "不能阻挡",
        "zh-Hant": "不能阻擋",
        "en": "cannot block",
    }
    verb: ClassVar[str] = "cannot-block"


class CannotBeBlocked(Restriction):
    """Cannot be blocked."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be blocked"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はブロックされない",
        "zh-Hans": "不能被阻挡",
        "zh-Hant": "不能被阻擋",
        "en": "cannot be blocked",
    }
    verb: ClassVar[str] = "cannot-be-blocked"


class MustAttack(Restriction):
    """Attacks if it can (BS-99.31)."""

    notation: ClassVar[str | tuple[str, ...]] = "must attack"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は可能なら必ずアタックする",
        "zh-Hans": "若可能则必须攻击",
        "zh-Hant": "若可能則必須攻擊",
        "en": "must attack if possible",
    }
    verb: ClassVar[str] = "must-attack"


class MustBeBlocked(Restriction):
    """Is blocked if the opponent can."""

    notation: ClassVar[str | tuple[str, ...]] = "must be blocked"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は可能なら必ずブロックされる",
        "zh-Hans": "若可能则必须被阻挡",
        "zh-Hant": "若可能則必須被阻擋",
        "en": "must be blocked if possible",
    }
    verb: ClassVar[str] = "must-be-blocked"


class BlocksWhileExhausted(Restriction):
    """May block while exhausted."""

    notation: ClassVar[str | tuple[str, ...]] = "can block while exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は疲労状態でブロックできる",
        "zh-Hans": "可以在疲劳状态下阻挡",
        "zh-Hant": "可以在疲勞狀態下阻擋",
        "en": "can block while exhausted",
    }
    verb: ClassVar[str] = "blocks-while-exhausted"


class CannotRefreshInStep(Restriction):
    """Does not refresh in the Refresh Step."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot refresh in the refresh step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はリフレッシュステップで回復できない",
        "zh-Hans": "不能在回复阶段回复",
        "zh-Hant": "不能在回復階段回復",
        "en": "cannot refresh in the Refresh Step",
    }
    verb: ClassVar[str] = "cannot-refresh-in-step"


class CannotCombine(Restriction):
    """Cannot be combined with a brave (BS-15.24)."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be combined"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は合体できない",
        "zh-Hans": "不能进行合体",
        "zh-Hant": "不能進行合體",
        "en": "cannot be combined",
    }
    verb: ClassVar[str] = "cannot-combine"


class AimsAt(AttackTarget):
    """May aim its attack at an opposing spirit of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "can attack {a|an} [{target:filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{target}を指定してアタックできる",
        "zh-Hans": "可以指定{target}进行攻击",
        "zh-Hant": "可以指定{target}進行攻擊",
        "en": "can attack {target} directly",
    }

    def __init__(self, target: Filter) -> None:
        super().__init__()
        self.target = target


class OneMoreBrave(BraveSlots):
    """Can be combined with one brave more, which has no symbols."""

    notation: ClassVar[str | tuple[str, ...]] = "can be combined with one more brave without symbols"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はシンボルのないブレイヴもう1つと合体できる",
        "zh-Hans": "可以再与1张没有战徽的合体卡合体",
        "zh-Hant": "可以再與1張沒有戰徽的合體卡合體",
        "en": "can be combined with one more brave that has no symbols",
    }

    def takes(self, brave: CardDefinition) -> bool:
        """Return whether a brave has no symbols."""
        return not any(brave.symbols)


class HalvesLife(DamageInstead):
    """May reduce life to about a half instead: from 7 or more to 4, from 6 or 5 to 3, from 4 to 2."""

    notation: ClassVar[str | tuple[str, ...]] = "may halve life instead of reducing it"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は相手のライフを減らすとき、かわりに相手のライフを7以上なら4に、5か6なら3に、4なら2にできる",
        "zh-Hans": "减少对手的生命时，可以改为使对手的生命从7以上变为4，从5或6变为3，从4变为2",
        "zh-Hant": "減少對手的生命時，可以改為使對手的生命從7以上變為4，從5或6變為3，從4變為2",
        "en": (
            "may, instead of reducing the opponent's life as usual, bring it "
            "to 4 if it is 7 or more, to 3 if it is 5 or 6, or to 2 if it is 4"
        ),
    }

    def amount(self, life: int) -> int:
        """Return how many life cores that takes, -1 at other numbers."""
        if life >= 7:
            return life - 4
        if life >= 5:
            return life - 3
        return 2 if life == 4 else -1


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


class CannotActivateBursts(PlayerRule):
    """Cannot activate bursts."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot activate bursts"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はバーストを発動できない",
        "zh-Hans": "不能发动爆裂",
        "zh-Hant": "不能發動爆裂",
        "en": "cannot activate bursts",
    }
    verb: ClassVar[str] = "activate-burst"


class CannotGiveBurstsOfCost(PlayerRule):
    """Cannot give burst effects of cards of the cost that was named."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot give burst effects of that cost"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は指定したコストのカードのバースト効果を発揮できない",
        "zh-Hans": "不能发挥指定费用的卡牌的爆裂效果",
        "zh-Hant": "不能發揮指定費用的卡牌的爆裂效果",
        "en": "cannot give burst effects of cards of the named cost",
    }
    verb: ClassVar[str] = "give-burst-effect"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the cost named."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has that cost."""
        return definition.cost == amount


class CannotUseMagicOfThatColor(PlayerRule):
    """Cannot use magic cards that share a colour with the card of the event."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use magic cards of a color of that card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はそのカードと同じ色のマジックカードを使用できない",
        "zh-Hans": "不能使用与该卡牌相同颜色的魔法卡",
        "zh-Hant": "不能使用與該卡牌相同顏色的魔法卡",
        "en": "cannot use magic cards that share a color with that card",
    }
    verb: ClassVar[str] = "use-magic"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the mask of the colours of the event's card, combined braves included."""
        assert isinstance(state, BattleState)
        subject, card = slots[SUBJECT], slots[EVENT_CARD]
        assert isinstance(subject, int) and isinstance(card, int)
        found = state.objects.get(subject)
        if found is not None:
            return values.colors(state, found)
        return state.definitions[card].colors if card >= 0 else 0

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has one of those colours."""
        return definition.colors & amount != 0


class CannotUseMagic(PlayerRule):
    """Cannot use magic cards."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use magic cards"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はマジックカードを使用できない",
        "zh-Hans": "不能使用魔法卡",
        "zh-Hant": "不能使用魔法卡",
        "en": "cannot use magic cards",
    }
    verb: ClassVar[str] = "use-magic"


class LifeGetsNoVoidCores(PlayerRule):
    """No cores can be put from the void on the player's life."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot put cores from the void on life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフにはボイドからコアを置けない",
        "zh-Hans": "不能从空间将晶核放置到生命区",
        "zh-Hant": "不能從空間將晶核放置到生命區",
        "en": "cannot put cores from the void on life",
    }
    verb: ClassVar[str] = "void-to-life"


class LosesNoLife(PlayerRule):
    """The player's life does not decrease, whatever the cause."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} no life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは減らない",
        "zh-Hans": "的生命不会减少",
        "zh-Hant": "的生命不會減少",
        "en": "{loses/lose} no life",
    }
    verb: ClassVar[str] = "lose-life"


class CannotDraw(PlayerRule):
    """Cannot draw."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot draw"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はドローできない",
        "zh-Hans": "不能抽卡",
        "zh-Hant": "不能抽卡",
        "en": "cannot draw",
    }
    verb: ClassVar[str] = "draw"


class MillLimit(PlayerRule):
    """No more than so many cards of the player's deck can be discarded a turn."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} at most {number:number} cards of the deck discarded a turn"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のデッキは1ターンに{number}枚までしか破棄されない",
        "zh-Hans": "的卡组每回合最多被破弃{number}张",
        "zh-Hant": "的卡組每回合最多被破棄{number}張",
        "en": "{has/have} at most {number} card{s:number} discarded from the deck each turn",
    }
    verb: ClassVar[str] = "mill"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


class DeckIsNotMilled(PlayerRule):
    """No card of the player's deck is discarded any more."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} no cards of the deck discarded"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のデッキは破棄されない",
        "zh-Hans": "的卡组不会被破弃",
        "zh-Hant": "的卡組不會被破棄",
        "en": "{has/have} no cards discarded from the deck",
    }
    verb: ClassVar[str] = "mill"


class CoreGainLimit(PlayerRule):
    """The player's spirits, braves and nexuses put at most so many cores a turn from void or trash."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "can put at most {number:number} {core|cores@number} a turn from void or trash by card effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "はスピリット/ブレイヴ/ネクサスの効果では、ボイドかト"
            "ラッシュから1ターンに{number}個までしかコアを置けない"
        ),
        "zh-Hans": "以战魂/合体/核心的效果，每回合最多只能从空间或废弃区放置{number}个晶核",
        "zh-Hant": "以戰魂/合體/核心的效果，每回合最多隻能從空間或廢棄區放置{number}個晶核",
        "en": (
            "can put at most {number} core{s:number} a turn from the v"
            "oid or the trash by effects of spirits, braves and nexuses"
        ),
    }
    verb: ClassVar[str] = "gain-cores"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


MODIFICATION_WORDS: Final = (
    BPPlus,
    BPMinus,
    TreatedAsLevel,
    LosesEffects,
    HasNamePart,
    GainsSymbol,
    SymbolsBecome,
    Unaffected,
    HeavyArmor,
    CannotAttack,
    CannotBlock,
    CannotBeBlocked,
    MustAttack,
    MustBeBlocked,
    BlocksWhileExhausted,
    CannotRefreshInStep,
    CannotCombine,
    AimsAt,
    OneMoreBrave,
    HalvesLife,
    UsesHighestBP,
    SwapsBP,
    CannotActivateBursts,
    CannotGiveBurstsOfCost,
    CannotUseMagic,
    CannotUseMagicOfThatColor,
    LifeGetsNoVoidCores,
    LosesNoLife,
    CannotDraw,
    MillLimit,
    DeckIsNotMilled,
    CoreGainLimit,
)
"""The words of this module, for registration."""
