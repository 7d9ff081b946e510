"""Dealing: decks of all built-in cards of a game, so that cards which no deck list has are played too."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from taisen.games import Parts, check_game, module_name
from taisen.kernel.errors import BadInput

if TYPE_CHECKING:
    from random import Random

    from taisen.catalog.decks import Deck

_MODULE = "taisen.arena.{}_dealing"


class Dealer:
    """Deals the decks of one game."""

    def deal(self, random: Random) -> list[Deck]:
        """Return decks that have every built-in card among them; what goes together is random's."""
        raise NotImplementedError


_dealers: Parts[Dealer] = Parts(_MODULE, "DEALER")


def dealt_decks(game: str, random: Random) -> list[Deck]:
    """Return decks dealt from all built-in cards of a game.

    Raises:
        BadInput: there is no such game, or nothing deals for it.
    """
    if find_spec(_MODULE.format(module_name(check_game(game)))) is None:
        raise BadInput("--dealt", game, "a game whose cards can be dealt")
    return _dealers.of(game).deal(random)
