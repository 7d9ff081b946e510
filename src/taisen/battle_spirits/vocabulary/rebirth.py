"""Words about cards with two faces: turning them over, and what they are before and after it (chapter 30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.leaving import affected
from taisen.battle_spirits.rules.rebirth import can_turn_over, turn_over
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import TurnedText
from taisen.battle_spirits.vocabulary.adjectives import Adjective
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Effect, Target
from taisen.language.control import Action
from taisen.language.phrases import line
from taisen.language.sentences import Speaker

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class TurnedLine(TurnedText):
    """What comes when this face is turned up, before the Rebirth is complete (BS-30.04)."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "when turned to this face: {effect:effect}"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say when, and what."""
        when = {
            "ja": "この面に裏返ったとき",
            "zh-Hans": "翻转为此面时",
            "zh-Hant": "翻轉為此面時",
            "en": "when turned to this face",
        }[language]
        return line(language, say, None, "", [when], say.word(self.effect))


class TurnOver(Action):
    """Turns field cards over to their face B, one at a time (BS-30.07)."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "turn {target:target} over"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を裏返す",
        "zh-Hans": "将{target}翻面",
        "zh-Hant": "將{target}翻面",
        "en": "turn {target} over",
    }
    apart: ClassVar[bool] = True

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Turn them over, the first of them first."""
        assert isinstance(state, BattleState)
        # BS-30.09: a card turns itself over while it waits to leave too.
        there = [i for i in items if i == cause.object or affected(state, state.objects[i], cause)]
        return sum(1 for i in reversed(there) if turn_over(state, i, cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it can be turned, for targets that are fixed."""
        assert isinstance(state, BattleState)
        target = self.target
        if target is None or not target.fixed():
            return super().possible(state, cause, slots)
        return any(can_turn_over(state, i) for i in target.items(state, cause, slots))


class ThisIsReborn(OwnTrigger):
    """When this card is reborn: its Rebirth is complete (BS-30.04)."""

    notation: ClassVar[str | tuple[str, ...]] = "this is reborn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}が転醒したとき",
        "zh-Hans": "{this}转醒时",
        "zh-Hant": "{this}轉醒時",
        "en": "when {this} is reborn",
    }
    events: ClassVar[tuple[str, ...]] = ("reborn",)
    on_rebirth: ClassVar[bool] = True

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether the source's own card was reborn."""
        return event.card == cause.card


class CardIsSummonedOrReborn(CardTrigger):
    """When a spirit of a sort is summoned or reborn."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} {among:filter} is summoned or reborn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}が召喚/転醒されたとき",
        "zh-Hans": "{among}被召唤/转醒时",
        "zh-Hant": "{among}被召喚/轉醒時",
        "en": "when {among} is summoned or reborn",
    }
    events: ClassVar[tuple[str, ...]] = ("summoned", "reborn")


class TwoFaced(Adjective):
    """Is a rebirth card, whatever face lies up (BS-30.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "rebirth"
    texts: ClassVar[dict[str, str]] = {"ja": "転醒", "zh-Hans": "转醒", "zh-Hant": "轉醒", "en": "rebirth"}

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has two faces."""
        return state.definitions[found.card].two_faced

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has two faces."""
        return state.definitions[card].two_faced


class Unreborn(Adjective):
    """Is a rebirth card that has not been turned over."""

    notation: ClassVar[str | tuple[str, ...]] = "unreborn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "転醒前の",
        "zh-Hans": "转醒前的",
        "zh-Hant": "轉醒前的",
        "en": "unreborn",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has two faces and its face A is up."""
        definition = state.definitions[found.card]
        return definition.two_faced and not definition.reborn


class Reborn(Adjective):
    """Has been turned over, by whatever effect (BS-30.17)."""

    notation: ClassVar[str | tuple[str, ...]] = "reborn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "転醒後の",
        "zh-Hans": "转醒后的",
        "zh-Hant": "轉醒後的",
        "en": "reborn",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has its face B up."""
        # BS-30.17
        return state.definitions[found.card].reborn


REBIRTH_WORDS: Final = (
    TurnedLine,
    TurnOver,
    ThisIsReborn,
    CardIsSummonedOrReborn,
    TwoFaced,
    Unreborn,
    Reborn,
)
"""The words of this module, for registration."""
