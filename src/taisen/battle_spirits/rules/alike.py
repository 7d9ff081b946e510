"""Alike field cards: two that could change places without anybody noticing.

Owns the comparison by which effects of both count as equal (see ``timing``). Whatever names one of the two
and not the other makes them differ: a battle, a lasting effect, a mark of the turn, an effect in progress.
"""

from __future__ import annotations

from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.kernel.frames import Value
from taisen.kernel.pending import Pending


def alike(state: BattleState, first: int, second: int, items: list[Pending]) -> bool:
    """Return whether two field cards are alike.

    Args:
        state: the match.
        first: a field card.
        second: another.
        items: pending effects that do not count, since they are the ones compared.
    """
    one, two = state.objects.get(first), state.objects.get(second)
    if one is None or two is None or not _same_facts(state, one, two):
        return False
    pair = (first, second)
    if state.battle and any(role in pair for role in (state.attacker, state.blocker, state.target)):
        return False
    return (
        _marks(state, first) == _marks(state, second)
        and not any(_names(state, pair))
        and not any(
            other.cause.object in pair or _mentioned(other.slots, pair)
            for other in state.pending
            if other not in items
        )
    )


def _same_facts(state: BattleState, one: FieldCard, two: FieldCard) -> bool:
    braves = [state.definitions[card] for card in one.braves]
    return (
        state.definitions[one.card] is state.definitions[two.card]
        and one.controller == two.controller
        and (one.cores, one.soul, one.posture, one.leaving) == (two.cores, two.soul, two.posture, two.leaving)
        and braves == [state.definitions[card] for card in two.braves]
        and one.sides == two.sides
    )


def _marks(state: BattleState, item: int) -> list[tuple[str, int]]:
    """Return what is counted of a field card this turn, without its number."""
    found: list[tuple[str, int]] = []
    for key, count in state.marks.items():
        words = key.split()
        if str(item) in words:
            words.remove(str(item))
            found.append((" ".join(words), count))
    return sorted(found)


def _names(state: BattleState, pair: tuple[int, int]) -> list[bool]:
    """Return for everything in progress or lasting whether it names one of two field cards."""
    found = [departure.object in pair for departure in state.departures]
    for modifier in state.modifiers:
        mentions = [item in modifier.objects for item in pair]
        found.append(mentions[0] != mentions[1] or modifier.cause.object in pair)
        found.append(modifier.until_value in pair)
    found.extend(frame.cause.object in pair for frame in state.frames)
    found.extend(_mentioned(tuple(scope), pair) for scope in state.scopes)
    return found


def _mentioned(slots: tuple[Value, ...], pair: tuple[int, int]) -> bool:
    """Whether slots hold the number of one of two field cards, or a number that is the same."""
    return any(
        any(item in pair for item in slot) if isinstance(slot, tuple) else slot in pair for slot in slots
    )
