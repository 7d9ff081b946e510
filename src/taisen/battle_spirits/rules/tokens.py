"""Tokens (chapter 34): cards kept outside the match that effects put on the field.

``BattleState.move_card`` takes a token that leaves the field back to its place; here is how it comes.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import (
    FROM,
    OBJECT,
    PLACE_CORES,
    PLACE_MORE,
    REMAINING,
    USE_SLOTS,
    use_slots,
)
from taisen.battle_spirits.rules.entering import arrive, settle_in
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.taking import gain_cores
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import EFFECT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.bases import NO_SLOTS

CARDS: Final = USE_SLOTS
"""The tokens that are still to come."""
FILLED: Final = USE_SLOTS + 1
"""1 if cores from the void give them their lowest level."""


def may_be_put(state: BattleState, player: int, card: int) -> bool:
    """Return whether the token's own text lets it be put on the field now."""
    definition = state.definitions[card]
    condition = definition.putting_condition
    if condition is None:
        return True
    cause = Cause(EFFECT, player, card=card, colors=definition.colors, source_kind=definition.kind)
    return condition.holds(state, cause, NO_SLOTS)


def affordable(state: BattleState, player: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return as many of these tokens, from the first on, as the player's cores can hold on the field."""
    room = cores.usable(state, player)
    fitting: list[int] = []
    for card in cards:
        room -= entry_cores(state, player, card)
        if room < 0:
            break
        fitting.append(card)
    return tuple(fitting)


def put(state: BattleState, player: int, cards: tuple[int, ...], cause: Cause, filled: bool = False) -> int:
    """Push the coming of tokens of a player; return how many will come.

    Args:
        state: the match.
        player: whose tokens.
        cards: the tokens, in the order in which they come.
        cause: the effect that puts them on the field.
        filled: cores from the void give each its lowest level; otherwise the player's own cores do.
    """
    fitting = cards if filled else affordable(state, player, cards)
    if len(fitting) < len(cards):
        # BS-08.21: a card whose lowest level cannot be held stays where it was.
        state.note(Event("missed", player, cause, card=cards[len(fitting)], detail="too-few-cores"))
    if fitting:
        state.push(PUT_TOKENS, player, cause, [*use_slots(-1, state.serial), fitting, 1 if filled else 0])
    return len(fitting)


def _place(state: BattleState) -> None:
    slots = state.slots
    waiting, filled = slots[CARDS], slots[FILLED]
    assert isinstance(waiting, tuple)
    if not waiting:
        state.pop()
        return
    slots[CARDS] = waiting[1:]
    frame = state.frame
    player, card = frame.controller, waiting[0]
    target = arrive(state, player, card)
    slots[OBJECT] = target
    needed = entry_cores(state, player, card)
    slots[REMAINING] = needed
    slots[FROM] = 0
    if filled:
        gain_cores(state, player, needed, frame.cause, "field", target)
        return
    # BS-08.14: as any card that enters, with cores of its lowest level or more.
    state.push(PLACE_MORE, player, frame.cause)
    if needed:
        state.push(PLACE_CORES, player, frame.cause)


def _stand(state: BattleState) -> None:
    target = state.slots[OBJECT]
    assert isinstance(target, int)
    settle_in(state, target)
    frame = state.frame
    # BS-34.02, BS-34.03: an event of its own, neither a summon nor a deployment.
    state.happen(Event("token_put", frame.controller, frame.cause, target, state.objects[target].card))
    state.jump(0)


PUT_TOKENS: Final[Procedure[BattleState]] = Procedure("put-tokens", (("place", _place), ("stand", _stand)))
"""Puts one token after another on the field."""
