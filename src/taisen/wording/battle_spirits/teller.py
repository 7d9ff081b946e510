"""The teller of Battle Spirits: who stands on the field at each event, and what goes without saying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.state import ZONE_COUNT, BattleState
from taisen.wording.told import Teller, Thing

if TYPE_CHECKING:
    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState
    from taisen.wording.told import Told

QUIET: Final = frozenset(
    {
        "setup",
        "step_ended",
        "cores_moved payment",
        "cores_moved none",
        "modified none",
        "shown",
        "placed",
        "battle_resolving",
        "battle_ended",
        "magic_resolved",
        "burst_resolved",
        "summon_effect_given",
        "keyword_given",
        "decree",
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
REPLACED: Final = frozenset({"exchanged", "advented"})
"""Events by which another card comes on top of a field card, the former one being the first of its cards."""
SET_APART: Final = frozenset({"became_soul_state", "mirage_set", "magic_laid"})
MODIFIED: Final = "modified"
NONE: Final = "none"
TURN_BEGAN: Final = "start"
TURNED: Final = "turned"
TURNED_BACK: Final = frozenset({"left", "exchanged", "advented", "brave_left", "brave_lost"})
"""Events with which a card that was turned over is its face A again."""


class BattleSpiritsTeller(Teller):
    """Follows braves that join, and cards that are exchanged, advented onto, split off or kept."""

    arrivals: ClassVar[frozenset[str]] = frozenset({"placed", "token_put", "split", "brave_kept"})
    nobodys: ClassVar[frozenset[str]] = frozenset({"setup", "flash_opened"})
    effects: ClassVar[frozenset[str]] = frozenset({"effect"})

    def __init__(self, state: AnyState, viewer: int | None, events: list[Event], start: int) -> None:
        super().__init__(state, viewer, events, start)
        self.faces: dict[int, str] = {}
        # Most matches have no card with two faces.
        if any(len(one.faces()) > 1 for one in state.definitions):
            self._faces_before()

    def _faces_before(self) -> None:
        """Find what the cards that the new events turn over showed before them."""
        up: set[int] = set()
        for place, event in enumerate(self.events):
            cards = (event.card, *event.cards)
            if place >= self.start and event.name in (TURNED, *TURNED_BACK):
                for slot in cards:
                    if slot >= 0:
                        self.faces.setdefault(slot, self._number(slot, slot in up))
            elif event.name == TURNED:
                up.add(event.card)
            elif event.name in TURNED_BACK:
                up.difference_update(cards)

    def _number(self, slot: int, up: bool) -> str:
        faces = self.state.definitions[slot].faces()
        return faces[-1 if up else 0].number

    def face(self, slot: int) -> str:
        """Return the number of the face that a card showed at the event that is told."""
        return self.faces.get(slot) or super().face(slot)

    def told(self, place: int, event: Event, turn: int, position: int) -> Told:
        """Take one event down; a card that it takes off the field is its face A afterwards."""
        found = super().told(place, event, turn, position)
        if event.name in TURNED_BACK:
            # Of an advent the card below, of an exchange the one that goes back to the hand.
            gone = event.cards or (event.card,)
            for slot in gone:
                if slot in self.faces:
                    self.faces[slot] = self._number(slot, False)
        return found

    def _standing_before(self) -> dict[int, tuple[int, int]]:
        """Card slot and player of each field card before the new events, when others were on top."""
        found = super()._standing_before()
        for event in reversed(self.events[self.start :]):
            if event.object in found:
                if event.name in REPLACED:
                    found[event.object] = (event.cards[0], event.player)
                elif event.name == "left":
                    found[event.object] = (event.card, event.player)
        return found

    def thing(self, item: int) -> Thing | None:
        """Return a field card, or a card apart from the field, as it is or was called."""
        if item and item not in self.standing and item not in self.gone:
            found = self._apart(item)
            if found is not None:
                return found
        return super().thing(item)

    def _apart(self, item: int) -> Thing | None:
        """A card apart from the field, also one that is so no longer; None for another."""
        state = self.state
        assert isinstance(state, BattleState)
        card = state.card_apart(item)
        if card >= 0:
            player = state.places[card] // ZONE_COUNT
            return Thing(name_of(state, item, player), state.definitions[card].number, player)
        for event in reversed(self.events):
            if event.object == item and event.name in SET_APART:
                number = self.face(event.card)
                return Thing(number, number, event.player)
        return None

    def detail(self, event: Event) -> str:
        """Return what an event is told with: what happened to no core or no card needs no word."""
        nothing = not event.amount if event.name == "cores_moved" else not event.object
        return NONE if nothing and event.name in (MODIFIED, "cores_moved") else super().detail(event)

    def begins_turn(self, event: Event) -> bool:
        """Return whether a turn begins with an event."""
        return event.name == "step_began" and event.detail == TURN_BEGAN

    def follow(self, place: int, event: Event) -> None:
        """Take in, before an event is told, what it changes about the field cards."""
        if event.name == TURNED:
            self.faces[event.card] = self._number(event.card, True)
        elif event.name in REPLACED:
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
