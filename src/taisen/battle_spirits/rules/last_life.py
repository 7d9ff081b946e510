"""Cards that keep the last life (chapter 01): a field card goes to the trash, and life does not become 0."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.leaving import depart
from taisen.battle_spirits.rules.taking import gain_cores
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import TRASH, BattleState
from taisen.battle_spirits.vocabulary.changes import LastLife
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.language.at_work import Active
from taisen.language.control import NO, Action
from taisen.language.slots import DONE

KEEP_CAUSE: Final = Cause(RULE, -1, "BS-01.01")
AMOUNT: Final = 0
PLACE: Final = 1


def keepers(state: BattleState, player: int) -> list[Active]:
    """Return the rules by which ``player`` may keep the last life now, one for each field card."""
    found: list[Active] = []
    for entry in active(state, "player"):
        if isinstance(entry.modification, LastLife) and entry.player in (player, 2):
            source = state.objects.get(entry.cause.object)
            if source is not None and not source.leaving:
                found.append(entry)
    return found


def interrupts(state: BattleState, player: int, amount: int, cause: Cause, place: int) -> bool:
    """Ask whether to keep the last life, if a loss would take it and something could; return whether so.

    Args:
        state: the match.
        player: whose life is reduced.
        amount: by how much.
        cause: why.
        place: where the cores of life go.
    """
    if amount < cores.life(state, player) or not keepers(state, player):
        return False
    state.push(KEEP_LIFE, player, cause, [amount, place])
    return True


def _ask(state: BattleState) -> None:
    player = state.frame.controller
    options: list[Option] = []
    for entry in keepers(state, player):
        item = entry.cause.object
        options.append(Option("choose", f"choose {name_of(state, item, player)}", item))
    options.append(NO)
    amount = state.slots[AMOUNT]
    assert isinstance(amount, int)
    state.ask(Decision(player, "keep-life", PICK_OPTION, options, KEEP_CAUSE, (amount,)))


def _take(state: BattleState) -> None:
    from taisen.battle_spirits.rules.winning import take_life

    frame = state.frame
    player, cause = frame.controller, frame.cause
    amount, place = state.slots[AMOUNT], state.slots[PLACE]
    assert isinstance(amount, int) and isinstance(place, int)
    answer = state.answer
    state.pop()
    if answer.verb != "choose":
        take_life(state, player, amount, cause, place)
        return
    kept = next(entry for entry in keepers(state, player) if entry.cause.object == answer.target)
    rule = kept.modification
    assert isinstance(rule, LastLife)
    depart(state, [answer.target], "trashed", kept.cause, TRASH)
    # What does not become 0 is reduced as far as that allows.
    amount = cores.life(state, player) - 1
    if isinstance(state.frame.node, Action):
        state.slots[DONE] = amount
    gain_cores(state, player, rule.number, kept.cause, "reserve")
    if amount:
        take_life(state, player, amount, cause, place)


KEEP_LIFE: Final[Procedure[BattleState]] = Procedure("keep-life", (("ask", _ask), ("take", _take)))
"""Asks the player whose life would become 0 whether a field card is put in the trash to keep it."""
