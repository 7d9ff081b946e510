"""Lexicons and vocabularies: what words and terms a game's notation knows.

Owns `Term` and `Lexicon` (closed lists such as colours, with a term in each language) and
`Vocabulary`, the one explicit register from which the grammar of a game is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.language.errors import VocabularyError
from taisen.language.template import notation_template, said_fields, sentence_template
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.language.grammar import Grammar

LANGUAGES: Final = ("ja", "zh-Hans", "zh-Hant", "en")
"""The languages in which a sentence can be printed."""

BUILT_IN: Final = ("number", "string", "name")
"""Categories that every vocabulary has: 3000, "a text", an identifier."""


class Term:
    """What an entry of a lexicon stands for, and what it is called in each language.

    Args:
        value: the value that a word's field gets.
        ja: the Japanese term.
        zh_hans: the Chinese term in simplified script.
        zh_hant: the Chinese term in traditional script.
        en: the English term.
        plural: the English term for many; the same as for one if left out.
        many: the notation for many; the same as for one if left out.
        also: other notations that are read as this entry.
    """

    def __init__(
        self,
        value: int | str,
        ja: str,
        zh_hans: str,
        zh_hant: str,
        en: str,
        plural: str = "",
        many: str = "",
        also: tuple[str, ...] = (),
    ) -> None:
        self.value = value
        self.texts: dict[str, str] = {"ja": ja, "zh-Hans": zh_hans, "zh-Hant": zh_hant, "en": en}
        self.plural = plural
        self.many = many
        self.also = (many, *also) if many else also


class Lexicon:
    """A category whose entries are terms.

    Args:
        category: the category, as templates name it.
        terms: the entries by notation; the first notation of a value is the one that is written.
        quoted: the notation is any quoted string (names, families); the terms only say what some
            of them are called in each language, and the others are said as they are.
    """

    def __init__(self, category: str, terms: dict[str, Term], quoted: bool = False) -> None:
        self.category = category
        self.terms = terms
        self.quoted = quoted


class Vocabulary:
    """The words, lexicons and categories of one notation.

    Args:
        name: what error messages call it.
        parents: vocabularies whose entries it has too.
    """

    def __init__(self, name: str, parents: tuple[Vocabulary, ...] = ()) -> None:
        self.name = name
        self.parents = parents
        self.words: list[type[Word]] = []
        self.lexicons: list[Lexicon] = []
        self.includes: list[tuple[str, str]] = []
        self.bracketed: list[tuple[str, str]] = []
        self._version = 0
        self._grammar: Grammar | None = None
        self._grammar_version = -1

    def register(self, words: tuple[type[Word], ...]) -> None:
        """Add classes of words."""
        for word in words:
            if not word.category or not word.notation:
                raise VocabularyError(f"{word.__name__} needs a category and a notation")
            if word not in self.words:
                self.words.append(word)
        self._version += 1

    def add_lexicon(self, lexicon: Lexicon) -> None:
        """Add a lexicon; several may share a category."""
        self.lexicons.append(lexicon)
        self._version += 1

    def include(self, category: str, other: str) -> None:
        """Let ``category`` also accept whatever ``other`` accepts (a target may be a pronoun)."""
        self.includes.append((category, other))
        self._version += 1

    def bracket(self, category: str, inner: str) -> None:
        """Let ``category`` also accept ``( inner )``; the writer sets the brackets where needed."""
        self.bracketed.append((category, inner))
        self._version += 1

    def version(self) -> int:
        """A number that grows with every addition, here or in a parent."""
        total = self._version
        for parent in self.parents:
            total += parent.version()
        return total

    def grammar(self) -> Grammar:
        """The compiled grammar, made anew after an addition.

        Raises:
            VocabularyError: the vocabulary is not well made.
        """
        version = self.version()
        if self._grammar is None or self._grammar_version != version:
            from taisen.language.grammar import Grammar

            self._grammar = Grammar(self)
            self._grammar_version = version
        return self._grammar

    def all_words(self) -> list[type[Word]]:
        """The words of the parents, then its own."""
        found: list[type[Word]] = []
        for parent in self.parents:
            found.extend(word for word in parent.all_words() if word not in found)
        found.extend(word for word in self.words if word not in found)
        return found

    def all_lexicons(self) -> list[Lexicon]:
        """The lexicons of the parents, then its own."""
        found: list[Lexicon] = []
        for parent in self.parents:
            found.extend(lexicon for lexicon in parent.all_lexicons() if lexicon not in found)
        found.extend(self.lexicons)
        return found

    def all_includes(self) -> list[tuple[str, str]]:
        """The inclusions of the parents, then its own."""
        found: list[tuple[str, str]] = []
        for parent in self.parents:
            found.extend(pair for pair in parent.all_includes() if pair not in found)
        found.extend(pair for pair in self.includes if pair not in found)
        return found

    def all_brackets(self) -> list[tuple[str, str]]:
        """The brackets of the parents, then its own."""
        found: list[tuple[str, str]] = []
        for parent in self.parents:
            found.extend(pair for pair in parent.all_brackets() if pair not in found)
        found.extend(pair for pair in self.bracketed if pair not in found)
        return found

    def missing(self) -> list[str]:
        """What is not complete, a line each; a test demands that there is nothing.

        Every word needs a sentence in every language, each saying every field that is not silent,
        and every term of a lexicon needs its name in every language.
        """
        problems: list[str] = []
        for word in self.all_words():
            if _overrides(word, "sentence"):
                continue
            filled: set[str] = set(word.fields)
            for source in notations(word):
                filled |= set(notation_template(source).fields)
            for language in LANGUAGES:
                text = word.texts.get(language, "")
                if not text:
                    problems.append(f"{word.__name__}: no sentence in {language}")
                    continue
                said = said_fields(sentence_template(text))
                problems.extend(
                    f"{word.__name__}: the sentence in {language} does not say {name}"
                    for name in word.fields
                    if name not in said and name not in word.silent
                )
                problems.extend(
                    f"{word.__name__}: the sentence in {language} says {name}, which is no field"
                    for name in sorted(said - filled)
                    if name != "this" and not hasattr(word, name)
                )
        for lexicon in self.all_lexicons():
            for notation, term in lexicon.terms.items():
                problems.extend(
                    f"{lexicon.category} {notation!r}: no term in {language}"
                    for language in LANGUAGES
                    if not term.texts[language]
                )
        return problems


def notations(word: type[Word]) -> tuple[str, ...]:
    """A word's notation templates."""
    notation = word.notation
    return (notation,) if isinstance(notation, str) else notation


def overrides_read(word: type[Word]) -> bool:
    """Whether a word makes itself from a template's values in its own way."""
    return _overrides(word, "read")


def _overrides(word: type[Word], name: str) -> bool:
    return any(name in vars(each) for each in word.__mro__ if each is not Word and issubclass(each, Word))
