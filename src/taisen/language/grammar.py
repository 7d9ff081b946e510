"""Grammars: a vocabulary compiled for reading, writing and speaking.

Owns the rules of the categories, what each may begin with, and the check that nothing is left-recursive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.language.errors import VocabularyError
from taisen.language.lexicon import BUILT_IN, Term, Vocabulary, notations, overrides_read
from taisen.language.template import (
    CHOICE,
    GROUP,
    LITERAL,
    Element,
    Piece,
    Template,
    literals,
    notation_template,
    sentence_template,
)
from taisen.language.tokens import NUMBER, STRING, SYMBOL, WORD, is_word

if TYPE_CHECKING:
    from taisen.language.words import Word

TEMPLATE: Final = 1
TERM: Final = 2
INCLUDE: Final = 3
BRACKET: Final = 4
NUMBER_TOKEN: Final = 5
STRING_TOKEN: Final = 6
NAME_TOKEN: Final = 7


class Alternative:
    """One way to read a category.

    Attributes:
        kind: `TEMPLATE`, `TERM`, `INCLUDE`, `BRACKET`, or a token of its own.
        elements: what stands there, for templates, terms and brackets.
        word: the class a template makes.
        fields: the fields of the template, in the order of its values.
        straight: whether the values are the arguments of the class, by name.
        value: the value of a term.
        other: the rule included, or inside the brackets.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.elements: tuple[Element, ...] = ()
        self.word: type[Word] | None = None
        self.fields: tuple[str, ...] = ()
        self.straight = True
        self.value: int | str = 0
        self.other = -1


class Rule:
    """A category, compiled.

    Attributes:
        index: its place in the grammar.
        name: its name.
        alternatives: all ways to read it.
        by_text: the alternatives that may begin with a certain token.
        by_kind: the alternatives for every other token, by its kind.
        first_texts: the literals that it may begin with.
        first_kinds: the kinds of token, whatever their text, that it may begin with.
        accepted: the categories whose words may stand here without brackets.
        brackets: the categories whose words may stand here in brackets.
        terms: the written notation and the term of each value.
        quoted_terms: the terms of quoted strings.
        numbers: whether a plain number may stand here.
        strings: whether a quoted string may.
        names: whether an identifier may.
    """

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.alternatives: list[Alternative] = []
        self.by_text: dict[str, list[Alternative]] = {}
        self.by_kind: list[list[Alternative]] = [[], [], [], [], []]
        self.first_texts: set[str] = set()
        self.first_kinds: set[int] = set()
        self.accepted: set[str] = set()
        self.brackets: list[str] = []
        self.terms: dict[int | str, tuple[str, Term]] = {}
        self.quoted_terms: dict[str, Term] = {}
        self.numbers = False
        self.strings = False
        self.names = False


class Form:
    """How a word is written: its first template and the category of each field."""

    def __init__(self, template: Template, categories: dict[str, str]) -> None:
        self.template = template
        self.categories = categories


