"""EX symbols and inheriting summon 継召 (chapter 08).

A card with 継召 may be made cheaper by removing cards with EX symbols from the own trash; that is optional,
gives 1 for each EX symbol, fills only reduction symbols that no field symbol matches, and is chosen
before the payment is fixed.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import card_cost, may_reduce, reduction
from taisen.battle_spirits.state import BOTH, REMOVED, TRASH, ZONE_COUNT, BattleState
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import RULE, Cause, Event

INHERIT_CAUSE: Final = Cause(RULE, -1, "BS-08.26")

DONE: Final = Option("done", "done")


def ex_cards(state: BattleState, player: int) -> list[int]:
    """Return the cards with EX symbols in a trash, one of each number."""
    seen: set[str] = set()
    found: list[int] = []
    for card in state.zone(player, TRASH):
        definition = state.definitions[card]
        if definition.ex_symbols and definition.number not in seen:
            seen.add(definition.number)
            found.append(card)
    return found


def unmatched(state: BattleState, player: int, definition: CardDefinition) -> int:
    """Return how many reduction symbols no field symbol matches."""
    return sum(definition.reduction) - reduction(state, player, definition)


def most(state: BattleState, player: int, card: int) -> int:
    """Return by how much 継召 could make a card cheaper at most."""
    definition = state.definitions[card]
    if not definition.inherits or not may_reduce(state, player, card):
        return 0
    # BS-99.14: one for each EX symbol, into reduction symbols left unmatched only.
    there = sum(state.definitions[other].ex_symbols for other in state.zone(player, TRASH))
    return min(there, unmatched(state, player, definition), card_cost(state, card))


def ask(state: BattleState, player: int, card: int, inherited: int, wanted: int) -> None:
    """Ask which card to remove next; stopping is offered once the rest can be paid.

    Args:
        state: the match.
        player: who uses the card.
        card: the card used.
        inherited: by how much it is cheaper already.
        wanted: cores still needed as things stand.
    """
    definition = state.definitions[card]
    state.answer = DONE
    if unmatched(state, player, definition) <= inherited or not may_reduce(state, player, card):
        return
    # BS-08.25, BS-08.26
    options = [
        Option("inherit", f"inherit {state.definitions[other].number}", other)
        for other in ex_cards(state, player)
    ]
    if cores.usable(state, player) >= wanted or not options:
        options.insert(0, DONE)
    state.ask(Decision(player, "inherit", PICK_CARDS, options, INHERIT_CAUSE, (card,)))


def remove(state: BattleState, player: int, card: int, other: int, inherited: int) -> int:
    """Remove a card with EX symbols from the match; return by how much the card used is cheaper now."""
    state.move_card(other, player * ZONE_COUNT + REMOVED, BOTH)
    state.happen(Event("removed", player, INHERIT_CAUSE, card=other))
    room = unmatched(state, player, state.definitions[card])
    return min(room, inherited + state.definitions[other].ex_symbols)
