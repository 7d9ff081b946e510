"""Card lists and deck lists: formats in, formats out, and whether a deck may be played."""

from taisen.catalog.built_in import built_in_decks, deck_cards, facts_of, find_deck
from taisen.catalog.decks import Deck, load_deck, parse_deck
from taisen.catalog.guessing import likely_decks, likely_pool
from taisen.catalog.legality import CardFacts, Finding, check_battle_spirits_deck, is_legal

__all__ = [
    "CardFacts",
    "Deck",
    "Finding",
    "built_in_decks",
    "check_battle_spirits_deck",
    "deck_cards",
    "facts_of",
    "find_deck",
    "is_legal",
    "likely_decks",
    "likely_pool",
    "load_deck",
    "parse_deck",
]
