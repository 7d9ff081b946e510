"""The effect language: what a card does, as data with a text form and a sentence in four languages.

A game declares its words as classes (`Word`) and its terms as lists (`Lexicon`) and registers both
in a `Vocabulary`; `read`, `write` and `sentence` then work on them.
"""

from __future__ import annotations

from taisen.language.errors import NotationError, VocabularyError
from taisen.language.lexicon import LANGUAGES, Lexicon, Term, Vocabulary
from taisen.language.reader import read, read_abilities, read_value
from taisen.language.sentences import Speaker, sentence
from taisen.language.words import Word, assign_keys, walk
from taisen.language.writer import write, write_abilities, write_value

__all__ = [
    "LANGUAGES",
    "Lexicon",
    "NotationError",
    "Speaker",
    "Term",
    "Vocabulary",
    "VocabularyError",
    "Word",
    "assign_keys",
    "read",
    "read_abilities",
    "read_value",
    "sentence",
    "walk",
    "write",
    "write_abilities",
    "write_value",
]
