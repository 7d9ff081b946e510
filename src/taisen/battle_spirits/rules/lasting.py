"""Lasting effects (chapters 35, 38): giving them, and when they end."""

from __future__ import annotations

from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause
from taisen.kernel.modifiers import Modifier
from taisen.kernel.nodes import Node
from taisen.language.bases import Filter, Target
from taisen.language.words import walk

TURN = "turn"
BATTLE = "battle"
BATTLE_EFFECTS = "battle-effects"

FOR_THE_MATCH = "match "
"""How the keys of marks begin that outlive the turn."""


def give(
    state: BattleState,
    layer: str,
    value: Node,
    cause: Cause,
    until: tuple[str, int],
    *,
    amount: int = 0,
    objects: tuple[int, ...] = (),
    subject: Node | None = None,
    player: int = -1,
    named: int = 0,
) -> None:
    """Add a lasting effect; it outlives its source (BS-35.17).

    Args:
        state: the match.
        layer: where it works.
        value: the modification.
        cause: the ability that gives it.
        until: kind of end, and the turn, battle or object that it counts.
        amount: its number, fixed now.
        objects: the field cards it is locked on.
        subject: filter of an "all" effect, which reaches later cards too (BS-38.05).
        player: the player it concerns, -1 for none.
        named: the number that was named for ``subject``, 0 for none.
    """
    # Outside a battle there is no "this battle" to last for.
    if until[0] == BATTLE and not state.battle:
        return
    # BS-35.17: nothing ties it to its source.
    state.modifiers = (
        *state.modifiers,
        Modifier(
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
        ),
    )
    state.touch()


def end_of_battle(state: BattleState) -> None:
    """Stop what lasts for the battle in progress."""
    # BS-11.23
    _drop(state, BATTLE, state.battle)


def after_battle(state: BattleState) -> None:
    """Stop what lasts through the end-of-battle effects of the battle in progress."""
    _drop(state, BATTLE_EFFECTS, state.battle)


def step_end(step: str) -> str:
    """Return the kind of end of what lasts until a step begins."""
    return f"{step}-step"


def begin_step(state: BattleState) -> None:
    """Stop what lasts until the step that begins now."""
    if state.modifiers:
        _drop(state, step_end(state.step), state.turn)


def end_of_turn(state: BattleState) -> bool:
    """Stop what lasts for the turn, or until a step that it did not have; forget the turn's counters.

    Returns:
        Whether anything stopped.
    """
    before = state.modifiers
    # BS-06.13
    _drop(state, TURN, state.turn)
    for modifier in state.modifiers:
        if modifier.until.endswith("-step"):
            _drop(state, modifier.until, state.turn)
    # BS-36.01: what may be used once in a match is remembered beyond the turn.
    state.marks = {key: count for key, count in state.marks.items() if key.startswith(FOR_THE_MATCH)}
    return state.modifiers is not before


def postpone(state: BattleState) -> None:
    """Let what lasts to a later turn last one turn longer: a turn was put in between."""
    if any(m.until == TURN and m.until_value > state.turn for m in state.modifiers):
        state.modifiers = tuple(
            m.later() if m.until == TURN and m.until_value > state.turn else m for m in state.modifiers
        )
        state.touch()


def _drop(state: BattleState, kind: str, value: int) -> None:
    kept = tuple(m for m in state.modifiers if m.until != kind or m.until_value > value)
    if len(kept) != len(state.modifiers):
        state.modifiers = kept
        state.touch()


# -- on a card that has changed --------------------------------------------------------------------


def guard(state: BattleState, object_id: int) -> None:
    """Hold the effects on a field card whose card has changed to what they were given to.

    Ruling 85: they stop while it does not fit, and apply again once it does.
    """
    if not state.modifiers:
        return
    kept: list[Modifier] = []
    for modifier in state.modifiers:
        held = modifier
        if object_id in modifier.objects and object_id not in modifier.guarded:
            among = chosen_among(state, modifier)
            if among is not None:
                held = modifier.guarding(object_id, among)
        kept.append(held)
    state.modifiers = tuple(kept)
    state.touch()


def chosen_among(state: BattleState, modifier: Modifier) -> Filter | None:
    """What an effect said of the field cards that it was given to, None if it named no sort of cards."""
    from taisen.battle_spirits.vocabulary.field_actions import Give
    from taisen.battle_spirits.vocabulary.targets import It

    card = modifier.cause.card
    if card < 0:
        return None
    for face in state.definitions[card].both_faces:
        for ability in face.abilities:
            named: Filter | None = None
            for word in walk(ability):
                if isinstance(word, Give) and any(change is modifier.value for change in word.changes):
                    return named if isinstance(word.target, It) else _sort_of(word.target)
                if isinstance(word, Target):
                    named = _sort_of(word) or named
    return None


def _sort_of(target: Target | None) -> Filter | None:
    from taisen.battle_spirits.vocabulary.targets import AnyNumber, Choose

    return target.among if isinstance(target, Choose | AnyNumber) else None
