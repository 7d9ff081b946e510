"""Rules about what effects are aimed at, and about who chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.vocabulary.abilities import CardAbility
from taisen.battle_spirits.vocabulary.changes import ChoiceRule, TargetTaking
from taisen.battle_spirits.vocabulary.field_actions import Exhaust, HeavilyExhaust
from taisen.language.bases import Filter

if TYPE_CHECKING:
    from taisen.battle_spirits.vocabulary.abilities import EffectAbility
    from taisen.kernel.nodes import Node


class ChoosesTheExhausted(ChoiceRule):
    """The player chooses what the opponent exhausts by the player's effects of a keyword."""

    fields: ClassVar[tuple[str, ...]] = ("effects",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{chooses|choose@same} what the other player exhausts by {effects:keyword} effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{effects}の効果で相手が疲労させるスピリットを指定する",
        "zh-Hans": "指定对手因{effects}效果而疲劳的战魂",
        "zh-Hant": "指定對手因{effects}效果而疲勞的戰魂",
        "en": "{chooses/choose} the spirits that the other player exhausts by {effects} effects",
    }

    def __init__(self, effects: str) -> None:
        super().__init__()
        self.effects = effects

    def takes(self, ability: EffectAbility, deed: Node) -> bool:
        """Return whether an effect of the keyword exhausts something."""
        if not isinstance(ability, CardAbility) or ability.keyword != self.effects:
            return False
        return isinstance(deed, Exhaust | HeavilyExhaust)


class TakesTheAim(TargetTaking):
    """May be made the only target of opposing effects that are aimed at a card of a sort (ruling 53)."""

    fields: ClassVar[tuple[str, ...]] = ("kinds", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "can become the only target of opposing {kinds:kind+/} effects aimed at {a|an} [{among:filter}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "は、相手が{among}を対象に含む{kinds|/}の効果を使用したとき、その対象をこのカードのみにできる",
        "zh-Hans": "在对手使用对象包含{among}的{kinds|/}的效果时，可以将其对象变为仅此卡牌",
        "zh-Hant": "在對手使用對象包含{among}的{kinds|/}的效果時，可以將其對象變為僅此卡牌",
        "en": "can become the only target of opposing {kinds| or } effects aimed at {among}",
    }

    def __init__(self, kinds: tuple[str, ...], among: Filter) -> None:
        super().__init__()
        self.kinds = kinds
        self.among = among


TARGET_RULE_WORDS: Final = (ChoosesTheExhausted, TakesTheAim)
"""The words of this module, for registration."""
