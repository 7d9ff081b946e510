"""Nouns: the kinds of cards that a filter is about, on the field and elsewhere (chapter 02)."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.language.words import Word
from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA, SPELL, CardDefinition
from taisen.wixoss.rules import values
from taisen.wixoss.state import CHEER, FieldCard, WixossState
from taisen.wixoss.state import KEY as KEY_PLACE
from taisen.wixoss.state import LRIG as LRIG_PLACE


class Noun(Word):
    """Kind of card.

    Attributes:
        living: whether Japanese counts those on the field as living beings (「体」).
    """

    category: ClassVar[str] = "noun"
    living: ClassVar[bool] = False

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card is of this kind."""
        raise NotImplementedError

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card outside the field is of this kind."""
        raise NotImplementedError


class SigniNoun(Noun):
    """A SIGNI; a Resona is one too (WX-27.06)."""

    living: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "SIGNI"
    texts: ClassVar[dict[str, str]] = {"ja": "シグニ", "zh-Hans": "精灵", "zh-Hant": "精靈", "en": "SIGNI"}

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether it stands in a SIGNI Zone or in the Cheer Zone."""
        return found.place <= CHEER

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a SIGNI."""
        return definition.is_signi


class ResonaNoun(Noun):
    """A Resona (WX-27.01)."""

    living: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "resona"
    texts: ClassVar[dict[str, str]] = {"ja": "レゾナ", "zh-Hans": "共鸣", "zh-Hant": "共鳴", "en": "Resona"}

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card is a Resona now."""
        return found.place <= CHEER and values.is_resona(state, found)

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a Resona."""
        return definition.kind == RESONA


class LrigNoun(Noun):
    """A LRIG; the one on top in the LRIG Zone is the center LRIG (WX-02.06)."""

    living: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "LRIG"
    texts: ClassVar[dict[str, str]] = {
        "ja": "センタールリグ",
        "zh-Hans": "中央分身",
        "zh-Hant": "中央分身",
        "en": "center LRIG",
    }

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether it is the center LRIG."""
        return found.place == LRIG_PLACE

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a LRIG."""
        return definition.kind == LRIG


class LrigOrSigniNoun(Noun):
    """The center LRIG or a SIGNI."""

    living: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "LRIG/SIGNI"
    texts: ClassVar[dict[str, str]] = {
        "ja": "センタールリグかシグニ",
        "zh-Hans": "中央分身或精灵",
        "zh-Hant": "中央分身或精靈",
        "en": "center LRIG or SIGNI",
    }

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether it is no Key: LRIG and SIGNI are all the rest."""
        return found.place != KEY_PLACE

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a LRIG or a SIGNI."""
        return definition.is_signi or definition.kind == LRIG


class KeyNoun(Noun):
    """A Key (WX-26.04)."""

    notation: ClassVar[str | tuple[str, ...]] = "key"
    texts: ClassVar[dict[str, str]] = {"ja": "キー", "zh-Hans": "钥匙", "zh-Hant": "鑰匙", "en": "Key"}

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether it is the Key."""
        return found.place == KEY_PLACE

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a Key."""
        return definition.kind == KEY


class SpellNoun(Noun):
    """A spell (WX-02.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "{spell|spells@same}"
    texts: ClassVar[dict[str, str]] = {"ja": "スペル", "zh-Hans": "魔法", "zh-Hant": "魔法", "en": "spell{s}"}

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card is a spell: none is."""
        return False

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a spell."""
        return definition.kind == SPELL


class ArtsNoun(Noun):
    """An ARTS (WX-02.08)."""

    notation: ClassVar[str | tuple[str, ...]] = "ARTS"
    texts: ClassVar[dict[str, str]] = {"ja": "アーツ", "zh-Hans": "必杀", "zh-Hant": "必殺", "en": "ARTS"}

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card is an ARTS: none is."""
        return False

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is an ARTS."""
        return definition.kind == ARTS


class ArtsOrSpellNoun(Noun):
    """An ARTS or a spell: what is used from hand or LRIG Deck (WX-20.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "ARTS/{spell|spells@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "アーツかスペル",
        "zh-Hans": "必杀或魔法",
        "zh-Hant": "必殺或魔法",
        "en": "ARTS or spell{s}",
    }

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card is one: none is."""
        return False

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is one."""
        return definition.kind in (ARTS, SPELL)


class CardNoun(Noun):
    """A card of any kind."""

    notation: ClassVar[str | tuple[str, ...]] = "{card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード",
        "zh-Hans": "卡牌",
        "zh-Hant": "卡牌",
        "en": "card{s}",
    }

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card is a card: each is."""
        return True

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a card."""
        return True


class NamedNoun(Noun):
    """A card of exactly this name (WX-02.17)."""

    living: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{name:string}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "《{called}》",
        "zh-Hans": "《{called}》",
        "zh-Hant": "《{called}》",
        "en": '"{called}"',
    }
    silent: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    @property
    def called(self) -> str:
        """The name, without the quotation marks that a language sets around a string."""
        return self.name

    def on_field(self, state: WixossState, found: FieldCard) -> bool:
        """Return whether a field card has this name."""
        return self.name in values.names(state, found)

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card has this name."""
        return definition.name == self.name


NOUN_WORDS: Final = (
    SigniNoun,
    ResonaNoun,
    LrigNoun,
    LrigOrSigniNoun,
    KeyNoun,
    SpellNoun,
    ArtsNoun,
    ArtsOrSpellNoun,
    CardNoun,
    NamedNoun,
)
"""The words of this module, for registration."""