class Grammar:
    """All rules of one vocabulary.

    Args:
        vocabulary: what to compile.

    Raises:
        VocabularyError: an unknown category, a bad template, two words with one notation, or a
            category that can begin with itself.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.name = vocabulary.name
        self.rules: list[Rule] = []
        self.forms: dict[type[Word], Form] = {}
        self._index: dict[str, int] = {}
        self._sentences: dict[str, tuple[Piece, ...]] = {}
        self._name_categories(vocabulary)
        for word in vocabulary.all_words():
            self._add_word(word)
        self._add_lexicons(vocabulary)
        for category, other in vocabulary.all_includes():
            self._add_other(INCLUDE, category, other)
        for category, inner in vocabulary.all_brackets():
            self._add_other(BRACKET, category, inner)
        state: dict[int, bool] = {}
        for rule in self.rules:
            self._find_first(rule, state, [])
        for rule in self.rules:
            self._index_alternatives(rule)
            self._close(rule)

    def rule(self, category: str) -> Rule:
        """The rule of a category.

        Raises:
            VocabularyError: there is no such category.
        """
        index = self._index.get(category, -1)
        if index < 0:
            raise VocabularyError(f"{self.name}: unknown category {category!r}")
        return self.rules[index]

    def form(self, word: type[Word]) -> Form:
        """How a class of words is written.

        Raises:
            VocabularyError: it is not registered.
        """
        form = self.forms.get(word)
        if form is None:
            raise VocabularyError(f"{self.name}: the word {word.__name__} is not registered")
        return form

    def pieces(self, source: str) -> tuple[Piece, ...]:
        """A sentence template, parsed once."""
        found = self._sentences.get(source)
        if found is None:
            found = sentence_template(source)
            self._sentences[source] = found
        return found

    def _name_categories(self, vocabulary: Vocabulary) -> None:
        names: list[str] = list(BUILT_IN)
        names.extend(word.category for word in vocabulary.all_words())
        names.extend(lexicon.category for lexicon in vocabulary.all_lexicons())
        names.extend(category for category, _ in vocabulary.all_includes())
        names.extend(category for category, _ in vocabulary.all_brackets())
        for name in names:
            if name not in self._index:
                self._index[name] = len(self.rules)
                self.rules.append(Rule(len(self.rules), name))
        for name, kind in (("number", NUMBER_TOKEN), ("string", STRING_TOKEN), ("name", NAME_TOKEN)):
            self.rule(name).alternatives.append(Alternative(kind))
        self.rule("number").numbers = True
        self.rule("string").strings = True
        self.rule("name").names = True

    def _add_word(self, word: type[Word]) -> None:
        rule = self.rule(word.category)
        straight = not overrides_read(word)
        categories: dict[str, str] = {}
        first: Template | None = None
        for source in notations(word):
            try:
                template = notation_template(source)
                self._number(template.elements)
            except VocabularyError as problem:
                raise VocabularyError(f"{word.__name__}: {problem}") from None
            if straight:
                unknown = [name for name in template.fields if name not in word.fields]
                if unknown:
                    raise VocabularyError(f"{word.__name__}: template {source!r} fills {unknown}, no fields")
            for other in rule.alternatives:
                if (
                    other.word is not None
                    and other.word is not word
                    and _same(other.elements, template.elements)
                ):
                    raise VocabularyError(
                        f"{word.__name__} and {other.word.__name__} have one notation: {source!r}"
                    )
            for name, category in template.categories().items():
                categories.setdefault(name, category)
            if first is None:
                first = template
            alternative = Alternative(TEMPLATE)
            alternative.elements = template.elements
            alternative.word = word
            alternative.fields = template.fields
            alternative.straight = straight
            rule.alternatives.append(alternative)
        if first is None:
            raise VocabularyError(f"{word.__name__} has no notation")
        forgotten = [name for name in word.fields if name not in first.fields]
        if straight and forgotten:
            raise VocabularyError(f"{word.__name__}: its first template does not write {forgotten}")
        self.forms[word] = Form(first, categories)

    def _number(self, elements: tuple[Element, ...]) -> None:
        for element in elements:
            if element.category:
                element.category_index = self.rule(element.category).index
            self._number(element.inner)

    def _add_lexicons(self, vocabulary: Vocabulary) -> None:
        for lexicon in vocabulary.all_lexicons():
            rule = self.rule(lexicon.category)
            if lexicon.quoted:
                if not rule.strings:
                    rule.strings = True
                    rule.alternatives.append(Alternative(STRING_TOKEN))
                rule.quoted_terms.update(lexicon.terms)
                continue
            if any(alternative.word is not None for alternative in rule.alternatives):
                # A field of this category would take either, and its word expects one sort alone.
                raise VocabularyError(f"{lexicon.category}: a category has words or terms, not both")
            for notation, term in lexicon.terms.items():
                for source in (notation, *term.also):
                    alternative = Alternative(TERM)
                    alternative.elements = literals(source)
                    alternative.value = term.value
                    if not alternative.elements:
                        raise VocabularyError(f"{lexicon.category}: a term needs a notation")
                    rule.alternatives.append(alternative)
                rule.terms.setdefault(term.value, (notation, term))

    def _add_other(self, kind: int, category: str, other: str) -> None:
        alternative = Alternative(kind)
        rule = self.rule(category)
        alternative.other = self.rule(other).index
        if kind == BRACKET:
            alternative.elements = notation_template("({inner:" + other + "})").elements
            self._number(alternative.elements)
            rule.brackets.append(other)
        rule.alternatives.append(alternative)

    def _find_first(self, rule: Rule, state: dict[int, bool], path: list[str]) -> None:
        """Collect what a rule may begin with; ``state`` says of each rule met whether it is done."""
        if rule.index in state:
            if not state[rule.index]:
                circle = " -> ".join([*path[path.index(rule.name) :], rule.name])
                raise VocabularyError(f"{self.name}: a category can begin with itself: {circle}")
            return
        state[rule.index] = False
        path.append(rule.name)
        for alternative in rule.alternatives:
            texts, kinds = self._first(alternative, state, path)
            rule.first_texts |= texts
            rule.first_kinds |= kinds
        path.pop()
        state[rule.index] = True

    def _first(
        self, alternative: Alternative, state: dict[int, bool], path: list[str]
    ) -> tuple[set[str], set[int]]:
        texts: set[str] = set()
        kinds: set[int] = set()
        if alternative.kind == NUMBER_TOKEN:
            kinds.add(NUMBER)
        elif alternative.kind == STRING_TOKEN:
            kinds.add(STRING)
        elif alternative.kind == NAME_TOKEN:
            kinds.add(WORD)
        elif alternative.kind == INCLUDE:
            self._first_of_rule(alternative.other, texts, kinds, state, path)
        else:
            self._first_of_elements(alternative.elements, texts, kinds, state, path)
        return texts, kinds

    def _first_of_elements(
        self,
        elements: tuple[Element, ...],
        texts: set[str],
        kinds: set[int],
        state: dict[int, bool],
        path: list[str],
    ) -> None:
        for element in elements:
            if element.kind == LITERAL:
                texts.add(element.text)
            elif element.kind == CHOICE:
                for choice in element.choices:
                    if choice:
                        texts.add(choice[0].text)
            elif element.kind == GROUP:
                self._first_of_elements(element.inner, texts, kinds, state, path)
            else:
                self._first_of_rule(element.category_index, texts, kinds, state, path)
            if not element.optional:
                return

    def _first_of_rule(
        self, index: int, texts: set[str], kinds: set[int], state: dict[int, bool], path: list[str]
    ) -> None:
        rule = self.rules[index]
        self._find_first(rule, state, path)
        texts |= rule.first_texts
        kinds |= rule.first_kinds

    def _index_alternatives(self, rule: Rule) -> None:
        done: dict[int, bool] = {each.index: True for each in self.rules}
        for text in rule.first_texts:
            rule.by_text[text] = []
        for alternative in rule.alternatives:
            texts, kinds = self._first(alternative, done, [])
            for text, found in rule.by_text.items():
                if text in texts or _kind(text) in kinds:
                    found.append(alternative)
            for kind in sorted(kinds):
                rule.by_kind[kind].append(alternative)

    def _close(self, rule: Rule) -> None:
        """Collect what a rule accepts through its inclusions."""
        waiting = [rule]
        while waiting:
            current = waiting.pop(0)
            if current.name in rule.accepted:
                continue
            rule.accepted.add(current.name)
            for value, entry in current.terms.items():
                rule.terms.setdefault(value, entry)
            for text, term in current.quoted_terms.items():
                rule.quoted_terms.setdefault(text, term)
            rule.numbers = rule.numbers or current.numbers
            rule.strings = rule.strings or current.strings
            rule.names = rule.names or current.names
            rule.brackets.extend(inner for inner in current.brackets if inner not in rule.brackets)
            waiting.extend(self.rules[each.other] for each in current.alternatives if each.kind == INCLUDE)


def _kind(text: str) -> int:
    """The kind of token that a literal is."""
    if text[0].isdigit():
        return NUMBER
    if text[0] == '"':
        return STRING
    return WORD if is_word(text) else SYMBOL


def _same(one: tuple[Element, ...], other: tuple[Element, ...]) -> bool:
    """Whether two templates read the same texts, as far as their elements show it."""
    if len(one) != len(other):
        return False
    for mine, yours in zip(one, other, strict=True):
        if (
            mine.kind != yours.kind
            or mine.text != yours.text
            or mine.category != yours.category
            or mine.optional != yours.optional
            or mine.separator != yours.separator
            or not _same(mine.inner, yours.inner)
            or [[each.text for each in choice] for choice in mine.choices]
            != [[each.text for each in choice] for choice in yours.choices]
        ):
            return False
    return True
