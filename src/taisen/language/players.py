"""Players: how an effect names them, and whom "your" and "opposing" mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.language.bases import PlayerWord

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

YOUR: Final = 0
THEIR: Final = 1
EACH: Final = 2
BOTH_PLAYERS: Final = 2
"""Stands for both players in a rule about players."""


def owner(whose: int, cause: Cause) -> int:
    """Return the player whom "your" or "opposing" means in an effect of ``cause``."""
    return cause.player if whose == YOUR else 1 - cause.player


def one_player(who: PlayerWord) -> PlayerWord:
    """Return a word for a player where it must be one of them.

    Raises:
        ValueError: it stands for both.
    """
    if isinstance(who, EachPlayer):
        raise ValueError("it is one player: you or the opponent")  # noqa: TRY004 - read from a text
    return who


class You(PlayerWord):
    """The controller of the effect."""

    notation: ClassVar[str | tuple[str, ...]] = "you"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分",
        "zh-Hans": "自己",
        "zh-Hant": "自己",
        "en": "you",
    }

    def player(self, state: AnyState, cause: Cause) -> int:
        """Return the controller."""
        return cause.player


class Opponent(PlayerWord):
    """The other player."""

    notation: ClassVar[str | tuple[str, ...]] = "the opponent"
    texts: ClassVar[dict[str, str]] = {
        "ja": "相手",
        "zh-Hans": "对手",
        "zh-Hant": "對手",
        "en": "the opponent",
    }

    def is_many(self) -> bool:
        """Return whether an English verb after it takes the plural: only after "you"."""
        return False

    def player(self, state: AnyState, cause: Cause) -> int:
        """Return the other player."""
        return 1 - cause.player


class EachPlayer(PlayerWord):
    """Both players, in rules about players."""

    notation: ClassVar[str | tuple[str, ...]] = "each player"
    texts: ClassVar[dict[str, str]] = {
        "ja": "お互い",
        "zh-Hans": "双方",
        "zh-Hant": "雙方",
        "en": "each player",
    }

    def is_many(self) -> bool:
        """Return whether an English verb after it takes the plural: only after "you"."""
        return False

    def player(self, state: AnyState, cause: Cause) -> int:
        """Return the number that stands for both."""
        return BOTH_PLAYERS


PLAYER_WORDS: Final = (You, Opponent, EachPlayer)
"""The words of this module, for registration."""
