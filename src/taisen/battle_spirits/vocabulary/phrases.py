"""Phrases: what a card of this game calls itself."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import MAGIC, NEXUS

_THIS: Final = {
    "spirit": {"ja": "このスピリット", "zh-Hans": "这只战魂", "zh-Hant": "這隻戰魂", "en": "this spirit"},
    NEXUS: {"ja": "このネクサス", "zh-Hans": "这个核心", "zh-Hant": "這個核心", "en": "this nexus"},
    MAGIC: {"ja": "このマジック", "zh-Hans": "这张魔法", "zh-Hant": "這張魔法", "en": "this magic"},
}


def this_card(language: str, kind: str) -> str:
    """Return what a card calls itself; a brave acts as a spirit."""
    return _THIS[kind if kind in (NEXUS, MAGIC) else "spirit"][language]
