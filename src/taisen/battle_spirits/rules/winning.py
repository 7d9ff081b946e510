"""Winning and losing (chapter 01), and losing life, the Soul Core of a sealed player too (chapter 27)."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import ULTIMATE
from taisen.battle_spirits.rules import cores, last_life, versions
from taisen.battle_spirits.rules.cores import PLACES, TO_RESERVE, TO_TRASH, TO_VOID
from taisen.battle_spirits.rules.cost import prohibited, turn_limit
from taisen.battle_spirits.rules.traits import colors
from taisen.battle_spirits.rules.values import active, applies, is_spirit
from taisen.battle_spirits.state import DECK, SOUL_LIFE, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import (
    AttackShield,
    DamageInstead,
    LifeBound,
    LifeGoes,
    lost_key,
)
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import BATTLE, EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.outcome import Outcome
from taisen.language.bases import NO_SLOTS
from taisen.language.slots import DONE


def check_life(state: BattleState) -> None:
    """End the match if a life area is empty."""
    if state.life[0] and state.life[1]:
        return
    if not state.turn:
        return
    # BS-27.01: a Soul Core in life is a core of life.
    life = (cores.life(state, 0), cores.life(state, 1))
    if life[0] and life[1]:
        return
    if life[0] == life[1] and not versions.of(state).draw_together:
        state.outcome = Outcome(state.turn_player, "life", "BS-01.01")
    elif life[0] == life[1]:
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


def reduce_life(state: BattleState, player: int, amount: int, cause: Cause, place: int = TO_RESERVE) -> int:
    """Move life cores to a place of their owner; return how many move.

    While normal cores and the Soul Core lie in life their owner is asked by a frame that is pushed, and they
    move after that.

    Args:
        state: the match.
        player: whose life is reduced.
        amount: how many; more than there are means all (BS-99.18).
        cause: why.
        place: ``cores.TO_RESERVE``, ``TO_TRASH`` or ``TO_VOID``.
    """
    # Ruling 19: "your life does not decrease" stops every cause; ruling 20: "by attacks" attacks alone.
    by_attack = cause.kind == BATTLE and _shielded(state, player, cause)
    if place == TO_RESERVE:
        place = _lost_life_goes(state, player)
    amount = _bounded(state, player, amount, cause)
    if by_attack or prohibited(state, player, "lose-life"):
        state.note(Event("prevented", player, cause, cause.object, cause.card, amount, detail="life"))
        return 0
    # BS-10.06: the Soul Core cannot go to the void.
    sealed = state.souls[player] == SOUL_LIFE and place != TO_VOID
    # BS-99.18
    moved = min(amount, state.life[player] + (1 if sealed else 0))
    if moved <= 0:
        return 0
    if not last_life.interrupts(state, player, moved, cause, place):
        take_life(state, player, moved, cause, place)
    return moved


def take_life(state: BattleState, player: int, amount: int, cause: Cause, place: int) -> None:
    """Move so many cores of life, all that there are at most; of a sealed player those that are picked."""
    sealed = state.souls[player] == SOUL_LIFE and place != TO_VOID
    if sealed and amount <= state.life[player]:
        state.push(LOSE_LIFE, player, cause, [amount, place])
    else:
        _lose(state, player, amount, sealed, cause, place)


def _lost_life_goes(state: BattleState, player: int) -> int:
    """Where a player's life cores go when life is reduced: the reserve, or where an effect says."""
    place = TO_RESERVE
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, LifeGoes) and entry.player in (player, 2):
            place = rule.place
    return place


def _shielded(state: BattleState, player: int, cause: Cause) -> bool:
    """Whether an effect keeps this attack from reducing a player's life."""
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, AttackShield) and entry.player in (player, 2):
            if rule.attackers is None or rule.attackers.matches(state, cause.object, entry.cause, NO_SLOTS):
                return True
    return False


def _bounded(state: BattleState, player: int, amount: int, cause: Cause) -> int:
    """How much of a loss is left under what bounds the losses of a turn."""
    if active(state, "player"):
        amount = min(amount, _left(state, player, amount))
    for verb in _bounds(state, player, cause):
        limit = turn_limit(state, player, verb)
        if limit >= 0:
            amount = min(amount, max(0, limit - state.marks.get(_lost_key(player, verb, cause), 0)))
    return amount


def _left(state: BattleState, player: int, amount: int) -> int:
    """How much of a loss is left under what bounds all losses of the turn from when it came."""
    lost = state.marks.get(lost_key(player), 0)
    for entry in active(state, "player"):
        rule = entry.modification
        if isinstance(rule, LifeBound) and entry.player in (player, 2):
            since = lost - rule.lost_before(entry.amount, player)
            amount = min(amount, max(0, rule.limit - since))
    return amount


