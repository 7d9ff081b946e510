"""Advents that put the Soul Core on an own spirit (chapter 28: Super Advent), not in a place of cores.

It comes from the reserve or the trash, as the card says, and who advents says on which spirit it is put: the
base may be it as well as another.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.taking import may_gain, put_soul_on
from taisen.battle_spirits.rules.values import spared
from taisen.battle_spirits.state import SOUL_RESERVE, SOUL_TRASH, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import Advent
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.language.bases import NO_SLOTS

NO_TAKER: Final = Option("choose", "choose", 0)


def soul_there(state: BattleState, player: int, cause: Cause) -> bool:
    """Return whether the Soul Core lies where such an advent takes it from."""
    # BS-28.07: stated otherwise, so the trash will do and the field and life will not.
    soul = state.souls[player]
    return soul == SOUL_RESERVE or (soul == SOUL_TRASH and may_gain(state, player, cause))


def takers(state: BattleState, base: FieldCard, line: Advent, needed: int, cause: Cause) -> list[int]:
    """Return the own field cards that the Soul Core may be put on for an advent onto ``base``.

    Args:
        state: the match.
        base: the field card to come onto.
        line: the advent.
        needed: how many cores the card on top needs there.
        cause: the advent.
    """
    among = line.taker
    assert among is not None
    there = [
        found.id
        for found in state.objects.values()
        if found.controller == base.controller
        and not found.leaving
        and among.matches(state, found.id, cause, NO_SLOTS)
        and not spared(state, found, cause, NO_SLOTS, among)
    ]
    # BS-28.09, BS-28.17: the base has what lies on it, and this core if it is put there.
    if base.core_count >= needed:
        return there
    return [base.id] if base.core_count + 1 >= needed and base.id in there else []


def ask(state: BattleState, player: int, there: list[int], line: Advent, cause: Cause) -> None:
    """Ask on which field card the Soul Core is put."""
    options = [Option("choose", f"choose {name_of(state, item, player)}", item) for item in there]
    state.ask(Decision(player, "choose-field", PICK_CARDS, options, cause, (line.key, 1)))


def put_soul(state: BattleState, player: int, item: int, cause: Cause) -> None:
    """Put the Soul Core from the reserve or the trash on a field card."""
    if state.souls[player] == SOUL_TRASH:
        put_soul_on(state, player, item, cause)
        return
    cores.put_on_card(state, player, item, cores.take(state, player, cores.SOUL), cause)
    card = state.objects[item].card
    state.happen(Event("cores_moved", player, cause, item, card, 1, detail="to-card"))
