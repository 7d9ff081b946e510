"""Sampling: a match as one player may imagine it, with the cards that player does not know dealt anew.

A sample agrees with everything that the player knows and with nothing else: it has a random key of its
own, so neither a shuffle nor a draw of the real match can be foreseen from it.
"""

from __future__ import annotations

from taisen.kernel.randomness import draw_below, key_from_seed, shuffled
from taisen.kernel.state import AnyState, Definition


def sample_state(
    state: AnyState, player: int, seed: int | str, pool: tuple[Definition, ...] | None = None
) -> AnyState:
    """Return a copy of ``state``, without log, in which ``player``'s unknown cards are dealt anew.

    Args:
        state: the match; it is only read.
        player: for whom.
        seed: what the deal depends on, besides what the player knows.
        pool: what the opponent's deck may hold; without it the deck lists count as known to both.
    """
    new = state.copy(False)
    # The stream starts at the same place for all matches: the number of draws made is no business of a bot.
    new.key = key_from_seed(f"sample {seed}")
    new.draws = 0
    game = new.game
    # By owner and back: everybody sees the backs of hidden cards.
    hidden: dict[tuple[int, int], list[int]] = {}
    seen: dict[tuple[int, int], list[Definition]] = {}
    for card, owner in enumerate(new.owners):
        definition = new.definitions[card]
        sort = (owner, game.back(definition))
        # A card that nobody may look at can be part of a field object too.
        if not new.known[card] >> player & 1:
            hidden.setdefault(sort, []).append(card)
        else:
            # A pool holds cards, whatever face of them lies on top.
            seen.setdefault(sort, []).append(definition.whole())
    definitions = list(new.definitions)
    for sort, cards in hidden.items():
        # In an order that says nothing of where they lie: the same deal whatever that is.
        stock = sorted((definitions[card] for card in cards), key=lambda one: one.number)
        if pool is not None and sort[0] != player:
            alike = tuple(one for one in pool if game.back(one) == sort[1])
            stock = _stock(new, alike or pool, seen.get(sort, []), len(cards))
        _deal(new, definitions, cards, stock, pool or ())
    new.definitions = definitions
    new.game.redealt(new, player)
    return new


def _stock(
    state: AnyState, pool: tuple[Definition, ...], seen: list[Definition], wanted: int
) -> list[Definition]:
    """Return ``wanted`` cards of the pool, what was seen already taken out as far as it was in it."""
    gone: dict[str, int] = {}
    for definition in seen:
        gone[definition.number] = gone.get(definition.number, 0) + 1
    rest: list[Definition] = []
    for definition in pool:
        if gone.get(definition.number, 0):
            gone[definition.number] -= 1
        else:
            rest.append(definition)
    if not rest:
        rest = list(pool)
    order = shuffled(state.key, state.draws, tuple(range(len(rest))))
    state.draws += 1
    stock = [rest[index] for index in order[:wanted]]
    # A pool smaller than the real deck: some of its cards come more than once.
    while len(stock) < wanted:
        stock.append(rest[state.random_below(len(rest))])
    return stock


def _deal(
    state: AnyState,
    definitions: list[Definition],
    cards: list[int],
    stock: list[Definition],
    spare: tuple[Definition, ...],
) -> None:
    """Put the cards of ``stock`` in the slots ``cards`` at random, those first that cannot be any card.

    Where none of the stock could lie in a place, one of ``spare`` takes the place of a card of it.
    """
    game = state.game
    free: list[int] = []
    for card in cards:
        if not game.constrains(state, card):
            free.append(card)
            continue
        fitting = [index for index, one in enumerate(stock) if game.may_be(state, card, one)]
        others = [] if fitting else [one for one in spare if game.may_be(state, card, one)]
        if not fitting:
            fitting = list(range(len(stock)))
        index = fitting[draw_below(state.key, state.draws, len(fitting))]
        state.draws += 1
        dealt = stock.pop(index)
        if others:
            dealt = others[draw_below(state.key, state.draws, len(others))]
            state.draws += 1
        definitions[card] = dealt
    order = shuffled(state.key, state.draws, tuple(range(len(stock))))
    state.draws += 1
    for card, index in zip(free, order, strict=True):
        definitions[card] = stock[index]
