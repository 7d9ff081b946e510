"""Choices kept behind the slots of an effect, beside whatever else is kept there.

An entry begins with a mark of its own, so that nothing else is taken for one.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.frames import Value
from taisen.language.slots import SLOT_COUNT

CHOSEN_ITEMS: Final = -9_000_001
"""Begins an entry with the items that one part of a choosing word chose: mark, ordinal, part, items."""
CHOSEN_MODES: Final = -9_000_002
"""Begins the entry with the modes that were chosen: mark, places of the modes."""


def entries(slots: list[Value], kind: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return the entries of a kind, each with its place among the slots, the oldest first."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for at in range(SLOT_COUNT, len(slots)):
        entry = slots[at]
        if isinstance(entry, tuple) and entry and entry[0] == kind:
            found.append((at, entry))
    return found


def keep_items(slots: list[Value], ordinal: int, part: int, items: tuple[int, ...]) -> None:
    """Keep what a part of a choosing word has chosen."""
    slots.append((CHOSEN_ITEMS, ordinal, part, *items))


def items_of_part(slots: list[Value], part: int) -> tuple[int, ...]:
    """Return what the last choosing word with such a part chose for it."""
    for _, entry in reversed(entries(slots, CHOSEN_ITEMS)):
        if entry[2] == part:
            return entry[3:]
    return ()


def parts_of(slots: list[Value], ordinal: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return the entries of the choosing word with this number, each with its place among the slots."""
    return [found for found in entries(slots, CHOSEN_ITEMS) if found[1][1] == ordinal]
