"""Placing: how a SIGNI or a Key comes onto the field by an effect (chapters 12, 26, 33; WX-04.10).

``PLACE`` asks in which zone it is put, or on what; what may not enter stays where it is.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.wixoss import cards as kinds
from taisen.wixoss.rules.entering import (
    conditions_met,
    lanes_for,
    limiting_met,
    may_enter,
    not_prohibited,
)
from taisen.wixoss.rules.keys import make_room
from taisen.wixoss.rules.rise import bases, can_rise, put_on
from taisen.wixoss.rules.zones import put_on_field
from taisen.wixoss.state import KEY, PLACES, WixossState

CARD: Final = 0
DOWN: Final = 1
SILENT: Final = 2


def place(
    state: WixossState, player: int, card: int, cause: Cause, down: bool = False, silent: bool = False
) -> None:
    """Push the placing of a card on its player's field.

    Args:
        state: the match.
        player: whose field.
        card: card slot, not on the field.
        cause: the effect that does it.
        down: whether it enters down.
        silent: whether its enter abilities do not trigger.
    """
    slots: list[Value] = [card, 1 if down else 0, 1 if silent else 0]
    state.push(PLACE, player, cause, slots)


def can_place(state: WixossState, player: int, card: int) -> bool:
    """Return whether a card may be put onto its player's field by an effect now."""
    definition = state.definitions[card]
    if definition.kind == kinds.KEY:
        # WX-12.04
        return (
            limiting_met(state, player, card)
            and conditions_met(state, player, card)
            and not_prohibited(state, player, card)
        )
    if not definition.is_signi:
        return False
    # WX-33.02
    if definition.rise is not None:
        return can_rise(state, player, card)
    return bool(lanes_for(state, player)) and may_enter(state, player, card)


def silent_mark(object_id: int) -> str:
    """Return the mark of a field card whose enter abilities do not trigger for having entered."""
    return f"silent {object_id}"


def _card(state: WixossState) -> int:
    card = state.slots[CARD]
    assert isinstance(card, int)
    return card


def _ask(state: WixossState) -> None:
    frame = state.frame
    player = frame.controller
    card = _card(state)
    # WX-12.01, WX-12.02, WX-12.04: for effects as well.
    if not can_place(state, player, card):
        state.note(Event("prevented", player, frame.cause, card=card, detail="enter"))
        state.pop()
        return
    definition = state.definitions[card]
    number = definition.number
    if definition.rise is None:
        # WX-26.06: a Key has one place.
        places = [KEY] if definition.kind == kinds.KEY else lanes_for(state, player)
        options = [Option("place", f"place {PLACES[place]}", place) for place in places]
        state.ask(Decision(player, "choose-zone", PICK_OPTION, options, frame.cause, (number,)))
        return
    options = [
        Option("rise", f"rise on {base.text(state, player)}", at)
        for at, base in enumerate(bases(state, player, card))
    ]
    state.ask(Decision(player, "choose-base", PICK_OPTION, options, frame.cause, (number,)))


def _make_room(state: WixossState) -> None:
    # WX-26.07
    if state.answer.verb == "place" and state.answer.target == KEY:
        make_room(state, state.frame.controller)


def _place(state: WixossState) -> None:
    frame = state.frame
    player = frame.controller
    slots = state.slots
    card = _card(state)
    down = slots[DOWN] == 1
    answer = state.answer
    state.pop()
    if answer.verb == "rise":
        base = bases(state, player, card)[answer.target]
        object_id = put_on(state, player, card, base, frame.cause, down)
    else:
        how = "key" if answer.target == KEY else "effect"
        object_id = put_on_field(state, card, player, answer.target, frame.cause, how, down=down)
    if slots[SILENT]:
        state.marks[silent_mark(object_id)] = 1


PLACE: Final[Procedure[WixossState]] = Procedure(
    "place", (("ask", _ask), ("make-room", _make_room), ("place", _place))
)
"""An effect puts a SIGNI or a Key onto the field."""
