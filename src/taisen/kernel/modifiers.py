"""Modifiers: effects that last, as immutable records.

Owns the record only: which layers there are, and what a modification does, belongs to each game.
"""

from __future__ import annotations

from taisen.kernel.events import Cause
from taisen.kernel.nodes import Node


class Modifier:
    """A lasting change given by an effect.

    Attributes:
        serial: order in which it was given.
        layer: name of the layer that it works in.
        value: the modification, a node of the effect language.
        amount: its number, fixed when it was given (0 if it has none).
        objects: the field objects it is locked on; empty for an open subject.
        subject: filter of an open "all" effect, or None.
        player: the player it concerns, for rules about players; else -1.
        until: when it ends ("turn", "battle", ...).
        until_value: the turn, battle or object number that ``until`` counts.
        cause: the ability that gave it.
        named: the number that was named for its subject, 0 for none.
        guarded: those of ``objects`` that must fit ``subject`` for it to be at work on them: their card has
            changed since.
    """

    __slots__ = (
        "amount",
        "cause",
        "guarded",
        "layer",
        "named",
        "objects",
        "player",
        "serial",
        "subject",
        "until",
        "until_value",
        "value",
    )

    def __init__(
        self,
        serial: int,
        layer: str,
        value: Node,
        amount: int,
        objects: tuple[int, ...],
        subject: Node | None,
        player: int,
        until: str,
        until_value: int,
        cause: Cause,
        named: int = 0,
        guarded: tuple[int, ...] = (),
    ) -> None:
        self.serial = serial
        self.layer = layer
        self.value = value
        self.amount = amount
        self.objects = objects
        self.subject = subject
        self.player = player
        self.until = until
        self.until_value = until_value
        self.cause = cause
        self.named = named
        self.guarded = guarded

    def on(self, objects: tuple[int, ...]) -> Modifier:
        """Return the same change locked on other field objects."""
        return Modifier(
            self.serial,
            self.layer,
            self.value,
            self.amount,
            objects,
            self.subject,
            self.player,
            self.until,
            self.until_value,
            self.cause,
            self.named,
            self.guarded,
        )

    def later(self) -> Modifier:
        """Return the same change, ending one turn, battle or object later."""
        return Modifier(
            self.serial,
            self.layer,
            self.value,
            self.amount,
            self.objects,
            self.subject,
            self.player,
            self.until,
            self.until_value + 1,
            self.cause,
            self.named,
            self.guarded,
        )

    def guarding(self, item: int, subject: Node) -> Modifier:
        """Return the same change, at work on the field object ``item`` only while it fits ``subject``."""
        return Modifier(
            self.serial,
            self.layer,
            self.value,
            self.amount,
            self.objects,
            subject,
            self.player,
            self.until,
            self.until_value,
            self.cause,
            self.named,
            (*self.guarded, item),
        )

    def to_data(self) -> list[object]:
        """Return the modifier as a list for saving."""
        return [
            self.serial,
            self.layer,
            self.value.key,
            self.amount,
            list(self.objects),
            "" if self.subject is None else self.subject.key,
            self.player,
            self.until,
            self.until_value,
            self.cause.to_data(),
            self.named,
            list(self.guarded),
        ]