def may_lose(state: BattleState, player: int, amount: int) -> bool:
    """Return whether a player's life may decrease by ``amount`` now, by what is no attack."""
    return not prohibited(state, player, "lose-life") and _left(state, player, amount) == amount


def life_lost_key(player: int) -> str:
    """Return the key under which it is noted that a player's life was reduced this turn."""
    return f"life-reduced {player}"


def note_loss(state: BattleState, player: int, amount: int) -> None:
    """Note that a player's life was reduced this turn, if a card or a rule about the player asks about it."""
    if turn_limit(state, player, LifeBound.verb) >= 0:
        key = lost_key(player)
        state.marks[key] = state.marks.get(key, 0) + amount
    if any(definition.watches_life for definition in state.definitions):
        state.marks[life_lost_key(player)] = 1


BY_SPIRIT: Final = "lose-life-by-spirit"


def _bounds(state: BattleState, player: int, cause: Cause) -> tuple[str, ...]:
    """The rules about a player that bound what effects of ``cause``, or one spirit, take in a turn."""
    if cause.player == player or cause.kind not in (EFFECT, BATTLE):
        return ()
    source = state.objects.get(cause.object)
    by_spirit = (BY_SPIRIT,) if source is not None and is_spirit(state, source) else ()
    if cause.kind == BATTLE:
        return by_spirit
    if cause.source_kind == ULTIMATE:
        return ("lose-life-by-effects", "lose-life-by-ultimates", *by_spirit)
    return ("lose-life-by-effects", *by_spirit)


def _lost_key(player: int, verb: str, cause: Cause) -> str:
    key = f"{verb.replace('lose-life', 'life-lost')} {player}"
    return f"{key} {cause.object}" if verb == BY_SPIRIT else key


def _lose(state: BattleState, player: int, amount: int, soul: bool, cause: Cause, place: int) -> None:
    """Move ``amount`` cores of life, the Soul Core among them if ``soul``."""
    normal = amount - 1 if soul else amount
    state.life[player] -= normal
    # BS-09.14
    if place == TO_RESERVE:
        state.reserve[player] += normal
    elif place == TO_TRASH:
        state.trash_cores[player] += normal
    if soul:
        cores.put_soul(state, player, place)
    state.touch()
    for verb in _bounds(state, player, cause):
        # What one spirit took is counted only where it is bounded.
        if verb == BY_SPIRIT and turn_limit(state, player, verb) < 0:
            continue
        key = _lost_key(player, verb, cause)
        state.marks[key] = state.marks.get(key, 0) + amount
    note_loss(state, player, amount)
    detail = "" if place == TO_RESERVE else PLACES[place]
    state.happen(Event("life_reduced", player, cause, cause.object, cause.card, amount, detail=detail))


def _ask_which(state: BattleState) -> None:
    amount, _ = state.slots
    assert isinstance(amount, int)
    # BS-27.04
    options = [Option("lose-soul", "normal", 0), Option("lose-soul", "soul", 1)]
    player = state.frame.controller
    state.ask(Decision(player, "lose-soul", CONFIRM, options, SEALED_CAUSE, (amount,)))


def _take_which(state: BattleState) -> None:
    amount, place = state.slots
    assert isinstance(amount, int) and isinstance(place, int)
    frame = state.frame
    soul = state.answer.target == 1
    state.pop()
    _lose(state, frame.controller, amount, soul, frame.cause, place)


SEALED_CAUSE: Final = Cause(RULE, -1, "BS-27.04")

LOSE_LIFE: Final[Procedure[BattleState]] = Procedure(
    "lose-life", (("ask", _ask_which), ("take", _take_which))
)
"""A sealed player loses life: the owner says whether the Soul Core is among what goes (BS-27.04)."""


def take_soul_from_life(state: BattleState, player: int, place: int, cause: Cause) -> None:
    """Move the Soul Core alone from life to a place that an effect names."""
    # BS-28.20: life is reduced by it.
    note_loss(state, player, 1)
    cores.put_soul(state, player, place)
    state.happen(Event("life_reduced", player, cause, cause.object, cause.card, 1))


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
            other = modification.amount(cores.life(state, 1 - player))
            if other >= 0 and all(option.extra != other for option in options):
                options.append(Option("damage", f"instead {other}", other, other))
    state.ask(Decision(player, "damage", CONFIRM, options, state.frame.cause))


def _take_damage(state: BattleState) -> None:
    frame = state.frame
    state.pop()
    slots = state.slots
    moved = reduce_life(state, 1 - frame.controller, state.answer.target, frame.cause)
    if frame.cause.kind == EFFECT:
        slots[DONE] = moved


DAMAGE: Final[Procedure[BattleState]] = Procedure(
    "damage-life", (("ask", _ask_damage), ("take", _take_damage))
)
"""A spirit reduces life, by an unblocked attack (BS-11.15) or by an effect."""
