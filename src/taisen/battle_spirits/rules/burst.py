"""Bursts (chapter 25): setting, declaring, and giving a burst effect."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import MAGIC, CardDefinition
from taisen.battle_spirits.rules.away_cards import open_key, reached
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.values import active
from taisen.battle_spirits.state import BOTH, BURST_AREA, DECK, HAND, IN_USE, TRASH, ZONE_COUNT, BattleState
from taisen.battle_spirits.vocabulary.changes import BurstAnswerRule
from taisen.battle_spirits.waiting import BurstCall
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.legality import Requirement
from taisen.language.bases import NO_SLOTS
from taisen.language.slots import AMOUNT, CARDS, EVENT_CARD, MARK, OTHER, SUBJECT, fresh_slots

UNANSWERED: Final = "BS-35.09"
"""Rule that the cause of an effect names if the bursts of the player it happens to do not answer it."""

DECLARE_CAUSE: Final = Cause(RULE, -1, "BS-25.21")
SET_CAUSE: Final = Cause(RULE, -1, "BS-25.02")


HUSHED: Final = "hushed"
"""Mark of an effect in progress that gives a player no effects: 1 more than that player."""


def hushed(state: BattleState, player: int) -> bool:
    """Return whether the effect in progress gives ``player`` no effects."""
    return state.marks.get(HUSHED, 0) == player + 1


# -- setting ---------------------------------------------------------------------------------------


def _has_burst(state: BattleState, player: int, card: int) -> bool:
    return state.definitions[card].burst is not None


def _in_hand(state: BattleState, player: int, card: int) -> bool:
    return card in state.zone(player, HAND)


def _not_set_this_turn(state: BattleState, player: int, card: int) -> bool:
    return f"burst-set {player}" not in state.marks


# What is asked of the player, whatever the card is.
SET_TERMS: Final[tuple[Requirement[BattleState], ...]] = (
    # BS-07.02, BS-25.02
    Requirement("BS-25.02", "burst-already-set", _not_set_this_turn),
)
SET_REQUIREMENTS: Final[tuple[Requirement[BattleState], ...]] = (
    # BS-25.04: a card at hand is not in the hand.
    Requirement("BS-25.04", "not-in-hand", _in_hand),
    # BS-01.05, BS-07.14
    Requirement("BS-01.05", "no-burst-effect", _has_burst),
    *SET_TERMS,
)


def set_burst(state: BattleState, player: int, card: int, cause: Cause = SET_CAUSE) -> None:
    """Set a card face down in the burst area; a burst already there is discarded first."""
    state.known[card] = 1 << player
    # BS-25.01, BS-25.06: face down, without cores.
    state.move_card(card, player * ZONE_COUNT + BURST_AREA, 1 << player)
    if cause is SET_CAUSE:
        # BS-25.02: the limit is one for the main action.
        state.marks[f"burst-set {player}"] = 1
    was_set(state, player, card, cause)


def was_set(state: BattleState, player: int, card: int, cause: Cause) -> None:
    """Report that a card has come to the burst area; a burst already there is discarded."""
    state.marks.pop(open_key(card), None)
    # BS-25.03; BS-25.12: a card in burst state is not pushed out by that.
    for old in set_bursts(state, player):
        if old != card:
            discard_burst(state, player, old, cause, by_rule=True)
    state.happen(Event("burst_set", player, cause, card=card))


def discard_burst(state: BattleState, player: int, card: int, cause: Cause, by_rule: bool = False) -> None:
    """Discard a set burst to the trash; ``by_rule`` for a new one, whatever sets that."""
    if not by_rule and _stays(state, player, card, cause):
        return
    if state.definitions[card].stays_set and cause.player == 1 - player and not cause.certain:
        state.note(Event("prevented", player, cause, card=card, detail="burst-stays"))
        return
    # BS-25.05: a set card that leaves the area is shown.
    state.note(Event("revealed", player, cause, card=card, cards=(card,)))
    state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    _forget(state, card)
    state.happen(Event("burst_discarded", player, cause, card=card))


def _stays(state: BattleState, player: int, card: int, cause: Cause) -> bool:
    """Whether an effect does not reach a set burst; then it is told."""
    if reached(state, card, cause):
        return False
    state.note(Event("prevented", player, cause, card=card, detail="burst-stays"))
    return True


def return_burst(state: BattleState, player: int, card: int, cause: Cause) -> None:
    """Return a set burst to the bottom of its owner's deck."""
    if _stays(state, player, card, cause):
        return
    # BS-25.05: a set card that leaves the area is shown.
    state.note(Event("revealed", player, cause, card=card, cards=(card,)))
    state.move_card(card, state.owners[card] * ZONE_COUNT + DECK, BOTH, True)
    _forget(state, card)
    state.happen(Event("burst_returned", player, cause, card=card))


