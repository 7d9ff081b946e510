"""What Battle Spirits keeps of current values, compared with what is found anew."""

from __future__ import annotations

from taisen.battle_spirits.card_index import card_index
from taisen.battle_spirits.index import FieldIndex, Placed, field_index
from taisen.battle_spirits.rules.battle_points import bp
from taisen.battle_spirits.rules.cores import below_lowest, usable
from taisen.battle_spirits.rules.cost import card_cost
from taisen.battle_spirits.rules.symbols import field_symbols, symbols
from taisen.battle_spirits.rules.values import Values, active
from taisen.battle_spirits.state import BattleState
from taisen.language.at_work import Active


def plain(value: object) -> object:
    """What is kept, with what is at work as plain data."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Placed):
        return value.object, value.ability.key, value.cause.to_data(), value.form
    if isinstance(value, Active):
        subject = id(value.subject)
        cause = value.cause.to_data()
        return id(value.modification), value.objects, subject, value.amount, value.player, cause, value.given
    return value


def anew(state: BattleState) -> BattleState:
    """A copy that has kept nothing."""
    fresh = state.copy(False)
    fresh.index = fresh.card_index = fresh.settled = None
    return fresh


def check_kept(state: BattleState) -> None:
    """Compare all that is kept at this moment."""
    fresh = anew(state)
    kept = state.index
    if kept is not None:
        found = field_index(fresh)
        for name in FieldIndex.__slots__:
            if name not in ("apart", "symbols"):  # the second is made when it is asked for
                assert plain(getattr(kept, name)) == plain(getattr(found, name)), name
    if state.card_index is not None and state.card_index.definitions is state.definitions:
        assert state.card_index.hand_events == card_index(fresh).hand_events
        assert state.card_index.burst_events == card_index(fresh).burst_events
    values = state.projection
    if isinstance(values, Values):
        check_values(state, values, fresh)
    if kept is not None and kept is state.settled and not state.modifiers:
        for standing in state.objects.values():
            assert not standing.braves
            assert standing.leaving or not below_lowest(state, standing)


def check_values(state: BattleState, kept: Values, fresh: BattleState) -> None:
    for layer, entries in list(kept.active.items()):
        assert plain(entries) == plain(active(fresh, layer)), layer
    for item, number in list(kept.bp.items()):
        if item in fresh.objects:
            assert number == bp(fresh, fresh.objects[item])
    for card, number in list(kept.costs.items()):
        if state.places[card] >= 0:
            assert number == card_cost(fresh, card)
    for item, counts in list(kept.symbols.items()):
        if item < 0:
            assert counts == field_symbols(fresh, -1 - item)
        elif item in fresh.objects:
            assert counts == symbols(fresh, fresh.objects[item])
    for player, count in enumerate(kept.usable):
        assert count in (-1, usable(fresh, player))
