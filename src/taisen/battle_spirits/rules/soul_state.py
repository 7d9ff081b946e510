"""Contract cards (chapter 31) and their soul state (chapter 32): becoming it, and whose doing it is.

A card in soul state lies on the field and is no field card: nothing that speaks of field cards, their symbols
or their cores sees it.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.values import mute_key
from taisen.battle_spirits.state import BOTH, SOUL_STATE, ZONE_COUNT, BattleState, FieldCard
from taisen.battle_spirits.waiting import Departure
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.modifiers import Modifier

SOUL_STATE_CAUSE: Final = Cause(RULE, -1, "BS-32.01")

BECOME: Final = "soul-state"
LET_GO: Final = "let-go"


def contract_cards(state: BattleState, departure: Departure) -> tuple[int, ...]:
    """Return the cards of a leaving field card that may become soul state in place of their move."""
    found = state.objects[departure.object]
    # BS-32.01, BS-32.02, BS-99.21: only what the opponent causes, a lost comparison of BP among it.
    if departure.cause.player != 1 - found.controller:
        return ()
    # BS-31.02, BS-24.03; BS-32.05: the bases may too. BS-32.06: no effect stops it, as it is none.
    return tuple(card for card in (found.card, *found.bases) if state.definitions[card].contract)


def ask(state: BattleState, departure: Departure, card: int) -> None:
    """Ask whether a contract card becomes soul state."""
    number = state.definitions[card].number
    player = state.objects[departure.object].controller
    options = [
        Option(BECOME, f"{BECOME} {number}", card, departure.object),
        Option(LET_GO, f"{LET_GO} {number}", card, departure.object),
    ]
    state.ask(Decision(player, "become-soul-state", CONFIRM, options, SOUL_STATE_CAUSE, (card,)))


def become(state: BattleState, found: FieldCard, card: int) -> None:
    """Put a card of a field card that has just left the field in soul state.

    The first card of it keeps the id of the field card, so that its abilities used up this turn stay so.
    """
    player = found.controller
    object_id = found.id
    if state.card_apart(object_id) >= 0:
        # BS-99.22: a second card of the same field card is apart from the first from now on.
        object_id = state.next_serial()
        _copy_marks(state, found.id, object_id)
    else:
        _forget_effects(state, object_id)
    state.move_card(card, player * ZONE_COUNT + SOUL_STATE, BOTH)
    state.set_apart(card, object_id)
    state.touch()
    state.happen(Event("became_soul_state", player, SOUL_STATE_CAUSE, object_id, card))


def _copy_marks(state: BattleState, old: int, new: int) -> None:
    """Let what was used up under one id be used up under another too (BS-32.15)."""
    for start in ("once", "used"):
        begin = f"{start} {old} "
        for key in [key for key in state.marks if key.startswith(begin)]:
            state.marks[f"{start} {new} {key.removeprefix(begin)}"] = state.marks[key]


def _forget_effects(state: BattleState, object_id: int) -> None:
    """End what had been applied to a spirit: a later advent card that has its id does not inherit it."""
    state.marks.pop(drained_key(object_id), None)
    state.marks.pop(mute_key(object_id), None)
    kept: list[Modifier] = []
    for modifier in state.modifiers:
        if object_id in modifier.objects:
            rest = tuple(other for other in modifier.objects if other != object_id)
            if rest:
                kept.append(modifier.on(rest))
        else:
            kept.append(modifier)
    # BS-32.13
    state.modifiers = tuple(kept)


# -- whose doing a depletion is --------------------------------------------------------------------


def drained_key(object_id: int) -> str:
    """Return the key that marks a field card whose lowest level the opponent has just undone."""
    return f"drained {object_id}"


def note_drained(state: BattleState, object_id: int) -> None:
    """Remember that the opponent's effect took the cores that a field card needed for its lowest level."""
    state.marks[drained_key(object_id)] = 1


def was_drained(state: BattleState, object_id: int) -> bool:
    """Return whether the opponent caused the depletion that is found now, and forget it (BS-99.21)."""
    return state.marks.pop(drained_key(object_id), 0) == 1