def _forget(state: BattleState, card: int) -> None:
    """Drop a declaration whose card left the area before its turn (BS-99.12)."""
    state.burst_chances = tuple(call for call in state.burst_chances if call.card != card)
    state.burst_queue = tuple(call for call in state.burst_queue if call.card != card)


def set_bursts(state: BattleState, player: int) -> list[int]:
    """Return the cards that ``player`` has set as bursts, without one in burst state."""
    # BS-25.11
    return [c for c in state.zones[player * ZONE_COUNT + BURST_AREA] if open_key(c) not in state.marks]


def has_set_burst(state: BattleState, player: int) -> bool:
    """Return whether ``player`` has a burst set."""
    return bool(set_bursts(state, player))


# -- declaring -------------------------------------------------------------------------------------


def notice(state: BattleState, event: Event) -> None:
    """Note which set bursts ``event`` allows to be declared, the defending side's first."""
    zones = state.zones
    name = event.name
    definitions = state.definitions
    # BS-25.21, BS-99.10: the non-turn player is the defending side at all times.
    for player in (1 - state.turn_player, state.turn_player):
        # BS-35.09: what a card says that the own bursts do not answer.
        if event.cause.rule == UNANSWERED and event.player == player:
            continue
        for card in zones[player * ZONE_COUNT + BURST_AREA]:
            definition = definitions[card]
            # BS-25.08; most events are none that a set card listens to.
            listens = name in definition.burst_events
            if not listens and (state.headless or not _plausible(event, player)):
                continue
            if definition.burst is None or _called(state, card) or hushed(state, player):
                continue
            # BS-25.11: one in burst state is not set.
            if open_key(card) in state.marks:
                continue
            met = listens and meets(state, event, definition, burst_cause(state, player, card))
            if met or (not state.headless and _plausible(event, player)):
                # Every event counts: of two cards destroyed together one may stay on the field.
                state.burst_chances = (*state.burst_chances, BurstCall(player, card, event, met))


def meets(state: BattleState, event: Event, definition: CardDefinition, cause: Cause) -> bool:
    """Return whether ``event`` lets a set card be activated, by its condition or in spite of it."""
    burst = definition.burst
    if burst is not None and event.name in burst.trigger.events and burst.trigger.fits(state, event, cause):
        return True
    for opening in definition.openings:
        if event.name in opening.trigger.events and opening.trigger.fits(state, event, cause):
            if opening.condition is None or opening.condition.holds(state, cause, NO_SLOTS):
                return True
    return False


def _plausible(event: Event, player: int) -> bool:
    """Whether everybody knows that some burst's condition may be met for ``player``.

    What it knows is named in ``card_index.KNOWN_BURST_EVENTS``.
    """
    if event.name == "life_reduced":
        return event.player == player
    if event.name in ("destroyed", "depleted"):
        return event.player == player and event.cause.player == 1 - player
    return event.name == "summon_effect_given" and event.player != player


def _called(state: BattleState, card: int) -> bool:
    for call in state.burst_queue:
        if call.card == card:
            return True
    return False


def burst_cause(state: BattleState, player: int, card: int) -> Cause:
    """Return the cause that a burst effect acts as."""
    definition = state.definitions[card]
    burst = definition.burst
    key = burst.key if burst is not None else ""
    # BS-25.14: armour looks at the colours of the burst card.
    return Cause(
        EFFECT, player, card=card, ability=key, colors=definition.colors, source_kind=definition.kind
    )


def forbidden(state: BattleState, player: int, card: int) -> bool:
    """Return whether an effect forbids ``player`` to activate this burst, or to give its effect."""
    return any(prohibited(state, player, verb, card) for verb in ("activate-burst", "give-burst-effect"))


def may_activate(state: BattleState, player: int, card: int, event: Event) -> bool:
    """Return whether no effect forbids ``player`` to activate this burst in answer to ``event``."""
    if forbidden(state, player, card):
        return False
    for entry in active(state, "player"):
        modification = entry.modification
        if isinstance(modification, BurstAnswerRule) and entry.player in (player, 2):
            if modification.stops(state, event, entry.cause):
                return False
    return True


def _ask_declaration(state: BattleState) -> None:
    # BS-25.21: the defending side is asked first.
    chances = sorted(state.burst_chances, key=lambda call: call.player == state.turn_player)
    if not chances:
        state.pop()
        return
    call = chances[0]
    # One question for a card, whatever number of events met its condition.
    state.burst_chances = tuple(c for c in state.burst_chances if c.card != call.card)
    options = [Option("pass", "pass")]
    # BS-25.18: activation is optional. BS-25.19: it is not offered while the condition is unmet.
    calls = [
        c for c in chances if c.card == call.card and c.met and may_activate(state, c.player, c.card, c.event)
    ]
    if calls:
        number = state.definitions[call.card].number
        options.append(Option("activate", f"activate {number}", call.card))
    state.burst_queue = (*state.burst_queue, *(calls or [call]))  # while asked; a pass takes it out
    state.ask(Decision(call.player, "declare-burst", CONFIRM, options, DECLARE_CAUSE, window=True))


