"""Persons: what the players are called in this game's sentences."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.language import players


class You(players.You):
    """The controller of the effect, whom cards address."""

    notation: ClassVar[str | tuple[str, ...]] = "you"
    texts: ClassVar[dict[str, str]] = {"ja": "あなた", "zh-Hans": "自己", "zh-Hant": "自己", "en": "you"}


class Opponent(players.Opponent):
    """The other player, as cards speak of them."""

    notation: ClassVar[str | tuple[str, ...]] = "the opponent"
    texts: ClassVar[dict[str, str]] = {
        "ja": "対戦相手",
        "zh-Hans": "对手",
        "zh-Hant": "對手",
        "en": "the opponent",
    }


class EachPlayer(players.EachPlayer):
    """Both players, the turn player first."""

    notation: ClassVar[str | tuple[str, ...]] = "each player"
    texts: ClassVar[dict[str, str]] = {
        "ja": "各プレイヤー",
        "zh-Hans": "双方玩家",
        "zh-Hant": "雙方玩家",
        "en": "each player",
    }


PERSON_WORDS: Final = (You, Opponent, EachPlayer)
"""The words of this module, for registration."""
