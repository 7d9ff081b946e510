"""Parts of an effect that are chosen between, or given only once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Effect
from taisen.language.control import missed

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class Either(Effect):
    """One of two parts, whichever the effect's controller wants, or the opponent."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("by_opponent", "first", "second")
    notation: ClassVar[str | tuple[str, ...]] = (
        "either[[?by_opponent, as the opponent chooses,]] {first:step} or {second:step}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?by_opponent相手が選び、]]{first}。または、{second}",
        "zh-Hans": "[[?by_opponent由对手选择，]]{first}。或者，{second}",
        "zh-Hant": "[[?by_opponent由對手選擇，]]{first}。或者，{second}",
        "en": "either[[?by_opponent, as the opponent chooses,]] {first} or {second}",
    }

    def __init__(self, first: Effect, second: Effect, by_opponent: bool = False) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.by_opponent = by_opponent

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one of the parts is possible."""
        return self.first.possible(state, cause, slots) or self.second.possible(state, cause, slots)

    def run(self, state: AnyState, step: int) -> None:
        """Ask for one part, then do it."""
        frame = state.frame
        if step == 0:
            # The text leaves it to the player, of a part that can do nothing too.
            options = [Option("part", "first part", 0), Option("part", "second part", 1)]
            player = 1 - frame.controller if self.by_opponent else frame.controller
            state.ask(Decision(player, "either", PICK_OPTION, options, frame.cause, (frame.node.key,)))
        elif step == 1:
            state.push(self.second if state.answer.target else self.first, frame.controller, frame.cause)
        else:
            state.pop()


class OnceATurn(Effect):
    """A part of an effect that each source gives once a turn, however often the effect comes."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "by_name")
    notation: ClassVar[str | tuple[str, ...]] = "once per turn[[?by_name  by name]] {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?by_name同名のカードは]]ターンに1回、{effect}",
        "zh-Hans": "[[?by_name同名卡牌]]每回合1次，{effect}",
        "zh-Hant": "[[?by_name同名卡牌]]每回合1次，{effect}",
        "en": "once per turn[[?by_name among cards of this name]], {effect}",
    }

    def __init__(self, effect: Effect, by_name: bool = False) -> None:
        super().__init__()
        self.effect = effect
        self.by_name = by_name

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it was not given this turn and is possible."""
        return self._mark(state, cause) not in state.marks and self.effect.possible(state, cause, slots)

    def _mark(self, state: AnyState, cause: Cause) -> str:
        if self.by_name:
            assert isinstance(state, BattleState)
            # BS-36.02
            return (
                f"once {cause.player} {state.definitions[cause.card].name} part {self.key.partition('/')[2]}"
            )
        # BS-36.01: each card by itself, a magic too.
        source = str(cause.object) if cause.object else f"card {cause.card}"
        return f"once {source} {self.key}"

    def run(self, state: AnyState, step: int) -> None:
        """Do it unless it was given this turn."""
        frame = state.frame
        if step:
            state.pop()
        elif self._mark(state, frame.cause) in state.marks:
            missed(state, "no-longer")
            state.pop()
        else:
            state.marks[self._mark(state, frame.cause)] = 1
            state.push(self.effect, frame.controller, frame.cause)


CHOICE_WORDS: Final = (Either, OnceATurn)
"""The words of this module, for registration."""
