"""Qualities in numbers, behind the noun of a filter: cost, BP, cores, level, colours, symbols; its battle."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.rules import battle_points, symbols, traits, values
from taisen.battle_spirits.rules.cost import card_cost
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.filters import Test
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import bound, count_bound
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker


class BoundTest(Test):
    """Something about it stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number


class CostTest(BoundTest):
    """Its cost stands in a relation to a number."""

    notation: ClassVar[str | tuple[str, ...]] = "with cost{relation:relation}{number:quantity}"

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's present cost."""
        return compare(
            traits.cost_for(state, found, cause), self.relation, self.number.value(state, cause, slots)
        )

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Compare a card's cost."""
        return compare(card_cost(state, card), self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"コスト{limit}の",
            "zh-Hans": f"费用{limit}的",
            "zh-Hant": f"費用{limit}的",
            "en": f"with cost {limit}",
        }[language]


class HighestBP(Test):
    """Has the highest BP among the field cards of a sort."""

    momentary: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "with the highest BP among [{among:filter@many}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among@many}の中で最もBPの高い",
        "zh-Hans": "{among@many}中BP最高的",
        "zh-Hant": "{among@many}中BP最高的",
        "en": "with the highest BP among {among@many}",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare its BP with that of the others, those that wait to leave aside."""
        mine = battle_points.bp(state, found)
        return not any(
            not other.leaving
            and battle_points.bp(state, other) > mine
            and self.among.matches(state, other.id, cause, slots)
            for other in state.objects.values()
        )


class CoresTest(BoundTest):
    """So many cores lie on it."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "with cores{relation:relation}{number:quantity}"

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Count the cores of a field card."""
        return compare(found.core_count, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        if language == "en":
            return f"with {count_bound(self.relation, number, language)} cores"
        unit = {"ja": "個", "zh-Hans": "个", "zh-Hant": "個"}[language]
        limit = bound(self.relation, number + unit, language)
        return {"ja": f"コア{limit}の", "zh-Hans": f"有{limit}晶核的", "zh-Hant": f"有{limit}晶核的"}[
            language
        ]


class CostAmong(Test):
    """Its cost is one of some numbers."""

    fields: ClassVar[tuple[str, ...]] = ("costs",)
    notation: ClassVar[str | tuple[str, ...]] = "with cost {costs:number+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "コスト{costs|/}の",
        "zh-Hans": "费用{costs|/}的",
        "zh-Hant": "費用{costs|/}的",
        "en": "with cost {costs|, | or }",
    }

    def __init__(self, costs: tuple[int, ...]) -> None:
        super().__init__()
        self.costs = costs

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look up a field card's present cost."""
        return traits.cost_for(state, found, cause) in self.costs

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look up a card's cost."""
        return card_cost(state, card) in self.costs


class PrintedCostTest(BoundTest):
    """Its printed cost ("original cost") stands in a relation to a number."""

    notation: ClassVar[str | tuple[str, ...]] = "with printed cost{relation:relation}{number:quantity}"

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's printed cost."""
        return self.elsewhere(state, found.card, cause, slots)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Compare a card's printed cost."""
        return compare(state.definitions[card].cost, self.relation, self.number.value(state, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"元のコストが{limit}の",
            "zh-Hans": f"原本费用{limit}的",
            "zh-Hant": f"原本費用{limit}的",
            "en": f"with printed cost {limit}",
        }[language]


class BPTest(BoundTest):
    """Its BP stands in a relation to a number.

    Attributes:
        destroys: whether it bounds what an effect destroys, so that Reinforce counts (BS-43.01).
    """

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "with BP{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__(relation, number)
        self.destroys = False

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's present BP."""
        number = self.number.value(state, cause, slots)
        if self.destroys:
            number += battle_points.destruction_reach(state, cause.player)
        return compare(battle_points.bp_for(state, found, cause), self.relation, number)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        if language == "en":
            return "with " + bound(self.relation, f"{number} BP", language)
        return f"BP{bound(self.relation, number, language)}" + ("の" if language == "ja" else "的")


class LevelIs(Test):
    """It is at a level."""

    momentary: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("level",)
    notation: ClassVar[str | tuple[str, ...]] = "at Lv{level:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "Lv{level}の",
        "zh-Hans": "等级{level}的",
        "zh-Hant": "等級{level}的",
        "en": "at Lv{level}",
    }

    def __init__(self, level: Quantity) -> None:
        super().__init__()
        self.level = level

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's present level."""
        return values.level(state, found) == self.level.value(state, cause, slots)


