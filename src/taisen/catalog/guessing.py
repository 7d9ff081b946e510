"""Guessing a closed deck list: which built-in decks fit what a player has seen of the other's cards.

Owns the default pool for samples of matches with closed lists. It reads a view and nothing else, so that it
can give away nothing that its player does not know.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from taisen.catalog.built_in import built_in_decks, deck_cards
from taisen.kernel.errors import BadInput
from taisen.kernel.randomness import draw_below, key_from_seed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taisen.catalog.decks import Deck
    from taisen.kernel.game import Game
    from taisen.kernel.state import Definition
    from taisen.kernel.view import View


def likely_decks(game: str, seen: Iterable[str]) -> list[Deck]:
    """Return the built-in decks that fit the cards seen; if none does, those that lack fewest of them.

    >>> [deck.name for deck in likely_decks("battle-spirits", ["BS17-001"] * 4)]
    ['Red']

    Args:
        game: name of the game.
        seen: numbers of the cards, as often as they were seen.

    Raises:
        BadInput: there is no such game, or it has no built-in deck.
    """
    counts = Counter(seen)
    lacking = [(sum((counts - held).values()), deck) for deck, held in _built_in(game)]
    fewest = min(count for count, _ in lacking)
    return [deck for count, deck in lacking if count == fewest]


def likely_pool(game: Game, view: View, seed: int | str) -> tuple[Definition, ...]:
    """Return what the other player's deck may hold, for ``Seat.sample``: one of the likely decks.

    Args:
        game: the rules.
        view: what a player sees; of which deck the cards are is guessed from it alone.
        seed: decides between decks that are equally likely.

    Raises:
        BadInput: it is nobody's view, or the game has no built-in deck.
    """
    if view.player is None:
        raise BadInput("view", "what everybody sees", "the view of a player")
    decks = likely_decks(game.name, view.cards_of(1 - view.player))
    return deck_cards(game, decks[draw_below(key_from_seed(f"pool {seed}"), 0, len(decks))])


@cache
def _built_in(game: str) -> tuple[tuple[Deck, Counter[str]], ...]:
    decks = built_in_decks(game).values()
    if not decks:
        raise BadInput("pool", game, "a game with a built-in deck")
    return tuple((deck, Counter(deck.numbers())) for deck in decks)
