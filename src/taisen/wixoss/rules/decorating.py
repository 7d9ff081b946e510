"""Decorate (chapter 30): an action ability of a LRIG that attaches an acce from the hand."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import Event
from taisen.kernel.legality import Requirement, legal
from taisen.wixoss.index import cause_of, field_index, name_of
from taisen.wixoss.rules.attached import ACCE, attach, can_attach
from taisen.wixoss.rules.entering import distinct_hand
from taisen.wixoss.rules.lrig_actions import may_use
from taisen.wixoss.rules.marks import uses_mark
from taisen.wixoss.rules.values import classes, lost
from taisen.wixoss.rules.zones import signi
from taisen.wixoss.state import FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import Decorate

COOKING: Final = "調理"
"""Class of the SIGNI that Decorate attaches to each other."""


def decorate_of(state: WixossState, lrig: FieldCard) -> Decorate | None:
    """Return the Decorate ability of a LRIG, None if it has none or has lost it."""
    ability = state.definitions[lrig.card].decorate
    return None if ability is None or lost(state, lrig) else ability


def _has_decorate(state: WixossState, player: int, item: int) -> bool:
    return decorate_of(state, state.objects[item]) is not None


def _not_used(state: WixossState, player: int, item: int) -> bool:
    ability = decorate_of(state, state.objects[item])
    return ability is None or uses_mark(item, ability.key) not in state.marks


# WX-20.20: that there is nothing to attach would be no reason, but it would change nothing.
DECORATE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-30.15", "no-decorate", _has_decorate),
    Requirement("WX-30.15", "already-used", _not_used),
    Requirement("WX-20.12", "forbidden-by-effect", may_use),
)
"""Using Decorate, which costs blue ×0."""


def hosts(state: WixossState, player: int) -> list[FieldCard]:
    """Return the SIGNI of a player to which Decorate can attach an acce."""
    # WX-30.11
    return [
        found
        for found in signi(state, player)
        if COOKING in classes(state, found) and can_attach(state, found.id, ACCE)
    ]


def options(state: WixossState, player: int) -> list[Option]:
    """Return what a player's LRIG may attach now, and to what."""
    lrig = field_index(state).centers[player]
    if not lrig or state.definitions[state.objects[lrig].card].decorate is None:
        return []
    if not legal(DECORATE, state, player, lrig):
        return []
    found: list[Option] = []
    hand = [card for card in distinct_hand(state, player) if COOKING in state.definitions[card].classes]
    for card in hand:
        number = state.definitions[card].number
        for host in hosts(state, player):
            text = f"decorate {name_of(state, host.id, player)} with {number}"
            found.append(Option("decorate", text, card, host.id))
    return found


def use(state: WixossState, player: int, option: Option) -> None:
    """Use Decorate as an option says."""
    lrig = state.objects[field_index(state).centers[player]]
    ability = decorate_of(state, lrig)
    assert ability is not None
    cause = cause_of(state, lrig, ability.key)
    # WX-30.15
    state.marks[uses_mark(lrig.id, ability.key)] = 1
    state.happen(Event("ability_used", player, cause, lrig.id, lrig.card))
    # WX-30.08, WX-30.13, WX-30.14
    attach(state, option.extra, option.target, ACCE, cause)
