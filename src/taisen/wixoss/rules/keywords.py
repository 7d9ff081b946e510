"""Keywords of attacks (chapter 29): Assassin, Lancer, S-Lancer, Double and Triple Crush.

Shadow and being unaffected are current values (``values.shadowed``, ``values.unaffected``).
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.wixoss.rules import damage, versions
from taisen.wixoss.rules.timing import wait
from taisen.wixoss.rules.values import has_keyword
from taisen.wixoss.state import LIFE, FieldCard, WixossState

ASSASSIN: Final = "assassin"
LANCER: Final = "lancer"
S_LANCER: Final = "s-lancer"
DOUBLE_CRUSH: Final = "double-crush"
TRIPLE_CRUSH: Final = "triple-crush"


def crush_count(state: WixossState, attacker: FieldCard) -> int:
    """Return how many Life Cloth the damage of an attack crushes."""
    # WX-29.18, WX-29.20, WX-99.05: Triple goes before Double.
    # WX-29.17, WX-29.19: several are no more than one.
    if has_keyword(state, attacker, TRIPLE_CRUSH):
        return 3
    # WX-29.16
    return 2 if has_keyword(state, attacker, DOUBLE_CRUSH) else 1


def passes_by(state: WixossState, attacker: FieldCard) -> bool:
    """Return whether an attacker damages as if no SIGNI stood in front of it (WX-29.01)."""
    # WX-01.02, WX-29.02, WX-29.03: then there is damage and no battle.
    return has_keyword(state, attacker, ASSASSIN)


# -- Lancer ----------------------------------------------------------------------------------------

SPEARMAN: Final = 0
"""Slot of the procedure: the SIGNI that has banished."""
WORD: Final = 1
"""Slot of the procedure: which of the two it is, an index into ``SPEARS``."""
SPEARS: Final = (LANCER, S_LANCER)
RULES: Final = ("WX-29.04", "WX-29.10")


def notice_banish(state: WixossState, event: Event) -> None:
    """Let Lancer wait if a SIGNI has banished an opposing one by battle (WX-29.05, WX-29.11)."""
    # WX-29.06: by battle. WX-29.09, WX-29.15: what was replaced is no banish.
    if event.cause.kind != BATTLE or not event.other:
        return
    attacker = state.objects.get(event.other)
    if attacker is None or attacker.controller == event.player:
        return
    # WX-29.13: with both only S-Lancer counts. WX-29.07, WX-29.12: several do as much as one.
    for which in (1, 0):
        if has_keyword(state, attacker, SPEARS[which]):
            definition = state.definitions[attacker.card]
            cause = Cause(
                EFFECT,
                attacker.controller,
                RULES[which],
                attacker.card,
                attacker.id,
                colors=definition.colors,
                source_kind=definition.kind,
            )
            text = f"{definition.number} {SPEARS[which]}"
            wait(state, SPEAR, attacker.controller, cause, [attacker.id, which], text)
            return


def spears_in_battle(state: WixossState) -> None:
    """Carry out a Lancer at once that does not wait under the rules before February 2018 (WX-21.02)."""
    if not versions.of(state).lancer_in_battle:
        return
    for item in state.pending:
        if item.ability is SPEAR:
            state.pending = tuple(other for other in state.pending if other is not item)
            state.push(SPEAR, item.controller, item.cause, list(item.slots))
            return


def _crush(state: WixossState) -> None:
    frame = state.frame
    spearman, which = state.slots
    assert isinstance(spearman, int) and isinstance(which, int)
    state.pop()
    found = state.objects.get(spearman)
    if versions.of(state).missing_the_timing and (
        # WX-21.08, WX-21.09
        found is None or not has_keyword(state, found, SPEARS[which])
    ):
        rule = "WX-21.08" if found is None else "WX-21.09"
        state.note(Event("missed", frame.controller, frame.cause, spearman, frame.cause.card, detail=rule))
        return
    state.note(Event("activated", frame.controller, frame.cause, spearman, frame.cause.card))
    player = 1 - frame.controller
    if which and not state.zone(player, LIFE):
        # WX-29.10, WX-01.04
        damage.deal(state, player, frame.cause)
    else:
        # WX-01.05: Lancer alone never damages. WX-29.08, WX-29.14: one card, whatever crushes more.
        damage.crush(state, player, 1, frame.cause)


SPEAR: Final[Procedure[WixossState]] = Procedure("lancer", (("crush", _crush),))
"""What a SIGNI with Lancer or S-Lancer does when it has banished by battle."""
