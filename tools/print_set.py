"""Print what every card of a set does: canonical notation, and its sentences in four languages.

``python tools/print_set.py BS17`` prints it; with ``--write`` it becomes the set's golden file, which a
test compares, so that a change of the vocabulary shows as a diff. ``--write`` alone writes those of all sets.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from taisen.battle_spirits.cards import CardDefinition as BattleSpiritsCard
from taisen.cli.games import game_terminal
from taisen.cli.words import vocabularies
from taisen.games import GAMES, module_name
from taisen.kernel.state import Definition
from taisen.language import LANGUAGES, Word, write
from taisen.language.card_files import set_of
from taisen.wording.games import game_words

ROOT: Final = Path(__file__).resolve().parent.parent


@runtime_checkable
class WithAbilities(Protocol):
    """A card of any game: what it does are words."""

    @property
    def abilities(self) -> tuple[Word, ...]:
        """What it does, a word a line."""


def sets() -> dict[str, str]:
    """Return the game of each set, in the order of the games and of their files."""
    return {set_of(number): game for game in GAMES for number in game_terminal(game).numbers()}


def golden_path(name: str) -> Path:
    """Return where the golden file of a set lies."""
    return ROOT / "tests" / "cards" / module_name(sets()[name]) / "golden" / f"{name}.txt"


def print_card(game: str, number: str) -> str:
    """Return a card's number, and each line of its effect with its sentences, of each of its faces."""
    return "\n".join(print_face(game, face) for face in game_terminal(game).lookup(number).faces())


def print_face(game: str, card: Definition) -> str:
    """Return the number of a face of a card, and each line of its effect with its sentences."""
    # A part of a card that is no ability.
    condition = card.brave_condition if isinstance(card, BattleSpiritsCard) else None
    assert isinstance(card, WithAbilities)
    vocabulary = vocabularies.of(game)
    words = game_words(game)
    lines = [card.number]
    parts: list[tuple[str, Word]] = [(write(ability, vocabulary), ability) for ability in card.abilities]
    if condition is not None:
        parts.insert(0, (f"combines with {write(condition, vocabulary, 'filter')}", condition))
    for notation, word in parts:
        lines.append(f"  {notation}")
        lines.extend(f"    {language:<8}{words.sentence(card, word, language)}" for language in LANGUAGES)
    return "\n".join(lines)


def print_set(name: str) -> str:
    """Return all the cards of a set, by number."""
    game = sets()[name]
    found = sorted(number for number in game_terminal(game).numbers() if set_of(number) == name)
    return "\n\n".join(print_card(game, number) for number in found) + "\n"


def main() -> None:
    """Print a set, or write golden files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", nargs="?", help="the beginning of the card numbers, such as BS17 or WD01")
    parser.add_argument(
        "--write", action="store_true", help="write the set's golden file; without a set, all"
    )
    arguments = parser.parse_args()
    if arguments.set is None and not arguments.write:
        parser.error("which set? (or --write for all golden files)")
    if arguments.set is not None and arguments.set not in sets():
        parser.error(f"set: found {arguments.set!r}; allowed: {', '.join(sets())}")
    for name in sets() if arguments.set is None else (arguments.set,):
        text = print_set(name)
        if arguments.write:
            path = golden_path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        else:
            print(text, end="")


if __name__ == "__main__":
    main()
