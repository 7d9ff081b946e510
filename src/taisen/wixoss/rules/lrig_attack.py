"""LRIG attack step and guard step (chapter 17)."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, PICK_CARDS, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.wixoss.index import field_index, name_of
from taisen.wixoss.rules import attacking, damage, keywords
from taisen.wixoss.rules.attacking import (
    attack_cause,
    attacker_of,
    come_to_rest,
    down_attacker,
    end,
    finish,
    stopped,
)
from taisen.wixoss.rules.timing import announce
from taisen.wixoss.rules.values import active, card_keyword, extra, prohibited, restricted
from taisen.wixoss.rules.zones import discard
from taisen.wixoss.state import HAND, LRIG, WixossState

STEP_CAUSE: Final = Cause(RULE, -1, "WX-17.01")
GUARD_CAUSE: Final = Cause(RULE, -1, "WX-17.04")

END_STEP: Final = Option("end-step", "end-step")
NO_GUARD: Final = Option("no-guard", "no-guard")

GUARD: Final = "guard"
GUARD_CARDS: Final = "guard-cards"


# -- who may attack --------------------------------------------------------------------------------


def _is_lrig(state: WixossState, player: int, item: int) -> bool:
    # A Key is none.
    return state.objects[item].place == LRIG


def _not_driven(state: WixossState, player: int, item: int) -> bool:
    return not state.objects[item].driven


ATTACK_OF_LRIG: Final[tuple[Requirement[WixossState], ...]] = (
    # WX-17.12
    Requirement("WX-17.01", "down", attacking.is_up),
    # WX-34.05
    Requirement("WX-17.13", "riding", _not_driven),
    Requirement("WX-17.01", "forbidden-by-effect", attacking.may_attack),
    Requirement("WX-17.01", "cannot-be-downed", attacking.may_be_downed),
)
"""What is left to ask of the own LRIG."""

ATTACK: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-17.01", "not-yours", attacking.stands),
    Requirement("WX-17.01", "not-a-lrig", _is_lrig),
    *ATTACK_OF_LRIG,
)


def attackers(state: WixossState, player: int) -> list[int]:
    """Return the LRIG that may attack now."""
    lrig = field_index(state).centers[player]
    # What is down is most often all that there is to ask.
    if not lrig or state.objects[lrig].down:
        return []
    return [lrig] if legal(ATTACK_OF_LRIG, state, player, lrig) else []


def _choose(state: WixossState) -> None:
    player = state.frame.controller
    # WX-99.03
    able = [] if state.ending else attackers(state, player)
    if not able:
        state.pop()
        return
    options = [Option("attack", f"attack {name_of(state, item, player)}", item) for item in able]
    if not active(state, "restriction") or not any(
        restricted(state, state.objects[item], "must-attack") for item in able
    ):
        options.insert(0, END_STEP)
    state.ask(Decision(player, "attack-with-lrig", ACT, options, STEP_CAUSE))


def _take(state: WixossState) -> None:
    answer = state.answer
    if answer.verb == "end-step":
        state.pop()
        return
    state.jump(0)
    state.push(LRIG_ATTACK, state.frame.controller, STEP_CAUSE, [answer.target, ()])


LRIG_STEP: Final[Procedure[WixossState]] = Procedure(
    "lrig-attack-step", (("choose", _choose), ("take", _take))
)
"""The turn player attacks with the LRIG, as often as it is up (WX-17.01, WX-17.12)."""


# -- one attack ------------------------------------------------------------------------------------

GUARDS: Final = 1
"""Slot: the cards picked to guard with."""


def _declare(state: WixossState) -> None:
    # WX-17.02: no SIGNI is attacked.
    attacking.declare(state, attacking.LRIG, 0, 0)


def _guard_step(state: WixossState) -> None:
    # WX-17.11, WX-99.22: no guard step for an attack that was negated.
    if stopped(state):
        state.jump(LRIG_ATTACK.step_index("end"))
        return
    # WX-17.03, WX-99.02: one in every attack.
    state.step = GUARD
    state.touch()
    announce(state, "step", 1 - state.frame.controller, GUARD_CAUSE, GUARD)


def guards(state: WixossState, player: int) -> list[int]:
    """Return the cards in a hand with which a player can guard."""
    # WX-17.08: whatever their level and limiting condition.
    found = [
        card
        for card in state.zone(player, HAND)
        if card_keyword(state, card, GUARD) and not prohibited(state, player, GUARD, card)
    ]
    found.sort(key=lambda card: state.definitions[card].number)
    return found


def guard_price(state: WixossState, player: int) -> int:
    """Return how many cards with guard a player must discard to guard."""
    # WX-17.04, WX-17.09: one, whatever the attack would crush.
    return 1 + extra(state, player, GUARD_CARDS)


def _picked(state: WixossState) -> tuple[int, ...]:
    cards = state.slots[GUARDS]
    assert isinstance(cards, tuple)
    return cards


def _picks(state: WixossState, player: int, picked: tuple[int, ...], price: int) -> list[Option]:
    """Return the cards that may be picked next, so that enough are left to pick after each."""
    able = guards(state, player)
    first = able.index(picked[-1]) + 1 if picked else 0
    last = len(able) - (price - len(picked))
    options: list[Option] = []
    seen: set[str] = set()
    for card in able[first : max(0, last + 1)]:
        number = state.definitions[card].number
        # Equal cards are interchangeable.
        if number not in seen:
            seen.add(number)
            options.append(Option("guard", f"guard {number}", card))
    return options


def _ask_guard(state: WixossState) -> None:
    player = 1 - state.frame.controller
    if stopped(state):
        state.jump(LRIG_ATTACK.step_index("damage"))
        return
    picked = _picked(state)
    price = guard_price(state, player)
    options = [] if picked else [NO_GUARD]
    options.extend(_picks(state, player, picked, price))
    # Whoever has no hand cannot guard, as both players see.
    window = not picked and bool(state.zone(player, HAND))
    state.ask(
        Decision(player, "guard", PICK_CARDS, options, GUARD_CAUSE, (price - len(picked),), window=window)
    )


def _take_guard(state: WixossState) -> None:
    if state.answer.verb != "guard":
        return
    player = 1 - state.frame.controller
    picked = (*_picked(state), state.answer.target)
    state.slots[GUARDS] = picked
    if len(picked) < guard_price(state, player):
        state.jump(LRIG_ATTACK.step_index("ask-guard"))
        return
    # WX-17.04, WX-17.10
    discard(state, player, picked, GUARD_CAUSE)
    state.happen(Event("guarded", player, GUARD_CAUSE, state.attacker, picked[0], len(picked), cards=picked))
    # WX-17.05, WX-99.22: this attack and no other.
    attacking.negate(state, GUARD_CAUSE)


def _damage(state: WixossState) -> None:
    player = state.frame.controller
    state.step = attacking.LRIG
    state.touch()
    attacker = attacker_of(state)
    # WX-17.11
    if attacker is None or stopped(state):
        return
    # WX-17.06, WX-17.02
    cause = attack_cause(attacker, "WX-17.06")
    damage.deal(state, 1 - player, cause, keywords.crush_count(state, attacker))


LRIG_ATTACK: Final[Procedure[WixossState]] = Procedure(
    "lrig-attack",
    (
        ("down", down_attacker),
        ("declare", _declare),
        ("triggers", come_to_rest),
        ("guard-step", _guard_step),
        ("guard-step-triggers", come_to_rest),
        ("ask-guard", _ask_guard),
        ("take-guard", _take_guard),
        ("guard-triggers", come_to_rest),
        ("damage", _damage),
        ("damage-triggers", come_to_rest),
        ("end", end),
        ("end-triggers", come_to_rest),
        ("finish", finish),
    ),
)
"""One attack of a LRIG, with its guard step (WX-17.11)."""
