"""Phrases: what a card of this game calls itself."""

from __future__ import annotations

from typing import Final

from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA, SIGNI, SPELL

_SIGNI: Final = {"ja": "このシグニ", "zh-Hans": "这只精灵", "zh-Hant": "這隻精靈", "en": "this SIGNI"}
_THIS: Final = {
    SIGNI: _SIGNI,
    RESONA: _SIGNI,
    LRIG: {"ja": "このルリグ", "zh-Hans": "这只分身", "zh-Hant": "這隻分身", "en": "this LRIG"},
    KEY: {"ja": "このキー", "zh-Hans": "这张钥匙", "zh-Hant": "這張鑰匙", "en": "this Key"},
    ARTS: {"ja": "このアーツ", "zh-Hans": "这张必杀", "zh-Hant": "這張必殺", "en": "this ARTS"},
    SPELL: {"ja": "このスペル", "zh-Hans": "这张魔法", "zh-Hant": "這張魔法", "en": "this spell"},
}


def this_card(language: str, kind: str) -> str:
    """Return what a card of a kind calls itself."""
    return _THIS[kind][language]
