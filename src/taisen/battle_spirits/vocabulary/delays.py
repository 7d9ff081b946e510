"""Effects that wait: an ability given for a time, and the end of a battle as its event and its bound."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.lasting import BATTLE_EFFECTS, TURN, give
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import Trigger, Triggered
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Duration
from taisen.language.control import Action
from taisen.language.slots import IT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThroughBattle(Duration):
    """To the very end of the battle, its end-of-battle effects among it (BS-11.23)."""

    notation: ClassVar[str | tuple[str, ...]] = "through the end of this battle"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このバトルの終了まで",
        "zh-Hans": "直到这次战斗终了为止",
        "zh-Hant": "直到這次戰鬥終了為止",
        "en": "through the end of this battle",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the present battle; outside one it lasts no longer than the moment's turn."""
        assert isinstance(state, BattleState)
        return (BATTLE_EFFECTS, state.battle) if state.battle else (TURN, state.turn)


class BattleEnds(Trigger):
    """When the battle ends, whoever is left of it."""

    notation: ClassVar[str | tuple[str, ...]] = "the battle ends"
    texts: ClassVar[dict[str, str]] = {
        "ja": "バトルの終了時",
        "zh-Hans": "战斗终了时",
        "zh-Hant": "戰鬥終了時",
        "en": "when the battle ends",
    }
    events: ClassVar[tuple[str, ...]] = ("battle_ended",)

    def __init__(self) -> None:
        super().__init__()
        self.leaving = False
        self.on_summon = False

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether a battle ended: there is one at a time."""
        return True


class Delay(Action):
    """Gives an ability of its own for a time, which waits for an event.

    When that comes, "it" still means what was chosen before in this effect.
    """

    fields: ClassVar[tuple[str, ...]] = ("duration", "ability")
    notation: ClassVar[str | tuple[str, ...]] = "{duration:duration}, {ability:delayed}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{duration}、{ability}",
        "zh-Hans": "{duration}，{ability}",
        "zh-Hant": "{duration}，{ability}",
        "en": "{duration}, {ability}",
    }

    def __init__(self, duration: Duration, ability: Triggered) -> None:
        super().__init__()
        self.duration = duration
        self.ability = ability

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Add the waiting ability with what it is about."""
        assert isinstance(state, BattleState)
        kept = slots[IT]
        assert isinstance(kept, tuple)
        give(state, "trigger", self.ability, cause, self.duration.until(state, cause), objects=kept)
        return 1


DELAY_WORDS: Final = (ThroughBattle, BattleEnds, Delay)
"""The words of this module, for registration."""
