"""Writing: trees of words to canonical notation.

Owns the inverse of reading: what `write` gives, `taisen.language.reader.read` reads as an equal tree.
Brackets are set where a category needs them, and where the text would be ambiguous without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.language.reader import all_readings
from taisen.language.template import CHOICE, FIELD, LITERAL, REPEAT, Element
from taisen.language.tokens import is_word, quote
from taisen.language.words import Word, holds_words, is_many

if TYPE_CHECKING:
    from taisen.language.grammar import Grammar, Rule
    from taisen.language.lexicon import Vocabulary


def write(word: Word, vocabulary: Vocabulary, category: str = "") -> str:
    """A word in canonical notation.

    Args:
        word: the tree.
        vocabulary: the words it is made of.
        category: where it stands; brackets are set if it can stand there only in brackets. The
            word's own category if left out.

    Raises:
        ValueError: a value has no notation where it stands.
    """
    return write_value(word, vocabulary, category or word.category)


def write_value(value: object, vocabulary: Vocabulary, category: str) -> str:
    """A value of a category that may also be a number, a string or a term; otherwise as `write`."""
    grammar = vocabulary.grammar()
    rule = grammar.rule(category)
    writer = _Writer(grammar)
    text = writer.value(value, rule)
    if _reads_as(text, value, vocabulary, category):
        return text
    # Set every bracket that is allowed, then take away each that is not needed.
    kept = set(range(writer.spots))
    text = _Writer(grammar, kept).value(value, rule)
    if not _reads_as(text, value, vocabulary, category):
        raise ValueError(f"no notation can be read back as {value!r}; does the vocabulary lack a bracket?")
    for spot in range(writer.spots):
        fewer = kept - {spot}
        shorter = _Writer(grammar, fewer).value(value, rule)
        if _reads_as(shorter, value, vocabulary, category):
            kept = fewer
            text = shorter
    return text


def write_abilities(abilities: tuple[Word, ...], vocabulary: Vocabulary, category: str = "ability") -> str:
    """Abilities in canonical notation, one a line."""
    return "\n".join(write(ability, vocabulary, category) for ability in abilities)


_CLOSING: Final = ":,;)]"


class _Line:
    """A text under construction, whose blanks are set as the templates ask and as tokens need."""

    def __init__(self) -> None:
        self.text = ""
        self.blank = False
        self.glued = False
        self.article = -1

    def skip(self, space: bool) -> None:
        """Pass over something absent, with the blank before it."""
        self.blank = self.blank or space
        self.glued = self.glued or not space

    def put(self, text: str, space: bool) -> None:
        """Append a text, after a blank if one is wanted on either side of what is absent."""
        if not text:
            self.skip(space)
            return
        self.skip(space)
        if text[0] in _CLOSING and not space:
            self.blank = False
        self._settle_article(text)
        if self.text:
            # "[" or "(" stays close to what follows an absent part; elsewhere one blank is enough.
            wanted = self.blank and not (self.glued and self.text[-1] in "[(")
            if wanted or _would_merge(self.text, text):
                self.text += " "
        self.text += text
        self.blank = False
        self.glued = False

    def put_article(self, space: bool) -> None:
        """Append "a", which becomes "an" before a vowel."""
        self.put("a", space)
        self.article = len(self.text)

    def _settle_article(self, text: str) -> None:
        word = text.lstrip("[(")
        if self.article >= 0 and word:
            if word[0] in "aeiou":
                self.text = f"{self.text[: self.article]}n{self.text[self.article :]}"
            self.article = -1


class _Writer:
    """Writes words and values by the rules of a grammar.

    Attributes:
        many: whether the nouns of the word being written stand in the plural.
        spots: how many places were met where brackets are allowed but not demanded.
        bracketed: the numbers of those that get them.
    """

    def __init__(self, grammar: Grammar, bracketed: set[int] | None = None) -> None:
        self.grammar = grammar
        self.spots = 0
        self.many = False
        self.bracketed: set[int] = bracketed if bracketed is not None else set()

    def word(self, word: Word) -> str:
        """A word by its first template."""
        line = _Line()
        form = self.grammar.form(type(word))
        self.elements(form.template.elements, word.values(), line)
        return line.text

    def elements(self, elements: tuple[Element, ...], values: dict[str, object], line: _Line) -> None:
        """The elements of a template."""
        for element in elements:
            kind = element.kind
            if kind == LITERAL:
                line.put(element.text, element.space)
            elif kind == CHOICE:
                self.choice(element, values, line)
            elif kind == FIELD:
                value = values[element.name]
                if value is None and element.optional:
                    line.skip(element.space)
                else:
                    rule = self.grammar.rules[element.category_index]
                    line.put(self.value(value, rule, self.is_many(element, values)), element.space)
            elif kind == REPEAT:
                many = self.is_many(element, values)
                line.put(self.items(values[element.name], element, many), element.space)
            elif is_present(values[element.fields[0]]):
                self.elements(element.inner, values, line)
            else:
                self.leave_out(element, values)
                line.skip(element.space)

    def choice(self, element: Element, values: dict[str, object], line: _Line) -> None:
        """The first of several literals, or the second for many."""
        space = element.space
        second = bool(element.by) and self.is_many(element, values)
        chosen = element.choices[1 if second else 0]
        if not element.by and [[part.text for part in each] for each in element.choices] == [["a"], ["an"]]:
            line.put_article(space)
            return
        if not chosen:
            line.skip(space)
        for literal in chosen:
            line.put(literal.text, space or literal.space)
            space = False

    def leave_out(self, group: Element, values: dict[str, object]) -> None:
        """Make sure that a group left out loses nothing."""
        for name in group.fields:
            if is_present(values[name]):
                raise ValueError(f"{name}={values[name]!r} cannot be written without {group.fields[0]}")

    def is_many(self, element: Element, values: dict[str, object]) -> bool:
        """Whether the nouns of a field are written in the plural."""
        if element.by == "many":
            return True
        if element.by == "same":
            return self.many
        if element.by:
            return is_many(values[element.by])
        return self.many and not holds_words(values[element.name])

    def items(self, value: object, element: Element, many: bool) -> str:
        """The items of a repeat."""
        if not isinstance(value, tuple):
            raise _misplaced(value, self.grammar.rules[element.category_index])
        if len(value) < element.least:
            raise ValueError(f"{element.name} needs at least {element.least} items")
        rule = self.grammar.rules[element.category_index]
        line = _Line()
        for place, item in enumerate(value):
            if place:
                joint = element.joint
                bare = joint.strip()
                line.put(bare, joint.startswith(" "))
                line.put(self.value(item, rule, many), joint.endswith(" "))
            else:
                line.put(self.value(item, rule, many), False)
        return line.text

    def value(self, value: object, rule: Rule, many: bool = False) -> str:
        """A value where a category is asked for."""
        if isinstance(value, Word):
            return self.placed(value, rule, many)
        if isinstance(value, bool):
            raise _misplaced(value, rule)
        if isinstance(value, int):
            if value in rule.terms:
                return _term(rule, value, many)
            if rule.numbers and value >= 0:
                return str(value)
        elif isinstance(value, str):
            if value in rule.terms:
                return _term(rule, value, many)
            if rule.strings:
                return quote(value)
            if rule.names and is_word(value):
                return value
        raise _misplaced(value, rule)

    def placed(self, word: Word, rule: Rule, many: bool) -> str:
        """A word where a category is asked for, in brackets if it needs them there."""
        free = word.category in rule.accepted
        allowed = any(word.category in self.grammar.rule(inner).accepted for inner in rule.brackets)
        if not free and not allowed:
            raise _misplaced(word, rule)
        if free and allowed:
            self.spots += 1
            free = self.spots - 1 not in self.bracketed
        before = self.many
        self.many = many
        text = self.word(word)
        self.many = before
        return text if free else f"({text})"


def is_present(value: object) -> bool:
    """Whether a field's value is there, as groups and optional parts understand it."""
    return value is not None and value is not False and value != ()


def _term(rule: Rule, value: int | str, many: bool) -> str:
    notation, term = rule.terms[value]
    return term.many if many and term.many else notation


def _reads_as(text: str, value: object, vocabulary: Vocabulary, category: str) -> bool:
    """Whether a text has one reading, and it is the given one."""
    readings = all_readings(text, vocabulary, category)
    return len(readings) == 1 and readings[0] == value


def _misplaced(value: object, rule: Rule) -> ValueError:
    return ValueError(f"{value!r} cannot stand where {rule.name} is asked for")


def _would_merge(before: str, after: str) -> bool:
    """Whether two texts, written without a blank, would become other tokens."""
    last = before[-1]
    first = after[0]
    if last.isdigit() and first.isdigit():
        return True
    if _in_word(last):
        # A hyphen or an apostrophe between letters would join them to one word.
        return _in_word(first) or first == "'" or (first == "-" and len(after) > 1 and _in_word(after[1]))
    if last in "-'" and _in_word(first):
        return len(before) > 1 and _in_word(before[-2])
    return last in "<>" and first == "="


def _in_word(character: str) -> bool:
    return character == "_" or (character.isalnum() and not character.isdecimal())
