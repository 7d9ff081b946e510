"""Replacing: what happens instead of what would happen to a field card (WX-16.10, WX-21.03).

What was replaced did not happen, so nothing triggers on it. Each replacement is asked about once: who
leaves it is asked about those that come after it.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.kernel.nodes import Node
from taisen.language.at_work import Active
from taisen.language.bases import Modification
from taisen.language.slots import IT, fresh_slots
from taisen.wixoss.index import name_of
from taisen.wixoss.rules.layers import active
from taisen.wixoss.rules.values import replacements
from taisen.wixoss.state import HAND, TRASH, FieldCard, WixossState
from taisen.wixoss.vocabulary.changes import Replacement

BANISH: Final = "banish"
REPLACED: Final = "replaced"
"""How a field card leaves that goes elsewhere instead."""


def moment_of(kind: int, how: str) -> str:
    """Return what would happen to a field card that is sent to a zone, as replacements name it."""
    if how == BANISH:
        return BANISH
    if kind == HAND:
        return "bounce"
    return "trash" if kind == TRASH else how


def replacement_of(
    state: WixossState, found: FieldCard, moment: str, cause: Cause, after: Node | None = None
) -> Active | None:
    """Return what replaces what would happen to a field card, None for nothing.

    Args:
        state: the match.
        found: the field card.
        moment: what would happen.
        cause: why.
        after: the replacement that was left already, with those before it.
    """
    if not active(state, "replacement"):
        return None
    entries = [
        entry for entry in replacements(state, moment, found, cause) if not _place_only(entry.modification)
    ]
    if after is not None:
        places = [index for index, entry in enumerate(entries) if entry.modification is after]
        entries = entries[places[0] + 1 :] if places else []
    return entries[0] if entries else None


def _place_only(change: Modification) -> bool:
    return isinstance(change, Replacement) and change.place_only


def place_instead(state: WixossState, found: FieldCard, kind: int, moment: str, cause: Cause) -> int:
    """Return the kind of zone to which what happens to a field card really leads.

    Args:
        state: the match.
        found: the field card.
        kind: the kind of zone to which it leads as a rule.
        moment: what happens.
        cause: why.
    """
    if active(state, "replacement"):
        for entry in replacements(state, moment, found, cause):
            change = entry.modification
            if isinstance(change, Replacement) and change.place_only:
                return change.destination
    return kind


def ask(state: WixossState, object_id: int, entry: Active) -> None:
    """Ask the player of a replacement whether it is done."""
    player = entry.cause.player
    options = [Option("yes", "yes"), Option("no", "no")]
    name = name_of(state, object_id, player)
    state.ask(Decision(player, "replace", CONFIRM, options, entry.cause, (name,)))


def do_instead(state: WixossState, found: FieldCard, entry: Active, moment: str) -> None:
    """Push what is done instead, and say so in the log."""
    change = entry.modification
    assert isinstance(change, Replacement)
    cause = entry.cause
    state.note(Event("replaced", found.controller, cause, found.id, found.card, detail=moment))
    if change.instead is not None:
        slots: list[Value] = fresh_slots()
        slots[IT] = (found.id,)
        state.push(change.instead, cause.player, cause, slots)


def spelt(word: str) -> tuple[int, ...]:
    """Return a word as a value that a slot can hold."""
    return tuple(map(ord, word))


def word(value: Value) -> str:
    """Return the word that ``spelt`` made a value of."""
    assert isinstance(value, tuple)
    return "".join(map(chr, value))
