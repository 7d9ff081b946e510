"""Rebirth (chapter 30): turning a card over on the field, from its face A to its face B.

A turned card stays the object that it was: its cores, its posture, its braves, its battle and the effects on
it go on. ``BattleState.move_card`` turns it back when it leaves the field.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, CardDefinition
from taisen.battle_spirits.index import cause_of, name_of
from taisen.battle_spirits.rules.brave import attach, sides_for
from taisen.battle_spirits.rules.lasting import guard
from taisen.battle_spirits.rules.leaving import stay
from taisen.battle_spirits.rules.otherworld import HOST_VERBS, sided
from taisen.battle_spirits.rules.values import fights
from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.language.bases import Ability
from taisen.language.slots import MARK, fresh_slots

OBJECT: Final = 0
CARD: Final = 1
TEXT: Final = 2
"""How many of the texts "when turned to this face" have come."""
JOINS: Final = 3
"""1 if it is asked which spirit a face B that is a brave joins."""

REBIRTH: Final = "rebirth"
"""The keyword of what turns the card itself over."""

ALONE: Final = Option("alone", "alone", 0)


def can_turn_over(state: BattleState, object_id: int) -> bool:
    """Return whether a field card has a face B that is not up."""
    found = state.objects.get(object_id)
    if found is None or found.leaving == "arriving":
        return False
    # BS-30.01
    definition = state.definitions[found.card]
    return definition.other_face is not None and not definition.reborn


def turn_over(state: BattleState, object_id: int, cause: Cause) -> bool:
    """Begin to turn a field card over to its face B; return whether it can be.

    BS-30.05: nothing is paid. BS-30.06: no core is put on it beside what the effect itself says.
    """
    if not can_turn_over(state, object_id):
        return False
    found = state.objects[object_id]
    # BS-30.07: one frame for one card, with all that belongs to it.
    state.push(TURN_OVER, found.controller, cause, [object_id, found.card, 0, 0])
    return True


def hidden(definition: CardDefinition, ability: Ability) -> bool:
    """Return whether an ability is one of the card's other face, which does not lie up."""
    # BS-30.12
    other = definition.other_face
    return other is not None and any(own is ability for own in other.abilities)


# -- the steps -------------------------------------------------------------------------------------


def _flip(state: BattleState) -> None:
    slots = state.slots
    object_id, card = slots[OBJECT], slots[CARD]
    assert isinstance(object_id, int) and isinstance(card, int)
    face = state.definitions[card].other_face
    assert face is not None
    state.show_face(card, face)
    if face.kind == BRAVE:
        slots[JOINS] = 1
        _ask_host(state, object_id, card)


def _ask_host(state: BattleState, brave: int, card: int) -> None:
    """Ask for the spirit that a face B that is a brave joins; it may stand alone."""
    player = state.frame.controller
    options = [ALONE]
    for found in state.field(player):
        for side in sides_for(state, card, found) if found.id != brave else ():
            text = sided(f"on {name_of(state, found.id, player)}", side)
            options.append(Option(HOST_VERBS[side], text, found.id, side))
    state.ask(Decision(player, "reborn-brave", PICK_OPTION, options, state.frame.cause, (card,)))


def _turned(state: BattleState) -> None:
    slots = state.slots
    object_id, card = slots[OBJECT], slots[CARD]
    assert isinstance(object_id, int) and isinstance(card, int)
    # BS-30.09: it was about to leave, and stays.
    stay(state, object_id, state.objects[object_id].posture)
    # No answer is read but the one to the question above: what is checked between steps may ask too.
    host = state.answer.target if slots[JOINS] else 0
    if host:
        attach(state, object_id, host, state.answer.extra)
        slots[OBJECT] = object_id = host
    found = state.objects[object_id]
    # BS-30.14: what had been applied goes on as far as its condition is still met.
    guard(state, object_id)
    if not fights(state, found):
        _leave_battle(state, object_id)
    # BS-30.08, BS-30.11: reported, so that its cores and its braves' conditions are looked at now.
    state.happen(Event("turned", found.controller, state.frame.cause, object_id, card))


def _leave_battle(state: BattleState, object_id: int) -> None:
    """Take a field card out of the battle: what is no spirit does not fight on."""
    # BS-30.15, BS-11.28
    if state.attacker == object_id:
        state.attacker = 0
    if state.blocker == object_id:
        state.blocker = 0


def _text(state: BattleState) -> None:
    slots = state.slots
    object_id, card, given = slots[OBJECT], slots[CARD], slots[TEXT]
    assert isinstance(object_id, int) and isinstance(card, int) and isinstance(given, int)
    found = state.objects.get(object_id)
    # BS-30.08: with too few cores the Rebirth breaks off.
    if found is None or found.leaving:
        state.note(Event("missed", state.frame.controller, state.frame.cause, card=card, detail="broken-off"))
        state.pop()
        return
    texts = state.definitions[card].turned_texts
    if given < len(texts):
        # BS-30.04: a part of the Rebirth itself; what it causes comes when that is complete.
        slots[TEXT] = given + 1
        state.jump(2)
        text = texts[given]
        own: list[Value] = fresh_slots()
        own[MARK] = state.next_serial()
        cause = cause_of(state, found, text.key, card)
        state.note(Event("effect", found.controller, cause, object_id, card))
        state.push(text.effect, found.controller, cause, own)


def _complete(state: BattleState) -> None:
    slots = state.slots
    object_id, card = slots[OBJECT], slots[CARD]
    assert isinstance(object_id, int) and isinstance(card, int)
    # BS-30.17: by whatever it was turned.
    found = state.objects.get(object_id)
    if found is not None and not found.leaving:
        state.happen(Event("reborn", found.controller, state.frame.cause, object_id, card))
    state.pop()


TURN_OVER: Final[Procedure[BattleState]] = Procedure(
    "turn-over", (("flip", _flip), ("turned", _turned), ("text", _text), ("complete", _complete))
)
"""Turns one card over (BS-30.04), the text of its face A being resolved."""
