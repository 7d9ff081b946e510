"""Refusals: why an action is not possible now, for every action that options offer in a match.

Reads the same requirements that list the options, so that what is said here is what is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS
from taisen.battle_spirits.index import holder
from taisen.battle_spirits.rules import cores, mirage, summoning, use_terms
from taisen.battle_spirits.rules.activation import why_not_ability
from taisen.battle_spirits.rules.battle import ATTACK, BLOCK
from taisen.battle_spirits.rules.burst import SET_REQUIREMENTS, forbidden
from taisen.battle_spirits.rules.combining import BRAVES_OF_ONE
from taisen.battle_spirits.rules.otherworld import COMBINE_VERBS, SHARE_VERBS
from taisen.battle_spirits.rules.values import restricted
from taisen.battle_spirits.state import (
    AT_HAND,
    BURST_AREA,
    HAND,
    SOUL_FIELD,
    SOUL_RESERVE,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN
from taisen.battle_spirits.vocabulary.targets import AnyNumber, Choose
from taisen.kernel.decisions import Option
from taisen.kernel.explanations import check_action
from taisen.kernel.legality import Refusal, refusal

ATTACK_ACTION: Final = "attack"
BLOCK_ACTION: Final = "block"
SUMMON: Final = "summon"
DEPLOY: Final = "deploy"
MAGIC_MAIN: Final = "magic-main"
MAGIC_FLASH: Final = "magic-flash"
SET_BURST: Final = "set-burst"
SET_MIRAGE: Final = "set-mirage"
SWIFT: Final = "swift"
ADVENT: Final = "advent"
ACCEL: Final = "accel"
MANIFEST: Final = "manifest"
COUNTER: Final = "counter"
USE_HAND: Final = "use-hand"
ACTIVATE: Final = "activate"
USE: Final = "use"
COMBINE: Final = "combine"
SPLIT: Final = "split"
SWAP: Final = "swap"
SHARE: Final = "share"
CHANGE_SIDE: Final = "change-side"
MOVE_CORE: Final = "move-core"
SWAP_SOUL: Final = "swap-soul"
CHOOSE: Final = "choose"

WITH_BRAVES: Final = (COMBINE, SPLIT, SWAP, SHARE, CHANGE_SIDE)
WITH_CORES: Final = (MOVE_CORE, SWAP_SOUL)
ON_FIELD: Final = (ATTACK_ACTION, BLOCK_ACTION, USE, *WITH_BRAVES, *WITH_CORES, CHOOSE)
"""Actions with what is on the field; all others are with cards."""
ACTIONS: Final = (
    ATTACK_ACTION,
    BLOCK_ACTION,
    SUMMON,
    DEPLOY,
    MAGIC_MAIN,
    MAGIC_FLASH,
    SET_BURST,
    SET_MIRAGE,
    SWIFT,
    ADVENT,
    ACCEL,
    MANIFEST,
    COUNTER,
    USE_HAND,
    ACTIVATE,
    USE,
    *WITH_BRAVES,
    *WITH_CORES,
    CHOOSE,
)

PERMITTED: Final = {
    SWIFT: ("swift", Refusal("no-swift", "BS-35.01")),
    ADVENT: ("advent", Refusal("no-advent", "BS-28.01")),
    ACCEL: ("accel", Refusal("no-accel", "BS-35.01")),
    MANIFEST: ("manifestation", Refusal("no-manifestation", "BS-33.01")),
}
"""For each action that a card's own text allows, the keyword of that text, and what is said without it."""
IN_FLASH: Final = (MAGIC_FLASH, SWIFT, ADVENT, ACCEL, MANIFEST, USE)
"""What a flash timing may allow."""

MOMENTS: Final = {
    # BS-11.08
    BLOCK_ACTION: ("block", Refusal("nothing-to-block", "BS-11.08")),
    CHOOSE: ("choose-field", Refusal("nothing-to-choose", "BS-38.01")),
    COUNTER: ("trigger-counter", Refusal("nothing-to-counter", "BS-19.05")),
    USE_HAND: ("use-from-hand", Refusal("nothing-to-answer", "BS-35.01")),
    ACTIVATE: ("declare-burst", Refusal("nothing-to-declare", "BS-25.21")),
}
"""For actions of one moment, the decision in which they are offered, and what is said in any other."""

AT_HAND_NAME: Final = " at-hand"
"""Behind a card's number: the one at hand is meant."""

MANIFESTATIONS: Final = ("manifest", "manifest-freely", "seal-manifest", "super-manifest")
"""Options of all that is a manifestation."""

OWN_SUMMONS: Final = ("swift", *MANIFESTATIONS)
"""Options by which a card's own text lets it be summoned."""


