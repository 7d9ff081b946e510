"""Phrases: what a card of this game calls itself."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import MAGIC, NEXUS, ULTIMATE

_THIS: Final = {
    "spirit": {"ja": "このスピリット", "zh-Hans": "这只战魂", "zh-Hant": "這隻戰魂", "en": "this spirit"},
    ULTIMATE: {
        "ja": "このアルティメット",
        "zh-Hans": "这只究极",
        "zh-Hant": "這隻究極",
        "en": "this ultimate",
    },
    NEXUS: {"ja": "このネクサス", "zh-Hans": "这个核心", "zh-Hant": "這個核心", "en": "this nexus"},
    MAGIC: {"ja": "このマジック", "zh-Hans": "这张魔法", "zh-Hant": "這張魔法", "en": "this magic"},
}


def this_card(language: str, kind: str) -> str:
    """Return what a card calls itself; a brave acts as a spirit."""
    return _THIS[kind if kind in (ULTIMATE, NEXUS, MAGIC) else "spirit"][language]
