"""SIGNI attack step (chapter 15): attacks of SIGNI, one after another."""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.wixoss.index import name_of
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
from taisen.wixoss.rules.battle import compare, meet
from taisen.wixoss.rules.places import signi
from taisen.wixoss.rules.values import active, front, restricted
from taisen.wixoss.state import CHEER, LANE_COUNT, LANES, PLACES, FieldCard, WixossState, facing

STEP_CAUSE: Final = Cause(RULE, -1, "WX-15.04")
ATTACK_CAUSE: Final = Cause(RULE, -1, "WX-15.01")

END_STEP: Final = Option("end-step", "end-step")


# -- who may attack, and where ---------------------------------------------------------------------


def _is_signi(state: WixossState, player: int, item: int) -> bool:
    return state.objects[item].place <= CHEER


ATTACK_OF_SIGNI: Final[tuple[Requirement[WixossState], ...]] = (
    # WX-15.05
    Requirement("WX-15.01", "down", attacking.is_up),
    Requirement("WX-15.01", "forbidden-by-effect", attacking.may_attack),
    Requirement("WX-15.01", "cannot-be-downed", attacking.may_be_downed),
)
"""What is left to ask of an own SIGNI."""

ATTACK: Final[tuple[Requirement[WixossState], ...]] = (
    Requirement("WX-15.01", "not-yours", attacking.stands),
    Requirement("WX-15.01", "not-a-signi", _is_signi),
    *ATTACK_OF_SIGNI,
)


def attackers(state: WixossState, player: int) -> list[int]:
    """Return the SIGNI that may attack now."""
    if not active(state, "restriction"):
        # Most often no effect keeps anything from attacking, so that only what is down is left out.
        return [found.id for found in signi(state, player) if not found.down]
    return [found.id for found in signi(state, player) if legal(ATTACK_OF_SIGNI, state, player, found.id)]


def attack_options(state: WixossState, player: int) -> list[Option]:
    """Return the attacks that may be declared now; the zones attacked are a mask of opposing lanes."""
    options: list[Option] = []
    for item in attackers(state, player):
        found = state.objects[item]
        name = name_of(state, item, player)
        if found.place == CHEER:
            # WX-35.08
            for lane in LANES:
                options.append(Option("attack", f"attack {name} on {PLACES[lane]}", item, 1 << lane))
            continue
        # WX-15.10
        ahead = facing(found.place)
        options.append(Option("attack", f"attack {name}", item, 1 << ahead))
        if restricted(state, found, "attacks-beside-too"):
            for lane in (ahead - 1, ahead + 1):
                if 0 <= lane < LANE_COUNT:
                    text = f"attack {name} and {PLACES[lane]}"
                    options.append(Option("attack", text, item, 1 << ahead | 1 << lane))
    return options


def _choose(state: WixossState) -> None:
    player = state.frame.controller
    # WX-99.03
    options = [] if state.ending else attack_options(state, player)
    if not options:
        state.pop()
        return
    # WX-15.12, WX-15.04: none has to attack that no effect makes attack.
    if not active(state, "restriction") or not any(
        restricted(state, state.objects[found.target], "must-attack") for found in options
    ):
        options.insert(0, END_STEP)
    state.ask(Decision(player, "attack-with-signi", ACT, options, STEP_CAUSE))


def _take(state: WixossState) -> None:
    answer = state.answer
    if answer.verb == "end-step":
        state.pop()
        return
    player = state.frame.controller
    # WX-15.04: the next is asked for when this one is completely carried out.
    state.jump(0)
    lanes = attacked_lanes(state.objects[answer.target], answer.extra)
    state.push(SIGNI_ATTACK, player, ATTACK_CAUSE, [answer.target, lanes, answer.extra, 0])


FRONT: Final = -1
"""Stands among the lanes that are attacked for the one in front of the attacker, wherever that has moved."""


def attacked_lanes(attacker: FieldCard, mask: int) -> tuple[int, ...]:
    """Return the lanes of a mask, ``FRONT`` first for what is in front of the attacker."""
    lanes = tuple(lane for lane in LANES if mask >> lane & 1)
    if attacker.place >= LANE_COUNT:
        return lanes
    ahead = facing(attacker.place)
    return (FRONT, *(lane for lane in lanes if lane != ahead))


