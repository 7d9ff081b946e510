"""Explanations: how a current value comes about, and why an action is not possible now.

Reads the same requirements that list the options, so that what is said here is what is played.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS
from taisen.battle_spirits.colors import SYMBOLS, symbol_names
from taisen.battle_spirits.index import field_index, name_of
from taisen.battle_spirits.rules import mirage, use
from taisen.battle_spirits.rules.battle import ATTACK, BLOCK
from taisen.battle_spirits.rules.burst import SET_REQUIREMENTS
from taisen.battle_spirits.rules.cost import (
    card_cost,
    discount,
    may_reduce,
    price,
    read_for,
    reduction_symbols,
)
from taisen.battle_spirits.rules.symbol_matching import matched_symbols
from taisen.battle_spirits.rules.values import (
    active,
    applies,
    bp_change,
    brave_cost,
    fights,
    level,
    level_by_cores,
    over_count,
    printed_bp,
    restricted,
    symbol_changes,
)
from taisen.battle_spirits.state import HAND, ZONE_COUNT, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN
from taisen.battle_spirits.vocabulary.changes import CostChange, LevelChange, SymbolChange
from taisen.battle_spirits.vocabulary.targets import AnyNumber, Choose
from taisen.kernel.decisions import Option
from taisen.kernel.errors import BadInput, shown
from taisen.kernel.events import Cause
from taisen.kernel.explanations import (
    NAMES,
    Amount,
    Explanation,
    check_action,
    check_value,
    number_becomes,
    number_by,
    number_is,
)
from taisen.kernel.legality import Refusal, refusal

ATTACK_ACTION: Final = "attack"
BLOCK_ACTION: Final = "block"
SUMMON: Final = "summon"
DEPLOY: Final = "deploy"
MAGIC_MAIN: Final = "magic-main"
MAGIC_FLASH: Final = "magic-flash"
SET_BURST: Final = "set-burst"
SET_MIRAGE: Final = "set-mirage"
CHOOSE: Final = "choose"
ACTIONS: Final = (
    ATTACK_ACTION,
    BLOCK_ACTION,
    SUMMON,
    DEPLOY,
    MAGIC_MAIN,
    MAGIC_FLASH,
    SET_BURST,
    SET_MIRAGE,
    CHOOSE,
)
ON_FIELD: Final = (ATTACK_ACTION, BLOCK_ACTION, CHOOSE)

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
        for object_id in field_index(state).names:
            if object_id in state.objects and name_of(state, object_id, player) == text:
                return object_id
        names = [name_of(state, object_id, player) for object_id in state.objects]
        raise BadInput("card", shown(text), "a card on the field: " + (", ".join(names) or "there is none"))
    for card in state.zone(player, HAND):
        if state.definitions[card].number == text:
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
    present = level_by_cores(state, found)
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


# -- why not ---------------------------------------------------------------------------------------


def why_not(state: BattleState, player: int, action: str, item: int) -> Refusal | None:
    """Return why ``player`` cannot do ``action`` with ``item`` now; None exactly if it is offered.

    Args:
        state: the match.
        player: who asks.
        action: one of ``ACTIONS``.
        item: a field card for "attack", "block" and "choose", else a card slot.

    Raises:
        BadInput: there is no such action.
    """
    check_action(state, item, action, ACTIONS, ON_FIELD)
    early = _wrong_time(state, player, action)
    if early is not None:
        return early
    if action in ON_FIELD:
        if item not in state.objects:
            return Refusal("not-on-field", "BS-11.01")
        if action == CHOOSE:
            return _why_not_choose(state, item)
        return refusal(ATTACK if action == ATTACK_ACTION else BLOCK, state, player, item)
    if state.owners[item] != player:
        return Refusal("not-yours", "BS-06.04")
    decision = state.decision
    assert decision is not None
    if decision.prompt == "flash" and action != MAGIC_FLASH:
        if state.places[item] == player * ZONE_COUNT + HAND and _permitted(state, player, item, action):
            return None
        return Refusal("not-main-step", "BS-12.09")
    if action == SUMMON:
        return _why_not_summon(state, player, item)
    requirements = {
        DEPLOY: use.DEPLOY,
        MAGIC_MAIN: use.USE_MAIN,
        MAGIC_FLASH: use.USE_FLASH,
        SET_BURST: SET_REQUIREMENTS,
        SET_MIRAGE: mirage.SET_REQUIREMENTS,
    }
    return refusal(requirements[action], state, player, item)


def _wrong_time(state: BattleState, player: int, action: str) -> Refusal | None:
    """Return why the action is not one of this moment, whatever the card."""
    if state.outcome is not None:
        # BS-01.04
        return Refusal("match-over", "BS-01.04")
    decision = state.decision
    if decision is None or decision.player != player:
        rule = "" if decision is None else decision.cause.rule
        return Refusal("not-your-decision", rule or "BS-06.04")
    prompt = decision.prompt
    if action == ATTACK_ACTION:
        if prompt == "attack":
            return None
        # BS-06.16
        if state.turn == 1:
            return Refusal("no-attack-step-in-first-turn", "BS-06.16")
        return Refusal("not-attack-step", "BS-11.01")
    if action == BLOCK_ACTION:
        return None if prompt == "block" else Refusal("nothing-to-block", "BS-11.08")
    if action == CHOOSE:
        return None if prompt == "choose-field" else Refusal("nothing-to-choose", "BS-38.01")
    if prompt in ("main", "flash"):
        return None
    if action == MAGIC_FLASH:
        return Refusal("not-flash-timing", "BS-12.01")
    return Refusal("not-main-step", "BS-07.01")


def _why_not_choose(state: BattleState, item: int) -> Refusal | None:
    """Return why the effect that is choosing field cards cannot choose this one."""
    decision = state.decision
    assert decision is not None
    if any(option.target == item for option in decision.options):
        return None
    found = state.objects[item]
    if found.leaving:
        return Refusal("waiting", "BS-37.04")
    frame = state.frame
    if found.controller != frame.cause.player and restricted(state, found, "cannot-be-chosen"):
        return Refusal("cannot-be-chosen", "BS-38.04")
    target = frame.node
    among = target.among if isinstance(target, (Choose, AnyNumber)) else None
    if among is not None and among.matches(state, item, frame.cause, state.slots):
        # Picks come in ascending order, and a total of BP leaves no room for it.
        return Refusal("out-of-turn", "BS-38.01")
    return Refusal("does-not-fit", "BS-38.01")


def _why_not_summon(state: BattleState, player: int, card: int) -> Refusal | None:
    found = refusal(use.SUMMON, state, player, card)
    if found is not None and _permitted(state, player, card, SUMMON, MAIN | FLASH):
        return None
    if found is None or state.definitions[card].kind != BRAVE:
        return found
    # Combined at once, a brave needs no cores of its own: the same as in listing the options.
    in_hand = state.places[card] == player * ZONE_COUNT + HAND
    if in_hand and use.hosts(state, player, card) and use.payable_alone(state, player, card):
        return None
    return found


OWN_SUMMONS: Final = ("swift", "manifest", "manifest-freely")
"""Options by which a card's own text lets it be summoned."""


def _permitted(state: BattleState, player: int, card: int, action: str, window: int = FLASH) -> bool:
    """Whether the card's own text lets it be used for ``action`` in a flash timing, or in another window."""
    options: list[Option] = []
    for permission in state.definitions[card].permissions:
        options.extend(permission.options(state, player, card, window))
    # An advent is no summoning, and Accel no use of the card itself.
    return any(option.verb in OWN_SUMMONS and _action(state, option) == action for option in options)


def _action(state: BattleState, option: Option) -> str:
    """Return the action that a permission's option stands for."""
    kind = state.definitions[option.target].kind
    if kind == MAGIC:
        return MAGIC_FLASH
    return DEPLOY if kind == NEXUS else SUMMON
