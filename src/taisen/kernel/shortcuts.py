"""Shortcuts: the same actions many times over at once, where nothing could come of them but one thing.

What is repeated must be certain each time and the same each time: nobody else is asked, nothing is drawn at
random, no card becomes known. It is tried out on a copy, so that the result can be shown before anybody
agrees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.answers import named_option
from taisen.kernel.errors import BadInput, IllegalAnswer, shown

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

MOST_TIMES: Final = 1000
MOST_ANSWERS: Final = 100


def after_repeating(state: AnyState, answers: tuple[str, ...], times: int) -> AnyState:
    """Return what a match comes to when its player gives the same answers over and over.

    Args:
        state: the match, which does not change.
        answers: what is done once, as texts of options.
        times: how often it is done.

    Raises:
        BadInput: nothing is repeated, or more than anybody would.
        IllegalAnswer: some answer is not possible, or the result is not certain or not the same each time.
    """
    if not 0 < len(answers) <= MOST_ANSWERS:
        raise BadInput("what is repeated", shown(len(answers)), f"1 to {MOST_ANSWERS} answers")
    if not 0 < times <= MOST_TIMES:
        raise BadInput("times", shown(times), f"a number from 1 to {MOST_TIMES}")
    begun = state.decision
    if begun is None:
        raise IllegalAnswer("repeat: the match is over")
    new = state.copy(log=False)
    first: list[str] = []
    for turn in range(times):
        prompts = _once(new, begun.player, answers)
        if not turn:
            first = prompts
        decision = new.decision
        if prompts != first or decision is None or decision.prompt != begun.prompt:
            raise IllegalAnswer("repeat: it does not come to the same each time")
        _check_certain(state, new)
    return new


def _once(state: AnyState, player: int, answers: tuple[str, ...]) -> list[str]:
    """Give the answers once; return the prompts that they answered."""
    prompts: list[str] = []
    for answer in answers:
        decision = state.decision
        if decision is None:
            raise IllegalAnswer("repeat: the match is over before it is done")
        if decision.player != player:
            raise IllegalAnswer("repeat: the other player decides in between")
        prompts.append(decision.prompt)
        state.submit(named_option(decision, answer))
    if state.decision is None or state.decision.player != player:
        raise IllegalAnswer("repeat: it does not end where it began")
    return prompts


def _check_certain(before: AnyState, now: AnyState) -> None:
    if before.draws != now.draws:
        raise IllegalAnswer("repeat: something is drawn at random")
    for card, mask in enumerate(now.known):
        if card >= len(before.known) or mask & ~before.known[card]:
            raise IllegalAnswer("repeat: a card becomes known")