SIGNI_STEP: Final[Procedure[WixossState]] = Procedure(
    "signi-attack-step", (("choose", _choose), ("take", _take))
)
"""The turn player attacks with SIGNI, in any order and as often as they are up (WX-15.04, WX-15.05)."""


# -- one attack ------------------------------------------------------------------------------------

LEFT_OVER: Final = 1
"""Slot: the lanes that are still to be attacked."""
MASK: Final = 2
"""Slot: the mask of all lanes attacked."""
DEFENDER: Final = 3
"""Slot: the SIGNI that is battled, 0 for none."""


def _lanes(state: WixossState) -> tuple[int, ...]:
    lanes = state.slots[LEFT_OVER]
    assert isinstance(lanes, tuple)
    return lanes


def _met_in(state: WixossState, attacker: FieldCard, lane: int) -> FieldCard | None:
    """Return the SIGNI that stands where an attack goes, None if there is none."""
    return front(state, attacker) if lane == FRONT else state.standing(1 - attacker.controller, lane)


def _declare(state: WixossState) -> None:
    mask = state.slots[MASK]
    assert isinstance(mask, int)
    attacker = attacker_of(state)
    if attacker is None:
        return
    met = _met_in(state, attacker, _lanes(state)[0])
    attacking.declare(state, attacking.SIGNI, mask, 0 if met is None else met.id)


def _follow(state: WixossState, attacker: FieldCard, lanes: tuple[int, ...]) -> None:
    """Let the lanes that are shown as attacked be those in which the attacker will meet somebody."""
    mask = 0
    for lane in lanes:
        if lane != FRONT:
            mask |= 1 << lane
        elif attacker.place < LANE_COUNT:
            mask |= 1 << facing(attacker.place)
    state.attacked_lanes = mask
    state.touch()


def _carry_out(state: WixossState) -> None:
    # WX-15.06
    if stopped(state):
        state.jump(SIGNI_ATTACK.step_index("end"))
        return
    slots = state.slots
    lanes = _lanes(state)
    slots[LEFT_OVER] = lanes[1:]
    attacker = attacker_of(state)
    assert attacker is not None
    ahead = lanes[0] == FRONT
    _follow(state, attacker, lanes)
    # WX-15.11: only now.
    defender = _met_in(state, attacker, lanes[0])
    # WX-29.01: what stands beside the front is battled as ever.
    if defender is not None and not (ahead and keywords.passes_by(state, attacker)):
        # WX-15.02, WX-16.01
        slots[DEFENDER] = defender.id
        meet(state, attacker, defender)
        return
    slots[DEFENDER] = 0
    state.jump(SIGNI_ATTACK.step_index("outcome-triggers"))
    # WX-35.08, WX-99.15: who attacks a SIGNI Zone that is not the one in front attacks no player.
    if not ahead or attacker.place >= CHEER:
        return
    # WX-15.03, WX-32.08
    crushes = keywords.crush_count(state, attacker)
    damage.deal(state, 1 - attacker.controller, attack_cause(attacker, "WX-15.03"), crushes)


def _compare(state: WixossState) -> None:
    attacker = attacker_of(state)
    found = state.slots[DEFENDER]
    assert isinstance(found, int)
    defender = state.objects.get(found)
    # WX-15.07: abilities that the battle triggers come first, and may have taken one of the two away.
    if attacker is not None and defender is not None and not stopped(state):
        compare(state, attacker, defender)


def _lancer(state: WixossState) -> None:
    keywords.spears_in_battle(state)


def _next(state: WixossState) -> None:
    if _lanes(state) and not stopped(state):
        state.jump(SIGNI_ATTACK.step_index("carry-out"))


SIGNI_ATTACK: Final[Procedure[WixossState]] = Procedure(
    "signi-attack",
    (
        ("down", down_attacker),
        ("declare", _declare),
        # WX-15.07, WX-28.11
        ("triggers", come_to_rest),
        ("carry-out", _carry_out),
        ("battle-triggers", come_to_rest),
        ("compare", _compare),
        ("lancer", _lancer),
        ("outcome-triggers", come_to_rest),
        ("next", _next),
        ("end", end),
        ("end-triggers", come_to_rest),
        ("finish", finish),
    ),
)
"""One attack of a SIGNI (WX-15.06)."""
