"""Blocks by two at once: an attacker that is blocked only by a pair, and battles one of the two.

Its player says which of them, as the text is an effect of that player's card. Both have blocked and both are
exhausted; the other one is no part of the battle, and does not take the place of the one that leaves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules.values import active, applies, is_spirit, is_ultimate
from taisen.battle_spirits.vocabulary.changes import PairBlock
from taisen.kernel.decisions import PICK_CARDS, Decision, Option

if TYPE_CHECKING:
    from taisen.battle_spirits.state import BattleState, FieldCard
    from taisen.kernel.events import Cause
    from taisen.language.at_work import Active

BESIDE: Final = "beside"
"""Detail of the "blocked" event of the one that is not battled: the attacker is blocked once."""


def pairing(state: BattleState, attacker: FieldCard) -> Active | None:
    """Return what lets an attacker be blocked by a pair only, None if nothing does."""
    for entry in active(state, "restriction"):
        if isinstance(entry.modification, PairBlock) and applies(state, entry, attacker):
            return entry
    return None


def partners(state: BattleState, item: int, able: list[int]) -> list[int]:
    """Return which of the field cards that may block make a pair with ``item``: two of one kind."""
    first = state.objects[item]
    return [other for other in able if other != item and _same_sort(state, first, state.objects[other])]


def _same_sort(state: BattleState, one: FieldCard, two: FieldCard) -> bool:
    # BS-11.11, BS-18.01: the text names two spirits or two ultimates, and an ultimate is no spirit.
    if is_ultimate(state, one):
        return is_ultimate(state, two)
    return is_spirit(state, one) and is_spirit(state, two)


def ask_second(state: BattleState, player: int, first: int, able: list[int], cause: Cause) -> None:
    """Ask who blocks beside ``first``."""
    options = [
        Option("block", f"block {name_of(state, item, player)}", item)
        for item in partners(state, first, able)
    ]
    state.ask(Decision(player, "block-second", PICK_CARDS, options, cause))


def ask_rival(state: BattleState, entry: Active, pair: tuple[int, int]) -> None:
    """Ask the player of the effect which of the two is battled."""
    # Ruling 52: whoever the text speaks of picks, and it says what the attacking spirit does.
    player = entry.cause.player
    options = [Option("choose", f"choose {name_of(state, item, player)}", item) for item in pair]
    arguments = (entry.cause.ability, 1)
    state.ask(Decision(player, "choose-field", PICK_CARDS, options, entry.cause, arguments))
