"""Words of seal (chapter 27): putting the Soul Core on life, and being sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.seal import (
    FROM_RESERVE,
    FROM_THIS,
    can_exchange,
    can_seal,
    seal,
    seal_by_exchange,
    sealed,
)
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language import Lexicon, Term
from taisen.language.bases import PlayerWord
from taisen.language.conditions import Simple
from taisen.language.control import Action

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

SOUL_SOURCES: Final = Lexicon(
    "soul-source",
    {
        "your reserve": Term(FROM_RESERVE, "自分のリザーブ", "自己预备区", "自己預備區", "your reserve"),
        "this": Term(FROM_THIS, "{this}", "{this}", "{this}", "{this}"),
    },
)
"""Where a seal takes the Soul Core from."""


class Seal(Action):
    """Puts the own Soul Core from a place on the own life (BS-27.01)."""

    fields: ClassVar[tuple[str, ...]] = ("source",)
    silent: ClassVar[tuple[str, ...]] = ("source",)
    notation: ClassVar[str | tuple[str, ...]] = "put your soul core from {source:soul-source} on your life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?from_this{this}]][[?!from_this自分のリザーブ]]の[ソウルコア]を自分のライフに置く",
        "zh-Hans": "将[[?from_this{this}上]][[?!from_this自己预备区]]的[灵魂晶核]放置到自己的生命区",
        "zh-Hant": "將[[?from_this{this}上]][[?!from_this自己預備區]]的[靈魂晶核]放置到自己的生命區",
        "en": "put your Soul Core from [[?from_this {this}]][[?!from_this your reserve]] on your life",
    }

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source = source

    @property
    def from_this(self) -> bool:
        """Whether the Soul Core is taken from the source."""
        return self.source == FROM_THIS

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move it, if it is there."""
        assert isinstance(state, BattleState)
        return int(seal(state, cause.player, self.source, cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether it is there."""
        assert isinstance(state, BattleState)
        return can_seal(state, cause.player, self.source, cause.object)


class SealByExchange(Action):
    """Lets the Soul Core of the own reserve and a normal core of the own life change places."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "exchange the soul core of your reserve with 1 core of your life"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のリザーブの[ソウルコア]と自分のライフのコア1個を入れ替える",
        "zh-Hans": "将自己预备区的[灵魂晶核]与自己生命区的1个晶核替换",
        "zh-Hant": "將自己預備區的[靈魂晶核]與自己生命區的1個晶核替換",
        "en": "exchange the Soul Core of your reserve with 1 core of your life",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move both at once."""
        assert isinstance(state, BattleState)
        return int(seal_by_exchange(state, cause.player, cause))

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether both are there."""
        assert isinstance(state, BattleState)
        return can_exchange(state, cause.player)


class IsSealed(Simple):
    """A player is sealed (BS-27.02)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {is|are@who} sealed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}が封印中である",
        "zh-Hans": "{who}处于封印中",
        "zh-Hant": "{who}處於封印中",
        "en": "{who} {is/are:who} sealed",
    }

    def __init__(self, who: PlayerWord) -> None:
        super().__init__()
        self.who = who

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the Soul Core lies in that player's life."""
        assert isinstance(state, BattleState)
        return sealed(state, self.who.player(state, cause))


SEAL_WORDS: Final = (Seal, SealByExchange, IsSealed)
"""The words of this module, for registration."""
