"""Main phase (chapter 11): what the turn player may do, and the remove action."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, PICK_CARDS, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.wixoss.card_index import card_index
from taisen.wixoss.index import name_of
from taisen.wixoss.rules import activation, keys, rise, spells, versions
from taisen.wixoss.rules.entering import distinct_hand, summon, summon_options
from taisen.wixoss.rules.timing import rest
from taisen.wixoss.rules.values import is_resona, restricted
from taisen.wixoss.rules.zones import signi, take_from_field
from taisen.wixoss.state import TRASH, FieldCard, WixossState
from taisen.wixoss.vocabulary.abilities import MAIN

MAIN_CAUSE: Final = Cause(RULE, -1, "WX-11.01")
REMOVE_CAUSE: Final = Cause(RULE, -1, "WX-11.06")

END_PHASE: Final = Option("end-phase", "end-phase")
REMOVE_SOME: Final = Option("remove", "remove")
DONE: Final = Option("done", "done")

REMOVED: Final = "removed"
"""Mark that the remove action was made this turn."""
MOST_REMOVED: Final = 3


def main_options(state: WixossState, player: int) -> list[Option]:
    """Return everything that the turn player may do now; ending the phase comes first."""
    # WX-11.10
    options = [END_PHASE]
    hand = distinct_hand(state, player)
    # WX-11.02
    options.extend(summon_options(state, player, hand))
    # WX-33.01
    if card_index(state).rising:
        options.extend(rise.options(state, player, hand))
    # WX-11.05
    options.extend(spells.options(state, player, hand))
    # WX-11.03, WX-11.05, WX-20.04, WX-20.12
    options.extend(activation.options(state, player, MAIN))
    # WX-11.04, WX-26.05
    options.extend(keys.options(state, player))
    # WX-11.06
    if may_remove(state, player) and any_removable(state, player):
        options.append(REMOVE_SOME)
    return options


# -- remove ----------------------------------------------------------------------------------------


def may_remove(state: WixossState, player: int) -> bool:
    """Return whether a player may still remove SIGNI in this main phase."""
    # WX-99.12: once; before February 2018 as often as one likes, one SIGNI each time.
    return REMOVED not in state.marks or versions.of(state).remove_at_will


def _removable(state: WixossState, found: FieldCard) -> bool:
    # WX-11.07, WX-27.05, WX-30.12
    return not is_resona(state, found) and not restricted(state, found, "cannot-be-removed")


def removable(state: WixossState, player: int) -> list[FieldCard]:
    """Return the SIGNI that a player may remove, the cheering one among them (WX-99.34)."""
    return [found for found in signi(state, player) if _removable(state, found)]


def any_removable(state: WixossState, player: int) -> bool:
    """Return whether there is a SIGNI that a player may remove."""
    for found in signi(state, player):
        if _removable(state, found):
            return True
    return False


PICKED: Final = 0
"""SIGNI picked for the remove action so far."""


def _picks(state: WixossState) -> tuple[int, ...]:
    picked = state.slots[PICKED]
    assert isinstance(picked, tuple)
    return picked


def _ask_remove(state: WixossState) -> None:
    player = state.frame.controller
    picked = _picks(state)
    # WX-11.06: one to three, in ascending order.
    last = picked[-1] if picked else 0
    most = 1 if versions.of(state).remove_at_will else MOST_REMOVED
    options = [DONE] if picked else []
    if len(picked) < most:
        for found in removable(state, player):
            if found.id > last:
                options.append(Option("remove", f"remove {name_of(state, found.id, player)}", found.id))
    state.ask(Decision(player, "remove", PICK_CARDS, options, REMOVE_CAUSE, (most,)))


def _take_remove(state: WixossState) -> None:
    if state.answer.verb == "remove":
        state.slots[PICKED] = (*_picks(state), state.answer.target)
        state.jump(0)


def _remove(state: WixossState) -> None:
    player = state.frame.controller
    picked = _picks(state)
    state.pop()
    state.marks[REMOVED] = 1
    # WX-11.08: at the same time, and not banished.
    gone = take_from_field(state, picked, TRASH, REMOVE_CAUSE, "remove")
    state.happen(Event("removed", player, REMOVE_CAUSE, amount=len(gone)))


REMOVE: Final[Procedure[WixossState]] = Procedure(
    "remove", (("ask", _ask_remove), ("take", _take_remove), ("remove", _remove))
)
"""The turn player puts one to three SIGNI into the trash at the same time (WX-11.06)."""


# -- the phase -------------------------------------------------------------------------------------


def _choose(state: WixossState) -> None:
    # WX-06.07
    if state.ending:
        state.pop()
        return
    player = state.turn_player
    state.ask(Decision(player, "main", ACT, main_options(state, player), MAIN_CAUSE, window=True))


def _act(state: WixossState) -> None:
    answer = state.answer
    player = state.turn_player
    verb = answer.verb
    if verb == "end-phase":
        state.pop()
    elif verb == "summon":
        summon(state, player, answer)
    elif verb == "remove":
        state.push(REMOVE, player, REMOVE_CAUSE, [()])
    elif verb == "rise":
        rise.rise(state, player, answer)
    elif verb == "key":
        keys.play(state, player, answer.target)
    elif verb == "spell":
        spells.use(state, player, answer.target)
    else:
        activation.use(state, player, answer)


def _settle(state: WixossState) -> None:
    # WX-11.10: what was caused is done before the next action.
    state.jump(0)
    rest(state)


MAIN_PHASE: Final[Procedure[WixossState]] = Procedure(
    "main-phase", (("choose", _choose), ("act", _act), ("settle", _settle))
)
"""The turn player acts in any order and any number of times until ending the phase (WX-11.01)."""
