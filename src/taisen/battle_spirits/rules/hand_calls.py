"""Effects that cards give from the hand when an event comes (BS-35.01): who may give one, and asking for it.

The question tells nothing about a hand: it comes whenever the deck list has such a card and there is a hand.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.card_index import card_index
from taisen.battle_spirits.state import BOTH, HAND, BattleState
from taisen.battle_spirits.vocabulary.abilities import Triggered
from taisen.battle_spirits.waiting import HandCall
from taisen.kernel.decisions import CONFIRM, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.bases import NO_SLOTS

CALL_CAUSE: Final = Cause(RULE, -1, "BS-35.01")


def notice(state: BattleState, event: Event) -> None:
    """Note whose hand may answer an event."""
    answered = card_index(state).hand_events
    for player in (state.turn_player, 1 - state.turn_player):
        # Only if some card of the player's deck does, whatever is in the hand.
        if event.name in answered[player] and state.zone(player, HAND):
            state.hand_calls = (*state.hand_calls, HandCall(player, event))


def hand_cause(state: BattleState, player: int, card: int, ability: Triggered) -> Cause:
    """Return the cause that an effect of a card in the hand acts as."""
    definition = state.definitions[card]
    return Cause(
        EFFECT,
        player,
        card=card,
        ability=ability.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )


def _answers(state: BattleState, call: HandCall) -> list[Option]:
    from taisen.battle_spirits.rules.timing import used_up

    event = call.event
    options: list[Option] = []
    seen: set[str] = set()
    for card in state.zone(call.player, HAND):
        for place, ability in enumerate(state.definitions[card].hand_triggered):
            cause = hand_cause(state, call.player, card, ability)
            # Of equal cards it makes no difference which is meant.
            if ability.key in seen or event.name not in ability.trigger.events:
                continue
            during = ability.during
            if during is not None and not during.now(state, call.player):
                continue
            condition = ability.condition
            if condition is not None and not condition.holds(state, cause, NO_SLOTS):
                continue
            # BS-35.14: only what can be done.
            if (
                ability.trigger.fits(state, event, cause)
                and not used_up(state, ability, cause)
                and not _waits(state, ability, cause)
                and ability.effect.possible(state, cause, NO_SLOTS)
            ):
                seen.add(ability.key)
                number = state.definitions[card].number
                options.append(Option("use-hand", f"use-hand {number}", card, place))
    return options


def _waits(state: BattleState, ability: Triggered, cause: Cause) -> bool:
    """Whether this use waits for its turn already: that of the card, or the one of its name in a turn."""
    return any(
        item.controller == cause.player
        and item.ability is ability
        and (item.cause.card == cause.card or ability.limit != "")
        for item in state.pending
    )


def _ask(state: BattleState) -> None:
    if not state.hand_calls:
        state.pop()
        return
    call = state.hand_calls[0]
    options = [Option("pass", "pass"), *_answers(state, call)]
    state.ask(Decision(call.player, "use-from-hand", CONFIRM, options, CALL_CAUSE, window=True))


def _take(state: BattleState) -> None:
    from taisen.battle_spirits.rules.timing import await_turn

    call = state.hand_calls[0]
    answer = state.answer
    state.jump(0)
    if answer.verb == "pass":
        state.hand_calls = state.hand_calls[1:]
        return
    # BS-35.01: who gives an effect says which card's it is; it is seen while it waits for its turn.
    state.known[answer.target] = BOTH
    # The same event may be answered by another card: it is asked about again.
    ability = state.definitions[answer.target].hand_triggered[answer.extra]
    await_turn(state, call.event, ability, hand_cause(state, call.player, answer.target, ability))


CALL: Final[Procedure[BattleState]] = Procedure("call-hand", (("ask", _ask), ("take", _take)))
"""Asks the players whose hands may answer what has just happened."""
