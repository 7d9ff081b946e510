"""Genesis stones (chapter 23): how cores come on them, and what happens when there are enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.grandwalker import core_plus
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger, Triggered
from taisen.battle_spirits.vocabulary.heads import under_head
from taisen.battle_spirits.vocabulary.own_triggers import OwnTrigger
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.control import Action, May
from taisen.language.phrases import line
from taisen.language.sentences import Speaker
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

UNSEALING: Final = "unsealing"
UNSEALED_CORES: Final = 1


class Unseal(Action):
    """Puts a core from the void on the source (BS-23.04)."""

    category: ClassVar[str] = "unsealing-deed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ボイドからコア1個を{this}に置く",
        "zh-Hans": "将1个晶核从空间放置到{this}上",
        "zh-Hant": "將1個晶核從空間放置到{this}上",
        "en": "put 1 core from the void on {this}",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it there; as for a decree it is no increase from the void."""
        assert isinstance(state, BattleState)
        # BS-23.01, BS-20.09
        return core_plus(state, cause.object, UNSEALED_CORES, cause) if cause.object in state.objects else 0


class UnsealingLine(Triggered):
    """Unsealing with its condition."""

    fields: ClassVar[tuple[str, ...]] = ("trigger",)
    notation: ClassVar[str | tuple[str, ...]] = "unsealing: when {trigger:trigger}"

    def __init__(self, trigger: Trigger) -> None:
        super().__init__()
        self.keyword = UNSEALING
        under_head(self, None)
        self.during = None
        self.condition = None
        self.limit = ""
        self.trigger = trigger
        # BS-23.04
        self.effect = May(Unseal())
        self.place = "field"

    def parts(self) -> list[Word]:
        """Return the words inside: the condition, and what is done."""
        return [self.trigger, self.effect]

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the keyword with its condition, and what it stands for."""
        return line(language, say, None, self.keyword, [say.word(self.trigger)], say.word(self.effect))


class CoresReach(OwnTrigger):
    """When cores are put on this card, so that it has so many or more."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "cores on this become {number:number} or more"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のコアが{number}個以上になったとき",
        "zh-Hans": "{this}的晶核变为{number}个以上时",
        "zh-Hant": "{this}的晶核變為{number}個以上時",
        "en": "when {this} comes to have {number} or more cores",
    }
    events: ClassVar[tuple[str, ...]] = ("core_plus", "cores_gained", "cores_moved")

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether cores came on the source and are enough now."""
        assert isinstance(state, BattleState)
        if event.object != cause.object or (event.name == "cores_moved" and event.detail != "to-card"):
            return False
        found = state.objects.get(cause.object)
        return found is not None and found.core_count >= self.number


GENESIS_WORDS: Final = (UnsealingLine, CoresReach)
"""The words of this module, for registration."""
