"""Adjectives: what stands before the noun of a filter."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.wixoss.rules import values
from taisen.wixoss.state import CHEER, FieldCard, WixossState
from taisen.wixoss.vocabulary.filters import Test


class Adjective(Test):
    """A test that stands before the noun."""

    category: ClassVar[str] = "adjective"


class ColorIs(Adjective):
    """Has one of the colours (WX-02.01)."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{colors|か}の",
        "zh-Hans": "{colors|或}色的",
        "zh-Hant": "{colors|或}色的",
        "en": "{colors| or }",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors
        self.mask = 0
        for color in colors:
            self.mask |= 1 << color

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has one of the colours."""
        return values.colors(state, found) & self.mask != 0

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has one of the colours."""
        # WX-13.08: a Multi Ener card has its printed colour here.
        return state.definitions[card].colors & self.mask != 0


class Colorless(Adjective):
    """Has no colour (WX-02.02)."""

    notation: ClassVar[str | tuple[str, ...]] = "colorless"
    texts: ClassVar[dict[str, str]] = {
        "ja": "無色の",
        "zh-Hans": "没有颜色的",
        "zh-Hant": "沒有顏色的",
        "en": "colorless",
    }

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card has no colour."""
        return values.colors(state, found) == 0

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card has no colour."""
        return state.definitions[card].colors == 0


class NonResona(Adjective):
    """Is no Resona."""

    notation: ClassVar[str | tuple[str, ...]] = "non-resona"
    texts: ClassVar[dict[str, str]] = {
        "ja": "レゾナではない",
        "zh-Hans": "非共鸣的",
        "zh-Hant": "非共鳴的",
        "en": "non-Resona",
    }

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is no Resona."""
        return not values.is_resona(state, found)

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is no Resona."""
        return state.definitions[card].kind != "resona"


class InState(Adjective):
    """Is in a state that only a field card can be in."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{name:state}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{name}",
        "zh-Hans": "{name}",
        "zh-Hant": "{name}",
        "en": "{name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is in that state."""
        return in_state(state, found, self.name)


def in_state(state: WixossState, found: FieldCard, name: str) -> bool:
    """Return whether a field card is in the state called ``name``."""
    if name == "up":
        return not found.down
    if name == "down":
        return found.down
    if name == "frozen":
        return found.frozen
    if name == "crossed":
        return values.in_cross(state, found)
    if name == "driven":
        # WX-34.04
        return found.driven
    if name == "infected":
        # WX-35.02
        return values.infected(state, found)
    if name == "acced":
        return bool(found.acces)
    if name == "charmed":
        return bool(found.charms)
    if name == "armed":
        return found.armed
    if name == "attacking":
        return found.id == state.attacker
    assert name == "cheering"
    return found.place == CHEER


class Other(Adjective):
    """Is another than the source."""

    notation: ClassVar[str | tuple[str, ...]] = "other"
    texts: ClassVar[dict[str, str]] = {
        "ja": "他の",
        "zh-Hans": "其他",
        "zh-Hant": "其他",
        "en": "other",
    }

    def on_field(self, state: WixossState, found: FieldCard, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card is not the source."""
        return found.id != cause.object

    def elsewhere(self, state: WixossState, card: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is not the source."""
        return card != cause.card


ADJECTIVE_WORDS: Final = (ColorIs, Colorless, NonResona, InState, Other)
"""The words of this module, for registration."""