def _take_declaration(state: BattleState) -> None:
    state.jump(0)
    call = state.burst_queue[-1]
    if state.answer.verb != "activate":
        state.burst_queue = tuple(c for c in state.burst_queue if c.card != call.card)
        return
    # BS-25.10: the queue keeps the order of declaration.
    state.note(Event("burst_declared", call.player, DECLARE_CAUSE, card=call.card))


DECLARE: Final[Procedure[BattleState]] = Procedure(
    "declare-bursts", (("ask", _ask_declaration), ("take", _take_declaration))
)
"""Asks for the declaration of every burst whose condition has just been met."""


# -- giving the effect -----------------------------------------------------------------------------

CALL_PLAYER: Final = 12
CALL_CARD: Final = 13


def start_next(state: BattleState) -> None:
    """Start the first declared burst, unless its condition has gone meanwhile."""
    call = state.burst_queue[0]
    state.burst_queue = state.burst_queue[1:]
    burst = state.definitions[call.card].burst
    area = state.zones[call.player * ZONE_COUNT + BURST_AREA]
    if burst is None or call.card not in area:
        return
    cause = burst_cause(state, call.player, call.card)
    # BS-99.12: a condition about a card is looked at again; if it fails the burst stays face down.
    others = tuple(c for c in state.burst_queue if c.card != call.card)
    same = tuple(c for c in state.burst_queue if c.card == call.card)
    # One whose condition was ignored has none that could fail.
    looked_at = call.event.name in burst.trigger.events
    event = call.event
    if looked_at and not burst.trigger.still_for_burst(state, event.object, event.card, cause):
        if len(others) == len(state.burst_queue):
            state.note(Event("missed", call.player, cause, card=call.card, detail="no-longer"))
        return
    state.burst_queue = others
    slots = fresh_slots()
    slots[SUBJECT] = call.event.object
    slots[OTHER] = call.event.other
    slots[AMOUNT] = call.event.amount
    slots[EVENT_CARD] = call.event.card
    # Of what happened to several cards at once each card is one that the condition was met by.
    met = (call, *(c for c in same if c.event.name == call.event.name))
    slots[CARDS] = tuple(c.event.card for c in met if c.event.card >= 0)
    start(state, call.player, call.card, cause, slots)


def start(state: BattleState, player: int, card: int, cause: Cause, slots: list[Value]) -> None:
    """Push the activation of a burst card that lies in the burst area, or counts as lying there."""
    slots[MARK] = state.next_serial()
    slots.extend((player, card))
    state.push(ACTIVATE, player, cause, slots)


def _open(state: BattleState) -> None:
    frame = state.frame
    card = state.slots[CALL_CARD]
    assert isinstance(card, int)
    # BS-25.01, BS-25.11: turned up, the card is in burst state.
    state.known[card] = BOTH
    if state.places[card] % ZONE_COUNT == BURST_AREA:
        state.marks[open_key(card)] = 1
    state.touch()
    # BS-35.04
    state.happen(Event("burst_activated", frame.controller, frame.cause, card=card))


def _settle(state: BattleState) -> None:
    from taisen.battle_spirits.rules.timing import settle_here

    settle_here(state)


def _give(state: BattleState) -> None:
    from taisen.battle_spirits.rules.timing import resolve

    frame = state.frame
    slots = state.slots
    card = slots[CALL_CARD]
    assert isinstance(card, int)
    burst = state.definitions[card].burst
    if state.marks.pop(f"negated {card}", 0):
        state.note(Event("prevented", frame.controller, frame.cause, card=card, detail="burst"))
    elif burst is not None:
        resolve(state, burst, frame.controller, frame.cause, list(slots[:CALL_PLAYER]))


def _finish(state: BattleState) -> None:
    frame = state.frame
    card = state.slots[CALL_CARD]
    assert isinstance(card, int)
    place = state.places[card]
    was_open = state.marks.pop(open_key(card), 0)
    # BS-25.16: a magic goes to the trash, and so does a card that its effect did not summon.
    if place >= 0 and (place % ZONE_COUNT == IN_USE or (was_open and place % ZONE_COUNT == BURST_AREA)):
        state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
    state.happen(Event("burst_resolved", frame.controller, frame.cause, card=card, detail=_kind(state, card)))
    state.pop()


def _kind(state: BattleState, card: int) -> str:
    return "magic" if state.definitions[card].kind == MAGIC else "card"


ACTIVATE: Final[Procedure[BattleState]] = Procedure(
    "activate-burst", (("open", _open), ("settle", _settle), ("give", _give), ("finish", _finish))
)
"""Turns a burst up, gives its effect, and puts a card that stayed into the trash."""
