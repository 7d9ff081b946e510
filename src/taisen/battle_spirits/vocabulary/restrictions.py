"""Restrictions: what a spirit can, must and cannot do."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.vocabulary.changes import (
    AttackTarget,
    BlockBar,
    BlockLimit,
    BraveSlots,
    DamageInstead,
    PairBlock,
    RefreshBar,
    Restriction,
)
from taisen.language.bases import Filter


class ColorlessTaking(Restriction):
    """Counts as of no colour while its effects take cores of opposing spirits."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{counts|count@same} as colorless when taking cores of opposing spirits"
    )
    verb: ClassVar[str] = "colorless-taking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は相手のスピリットのコアを取り除くとき、色を無色として扱う",
        "zh-Hans": "移除对手的战魂上的晶核时，颜色视为无色",
        "zh-Hant": "移除對手的戰魂上的晶核時，顏色視為無色",
        "en": "{counts/count} as of no colour when taking cores of opposing spirits",
    }


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


class CannotBlock(BlockLimit):
    """Cannot block, anything or cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("attackers",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot block[[ [{attackers:filter@many}]]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[{attackers}を]]ブロックできない",
        "zh-Hans": "不能阻挡[[{attackers}]]",
        "zh-Hant": "不能阻擋[[{attackers}]]",
        "en": "cannot block[[ {attackers@many}]]",
    }

    def __init__(self, attackers: Filter | None = None) -> None:
        super().__init__()
        self.attackers = attackers


class CannotRefresh(Restriction):
    """Is not refreshed, by the Refresh Step or by effects."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot refresh"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は回復できない",
        "zh-Hans": "不能回复",
        "zh-Hant": "不能回復",
        "en": "cannot refresh",
    }
    verb: ClassVar[str] = "cannot-refresh"


class CannotRefreshBy(RefreshBar):
    """Is not refreshed by effects of some kinds of cards, whoever's they are."""

    fields: ClassVar[tuple[str, ...]] = ("kinds",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot refresh by {kinds:kind+/} effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{kinds|/}の効果で回復できない",
        "zh-Hans": "不能因{kinds|/}的效果回复",
        "zh-Hant": "不能因{kinds|/}的效果回復",
        "en": "cannot refresh by {kinds| or } effects",
    }

    def __init__(self, kinds: tuple[str, ...]) -> None:
        super().__init__()
        self.kinds = kinds


class CannotBeBlocked(BlockBar):
    """Cannot be blocked, by anything or by cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("blockers",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot be blocked[[ by {blockers:filter@many}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は[[{blockers}に]]ブロックされない",
        "zh-Hans": "不能被[[{blockers}]]阻挡",
        "zh-Hant": "不能被[[{blockers}]]阻擋",
        "en": "cannot be blocked[[ by {blockers@many}]]",
    }

    def __init__(self, blockers: Filter | None = None) -> None:
        super().__init__()
        self.blockers = blockers


class BlockedByPair(PairBlock):
    """Can be blocked only by two spirits or two ultimates at once, and battles only one of them."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "can be blocked only by 2 spirits or 2 ultimates at once, battling 1 of them"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "はスピリット2体/アルティメット2体でなければブロックされず、"
            "ブロックされたとき、どれか1体とだけバトルする"
        ),
        "zh-Hans": "只能被2只战魂或2只究极同时阻挡，被阻挡时仅与其中1只战斗",
        "zh-Hant": "只能被2隻戰魂或2隻究極同時阻擋，被阻擋時僅與其中1隻戰鬥",
        "en": (
            "can be blocked only by 2 spirits or 2 ultimates at once, and {battles/battle} only one of them"
        ),
    }


class TakesNoLife(Restriction):
    """Its attacks that are not blocked reduce no life."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{reduces|reduce@same} no life by attacks that are not blocked"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のブロックされなかったアタックではライフは減らない",
        "zh-Hans": "未被阻挡的攻击不会减少生命",
        "zh-Hant": "未被阻擋的攻擊不會減少生命",
        "en": "{reduces/reduce} no life by attacks that are not blocked",
    }
    verb: ClassVar[str] = "takes-no-life"


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


RESTRICTION_WORDS: Final = (
    ColorlessTaking,
    CannotAttack,
    CannotBlock,
    CannotRefresh,
    CannotRefreshBy,
    CannotBeBlocked,
    BlockedByPair,
    TakesNoLife,
    MustAttack,
    MustBeBlocked,
    BlocksWhileExhausted,
    CannotRefreshInStep,
    CannotCombine,
    AimsAt,
    OneMoreBrave,
    HalvesLife,
)
"""The words of this module, for registration."""
