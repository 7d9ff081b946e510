"""Explanations: how a current value comes about, and why an action is not possible now.

Reads the same requirements that list the options, so that what is said here is what is played.
"""

from __future__ import annotations

from typing import Final

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
from taisen.kernel.legality import Refusal, Requirement, refusal
from taisen.language.at_work import Active
from taisen.wixoss.cards import SPELL
from taisen.wixoss.colors import Ener, color_names, ener_names
from taisen.wixoss.index import field_index, name_of
from taisen.wixoss.rules import (
    activation,
    arts,
    cost,
    keys,
    lrig_attack,
    main_phase,
    resona,
    riding,
    rise,
    signi_attack,
    spells,
    values,
)
from taisen.wixoss.rules.entering import SUMMON as SUMMON_REQUIREMENTS
from taisen.wixoss.rules.growing import GROW as GROW_REQUIREMENTS
from taisen.wixoss.rules.layers import active, applies
from taisen.wixoss.state import CHEER, HAND, LRIG_DECK, FieldCard, WixossState
from taisen.wixoss.state import LRIG as LRIG_PLACE
from taisen.wixoss.vocabulary.abilities import MAIN
from taisen.wixoss.vocabulary.changes import ColorChange, LevelChange
from taisen.wixoss.vocabulary.picks import Pick

SUMMON: Final = "summon"
GROW: Final = "grow"
REMOVE: Final = "remove"
ATTACK: Final = "attack"
GUARD: Final = "guard"
CHOOSE: Final = "choose"
RIDE: Final = "ride"
USE: Final = "use"
ACTIVATE: Final = "activate"
DECLARE: Final = "declare"
RISE: Final = "rise"
PLAY: Final = "play"
ACTIONS: Final = (SUMMON, GROW, REMOVE, ATTACK, GUARD, CHOOSE, RIDE, USE, ACTIVATE, DECLARE, RISE, PLAY)
ON_FIELD: Final = (REMOVE, ATTACK, CHOOSE, RIDE, ACTIVATE)
TIMED: Final = (USE, ACTIVATE, DECLARE)
"""Actions with a use timing."""
TIMINGS: Final = ("main", "arts-use-step", "cut-in")
"""Decisions in which what has a use timing is offered (WX-20.03)."""

MOMENTS: Final = {
    SUMMON: ("main", "not-main-phase", "WX-11.01"),
    REMOVE: ("main", "not-main-phase", "WX-11.01"),
    RIDE: ("main", "not-main-phase", "WX-11.01"),
    RISE: ("main", "not-main-phase", "WX-11.01"),
    PLAY: ("main", "not-main-phase", "WX-26.05"),
    GROW: ("grow", "not-grow-phase", "WX-10.01"),
    # WX-17.07
    GUARD: ("guard", "nothing-to-guard", "WX-17.03"),
    CHOOSE: ("choose-field", "nothing-to-choose", "WX-20.20"),
}
"""The decision in which an action is offered, and why it is not in any other."""
WITH_SIGNI: Final = ("attack-with-signi", "not-signi-attack-step", "WX-15.12")
WITH_LRIG: Final = ("attack-with-lrig", "not-lrig-attack-step", "WX-17.01")
REQUIREMENTS: Final[dict[str, tuple[Requirement[WixossState], ...]]] = {
    SUMMON: SUMMON_REQUIREMENTS,
    GROW: GROW_REQUIREMENTS,
    DECLARE: resona.DECLARE,
    RISE: rise.RISE,
    PLAY: keys.PLAY,
}

FIELD_VALUES: Final = ("power", "level", "limit", "colors")
PRICE: Final = "price"

PRINTED: Final = "printed"


# -- what is called how ----------------------------------------------------------------------------


def find(state: WixossState, player: int, action: str, text: str) -> int:
    """Return the field card or the card slot that ``player`` calls ``text``.

    Field cards are meant where their values or what is done to them is spoken of, else cards in the hand
    and the LRIG Deck.

    Raises:
        BadInput: there is nothing called so.
    """
    if action in ON_FIELD or action in FIELD_VALUES:
        for object_id in field_index(state).names:
            if object_id in state.objects and name_of(state, object_id, player) == text:
                return object_id
        names = [name_of(state, object_id, player) for object_id in state.objects]
        raise BadInput("card", shown(text), "a card on the field: " + (", ".join(names) or "there is none"))
    for kind in (HAND, LRIG_DECK):
        for card in state.zone(player, kind):
            if state.definitions[card].number == text:
                return card
    # A card elsewhere can be asked about only if the player knows where it is.
    for card, owner in enumerate(state.owners):
        if owner == player and state.known[card] >> player & 1 and state.definitions[card].number == text:
            return card
    raise BadInput("card", shown(text), f"the number of a card that player {player} knows")


# -- values ----------------------------------------------------------------------------------------


