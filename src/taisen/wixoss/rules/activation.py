"""Activation (chapter 20): what a player may use at a use timing: ARTS, action abilities, Resona.

``options`` lists it, ``use`` does it, and ``publicly_possible`` says whether a player has to be asked as far
as everybody can see.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import Option
from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.legality import Refusal
from taisen.language.bases import NO_SLOTS
from taisen.wixoss.card_index import card_index, lrig_deck
from taisen.wixoss.index import Placed, bearing, field_index, name_of
from taisen.wixoss.rules import arts, decorating, resona, riding, values
from taisen.wixoss.rules import cost as costs
from taisen.wixoss.rules.marks import free_action, uses_mark
from taisen.wixoss.rules.timing import count_use, used_up
from taisen.wixoss.rules.using import use_ability
from taisen.wixoss.rules.zones import place_of
from taisen.wixoss.state import BOTH, HAND, LRIG_DECK, ZONES, WixossState
from taisen.wixoss.vocabulary.abilities import MAIN, Action

USES_PER_TURN: Final = 50
"""An ability is offered at most so often a turn for each card that has it, so that play ends (WX-36.10)."""


def options(state: WixossState, player: int, timing: int) -> list[Option]:
    """Return everything that a player may use at a use timing now.

    Args:
        state: the match.
        player: who would use it.
        timing: ``MAIN``, ``ATTACK`` or ``CUT_IN``.
    """
    found = arts.options(state, player, timing)
    found.extend(ability_options(state, player, timing))
    if timing == MAIN:
        index = card_index(state)
        # WX-30.15, WX-34.01
        if index.decorating:
            found.extend(decorating.options(state, player))
        if index.riding:
            found.extend(riding.ride_options(state, player))
    if lrig_deck(state, player).resonas:
        found.extend(resona.options(state, player, timing))
    return found


def use(state: WixossState, player: int, option: Option) -> None:
    """Push the use that an option of ``options`` names."""
    if option.verb == "arts":
        arts.use(state, player, option.target)
    elif option.verb == "resona":
        resona.declare(state, player, option.target)
    elif option.verb == "decorate":
        decorating.use(state, player, option)
    elif option.verb == "ride":
        riding.use_ride(state, option)
    else:
        _use_placed(state, _placed(state, player, option))


def publicly_possible(state: WixossState, player: int, timing: int) -> bool:
    """Return whether, as far as everybody can see, a player might have something to use."""
    definitions = state.definitions
    for card in state.zone(player, LRIG_DECK):
        # WX-04.20: of a hidden card everybody knows that it is there.
        if state.known[card] != BOTH or definitions[card].timings & timing:
            return True
    for placed in values.actions(state, player):
        ability = placed.ability
        if isinstance(ability, Action) and ability.timings & timing:
            return True
    # An ability may be used in the hand, and a hidden card there might have it.
    if any(state.known[card] != BOTH for card in state.zone(player, HAND)):
        return True
    for placed in _elsewhere_of(state, player):
        ability = placed.ability
        if isinstance(ability, Action) and ability.timings & timing:
            return True
    return False


# -- action abilities ------------------------------------------------------------------------------


def _elsewhere(state: WixossState, card: int, ability: Action) -> Placed:
    """Return an action ability of a card that is not on the field, as it would act."""
    definition = state.definitions[card]
    cause = Cause(
        EFFECT,
        state.owners[card],
        card=card,
        ability=ability.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )
    return Placed(0, ability, cause)


def abilities(state: WixossState, player: int) -> list[Placed]:
    """Return the action abilities of a player's cards where they are, whether or not they can be used."""
    return values.actions(state, player) + _elsewhere_of(state, player)


def _elsewhere_of(state: WixossState, player: int) -> list[Placed]:
    """Return the action abilities of a player's cards that are where these are used, off the field."""
    found: list[Placed] = []
    for card, ability in card_index(state).acting:
        if state.owners[card] == player:
            kind = place_of(state, card)
            if kind >= 0 and ZONES[kind] == ability.place:
                found.append(_elsewhere(state, card, ability))
    return found


