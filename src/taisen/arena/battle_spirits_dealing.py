"""Dealing decks of Battle Spirits: by colour, so that what is dealt can be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import taisen.battle_spirits.loading as cards
from taisen.arena.dealing import Dealer
from taisen.battle_spirits.colors import COLORS, color_mask
from taisen.catalog.decks import Deck

if TYPE_CHECKING:
    from random import Random

    from taisen.battle_spirits.cards import CardDefinition

GAME: Final = "battle-spirits"
SIZE: Final = 40
COPIES: Final = 3


class BattleSpiritsDealer(Dealer):
    """Deals each colour out in decks of three of a card; all have the tokens beside them."""

    def deal(self, random: Random) -> list[Deck]:
        """Return legal decks that have every card of which everything is known among them."""
        known = [card for card in map(cards.lookup, cards.numbers()) if not card.unknown]
        tokens = [(card.number, 1) for card in known if card.token]
        pool = [card for card in known if not card.token]
        found: list[Deck] = []
        for color in COLORS:
            mask = color_mask((color,))
            own = [card for card in pool if card.colors & mask]
            random.shuffle(own)
            for number, part in enumerate(_parts(own)):
                entries = [(card.number, COPIES) for card in part]
                found.append(Deck(f"dealt {color} {number + 1}", GAME, entries, tokens))
        return found


def _parts(own: list[CardDefinition]) -> list[list[CardDefinition]]:
    """Part cards into the kinds of decks; the last ones are filled up from the first.

    A deck has contract cards of one name only (BS-03.06).
    """
    wanted = -(-SIZE // COPIES)
    left = list(own)
    parts: list[list[CardDefinition]] = []
    while left:
        part: list[CardDefinition] = []
        for card in [*left, *(card for card in own if card not in left)]:
            if len(part) < wanted and not _excluded(card, part):
                part.append(card)
        left = [card for card in left if card not in part]
        parts.append(part)
    return parts


def _excluded(card: CardDefinition, part: list[CardDefinition]) -> bool:
    """Whether a card may not go with those of a part: one of its name, or another contract card, is there."""
    return any(other.name == card.name or (card.contract and other.contract) for other in part)


DEALER: Final = BattleSpiritsDealer()
"""Deals for the arena."""
