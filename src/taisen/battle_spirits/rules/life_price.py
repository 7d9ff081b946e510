"""Paying with life (chapter 08): summoning a card for less by putting a core of the own life in the trash."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.burst import UNANSWERED
from taisen.battle_spirits.rules.cores import TO_TRASH
from taisen.battle_spirits.rules.last_life import keepers
from taisen.battle_spirits.rules.winning import may_lose, reduce_life
from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import CONFIRM, Decision
from taisen.kernel.events import EFFECT, RULE, Cause
from taisen.language.control import NO, YES

ASK_CAUSE: Final = Cause(RULE, -1, "BS-35.09")


def payable(state: BattleState, player: int) -> bool:
    """Return whether a player has life to pay with; a last life that a card would keep pays for nothing."""
    life = cores.life(state, player)
    # BS-35.14: kept, it would not be put in the trash, and the cost would be lowered for nothing.
    if life == 1 and keepers(state, player):
        return False
    return life > 0 and may_lose(state, player, 1)


def ask(state: BattleState, player: int, card: int, optional: bool) -> None:
    """Ask whether to pay; it must be if the card cannot be paid for otherwise."""
    options = [NO, YES] if optional else [YES]
    state.ask(Decision(player, "life-price", CONFIRM, options, ASK_CAUSE, (card,)))


def pay(state: BattleState, player: int, card: int) -> None:
    """Put a core of life in the trash; the own bursts do not answer it."""
    definition = state.definitions[card]
    cause = Cause(
        EFFECT,
        player,
        UNANSWERED,
        card=card,
        ability=definition.number,
        colors=definition.colors,
        source_kind=definition.kind,
    )
    reduce_life(state, player, 1, cause, TO_TRASH)
