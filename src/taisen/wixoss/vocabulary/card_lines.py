"""Card lines: what is printed about a card itself: how it is used, enters and is grown to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.language.bases import Condition, Filter
from taisen.language.phrases import line, mark, some
from taisen.language.words import Word
from taisen.wixoss.colors import ener_counts
from taisen.wixoss.vocabulary.abilities import (
    MAIN,
    Appearance,
    Bet,
    Chain,
    CrossCondition,
    Decorate,
    Encore,
    GrowCondition,
    OwnCost,
    Ride,
    RiseCondition,
    UseChoice,
    UseCondition,
)
from taisen.wixoss.vocabulary.costs import Cost
from taisen.wixoss.vocabulary.line_terms import COSTS_MORE
from taisen.wixoss.vocabulary.lines import while_text
from taisen.wixoss.vocabulary.measures import Measure, name_of_quantity
from taisen.wixoss.vocabulary.payments import EnerPrice
from taisen.wixoss.vocabulary.picks import different_levels

if TYPE_CHECKING:
    from taisen.language.sentences import Speaker


def marked(names: dict[str, str], language: str, text: str) -> str:
    """Return a line that begins with a mark."""
    name = mark(names[language], language)
    return f"{name} {text}." if language == "en" else f"{name}{text}。"


# -- entering --------------------------------------------------------------------------------------


class AppearanceLine(Appearance):
    """The appearance condition of a Resona, with its timings (WX-27.02)."""

    fields: ClassVar[tuple[str, ...]] = ("timings_named", "cost")
    notation: ClassVar[str | tuple[str, ...]] = "[appearance[[, {timings_named:timing+,}]]: {cost:cost}]"

    def __init__(self, cost: Cost, timings_named: tuple[int, ...] = ()) -> None:
        super().__init__()
        # WX-27.03: no cost, and so neither Ener nor coins.
        if any(cost.ener) or cost.coins or not cost.deeds:
            raise ValueError("an appearance condition says which cards are put away")
        self.cost = cost
        self.timings_named = timings_named
        self.timings = sum(set(timings_named)) or MAIN

    def sentence(self, language: str, say: Speaker) -> str:
        """Say when, and which cards are put away."""
        names = {"ja": "出現条件", "zh-Hans": "出场条件", "zh-Hant": "出場條件", "en": "Appearance"}
        timings = "".join(say.value("timing", timing) for timing in self.timings_named)
        space = " " if language == "en" and timings else ""
        return marked(names, language, timings + space + say.word(self.cost))


class RiseLine(RiseCondition):
    """The Rise condition: onto which SIGNI the card is put (WX-33.01)."""

    fields: ClassVar[tuple[str, ...]] = ("count", "among", "different")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[rise: {count:number} {among:filter@count}[[?different with different levels]]]"
    )

    def __init__(self, count: int, among: Filter, different: bool = False) -> None:
        super().__init__()
        if count < 1:
            raise ValueError("it rises over one SIGNI at least")
        self.count = count
        self.among = among
        self.different = different

    def sentence(self, language: str, say: Speaker) -> str:
        """Say onto what."""
        names = {"ja": "ライズ", "zh-Hans": "升阶", "zh-Hant": "升階", "en": "Rise"}
        whom = some(self.among, str(self.count), self.count > 1, False, language, say)
        if self.different:
            whom = different_levels(whom, language)
        text = {
            "ja": f"{whom}の上に置く",
            "zh-Hans": f"放置在{whom}之上",
            "zh-Hant": f"放置在{whom}之上",
            "en": f"put onto {whom}",
        }[language]
        return marked(names, language, text)


class CrossPartner(Word):
    """A partner of a cross condition, and on which of its sides the card stands."""

    category: ClassVar[str] = "cross-partner"
    fields: ClassVar[tuple[str, ...]] = ("side", "whom")
    notation: ClassVar[str | tuple[str, ...]] = "{side:cross-side} of {whom:filter}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whom}の{side}",
        "zh-Hans": "{whom}的{side}",
        "zh-Hant": "{whom}的{side}",
        "en": "{side} of {whom}",
    }

    def __init__(self, side: int, whom: Filter) -> None:
        super().__init__()
        self.side = side
        self.whom = whom


class CrossLine(CrossCondition):
    """The cross condition: beside which SIGNI the card is in the cross state (WX-28.02)."""

    fields: ClassVar[tuple[str, ...]] = ("pairs",)
    notation: ClassVar[str | tuple[str, ...]] = "[cross: {pairs:cross-partner+ and}]"

    def __init__(self, pairs: tuple[CrossPartner, ...]) -> None:
        super().__init__()
        self.pairs = pairs
        self.sides = tuple(pair.side for pair in pairs)
        self.partners = tuple(pair.whom for pair in pairs)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say beside which."""
        names = {"ja": "クロス", "zh-Hans": "交错", "zh-Hant": "交錯", "en": "Cross"}
        joint = {"en": " and ", "ja": "と"}.get(language, "和")
        return marked(names, language, joint.join(say.word(pair) for pair in self.pairs))


