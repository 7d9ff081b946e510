"""Qualities: what stands behind the noun of a filter."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.index import combination
from taisen.battle_spirits.rules import battle_points, symbols, traits, values
from taisen.battle_spirits.rules.cost import card_cost
from taisen.battle_spirits.rules.revealing import revealed_nature
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import CardAbility, Triggered
from taisen.battle_spirits.vocabulary.filters import Test
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import bound, count_bound
from taisen.language.quantities import compare
from taisen.language.sentences import Speaker
from taisen.language.slots import IT, NAMED
from taisen.language.words import Word


class CostTest(Test):
    """Its cost stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with cost{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

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


class CoresTest(Test):
    """So many cores lie on it."""

    momentary: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with cores{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

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


class PrintedCostTest(Test):
    """Its printed cost ("original cost") stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with printed cost{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

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


class BPTest(Test):
    """Its BP stands in a relation to a number.

    Attributes:
        destroys: whether it bounds what an effect destroys, so that Reinforce counts (BS-43.01).
    """

    momentary: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with BP{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number
        self.destroys = False

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare a field card's present BP."""
        number = self.number.value(state, cause, slots)
        if self.destroys:
            number += battle_points.destruction_reach(state, cause.player)
        return compare(battle_points.bp(state, found), self.relation, number)

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


class ColorsTest(Test):
    """The number of its colours stands in a relation to a number."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with colors{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Count a field card's colours."""
        return compare(
            traits.colors(state, found).bit_count(), self.relation, self.number.value(state, cause, slots)
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


class FamilyIs(Test):
    """It has one of some families."""

    fields: ClassVar[tuple[str, ...]] = ("families",)
    notation: ClassVar[str | tuple[str, ...]] = "with family {families:string+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "系統：{families|/}を持つ",
        "zh-Hans": "拥有系统{families|/}的",
        "zh-Hant": "擁有系統{families|/}的",
        "en": "of the family {families|, | or }",
    }

    def __init__(self, families: tuple[str, ...]) -> None:
        super().__init__()
        self.families = families

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's families."""
        return any(family in self.families for family in traits.families(state, found))

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's families."""
        definition = state.definitions[card]
        if any(family in self.families for family in definition.families):
            return True
        if definition.revealed_nature is None:
            return False
        nature = revealed_nature(state, card, cause)
        return nature is not None and nature.family in self.families


class Named(Test):
    """It has exactly one of some names."""

    fields: ClassVar[tuple[str, ...]] = ("names",)
    notation: ClassVar[str | tuple[str, ...]] = "named {names:string+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード名が{names|/}の",
        "zh-Hans": "卡牌名称为{names|/}的",
        "zh-Hant": "卡牌名稱為{names|/}的",
        "en": "named {names|, | or }",
    }

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's name."""
        return any(name in self.names for name in state.definitions[found.card].names)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's name."""
        return any(name in self.names for name in state.definitions[card].names)


class NameHas(Test):
    """Its name contains a text (BS-42.06)."""

    fields: ClassVar[tuple[str, ...]] = ("text",)
    notation: ClassVar[str | tuple[str, ...]] = "with {text:string} in its name"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード名に{text}を含む",
        "zh-Hans": "卡牌名称包含{text}的",
        "zh-Hant": "卡牌名稱包含{text}的",
        "en": "with {text} in its name",
    }

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look into a field card's names."""
        return any(self.text in name for name in traits.names(state, found))

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look into a card's name."""
        return any(self.text in name for name in state.definitions[card].names)


class NameLacks(NameHas):
    """Its name does not contain a text (BS-42.06)."""

    notation: ClassVar[str | tuple[str, ...]] = "without {text:string} in its name"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード名に{text}を含まない",
        "zh-Hans": "卡牌名称不包含{text}的",
        "zh-Hant": "卡牌名稱不包含{text}的",
        "en": "without {text} in its name",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look into a field card's names."""
        return not super().on_field(state, found, cause, slots)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look into a card's name."""
        return not super().elsewhere(state, card, cause, slots)


class HasKeyword(Test):
    """It has an effect with one of some keywords."""

    fields: ClassVar[tuple[str, ...]] = ("keywords",)
    notation: ClassVar[str | tuple[str, ...]] = "with {keywords:keyword+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{keywords|/}を持つ",
        "zh-Hans": "拥有{keywords|/}的",
        "zh-Hant": "擁有{keywords|/}的",
        "en": "with {keywords|, | or }",
    }

    def __init__(self, keywords: tuple[str, ...]) -> None:
        super().__init__()
        self.keywords = keywords

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at the keyword effects that a field card has now."""
        return any(traits.has_keyword(state, found, keyword) for keyword in self.keywords)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at the keyword effects printed on a card."""
        return any(keyword in state.definitions[card].keywords for keyword in self.keywords)


class HasBurst(Test):
    """It has a burst effect."""

    notation: ClassVar[str | tuple[str, ...]] = "with a burst effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "バースト効果を持つ",
        "zh-Hans": "拥有爆裂效果的",
        "zh-Hant": "擁有爆裂效果的",
        "en": "with a burst effect",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card."""
        return state.definitions[found.card].burst is not None

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card."""
        return state.definitions[card].burst is not None


