"""Slots: where an effect keeps what it was told and what it chose, by fixed index."""

from __future__ import annotations

from typing import Final

from taisen.kernel.frames import Value

IT: Final = 0
"""Field objects last selected or moved ("it", "them")."""
CARDS: Final = 1
"""Card slots last selected, revealed or moved ("that card")."""
SUBJECT: Final = 2
"""Field object of the triggering event, 0 for none."""
OTHER: Final = 3
"""Second field object of the triggering event, 0 for none."""
AMOUNT: Final = 4
"""Amount of the triggering event."""
EVENT_CARD: Final = 5
"""Card slot of the triggering event, -1 for none."""
DONE: Final = 6
"""How many times the last action was really carried out; ``DECLINED`` if the whole effect was declined."""
DECLINED: Final = -1
"""What ``DONE`` says when nothing of an effect was given because its player did not want it."""
MARK: Final = 7
"""Serial number at which this effect began: what is newer was caused by it."""
NUMBER: Final = 8
"""A number, cost or level that was named."""
WORK: Final = 9
"""Working value of the node in progress."""
NAMED: Final = 10
"""Field objects or cards set aside under a name of their own ("the named nexus")."""
CHOSEN: Final = 11
"""Picks made so far by the selection in progress."""
SLOT_COUNT: Final = 12


def fresh_slots() -> list[Value]:
    """Return the empty slots of a new effect."""
    return [(), (), 0, 0, 0, -1, 0, 0, 0, 0, (), ()]