NO_ACTION: Final = Refusal("no-action-ability", "WX-20.12")
OTHER_TIMING: Final = Refusal("other-use-timing", "WX-20.14")
USED_UP: Final = Refusal("already-used", "WX-20.17")
TOO_OFTEN: Final = Refusal("already-used", "WX-36.10")
FORBIDDEN: Final = Refusal("forbidden-by-effect", "WX-20.12")
NOT_WORKING: Final = Refusal("does-not-work", "WX-20.21")
CONDITION: Final = Refusal("use-condition", "WX-20.12")
NOT_PAYABLE: Final = Refusal("cost-not-payable", "WX-13.02")


def failing(state: WixossState, player: int, placed: Placed, timing: int) -> Refusal | None:
    """Return why a player cannot use an action ability at a use timing now, None if that is possible."""
    ability = placed.ability
    if not isinstance(ability, Action):
        return NO_ACTION
    # WX-14.08, WX-20.03, WX-20.14
    if not ability.timings & timing:
        return OTHER_TIMING
    cause = placed.cause
    # WX-20.17, WX-20.18
    if used_up(state, ability, cause):
        return USED_UP
    if values.prohibited(state, player, "use-action", cause.card):
        return FORBIDDEN
    if state.marks.get(uses_mark(_source(placed), ability.key), 0) >= USES_PER_TURN:
        return TOO_OFTEN
    if placed.object:
        found = state.objects[placed.object]
        # WX-20.21
        if not values.works(state, found, ability, cause, False, placed.time):
            return NOT_WORKING
        if values.restricted(state, found, "cannot-use-actions"):
            return FORBIDDEN
    also = ability.also
    if also is not None and not also.holds(state, cause, NO_SLOTS):
        return CONDITION
    # WX-20.12, WX-20.15: as often as it can be paid.
    price = costs.ability_price(state, placed, ability.cost)
    if price is not None and not costs.can_afford(state, player, price, cause):
        return NOT_PAYABLE
    return None


def why_not_ability(state: WixossState, player: int, object_id: int) -> Refusal | None:
    """Return why a player cannot use an action ability of a field card now, None if one can be used."""
    found = state.objects[object_id]
    if found.controller != player:
        return Refusal("not-yours", "WX-20.12")
    timing = arts.present_timing(state, player)
    first = NO_ACTION
    for placed in abilities(state, player):
        if placed.object != object_id:
            continue
        why = failing(state, player, placed, timing)
        if why is None:
            return None
        if first is NO_ACTION:
            first = why
    return first


def _source(placed: Placed) -> int:
    return placed.object or -1 - placed.cause.card


def ability_options(state: WixossState, player: int, timing: int) -> list[Option]:
    """Return an option for every action ability that a player may use now."""
    index = field_index(state)
    if not index.actions and not bearing(state).lending and not card_index(state).acting:
        return []
    found: list[Option] = []
    seen: set[str] = set()
    for at, placed in enumerate(abilities(state, player)):
        if failing(state, player, placed, timing) is not None:
            continue
        ordinal = placed.ability.key.rpartition("/")[2]
        cause = placed.cause
        if placed.object:
            text = f"use {name_of(state, placed.object, player)} {ordinal}"
            target = placed.object
        else:
            assert isinstance(placed.ability, Action)
            text = f"use {state.definitions[cause.card].number} {ordinal} in {placed.ability.place}"
            target = cause.card
        # A field card may have the same ability twice, and equal cards elsewhere are interchangeable.
        if text not in seen:
            seen.add(text)
            found.append(Option("use" if placed.object else "use-card", text, target, at))
    return found


def _placed(state: WixossState, player: int, option: Option) -> Placed:
    return abilities(state, player)[option.extra]


def _use_placed(state: WixossState, placed: Placed) -> None:
    ability = placed.ability
    assert isinstance(ability, Action)
    key = uses_mark(_source(placed), ability.key)
    state.marks[key] = state.marks.get(key, 0) + 1
    count_use(state, ability, placed.cause)
    price = costs.ability_price(state, placed, ability.cost)
    state.marks.pop(free_action(_source(placed)), 0)
    use_ability(state, ability, placed.cause, price)