class HasBurstOn(Test):
    """It has a burst effect with a certain condition."""

    fields: ClassVar[tuple[str, ...]] = ("trigger",)
    notation: ClassVar[str | tuple[str, ...]] = "with burst condition {trigger:trigger}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "バースト条件が「{trigger}」の",
        "zh-Hans": "爆裂条件为“{trigger}”的",
        "zh-Hant": "爆裂條件為「{trigger}」的",
        "en": 'with the burst condition "{trigger}"',
    }

    def __init__(self, trigger: Word) -> None:
        super().__init__()
        self.trigger = trigger

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card."""
        return self.elsewhere(state, found.card, cause, slots)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's burst condition."""
        burst = state.definitions[card].burst
        return burst is not None and burst.trigger == self.trigger


class HasSummonEffect(Test):
    """It has a "when this spirit is summoned" effect; "when this brave is summoned" is another."""

    notation: ClassVar[str | tuple[str, ...]] = "with a when-summoned effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "召喚時の効果を持つ",
        "zh-Hans": "拥有召唤时效果的",
        "zh-Hant": "擁有召喚時效果的",
        "en": "with a when-summoned effect",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at the effects that a field card has now."""
        return any(
            isinstance(ability, Triggered)
            and "summoned" in ability.trigger.events
            and ability.trigger.on_summon
            and traits.holds_ability(state, found, ability)
            for ability in state.definitions[found.card].abilities
        )

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card."""
        return any(
            isinstance(a, Triggered) and "summoned" in a.trigger.events and a.trigger.on_summon
            for a in state.definitions[card].abilities
        )


class HasAttackEffect(Test):
    """It has an effect that comes when it attacks."""

    notation: ClassVar[str | tuple[str, ...]] = "with a when-attacks effect"
    texts: ClassVar[dict[str, str]] = {
        "ja": "『このスピリットのアタック時』を含む効果を持つ",
        "zh-Hans": "拥有包含『此战魂攻击时』的效果的",
        "zh-Hant": "擁有包含『此戰魂攻擊時』的效果的",
        "en": "with a when-attacks effect",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at the effects that a field card has now, those that its braves add among them."""
        return any(
            isinstance(ability, CardAbility)
            and attack_timing(ability)
            and traits.holds_ability(state, found, ability)
            for ability in state.definitions[found.card].abilities
        ) or any(
            isinstance(ability, CardAbility)
            and ability.combined & combination(state, found, brave)
            and attack_timing(ability)
            and traits.holds_ability(state, found, ability)
            for brave in found.braves
            for ability in state.definitions[brave].abilities
        )

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card."""
        return any(attack_timing(a) for a in state.definitions[card].abilities if isinstance(a, CardAbility))


def attack_timing(ability: CardAbility) -> bool:
    """Return whether an ability comes when its own card attacks."""
    if not isinstance(ability, Triggered) or "attacked" not in ability.trigger.events:
        return False
    return isinstance(ability.trigger, OwnTrigger)


class SymbolCount(Test):
    """It has so many symbols."""

    fields: ClassVar[tuple[str, ...]] = ("relation", "number")
    notation: ClassVar[str | tuple[str, ...]] = "with symbols{relation:relation}{number:quantity}"

    def __init__(self, relation: str, number: Quantity) -> None:
        super().__init__()
        self.relation = relation
        self.number = number

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


class SharesName(Test):
    """Another card of its side has the same name."""

    notation: ClassVar[str | tuple[str, ...]] = "sharing a name"
    texts: ClassVar[dict[str, str]] = {
        "ja": "同じフィールドに同名のカードがある",
        "zh-Hans": "同一战场上另有同名卡牌的",
        "zh-Hant": "同一戰場上另有同名卡牌的",
        "en": "that shares its name with another card of the same field",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look for a namesake on the same field."""
        name = state.definitions[found.card].name
        return any(
            other.id != found.id
            and other.controller == found.controller
            and state.definitions[other.card].name == name
            for other in state.objects.values()
        )


class SameNameAsIt(Test):
    """It has the name of the card just chosen."""

    notation: ClassVar[str | tuple[str, ...]] = "with the name of it"
    texts: ClassVar[dict[str, str]] = {
        "ja": "それと同じカード名の",
        "zh-Hans": "与其同名的",
        "zh-Hant": "與其同名的",
        "en": "with the same name as it",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Compare names with the card in the slot "it"."""
        chosen = slots[NAMED] or slots[IT]
        assert isinstance(chosen, tuple)
        name = state.definitions[found.card].name
        return any(
            i in state.objects and state.definitions[state.objects[i].card].name == name for i in chosen
        )


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


QUALITY_WORDS: Final = (
    HighestCost,
    CostTest,
    HighestBP,
    CoresTest,
    CostAmong,
    PrintedCostTest,
    BPTest,
    LevelIs,
    BelowHighestLevel,
    ColorsTest,
    FamilyIs,
    Named,
    NameHas,
    NameLacks,
    HasKeyword,
    HasBurst,
    HasBurstOn,
    HasSummonEffect,
    HasAttackEffect,
    SymbolCount,
    InBattleWith,
    SharesName,
    SameNameAsIt,
)
"""The words of this module, for registration."""
