"""End phase (chapter 19): hand size, what ends with the turn, Beat cards.

Abilities that say "at the end of the turn" come first: they trigger on the phase (WX-19.01).
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import RULE, Cause
from taisen.kernel.frames import Procedure
from taisen.wixoss.card_index import named_option, named_options
from taisen.wixoss.rules.lasting import end_of_turn
from taisen.wixoss.rules.marks import GAME
from taisen.wixoss.rules.values import extra
from taisen.wixoss.rules.zones import discard, move
from taisen.wixoss.state import BEAT, HAND, TRASH, WixossState

HAND_CAUSE: Final = Cause(RULE, -1, "WX-19.02")
BEAT_CAUSE: Final = Cause(RULE, -1, "WX-19.05")
HAND_SIZE: Final = 6

PICKED: Final = 0
"""Hand cards picked for the discard so far."""


def _ask(state: WixossState) -> None:
    player = state.turn_player
    picked = state.slots[PICKED]
    assert isinstance(picked, tuple)
    hand = state.zone(player, HAND)
    # WX-19.02, WX-19.03: the turn player's alone.
    wanted = len(hand) - HAND_SIZE - extra(state, player, "hand-size")
    if len(picked) >= wanted:
        state.jump(ADJUST_HAND.step_index("discard"))
        return
    options: list[Option] = []
    # In ascending order, so that one path leads to each choice; of equal cards the first counts.
    names = [(state.definitions[card].number, card) for card in hand]
    names.sort()
    last = -1
    if picked:
        last = names.index((state.definitions[picked[-1]].number, picked[-1]))
    numbers: set[str] = set()
    made = named_options(state, "discard")
    for number, card in names[last + 1 : len(hand) - wanted + len(picked) + 1]:
        if number not in numbers:
            numbers.add(number)
            options.append(named_option(made, "discard", card, number))
    state.ask(Decision(player, "hand-size", PICK_CARDS, options, HAND_CAUSE, (wanted - len(picked),)))


def _take(state: WixossState) -> None:
    picked = state.slots[PICKED]
    assert isinstance(picked, tuple)
    state.slots[PICKED] = (*picked, state.answer.target)
    state.jump(0)


def _discard(state: WixossState) -> None:
    picked = state.slots[PICKED]
    assert isinstance(picked, tuple)
    discard(state, state.turn_player, picked, HAND_CAUSE)
    state.pop()


ADJUST_HAND: Final[Procedure[WixossState]] = Procedure(
    "adjust-hand", (("ask", _ask), ("take", _take), ("discard", _discard))
)
"""The turn player discards down to six cards, all at once (WX-19.02)."""


def expire(state: WixossState) -> bool:
    """Stop what lasts until the end of the turn, and put all Beat cards into the trash, at once.

    Returns:
        Whether there was anything.
    """
    # WX-19.04, WX-19.07, WX-99.27
    done = end_of_turn(state)
    for found in list(state.objects.values()):
        # WX-34.09
        if found.ride:
            state.edit(found.id).ride = 0
            done = True
    for player in (0, 1):
        # WX-19.05, WX-99.10
        cards = state.zone(player, BEAT)
        if cards:
            move(state, cards, player, TRASH, BEAT_CAUSE, "beat")
            done = True
    return done


def forget(state: WixossState) -> None:
    """Forget the turn's counters; what counts for the whole game stays (WX-20.17, WX-20.18)."""
    state.marks = {key: count for key, count in state.marks.items() if key.startswith(GAME)}
