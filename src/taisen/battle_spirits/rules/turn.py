"""Turn structure (chapter 06): seven steps in fixed order."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores, extra_turns
from taisen.battle_spirits.rules.battle import ATTACK_CAUSE, ATTACK_STEP
from taisen.battle_spirits.rules.drawing import draw
from taisen.battle_spirits.rules.lasting import begin_step, end_of_turn
from taisen.battle_spirits.rules.main_step import open_main
from taisen.battle_spirits.rules.posture import refresh
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.rules.winning import check_deck
from taisen.battle_spirits.state import SOUL_RESERVE, SOUL_TRASH, BattleState
from taisen.battle_spirits.vocabulary.changes import DrawBonus, DrawReplacement
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.slots import fresh_slots

TURN_CAUSE: Final = Cause(RULE, -1, "BS-06.02")
CORE_CAUSE: Final = Cause(RULE, -1, "BS-06.06")
DRAW_CAUSE: Final = Cause(RULE, -1, "BS-06.07")
REFRESH_CAUSE: Final = Cause(RULE, -1, "BS-06.08")


def _begin(state: BattleState, step: str) -> None:
    """Begin a step; its timing comes even if there is nothing to do in it (BS-06.03)."""
    state.step = step
    begin_step(state)
    state.touch()
    state.happen(Event("step_began", state.turn_player, TURN_CAUSE, detail=step))


def _over(state: BattleState) -> bool:
    """Whether an effect has ended the turn: what is left of it but its end is passed over."""
    return state.ending == "turn"


def _rest(state: BattleState) -> None:
    rest(state)


def _start(state: BattleState) -> None:
    state.turn += 1
    _begin(state, "start")
    # BS-06.05
    check_deck(state)


def _start_end(state: BattleState) -> None:
    # BS-99.03: the text names the whole step.
    check_deck(state)


def _core(state: BattleState) -> None:
    # BS-06.15
    if state.turn == 1 or _over(state) or extra_turns.shortened(state):
        return
    _begin(state, "core")
    # BS-06.06
    cores.void_to_reserve(state, state.turn_player, 1)


def _draw(state: BattleState) -> None:
    if _over(state):
        return
    _begin(state, "draw")
    player = state.turn_player
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, DrawReplacement) and entry.player in (player, 2):
            # BS-35.09: a card's text may put something else in the place of the draw.
            state.push(rule.instead, player, entry.cause, fresh_slots())
            return
    # BS-06.07, BS-06.17
    more = sum(
        entry.modification.number
        for entry in active(state, "player")
        if isinstance(entry.modification, DrawBonus) and entry.player in (player, 2)
    )
    draw(state, player, 1 + more, DRAW_CAUSE)


def _refresh(state: BattleState) -> None:
    if _over(state):
        return
    _begin(state, "refresh")
    player = state.turn_player
    for found in state.field(player):
        # BS-06.08, BS-06.10: each card once, and it is no choice.
        refresh(state, found.id, REFRESH_CAUSE)
    # BS-06.09, BS-10.09
    state.reserve[player] += state.trash_cores[player]
    state.trash_cores[player] = 0
    if state.souls[player] == SOUL_TRASH:
        state.souls[player] = SOUL_RESERVE
    state.touch()


def _main(state: BattleState) -> None:
    # BS-06.02: a step that does not come has no end either.
    if _over(state) or extra_turns.shortened(state):
        state.jump(TURN.step_index("attack"))
    else:
        _begin(state, "main")


def _main_actions(state: BattleState) -> None:
    if not _over(state):
        open_main(state)


def _main_end(state: BattleState) -> None:
    if state.ending == "main":
        state.ending = ""
    state.happen(Event("step_ended", state.turn_player, TURN_CAUSE, detail="main"))


def _attack(state: BattleState) -> None:
    # BS-06.16
    if state.turn == 1 or _over(state):
        state.jump(TURN.step_index("end"))
        return
    _begin(state, "attack")


def _attacks(state: BattleState) -> None:
    if not _over(state) and state.ending != "attack":
        state.push(ATTACK_STEP, state.turn_player, ATTACK_CAUSE, [])


def _attack_end(state: BattleState) -> None:
    if state.ending == "attack":
        state.ending = ""
    state.happen(Event("step_ended", state.turn_player, TURN_CAUSE, detail="attack"))


def _end(state: BattleState) -> None:
    state.ending = ""
    # BS-02.02: no second Main Step in Eternal.
    _begin(state, "end")


def _cleanup(state: BattleState) -> None:
    # BS-06.13
    end_of_turn(state)
    state.happen(Event("turn_ended", state.turn_player, TURN_CAUSE, amount=state.turn))


def _pass(state: BattleState) -> None:
    # BS-06.13, BS-36.01: what the end of the turn has caused was given, and counted, in this turn.
    if end_of_turn(state):
        state.jump(TURN.step_index("cleanup-effects"))
        return
    # An effect that ended the turn in its End Step or after it has ended this turn, not the next.
    state.ending = ""
    state.turn_player = extra_turns.next_player(state)
    state.jump(0)


TURN: Final[Procedure[BattleState]] = Procedure(
    "turn",
    (
        ("start", _start),
        ("start-effects", _rest),
        ("start-end", _start_end),
        ("core", _core),
        ("core-effects", _rest),
        ("draw", _draw),
        ("draw-effects", _rest),
        ("refresh", _refresh),
        ("refresh-effects", _rest),
        ("main", _main),
        ("main-effects", _rest),
        ("main-actions", _main_actions),
        ("main-end", _main_end),
        ("main-end-effects", _rest),
        ("attack", _attack),
        ("attack-effects", _rest),
        ("attacks", _attacks),
        ("attack-end", _attack_end),
        ("attack-end-effects", _rest),
        ("end", _end),
        ("end-effects", _rest),
        ("cleanup", _cleanup),
        ("cleanup-effects", _rest),
        ("pass", _pass),
    ),
)
"""A turn after another, until somebody wins."""
