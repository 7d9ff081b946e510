"""Rules about what effects are aimed at, and about who chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.vocabulary.abilities import CardAbility
from taisen.battle_spirits.vocabulary.changes import ChoiceRule
from taisen.battle_spirits.vocabulary.field_actions import Exhaust, HeavilyExhaust

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


TARGET_RULE_WORDS: Final = (ChoosesTheExhausted,)
"""The words of this module, for registration."""
