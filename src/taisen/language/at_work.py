"""What is at work: modifications as a game's projection of current values finds them.

Owns the record of one and whom it speaks of; which layers there are, what stands in the way and when
they are looked up belongs to each game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.language.bases import NO_SLOTS, Filter, Modification
from taisen.language.slots import NUMBER, fresh_slots

if TYPE_CHECKING:
    from taisen.kernel.events import Cause
    from taisen.kernel.modifiers import Modifier
    from taisen.kernel.state import AnyState, FieldObject


class Active:
    """A modification at work.

    Attributes:
        modification: what it does.
        objects: the field cards it is locked on, None if its subject is open.
        subject: filter of an open one.
        amount: its number as fixed when it was given, 0 for a constant one.
        given: whether an effect gave it for a time; else it is constant.
        player: the player it concerns, -1 for one about field cards.
        cause: the ability that gives it.
        time: since when: its own serial number, or for a constant one what its game says.
        slots: what ``subject`` may read: the number that was named for it.
    """

    __slots__ = ("amount", "cause", "given", "modification", "objects", "player", "slots", "subject", "time")

    def __init__(
        self,
        modification: Modification,
        objects: tuple[int, ...] | None,
        subject: Filter | None,
        amount: int,
        player: int,
        cause: Cause,
        given: bool,
        time: int = 0,
        named: int = 0,
    ) -> None:
        self.slots = NO_SLOTS
        if named:
            self.slots = fresh_slots()
            self.slots[NUMBER] = named
        self.given = given
        self.modification = modification
        self.objects = objects
        self.subject = subject
        self.amount = amount
        self.player = player
        self.cause = cause
        self.time = time


def lasting(modifier: Modifier) -> Active:
    """Return a lasting change that an effect has given, as it is at work."""
    value = modifier.value
    subject = modifier.subject
    assert isinstance(value, Modification)
    assert subject is None or isinstance(subject, Filter)
    return Active(
        value,
        None if subject is not None else modifier.objects,
        subject,
        modifier.amount,
        modifier.player,
        modifier.cause,
        True,
        modifier.serial,
        modifier.named,
    )


def guarded(state: AnyState, modifier: Modifier) -> Active:
    """Return a lasting change locked on objects of which some must fit what it was given to."""
    subject = modifier.subject
    value = modifier.value
    assert isinstance(subject, Filter) and isinstance(value, Modification)
    cause = modifier.cause
    objects = tuple(
        item
        for item in modifier.objects
        if item not in modifier.guarded or subject.still_fits(state, item, cause, NO_SLOTS)
    )
    return Active(value, objects, None, modifier.amount, modifier.player, cause, True, modifier.serial)


def concerns(state: AnyState, entry: Active, target: FieldObject) -> bool:
    """Return whether a modification at work speaks of ``target``, whether or not it reaches it."""
    if entry.objects is not None:
        return target.id in entry.objects
    subject = entry.subject
    return subject is not None and subject.matches(state, target.id, entry.cause, entry.slots)