class BelowHighestLevel(Test):
    """It is at another level than its highest."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "below its highest level"
    texts: ClassVar[dict[str, str]] = {
        "ja": "最高Lvではない",
        "zh-Hans": "并非最高等级的",
        "zh-Hant": "並非最高等級的",
        "en": "not at its highest level",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's present level with the highest that it has."""
        levels = state.definitions[found.card].levels
        return bool(levels) and values.level(state, found) < levels[-1][0]


class ColorsTest(BoundTest):
    """The number of its colours stands in a relation to a number."""

    notation: ClassVar[str | tuple[str, ...]] = "with colors{relation:relation}{number:quantity}"

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Count a field card's colours."""
        return compare(
            traits.colors_for(state, found, cause).bit_count(),
            self.relation,
            self.number.value(state, cause, slots),
        )

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Count a card's colours."""
        return compare(
            state.definitions[card].colors.bit_count(), self.relation, self.number.value(state, cause, slots)
        )

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        return {
            "ja": f"色を{bound(self.relation, number + '色', language)}持つ",
            "zh-Hans": f"颜色为{bound(self.relation, number + '色', language)}的",
            "zh-Hant": f"顏色為{bound(self.relation, number + '色', language)}的",
            "en": f"with {count_bound(self.relation, number, language)} colors",
        }[language]


class SymbolCount(BoundTest):
    """It has so many symbols."""

    notation: ClassVar[str | tuple[str, ...]] = "with symbols{relation:relation}{number:quantity}"

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Count a field card's symbols."""
        wanted = self.number.value(state, cause, slots)
        return compare(symbols.symbol_count(state, found), self.relation, wanted)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Count a card's printed symbols."""
        wanted = self.number.value(state, cause, slots)
        return compare(sum(state.definitions[card].symbols), self.relation, wanted)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        number = say.word(self.number)
        if language == "en":
            symbols = "symbols" if self.number.is_many() else "symbol"
            return f"with {count_bound(self.relation, number, language)} {symbols}"
        limit = bound(self.relation, number, language)
        return {
            "ja": f"シンボルが{limit}の",
            "zh-Hans": f"战徽数为{limit}的",
            "zh-Hant": f"戰徽數為{limit}的",
        }[language]


class InBattleWith(Test):
    """It battles a certain card."""

    fields: ClassVar[tuple[str, ...]] = ("enemy",)
    notation: ClassVar[str | tuple[str, ...]] = "in battle with [{enemy:filter}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{enemy}とバトルしている",
        "zh-Hans": "正在与{enemy}战斗的",
        "zh-Hant": "正在與{enemy}戰鬥的",
        "en": "in battle with {enemy}",
    }

    def __init__(self, enemy: Filter) -> None:
        super().__init__()
        self.enemy = enemy

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at the other side of a field card's battle."""
        if not state.battle or found.id not in (state.attacker, state.blocker):
            return False
        enemy = state.blocker if found.id == state.attacker else state.attacker
        return enemy != 0 and self.enemy.matches(state, enemy, cause, slots)


class HighestCost(Test):
    """Its cost is the highest among field cards of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "with the highest cost of [{among:filter@many}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}の中で最もコストの高い",
        "zh-Hans": "{among}中费用最高的",
        "zh-Hant": "{among}中費用最高的",
        "en": "with the highest cost of {among@many}",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether none of them costs more."""
        mine = traits.cost_for(state, found, cause)
        return all(
            traits.cost_for(state, other, cause) <= mine
            for other in state.objects.values()
            if not other.leaving and self.among.matches(state, other.id, cause, slots)
        )


class CostAlone(BoundTest):
    """Its cost without that of its braves stands in a relation to a number."""

    notation: ClassVar[str | tuple[str, ...]] = "with cost without braves{relation:relation}{number:quantity}"

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's cost, its braves left out."""
        wanted = self.number.value(state, cause, slots)
        return compare(traits.cost(state, found, alone=True), self.relation, wanted)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say it with the bound."""
        limit = bound(self.relation, say.word(self.number), language)
        return {
            "ja": f"ブレイヴのコストを無視してコスト{limit}の",
            "zh-Hans": f"无视合体的费用而费用{limit}的",
            "zh-Hant": f"無視合體的費用而費用{limit}的",
            "en": f"with cost {limit} leaving braves aside",
        }[language]


QUALITY_WORDS: Final = (
    HighestCost,
    CostTest,
    CostAlone,
    HighestBP,
    CoresTest,
    CostAmong,
    PrintedCostTest,
    BPTest,
    LevelIs,
    BelowHighestLevel,
    ColorsTest,
    SymbolCount,
    InBattleWith,
)
"""The words of this module, for registration."""
