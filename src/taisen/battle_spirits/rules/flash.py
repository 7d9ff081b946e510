"""Flash timing (chapter 12): the two sides act in turn, one effect each, until both pass."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.rules import hand
from taisen.battle_spirits.rules.activation import ability_options, use_ability
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.state import AT_HAND, BOTH, HAND, BattleState
from taisen.battle_spirits.vocabulary.abilities import FLASH, Activated
from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure

FLASH_CAUSE: Final = Cause(RULE, -1, "BS-12.03")

PLAYER: Final = 0
PASSES: Final = 1


def _open(state: BattleState) -> None:
    # BS-12.02
    state.slots[PLAYER] = 1 - state.turn_player
    state.happen(Event("flash_opened", state.turn_player, FLASH_CAUSE))


def _offer(state: BattleState) -> None:
    # BS-12.12: a burst that answered the last effect may have ended the battle.
    if state.ending:
        state.jump(4)
        return
    player = state.slots[PLAYER]
    assert isinstance(player, int)
    options = [Option("pass", "pass")]
    options.extend(hand.flash_options(state, player))
    options.extend(ability_options(state, player, FLASH))
    if len(options) == 1 and not _publicly_possible(state, player):
        state.answer = options[0]
        return
    state.ask(Decision(player, "flash", ACT, options, FLASH_CAUSE, window=True))


def _publicly_possible(state: BattleState, player: int) -> bool:
    """Whether, as far as everybody can see, the player might have a flash effect to use."""
    if state.zone(player, HAND):
        return True
    for card in state.zone(player, AT_HAND):
        # BS-39.05: what lies face up all can see.
        if state.known[card] != BOTH or state.definitions[card].magic_flash is not None:
            return True
    for placed in field_index(state).activated:
        ability = placed.ability
        if isinstance(ability, Activated) and ability.windows & FLASH:
            if placed.cause.player == player:
                return True
    return False


def _take(state: BattleState) -> None:
    slots = state.slots
    player = slots[PLAYER]
    passes = slots[PASSES]
    assert isinstance(player, int) and isinstance(passes, int)
    answer = state.answer
    # BS-12.03: one effect, then the other side, after a pass too (BS-12.07, BS-12.08).
    slots[PLAYER] = 1 - player
    if answer.verb == "pass":
        slots[PASSES] = passes + 1
        return
    slots[PASSES] = 0
    # BS-12.04, BS-12.05: resolved at once, nothing comes between.
    if answer.verb == "use":
        use_ability(state, answer)
    else:
        hand.act(state, player, answer)


def _settle(state: BattleState) -> None:
    # BS-12.06: two passes in a row end the timing; an effect that ended the battle does too.
    if state.slots[PASSES] == 2 or state.ending:
        state.jump(4)
    else:
        state.jump(1)
    rest(state)


def _close(state: BattleState) -> None:
    state.pop()


FLASH_TIMING: Final[Procedure[BattleState]] = Procedure(
    "flash-timing",
    (("open", _open), ("offer", _offer), ("take", _take), ("settle", _settle), ("close", _close)),
)
"""One flash timing of a battle."""


def open_flash(state: BattleState) -> None:
    """Push a flash timing."""
    state.push(FLASH_TIMING, state.turn_player, FLASH_CAUSE, [0, 0])
