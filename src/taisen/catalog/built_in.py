"""Built-in decks: every deck list in a game's ``data/decks`` folder, by the name of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taisen.battle_spirits.colors import COLORS
from taisen.catalog.decks import Deck, load_deck
from taisen.kernel.errors import BadInput

PACKAGE: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = {"battle-spirits": PACKAGE / "battle_spirits" / "data" / "decks"}


def built_in_decks(game: str) -> dict[str, Deck]:
    """Return a game's built-in decks by name: those named after colours first, then by alphabet.

    Raises:
        BadInput: there is no such game, or a deck list cannot be read.
    """
    folder = FOLDERS.get(game)
    if folder is None:
        raise BadInput("game", repr(game), ", ".join(FOLDERS))
    paths = {path.stem: path for path in folder.glob("*.txt")}
    order: list[str] = [name for name in COLORS if name in paths]
    order += sorted(name for name in paths if name not in COLORS)
    return {name: load_deck(paths[name], game) for name in order}


def find_deck(game: str, deck: str | Path | Deck) -> Deck:
    """Return a deck given by built-in name, by path or as it is.

    Raises:
        BadInput: there is no such deck, or it is for another game.
    """
    found = deck if isinstance(deck, Deck) else _read(game, deck)
    if found.game not in ("", game):
        raise BadInput(f"deck {found.name}, game", found.game, game)
    return found


def _read(game: str, deck: str | Path) -> Deck:
    if isinstance(deck, str):
        decks = built_in_decks(game)
        if deck in decks:
            return decks[deck]
        if not Path(deck).exists():
            allowed = ", ".join(decks) or "no built-in deck is there"
            raise BadInput("deck", repr(deck), f"the path of a deck list, or one of: {allowed}")
    return load_deck(Path(deck), game)
