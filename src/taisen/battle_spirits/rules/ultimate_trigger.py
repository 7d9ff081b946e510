"""The Ultimate Trigger (chapter 19): costs are compared with the top of the opponent's deck; its counters.

It runs inside the effect that uses it and leaves there which of the cards were hits. What the effect does on
a hit is the effect's own.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.rules import hand, magic_use, use_terms
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.timing import rest, source_gone
from taisen.battle_spirits.rules.traits import cost
from taisen.battle_spirits.rules.values import effects_lost
from taisen.battle_spirits.state import BOTH, DECK, HAND, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import legal
from taisen.language.slots import AMOUNT, CARDS, DONE

COUNTER_CAUSE: Final = Cause(RULE, -1, "BS-19.05")

HIT: Final = "hit"
GUARD: Final = "guard"

TIMES: Final = 0
"""How many cards are compared: 1, or 2 of a WU trigger."""
OPEN: Final = 1
"""Hit cards before whose effect a Trigger Counter may still be used; the first is the next."""
HITS: Final = 2
"""Cards that are hits for good."""
BEFORE: Final = 3
"""Serial before the last counter: what is newer was caused by it."""


def use_ultimate_trigger(state: BattleState, times: int) -> None:
    """Push an Ultimate Trigger of the effect in progress.

    The effect then finds the hit cards in its slot, and their number as its amount and as what was done.
    """
    frame = state.frame
    state.push(ULTIMATE_TRIGGER, frame.controller, frame.cause, [times, (), (), 0])


def hit_card(state: BattleState) -> int:
    """Return the hit card before whose effect a Trigger Counter is being used, -1 outside one."""
    for frame in reversed(state.frames):
        if frame.node is ULTIMATE_TRIGGER:
            cards = state.scopes[frame.scope][OPEN]
            assert isinstance(cards, tuple)
            return cards[0] if cards else -1
    return -1


def guarded_key(card: int) -> str:
    """Return the key under which it is kept that a hit of ``card`` is treated as a guard."""
    return f"guarded {card}"


def _compare(state: BattleState) -> None:
    slots = state.slots
    frame = state.frame
    player = frame.controller
    times = slots[TIMES]
    assert isinstance(times, int)
    found = state.objects.get(frame.cause.object)
    deck = state.zone(1 - player, DECK)
    cards = tuple(reversed(deck[len(deck) - min(times, len(deck)) :])) if found is not None else ()
    if not cards:
        # BS-99.05: without a card there is nothing to compare, neither hit nor guard.
        state.note(
            Event("missed", player, frame.cause, frame.cause.object, frame.cause.card, detail="no-card")
        )
    hits: list[int] = []
    for card in cards:
        # BS-19.01
        state.move_card(card, state.owners[card] * ZONE_COUNT + TRASH, BOTH)
        # BS-19.04, BS-99.06: the printed cost, of a rebirth card that of its face A, and none counts as 0.
        printed = state.definitions[card].face_a.cost
        assert found is not None
        # BS-19.02, BS-19.03, BS-19.04: the ultimate's present cost, its braves among it, must be higher.
        hit = cost(state, found) > printed
        if hit:
            hits.append(card)
        _happen(state, card, printed, HIT if hit else GUARD)
    slots[OPEN] = tuple(hits)


def _happen(state: BattleState, card: int, printed: int, detail: str) -> None:
    frame = state.frame
    state.happen(
        Event(
            "ultimate_trigger",
            frame.controller,
            frame.cause,
            frame.cause.object,
            card,
            printed,
            detail=detail,
        )
    )


def _offer(state: BattleState) -> None:
    slots = state.slots
    cards = slots[OPEN]
    assert isinstance(cards, tuple)
    if not cards:
        state.jump(ULTIMATE_TRIGGER.step_index("done"))
        return
    player = 1 - state.frame.controller
    slots[BEFORE] = state.serial
    options = [Option("pass", "pass"), *counter_options(state, player)]
    if len(options) == 1 and not state.zone(player, HAND):
        state.answer = options[0]
        return
    # BS-19.05: before the hit effect.
    state.ask(Decision(player, "trigger-counter", ACT, options, COUNTER_CAUSE, (cards[0],), window=True))


def counter_options(state: BattleState, player: int) -> list[Option]:
    """Return the Trigger Counters that ``player`` may use now."""
    options: list[Option] = []
    for card in hand.distinct_hand(state, player):
        definition = state.definitions[card]
        if definition.trigger_counter is None:
            continue
        if legal(use_terms.USE_COUNTER, state, player, card):
            options.append(Option("counter", f"counter {definition.number}", card, 0))
        if prohibited(state, player, "pay-for-counters") and legal(
            use_terms.USE_COUNTER_FREE, state, player, card
        ):
            options.append(Option("counter", f"counter {definition.number} without paying", card, 1))
    return options


def _take(state: BattleState) -> None:
    slots = state.slots
    answer = state.answer
    cards, hits = slots[OPEN], slots[HITS]
    assert isinstance(cards, tuple) and isinstance(hits, tuple)
    if answer.verb == "pass":
        slots[HITS] = (*hits, cards[0])
        slots[OPEN] = cards[1:]
        state.jump(ULTIMATE_TRIGGER.step_index("offer"))
        return
    player = 1 - state.frame.controller
    magic_use.use_magic(state, player, answer.target, magic_use.COUNTER_EFFECT, free=answer.extra == 1)


def _settle(state: BattleState) -> None:
    before = state.slots[BEFORE]
    assert isinstance(before, int)
    rest(state, before)


def _look(state: BattleState) -> None:
    slots = state.slots
    cards = slots[OPEN]
    assert isinstance(cards, tuple)
    if state.marks.pop(guarded_key(cards[0]), 0):
        slots[OPEN] = cards[1:]
        _happen(state, cards[0], state.definitions[cards[0]].face_a.cost, GUARD)
    if source_gone(state):
        # With the ultimate gone no hit effect comes, so there is nothing left to counter.
        slots[OPEN] = ()
    elif _silenced(state):
        # Ruling 92: nor does one of an ultimate that can give no effect any more.
        slots[OPEN] = slots[HITS] = ()
    state.jump(ULTIMATE_TRIGGER.step_index("offer"))


def _silenced(state: BattleState) -> bool:
    """Whether a counter has taken the effects away from what uses the trigger."""
    found = state.objects.get(state.frame.cause.object)
    return found is not None and effects_lost(state, found)


def _done(state: BattleState) -> None:
    hits = state.slots[HITS]
    assert isinstance(hits, tuple)
    state.pop()
    slots = state.slots
    slots[CARDS] = hits
    slots[AMOUNT] = len(hits)
    slots[DONE] = len(hits)


ULTIMATE_TRIGGER: Final[Procedure[BattleState]] = Procedure(
    "ultimate-trigger",
    (
        ("compare", _compare),
        ("offer", _offer),
        ("take", _take),
        ("settle", _settle),
        ("look", _look),
        ("done", _done),
    ),
)
"""Compares, then lets the opponent answer each hit with Trigger Counters."""
