"""Adjectives: what stands before the noun of a filter."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.rules import traits
from taisen.battle_spirits.state import EXHAUSTED, REFRESHED, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.filters import Test
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value


class Adjective(Test):
    """A test that stands before the noun."""

    category: ClassVar[str] = "adjective"


class ColorIs(Adjective):
    """Has one of the colours (BS-02.05)."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{colors|/}の",
        "zh-Hans": "{colors|/}色的",
        "zh-Hant": "{colors|/}色的",
        "en": "{colors|/}",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has one of the colours."""
        return traits.colors_for(state, found, cause) & self.mask != 0

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has one of the colours."""
        return state.definitions[card].colors & self.mask != 0


class OnlyColor(Adjective):
    """Has one colour and no other."""

    fields: ClassVar[tuple[str, ...]] = ("color",)
    notation: ClassVar[str | tuple[str, ...]] = "mono {color:color}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{color}1色の",
        "zh-Hans": "单{color}色的",
        "zh-Hant": "單{color}色的",
        "en": "mono-{color}",
    }

    def __init__(self, color: int) -> None:
        super().__init__()
        self.color = color

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has that colour alone."""
        return traits.colors_for(state, found, cause) == 1 << self.color

    def elsewhere(self, state: BattleState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has that colour alone."""
        return state.definitions[card].colors == 1 << self.color


class Refreshed(Adjective):
    """Is refreshed (BS-41.01)."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "refreshed"
    texts: ClassVar[dict[str, str]] = {
        "ja": "回復状態の",
        "zh-Hans": "回复状态的",
        "zh-Hant": "回復狀態的",
        "en": "refreshed",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is refreshed."""
        return found.posture == REFRESHED


class Exhausted(Adjective):
    """Is exhausted; heavily exhausted counts (BS-41.04)."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "exhausted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "疲労状態の",
        "zh-Hans": "疲劳状态的",
        "zh-Hant": "疲勞狀態的",
        "en": "exhausted",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is exhausted."""
        # BS-41.04
        return found.posture >= EXHAUSTED


class Combined(Adjective):
    """Is combined with a brave (BS-15.03)."""

    notation: ClassVar[str | tuple[str, ...]] = "combined"
    texts: ClassVar[dict[str, str]] = {
        "ja": "合体している",
        "zh-Hans": "合体中的",
        "zh-Hant": "合體中的",
        "en": "combined",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is combined."""
        return bool(found.braves)


class Uncombined(Adjective):
    """Is not combined with a brave."""

    notation: ClassVar[str | tuple[str, ...]] = "uncombined"
    texts: ClassVar[dict[str, str]] = {
        "ja": "合体していない",
        "zh-Hans": "未合体的",
        "zh-Hant": "未合體的",
        "en": "uncombined",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is not combined."""
        return not found.braves


class Attacking(Adjective):
    """Is attacking."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "attacking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "アタックしている",
        "zh-Hans": "正在攻击的",
        "zh-Hant": "正在攻擊的",
        "en": "attacking",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is the attacker."""
        return found.id == state.attacker


class Blocking(Adjective):
    """Is blocking."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "blocking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ブロックしている",
        "zh-Hans": "正在阻挡的",
        "zh-Hant": "正在阻擋的",
        "en": "blocking",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is the blocker."""
        return found.id == state.blocker


class Battling(Adjective):
    """Is attacking or blocking in a battle with a block."""

    momentary: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "battling"
    texts: ClassVar[dict[str, str]] = {
        "ja": "バトルしている",
        "zh-Hans": "正在战斗的",
        "zh-Hant": "正在戰鬥的",
        "en": "battling",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is in battle."""
        return found.id in (state.attacker, state.blocker) and state.battle != 0


class Other(Adjective):
    """Is another than the source."""

    notation: ClassVar[str | tuple[str, ...]] = "other"
    texts: ClassVar[dict[str, str]] = {
        "ja": "他の",
        "zh-Hans": "其他",
        "zh-Hant": "其他",
        "en": "other",
    }

    def on_field(self, state: BattleState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is not the source."""
        return found.id != cause.object


ADJECTIVE_WORDS: Final = (
    ColorIs,
    OnlyColor,
    Refreshed,
    Exhausted,
    Combined,
    Uncombined,
    Attacking,
    Blocking,
    Battling,
    Other,
)
"""The words of this module, for registration."""
