"""Conditions about the source's cores and about the symbols of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import KINDS
from taisen.battle_spirits.colors import COLOR_COUNT, COLORED_GOD
from taisen.battle_spirits.index import holder
from taisen.battle_spirits.rules import cores, symbols
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import PlayerWord
from taisen.language.conditions import Simple

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

SOURCES: Final = (*KINDS, cores.BY_RULES)
"""All that puts cores on cards: effects of cards of each kind, and the rules."""


class SoulCoreIsHere(Simple):
    """The Soul Core is on the source."""

    notation: ClassVar[str | tuple[str, ...]] = "the soul core is on this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}にソウルコアが置かれている",
        "zh-Hans": "{this}上放置有灵魂晶核",
        "zh-Hant": "{this}上放置有靈魂晶核",
        "en": "the Soul Core is on {this}",
    }

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the source."""
        assert isinstance(state, BattleState)
        found = holder(state, cause.object)
        return found is not None and found.soul


class CoresWerePut(Simple):
    """Cores were put on the source this turn by something else than effects of some kinds of cards."""

    fields: ClassVar[tuple[str, ...]] = ("kinds",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "cores were put on this this turn by other than {kinds:kind+/} effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターンに{kinds|/}の効果以外で{this}にコアが置かれている",
        "zh-Hans": "这个回合中曾因{kinds|/}的效果以外的方式将晶核放置到{this}上",
        "zh-Hant": "這個回合中曾因{kinds|/}的效果以外的方式將晶核放置到{this}上",
        "en": "cores were put on {this} this turn by anything but {kinds|, | and } effects",
    }

    def __init__(self, kinds: tuple[str, ...]) -> None:
        super().__init__()
        self.kinds = kinds

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look for what was noted of the other kinds."""
        assert isinstance(state, BattleState)
        return any(
            kind not in self.kinds and cores.put_key(cause.object, kind) in state.marks for kind in SOURCES
        )


class SymbolColors(Simple):
    """The symbols on the player's field are of at least so many colours."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "your symbols have at least {number:number} colors"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のシンボルが{number}色以上ある",
        "zh-Hans": "自己的战徽有{number}色以上",
        "zh-Hant": "自己的戰徽有{number}色以上",
        "en": "you have symbols of {number} or more colors",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Count the colours of the player's field symbols."""
        assert isinstance(state, BattleState)
        have = symbols.field_symbols(state, cause.player)
        further = 0
        for _, mask, _ in symbols.symbol_colors(state, cause.player):
            further |= mask
        there = [
            color
            for color in range(COLOR_COUNT)
            # BS-22.03: a coloured god symbol is of its colour.
            if have[color] or have[COLORED_GOD + color] or further >> color & 1
        ]
        return len(there) >= self.number


class HasSymbol(Simple):
    """A symbol of one of some colours is on a player's field, as Chain asks (BS-43.02)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "colors")
    notation: ClassVar[str | tuple[str, ...]] = "{who:player} {has|have@who} a symbol of {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{who}の{colors}のシンボルがある",
        "zh-Hans": "{who}有{colors}的战徽",
        "zh-Hant": "{who}有{colors}的戰徽",
        "en": "{who} {has/have:who} a {colors} symbol",
    }

    def __init__(self, who: PlayerWord, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.who = who
        self.colors = colors

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at the symbols of the player's field."""
        assert isinstance(state, BattleState)
        wanted = sum(1 << color for color in self.colors)
        return symbols.symbol_color_mask(state, self.who.player(state, cause)) & wanted != 0


OWN_STATE_WORDS: Final = (SoulCoreIsHere, CoresWerePut, SymbolColors, HasSymbol)
"""The words of this module, for registration."""
