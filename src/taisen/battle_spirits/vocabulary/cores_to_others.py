"""Putting cores of own field cards on other own field cards, as Star Releases ask for.

The cores are picked first, then a goal for each, in ascending order, so that one path leads to each result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules.cores import TO_RESERVE
from taisen.battle_spirits.rules.taking import share_cores
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.core_actions import PickedCores, SomeCores
from taisen.battle_spirits.vocabulary.targets import candidates
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, WORK

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

GOALS: Final = 0
"""Between the picked cores and the goals in the list of picks; neither is ever 0."""
ASK_GOAL: Final = 4
TAKE_GOAL: Final = 5


class SharedCores(SomeCores):
    """So many cores of own field cards of a sort, and for each the own field card that it goes to."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "goals")

    def __init__(self, amount: Quantity, among: Filter, goals: Filter) -> None:
        super().__init__(amount, among, TO_RESERVE)
        self.goals = goals

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what the cores are put on, which is what is asked for in so many words."""
        return say.word(self.goals, True)

    def run(self, state: AnyState, step: int) -> None:
        """Pick the cores, then a goal for each."""
        assert isinstance(state, BattleState)
        if step < ASK_GOAL:
            super().run(state, step)
        elif step == ASK_GOAL:
            self._ask_goal(state)
        else:
            chosen = state.slots[CHOSEN]
            assert isinstance(chosen, tuple)
            state.slots[CHOSEN] = (*chosen, state.answer.target)
            state.jump(ASK_GOAL)

    def finish(self, state: BattleState, slots: list[Value]) -> None:
        """Go on with the goals."""
        earlier, chosen = slots[WORK], slots[CHOSEN]
        assert isinstance(earlier, tuple) and isinstance(chosen, tuple)
        slots[WORK] = earlier + chosen
        slots[CHOSEN] = (*chosen, GOALS)
        state.jump(ASK_GOAL)

    def _ask_goal(self, state: BattleState) -> None:
        frame = state.frame
        slots = state.slots
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        picks = chosen[: chosen.index(GOALS)]
        goals = chosen[len(picks) + 1 :]
        if len(goals) == len(picks):
            state.pop()
            return
        giver = picks[len(goals)] >> 1
        there = self.takers(state, frame.cause, slots, giver)
        # Cores of one card are alike: their goals go in ascending order.
        lowest = goals[-1] if goals and picks[len(goals) - 1] >> 1 == giver else 0
        options = [
            Option("choose", f"choose {name_of(state, item, frame.controller)}", item)
            for item in there
            if item >= lowest
        ]
        if not options:
            # Nothing can take the rest, which stays where it is.
            slots[CHOSEN] = (*picks[: len(goals)], GOALS, *goals)
            state.pop()
            return
        left = len(picks) - len(goals)
        part = frame.node.key
        state.jump(TAKE_GOAL)
        state.ask(Decision(frame.controller, "choose-field", PICK_CARDS, options, frame.cause, (part, left)))

    def takers(self, state: BattleState, cause: Cause, slots: list[Value], giver: int) -> list[int]:
        """Return the own field cards that may take a core of ``giver``."""
        return [item for item in candidates(state, self.goals, cause, slots) if item != giver]


class CoresOfThoseToOthers(PickedCores):
    """Puts so many cores of own field cards of a sort on own field cards of another."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "goals")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} {core|cores@amount} of [{among:filter}] on [{goals:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}のコア{amount}個を{goals}に置く",
        "zh-Hans": "将{among@many}上的{amount}个晶核放置到{goals@many}上",
        "zh-Hant": "將{among@many}上的{amount}個晶核放置到{goals@many}上",
        "en": "put {amount} core{s:amount} of {among@many} on {goals@many}",
    }

    def __init__(self, amount: Quantity, among: Filter, goals: Filter) -> None:
        self.picks = SharedCores(amount, among, goals)
        super().__init__(self.picks)
        self.amount = amount
        self.among = among
        self.goals = goals

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the picked cores, each to its goal."""
        assert isinstance(state, BattleState)
        if GOALS not in items:
            return 0
        count = items.index(GOALS)
        return share_cores(state, items[:count], items[count + 1 :], cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cores are there that another card can take."""
        assert isinstance(state, BattleState)
        there = sum(
            self.picks.movable(state, found, cause)
            for found in self.picks.givers(state, cause, slots)
            if self.picks.takers(state, cause, slots, found.id)
        )
        return there >= max(1, self.amount.value(state, cause, slots))


CORES_TO_OTHERS_WORDS: Final = (CoresOfThoseToOthers,)
"""The words of this module, for registration."""
