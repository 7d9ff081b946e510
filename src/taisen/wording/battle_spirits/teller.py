"""The teller of Battle Spirits: who stands on the field at each event, and what goes without saying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.wording.told import Teller

if TYPE_CHECKING:
    from taisen.kernel.events import Event

QUIET: Final = frozenset(
    {
        "setup",
        "step_ended",
        "cores_moved payment",
        "shown",
        "placed",
        "battle_resolving",
        "battle_ended",
        "magic_resolved",
        "burst_resolved",
        "summon_effect_given",
        "flash_opened",
        "step_began",
        "left destroyed",
        "left depleted",
        "turn_ended",
        "exhausted BS-11.02",
        "exhausted BS-11.08",
        "refreshed BS-06.08",
    }
)
"""Events that say nothing new to a reader who is told the others: name, or name and detail or rule."""

LEAVING_TOGETHER: Final = frozenset({"left", "burst_set", "revealed", "burst_discarded"})
"""Events of the moment in which cards leave the field: a card that becomes a burst may push one out."""
TURN_BEGAN: Final = "start"


class BattleSpiritsTeller(Teller):
    """Follows braves that join, and cards that are exchanged, advented onto, split off or kept."""

    arrivals: ClassVar[frozenset[str]] = frozenset({"placed", "split", "brave_kept"})
    nobodys: ClassVar[frozenset[str]] = frozenset({"setup", "flash_opened"})
    effects: ClassVar[frozenset[str]] = frozenset({"effect"})

    def begins_turn(self, event: Event) -> bool:
        """Return whether a turn begins with an event."""
        return event.name == "step_began" and event.detail == TURN_BEGAN

    def follow(self, place: int, event: Event) -> None:
        """Take in, before an event is told, what it changes about the field cards."""
        if event.name in ("exchanged", "advented"):
            self.standing[event.object] = (event.card, event.player)
        elif event.name == "combined":
            self._joined(event.card)
        elif event.name == "left":
            self.keep_names(place, LEAVING_TOGETHER)
        else:
            super().follow(place, event)

    def _joined(self, card: int) -> None:
        """A brave that stood on the field is a part of another card now."""
        for item, (slot, _) in self.standing.items():
            if slot == card:
                del self.standing[item]
                return
