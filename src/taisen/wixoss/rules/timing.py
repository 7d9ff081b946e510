"""Timing (chapters 21, 22): what an event triggers, in which order it is activated, coming to rest.

``REST`` does rule processing until nothing applies, then activates one waiting ability of the turn
player, and begins anew; when the turn player has none, one of the other player's (WX-21.05, WX-21.06,
WX-99.04). ``RESOLVE`` carries out one ability. Nothing comes to rest inside an effect, a payment or a
use (WX-22.01, WX-21.04).

Events, with what they carry besides player and cause:

===================  ====================================================================================
``turn_began``       amount: the turn's number
``turn_ended``       amount: the turn's number
``turn_skipped``     a turn that does not take place
``phase``            detail: the phase that began
``step``             detail: the step that began
``setup``            detail: what was set up
``mulligan_chosen``  amount: how many cards go back
``drew``             amount, cards
``moved``            player: owner; cards; amount: kind of zone they came from, -1 from under a field
                     card; other: kind of zone they are in; detail: why ("discard", "ener-cost",
                     "ener-charge", "ener-phase", "mill", "life", "refresh", "rule", ...)
``discarded``        amount, cards; ``moved`` is reported besides
``revealed``         amount, cards: shown to both
``looked``           amount, cards: shown to the player
``searched``         cards found
``shuffled``         the Main Deck
``entered``          object, card; amount: kind of zone it came from, -1 for none; detail: "hand",
                     "effect", "resona", "rise", "grow", "setup", "key"
``bloomed``          object, card; amount: the lane
``covered``          object, card: it went under another; other: the one on top; detail: "grow", "rise"
                     or, by an effect, "under"
``left``             object, card; amount: kind of zone it is in; other: the SIGNI that did it;
                     detail: "banish", "bounce", "trash", "ener", "cost", "rule", "remove", "deck", ...;
                     cards: what lay under it or was attached
``banished``         object, card; other: the SIGNI that did it, 0 for none; detail: kind of cause
``downed``           object, card
``upped``            object, card
``froze``            object, card
``thawed``           object, card
``grew``             object, card: the new LRIG
``removed``          amount: how many SIGNI
``life_added``       amount, cards
``life_moved``       amount, cards: left the Life Cloth without a crush; detail: why
``refreshed``        amount: how often this turn
``coins``            amount: signed
``used``             card; detail: "spell", "arts", "key", "resona"
``use_ended``        card
``countered``        card: a use that does not take effect
``ability_used``     object, card: an action ability, ``cause`` names it
``activated``        object, card: an ability that was waiting is carried out, ``cause`` names it
``cut_in``           card: the spell that is answered
``attacked``         object; other: what stands in front, 0 for none; amount: mask of the lanes;
                     detail: "signi", "lrig"
``heaven``           object: the attacker; cards: all crossed SIGNI of its side
``negated_attack``   object: the attacker, whose player it is
``battled``          object, other
``attack_ended``     object
``guarded``          card, amount, cards: discarded; object: the attacker
``damaged``          amount; object: what dealt it
``crushed``          amount, cards
``burst``            card; detail: "activated", "declined"
``subscribers``      amount
``virus_placed``     amount: the lane
``virus_removed``    amount: the lane
``trap_set``         amount: the lane
``trap_opened``      card; amount: the lane
``trap_activated``   card; amount: the lane: its trap icon activates
``seed_set``         amount: the lane
``attached``         object, cards; detail: "charm", "acce", "under"
``armed``            object
``driven``           object; other: the LRIG
``moved_lane``       object; amount: the new place; other: the old one
``beat``             cards
``excluded``         cards
``declined``         an ability whose cost was not paid
``lost``             the player has lost; detail: "damage", "card"
``turn_ending``      the turn ends once what is in progress is done
``missed``           an ability that is not activated; detail: the rule
``prevented``        object or player: what did not happen; detail: what
``replaced``         object or player: what happened otherwise; detail: what
===================  ====================================================================================

``missed``, ``prevented``, ``replaced``, ``activated``, ``declined`` and ``turn_ending`` are facts of the log
only: nothing triggers on them.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import CONFIRM, ORDER, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.nodes import Node
from taisen.kernel.pending import TRIGGERED, Pending
from taisen.language.bases import NO_SLOTS
from taisen.language.slots import (
    AMOUNT,
    CARDS,
    DECLINED,
    DONE,
    EVENT_CARD,
    IT,
    OTHER,
    SUBJECT,
    fresh_slots,
)
from taisen.wixoss.card_index import card_index
from taisen.wixoss.index import TRIGGER, Placed, bearing, field_index
from taisen.wixoss.rules import cost, paying, rule_processing, values, versions
from taisen.wixoss.rules.cost import Price
from taisen.wixoss.rules.marks import DELAYED, GAME, limited_mark
from taisen.wixoss.rules.placing import silent_mark
from taisen.wixoss.rules.zones import place_of
from taisen.wixoss.state import ZONES, WixossState
from taisen.wixoss.vocabulary.abilities import (
    ONCE_A_GAME,
    TWICE_A_TURN,
    Action,
    EffectAbility,
    Triggered,
)

ORDER_CAUSE: Final = Cause(RULE, -1, "WX-21.06")


# -- how often -------------------------------------------------------------------------------------


def limit_key(ability: Triggered | Action, cause: Cause) -> str:
    """Return the mark that counts the uses of a limited ability.

    WX-20.19: of one field card or, elsewhere, one card. WX-20.18: once a game is once for its card.
    """
    if ability.limit == ONCE_A_GAME:
        return f"{GAME}{cause.card} {ability.key}"
    return limited_mark(cause.object or -1 - cause.card, ability.key)


def used_up(state: WixossState, ability: Triggered | Action, cause: Cause) -> bool:
    """Return whether a limited ability has been used as often as it may be (WX-20.17, WX-20.18)."""
    limit = ability.limit
    if not limit:
        return False
    return state.marks.get(limit_key(ability, cause), 0) >= (2 if limit == TWICE_A_TURN else 1)


def count_use(state: WixossState, ability: Triggered | Action, cause: Cause, by: int = 1) -> None:
    """Count one use of an ability, if it is limited; -1 takes one back."""
    if ability.limit:
        key = limit_key(ability, cause)
        state.marks[key] = state.marks.get(key, 0) + by


# -- what an event triggers ------------------------------------------------------------------------


def heard(state: WixossState, name: str) -> bool:
    """Return whether anything may wait for events of this name, or look back on one."""
    index = state.index
    known = None if index is None else index.bearing
    if known is None or known.modifiers is not state.modifiers:
        known = bearing(state)
    return name in known.heard or known.granting or state.before is not None


def notice(state: WixossState, event: Event) -> None:
    """Make pending what ``event`` triggers (WX-21.01)."""
    name = event.name
    before = state.before
    index = state.index
    if index is None:
        index = field_index(state)
    for entry in index.triggered.get(name, ()):
        _notice_placed(state, state, event, entry, before is not None)
    for entry in values.given(state, name):
        _notice_placed(state, state, event, entry, before is not None)
    if state.modifiers:
        _notice_delayed(state, event)
    if before is not None:
        # WX-21.10: what looks back is asked of the match as it was before the move.
        for entry in field_index(before).triggered.get(name, ()):
            if _looks_back(entry):
                _notice_placed(state, before, event, entry, False)
        for entry in values.given(before, name):
            if _looks_back(entry):
                _notice_placed(state, before, event, entry, False)
    listening = card_index(state).listening
    if listening:
        for card, ability in listening.get(name, ()):
            _notice_elsewhere(state, event, card, ability)


def _looks_back(entry: Placed) -> bool:
    ability = entry.ability
    return isinstance(ability, Triggered) and ability.trigger.looks_back


def _notice_placed(
    state: WixossState, seen: WixossState, event: Event, entry: Placed, forward_only: bool
) -> None:
    """Make an ability of a field card pending if ``event``, looked at in the match ``seen``, triggers it."""
    ability = entry.ability
    assert isinstance(ability, Triggered)
    trigger = ability.trigger
    if forward_only and trigger.looks_back:
        return
    if not trigger.fits(seen, event, entry.cause):
        return
    found = seen.objects[entry.object]
    # WX-28.05, WX-34.07, WX-35.10: in the state that it asks for, when the event happens.
    if not values.works(seen, found, ability, entry.cause, False, entry.time):
        return
    silent = ability.enter and silent_mark(entry.object) in state.marks
    if silent or (ability.enter and values.restricted(seen, found, "cannot-activate-enter")):
        state.note(Event("missed", found.controller, entry.cause, found.id, entry.cause.card))
        return
    also = ability.also
    if also is None or also.holds(seen, entry.cause, NO_SLOTS):
        _add(state, seen, event, ability, entry.cause)


def _notice_delayed(state: WixossState, event: Event) -> None:
    """Make pending what effects said should happen later ("when ... this turn")."""
    for modifier in state.modifiers:
        if modifier.layer != TRIGGER:
            continue
        ability = modifier.value
        assert isinstance(ability, Triggered)
        if event.name in ability.trigger.events and ability.trigger.fits(state, event, modifier.cause):
            _add(state, state, event, ability, modifier.cause, DELAYED, modifier.objects)


def _notice_elsewhere(state: WixossState, event: Event, card: int, ability: Triggered) -> None:
    """Make an ability of a card that is not on the field pending."""
    kind = place_of(state, card)
    # The field index answers for cards on the field.
    if kind < 0 or (ability.place != "anywhere" and ZONES[kind] != ability.place):
        return
    definition = state.definitions[card]
    cause = Cause(
        EFFECT,
        state.owners[card],
        card=card,
        ability=ability.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )
    if not ability.trigger.fits(state, event, cause):
        return
    also = ability.also
    if also is None or also.holds(state, cause, NO_SLOTS):
        _add(state, state, event, ability, cause)


def _add(
    state: WixossState,
    seen: WixossState,
    event: Event,
    ability: Triggered,
    cause: Cause,
    rank: int = TRIGGERED,
    kept: tuple[int, ...] = (),
) -> None:
    """Make an ability wait, with what it will be about; ``kept`` is what an effect chose before."""
    if used_up(state, ability, cause):
        return
    captured: list[Value] = fresh_slots()
    captured[IT] = kept
    captured[SUBJECT] = event.object
    captured[OTHER] = event.other
    captured[AMOUNT] = event.amount
    captured[EVENT_CARD] = event.card
    captured[CARDS] = event.cards or ((event.card,) if event.card >= 0 else ())
    text = f"{state.definitions[cause.card].number} {ability.key.rpartition('/')[2]}"
    # WX-21.12: once for each event, or for each card that the text names one by one. Each waits by itself.
    for _ in range(ability.trigger.times(seen, event, cause)):
        item = Pending(state.serial, rank, cause.player, ability, cause, tuple(captured), text)
        state.pending = (*state.pending, item)


# -- coming to rest --------------------------------------------------------------------------------


def rest(state: WixossState) -> None:
    """Push ``REST`` if rule processing or a waiting ability has something to do."""
    if state.pending or rule_processing.due(state):
        state.push(REST, state.turn_player, ORDER_CAUSE, [])


def announce(state: WixossState, name: str, player: int, cause: Cause, detail: str) -> None:
    """Report that a phase or step has begun, all that happens in a step behind which comes ``rest``.

    Most often nothing waits for it and no log is kept: then the moment passes without an event, and the step
    behind, which would find nothing to do, is passed over.
    """
    if state.log is not None or state.batch or heard(state, name):
        state.happen(Event(name, player, cause, detail=detail))
        return
    state.serial += 1  # a moment all the same
    if not state.pending and not rule_processing.due(state):
        state.steps[-1] += 1


def _next(state: WixossState) -> None:
    state.jump(0)
    # WX-21.05, WX-22.14: rule processing first, until nothing applies.
    if rule_processing.due(state):
        rule_processing.begin(state)
        return
    _drop_missed(state)
    items = waiting(state)
    if not items:
        state.pop()
    elif len(items) == 1 or _copies(items):
        _start(state, items[0])
    else:
        _ask_order(state, items)


def waiting(state: WixossState) -> list[Pending]:
    """Return the waiting abilities among which the next is picked."""
    # WX-21.06, WX-21.07, WX-99.04
    player = state.turn_player
    own = [item for item in state.pending if item.controller == player]
    return own or list(state.pending)


def _copies(items: list[Pending]) -> bool:
    """Whether all are the same ability of the same source, triggered alike: their order decides nothing."""
    first = items[0]
    for item in items[1:]:
        if item.ability is not first.ability or item.slots != first.slots:
            return False
        if item.cause.object != first.cause.object or item.cause.card != first.cause.card:
            return False
    return True


def _ask_order(state: WixossState, items: list[Pending]) -> None:
    texts: dict[str, int] = {}
    options: list[Option] = []
    for index, item in enumerate(items):
        text = f"resolve {item.text}"
        texts[text] = texts.get(text, 0) + 1
        if texts[text] > 1:
            text = f"{text}#{texts[text]}"
        options.append(Option("resolve", text, index))
    state.jump(1)
    # WX-21.06, WX-18.09
    state.ask(Decision(items[0].controller, "order-effects", ORDER, options, ORDER_CAUSE))


def _take_order(state: WixossState) -> None:
    state.jump(0)
    _start(state, waiting(state)[state.answer.target])


def _start(state: WixossState, item: Pending) -> None:
    state.pending = tuple(other for other in state.pending if other is not item)
    ability = item.ability
    # WX-22.06: the card of a Life Burst that waits no more is looked at anew.
    state.touch()
    if isinstance(ability, Procedure):
        state.push(ability, item.controller, item.cause, list(item.slots))
        return
    assert isinstance(ability, EffectAbility)
    if isinstance(ability, Triggered):
        # WX-99.11: the first that is activated uses the limit up, the others are dropped.
        if used_up(state, ability, item.cause):
            _note_missed(state, item, "WX-20.17")
            return
        count_use(state, ability, item.cause)
    resolve(state, ability, item.controller, item.cause, list(item.slots))


REST: Final[Procedure[WixossState]] = Procedure("rest", (("next", _next), ("take-order", _take_order)))
"""Rule processing and waiting abilities, until there is neither."""


# -- missing the timing ----------------------------------------------------------------------------


def _drop_missed(state: WixossState) -> None:
    """Drop waiting abilities whose card has moved on or has lost them (WX-21.08, WX-21.09)."""
    if not state.pending or not versions.of(state).missing_the_timing:
        return
    for item in state.pending:
        rule = _missed(state, item)
        if rule:
            state.pending = tuple(other for other in state.pending if other is not item)
            _note_missed(state, item, rule)


def _missed(state: WixossState, item: Pending) -> str:
    """Return the rule by which a waiting ability misses its timing, empty if it does not."""
    ability = item.ability
    cause = item.cause
    if not isinstance(ability, Triggered) or not cause.object or item.rank == DELAYED:
        return ""
    found = state.objects.get(cause.object)
    if found is None:
        # WX-21.10: its own leaving made it wait; that its card goes on from there is seen as it moves.
        tied = ability.trigger.looks_back and item.slots[SUBJECT] == cause.object
        return "" if tied else "WX-21.08"
    # WX-21.09
    return "" if values.keeps(state, found, ability) else "WX-21.09"


def _note_missed(state: WixossState, item: Pending, rule: str) -> None:
    cause = item.cause
    state.note(Event("missed", item.controller, cause, cause.object, cause.card, detail=rule))


# -- carrying out one ability ----------------------------------------------------------------------


def resolve(
    state: WixossState,
    ability: EffectAbility,
    controller: int,
    cause: Cause,
    slots: list[Value],
) -> None:
    """Push the carrying out of one ability: its cost, if it has one and it is paid, and its effect."""
    state.push(RESOLVE, controller, cause, slots, ability)


def wait(
    state: WixossState, node: Node, controller: int, cause: Cause, slots: list[Value], text: str
) -> None:
    """Make something wait for its turn beside what events trigger (a Life Burst, a trap).

    A procedure that waits is pushed with these slots when its turn comes.
    """
    item = Pending(state.serial, TRIGGERED, controller, node, cause, tuple(slots), text)
    state.pending = (*state.pending, item)


def _ask_cost(state: WixossState) -> None:
    frame = state.frame
    ability = frame.item
    if not isinstance(ability, Triggered) or ability.cost is None:
        state.jump(RESOLVE.step_index("effect"))
        return
    payable = cost.can_afford(state, frame.controller, _price(state, ability), frame.cause)
    # What may be in a hidden zone is asked for even if it is not there, so that being asked tells nothing.
    if not payable and not ability.cost.deeds:
        _decline(state, ability)
        return
    options = [Option("decline", "decline")]
    if payable:
        options.insert(0, Option("activate", "activate"))
    # WX-20.11: it is activated only if its player pays.
    name = state.definitions[frame.cause.card].number
    state.ask(
        Decision(frame.controller, "activate-ability", CONFIRM, options, frame.cause, (name,), window=True)
    )


def _price(state: WixossState, ability: Triggered) -> Price:
    """Return what activating the ability of the frame on top costs."""
    cause = state.frame.cause
    price = cost.ability_price(state, Placed(cause.object, ability, cause), ability.cost)
    assert price is not None
    return price


def _decline(state: WixossState, ability: Triggered) -> None:
    """Leave the ability of the frame on top: it was not activated, and its use is still there."""
    frame = state.frame
    # WX-99.11
    count_use(state, ability, frame.cause, -1)
    state.note(Event("declined", frame.controller, frame.cause, frame.cause.object, frame.cause.card))
    state.pop()


def _take_cost(state: WixossState) -> None:
    frame = state.frame
    ability = frame.item
    assert isinstance(ability, Triggered)
    if state.answer.verb == "decline":
        _decline(state, ability)
    else:
        paying.pay(state, frame.controller, _price(state, ability), frame.cause, True)


def _effect(state: WixossState) -> None:
    frame = state.frame
    ability = frame.item
    assert isinstance(ability, EffectAbility)
    cause = frame.cause
    state.note(Event("activated", frame.controller, cause, cause.object, cause.card))
    state.push(ability.effect, frame.controller, cause)


def _resolved(state: WixossState) -> None:
    frame = state.frame
    ability = frame.item
    # WX-99.11
    if state.slots[DONE] == DECLINED and isinstance(ability, Triggered):
        count_use(state, ability, frame.cause, -1)
    state.pop()


RESOLVE: Final[Procedure[WixossState]] = Procedure(
    "resolve-effect",
    (("ask-cost", _ask_cost), ("take-cost", _take_cost), ("effect", _effect), ("resolved", _resolved)),
)
"""Carries out one ability; what it causes waits until it is done (WX-21.04)."""
