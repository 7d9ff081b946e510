"""Up, down, frozen (chapter 07)."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.nodes import Node
from taisen.language.at_work import Active
from taisen.wixoss.rules import replacing, values
from taisen.wixoss.rules.values import restricted, unaffected
from taisen.wixoss.state import FieldCard, WixossState
from taisen.wixoss.vocabulary.changes import Replacement

DOWN: Final = "down"


def down(state: WixossState, object_id: int, cause: Cause, after: Node | None = None) -> bool:
    """Down a field card; return whether it became down by that (WX-07.02).

    If something is done instead, it is pushed on the stack, or its player is asked first.

    Args:
        state: the match.
        object_id: the field card.
        cause: why.
        after: the replacement that its player has left already, with those before it.
    """
    found = state.objects[object_id]
    # WX-07.09
    if found.down or _stays(state, found, cause, "down", "cannot-be-downed"):
        return False
    entry = replacing.replacement_of(state, found, DOWN, cause, after)
    if entry is not None:
        change = entry.modification
        assert isinstance(change, Replacement)
        if change.optional:
            state.push(REPLACE_DOWN, entry.cause.player, cause, [object_id], change)
        else:
            replacing.do_instead(state, found, entry, DOWN)
        return False
    state.edit(object_id).down = True
    state.happen(Event("downed", found.controller, cause, object_id, found.card))
    return True


def up(state: WixossState, object_id: int, cause: Cause) -> bool:
    """Up a field card; return whether it became up by that (WX-07.01).

    WX-07.08: a frozen card is upped by effects like any other.
    """
    found = state.objects[object_id]
    if not _ups(state, found, cause):
        return False
    _turn_up(state, found, cause)
    return True


def _ups(state: WixossState, found: FieldCard, cause: Cause) -> bool:
    """Whether a field card becomes up by ``cause``."""
    # WX-07.09
    return found.down and not _stays(state, found, cause, "up", "cannot-up")


def _turn_up(state: WixossState, found: FieldCard, cause: Cause) -> None:
    state.edit(found.id).down = False
    state.happen(Event("upped", found.controller, cause, found.id, found.card))


def freeze(state: WixossState, object_id: int, cause: Cause) -> bool:
    """Freeze a field card, which does not down it (WX-07.07); return whether it became frozen by that."""
    found = state.objects[object_id]
    if found.frozen or _stays(state, found, cause, "freeze", "cannot-be-frozen"):
        return False
    state.edit(object_id).frozen = True
    state.happen(Event("froze", found.controller, cause, object_id, found.card))
    return True


def thaw(state: WixossState, object_id: int, cause: Cause) -> bool:
    """End a field card's being frozen; return whether it was."""
    found = state.objects[object_id]
    if not found.frozen:
        return False
    state.edit(object_id).frozen = False
    state.happen(Event("thawed", found.controller, cause, object_id, found.card))
    return True


def up_phase(state: WixossState, player: int, cause: Cause) -> None:
    """Do the up phase of a player: all at once that is not frozen, then nothing is frozen any more."""
    own = state.field(player)
    # WX-07.03, WX-07.04, WX-07.05: together, so that who stays down is known before any is upped.
    for found in [found for found in own if not found.frozen and _ups(state, found, cause)]:
        _turn_up(state, found, cause)
    # WX-07.06, WX-99.24
    for found in own:
        if found.frozen:
            thaw(state, found.id, cause)


def _stays(state: WixossState, found: FieldCard, cause: Cause, what: str, verb: str) -> bool:
    """Whether a field card's posture does not change by ``cause``, and the log says so."""
    # WX-29.27
    kept = cause.kind == EFFECT and unaffected(state, found, cause)
    if kept or restricted(state, found, verb, cause):
        state.note(Event("prevented", found.controller, cause, found.id, found.card, detail=what))
        return True
    return False


def _asked_about(state: WixossState) -> tuple[int, Active | None]:
    """Return the field card that the procedure on top is about, and the replacement if it applies still."""
    (object_id,) = state.slots
    assert isinstance(object_id, int)
    found = state.objects.get(object_id)
    if found is None:
        return object_id, None
    frame = state.frame
    entries = values.replacements(state, DOWN, found, frame.cause)
    return object_id, next((entry for entry in entries if entry.modification is frame.item), None)


def _ask_replace(state: WixossState) -> None:
    object_id, entry = _asked_about(state)
    if entry is None:
        state.pop()
    else:
        replacing.ask(state, object_id, entry)


def _take_replace(state: WixossState) -> None:
    object_id, entry = _asked_about(state)
    frame = state.frame
    state.pop()
    found = state.objects.get(object_id)
    if found is None or entry is None:
        return
    if state.answer.verb == "yes":
        replacing.do_instead(state, found, entry, DOWN)
    else:
        down(state, object_id, frame.cause, frame.item)


REPLACE_DOWN: Final[Procedure[WixossState]] = Procedure(
    "replace-downing", (("ask", _ask_replace), ("take", _take_replace))
)
"""Asks whether something is done instead of a field card's being downed."""
