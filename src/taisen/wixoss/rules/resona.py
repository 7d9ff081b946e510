"""Resona (chapter 27): SIGNI of the LRIG Deck that come by meeting their appearance condition."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.legality import Requirement, legal
from taisen.language.slots import CARDS, fresh_slots
from taisen.wixoss import cards as kinds
from taisen.wixoss.card_index import lrig_deck
from taisen.wixoss.colors import NO_ENER
from taisen.wixoss.rules import paying
from taisen.wixoss.rules.cost import APPEARANCE, Price, can_afford
from taisen.wixoss.rules.entering import conditions_met, lanes_for, level_allows, limiting_met, may_enter
from taisen.wixoss.rules.entering import not_prohibited as may_come
from taisen.wixoss.rules.places import in_lrig_deck
from taisen.wixoss.rules.zones import move, put_on_field
from taisen.wixoss.state import CHECK, LRIG_DECK, PLACES, WixossState
from taisen.wixoss.vocabulary.abilities import Appearance


def appearance_cause(player: int, card: int) -> Cause:
    """Return the cause of what is moved to meet an appearance condition: no cost, no effect (WX-27.03)."""
    return Cause(RULE, player, APPEARANCE, card)


def _is_resona(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].kind == kinds.RESONA


def _has_condition(state: WixossState, player: int, card: int) -> bool:
    return state.definitions[card].appearance is not None


def _condition_can_be_met(state: WixossState, player: int, card: int) -> bool:
    # WX-27.09, WX-13.16: with room in the end, whatever is said about costs.
    appearance = state.definitions[card].appearance
    assert appearance is not None
    return can_afford(state, player, _price(appearance), appearance_cause(player, card))


def _price(appearance: Appearance) -> Price:
    return Price((NO_ENER,), 0, appearance.cost)


DECLARE: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-27.02", "not-in-lrig-deck", in_lrig_deck),
    Requirement("WX-27.01", "not-a-resona", _is_resona),
    Requirement("WX-27.02", "no-appearance-condition", _has_condition),
    Requirement("WX-12.01", "level-too-high", level_allows),
    Requirement("WX-12.04", "limiting-condition", limiting_met),
    Requirement("WX-12.04", "use-condition", conditions_met),
    Requirement("WX-27.02", "forbidden", may_come),
    Requirement("WX-27.02", "appearance-condition", _condition_can_be_met),
)
"""Declaring a Resona, its use timing aside."""


def options(state: WixossState, player: int, timing: int) -> list[Option]:
    """Return the Resona that a player can declare at a use timing, equal ones once."""
    found: list[Option] = []
    for card in lrig_deck(state, player).resonas:
        definition = state.definitions[card]
        appearance = definition.appearance
        # WX-14.09
        if appearance is None or not appearance.timings & timing:
            continue
        if legal(DECLARE, state, player, card):
            found.append(Option("resona", f"declare {definition.number}", card))
    return found


def declare(state: WixossState, player: int, card: int) -> None:
    """Push the declaring of a Resona."""
    slots: list[Value] = fresh_slots()
    state.push(PUT_OUT, player, appearance_cause(player, card), slots)


def _show(state: WixossState) -> None:
    # WX-27.02
    cause = state.frame.cause
    move(state, (cause.card,), state.frame.controller, CHECK, cause, "declare")


def _meet(state: WixossState) -> None:
    cause = state.frame.cause
    appearance = state.definitions[cause.card].appearance
    assert appearance is not None
    if not can_afford(state, state.frame.controller, _price(appearance), cause):
        _take_back(state)
        return
    paying.pay(state, state.frame.controller, _price(appearance), cause, report=True)


def _met(state: WixossState) -> bool:
    """Whether everything was done for the condition: no SIGNI stands as it stood, by a replacement."""
    taken = state.slots[CARDS]
    assert isinstance(taken, tuple)
    return not any(found.card in taken and not found.down for found in state.objects.values())


def _take_back(state: WixossState) -> None:
    """Put a Resona that cannot come back into the LRIG Deck (WX-27.10)."""
    cause = state.frame.cause
    player = state.frame.controller
    state.pop()
    state.note(Event("prevented", player, cause, card=cause.card, detail="enter"))
    move(state, (cause.card,), player, LRIG_DECK, cause, "declare")


def _ask_lane(state: WixossState) -> None:
    cause = state.frame.cause
    player = state.frame.controller
    lanes = lanes_for(state, player)
    # WX-27.09, WX-27.10
    if not lanes or not _met(state) or not may_enter(state, player, cause.card):
        _take_back(state)
        return
    options = [Option("place", f"place {PLACES[lane]}", lane) for lane in lanes]
    number = state.definitions[cause.card].number
    state.ask(Decision(player, "choose-zone", PICK_OPTION, options, cause, (number,)))


def _enter(state: WixossState) -> None:
    cause = state.frame.cause
    player = state.frame.controller
    moved = state.slots[CARDS]
    assert isinstance(moved, tuple)
    state.pop()
    object_id = put_on_field(state, cause.card, player, state.answer.target, cause, "resona")
    state.edit(object_id).appearance = moved


PUT_OUT: Final[Procedure[WixossState]] = Procedure(
    "declare-resona", (("show", _show), ("meet", _meet), ("ask-lane", _ask_lane), ("enter", _enter))
)
"""Puts a Resona onto the field (WX-27.02)."""