class UseLine(UseCondition):
    """Without which a card can neither be used nor put onto the field (WX-12.04)."""

    fields: ClassVar[tuple[str, ...]] = ("condition",)
    notation: ClassVar[str | tuple[str, ...]] = "[use only if {condition:condition}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{condition}場合にしか使用できない。",
        "zh-Hans": "只能在{condition}时使用。",
        "zh-Hant": "只能在{condition}時使用。",
        "en": "usable only if {condition}.",
    }

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition


class GrowLine(GrowCondition):
    """Without which a LRIG cannot be grown to (WX-10.06)."""

    fields: ClassVar[tuple[str, ...]] = ("condition",)
    notation: ClassVar[str | tuple[str, ...]] = "[grow only if {condition:condition}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【グロウ】{condition}場合にしかグロウできない。",
        "zh-Hans": "【成长】只能在{condition}时成长。",
        "zh-Hant": "【成長】只能在{condition}時成長。",
        "en": "[Grow] Can be grown to only if {condition}.",
    }

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition


# -- using -----------------------------------------------------------------------------------------


class EncoreLine(Encore):
    """Encore, with its cost (WX-25.04)."""

    fields: ClassVar[tuple[str, ...]] = ("cost",)
    notation: ClassVar[str | tuple[str, ...]] = "[encore: {cost:cost}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【アンコール】―{cost}。",
        "zh-Hans": "【召回】―{cost}。",
        "zh-Hant": "【召回】―{cost}。",
        "en": "[Encore] {^cost}.",
    }

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.cost = cost


class BetLine(Bet):
    """Bet: how many coins, and what the card costs then if that differs (WX-25.07)."""

    fields: ClassVar[tuple[str, ...]] = ("coins", "costs")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[bet: {coins:number} {coin|coins@coins}[[, costs {costs:ener-price}]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "【ベット】―コイン{coins}枚[[：ベットする場合、使用コストは{costs}になる]]。",
        "zh-Hans": "【下注】―{coins}枚硬币[[：下注时使用费用变为{costs}]]。",
        "zh-Hant": "【下注】―{coins}枚硬幣[[：下注時使用費用變為{costs}]]。",
        "en": "[Bet] {coins} coin{s:coins}[[: if you bet, it costs {costs}]].",
    }

    def __init__(self, coins: int, costs: EnerPrice | None = None) -> None:
        super().__init__()
        self.coins = coins
        self.costs = costs
        self.price = None if costs is None else costs.ener()


class ChainLine(Chain):
    """Chain: by how much the next ARTS of the turn costs less (WX-25.09)."""

    fields: ClassVar[tuple[str, ...]] = ("symbols",)
    notation: ClassVar[str | tuple[str, ...]] = "[chain: {symbols:ener-symbol+}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【チェイン】{symbols|}（このターン、次に使用するアーツの使用コストはこれだけ減る）。",
        "zh-Hans": "【连锁】{symbols|}（本回合下一张使用的必杀的使用费用减少该数量）。",
        "zh-Hant": "【連鎖】{symbols|}（本回合下一張使用的必殺的使用費用減少該數量）。",
        "en": "[Chain] {symbols| } (the next ARTS that you use this turn costs so much less).",
    }

    def __init__(self, symbols: tuple[str, ...]) -> None:
        super().__init__()
        self.symbols = symbols
        self.ener = ener_counts(symbols)


