"""Winning and losing (chapter 01)."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.values import active, applies, colors
from taisen.battle_spirits.state import DECK, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import DamageInstead
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import BATTLE, EFFECT, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.outcome import Outcome
from taisen.language.slots import DONE


def check_life(state: BattleState) -> None:
    """End the match if a life area is empty."""
    life = state.life
    if life[0] and life[1]:
        return
    if not state.turn:
        return
    if life[0] == life[1]:
        # BS-99.02
        state.outcome = Outcome(-1, "both-lives", "BS-99.02")
    else:
        # BS-01.01, BS-01.04: at once, whatever emptied it; what waits is dropped.
        state.outcome = Outcome(0 if life[0] else 1, "life", "BS-01.01")


def check_deck(state: BattleState) -> None:
    """End the match if the turn player's deck is empty; asked in the Start Step only."""
    # BS-01.02, BS-01.03, BS-06.05, BS-99.03
    if not state.zone(state.turn_player, DECK):
        state.outcome = Outcome(1 - state.turn_player, "deck", "BS-01.02")


def reduce_life(state: BattleState, player: int, amount: int, cause: Cause) -> int:
    """Move life cores to the reserve; return how many moved.

    Args:
        state: the match.
        player: whose life is reduced.
        amount: how many; more than there are means all (BS-99.18).
        cause: why.
    """
    # Ruling 19: "your life does not decrease" stops every cause; ruling 20: "by attacks" attacks alone.
    by_attack = cause.kind == BATTLE and prohibited(state, player, "lose-life-by-attack")
    if by_attack or prohibited(state, player, "lose-life"):
        state.note(Event("prevented", player, cause, cause.object, cause.card, amount, detail="life"))
        return 0
    # BS-99.18
    moved = min(amount, state.life[player])
    if moved <= 0:
        return 0
    state.life[player] -= moved
    # BS-09.14
    state.reserve[player] += moved
    state.touch()
    state.happen(Event("life_reduced", player, cause, cause.object, cause.card, moved))
    return moved


# -- damage by a spirit ----------------------------------------------------------------------------

ATTACKER: Final = 0
AMOUNT: Final = 1


def damage_life(state: BattleState, attacker: FieldCard, amount: int) -> None:
    """Reduce the defender's life by an attack, unless an effect of the attacker does it otherwise."""
    state.push(DAMAGE, attacker.controller, attack_cause(state, attacker), [attacker.id, amount])


def damage_by_effect(state: BattleState, source: FieldCard, amount: int, cause: Cause) -> None:
    """Reduce the opponent's life by a spirit's effect, unless an effect lets the spirit do it otherwise."""
    state.push(DAMAGE, source.controller, cause, [source.id, amount])


def reduces_otherwise(state: BattleState, source: FieldCard) -> bool:
    """Return whether an effect lets a spirit reduce life otherwise."""
    return any(
        isinstance(entry.modification, DamageInstead) and applies(state, entry, source)
        for entry in active(state, "restriction")
    )


def attack_cause(state: BattleState, attacker: FieldCard) -> Cause:
    """Return the cause of what an attacking spirit does by battle."""
    definition = state.definitions[attacker.card]
    return Cause(
        BATTLE,
        attacker.controller,
        "BS-11.15",
        card=attacker.card,
        object=attacker.id,
        colors=colors(state, attacker),
        source_kind=definition.kind,
    )


def _ask_damage(state: BattleState) -> None:
    attacker_id, amount = state.slots
    assert isinstance(attacker_id, int) and isinstance(amount, int)
    player = state.frame.controller
    attacker = state.objects[attacker_id]
    options = [Option("damage", f"damage {amount}", amount)]
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, DamageInstead) and applies(state, entry, attacker):
            other = modification.amount(state.life[1 - player])
            if other >= 0 and all(option.extra != other for option in options):
                options.append(Option("damage", f"instead {other}", other, other))
    state.ask(Decision(player, "damage", CONFIRM, options, state.frame.cause))


def _take_damage(state: BattleState) -> None:
    frame = state.frame
    moved = reduce_life(state, 1 - frame.controller, state.answer.target, frame.cause)
    state.pop()
    if frame.cause.kind == EFFECT:
        state.slots[DONE] = moved


DAMAGE: Final[Procedure[BattleState]] = Procedure(
    "damage-life", (("ask", _ask_damage), ("take", _take_damage))
)
"""A spirit reduces life, by an unblocked attack (BS-11.15) or by an effect."""
