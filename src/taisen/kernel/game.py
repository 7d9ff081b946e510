"""Game: what the kernel asks of a game's rules.

A game subclasses this with its zones, its setup, its policies for triggers and state checks, and a
registry that finds cards and nodes by key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.kernel.events import Event
from taisen.kernel.nodes import Node
from taisen.kernel.outcome import Outcome

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState, Definition, FieldObject, Token
    from taisen.kernel.view import View


class Game:
    """The rules of one game, as the kernel sees them. Instances hold no match data.

    Attributes:
        name: identifier ("battle-spirits").
        zone_names: zones of one player, in order.
        procedures: every procedure by key.
    """

    name: str
    zone_names: tuple[str, ...]
    procedures: dict[str, Node]

    def __init__(self, name: str, zone_names: tuple[str, ...]) -> None:
        self.name = name
        self.zone_names = zone_names
        self.procedures = {}

    # -- registry ----------------------------------------------------------------------------------

    def register(self, node: Node) -> None:
        """Make a procedure known by its key."""
        self.procedures[node.key] = node

    def node(self, key: str) -> Node:
        """Return the procedure or part of a card's effect with this key.

        Raises:
            BadInput: nothing has this key.
        """
        found = self.procedures.get(key)
        if found is None:
            raise BadInput("saved match", repr(key), "the key of a procedure or of a card's effect")
        return found

    def definition(self, number: str) -> Definition:
        """Return the card with this number.

        Raises:
            BadInput: no card has this number.
        """
        raise BadInput("card number", repr(number), f"the number of a {self.name} card")

    def object_from_data(self, data: list[object], token: Token) -> FieldObject:
        """Rebuild a field object from its ``to_data``."""
        raise NotImplementedError

    def new_state(self, key: bytes) -> AnyState:
        """Return an empty state of this game's class."""
        raise NotImplementedError

    # -- policies ----------------------------------------------------------------------------------

    def notice(self, state: AnyState, event: Event) -> None:
        """Find what ``event`` triggers and make it pending."""

    def after_batch(self, state: AnyState) -> None:
        """Check the state after a moment: losing, depletion. May report further events."""

    def close_batch(self, state: AnyState) -> None:
        """End the moment in progress: log its events, find triggers, check the state; repeat."""
        state.next_serial()
        while state.batch and state.outcome is None:
            events = state.batch
            state.batch = []
            for event in events:
                state.note(event)
                self.notice(state, event)
            self.after_batch(state)

    def over_bound(self, state: AnyState) -> None:
        """End a match whose effects do not come to rest."""
        state.outcome = Outcome(-1, "bound", "")

    def view(self, state: AnyState, player: int | None) -> View:
        """Return what ``player`` may see (None: what everybody may see)."""
        raise NotImplementedError
