"""Pending effects: what has been triggered and waits for its turn.

A pending item is plain data with captured values of its own; each game says which items are
eligible and who picks.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.kernel.nodes import Node

CONTINUOUS: Final = 0
TRIGGERED: Final = 1


class Pending:
    """One triggered effect that waits.

    Attributes:
        serial: number of its moment; items of one moment share it.
        rank: ``CONTINUOUS`` goes before ``TRIGGERED``.
        controller: player whose effect it is.
        ability: the ability to resolve.
        cause: source as of then.
        slots: values captured from the event, copied.
        text: short name for ordering and for telling copies apart.
    """

    __slots__ = ("ability", "cause", "controller", "rank", "serial", "slots", "text")

    def __init__(
        self,
        serial: int,
        rank: int,
        controller: int,
        ability: Node,
        cause: Cause,
        slots: tuple[Value, ...],
        text: str,
    ) -> None:
        self.serial = serial
        self.rank = rank
        self.controller = controller
        self.ability = ability
        self.cause = cause
        self.slots = slots
        self.text = text

    def to_data(self) -> list[object]:
        """Return the item as a list for saving."""
        return [
            self.serial,
            self.rank,
            self.controller,
            self.ability.key,
            self.cause.to_data(),
            [list(slot) if isinstance(slot, tuple) else slot for slot in self.slots],
            self.text,
        ]
