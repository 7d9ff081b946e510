"""Timing (chapters 35, 36): what an event triggers, in which order it is resolved, and coming to rest.

``REST`` resolves everything newer than a mark: declarations of bursts, then pending effects
(continuous before triggered, the turn player orders, newly caused ones first), then departures, and
for the outermost rest the declared bursts.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.card_index import card_index
from taisen.battle_spirits.hearing import AT_HAND_EVENTS, AWAY_EVENTS, HAND_EVENTS, TRASH_EVENTS
from taisen.battle_spirits.index import FORMS, Placed, cause_of, field_index, holder
from taisen.battle_spirits.rules import burst as bursts
from taisen.battle_spirits.rules import cores, hand_calls, rebirth
from taisen.battle_spirits.rules.alike import alike
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.lasting import FOR_THE_MATCH
from taisen.battle_spirits.rules.leaving import LEAVE, leave_slots, waiting
from taisen.battle_spirits.rules.values import active, applies, cause_given, same_by_name, works
from taisen.battle_spirits.state import (
    AT_HAND,
    BURST_AREA,
    HAND,
    TRASH,
    ZONE_COUNT,
    BattleState,
    FieldCard,
)
from taisen.battle_spirits.vocabulary.abilities import (
    AS_BASE,
    IN_HAND,
    IN_TRASH,
    LYING_AT_HAND,
    STANDING,
    Activated,
    CardAbility,
    Counted,
    EffectAbility,
    Triggered,
)
from taisen.battle_spirits.vocabulary.changes import BurstAnswerRule, Grant
from taisen.kernel.decisions import ORDER, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.pending import CONTINUOUS, TRIGGERED, Pending
from taisen.language.bases import NO_SLOTS
from taisen.language.slots import (
    AMOUNT,
    CARDS,
    DECLINED,
    DONE,
    EVENT_CARD,
    IT,
    MARK,
    OTHER,
    SLOT_COUNT,
    SUBJECT,
    fresh_slots,
)
from taisen.language.words import walk

ORDER_CAUSE: Final = Cause(RULE, -1, "BS-35.07")
REST_MARK: Final = 0
ONCE_A_MATCH: Final = "once-a-match"
"""Limit of an ability that a player may use once in a match."""
KEYWORD_GIVEN: Final = "keyword_given"
"""Event after the effect of an ability with a keyword: amount the life that the opponent lost by it."""
ADVENTED: Final = "advented"
SUMMONING: Final = 2
ADVENTING: Final = 1
"""Event of a card that has come onto its base (chapter 28): object, card, amount the former card."""


# -- what an event triggers ------------------------------------------------------------------------


def notice(state: BattleState, event: Event) -> None:
    """Make pending what ``event`` triggers, and note which bursts it allows to be declared."""
    index = state.index
    if index is None:
        index = field_index(state)
    name = event.name
    placed = index.triggered.get(name)
    if placed is not None:
        for entry in placed:
            _notice_placed(state, event, entry)
    if state.modifiers or "grant" in index.continuous:
        _notice_granted(state, event)
        _notice_delayed(state, event)
    if name in AWAY_EVENTS:
        if name in TRASH_EVENTS:
            _notice_away(state, event, TRASH)
        if name in AT_HAND_EVENTS:
            _notice_away(state, event, AT_HAND)
        if name in HAND_EVENTS:
            hand_calls.notice(state, event)
    zones = state.zones
    if (zones[BURST_AREA] or zones[ZONE_COUNT + BURST_AREA]) and name in card_index(state).burst_events:
        bursts.notice(state, event)


def _notice_placed(state: BattleState, event: Event, entry: Placed) -> None:
    found = holder(state, entry.object)
    ability = entry.ability
    assert found is not None
    assert isinstance(ability, Triggered)
    trigger = ability.trigger
    # BS-37.04: a waiting card gives no new effects but those tied to its leaving.
    if found.leaving and not (trigger.leaving and event.object == found.id):
        return
    # That the match is over needs no word here: nothing is asked then.
    if not trigger.fits(state, event, entry.cause) or not works(state, found, ability, form=entry.form):
        return
    # BS-35.13: under "does not work" a momentary effect does not come at all.
    if (
        trigger.on_summon
        and trigger.summons(event.name)
        and prohibited(state, found.controller, "when-summoned-effects")
    ):
        state.note(Event("missed", found.controller, entry.cause, found.id, entry.cause.card))
        return
    condition = ability.condition
    if condition is None or condition.holds(state, entry.cause, NO_SLOTS):
        _add(state, event, ability, cause_of(state, found, ability.key, entry.cause.card))


def _notice_granted(state: BattleState, event: Event) -> None:
    for entry in active(state, "grant"):
        modification = entry.modification
        assert isinstance(modification, Grant)
        ability = modification.ability
        if not isinstance(ability, Triggered) or event.name not in ability.trigger.events:
            continue
        for found in list(state.objects.values()):
            # BS-37.04
            if found.leaving and not (ability.trigger.leaving and event.object == found.id):
                continue
            if not applies(state, entry, found):
                continue
            cause = cause_given(state, found, ability.key)
            if not ability.trigger.fits(state, event, cause) or not works(state, found, ability):
                continue
            condition = ability.condition
            if condition is None or condition.holds(state, cause, NO_SLOTS):
                _add(state, event, ability, cause)


def _notice_delayed(state: BattleState, event: Event) -> None:
    for modifier in state.modifiers:
        if modifier.layer != "trigger":
            continue
        ability = modifier.value
        assert isinstance(ability, Triggered)
        if event.name in ability.trigger.events and ability.trigger.fits(state, event, modifier.cause):
            _add(state, event, ability, modifier.cause, modifier.objects)


def _notice_away(state: BattleState, event: Event, kind: int) -> None:
    """Make pending what an event triggers of the cards in the trash, or of those at hand."""
    for player in (state.turn_player, 1 - state.turn_player):
        for card in state.zone(player, kind):
            definition = state.definitions[card]
            found = definition.trash_triggered if kind == TRASH else definition.at_hand_triggered
            for ability in found:
                during = ability.during
                if during is not None and not during.now(state, player):
                    continue
                cause = Cause(
                    EFFECT,
                    player,
                    card=card,
                    ability=ability.key,
                    colors=definition.colors,
                    source_kind=definition.kind,
                )
                condition = ability.condition
                if event.name not in ability.trigger.events or not ability.trigger.fits(state, event, cause):
                    continue
                if condition is None or condition.holds(state, cause, NO_SLOTS):
                    _add(state, event, ability, cause)


def limit_key(state: BattleState, ability: Triggered | Activated, cause: Cause) -> str:
    """Return the key under which the uses of a limited ability are counted this turn.

    A plain limit counts for each field card, a same-name limit for each card name of a player; other
    names with equal text count apart.
    """
    # BS-36.01, BS-36.02
    if ability.limit == "once":
        return f"once {cause.object} {ability.key}"
    span = FOR_THE_MATCH if ability.limit == ONCE_A_MATCH else "once "
    return f"{span}{cause.player} {state.definitions[cause.card].name} {ability.key.rpartition('/')[2]}"


def used_up(state: BattleState, ability: Triggered | Activated, cause: Cause) -> bool:
    """Return whether a limited ability has been used as often as it may be this turn."""
    if ability.limit in ("", "no-overlap"):
        return False
    times = ability.times if isinstance(ability, Counted) else 1
    return state.marks.get(limit_key(state, ability, cause), 0) >= times


def _overlaps(state: BattleState, ability: Triggered, cause: Cause, captured: tuple[Value, ...]) -> bool:
    """Whether another card of the same name already gives this "no overlapping" effect for the same event."""
    # BS-36.03
    return ability.limit == "no-overlap" and any(
        item.serial == state.serial
        and item.slots == captured
        and item.cause.card != cause.card
        and same_by_name(state, item.cause, cause)
        for item in state.pending
    )


def _unanswered(state: BattleState, event: Event, player: int) -> bool:
    """Whether an effect forbids the effects of ``player`` to answer an event."""
    for entry in active(state, "player"):
        modification = entry.modification
        if isinstance(modification, BurstAnswerRule) and modification.effects_too:
            if entry.player in (player, 2) and modification.stops(state, event, entry.cause):
                return True
    return False


def await_turn(state: BattleState, event: Event, ability: Triggered, cause: Cause) -> None:
    """Let an effect wait for its turn among what the same event triggers."""
    _add(state, event, ability, cause)


def _add(
    state: BattleState, event: Event, ability: Triggered, cause: Cause, kept: tuple[int, ...] = ()
) -> None:
    if used_up(state, ability, cause):
        return
    if event.name == "drew" and _unanswered(state, event, cause.player):
        return
    if bursts.hushed(state, cause.player):
        state.note(Event("missed", cause.player, cause, cause.object, cause.card, detail="impossible"))
        return
    captured: list[Value] = fresh_slots()
    captured[IT] = kept
    captured[SUBJECT] = event.object
    captured[OTHER] = event.other
    captured[AMOUNT] = event.amount
    captured[EVENT_CARD] = event.card
    captured[CARDS] = (event.card,) if event.card >= 0 else event.cards
    if ability.trigger.on_summon or ability.trigger.on_advent:
        # What it was given for is asked when the effect is over.
        captured.append(SUMMONING if ability.trigger.summons(event.name) else int(event.name == ADVENTED))
    slots = tuple(captured)
    if _overlaps(state, ability, cause, slots):
        return
    text = f"{state.definitions[cause.card].number} {ability.key.rpartition('/')[2]}"
    item = Pending(state.serial, TRIGGERED, cause.player, ability, cause, slots, text)
    state.pending = (*state.pending, item)


# -- coming to rest --------------------------------------------------------------------------------


def rest(state: BattleState, mark: int = 0) -> None:
    """Push ``REST`` if anything newer than ``mark`` waits; 0 means everything, bursts included."""
    waits = state.pending or state.departures or state.burst_chances or state.hand_calls
    if waits or (not mark and state.burst_queue):
        state.push(REST, state.turn_player, ORDER_CAUSE, [mark])


def settle_here(state: BattleState) -> None:
    """Resolve what the procedure on top has caused so far: its slot ``MARK`` says since when."""
    mark = state.slots[MARK]
    assert isinstance(mark, int)
    rest(state, mark)


def _next(state: BattleState) -> None:
    mark = state.slots[REST_MARK]
    assert isinstance(mark, int)
    state.jump(0)
    if state.hand_calls:
        state.push(hand_calls.CALL, 1 - state.turn_player, hand_calls.CALL_CAUSE, [])
        return
    if state.burst_chances:
        state.push(bursts.DECLARE, 1 - state.turn_player, bursts.DECLARE_CAUSE, [])
        return
    items = eligible(state, mark)
    if items:
        _order(state, items)
    elif waiting(state, mark):
        state.push(LEAVE, state.turn_player, ORDER_CAUSE, leave_slots(mark))
    elif mark == 0 and state.burst_queue:
        # BS-25.09: declared bursts come when nothing else is in progress.
        bursts.start_next(state)
    else:
        state.pop()


def eligible(state: BattleState, mark: int) -> list[Pending]:
    """Return the pending effects newer than ``mark`` among which the next is picked."""
    items = [item for item in state.pending if item.serial > mark]
    # BS-35.06
    first = [item for item in items if item.rank == CONTINUOUS]
    return first or items


def _order(state: BattleState, items: list[Pending]) -> None:
    if len(items) == 1 or _copies(state, items):
        state.jump(0)
        _start(state, items[0])
        return
    # BS-35.07, BS-99.01: the turn player orders the effects of both players.
    texts: dict[str, int] = {}
    options: list[Option] = []
    for index, item in enumerate(items):
        side = "" if item.controller == state.turn_player else "opp:"
        text = f"resolve {side}{item.text}"
        texts[text] = texts.get(text, 0) + 1
        if texts[text] > 1:
            text = f"{text}#{texts[text]}"
        options.append(Option("resolve", text, index))
    state.jump(1)
    state.ask(Decision(state.turn_player, "order-effects", ORDER, options, ORDER_CAUSE))


def _copies(state: BattleState, items: list[Pending]) -> bool:
    """Whether all are copies of one ability whose order makes no difference to ask about.

    BS-35.07 lets the turn player order them; an order of copies that leads to the same whatever it is
    decides nothing. They have one source; or alike sources, and nobody chooses in them.
    """
    first = items[0]
    ability = first.ability
    assert isinstance(ability, Triggered)
    for item in items[1:]:
        if item.ability is not ability or item.controller != first.controller or item.slots != first.slots:
            return False
        if item.cause.object == first.cause.object:
            continue
        if any(word.asks for word in walk(ability.effect)):
            return False
        if not alike(state, first.cause.object, item.cause.object, items):
            return False
    return True


def _take_order(state: BattleState) -> None:
    mark = state.slots[REST_MARK]
    assert isinstance(mark, int)
    item = eligible(state, mark)[state.answer.target]
    state.jump(0)
    _start(state, item)


def _start(state: BattleState, item: Pending) -> None:
    state.pending = tuple(other for other in state.pending if other is not item)
    ability = item.ability
    assert isinstance(ability, Triggered)
    if used_up(state, ability, item.cause) or not _still(state, ability, item):
        cause = item.cause
        state.note(Event("missed", item.controller, cause, cause.object, cause.card, detail="no-longer"))
        return
    if ability.limit:
        key = limit_key(state, ability, item.cause)
        state.marks[key] = state.marks.get(key, 0) + 1
    resolve(state, ability, item.controller, item.cause, list(item.slots))


def _still(state: BattleState, ability: Triggered, item: Pending) -> bool:
    """Whether a pending effect may still be given when its turn comes."""
    cause = item.cause
    if ability.place == IN_TRASH and state.places[cause.card] % ZONE_COUNT != TRASH:
        return False
    if ability.place == LYING_AT_HAND and state.places[cause.card] % ZONE_COUNT != AT_HAND:
        return False
    if ability.place == IN_HAND and state.places[cause.card] % ZONE_COUNT != HAND:
        return False
    # What an effect gave for a time outlives its source: such an ability has no place.
    if cause.object and ability.place:
        source = _giver(state, ability, cause)
        tied = ability.trigger.leaving and item.slots[SUBJECT] == cause.object
        if source is None:
            return tied
        # BS-37.04
        if source.leaving and not tied:
            return False
        if rebirth.hidden(state.definitions[cause.card], ability):
            return False
        # BS-09.04, BS-35.13: what came before it may have taken its level away, or its effects.
        if not tied and cause.object in state.objects:
            form = AS_BASE if cause.card in source.bases else STANDING
            if not works(state, source, ability, form=form):
                return False
    # BS-30.07: one Rebirth after the other, and each may end the condition of the next.
    if ability.keyword == rebirth.REBIRTH and not _rebirth_holds(state, ability, cause):
        return False
    subject = item.slots[SUBJECT]
    assert isinstance(subject, int)
    return ability.trigger.still(state, subject, cause)


def _giver(state: BattleState, ability: EffectAbility, cause: Cause) -> FieldCard | None:
    """The card that gives an effect, None once it is no longer in a form in which it does."""
    source = holder(state, cause.object)
    if source is None or cause.object in state.objects or not isinstance(ability, CardAbility):
        return source
    # BS-32.13: what a spirit gave does not go on as soul state, unless its head says so (BS-32.12).
    form = FORMS[state.places[source.card] % ZONE_COUNT]
    return source if ability.forms & form else None


def _rebirth_holds(state: BattleState, ability: Triggered, cause: Cause) -> bool:
    if not rebirth.can_turn_over(state, cause.object):
        return False
    condition = ability.condition
    return condition is None or condition.holds(state, cause, NO_SLOTS)


REST: Final[Procedure[BattleState]] = Procedure("rest", (("next", _next), ("take-order", _take_order)))
"""Resolves everything newer than its mark."""


# -- resolving one effect --------------------------------------------------------------------------


def resolve(
    state: BattleState,
    ability: EffectAbility,
    controller: int,
    cause: Cause,
    slots: list[Value],
) -> None:
    """Push the resolution of one ability: its effect, then everything that it caused (BS-35.08)."""
    slots[MARK] = state.next_serial()
    state.push(RESOLVE, controller, cause, slots, ability)


def _effect(state: BattleState) -> None:
    frame = state.frame
    ability = frame.item
    assert isinstance(ability, EffectAbility)
    state.note(Event("effect", frame.controller, frame.cause, frame.cause.object, frame.cause.card))
    if _watched(state, ability):
        state.slots.append((cores.life(state, 1 - frame.controller),))
    state.push(ability.effect, frame.controller, frame.cause)


def _watched(state: BattleState, ability: EffectAbility) -> bool:
    """Whether something waits for effects of an ability's keyword to be given."""
    return (
        isinstance(ability, CardAbility)
        and ability.keyword != ""
        and KEYWORD_GIVEN in field_index(state).triggered
    )


