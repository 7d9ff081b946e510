"""Words about what cards in the hand cost, and about where cores may go or must stay."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import (
    CoreFloor,
    CoresOfDestroyed,
    HandCost,
    LastLife,
    PlayerRule,
    Restriction,
    TrashStays,
)
from taisen.language.bases import Filter


class HandCards(HandCost):
    """The player's hand cards of a sort cost so much; they are reduced from there."""

    fields: ClassVar[tuple[str, ...]] = ("sort", "number")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} [{sort:card-filter@many}] in hand at cost {number:number}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札にある{sort}のコストを{number}にする",
        "zh-Hans": "手牌中的{sort}的费用变为{number}",
        "zh-Hant": "手牌中的{sort}的費用變為{number}",
        "en": "{has/have} the cost of {sort@many} in the hand set to {number}",
    }

    def __init__(self, sort: Filter, number: int) -> None:
        super().__init__()
        self.sort = sort
        self.number = number


class CannotReduce(PlayerRule):
    """The player's field symbols reduce no costs."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot reduce costs by symbols"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はシンボルでコストを軽減できない",
        "zh-Hans": "不能以战徽减轻费用",
        "zh-Hant": "不能以戰徽減輕費用",
        "en": "cannot reduce costs by symbols",
    }
    verb: ClassVar[str] = "reduce"


class HandIsUnaffected(PlayerRule):
    """Opposing effects do not reach the cards in the player's hand."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} a hand unaffected by opposing effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "の手札は相手の効果を受けない",
        "zh-Hans": "的手牌不受对手的效果影响",
        "zh-Hant": "的手牌不受對手的效果影響",
        "en": "{has/have} a hand unaffected by opposing effects",
    }
    verb: ClassVar[str] = "affect-hand"


class DestroyedLeaveCores(CoresOfDestroyed):
    """The cores of the player's destroyed spirits go elsewhere than to the reserve."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} the cores of destroyed spirits put in the {place:core-place}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "の破壊されたスピリットのコアは{place}に置かれる",
        "zh-Hans": "被破坏的战魂上的晶核放置到{place}",
        "zh-Hant": "被破壞的戰魂上的晶核放置到{place}",
        "en": "{has/have} the cores of destroyed spirits put in the {place}",
    }

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class CannotReturnFromTrash(TrashStays):
    """The player's cards of a sort cannot return from the trash to the hand."""

    fields: ClassVar[tuple[str, ...]] = ("sort",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "cannot return [{sort:card-filter@many}] from the trash to hand"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "はトラッシュにある{sort@many}を手札に戻せない",
        "zh-Hans": "不能将废弃区中的{sort@many}返回手牌",
        "zh-Hant": "不能將廢棄區中的{sort@many}返回手牌",
        "en": "cannot return {sort@many} from the trash to the hand",
    }

    def __init__(self, sort: Filter) -> None:
        super().__init__()
        self.sort = sort


class KeepLastLife(LastLife):
    """The player may put the source in the trash so that life does not become 0, and then gains cores."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "may put this in the trash when life would become 0, so that it does not,"
        " then put {number:number} {core|cores@number} from the void in the reserve"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "は、自身のライフが0になるとき、{this}をトラッシュに置くことで、ライフは0にならない。"
            "その後、ボイドからコア{number}個を自身のリザーブに置く"
        ),
        "zh-Hans": (
            "的生命变为0时，可以藉由将{this}放置到废弃区，使生命不变为0。"
            "之后，将{number}个晶核从空间放置到自身的预备区"
        ),
        "zh-Hant": (
            "的生命變為0時，可以藉由將{this}放置到廢棄區，使生命不變為0。"
            "之後，將{number}個晶核從空間放置到自身的預備區"
        ),
        "en": (
            "may put {this} in the trash when life would become 0, so that it does not."
            " Then put {number} core{s:number} from the void in that player's reserve"
        ),
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class CannotEndAttackStep(PlayerRule):
    """The player cannot end the Attack Step by effects."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot end the attack step by effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は効果でアタックステップを終了できない",
        "zh-Hans": "不能以效果结束攻击阶段",
        "zh-Hant": "不能以效果結束攻擊階段",
        "en": "cannot end the Attack Step by effects",
    }
    verb: ClassVar[str] = "end-attack-step"


class KeepsCores(Restriction):
    """Its cores are not removed by opposing effects."""

    notation: ClassVar[str | tuple[str, ...]] = "{keeps|keep@same} all cores against opposing effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のコアは相手の効果で取り除かれない",
        "zh-Hans": "上的晶核不会被对手的效果移除",
        "zh-Hant": "上的晶核不會被對手的效果移除",
        "en": "{keeps/keep} all cores against opposing effects",
    }
    verb: ClassVar[str] = "keeps-cores"


class CoresStay(Restriction):
    """No core is removed from it, by an effect, as a payment or otherwise, whoever's it is."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot have cores removed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のコアは取り除けない",
        "zh-Hans": "上的晶核不能被移除",
        "zh-Hant": "上的晶核不能被移除",
        "en": "cannot have cores removed",
    }
    verb: ClassVar[str] = "cores-stay"


class KeepsLastCore(Restriction):
    """Its last core is not removed by opposing effects."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be left without cores by opposing effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は相手の効果でコア0個にならない",
        "zh-Hans": "不会因对手的效果而变为0个晶核",
        "zh-Hant": "不會因對手的效果而變為0個晶核",
        "en": "cannot be left without cores by opposing effects",
    }
    verb: ClassVar[str] = "keeps-last-core"


class OpponentLeavesACore(CoreFloor):
    """Its last core is not taken by the opponent, by payments and moves no more than by effects."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot be left without cores by the opponent"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のコアは相手によって1個より少なくならない",
        "zh-Hans": "上的晶核不会因对手而少于1个",
        "zh-Hant": "上的晶核不會因對手而少於1個",
        "en": "cannot be left with fewer than 1 core by the opponent",
    }


COST_RULE_WORDS: Final = (
    HandCards,
    CannotReduce,
    HandIsUnaffected,
    DestroyedLeaveCores,
    CannotReturnFromTrash,
    KeepLastLife,
    CannotEndAttackStep,
    KeepsCores,
    CoresStay,
    KeepsLastCore,
    OpponentLeavesACore,
)
"""The words of this module, for registration."""
