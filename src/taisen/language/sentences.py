"""Sentences: trees of words to Japanese, Chinese and English.

Owns the filling of sentence templates: lists, terms, quotation marks, the English plural. Which
words a language uses is declared with each word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.language.lexicon import LANGUAGES, Vocabulary
from taisen.language.template import NUMBER_OF, SAY, TEXT, Piece
from taisen.language.words import Word, holds_words, is_many
from taisen.language.writer import is_present

if TYPE_CHECKING:
    from taisen.language.grammar import Grammar

_SEPARATORS: Final = {"ja": "、", "zh-Hans": "、", "zh-Hant": "、", "en": ", "}
_THIS: Final = {"ja": "このカード", "zh-Hans": "这张卡牌", "zh-Hant": "這張卡牌", "en": "this card"}
_COMMAS: Final = {"ja": "、", "zh-Hans": "，", "zh-Hant": "，", "en": ", "}
_QUOTES: Final = {"ja": ("「", "」"), "zh-Hans": ("“", "”"), "zh-Hant": ("「", "」"), "en": ('"', '"')}


def sentence(word: Word, language: str, vocabulary: Vocabulary, this: str = "") -> str:
    """A word as a sentence.

    Args:
        word: the tree, usually an ability.
        language: "ja", "zh-Hans", "zh-Hant" or "en".
        vocabulary: the words it is made of.
        this: what the card calls itself, "this card" if nothing is given.

    Raises:
        ValueError: there is no such language.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    say = Speaker(vocabulary.grammar(), language, this)
    text = say.framed(say.word(word))
    return capital(text) if language == "en" else text


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


class Speaker:
    """Says words in one language; handed to `Word.sentence`.

    Attributes:
        grammar: the words and terms.
        language: the language spoken.
        this: what the card calls itself; ``{this}`` in a template.
        many: whether the noun now being spoken stands in the plural.
        infinitive: whether the English deed now being spoken follows "you may" or "to".
        amount: what the amount of the event is called, "" if it has no name.
        before, after: what amounts say beside their number, to stand before and after the deed.
    """

    def __init__(self, grammar: Grammar, language: str, this: str = "") -> None:
        self.grammar = grammar
        self.language = language
        self.this = this or _THIS[language]
        self.many = False
        self.infinitive = False
        self.amount = ""
        self.before: list[str] = []
        self.after: list[str] = []

    def word(self, word: Word, many: bool = False) -> str:
        """A word; nouns in it in the plural if ``many``."""
        number = self.many
        self.many = many
        if word.frames:
            before, after = self.before, self.after
            self.before, self.after = [], []
            text = self.framed(word.sentence(self.language, self))
            self.before, self.after = before, after
        else:
            text = word.sentence(self.language, self)
        self.many = number
        return text

    def alone(self, word: Word, many: bool = False) -> str:
        """A word with what its own amounts say beside their number, and nothing of what stands around it."""
        before, after = self.before, self.after
        self.before, self.after = [], []
        text = self.framed(self.word(word, many))
        self.before, self.after = before, after
        return text

    def of_another(self, word: Word) -> str:
        """A word that another card will have: what it calls itself is not what this card does."""
        this = self.this
        self.this = _THIS[self.language]
        text = self.word(word)
        self.this = this
        return text

    def framed(self, text: str) -> str:
        """A deed with what its amounts have said beside their number so far, which is then forgotten."""
        comma = _COMMAS[self.language]
        end = "." if self.after and text.endswith(".") else ""
        text = "".join(part + comma for part in self.before) + text.removesuffix(end) + "".join(self.after)
        text += end
        self.before, self.after = [], []
        return text

    def fill(self, word: Word, template: str) -> str:
        """A sentence template, filled with the fields of a word."""
        return self._pieces(word, word.values(), self.grammar.pieces(template)).strip(" ")

    def field(self, word: Word, name: str, many: bool = False) -> str:
        """One field of a word; "" if it is absent."""
        return self._say(word, word.values(), name, many, "", "", False)

    def value(self, category: str, value: object, many: bool = False) -> str:
        """A value of a category: a word, a term, a number, a quoted string."""
        if isinstance(value, Word):
            return self.word(value, many)
        if category and isinstance(value, int | str):
            rule = self.grammar.rule(category)
            entry = rule.terms.get(value)
            if entry is not None:
                term = entry[1]
                return (
                    term.plural
                    if many and term.plural and self.language == "en"
                    else term.texts[self.language]
                )
            if isinstance(value, str) and rule.strings:
                known = rule.quoted_terms.get(value)
                return self.quoted(value if known is None else known.texts[self.language])
        return str(value)

    def quoted(self, text: str) -> str:
        """A text in the language's quotation marks."""
        begin, end = _QUOTES[self.language]
        return begin + text + end

    def _pieces(self, word: Word, values: dict[str, object], pieces: tuple[Piece, ...]) -> str:
        out = ""
        for piece in pieces:
            if piece.kind == TEXT:
                text = piece.text
            elif piece.kind == NUMBER_OF:
                many = is_many(_value_of(word, values, piece.name)) if piece.name else self.many
                text = piece.many if many else piece.one
            elif piece.kind == SAY:
                many = self._number(word, values, piece)
                infinitive = self.infinitive
                self.infinitive = infinitive or piece.by == "do"
                text = self._say(
                    word, values, piece.name, many, piece.separator, piece.last, piece.own_separator
                )
                self.infinitive = infinitive
                if piece.capital:
                    text = capital(text)
            elif is_present(_value_of(word, values, piece.name)) != piece.negative:
                text = self._pieces(word, values, piece.inner)
            else:
                text = ""
            # What is absent leaves a blank on each side: keep one.
            if text.startswith(" ") and out.endswith(" "):
                text = text[1:]
            out += text
        return out

    def _number(self, word: Word, values: dict[str, object], piece: Piece) -> bool:
        if piece.by == "many":
            return True
        if piece.by in ("one", "do") or piece.name == "this":
            return False
        if piece.by == "same":
            return self.many
        if piece.by:
            return is_many(_value_of(word, values, piece.by))
        return self.many and not holds_words(_value_of(word, values, piece.name))

    def _say(
        self,
        word: Word,
        values: dict[str, object],
        name: str,
        many: bool,
        separator: str,
        last: str,
        own_separator: bool,
    ) -> str:
        if name == "this" and name not in values:
            return self.this
        value = _value_of(word, values, name)
        if value is None:
            return ""
        category = self.grammar.form(type(word)).categories.get(name, "")
        if not isinstance(value, tuple):
            return self.value(category, value, many)
        items = [self.value(category, item, many) for item in value]
        if not own_separator:
            separator = last = _SEPARATORS[self.language]
        if len(items) < 2:
            return "".join(items)
        return separator.join(items[:-1]) + last + items[-1]


def _value_of(word: Word, values: dict[str, object], name: str) -> object:
    if name in values:
        return values[name]
    value: object = getattr(word, name)
    return value
