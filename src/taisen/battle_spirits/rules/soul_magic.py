"""Soul Magic (chapter 43): a magic that is used with the Soul Core alone, with a symbol of its colour."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import pay_core
from taisen.battle_spirits.rules.symbols import symbol_color_mask
from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import CONFIRM, Decision
from taisen.kernel.events import PAYMENT, RULE, Cause, Event
from taisen.language.control import NO, YES

ASK_CAUSE: Final = Cause(RULE, -1, "BS-43.04")


def _soul_place(state: BattleState, player: int) -> int:
    """The place of cores in which a player's Soul Core can be used, -1 for none."""
    return next((place for place, _ in cores.places(state, player) if place & 1), -1)


def payable(state: BattleState, player: int, card: int) -> bool:
    """Return whether a magic can be used with the Soul Core alone."""
    # BS-43.04
    mask = state.definitions[card].soul_magic
    return mask != 0 and symbol_color_mask(state, player) & mask != 0 and _soul_place(state, player) >= 0


def ask(state: BattleState, player: int, card: int, optional: bool) -> None:
    """Ask whether to do so; it must be if the card cannot be paid for otherwise."""
    options = [NO, YES] if optional else [YES]
    state.ask(Decision(player, "soul-magic", CONFIRM, options, ASK_CAUSE, (card,)))


def pay(state: BattleState, player: int) -> None:
    """Put the Soul Core in the trash, from the reserve or an own field card."""
    # BS-43.04, BS-08.12: the Soul Core pays for the magic as other cores would.
    pay_core(state, player, _soul_place(state, player))
    cause = Cause(PAYMENT, player, ASK_CAUSE.rule)
    state.happen(Event("cores_moved", player, cause, amount=1, detail="payment"))