def explain(state: WixossState, item: int, what: str) -> list[Explanation]:
    """Return how a value comes about: what is printed, then each change in order.

    Args:
        state: the match.
        item: a field card, or for "price" a card slot.
        what: one of ``FIELD_VALUES``, or ``PRICE``.

    Raises:
        BadInput: there is no such value or card.
    """
    check_value(state, item, what, FIELD_VALUES, (PRICE,))
    if what == PRICE:
        return _price(state, item)
    found = state.objects[item]
    if what == "power":
        return _power(state, found)
    if what == "level":
        return _level(state, found)
    if what == "limit":
        return _limit(state, found)
    return _colors(state, found)


def _source(state: WixossState, cause: Cause) -> str:
    return state.definitions[cause.card].number if cause.card >= 0 else cause.rule


def _set(state: WixossState, entry: Active, total: int) -> Explanation:
    return Explanation(_source(state, entry.cause), number_becomes(total), number_is(total), entry.cause)


def _added(state: WixossState, entry: Active, change: int, total: int) -> Explanation:
    return Explanation(_source(state, entry.cause), number_by(change), number_is(total), entry.cause)


def _power(state: WixossState, found: FieldCard) -> list[Explanation]:
    # A LRIG or Key has no power.
    if found.place > CHEER:
        return []
    total = state.definitions[found.card].power
    lines = [Explanation(PRINTED, number_is(total), number_is(total))]
    # WX-16.08
    for entry in values.power_settings(state, found):
        total = values.power_setting(state, entry)
        lines.append(_set(state, entry, total))
    for entry in active(state, "power"):
        if applies(state, entry, found):
            change = values.power_change(state, entry)
            total += change
            lines.append(_added(state, entry, change, total))
    return lines


def _level(state: WixossState, found: FieldCard) -> list[Explanation]:
    total = state.definitions[found.card].level
    # A Key has no level.
    if total < 0:
        return []
    lines = [Explanation(PRINTED, number_is(total), number_is(total))]
    for entry in values.level_changes(state, found):
        change = entry.modification
        assert isinstance(change, LevelChange)
        before = total
        total = values.level_after(state, entry, total)
        if change.fixes:
            lines.append(_set(state, entry, total))
        else:
            lines.append(_added(state, entry, total - before, total))
    return lines


def _limit(state: WixossState, found: FieldCard) -> list[Explanation]:
    # Only a LRIG has a limit.
    if found.place != LRIG_PLACE:
        return []
    final = values.limit(state, found.controller)
    total = state.definitions[found.card].limit
    lines = [Explanation(PRINTED, number_is(total), number_is(total))]
    if values.limitless(state, found):
        return lines
    for entry in active(state, "limit"):
        if applies(state, entry, found):
            change = values.limit_change(state, entry)
            total += change
            lines.append(_added(state, entry, change, total))
    if total != final:
        lines.append(Explanation("floor", number_becomes(final), number_is(final)))
    return lines


def _colors(state: WixossState, found: FieldCard) -> list[Explanation]:
    total = state.definitions[found.card].colors
    lines = [Explanation(PRINTED, _names(total), _names(total))]
    for entry in active(state, "identity"):
        change = entry.modification
        if isinstance(change, ColorChange) and applies(state, entry, found):
            total = change.changed(total)
            source = _source(state, entry.cause)
            lines.append(Explanation(source, _names(total, "="), _names(total), entry.cause))
    return lines


def _names(mask: int, sign: str = "") -> Amount:
    return Amount(NAMES, 0, sign, color_names(mask))


def _price(state: WixossState, card: int) -> list[Explanation]:
    definition = state.definitions[card]
    # What costs nothing to put onto the field has no price (WX-11.02).
    if definition.is_signi:
        return []
    total = definition.alternatives[0] if definition.alternatives else definition.cost
    lines = [Explanation(PRINTED, _symbols(total), _symbols(total))]
    for cause, after in cost.steps_of(state, state.owners[card], card):
        if after != total:
            total = after
            lines.append(Explanation(_source(state, cause), _symbols(total, "="), _symbols(total), cause))
    return lines


def _symbols(ener: Ener, sign: str = "") -> Amount:
    return Amount(NAMES, 0, sign, ener_names(ener))


# -- why not ---------------------------------------------------------------------------------------


