"""Print what every card of a set does: canonical notation, and its sentences in four languages.

``python tools/print_set.py BS17`` prints it; with ``--write`` it becomes the set's golden file, which a
test compares, so that a change of the vocabulary shows as a diff.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.loading import lookup, numbers
from taisen.battle_spirits.sentences import condition_sentence, part_sentence
from taisen.battle_spirits.vocabulary.notation import VOCABULARY
from taisen.language import LANGUAGES, write

ROOT = Path(__file__).resolve().parent.parent


def golden_path(name: str) -> Path:
    """Return where the golden file of a set lies."""
    return ROOT / "tests" / "cards" / "battle_spirits" / name / "golden.txt"


def print_card(card: CardDefinition) -> str:
    """Return a card's number, and each line of its effect with its sentences."""
    lines = [card.number]
    if card.brave_condition is not None:
        lines.append(f"  combines with {write(card.brave_condition, VOCABULARY, 'filter')}")
        lines.extend(f"    {language:<8}{condition_sentence(card, language)}" for language in LANGUAGES)
    for ability in card.abilities:
        lines.append(f"  {write(ability, VOCABULARY)}")
        lines.extend(f"    {language:<8}{part_sentence(card, ability, language)}" for language in LANGUAGES)
    return "\n".join(lines)


def print_set(name: str) -> str:
    """Return all the cards of a set, by number."""
    found = sorted(number for number in numbers() if number.rpartition("-")[0] == name)
    return "\n\n".join(print_card(lookup(number)) for number in found) + "\n"


def main() -> None:
    """Print a set, or write its golden file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", help="the beginning of the card numbers, such as BS17")
    parser.add_argument("--write", action="store_true", help="write the set's golden file")
    arguments = parser.parse_args()
    text = print_set(arguments.set)
    if arguments.write:
        path = golden_path(arguments.set)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
