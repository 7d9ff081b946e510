"""Words about answering events with bursts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.burst import burst_cause, forbidden, start
from taisen.battle_spirits.state import BOTH, IN_USE, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger
from taisen.battle_spirits.vocabulary.changes import BurstAnswerRule
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import BATTLE, Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.control import Action
from taisen.language.slots import fresh_slots

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThisReducesLife(OwnTrigger):
    """When this spirit's attack reduces the opponent's life."""

    notation: ClassVar[str | tuple[str, ...]] = "this reduces opposing life by attacking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のアタックで相手のライフが減ったとき",
        "zh-Hans": "对手的生命因{this}的攻击而减少时",
        "zh-Hant": "對手的生命因{this}的攻擊而減少時",
        "en": "when {this} reduces the opponent's life by attacking",
    }
    events = ("life_reduced",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source took the life by battle."""
        by = event.cause
        return by.kind == BATTLE and by.object == cause.object and event.player != cause.player


class CannotAnswerWithBursts(BurstAnswerRule):
    """Cannot activate bursts when a certain event happens."""

    fields: ClassVar[tuple[str, ...]] = ("trigger",)
    notation: ClassVar[str | tuple[str, ...]] = "cannot activate bursts when {trigger:trigger}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{trigger}、バーストを発動できない",
        "zh-Hans": "在{trigger}不能发动爆裂",
        "zh-Hant": "在{trigger}不能發動爆裂",
        "en": "cannot activate bursts {trigger}",
    }

    def __init__(self, trigger: Trigger) -> None:
        super().__init__()
        self.trigger = trigger

    def stops(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether it is that event."""
        trigger = self.trigger
        return event.name in trigger.events and trigger.fits(state, event, cause)


class ActivateBurst(Action):
    """Activates the burst of a card outside the burst area; it counts as lying there (BS-25.13)."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "activate the burst of {target:card-target}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}のバーストを発動する",
        "zh-Hans": "发动{target}的爆裂",
        "zh-Hant": "發動{target}的爆裂",
        "en": "activate the burst of {target}",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Push the activation of the first of them."""
        assert isinstance(state, BattleState)
        for card in items[:1]:
            if state.definitions[card].burst is None or forbidden(state, cause.player, card):
                return 0
            # BS-25.13: shown and in use until its effect is over, beside a burst that is set.
            state.move_card(card, cause.player * ZONE_COUNT + IN_USE, BOTH)
            start(state, cause.player, card, burst_cause(state, cause.player, card), fresh_slots())
        return len(items[:1])


BURST_WORDS: Final = (ThisReducesLife, CannotAnswerWithBursts, ActivateBurst)
"""The words of this module, for registration."""
