"""Lasting effects (chapters 02, 19, 20): giving them, and when they end."""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause
from taisen.kernel.modifiers import Modifier
from taisen.language.bases import Filter, Modification
from taisen.language.words import Word
from taisen.wixoss.index import TRIGGER
from taisen.wixoss.rules import values
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.changes import PlayerReplacement, layer_of

TURN: Final = "turn"
"""Until the end of a turn: ends with the hand adjustment (WX-19.04)."""
BEFORE_TURN: Final = "before-turn"
"""Until a turn of a player begins; ``until_value`` is the player."""
ATTACK: Final = "attack"
"""For the attack in progress; ``until_value`` is the attacker."""
GAME: Final = "game"
"""For the rest of the match."""


def give(
    state: WixossState,
    change: Modification,
    cause: Cause,
    until: tuple[str, int],
    *,
    amount: int = 0,
    objects: tuple[int, ...] = (),
    subject: Filter | None = None,
    player: int = -1,
    named: int = 0,
) -> tuple[int, ...]:
    """Give a lasting change; it outlives its source.

    Args:
        state: the match.
        change: the modification.
        cause: the ability that gives it.
        until: kind of end, and the turn, player or field card that it counts.
        amount: its number, fixed now.
        objects: the field cards it is about; those that it does not reach are left out.
        subject: filter of a change that reaches later cards too.
        player: the player it concerns, -1 for none.
        named: the number that was named for ``subject``, 0 for none.

    Returns:
        The field cards that got it.
    """
    reached = reached_by(state, objects, cause)
    if objects and not reached:
        return ()
    _add(state, layer_of(change), change, amount, reached, subject, player, until, cause, named)
    return reached


def reached_by(state: WixossState, objects: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Return those of the field cards that are there and that effects of ``cause`` can change."""
    # WX-29.25, WX-29.27
    found = [state.objects[item] for item in objects if item in state.objects]
    return tuple(target.id for target in found if not values.unaffected(state, target, cause))


def give_later(
    state: WixossState, ability: Word, cause: Cause, until: tuple[str, int], objects: tuple[int, ...] = ()
) -> None:
    """Let an ability wait for its event for a time, whatever becomes of the card that it comes from."""
    _add(state, TRIGGER, ability, 0, objects, None, -1, until, cause, 0)


def _add(
    state: WixossState,
    layer: str,
    value: Word,
    amount: int,
    objects: tuple[int, ...],
    subject: Filter | None,
    player: int,
    until: tuple[str, int],
    cause: Cause,
    named: int,
) -> None:
    modifier = Modifier(
        state.next_serial(),
        layer,
        value,
        amount,
        objects,
        subject,
        player,
        until[0],
        until[1],
        cause,
        named,
    )
    state.modifiers = (*state.modifiers, modifier)
    state.touch()


# -- ends ------------------------------------------------------------------------------------------


def end_of_turn(state: WixossState) -> bool:
    """Stop, all at once, what lasts until the end of the turn; return whether there was anything."""
    # WX-19.04
    before = state.modifiers
    _drop(state, TURN, state.turn)
    return state.modifiers != before


def turn_begins(state: WixossState) -> None:
    """Stop what lasts until this turn of its player."""
    if any(m.until == BEFORE_TURN and m.until_value == state.turn_player for m in state.modifiers):
        _keep(
            state,
            tuple(m for m in state.modifiers if m.until != BEFORE_TURN or m.until_value != state.turn_player),
        )


def end_of_attack(state: WixossState) -> None:
    """Stop what lasts for the attack that is over."""
    kept = tuple(m for m in state.modifiers if m.until != ATTACK)
    _keep(state, kept)


def use_up(state: WixossState, serial: int) -> None:
    """Count one use of a given change that does its work so many times ("the next damage")."""
    kept: list[Modifier] = []
    for modifier in state.modifiers:
        if modifier.serial != serial:
            kept.append(modifier)
            continue
        value = modifier.value
        assert isinstance(value, PlayerReplacement)
        # The number of uses left is the modifier's amount; 0 stands for no bound.
        if modifier.amount == 0:
            kept.append(modifier)
        elif modifier.amount > 1:
            kept.append(_with_amount(modifier, modifier.amount - 1))
    _keep(state, tuple(kept))


def _with_amount(old: Modifier, amount: int) -> Modifier:
    return Modifier(
        old.serial,
        old.layer,
        old.value,
        amount,
        old.objects,
        old.subject,
        old.player,
        old.until,
        old.until_value,
        old.cause,
        old.named,
    )


def forget(state: WixossState, serial: int) -> None:
    """Take a given change away ("the next ARTS"): it has done its work."""
    _keep(state, tuple(m for m in state.modifiers if m.serial != serial))


def _drop(state: WixossState, kind: str, value: int) -> None:
    _keep(state, tuple(m for m in state.modifiers if m.until != kind or m.until_value > value))


def _keep(state: WixossState, kept: tuple[Modifier, ...]) -> None:
    if kept != state.modifiers:
        state.modifiers = kept
        state.touch()
