"""``taisen words``: the words of a game's notation, with which cards and made-up cards are written.

Read from the vocabulary itself, so that it is complete and never behind.
"""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console

import taisen
from taisen.games import Parts
from taisen.kernel.errors import BadInput
from taisen.language import Vocabulary, Word
from taisen.language.lexicon import notations

vocabularies: Final[Parts[Vocabulary]] = Parts("taisen.{}.vocabulary.notation", "VOCABULARY")


def words(
    game: Annotated[str, typer.Argument(help="The game.")] = taisen.GAMES[0],
    search: Annotated[str, typer.Option(help="Show only words with this in their notation or meaning.")] = "",
    category: Annotated[
        str, typer.Option(help="Show only what may stand where this is named, such as effect.")
    ] = "",
) -> None:
    """Show the words of a game's notation: what is written, and what it means.

    A part in braces is written by a word of the category behind its colon; ? may be left out, + and * may
    come many times, a bar parts forms of the same.
    """
    vocabulary = vocabularies.of(game)
    known = categories(vocabulary)
    if category and category not in known:
        raise BadInput("--category", repr(category), ", ".join(known))
    console = Console(highlight=False, soft_wrap=True)
    found = 0
    for name in (category,) if category else known:
        shown = [line for word in words_of(vocabulary, name) for line in word_lines(word, search)]
        shown += [line for line in term_lines(vocabulary, name) if search.casefold() in line.casefold()]
        if not search:
            shown += [f"  or any {other}" for other in included(vocabulary, name)]
        if shown:
            console.print(name, markup=False, style="bold")
            for line in shown:
                console.print(line, markup=False)
        found += len(shown)
    if not found:
        raise BadInput("--search", repr(search), f"a part of a word of {game}")


def categories(vocabulary: Vocabulary) -> list[str]:
    """Return the categories of a vocabulary: those of words in the order of their register, then terms."""
    found = dict.fromkeys(word.category for word in vocabulary.all_words())
    found |= dict.fromkeys(lexicon.category for lexicon in vocabulary.all_lexicons())
    found |= dict.fromkeys(name for name, _ in vocabulary.all_includes())
    return list(found)


def words_of(vocabulary: Vocabulary, category: str) -> list[type[Word]]:
    """Return the words of a category."""
    return [word for word in vocabulary.all_words() if word.category == category]


def word_lines(word: type[Word], search: str = "") -> list[str]:
    """Return a word's notations and what it means, nothing if ``search`` is not in them."""
    meaning = " ".join((word.__doc__ or "").strip().partition("\n\n")[0].split())
    lines = [f"  {notation}" for notation in notations(word)] + [f"      {meaning}"]
    return lines if search.casefold() in "\n".join(lines).casefold() else []


def term_lines(vocabulary: Vocabulary, category: str) -> list[str]:
    """Return the terms of a category, a line each; of names that may be any, what stands for them."""
    lines: list[str] = []
    for lexicon in vocabulary.all_lexicons():
        if lexicon.category == category:
            lines += ['  "…"'] if lexicon.quoted else [f"  {notation}" for notation in lexicon.terms]
    return lines


def included(vocabulary: Vocabulary, category: str) -> list[str]:
    """Return the categories whose words may stand in this one too."""
    found = [other for name, other in vocabulary.all_includes() if name == category]
    return found + [f"({inner})" for name, inner in vocabulary.all_brackets() if name == category]
