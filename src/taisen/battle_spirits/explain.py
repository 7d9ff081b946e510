"""Explanations: how a current value comes about. Why an action is not possible now is in ``refusals``."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.colors import SYMBOLS, symbol_names
from taisen.battle_spirits.index import field_index, name_of
from taisen.battle_spirits.refusals import AT_HAND_NAME, ON_FIELD
from taisen.battle_spirits.rules.battle_points import bp_change, printed_bp
from taisen.battle_spirits.rules.cost import (
    card_cost,
    discount,
    may_reduce,
    price,
    read_for,
    reduction_symbols,
)
from taisen.battle_spirits.rules.symbol_matching import matched_symbols
from taisen.battle_spirits.rules.symbols import symbol_changes
from taisen.battle_spirits.rules.traits import brave_cost
from taisen.battle_spirits.rules.values import active, applies, fights, level, over_count
from taisen.battle_spirits.state import AT_HAND, HAND, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import CostChange, LevelChange, SymbolChange
from taisen.kernel.errors import BadInput, shown
from taisen.kernel.events import Cause
from taisen.kernel.explanations import (
    NAMES,
    Amount,
    Explanation,
    check_value,
    number_becomes,
    number_by,
    number_is,
)

FIELD_VALUES: Final = ("bp", "cost", "level", "symbols")
PRICE: Final = "price"

PRINTED: Final = "printed"


# -- what is called how ----------------------------------------------------------------------------


def find(state: BattleState, player: int, action: str, text: str) -> int:
    """Return the field card or the card slot that ``player`` calls ``text``.

    Field cards are meant where a fight or a field card's value is spoken of, else cards in the hand.

    Raises:
        BadInput: there is nothing called so.
    """
    if action in ON_FIELD or action in FIELD_VALUES:
        names = field_index(state).names
        # What is done with a field card may be done with a card in soul state or a mirage too.
        there = [found for found in names if found in state.objects or action in ON_FIELD]
        for object_id in there:
            if name_of(state, object_id, player) == text:
                return object_id
        called = [name_of(state, object_id, player) for object_id in there]
        raise BadInput("card", shown(text), "a card on the field: " + (", ".join(called) or "there is none"))
    number = text.removesuffix(AT_HAND_NAME)
    for card in state.zone(player, HAND if number == text else AT_HAND):
        if state.definitions[card].number == number:
            return card
    # A card elsewhere can be asked about only if the player knows where it is.
    for card, owner in enumerate(state.owners):
        if owner == player and state.known[card] >> player & 1 and state.definitions[card].number == text:
            return card
    raise BadInput("card", shown(text), f"the number of a card that player {player} knows")


# -- values ----------------------------------------------------------------------------------------


def explain(state: BattleState, item: int, what: str) -> list[Explanation]:
    """Return how a value comes about: what is printed, then each change in order.

    Args:
        state: the match.
        item: a field card, or for "price" a card slot.
        what: "bp", "cost", "level", "symbols" or "price".

    Raises:
        BadInput: there is no such value or card.
    """
    check_value(state, item, what, FIELD_VALUES, (PRICE,))
    if what == PRICE:
        return _price(state, item)
    found = state.objects[item]
    if what == "bp":
        return _bp(state, found)
    if what == "cost":
        return _cost(state, found)
    if what == "level":
        return _level(state, found)
    return _symbols(state, found)


def _source(state: BattleState, cause: Cause) -> str:
    return state.definitions[cause.card].number if cause.card >= 0 else cause.rule


def _symbol_amount(counts: list[int], sign: str = "") -> Amount:
    return Amount(NAMES, 0, sign, symbol_names(tuple(counts)))


def _bp(state: BattleState, found: FieldCard) -> list[Explanation]:
    definition = state.definitions[found.card]
    present = level(state, found)
    total = printed_bp(state, found)
    # BS-09.03
    lines = [Explanation(PRINTED, Amount("level", present), number_is(total))]
    # BS-17.03, BS-17.08: a nexus that is no spirit gets no BP.
    for brave in found.braves if fights(state, found) else ():
        guest = state.definitions[brave]
        total += guest.brave_bp
        lines.append(Explanation(guest.number, number_by(guest.brave_bp), number_is(total)))
    if definition.over_count is not None and over_count(state, found):
        # BS-40.07
        added = definition.over_count[1]
        total += added
        lines.append(Explanation(PRINTED, number_by(added), number_is(total)))
    for entry in active(state, "bp"):
        if applies(state, entry, found):
            change = bp_change(state, entry)
            # The floor of 0 after each change, as in reading the value.
            total = max(0, total + change)
            lines.append(
                Explanation(_source(state, entry.cause), number_by(change), number_is(total), entry.cause)
            )
    return lines


def _cost(state: BattleState, found: FieldCard) -> list[Explanation]:
    total = state.definitions[found.card].cost
    lines = [Explanation(PRINTED, number_is(total), number_is(total))]
    for brave in found.braves:
        guest = state.definitions[brave]
        added = brave_cost(state, found, brave)
        total += added
        lines.append(Explanation(guest.number, number_by(added), number_is(total)))
    for entry in active(state, "cost"):
        modification = entry.modification
        if isinstance(modification, CostChange) and applies(state, entry, found):
            before = total
            total = modification.changed(total)
            source = _source(state, entry.cause)
            lines.append(Explanation(source, number_by(total - before), number_is(total), entry.cause))
    return lines


def _level(state: BattleState, found: FieldCard) -> list[Explanation]:
    definition = state.definitions[found.card]
    present = level(state, found, True)
    reached = Amount("cores", found.core_count)
    if definition.level_by_counts:
        reached = Amount("counts", state.counts[found.controller])
    lines = [Explanation(PRINTED, reached, number_is(present))]
    for entry in active(state, "level"):
        modification = entry.modification
        if isinstance(modification, LevelChange) and applies(state, entry, found):
            present = modification.level(definition, present)
            source = _source(state, entry.cause)
            lines.append(Explanation(source, number_becomes(present), number_is(present), entry.cause))
    return lines


def _symbols(state: BattleState, found: FieldCard) -> list[Explanation]:
    total = list(state.definitions[found.card].symbols)
    lines = [Explanation(PRINTED, _symbol_amount(total), _symbol_amount(total))]
    for brave in found.braves:
        guest = state.definitions[brave]
        for index, count in enumerate(guest.symbols):
            total[index] += count
        given = _symbol_amount(list(guest.symbols), "+")
        lines.append(Explanation(guest.number, given, _symbol_amount(total)))
    for entry in symbol_changes(state, found):
        modification = entry.modification
        assert isinstance(modification, SymbolChange)
        total = modification.changed(total)
        source = _source(state, entry.cause)
        lines.append(Explanation(source, _symbol_amount(total, "="), _symbol_amount(total), entry.cause))
    return lines


def _price(state: BattleState, card: int) -> list[Explanation]:
    player = state.owners[card]
    definition = state.definitions[card]
    final = price(state, player, card)
    total = definition.cost
    lines = [Explanation(PRINTED, number_is(total), number_is(total))]
    changed = card_cost(state, card)
    if changed != total:
        lines.append(Explanation("cost", number_by(changed - total), number_is(changed)))
        total = changed
    less = min(total, discount(state, player, card))
    if less:
        total -= less
        lines.append(Explanation("cost", number_by(-less), number_is(total)))
    # BS-08.03, BS-08.08
    if may_reduce(state, player, card):
        wanted = reduction_symbols(state, player, card) or definition.reduction
        read_for(state, card)
        for sort, used in matched_symbols(state, player, wanted, definition.reduction_too):
            total -= used
            by = Amount("reduction", -used, "", (SYMBOLS[sort],))
            lines.append(Explanation("reduction", by, number_is(total)))
        read_for(state, -1)
    if total != final:
        # BS-08.04: never below 0.
        lines.append(Explanation("floor", number_becomes(final), number_is(final)))
    return lines