def _keyword_given(state: BattleState, before: Value) -> None:
    """Tell what life the effect took that was just given, ``before`` holding what there was."""
    frame = state.frame
    ability = frame.item
    assert isinstance(ability, CardAbility) and isinstance(before, tuple)
    if state.slots[DONE] == DECLINED:
        return
    taken = max(0, before[0] - cores.life(state, 1 - frame.controller))
    cause = frame.cause
    keyword = ability.keyword
    name = "keyword_given"
    state.happen(Event(name, frame.controller, cause, cause.object, cause.card, taken, detail=keyword))


def _derived(state: BattleState) -> None:
    slots = state.slots
    if len(slots) > SLOT_COUNT and isinstance(slots[-1], tuple):
        _keyword_given(state, slots.pop())
    mark = state.slots[MARK]
    assert isinstance(mark, int)
    rest(state, mark)


def _resolved(state: BattleState) -> None:
    frame = state.frame
    ability = frame.item
    # BS-35.10: an effect given at will that was declined was not given, and its use is still there.
    declined = state.slots[DONE] == DECLINED
    if (
        declined
        and isinstance(ability, Triggered)
        and ability.limit in ("once", "once-by-name", ONCE_A_MATCH)
    ):
        _take_back(state, limit_key(state, ability, frame.cause))
    if isinstance(ability, Triggered) and not declined:
        # What bursts call "after an opposing when-summoned effect", or one of another coming.
        detail = _coming(state, ability)
        if detail is not None:
            cause = frame.cause
            name = "summon_effect_given"
            state.happen(Event(name, frame.controller, cause, cause.object, cause.card, detail=detail))
    state.pop()


