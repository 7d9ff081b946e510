"""Built-in decks: a game's ``data/decks``, and decks as they are named."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from taisen.catalog.decks import Deck, load_deck
from taisen.games import Parts, data_path
from taisen.kernel.errors import BadInput, shown

if TYPE_CHECKING:
    from taisen.kernel.game import Game
    from taisen.kernel.state import Definition

_colors: Final[Parts[tuple[str, ...]]] = Parts("taisen.{}.colors", "COLORS")


def built_in_decks(game: str) -> dict[str, Deck]:
    """Return a game's built-in decks by name: those named after colours first, then by alphabet.

    Raises:
        BadInput: there is no such game, or a deck list cannot be read.
    """
    return {name: load_deck(path, game) for name, path in _paths(game).items()}


def _paths(game: str) -> dict[str, Path]:
    """Return the files of a game's built-in decks by name, in their order."""
    paths = {path.stem: path for path in data_path(game, "decks").glob("*.txt")}
    colors = _colors.of(game)
    order = [name for name in colors if name in paths]
    order += sorted(name for name in paths if name not in colors)
    return {name: paths[name] for name in order}


def find_deck(game: str, deck: str | Path | Deck) -> Deck:
    """Return a deck given by built-in name, by path or as it is.

    Raises:
        BadInput: there is no such deck, or it is for another game.
    """
    given: object = deck
    if not isinstance(given, str | Path | Deck):
        raise BadInput("deck", shown(given), "a built-in deck's name, the path of a deck list, or a Deck")
    found = given if isinstance(given, Deck) else _read(game, given)
    if found.game not in ("", game):
        raise BadInput(f"deck {found.name}, game", found.game, game)
    return found


def deck_cards(game: Game, deck: Deck) -> tuple[Definition, ...]:
    """Return every card of a deck.

    Raises:
        BadInput: the game has no card of some number; it names the deck.
    """
    try:
        return tuple(game.definition(number) for number in deck.numbers())
    except BadInput as error:
        raise BadInput(f"deck {deck.name}, {error.place}", error.found, error.allowed) from error


def _read(game: str, deck: str | Path) -> Deck:
    if isinstance(deck, str):
        paths = _paths(game)
        if deck in paths:
            return load_deck(paths[deck], game)
        if not _exists(deck):
            allowed = ", ".join(paths) or "no built-in deck is there"
            raise BadInput("deck", shown(deck), f"the path of a deck list, or one of: {allowed}")
    return load_deck(Path(deck), game)


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # longer than a file's name can be, or with characters that none has
        return False
