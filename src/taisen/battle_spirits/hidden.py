"""Hidden cards: what may be dealt to places that a player cannot see, when a match is imagined."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules.burst import meets
from taisen.battle_spirits.rules.setup import CONTRACT_CARD, imagine_choice
from taisen.battle_spirits.state import BURST_AREA, IN_USE, ZONE_COUNT, BattleState
from taisen.battle_spirits.waiting import BurstCall
from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.state import Definition

DECK_BACK: Final = 0
TOKEN_BACK: Final = 1


def back(definition: Definition) -> int:
    """Return which back a card has: tokens look unlike the cards of the deck (BS-34.06)."""
    assert isinstance(definition, CardDefinition)
    return TOKEN_BACK if definition.token else DECK_BACK


def constrains(state: BattleState, card: int) -> bool:
    """Return whether not every card could lie in this hidden place."""
    return state.places[card] % ZONE_COUNT in (BURST_AREA, IN_USE)


def may_be(state: BattleState, card: int, definition: Definition) -> bool:
    """Return whether a face-down card could be ``definition``, as far as everybody knows."""
    assert isinstance(definition, CardDefinition)
    if state.places[card] % ZONE_COUNT == IN_USE:
        # BS-04.07: only a contract card is set aside.
        return definition.contract
    # BS-25.02, BS-01.05: only a card with a burst effect is set.
    if definition.burst is None:
        return False
    # BS-25.19: a declared burst is one whose condition was met.
    calls = [call for call in state.burst_queue if call.card == card]
    return not calls or any(_met(state, call, definition) for call in calls)


def redealt(state: BattleState, player: int) -> None:
    """Look again at what depended on the cards that were dealt anew for ``player``.

    That are the burst conditions of set cards, and the choice of a contract card that is not seen yet.
    """
    decision = state.decision
    if player == 1 and decision is not None and (decision.player, decision.prompt) == (1, CONTRACT_CARD):
        imagine_choice(state)
    # Declared bursts stay: everybody has seen the declaration.
    chances: list[BurstCall] = []
    for call in state.burst_chances:
        if state.known[call.card] >> player & 1:
            chances.append(call)
            continue
        met = _met(state, call, state.definitions[call.card])
        # A headless match asks only where a condition is met.
        if met or not state.headless:
            chances.append(BurstCall(call.player, call.card, call.event, met))
    state.burst_chances = tuple(chances)


def _met(state: BattleState, call: BurstCall, definition: CardDefinition) -> bool:
    burst = definition.burst
    if burst is None:
        return False
    cause = Cause(
        EFFECT,
        call.player,
        card=call.card,
        ability=burst.key,
        colors=definition.colors,
        source_kind=definition.kind,
    )
    return meets(state, call.event, definition, cause)
