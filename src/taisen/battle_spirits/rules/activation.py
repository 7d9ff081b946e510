"""Effects used at will (chapters 07, 12, 35): main-step effects and flash effects of field cards.

Also the permissions by which a card in the hand is used outside the usual times.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import Placed, cause_of, field_index, holder, name_of
from taisen.battle_spirits.rules.timing import limit_key, resolve, used_up
from taisen.battle_spirits.rules.values import active, applies, works
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import Activated
from taisen.battle_spirits.vocabulary.changes import Grant
from taisen.kernel.decisions import Option
from taisen.kernel.legality import Refusal
from taisen.language.bases import NO_SLOTS, Modification
from taisen.language.slots import fresh_slots

USES_PER_TURN: Final = 50
"""A costless ability is offered at most so often a turn for each field card, so that play ends."""


NO_EFFECT: Final = Refusal("no-effect-to-use", "BS-07.09")
NOT_YOURS: Final = Refusal("not-yours", "BS-06.04")
OTHER_WINDOW: Final = Refusal("not-main-step", "BS-12.11")
WAITING: Final = Refusal("waiting", "BS-37.04")
NOT_WORKING: Final = Refusal("does-not-work", "BS-35.01")
USED_UP: Final = Refusal("used-this-turn", "BS-36.01")
CONDITION: Final = Refusal("use-condition", "BS-35.01")
IMPOSSIBLE: Final = Refusal("cannot-be-done", "BS-35.14")


def failing(state: BattleState, player: int, placed: Placed, window: int) -> Refusal | None:
    """Return why an ability on the field cannot be used by ``player`` in ``window`` now, None if it can."""
    ability = placed.ability
    found = holder(state, placed.object)
    assert found is not None
    if not isinstance(ability, Activated):
        return NO_EFFECT
    if found.controller != player:
        return NOT_YOURS
    # BS-07.08, BS-07.09, BS-12.11
    if not ability.windows & window:
        return OTHER_WINDOW
    # BS-37.04: a waiting card offers nothing new.
    if found.leaving:
        return WAITING
    if not works(state, found, ability, form=placed.form):
        return NOT_WORKING
    if state.marks.get(use_key(placed), 0) >= USES_PER_TURN or used_up(state, ability, placed.cause):
        return USED_UP
    condition = ability.condition
    if condition is not None and not condition.holds(state, placed.cause, NO_SLOTS):
        return CONDITION
    # BS-35.14: the price must be payable and the effect possible.
    if not ability.effect.possible(state, placed.cause, NO_SLOTS):
        return IMPOSSIBLE
    return None


def why_not_ability(state: BattleState, player: int, object_id: int, window: int) -> Refusal | None:
    """Return why no effect of a card on the field can be used now, None if one can.

    Of several effects the first says why.
    """
    first: Refusal | None = None
    for placed in activated(state):
        if placed.object == object_id:
            found = failing(state, player, placed, window)
            if found is None:
                return None
            first = first or found
    return first or NO_EFFECT


def use_key(placed: Placed) -> str:
    """Return the key under which uses of an ability by one field card are counted (BS-36.01)."""
    return f"used {placed.object} {placed.ability.key}"


def activated(state: BattleState) -> list[Placed]:
    """Return the abilities used at will that are on the field, printed and given ones."""
    placed = field_index(state).activated
    given = [entry for entry in active(state, "grant") if _gives_use(entry.modification)]
    if not given:
        return placed
    found = list(placed)
    for entry in given:
        ability = entry.modification
        assert isinstance(ability, Grant) and isinstance(ability.ability, Activated)
        for card in state.objects.values():
            if not card.leaving and applies(state, entry, card):
                key = ability.ability.key
                found.append(Placed(card.id, ability.ability, cause_of(state, card, key)))
    return found


def _gives_use(modification: Modification) -> bool:
    return isinstance(modification, Grant) and isinstance(modification.ability, Activated)


def ability_options(state: BattleState, player: int, window: int) -> list[Option]:
    """Return an option for every ability that ``player`` may use now."""
    options: list[Option] = []
    texts: dict[str, int] = {}
    for index, placed in enumerate(activated(state)):
        if failing(state, player, placed, window) is None:
            ordinal = placed.ability.key.rpartition("/")[2]
            text = f"use {name_of(state, placed.object, player)} {ordinal}"
            # A combined card has the lines of all its cards, of which two may bear the same number.
            texts[text] = texts.get(text, 0) + 1
            if texts[text] > 1:
                text = f"{text}#{texts[text]}"
            options.append(Option("use", text, placed.object, index))
    return options


def use_ability(state: BattleState, option: Option) -> None:
    """Push the ability that ``option`` names."""
    placed = activated(state)[option.extra]
    found = holder(state, placed.object)
    assert found is not None
    key = use_key(placed)
    state.marks[key] = state.marks.get(key, 0) + 1
    cause = cause_of(state, found, placed.ability.key, placed.cause.card)
    ability = placed.ability
    if isinstance(ability, Activated) and ability.limit:
        state.marks[limit_key(state, ability, cause)] = 1
    resolve(state, placed.ability, found.controller, cause, fresh_slots())
