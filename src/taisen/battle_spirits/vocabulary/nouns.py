"""Nouns: the kinds of cards that a filter is about, on the field and elsewhere (BS-02.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.cards import (
    BRAVE,
    GENESIS_STONE,
    GRANDWALKER,
    MAGIC,
    NEXUS,
    SPIRIT,
    ULTIMATE,
    CardDefinition,
)
from taisen.battle_spirits.rules import values
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.language.words import Word


class Noun(Word):
    """Kind of card."""

    category: ClassVar[str] = "noun"
    walkers: ClassVar[tuple[str, ...]] = ()
    """Nexuses of special rules that it names: no other noun reaches them (BS-20.02, BS-23.02)."""

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is of this kind."""
        raise NotImplementedError

    def counter(self, language: str) -> str:
        """Return the counting word of such cards in Japanese or Chinese."""
        return {"ja": "体", "zh-Hans": "只", "zh-Hant": "隻"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings."""
        return True


class CardNoun(Word):
    """Kind of card in a zone that is not the field."""

    category: ClassVar[str] = "card-noun"
    kinds: ClassVar[tuple[str, ...]] = ()

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is of this kind."""
        return definition.kind in self.kinds


class SpiritNoun(Noun):
    """A spirit; an uncombined brave is one too (BS-15.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "{spirit|spirits@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリット",
        "zh-Hans": "战魂",
        "zh-Hant": "戰魂",
        "en": "spirit{s}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a spirit."""
        return values.is_spirit(state, found)


class BraveNoun(Noun):
    """A brave in spirit state: one that is combined is a part of a spirit (BS-15.03, BS-15.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "{brave|braves@same} in spirit state"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリット状態のブレイヴ",
        "zh-Hans": "战魂状态的合体卡",
        "zh-Hant": "戰魂狀態的合體卡",
        "en": "brave{s} in spirit state",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a brave that is not combined."""
        return state.definitions[found.card].kind == BRAVE


class NexusNoun(Noun):
    """A nexus."""

    notation: ClassVar[str | tuple[str, ...]] = "{nexus|nexuses@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ネクサス",
        "zh-Hans": "核心",
        "zh-Hant": "核心",
        "en": "nexus{/es}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a nexus."""
        return values.is_nexus(state, found)

    def counter(self, language: str) -> str:
        """Return the counting word of things."""
        return {"ja": "つ", "zh-Hans": "个", "zh-Hant": "個"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings: it does not."""
        return False


class UltimateNoun(Noun):
    """An ultimate (BS-18.05)."""

    notation: ClassVar[str | tuple[str, ...]] = "{ultimate|ultimates@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "アルティメット",
        "zh-Hans": "究极",
        "zh-Hant": "究極",
        "en": "ultimate{s}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is an ultimate."""
        return values.is_ultimate(state, found)


class GrandwalkerNoun(Noun):
    """A Grandwalker nexus (BS-20.01)."""

    walkers: ClassVar[tuple[str, ...]] = (GRANDWALKER,)
    notation: ClassVar[str | tuple[str, ...]] = "{Grandwalker|Grandwalkers@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "創界神ネクサス",
        "zh-Hans": "创界神核心",
        "zh-Hant": "創界神核心",
        "en": "Grandwalker nexus{/es}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a Grandwalker."""
        return state.definitions[found.card].walker == GRANDWALKER

    def counter(self, language: str) -> str:
        """Return the counting word of things."""
        return {"ja": "つ", "zh-Hans": "个", "zh-Hant": "個"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings: it does not."""
        return False


class GenesisStoneNoun(Noun):
    """A genesis-stone nexus (BS-23.01)."""

    walkers: ClassVar[tuple[str, ...]] = (GENESIS_STONE,)
    notation: ClassVar[str | tuple[str, ...]] = "genesis {stone|stones@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "創界石ネクサス",
        "zh-Hans": "创界石核心",
        "zh-Hant": "創界石核心",
        "en": "genesis-stone nexus{/es}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a genesis stone."""
        return state.definitions[found.card].walker == GENESIS_STONE

    def counter(self, language: str) -> str:
        """Return the counting word of things."""
        return {"ja": "つ", "zh-Hans": "个", "zh-Hant": "個"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings: it does not."""
        return False


class SpiritOrUltimateNoun(Noun):
    """A spirit or an ultimate."""

    notation: ClassVar[str | tuple[str, ...]] = "{spirit|spirits@same}/{ultimate|ultimates@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリット/アルティメット",
        "zh-Hans": "战魂/究极",
        "zh-Hant": "戰魂/究極",
        "en": "spirit{s} or ultimate{s}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a spirit or an ultimate."""
        return values.is_spirit(state, found) or values.is_ultimate(state, found)


class SpiritOrNexusNoun(Noun):
    """A spirit or a nexus."""

    notation: ClassVar[str | tuple[str, ...]] = "{spirit|spirits@same}/{nexus|nexuses@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリット/ネクサス",
        "zh-Hans": "战魂/核心",
        "zh-Hant": "戰魂/核心",
        "en": "spirit{s} or nexus{/es}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is a spirit or a nexus."""
        return values.is_spirit(state, found) or values.is_nexus(state, found)

    def counter(self, language: str) -> str:
        """Return the counting word of things."""
        return {"ja": "つ", "zh-Hans": "个", "zh-Hant": "個"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings: it does not."""
        return False


class SpiritUltimateOrNexusNoun(Noun):
    """A spirit, an ultimate or a nexus."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{spirit|spirits@same}/{ultimate|ultimates@same}/{nexus|nexuses@same}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリット/アルティメット/ネクサス",
        "zh-Hans": "战魂/究极/核心",
        "zh-Hant": "戰魂/究極/核心",
        "en": "spirit{s}, ultimate{s} or nexus{/es}",
    }

    def on_field(self, state: BattleState, found: FieldCard) -> bool:
        """Return whether a field card is one of the three."""
        return (
            values.is_spirit(state, found)
            or values.is_ultimate(state, found)
            or values.is_nexus(state, found)
        )

    def counter(self, language: str) -> str:
        """Return the counting word of things."""
        return {"ja": "つ", "zh-Hans": "个", "zh-Hant": "個"}[language]

    def alive(self) -> bool:
        """Return whether Japanese speaks of them as of living beings: it does not."""
        return False


class SpiritCardNoun(CardNoun):
    """A spirit card."""

    notation: ClassVar[str | tuple[str, ...]] = "spirit {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリットカード",
        "zh-Hans": "战魂卡",
        "zh-Hant": "戰魂卡",
        "en": "spirit card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (SPIRIT,)


class UltimateCardNoun(CardNoun):
    """An ultimate card."""

    notation: ClassVar[str | tuple[str, ...]] = "ultimate {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "アルティメットカード",
        "zh-Hans": "究极卡",
        "zh-Hant": "究極卡",
        "en": "ultimate card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (ULTIMATE,)


class BraveCardNoun(CardNoun):
    """A brave card."""

    notation: ClassVar[str | tuple[str, ...]] = "brave {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ブレイヴカード",
        "zh-Hans": "合体卡",
        "zh-Hant": "合體卡",
        "en": "brave card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (BRAVE,)


class SummonedCardNoun(CardNoun):
    """A card of a kind that is summoned."""

    notation: ClassVar[str | tuple[str, ...]] = "spirit/ultimate/brave {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリット/アルティメット/ブレイヴカード",
        "zh-Hans": "战魂/究极/合体卡",
        "zh-Hant": "戰魂/究極/合體卡",
        "en": "spirit, ultimate or brave card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (SPIRIT, ULTIMATE, BRAVE)


class NexusCardNoun(CardNoun):
    """A nexus card."""

    notation: ClassVar[str | tuple[str, ...]] = "nexus {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ネクサスカード",
        "zh-Hans": "核心卡",
        "zh-Hant": "核心卡",
        "en": "nexus card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (NEXUS,)


class GrandwalkerCardNoun(CardNoun):
    """A Grandwalker card (BS-20.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "Grandwalker {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "創界神ネクサスカード",
        "zh-Hans": "创界神核心卡",
        "zh-Hant": "創界神核心卡",
        "en": "Grandwalker nexus card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (NEXUS,)

    def of(self, definition: CardDefinition) -> bool:
        """Return whether a card is a Grandwalker."""
        return definition.walker == GRANDWALKER


class SpiritOrUltimateCardNoun(CardNoun):
    """A spirit card or an ultimate card."""

    notation: ClassVar[str | tuple[str, ...]] = "spirit/ultimate {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "スピリットカード/アルティメットカード",
        "zh-Hans": "战魂卡/究极卡",
        "zh-Hant": "戰魂卡/究極卡",
        "en": "spirit or ultimate card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (SPIRIT, ULTIMATE)


class MagicCardNoun(CardNoun):
    """A magic card."""

    notation: ClassVar[str | tuple[str, ...]] = "magic {card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "マジックカード",
        "zh-Hans": "魔法卡",
        "zh-Hant": "魔法卡",
        "en": "magic card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (MAGIC,)


class AnyCardNoun(CardNoun):
    """A card of any kind."""

    notation: ClassVar[str | tuple[str, ...]] = "{card|cards@same}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カード",
        "zh-Hans": "卡牌",
        "zh-Hant": "卡牌",
        "en": "card{s}",
    }
    kinds: ClassVar[tuple[str, ...]] = (SPIRIT, ULTIMATE, BRAVE, NEXUS, MAGIC)


NOUN_WORDS: Final = (
    SpiritNoun,
    BraveNoun,
    UltimateNoun,
    NexusNoun,
    GrandwalkerNoun,
    GenesisStoneNoun,
    SpiritOrUltimateNoun,
    SpiritOrNexusNoun,
    SpiritUltimateOrNexusNoun,
    SpiritCardNoun,
    UltimateCardNoun,
    BraveCardNoun,
    SummonedCardNoun,
    NexusCardNoun,
    GrandwalkerCardNoun,
    SpiritOrUltimateCardNoun,
    MagicCardNoun,
    AnyCardNoun,
)
"""The words of this module, for registration."""
