"""Card lists and deck lists: formats in, formats out, and whether a deck may be played."""

from taisen.catalog.battle_spirits_decks import CardFacts, check_battle_spirits_deck
from taisen.catalog.built_in import built_in_decks, deck_cards, find_deck
from taisen.catalog.decks import Deck, DeckList, load_deck, load_deck_list, parse_deck, read_deck_list
from taisen.catalog.findings import Finding, is_legal
from taisen.catalog.guessing import likely_decks, likely_pool
from taisen.catalog.legality import check_deck_list, deck_check
from taisen.catalog.wixoss_decks import WixossCardFacts, check_wixoss_deck

__all__ = [
    "CardFacts",
    "Deck",
    "DeckList",
    "Finding",
    "WixossCardFacts",
    "built_in_decks",
    "check_battle_spirits_deck",
    "check_deck_list",
    "check_wixoss_deck",
    "deck_cards",
    "deck_check",
    "find_deck",
    "is_legal",
    "likely_decks",
    "likely_pool",
    "load_deck",
    "load_deck_list",
    "parse_deck",
    "read_deck_list",
]
