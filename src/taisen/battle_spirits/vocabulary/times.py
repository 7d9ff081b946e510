"""Parts of the turn, and durations."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.lasting import BATTLE, TURN, step_end
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.abilities import During
from taisen.kernel.events import Cause
from taisen.language.bases import Duration
from taisen.language.players import EACH, YOUR, owner

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class DuringStep(During):
    """A step of somebody's turn."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "step")
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} {step:turn-step} step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}{step}",
        "zh-Hans": "{whose}{step}",
        "zh-Hant": "{whose}{step}",
        "en": "{whose} {step}",
    }

    def __init__(self, whose: int, step: str) -> None:
        super().__init__()
        self.whose = whose
        self.step = step

    def now(self, state: AnyState, player: int) -> bool:
        """Return whether it is that step."""
        assert isinstance(state, BattleState)
        if state.step != self.step:
            return False
        return self.whose == EACH or (state.turn_player == player) == (self.whose == YOUR)


class DuringTurn(During):
    """Somebody's turn."""

    fields: ClassVar[tuple[str, ...]] = ("whose",)
    notation: ClassVar[str | tuple[str, ...]] = "{whose:whose} turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ターン",
        "zh-Hans": "{whose}回合",
        "zh-Hant": "{whose}回合",
        "en": "{whose} turn",
    }

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def now(self, state: AnyState, player: int) -> bool:
        """Return whether it is that turn."""
        assert isinstance(state, BattleState)
        return self.whose == EACH or (state.turn_player == player) == (self.whose == YOUR)


class ThisTurn(Duration):
    """Until the end of the turn."""

    notation: ClassVar[str | tuple[str, ...]] = "this turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターンの間",
        "zh-Hans": "本回合中",
        "zh-Hant": "本回合中",
        "en": "this turn",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the present turn."""
        assert isinstance(state, BattleState)
        return TURN, state.turn


class ThisBattle(Duration):
    """Until the end of the battle."""

    notation: ClassVar[str | tuple[str, ...]] = "this battle"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このバトルの間",
        "zh-Hans": "这次战斗中",
        "zh-Hant": "這次戰鬥中",
        "en": "this battle",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the present battle, 0 outside one: then nothing lasts."""
        assert isinstance(state, BattleState)
        return BATTLE, state.battle


class NextOpposingTurn(Duration):
    """Until the end of the opponent's next turn."""

    notation: ClassVar[str | tuple[str, ...]] = "until the end of the opponent's next turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次の相手のターンの終了時まで",
        "zh-Hans": "直到对手的下个回合结束时",
        "zh-Hant": "直到對手的下個回合結束時",
        "en": "until the end of the opponent's next turn",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the number of that turn."""
        assert isinstance(state, BattleState)
        ahead = 1 if state.turn_player == cause.player else 2
        return TURN, state.turn + ahead


class NextStep(Duration):
    """Through somebody's next step of a name, to the end of that turn."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "step")
    notation: ClassVar[str | tuple[str, ...]] = "through {whose:whose} next {step:turn-step} step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次の{whose}{step}まで",
        "zh-Hans": "直到{whose}下一个{step}为止",
        "zh-Hant": "直到{whose}下一個{step}為止",
        "en": "through {whose} next {step}",
    }

    def __init__(self, whose: int, step: str) -> None:
        super().__init__()
        if whose == EACH:
            raise ValueError("whose next step it is must be said: your or opposing")
        self.whose = whose
        self.step = step

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the number of the turn with that step."""
        assert isinstance(state, BattleState)
        return TURN, turn_of_next(state, owner(self.whose, cause), self.step)


class UntilStep(Duration):
    """Until somebody's next step of a name begins."""

    fields: ClassVar[tuple[str, ...]] = ("whose", "step")
    notation: ClassVar[str | tuple[str, ...]] = "until {whose:whose} next {step:turn-step} step begins"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次の{whose}{step}開始時まで",
        "zh-Hans": "直到{whose}下一个{step}开始时",
        "zh-Hant": "直到{whose}下一個{step}開始時",
        "en": "until {whose} next {step} begins",
    }

    def __init__(self, whose: int, step: str) -> None:
        super().__init__()
        if whose == EACH:
            raise ValueError("whose next step it is must be said: your or opposing")
        self.whose = whose
        self.step = step

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the beginning of that step, and the number of the turn with it."""
        assert isinstance(state, BattleState)
        return step_end(self.step), turn_of_next(state, owner(self.whose, cause), self.step)


def turn_of_next(state: BattleState, player: int, step: str) -> int:
    """Return the number of the turn with ``player``'s next step of a name."""
    if state.turn_player != player:
        return state.turn + 1
    steps = ("", *STEPS)
    return state.turn if steps.index(state.step) < steps.index(step) else state.turn + 2


STEPS: Final = ("start", "core", "draw", "refresh", "main", "attack", "end")
"""The steps of a turn in their order."""

TIME_WORDS: Final = (
    DuringStep,
    DuringTurn,
    ThisTurn,
    ThisBattle,
    NextOpposingTurn,
    NextStep,
    UntilStep,
)
"""The words of this module, for registration."""
