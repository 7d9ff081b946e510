"""Refreshed, exhausted, heavily exhausted (chapter 41)."""

from __future__ import annotations

from taisen.battle_spirits.rules.values import active, applies, restricted
from taisen.battle_spirits.state import EXHAUSTED, HEAVILY_EXHAUSTED, REFRESHED, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import RefreshBar
from taisen.kernel.events import EFFECT, Cause, Event


def exhaust(state: BattleState, object_id: int, cause: Cause) -> bool:
    """Exhaust a field card; return whether it became exhausted by that."""
    # BS-38.03, BS-41.06: an exhausted card stays as it is and nothing has happened to it.
    # BS-16.03: an otherworld-god brave in spirit state is never exhausted.
    present = state.objects[object_id]
    if present.posture != REFRESHED or state.definitions[present.card].otherworld:
        return False
    found = state.edit(object_id)
    found.posture = EXHAUSTED
    state.happen(Event("exhausted", found.controller, cause, object_id, found.card))
    return True


def heavily_exhaust(state: BattleState, object_id: int, cause: Cause) -> bool:
    """Heavily exhaust a field card (BS-41.02, only effects do it: BS-41.03)."""
    # BS-41.06
    present = state.objects[object_id]
    if present.posture == HEAVILY_EXHAUSTED or state.definitions[present.card].otherworld:
        return False
    found = state.edit(object_id)
    found.posture = HEAVILY_EXHAUSTED
    state.happen(Event("exhausted", found.controller, cause, object_id, found.card, detail="heavily"))
    return True


def _barred(state: BattleState, found: FieldCard, cause: Cause) -> bool:
    """Whether effects of the kind of card that ``cause`` is of refresh a field card no more."""
    for entry in active(state, "restriction"):
        rule = entry.modification
        if isinstance(rule, RefreshBar) and cause.source_kind in rule.kinds and applies(state, entry, found):
            return True
    return False


def refresh(state: BattleState, object_id: int, cause: Cause) -> bool:
    """Refresh a field card once; return whether it changed."""
    present = state.objects[object_id]
    if present.posture == REFRESHED:
        return False
    # What cannot refresh in the Refresh Step does not by effects either while that step lasts.
    if (
        restricted(state, present, "cannot-refresh")
        or (state.step == "refresh" and restricted(state, present, "cannot-refresh-in-step"))
        or (cause.kind == EFFECT and _barred(state, present, cause))
    ):
        state.note(Event("prevented", present.controller, cause, object_id, present.card, detail="refresh"))
        return False
    found = state.edit(object_id)
    # BS-41.02, BS-41.05: heavily exhausted becomes exhausted, and that is a refresh too.
    found.posture = EXHAUSTED if found.posture == HEAVILY_EXHAUSTED else REFRESHED
    state.happen(Event("refreshed", found.controller, cause, object_id, found.card))
    return True