def _take_back(state: BattleState, key: str) -> None:
    """Count one use of a limited ability less."""
    uses = state.marks.get(key, 0)
    if uses > 1:
        state.marks[key] = uses - 1
    else:
        state.marks.pop(key, None)


def _coming(state: BattleState, ability: Triggered) -> str | None:
    """For what coming of its card the effect in progress was given: "" a summoning, None for none."""
    trigger = ability.trigger
    if trigger.on_rebirth:
        return "reborn"
    if not trigger.on_summon and not trigger.on_advent:
        return None
    slots = state.slots
    if len(slots) <= SLOT_COUNT:
        return "" if trigger.on_summon else None
    # BS-28.04: an advent is no summoning.
    if slots[SLOT_COUNT] == SUMMONING:
        return ""
    return "advented" if slots[SLOT_COUNT] == ADVENTING else None


RESOLVE: Final[Procedure[BattleState]] = Procedure(
    "resolve-effect", (("effect", _effect), ("derived", _derived), ("resolved", _resolved))
)
"""Gives one effect, then what it caused, so that newly caused effects come first (BS-35.08)."""


def resolving(state: BattleState) -> EffectAbility | None:
    """Return the ability whose effect is in progress, None outside effects."""
    for frame in reversed(state.frames):
        if frame.node is RESOLVE:
            ability = frame.item
            assert isinstance(ability, EffectAbility)
            return ability
    return None


def source_gone(state: BattleState) -> bool:
    """Return whether the field card whose effect is in progress has left or is about to.

    An effect tied to its own card's leaving goes on without it.
    """
    cause = state.frame.cause
    if not cause.object:
        return False
    ability = resolving(state)
    if isinstance(ability, Triggered) and ability.trigger.leaving and state.slots[SUBJECT] == cause.object:
        return False
    source = holder(state, cause.object) if ability is None else _giver(state, ability, cause)
    return source is None or source.leaving != ""
