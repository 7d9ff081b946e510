"""Qualities that a card's text gives it, behind the noun of a filter: families, names, keywords, effects."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.index import combination
from taisen.battle_spirits.rules import traits
from taisen.battle_spirits.rules.revealing import revealed_nature
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import CardAbility, Triggered
from taisen.battle_spirits.vocabulary.filters import Test
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.slots import IT, NAMED
from taisen.language.words import Word


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


class NameTest(Test):
    """A test of the printed name against some texts, on the field as elsewhere."""

    fields: ClassVar[tuple[str, ...]] = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's name."""
        return self.elsewhere(state, found.card, cause, slots)


class NotNamed(NameTest):
    """It has none of some names."""

    notation: ClassVar[str | tuple[str, ...]] = "not named {names:string+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード名が{names|/}以外の",
        "zh-Hans": "卡名为{names|/}以外的",
        "zh-Hant": "卡名為{names|/}以外的",
        "en": "not named {names|, | or }",
    }

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's name."""
        return state.definitions[card].name not in self.names


class NameHasOne(NameTest):
    """Its name contains one of some texts."""

    notation: ClassVar[str | tuple[str, ...]] = "with one of {names:string++/} in its name"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード名に{names|/}を含む",
        "zh-Hans": "卡牌名称包含{names|/}的",
        "zh-Hant": "卡牌名稱包含{names|/}的",
        "en": "with {names|, | or } in its name",
    }

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look into a card's name."""
        return any(name in state.definitions[card].name for name in self.names)


class FamilyIsNot(FamilyIs):
    """It has none of some families."""

    fields: ClassVar[tuple[str, ...]] = ("families",)
    notation: ClassVar[str | tuple[str, ...]] = "without family {families:string+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "系統：{families|/}を持たない",
        "zh-Hans": "没有系统{families|/}的",
        "zh-Hant": "沒有系統{families|/}的",
        "en": "not of the family {families|, | or }",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's families."""
        return not super().on_field(state, found, cause, slots)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's families."""
        return not super().elsewhere(state, card, cause, slots)


TEXT_QUALITY_WORDS: Final = (
    FamilyIs,
    Named,
    NameHas,
    NameLacks,
    HasKeyword,
    HasBurst,
    HasBurstOn,
    HasSummonEffect,
    HasAttackEffect,
    SharesName,
    SameNameAsIt,
    NotNamed,
    NameHasOne,
    FamilyIsNot,
)
"""The words of this module, for registration."""