def why_not(state: BattleState, player: int, action: str, item: int) -> Refusal | None:
    """Return why ``player`` cannot do ``action`` with ``item`` now; None exactly if it is offered.

    Args:
        state: the match.
        player: who asks.
        action: one of ``ACTIONS``.
        item: a field card for the actions of ``ON_FIELD``, else a card slot; for "use" a card in soul state
            or a mirage too.

    Raises:
        BadInput: there is no such action.
    """
    check_action(state, item, action, ACTIONS, ON_FIELD)
    early = _wrong_time(state, player, action)
    if early is not None:
        return early
    if action in ON_FIELD:
        return _why_not_on_field(state, player, action, item)
    if state.owners[item] != player:
        return Refusal("not-yours", "BS-06.04")
    special = _BY_ACTION.get(action)
    if special is not None:
        return special(state, player, item)
    if action in PERMITTED:
        return _why_not_permitted(state, player, action, item)
    decision = state.decision
    assert decision is not None
    if decision.prompt == "flash" and action != MAGIC_FLASH:
        if _in_hand(state, player, item) and _permitted(state, player, item, action):
            return None
        return Refusal("not-main-step", "BS-12.09")
    if action == SUMMON:
        return _why_not_summon(state, player, item)
    requirements = {
        DEPLOY: use_terms.DEPLOY,
        MAGIC_MAIN: use_terms.USE_MAIN,
        MAGIC_FLASH: use_terms.USE_FLASH,
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
    moment = MOMENTS.get(action)
    if moment is not None:
        return None if prompt == moment[0] else moment[1]
    if prompt == "main" or (prompt == "flash" and action not in WITH_BRAVES and action not in WITH_CORES):
        return None
    if action == MAGIC_FLASH:
        return Refusal("not-flash-timing", "BS-12.01")
    if action in IN_FLASH:
        # BS-12.14
        return Refusal("not-a-time-for-effects", "BS-12.14")
    return Refusal("not-main-step", "BS-07.01")


def _in_hand(state: BattleState, player: int, card: int) -> bool:
    return state.places[card] == player * ZONE_COUNT + HAND


def _offered(state: BattleState, verb: str, item: int) -> bool:
    """Whether the decision offers what ``verb`` says with a card, or with one that is like it."""
    decision = state.decision
    assert decision is not None
    definitions, places = state.definitions, state.places
    number, place = definitions[item].number, places[item]
    for option in decision.options:
        target = option.target
        # Of equal cards in one place it makes no difference which is meant.
        if option.verb == verb and definitions[target].number == number and places[target] == place:
            return True
    return False


# -- with cards ------------------------------------------------------------------------------------


def _why_not_summon(state: BattleState, player: int, card: int) -> Refusal | None:
    found = refusal(use_terms.SUMMON, state, player, card)
    if found is None:
        return None
    in_hand = _in_hand(state, player, card)
    if in_hand and _permitted(state, player, card, SUMMON, MAIN | FLASH):
        return None
    # Combined at once, a brave needs no cores of its own: the same as in listing the options.
    there = in_hand or state.places[card] == player * ZONE_COUNT + AT_HAND
    if there and state.definitions[card].kind == BRAVE and use_terms.payable_alone(state, player, card):
        if summoning.hosts(state, player, card):
            return None
    return found


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


def _why_not_permitted(state: BattleState, player: int, action: str, card: int) -> Refusal | None:
    """Return why the card's own text does not let it be used now, by the first of its lines that speak so."""
    keyword, without = PERMITTED[action]
    lines = [line for line in state.definitions[card].permissions if line.keyword == keyword]
    if not lines:
        return without
    if not _in_hand(state, player, card):
        # BS-28.01, BS-33.01, BS-35.03: each of these is done with a card in the hand.
        return Refusal("not-in-hand", "BS-35.03")
    decision = state.decision
    assert decision is not None
    window = FLASH if decision.prompt == "flash" else MAIN | FLASH
    first: Refusal | None = None
    for line in lines:
        found = line.why_not(state, player, card, window)
        if found is None:
            return None
        first = first or found
    return first


def _why_not_counter(state: BattleState, player: int, card: int) -> Refusal | None:
    """Return why a Trigger Counter cannot be used against the hit in progress."""
    if _offered(state, COUNTER, card):
        return None
    # What may be used without paying is offered, so that the price comes last in what is asked here.
    return refusal(use_terms.USE_COUNTER, state, player, card)


def _why_not_use_hand(state: BattleState, player: int, card: int) -> Refusal | None:
    """Return why a card in the hand does not answer what has just happened."""
    if _offered(state, USE_HAND, card):
        return None
    if not _in_hand(state, player, card):
        return Refusal("not-in-hand", "BS-35.03")
    if not state.definitions[card].hand_triggered:
        return Refusal("no-hand-effect", "BS-35.01")
    # BS-35.01, BS-35.14: what it answers has not happened, or what it does cannot be done.
    return Refusal("does-not-answer", "BS-35.01")


def _why_not_activate(state: BattleState, player: int, card: int) -> Refusal | None:
    """Return why a set burst cannot be activated by what has just happened."""
    if _offered(state, ACTIVATE, card):
        return None
    if state.places[card] != player * ZONE_COUNT + BURST_AREA:
        return Refusal("not-set", "BS-25.08")
    if forbidden(state, player, card):
        return Refusal("forbidden-by-effect", "BS-35.11")
    return Refusal("burst-condition", "BS-25.19")


_BY_ACTION: Final[dict[str, Callable[[BattleState, int, int], Refusal | None]]] = {
    COUNTER: _why_not_counter,
    USE_HAND: _why_not_use_hand,
    ACTIVATE: _why_not_activate,
}


# -- with what is on the field ---------------------------------------------------------------------


def _why_not_on_field(state: BattleState, player: int, action: str, item: int) -> Refusal | None:
    found = holder(state, item) if action == USE else state.objects.get(item)
    if found is None:
        return Refusal("not-on-field", "BS-11.01")
    if action == CHOOSE:
        return _why_not_choose(state, item)
    if action in (ATTACK_ACTION, BLOCK_ACTION):
        return refusal(ATTACK if action == ATTACK_ACTION else BLOCK, state, player, item)
    if found.controller != player:
        return Refusal("not-yours", "BS-06.04")
    if action == USE:
        decision = state.decision
        assert decision is not None
        return why_not_ability(state, player, item, FLASH if decision.prompt == "flash" else MAIN | FLASH)
    if found.leaving:
        return Refusal("waiting", "BS-37.04")
    if action in WITH_BRAVES:
        return _why_not_brave(state, player, action, found)
    return _why_not_core(state, player, action, found)


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


def _why_not_brave(state: BattleState, player: int, action: str, found: FieldCard) -> Refusal | None:
    """Return why nothing is done so with a brave: with one that stands alone, or with those of a card."""
    decision = state.decision
    assert decision is not None
    if any(_about_braves(state, option, action, found) for option in decision.options):
        return None
    if action == COMBINE:
        if state.definitions[found.card].kind != BRAVE:
            return Refusal("not-a-brave", "BS-15.16")
        return Refusal("no-brave-target", "BS-15.16")
    if not found.braves:
        return Refusal("no-brave", "BS-15.17")
    if action == SPLIT:
        return Refusal("too-few-cores-for-brave", "BS-15.17")
    if action == SWAP:
        return Refusal("no-brave-target", "BS-15.22")
    if not any(state.definitions[brave].otherworld for brave in found.braves):
        return Refusal("no-otherworld-brave", "BS-16.01")
    return Refusal("no-brave-target", "BS-16.07" if action == SHARE else "BS-16.13")


def _about_braves(state: BattleState, option: Option, action: str, found: FieldCard) -> bool:
    """Whether an option does ``action`` with a field card."""
    verb, target, extra = option.verb, option.target, option.extra
    if action == COMBINE:
        return verb in COMBINE_VERBS and target == found.id
    if action == SPLIT:
        return verb == SPLIT and target == found.id
    host = target // BRAVES_OF_ONE
    if action == SHARE:
        return verb in SHARE_VERBS and host == found.id
    if action == SWAP:
        # Two that exchange braves are offered once.
        return verb == SWAP and (host == found.id or (extra == found.id and len(found.braves) > 0))
    return (verb == CHANGE_SIDE and host == found.id) or (
        verb == "change-sides" and found.id in (host, extra)
    )


def _why_not_core(state: BattleState, player: int, action: str, found: FieldCard) -> Refusal | None:
    """Return why no core of a field card is moved, or why the Soul Core is not exchanged with one of it."""
    decision = state.decision
    assert decision is not None
    for option in decision.options:
        if action == MOVE_CORE:
            # A place is twice the field card, and one more for the Soul Core on it.
            if option.verb == MOVE_CORE and option.target >= 2 and option.target >> 1 == found.id:
                return None
        elif option.verb == SWAP_SOUL and found.id in (option.target, option.extra):
            return None
    if cores.locked(state, found):
        return Refusal("cores-locked", "BS-07.12")
    rule = "BS-07.10" if action == MOVE_CORE else "BS-07.11"
    if not found.core_count:
        return Refusal("no-cores", rule)
    if action == SWAP_SOUL and not found.soul:
        soul = state.souls[player]
        if soul not in (SOUL_RESERVE, SOUL_FIELD):
            return Refusal("soul-elsewhere", "BS-07.11")
        if soul == SOUL_FIELD and cores.locked(state, cores.soul_holder(state, player)):
            return Refusal("cores-locked", "BS-07.12")
    # Moves come in ascending order, and the Soul Core goes round once.
    return Refusal("core-moved", rule)