class OwnCostLine(OwnCost):
    """By how much the card itself costs less or more, while what, and how often that counts (WX-13.13)."""

    fields: ClassVar[tuple[str, ...]] = ("change", "symbols", "times", "condition")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[costs {change:cost-change} {symbols:ener-symbol+}[[ times {times:measure}]]"
        "[[ while {condition:condition}]]]"
    )

    def __init__(
        self,
        change: str,
        symbols: tuple[str, ...],
        times: Measure | None = None,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.change = change
        self.symbols = symbols
        self.ener = ener_counts(symbols)
        self.more = change == COSTS_MORE
        self.times = times
        self.condition = condition

    def sentence(self, language: str, say: Speaker) -> str:
        """Say while what, by how much, and how often that counts."""
        symbols = (" " if language == "en" else "").join(
            say.value("ener-symbol", symbol) for symbol in self.symbols
        )
        change = say.field(self, "change")
        times = "" if self.times is None else name_of_quantity(self.times, language, say)
        for_each = {
            "ja": f"{times}1につき",
            "zh-Hans": f"按{times}每1",
            "zh-Hant": f"按{times}每1",
            "en": f" for each 1 of {times}",
        }[language]
        part = for_each if times else ""
        main = {
            "ja": f"{say.this}の使用コストは{part}{symbols}{change}",
            "zh-Hans": f"{say.this}的使用费用{part}{change}{symbols}",
            "zh-Hant": f"{say.this}的使用費用{part}{change}{symbols}",
            "en": f"{say.this} costs {symbols} {change}{part}",
        }[language]
        return line(language, say, None, "", [while_text(self.condition, language, say)], main)


class UseChoiceLine(UseChoice):
    """Something that may be done when the card is used, which makes it cheaper."""

    fields: ClassVar[tuple[str, ...]] = ("cost", "symbols", "each")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[use choice: {cost:cost}; costs {symbols:ener-symbol+} less[[?each for each]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "使用する際、{cost}ことを選んでもよい。使用コストは[[?eachその枚数1枚につき]]{symbols|}減る。",
        "zh-Hans": "使用时可以{cost}。使用费用[[?each按所移动的张数每张]]减少{symbols|}。",
        "zh-Hant": "使用時可以{cost}。使用費用[[?each按所移動的張數每張]]減少{symbols|}。",
        "en": (
            "When you use it, you may do this: {cost@do}."
            " It then costs {symbols| } less[[?each for each card so moved]]."
        ),
    }

    def __init__(self, cost: Cost, symbols: tuple[str, ...], each: bool = False) -> None:
        super().__init__()
        if any(cost.ener) or cost.coins:
            raise ValueError("what makes a card cheaper is no Ener and no coins")
        if len(cost.deeds) != 1:
            raise ValueError("what makes a card cheaper is one thing that is done with cards")
        self.cost = cost
        self.symbols = symbols
        self.ener = ener_counts(symbols)
        self.each = each


# -- action abilities with a name ------------------------------------------------------------------


class RideLine(Ride):
    """Ride (WX-34.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "[ride]"
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "【ライド】ドライブ状態でないとき、ターンに1回、《赤》×0：ターン終了時まで、このルリグは"
            "あなたの＜乗機＞のシグニ1体に乗る。"
        ),
        "zh-Hans": (
            "【骑乘】非驾驶状态时，每回合1次，《红》×0：直到回合结束时为止，骑乘自己的1只＜乗機＞精灵。"
        ),
        "zh-Hant": (
            "【騎乘】非駕駛狀態時，每回合1次，《紅》×0：直到回合結束時為止，騎乘自己的1隻＜乗機＞精靈。"
        ),
        "en": (
            "[Ride] Once per turn, while it is not driven, red ×0: until the end of the turn, this LRIG rides"
            " one of your SIGNI of the class ＜乗機＞."
        ),
    }


class DecorateLine(Decorate):
    """Decorate (WX-30.15)."""

    notation: ClassVar[str | tuple[str, ...]] = "[decorate]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【デコレ】《ターン1回》《青》×0：手札の＜調理＞のシグニ1枚をあなたの＜調理＞のシグニ1体の"
        "【アクセ】にする。",
        "zh-Hans": "【装饰】《回合1次》《蓝》×0：将手牌的1张＜調理＞精灵附属于自己的1只＜調理＞精灵。",
        "zh-Hant": "【裝飾】《回合1次》《藍》×0：將手牌的1張＜調理＞精靈附屬於自己的1隻＜調理＞精靈。",
        "en": (
            "[Decorate] [Once per turn] blue ×0: attach one SIGNI of the class ＜調理＞ from your hand to one"
            " of your SIGNI of that class as an acce."
        ),
    }


CARD_LINE_WORDS: Final = (
    AppearanceLine,
    RiseLine,
    CrossPartner,
    CrossLine,
    UseLine,
    GrowLine,
    EncoreLine,
    BetLine,
    ChainLine,
    OwnCostLine,
    UseChoiceLine,
    RideLine,
    DecorateLine,
)
"""The words of this module, for registration."""