def why_not(state: WixossState, player: int, action: str, item: int) -> Refusal | None:
    """Return why ``player`` cannot do ``action`` with ``item`` now; None exactly if it is offered.

    Args:
        state: the match.
        player: who asks.
        action: one of ``ACTIONS``.
        item: a field card for the actions of ``ON_FIELD``, else a card slot.

    Raises:
        BadInput: there is no such action.
    """
    check_action(state, item, action, ACTIONS, ON_FIELD)
    early = _wrong_time(state, player, action, item)
    if early is not None:
        return early
    if action in ON_FIELD:
        if item not in state.objects:
            return Refusal("not-on-field", "WX-04.01")
        if action == ATTACK:
            return _why_not_attack(state, player, item)
        if action == ACTIVATE:
            return activation.why_not_ability(state, player, item)
        if action == RIDE:
            return riding.why_not_ride(state, player, item)
        return _why_not_choose(state, item) if action == CHOOSE else _why_not_remove(state, player, item)
    if state.owners[item] != player:
        return Refusal("not-yours", "WX-06.02")
    if action == GUARD:
        return _why_not_guard(state, player, item)
    if action == USE:
        return _why_not_use(state, player, item)
    if action == DECLARE:
        appearance = state.definitions[item].appearance
        if appearance is not None and not appearance.timings & arts.present_timing(state, player):
            return Refusal("other-use-timing", "WX-20.03")
    return refusal(REQUIREMENTS[action], state, player, item)


def _wrong_time(state: WixossState, player: int, action: str, item: int) -> Refusal | None:
    """Return why the action is not one of this moment, whatever the card."""
    if state.outcome is not None:
        return Refusal("match-over", state.outcome.rule or "WX-01.01")
    decision = state.decision
    if decision is None or decision.player != player:
        rule = "" if decision is None else decision.cause.rule
        return Refusal("not-your-decision", rule or "WX-06.02")
    if action == ATTACK:
        # WX-05.10
        if state.turn == 1:
            return Refusal("no-attack-phase-in-first-turn", "WX-14.03")
        found = state.objects.get(item)
        prompt, reason, rule = WITH_LRIG if found is not None and found.place == LRIG_PLACE else WITH_SIGNI
    elif action in TIMED:
        return None if decision.prompt in TIMINGS else Refusal("other-use-timing", "WX-20.03")
    else:
        prompt, reason, rule = MOMENTS[action]
    return None if decision.prompt == prompt else Refusal(reason, rule)


def _why_not_use(state: WixossState, player: int, card: int) -> Refusal | None:
    """Return why a spell or an ARTS cannot be used now."""
    if state.definitions[card].kind != SPELL:
        return refusal(arts.USE, state, player, card)
    # WX-24.01
    if arts.present_timing(state, player) != MAIN:
        return Refusal("not-main-phase", "WX-24.01")
    return refusal(spells.USE, state, player, card)


def _why_not_attack(state: WixossState, player: int, item: int) -> Refusal | None:
    """Return why a field card cannot attack in its step."""
    lrig = state.objects[item].place == LRIG_PLACE
    return refusal(lrig_attack.ATTACK if lrig else signi_attack.ATTACK, state, player, item)


def _why_not_guard(state: WixossState, player: int, card: int) -> Refusal | None:
    """Return why a card cannot be discarded to guard the attack in progress."""
    if card not in state.zone(player, HAND):
        return Refusal("not-in-hand", "WX-17.04")
    if not values.card_keyword(state, card, "guard"):
        return Refusal("no-guard", "WX-17.04")
    if values.prohibited(state, player, "guard", card):
        return Refusal("forbidden-by-effect", "WX-17.04")
    decision = state.decision
    assert decision is not None
    number = state.definitions[card].number
    # Equal cards are interchangeable.
    if any(option.verb == "guard" and option.text.split()[1] == number for option in decision.options):
        return None
    if len(lrig_attack.guards(state, player)) < lrig_attack.guard_price(state, player):
        return Refusal("too-few-guards", "WX-17.04")
    return Refusal("out-of-turn", "WX-17.04")


def _why_not_choose(state: WixossState, item: int) -> Refusal | None:
    """Return why the effect that is choosing field cards cannot choose this one."""
    decision = state.decision
    assert decision is not None
    if any(option.target == item for option in decision.options):
        return None
    frame = state.frame
    if values.shadowed(state, state.objects[item], frame.cause):
        return Refusal("cannot-be-chosen", "WX-29.21")
    target = frame.node
    if isinstance(target, Pick) and item in target.there(state, frame.cause, state.slots):
        # Picks come in ascending order, and a condition on all of them leaves no room for it.
        return Refusal("out-of-turn", "WX-20.20")
    return Refusal("does-not-fit", "WX-20.20")


def _why_not_remove(state: WixossState, player: int, item: int) -> Refusal | None:
    found = state.objects[item]
    if found.controller != player:
        return Refusal("not-yours", "WX-11.06")
    if found.place > CHEER:
        return Refusal("not-a-signi", "WX-11.06")
    # WX-11.07
    if values.is_resona(state, found):
        return Refusal("resona-stays", "WX-11.07")
    if not main_phase.may_remove(state, player):
        return Refusal("already-removed", "WX-11.06")
    if all(one.id != item for one in main_phase.removable(state, player)):
        return Refusal("forbidden", "WX-11.06")
    return None
