"""Main Step (chapter 07): what the turn player may do, and the free movement of cores."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import combining, cores, hand
from taisen.battle_spirits.rules.activation import ability_options, use_ability
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.state import SOUL_FIELD, SOUL_RESERVE, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN
from taisen.kernel.decisions import ACT, PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure

MAIN_CAUSE: Final = Cause(RULE, -1, "BS-06.11")
MOVE_CAUSE: Final = Cause(RULE, -1, "BS-07.10")

LAST_FROM: Final = 0
"""Place that gave the last core of the present run of core moves, -1 outside a run."""
LAST_TO: Final = 1
"""Place that got it."""
GAINED: Final = 2
"""Places that got a core in this run: they give none, so that runs come to an end."""
SOURCE: Final = 3
"""Place picked to give the next core."""


def main_options(state: BattleState, player: int) -> list[Option]:
    """Return everything that the turn player may do now; ending the step comes first.

    BS-07.01: each option belongs to one of the manual's main actions.
    """
    options = [Option("end-step", "end-step")]
    options.extend(hand.main_options(state, player))
    options.extend(combining.brave_options(state, player))
    # BS-07.08, BS-07.09, BS-07.16
    options.extend(ability_options(state, player, MAIN | FLASH))
    options.extend(core_options(state, player))
    return options


# -- cores -----------------------------------------------------------------------------------------


def core_options(state: BattleState, player: int) -> list[Option]:
    """Return the places that may give the next core, and the exchanges of Soul Core and normal core.

    Within a run of moves sources and targets come in ascending order and nothing gives what it got,
    so that one path leads to each result and a run comes to an end.
    """
    last = state.slots[LAST_FROM]
    gained = state.slots[GAINED]
    assert isinstance(last, int) and isinstance(gained, tuple)
    standing = [
        found
        for found in state.objects.values()
        if found.controller == player and not found.leaving and not cores.locked(state, found)
    ]
    if not standing:
        return []
    options: list[Option] = []
    # BS-07.10, BS-07.11
    for place, _ in cores.places(state, player):
        if place < last or place in gained:
            continue
        # Only a place that gave the last core may have no target left: others reach all standing cards.
        if place != last or _targets(state, player, place):
            name = cores.place_name(state, place, player)
            options.append(Option("move-core", f"move-core {name}", place))
    if cores.some_kept(state):
        standing = [found for found in standing if not cores.fixed(state, found)]
    options.extend(_soul_swaps(state, player, standing))
    return options


def _targets(state: BattleState, player: int, source: int) -> list[int]:
    """Places that may get a core from ``source``: object ids, or 0 for the reserve."""
    last_from = state.slots[LAST_FROM]
    last_to = state.slots[LAST_TO]
    assert isinstance(last_from, int) and isinstance(last_to, int)
    lowest = last_to if source == last_from else 0
    targets: list[int] = []
    if source >= 2 and lowest == 0:
        targets.append(0)
    for found in state.objects.values():
        if found.controller == player and not found.leaving and found.id != source >> 1:
            if found.id >= lowest and not cores.locked(state, found):
                targets.append(found.id)
    return targets


def _soul_swaps(state: BattleState, player: int, standing: list[FieldCard]) -> list[Option]:
    """Exchanges of the Soul Core with one normal core elsewhere, as one move (BS-10.05)."""
    key = f"soul-swapped {player}"
    if state.marks.get(key, 0) >= len(standing) + 1:
        return []
    here = 0
    if state.souls[player] == SOUL_FIELD:
        here = next((found.id for found in standing if found.soul), 0)
        if not here:
            # BS-20.06: it lies on a Grandwalker, on what is about to leave, or stays where it is.
            return []
    elif state.souls[player] != SOUL_RESERVE:
        return []
    options: list[Option] = []
    if here and state.reserve[player]:
        options.append(Option("swap-soul", "swap-soul reserve", 0, here))
    for found in standing:
        if found.id != here and found.cores:
            options.append(
                Option("swap-soul", f"swap-soul {name_of(state, found.id, player)}", found.id, here)
            )
    return options


def _swap_soul(state: BattleState, player: int, option: Option) -> None:
    here, there = option.extra, option.target
    key = f"soul-swapped {player}"
    state.marks[key] = state.marks.get(key, 0) + 1
    # BS-07.11, BS-10.05: neither is without its core in between.
    if here:
        giver = state.edit(here)
        giver.soul = False
        giver.cores += 1
        cores.note_put(state, giver)
    else:
        state.reserve[player] += 1
    if there:
        taker = state.edit(there)
        taker.soul = True
        cores.note_put(state, taker)
        taker.cores -= 1
        state.souls[player] = SOUL_FIELD
    else:
        state.reserve[player] -= 1
        state.souls[player] = SOUL_RESERVE
    state.touch()


# -- the step --------------------------------------------------------------------------------------


def _choose(state: BattleState) -> None:
    if state.ending in ("turn", "main"):
        state.pop()
        return
    player = state.turn_player
    state.ask(Decision(player, "main", ACT, main_options(state, player), MAIN_CAUSE, window=True))


def _act(state: BattleState) -> None:
    answer = state.answer
    player = state.turn_player
    verb = answer.verb
    slots = state.slots
    if verb == "move-core":
        slots[SOURCE] = answer.target
        state.jump(3)
        return
    _end_run(state)
    if verb == "end-step":
        # BS-06.11
        state.pop()
    elif verb == "swap-soul":
        _swap_soul(state, player, answer)
    elif verb == "use":
        use_ability(state, answer)
    elif not combining.act(state, player, answer):
        hand.act(state, player, answer)


def _end_run(state: BattleState) -> None:
    """End the run of core moves: any place may give the next core."""
    slots = state.slots
    slots[LAST_FROM] = -1
    slots[LAST_TO] = 0
    slots[GAINED] = ()


def _settle(state: BattleState) -> None:
    source = state.slots[SOURCE]
    assert isinstance(source, int)
    # BS-07.10, BS-07.13: the cores of what is depleted, and what that gives, move on freely. Each run that
    # ends so costs a field card.
    if state.departures or (source >= 2 and source >> 1 not in state.objects):
        _end_run(state)
    state.jump(0)
    rest(state)


def _ask_target(state: BattleState) -> None:
    source = state.slots[SOURCE]
    assert isinstance(source, int)
    player = state.turn_player
    options = [
        Option("to", "to " + (name_of(state, target, player) if target else "reserve"), target)
        for target in _targets(state, player, source)
    ]
    state.ask(Decision(player, "move-core-to", PICK_OPTION, options, MOVE_CAUSE, (source,)))


def _move(state: BattleState) -> None:
    slots = state.slots
    source = slots[SOURCE]
    gained = slots[GAINED]
    assert isinstance(source, int) and isinstance(gained, tuple)
    target = state.answer.target
    player = state.turn_player
    soul = cores.take(state, player, source)
    if target:
        cores.put_on_card(state, player, target, soul)
        got = target * 2 + (1 if soul else 0)
    else:
        cores.put_in_reserve(state, player, soul)
        got = 1 if soul else 0
    slots[LAST_FROM] = source
    slots[LAST_TO] = target
    if got not in gained:
        slots[GAINED] = (*gained, got)
    # BS-07.13: a move that takes the last needed core is legal; the check after it depletes.
    detail = "to-card" if target else "to-reserve"
    state.happen(Event("cores_moved", player, MOVE_CAUSE, target, amount=1, detail=detail))
    state.jump(2)


MAIN_STEP: Final[Procedure[BattleState]] = Procedure(
    "main-step",
    (
        ("choose", _choose),
        ("act", _act),
        ("settle", _settle),
        ("ask-target", _ask_target),
        ("move", _move),
    ),
)
"""The turn player acts freely until ending the step (BS-07.02)."""


def open_main(state: BattleState) -> None:
    """Push the Main Step's actions."""
    state.push(MAIN_STEP, state.turn_player, MAIN_CAUSE, [-1, 0, (), 0])
