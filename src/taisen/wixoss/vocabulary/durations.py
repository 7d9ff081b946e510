"""Durations: how long a change lasts (WX-19.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.language.bases import Duration
from taisen.wixoss.rules.lasting import ATTACK, BEFORE_TURN, GAME, TURN
from taisen.wixoss.state import WixossState

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThisTurn(Duration):
    """Until the end of the turn."""

    notation: ClassVar[str | tuple[str, ...]] = "until end of turn", "this turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ターン終了時まで",
        "zh-Hans": "直到回合结束时为止",
        "zh-Hant": "直到回合結束時為止",
        "en": "until the end of the turn",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the present turn."""
        assert isinstance(state, WixossState)
        return TURN, state.turn


class NextOpposingTurn(Duration):
    """Until the end of the opponent's next turn."""

    notation: ClassVar[str | tuple[str, ...]] = "until the end of the opponent's next turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次の対戦相手のターン終了時まで",
        "zh-Hans": "直到对手的下个回合结束时为止",
        "zh-Hant": "直到對手的下個回合結束時為止",
        "en": "until the end of the opponent's next turn",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the number of that turn."""
        assert isinstance(state, WixossState)
        return TURN, state.turn + (1 if state.turn_player == cause.player else 2)


class UntilYourNextTurn(Duration):
    """Until the next turn of the effect's controller begins."""

    notation: ClassVar[str | tuple[str, ...]] = "until your next turn"
    texts: ClassVar[dict[str, str]] = {
        "ja": "次のあなたのターンまで",
        "zh-Hans": "直到自己的下个回合为止",
        "zh-Hant": "直到自己的下個回合為止",
        "en": "until your next turn begins",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the player."""
        return BEFORE_TURN, cause.player


class ThisAttack(Duration):
    """For the attack in progress."""

    notation: ClassVar[str | tuple[str, ...]] = "for this attack"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このアタックの間",
        "zh-Hans": "这次攻击中",
        "zh-Hant": "這次攻擊中",
        "en": "for this attack",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return the attacker, 0 outside an attack: then nothing lasts."""
        assert isinstance(state, WixossState)
        return ATTACK, state.attacker


class ThisGame(Duration):
    """For the rest of the match."""

    notation: ClassVar[str | tuple[str, ...]] = "for the rest of the game"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このゲームの間",
        "zh-Hans": "这场游戏中",
        "zh-Hant": "這場遊戲中",
        "en": "for the rest of the game",
    }

    def until(self, state: AnyState, cause: Cause) -> tuple[str, int]:
        """Return no end."""
        return GAME, 0


DURATION_WORDS: Final = (ThisTurn, NextOpposingTurn, UntilYourNextTurn, ThisAttack, ThisGame)
"""The words of this module, for registration."""
