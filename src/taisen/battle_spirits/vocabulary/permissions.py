"""Permissions: lines by which a card in the hand is used outside the usual times."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules import summoning
from taisen.battle_spirits.rules.cost import price
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.state import SOUL_RESERVE, BattleState
from taisen.battle_spirits.vocabulary.abilities import MAIN, Permission
from taisen.kernel.decisions import Option
from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.legality import Refusal

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class SwiftLine(Permission):
    """Swift: in a flash timing the card may be summoned from hand with cores of the reserve alone.

    As a flash effect it could be used in the own Main Step too (BS-12.14), where summoning the usual way
    allows the same and more.
    """

    notation: ClassVar[str | tuple[str, ...]] = "[flash] swift"
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "【フラッシュ】【神速】手札にあるこのスピリットカードは、コス"
            "トも上に置くコアもすべてリザーブから使うことで、召喚できる。"
        ),
        "zh-Hans": (
            "【灵动】【神速】手牌中的这张战魂卡，若支付费用和放置其上的晶核全部来自预备区，则可以召唤。"
        ),
        "zh-Hant": (
            "【靈動】【神速】手牌中的這張戰魂卡，若支付費用和放置其上的晶核全部來自預備區，則可以召喚。"
        ),
        "en": (
            "[Flash] Swift: You may summon this spirit card from your han"
            "d, taking all cores for its cost and on it from your reserve."
        ),
    }

    def __init__(self) -> None:
        super().__init__()
        self.keyword = "swift"

    def options(self, state: AnyState, player: int, card: int, window: int) -> list[Option]:
        """Return the summoning if the reserve has the cores for it."""
        assert isinstance(state, BattleState)
        if self.why_not(state, player, card, window) is not None:
            return []
        return [Option("swift", f"swift {state.definitions[card].number}", card)]

    def why_not(self, state: AnyState, player: int, card: int, window: int) -> Refusal | None:
        """Return why it cannot be summoned so now."""
        assert isinstance(state, BattleState)
        if window & MAIN:
            return Refusal("not-flash-timing", "BS-12.01")
        there = state.reserve[player] + (1 if state.souls[player] == SOUL_RESERVE else 0)
        # BS-08.07: the price is reduced as always.
        if there < price(state, player, card) + entry_cores(state, player, card):
            return Refusal("too-few-cores-in-reserve", "BS-08.16")
        return None

    def take(self, state: AnyState, player: int, option: Option) -> bool:
        """Push the summoning."""
        assert isinstance(state, BattleState)
        if option.verb != "swift":
            return False
        card = option.target
        definition: CardDefinition = state.definitions[card]
        cause = Cause(
            EFFECT,
            player,
            card=card,
            ability=self.key,
            colors=definition.colors,
            source_kind=definition.kind,
        )
        summoning.enter(state, player, card, cause, from_reserve=True)
        return True


PERMISSION_WORDS: Final = (SwiftLine,)
"""The words of this module, for registration."""
