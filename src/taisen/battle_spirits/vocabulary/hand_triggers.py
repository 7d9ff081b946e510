"""Triggers about hands: that a player has more cards there by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.state import HAND, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.language.players import owner

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class HandGrows(Trigger):
    """When a player's hand increases by an effect, of anything or of cards but those of a name."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "name")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{whose:whose} hand increases by an effect[[ of a card not named {name:string}]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[カード名：{name}以外の]]効果で{whose}手札が増えたとき",
        "zh-Hans": "{whose}手牌因[[卡牌名称：{name}以外的]]效果增加时",
        "zh-Hant": "{whose}手牌因[[卡牌名稱：{name}以外的]]效果增加時",
        "en": "when {whose} hand increases by an effect[[ of a card not named {name}]]",
    }
    # BS-35.19: an exchange is no increase, and reports none of these.
    events: ClassVar[tuple[str, ...]] = ("drew", "hand_gained", "left", "brave_left")

    def __init__(self, whose: int, name: str | None = None) -> None:
        super().__init__()
        self.whose = whose
        self.name = name
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether cards came to that player's hand by such an effect."""
        assert isinstance(state, BattleState)
        by = event.cause
        if by.kind != EFFECT:
            return False
        if self.name is not None and by.card >= 0 and state.definitions[by.card].name == self.name:
            return False
        player = event.player
        if event.name in ("left", "brave_left"):
            player = state.owners[event.card]
            if state.places[event.card] != player * ZONE_COUNT + HAND:
                return False
        return player == owner(self.whose, cause)


HAND_TRIGGER_WORDS: Final = (HandGrows,)
"""The words of this module, for registration."""
