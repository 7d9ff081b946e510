"""Words about what a card is: this very card, a card without effect text, the effects it is given."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.cards import SPIRIT
from taisen.battle_spirits.rules import traits, values
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import Continuous
from taisen.battle_spirits.vocabulary.changes import Grant, TextLoss
from taisen.battle_spirits.vocabulary.filters import Test
from taisen.battle_spirits.vocabulary.phrases import this_card
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Ability
from taisen.language.sentences import Speaker


class IsThis(Test):
    """It is the source."""

    notation: ClassVar[str | tuple[str, ...]] = "that is this"
    means_this: ClassVar[bool] = True
    texts: ClassVar[dict[str, str]] = {
        "ja": "この",
        "zh-Hans": "这只",
        "zh-Hant": "這隻",
        "en": "(this one)",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is the source."""
        return found.id == cause.object


class WithoutEffectText(Test):
    """It has no effect text, or is treated so."""

    notation: ClassVar[str | tuple[str, ...]] = "without effect text"
    texts: ClassVar[dict[str, str]] = {
        "ja": "効果の記述を持たない",
        "zh-Hans": "没有效果文字的",
        "zh-Hant": "沒有效果文字的",
        "en": "without effect text",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Look at a field card's text."""
        return not traits.has_effect_text(state, found)

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Look at a card's text."""
        return not state.definitions[card].abilities


class InDivineForm(Test):
    """It is in Divine Form: a Grandwalker that is a spirit as well (BS-21.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "in divine form"
    texts: ClassVar[dict[str, str]] = {
        "ja": "【転神】している",
        "zh-Hans": "处于【转神】的",
        "zh-Hant": "處於【轉神】的",
        "en": "in Divine Form",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is in Divine Form."""
        # BS-21.01
        return state.definitions[found.card].walker != "" and values.spirit_form(state, found) is not None


class TreatedAsTextless(TextLoss):
    """Is treated as having no effect text; the effects stay."""

    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} treated as having no effect text"
    texts: ClassVar[dict[str, str]] = {
        "ja": "を効果の記述を持たないものとして扱う",
        "zh-Hans": "视为没有效果文字",
        "zh-Hant": "視為沒有效果文字",
        "en": "{is/are} treated as having no effect text",
    }


class HasAbility(Grant):
    """Has a further ability, given by the source."""

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} ({ability:ability})"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は「{ability}」を持つ",
        "zh-Hans": "拥有“{ability}”",
        "zh-Hant": "擁有「{ability}」",
        "en": '{has/have} "{^ability}"',
    }

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the ability as the spirit that gets it has it, whatever card gives it."""
        this = say.this
        say.this = this_card(language, SPIRIT)
        text = say.fill(self, self.texts[language])
        say.this = this
        return text

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability
        if isinstance(ability, Continuous):
            for change in ability.modifications:
                if change.layer not in values.GRANTED_LAYERS:
                    raise ValueError(f"a given ability cannot change the {change.layer} of cards")


NATURE_WORDS: Final = (IsThis, WithoutEffectText, InDivineForm, TreatedAsTextless, HasAbility)
"""The words of this module, for registration."""
