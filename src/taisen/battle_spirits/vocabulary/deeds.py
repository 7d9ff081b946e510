"""Timings of several deeds of one card, and timings of what leaves the field or ends its battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.state import SOUL_STATE, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.battle_spirits.vocabulary.triggers import LossTrigger
from taisen.kernel.events import Cause, Event
from taisen.language import Lexicon, Term

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DEEDS: Final = Lexicon(
    "deed",
    {
        "is summoned": Term("summoned", "召喚", "被召唤", "被召喚", "is summoned"),
        "is deployed": Term("deployed", "配置", "被配置", "被配置", "is deployed"),
        "is advented": Term("advented", "煌臨", "煌临", "煌臨", "advents"),
        "is manifested": Term("manifested", "顕現", "显现", "顯現", "is manifested"),
        "attacks": Term("attacked", "アタック", "攻击", "攻擊", "attacks"),
        "blocks": Term("blocked", "ブロック", "阻挡", "阻擋", "blocks"),
        "is destroyed": Term("destroyed", "破壊", "被破坏", "被破壞", "is destroyed"),
    },
)
"""What a card does or suffers, by the event that tells of it."""

SUMMONED: Final = "summoned"
DESTROYED: Final = "destroyed"


class ThisDoes(OwnTrigger):
    """When the source does or suffers one of several things; a limit of the line counts them together."""

    fields: ClassVar[tuple[str, ...]] = ("deeds",)
    notation: ClassVar[str | tuple[str, ...]] = "this {deeds:deed++ or}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}の{deeds|/}時",
        "zh-Hans": "{this}{deeds|/}时",
        "zh-Hant": "{this}{deeds|/}時",
        "en": "when {this} {deeds| or }",
    }
    events: ClassVar[tuple[str, ...]] = (
        SUMMONED,
        "deployed",
        "advented",
        "manifested",
        "attacked",
        "blocked",
        DESTROYED,
    )

    def __init__(self, deeds: tuple[str, ...]) -> None:
        super().__init__()
        self.deeds = deeds
        self.leaving = DESTROYED in deeds
        self.on_summon = SUMMONED in deeds

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it happened to the source, and not silently."""
        if event.object != cause.object or event.name not in self.deeds:
            return False
        return not event.amount if event.name in (SUMMONED, DESTROYED) else True

    def summons(self, name: str) -> bool:
        """Return whether an event of this name makes it a "when summoned" timing."""
        return name == SUMMONED


class CardLeaves(LossTrigger):
    """When a field card of a sort is about to leave the field, by anybody or by the opponent."""

    fields: ClassVar[tuple[str, ...]] = ("among", "agent")
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} leaves the field[[ {agent:agent}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が[[{agent}]]フィールドを離れるとき",
        "zh-Hans": "{among}[[{agent}]]离开战场时",
        "zh-Hant": "{among}[[{agent}]]離開戰場時",
        "en": "when {among} leaves the field[[ {agent}]]",
    }
    events: ClassVar[tuple[str, ...]] = ("destroyed", "depleted", "returned", "trashed")

    def still_for_burst(self, state: AnyState, subject: int, card: int, cause: Cause) -> bool:
        """Return whether the card left: one in soul state has not (BS-32.14)."""
        assert isinstance(state, BattleState)
        place = state.places[card]
        return subject not in state.objects and (place < 0 or place % ZONE_COUNT != SOUL_STATE)


DEED_WORDS: Final = (ThisDoes, CardLeaves)
"""The words of this module, for registration."""
