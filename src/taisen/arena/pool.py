"""Decks to play many matches with: read once, since a match takes less time than reading a deck list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import taisen
from taisen.catalog.built_in import deck_cards, find_deck
from taisen.catalog.decks import Deck
from taisen.kernel.course import begin
from taisen.kernel.errors import BadInput
from taisen.kernel.match import Match
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.record import Setup

if TYPE_CHECKING:
    from pathlib import Path

    from taisen.kernel.state import Definition


class DeckPool:
    """The decks of a series of matches.

    Attributes:
        game: the rules.
        names: what the decks are called, in their order.
        cards: the cards of each deck.
    """

    def __init__(self, game: str, decks: tuple[str | Path | Deck, ...] = ()) -> None:
        """Read the decks; without any, all built-in ones.

        Raises:
            BadInput: there is no such game or deck, or no deck at all.
        """
        self.game = taisen.game(game)
        known: dict[str, Deck] = {}
        if decks:
            for deck in decks:
                listed = find_deck(game, deck)
                known[f"{listed.name} ({len(known) + 1})" if listed.name in known else listed.name] = listed
        else:
            known = taisen.decks(game)
        if not known:
            raise BadInput("decks", "none", "at least one deck: this game has none built in")
        self.names = tuple(known)
        self.cards: tuple[tuple[Definition, ...], ...] = tuple(
            deck_cards(self.game, deck) for deck in known.values()
        )

    def begin(
        self, first: int, second: int, seed: int | str, *, headless: bool = True, log: bool = False
    ) -> Match:
        """Begin a match without history between two decks, given by their place in ``names``."""
        names = (self.names[first], self.names[second])
        cards = (self.cards[first], self.cards[second])
        setup = Setup(self.game, str(seed), key_from_seed(seed), names, cards, headless)
        return Match(setup, begin(setup, log), False)
