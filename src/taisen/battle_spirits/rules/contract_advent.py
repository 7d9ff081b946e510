"""Contract advent (chapter 29): cards in soul state as bases, and the cores that are put then.

How a card is shown and where the Soul Core goes is the same as in any advent (chapter 28).
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cores import TO_RESERVE
from taisen.battle_spirits.rules.cost import (
    CARD,
    FROM,
    HOW,
    OBJECT,
    PLACE_CORES,
    PLACE_MORE,
    REMAINING,
    USE_MARK,
    USE_SLOTS,
    use_slots,
)
from taisen.battle_spirits.rules.entering import settle_in
from taisen.battle_spirits.rules.entry_cores import entry_cores
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import effects_lost
from taisen.battle_spirits.state import (
    BOTH,
    CONTRACT_ADVENT,
    SOUL_FIELD,
    SOUL_RESERVE,
    SOUL_STATE,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.abilities import Advent
from taisen.battle_spirits.vocabulary.filters import FieldFilter
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Procedure, int_of
from taisen.language.bases import NO_SLOTS

ARRIVING: Final = "arriving"

FED: Final = USE_SLOTS
"""1 if the base lets cores be put on the card that comes onto it."""
BEFORE: Final = USE_SLOTS + 1
"""Cores that were on the base before any were put there."""


# -- what may be a base ----------------------------------------------------------------------------


def feeds(state: BattleState, found: FieldCard, line: Advent) -> bool:
    """Return whether a base lets own cores be put on the card that comes onto it by ``line``."""
    offer = state.definitions[found.card].advent_base
    # BS-29.01, BS-28.09
    if offer is None or line.name not in offer.names:
        return False
    if found.id in state.objects:
        safe = state.definitions[found.card].effects_safe
        return offer.standing and not effects_lost(state, found, safe)
    return True


def room(state: BattleState, player: int, line: Advent) -> int:
    """Return how many cores could be put on a card that advents by ``line``."""
    usable = cores.usable(state, player)
    if line.free:
        return usable
    if line.place == TO_RESERVE:
        return usable if state.souls[player] in (SOUL_RESERVE, SOUL_FIELD) else usable + 1
    # BS-28.17: the Soul Core goes elsewhere.
    return usable - 1 if state.souls[player] in (SOUL_RESERVE, SOUL_FIELD) else usable


def fed_enough(state: BattleState, found: FieldCard, card: int, line: Advent) -> bool:
    """Return whether so many cores may be put on ``card`` that it is not depleted on this base (BS-28.17)."""
    return feeds(state, found, line) and (
        room(state, found.controller, line) >= entry_cores(state, found.controller, card)
    )


def in_soul_state(state: BattleState, object_id: int) -> FieldCard | None:
    """Return a card in soul state by its id, as a field card without cores; None if it is none."""
    card = state.card_apart(object_id)
    if card < 0 or state.places[card] % ZONE_COUNT != SOUL_STATE:
        return None
    return field_index(state).apart[object_id]


def may_be_soul_base(state: BattleState, found: FieldCard, card: int, line: Advent) -> bool:
    """Return whether ``card`` may come onto a card in soul state, whatever the condition of ``line`` says."""
    kind = state.definitions[found.card].kind
    if line.how != CONTRACT_ADVENT or kind not in (SPIRIT, ULTIMATE, NEXUS):
        return False
    # BS-29.05: a flag contract advent reaches soul state by itself, a contract advent by the card's effect.
    if not line.onto_nexuses and (kind == NEXUS or not feeds(state, found, line)):
        return False
    # BS-28.17, BS-32.07: no core lies there but those that are put.
    return not entry_cores(state, found.controller, card) or fed_enough(state, found, card, line)


def soul_fits(state: BattleState, line: Advent, found: FieldCard, cause: Cause) -> bool:
    """Return whether a card in soul state meets the condition of an advent."""
    return any(
        isinstance(sort, FieldFilter) and sort.covers(state, found, cause, NO_SLOTS)
        for among in line.bases
        for sort in among.sorts()
    )


def soul_bases(state: BattleState, player: int, card: int, line: Advent) -> list[FieldCard]:
    """Return the own cards in soul state that ``card`` may come onto, whatever the condition says."""
    found = [in_soul_state(state, object_id) for _, object_id in state.apart]
    return [
        base
        for base in found
        if base is not None and base.controller == player and may_be_soul_base(state, base, card, line)
    ]


# -- putting cores on, and stacking ----------------------------------------------------------------


def rise(
    state: BattleState, player: int, card: int, base: int, line: Advent, mark: int, cause: Cause
) -> None:
    """Push what puts ``card`` on a base in soul state, or on one that lets cores be put on it."""
    slots = use_slots(card, mark)
    slots[OBJECT] = base
    slots[HOW] = line.how
    found = in_soul_state(state, base) or state.objects[base]
    slots.extend((1 if feeds(state, found, line) else 0, found.core_count))
    state.push(RISE, player, cause, slots)


def _prepare(state: BattleState) -> None:
    slots = state.slots
    player = state.frame.controller
    base = int_of(state.slots[OBJECT])
    soul = state.card_apart(base)
    if soul >= 0:
        state.move_card(soul, -1, BOTH)
        # BS-32.15: it keeps its id, so what it has used up this turn stays so.
        state.objects[base] = FieldCard(base, soul, player, state.token, leaving=ARRIVING)
    slots[FROM] = 0
    slots[REMAINING] = max(
        0, entry_cores(state, player, int_of(state.slots[CARD])) - int_of(state.slots[BEFORE])
    )
    if int_of(state.slots[FED]):
        state.push(PLACE_MORE, player, state.frame.cause)
        if slots[REMAINING]:
            state.push(PLACE_CORES, player, state.frame.cause)


def _stack(state: BattleState) -> None:
    from taisen.battle_spirits.rules.advent import stack

    player = state.frame.controller
    base = int_of(state.slots[OBJECT])
    card = int_of(state.slots[CARD])
    if state.objects[base].leaving == ARRIVING:
        settle_in(state, base)
    old = stack(state, card, base, int_of(state.slots[HOW]))
    put = state.objects[base].core_count - int_of(state.slots[BEFORE])
    state.slots[REMAINING] = old
    # It is reported so that what it took the cores from is looked at.
    state.happen(Event("cores_moved", player, state.frame.cause, base, amount=put, detail="to-card"))


def _settle(state: BattleState) -> None:
    # BS-99.15: as in a summoning, what gave its last cores leaves before the card's own effects.
    rest(state, int_of(state.slots[USE_MARK]))


def _announce(state: BattleState) -> None:
    from taisen.battle_spirits.rules.advent import report

    base = int_of(state.slots[OBJECT])
    found = state.objects.get(base)
    if found is not None and found.card == int_of(state.slots[CARD]):
        report(state, base, int_of(state.slots[REMAINING]), state.frame.cause)
    state.pop()


RISE: Final[Procedure[BattleState]] = Procedure(
    "contract-advent",
    (("prepare", _prepare), ("stack", _stack), ("settle", _settle), ("announce", _announce)),
)
"""Puts a card on a base in soul state, with the cores that the base's effect lets be put (BS-29.01)."""
