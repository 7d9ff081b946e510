"""What built-in decks are called in each language; a player's own deck is called as its list says."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from taisen.catalog import built_in_decks
from taisen.messages import has_message, message
from taisen.table.problems import TABLE

if TYPE_CHECKING:
    from taisen.table.wire import Language


@cache
def _by_name(game: str) -> dict[str, str]:
    """Names under which decks are asked for, by what their lists call them."""
    return {deck.name: key for key, deck in built_in_decks(game).items()}


def deck_title(game: str, name: str, language: Language) -> str:
    """Return what a deck of this name is called in a language.

    >>> deck_title("battle-spirits", "Red", "ja"), deck_title("battle-spirits", "My dragons", "ja")
    ('赤', 'My dragons')
    """
    identifier = f"deck-{_by_name(game).get(name, '')}"
    return message(language, identifier, TABLE) if has_message(identifier, TABLE) else name
