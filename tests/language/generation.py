"""Random trees from a vocabulary's own templates, for property tests of any vocabulary."""

from __future__ import annotations

import random

from taisen.language import Vocabulary, Word
from taisen.language.grammar import (
    BRACKET,
    INCLUDE,
    NUMBER_TOKEN,
    STRING_TOKEN,
    TEMPLATE,
    TERM,
    Alternative,
    Grammar,
    Rule,
)
from taisen.language.template import CHOICE, FIELD, GROUP, LITERAL, REPEAT, Element
from taisen.wixoss.vocabulary.modes import Mode

_FAR = 1_000
_STRINGS = ("", "x", "翼竜", 'a "quoted" one', "back\\slash", "# no comment", "two words")
_NAMES = ("it", "target", "face-down", "opponent's", "x_y")


def random_word(vocabulary: Vocabulary, category: str, rng: random.Random, depth: int = 6) -> Word:
    """A random tree of a category, nested about ``depth`` deep.

    Words that refuse the drawn values (by a ValueError) are drawn again.
    """
    maker = _Maker(vocabulary.grammar(), rng)
    for _ in range(100):
        try:
            value = maker.value(maker.grammar.rule(category), depth)
        except ValueError:
            continue
        if isinstance(value, Word):
            return value
    raise AssertionError(f"no word of category {category} could be made")


class _Maker:
    def __init__(self, grammar: Grammar, rng: random.Random) -> None:
        self.grammar = grammar
        self.rng = rng
        self.heights = _known_heights(grammar)

    def value(self, rule: Rule, depth: int) -> object:
        fitting = [each for each in rule.alternatives if _height(each, self.heights) <= depth]
        if not fitting:
            least = min(_height(each, self.heights) for each in rule.alternatives)
            fitting = [each for each in rule.alternatives if _height(each, self.heights) == least]
        chosen = self.rng.choice(fitting)
        if chosen.kind == TEMPLATE:
            values: dict[str, object] = {}
            self.fill(chosen.elements, values, depth - 1)
            assert chosen.word is not None
            _mend(values)
            return chosen.word.read(values)
        if chosen.kind in (INCLUDE, BRACKET):
            return self.value(self.grammar.rules[chosen.other], depth - (chosen.kind == BRACKET))
        if chosen.kind == TERM:
            return chosen.value
        if chosen.kind == NUMBER_TOKEN:
            return self.rng.choice((0, 1, 2, 3, 5000, 999_999_999))
        if chosen.kind == STRING_TOKEN:
            return self.rng.choice((*_STRINGS, *rule.quoted_terms))
        return self.rng.choice(_NAMES)

    def fill(self, elements: tuple[Element, ...], values: dict[str, object], depth: int) -> None:
        for element in elements:
            if element.optional and (depth < 0 or self.rng.random() < 0.5):
                values.update(zip(element.fields, element.absent, strict=True))
            elif element.kind == FIELD:
                values[element.name] = self.value(self.grammar.rules[element.category_index], depth)
            elif element.kind == REPEAT:
                rule = self.grammar.rules[element.category_index]
                count = max(1, element.least) + (self.rng.randrange(3) if depth > 0 else 0)
                values[element.name] = tuple(self.value(rule, depth) for _ in range(count))
            elif element.kind == GROUP:
                if element.name:
                    values[element.name] = True
                self.fill(element.inner, values, depth)


def _mend(values: dict[str, object]) -> None:
    """Make drawn values fit together where chance hardly ever would: modes are numbered in their order."""
    modes = values.get("modes")
    if isinstance(modes, tuple) and all(isinstance(mode, Mode) for mode in modes):
        values["modes"] = tuple(Mode(at + 1, mode.effect) for at, mode in enumerate(modes))


_KNOWN: dict[int, tuple[Grammar, list[int]]] = {}


def _known_heights(grammar: Grammar) -> list[int]:
    """The heights of a grammar, found once; the grammar is kept, so that its id stays its own."""
    if id(grammar) not in _KNOWN:
        _KNOWN[id(grammar)] = (grammar, _heights(grammar))
    return _KNOWN[id(grammar)][1]


def _heights(grammar: Grammar) -> list[int]:
    """How deep a category's smallest tree is."""
    heights = [_FAR for _ in grammar.rules]
    changed = True
    while changed:
        changed = False
        for rule in grammar.rules:
            height = min((_height(each, heights) for each in rule.alternatives), default=_FAR)
            if height < heights[rule.index]:
                heights[rule.index] = height
                changed = True
    assert max(heights) < _FAR, [rule.name for rule in grammar.rules if heights[rule.index] >= _FAR]
    return heights


def _height(alternative: Alternative, heights: list[int]) -> int:
    if alternative.kind == INCLUDE:
        return heights[alternative.other]
    if alternative.kind == BRACKET:
        return heights[alternative.other] + 1
    return 1 + _elements_height(alternative.elements, heights)


def _elements_height(elements: tuple[Element, ...], heights: list[int]) -> int:
    height = 0
    for element in elements:
        if element.optional or element.kind in (LITERAL, CHOICE):
            continue
        height = max(height, heights[element.category_index])
    return height


def random_text(vocabulary: Vocabulary, rng: random.Random, length: int) -> str:
    """A text of the vocabulary's own tokens in random order, to try the reader with."""
    tokens = {text for rule in vocabulary.grammar().rules for text in rule.first_texts}
    for rule in vocabulary.grammar().rules:
        for alternative in rule.alternatives:
            tokens.update(element.text for element in alternative.elements if element.kind == LITERAL)
    choices = [*sorted(tokens), "1", "2", "5000", '"翼竜"', "(", ")", "unknown"]
    return " ".join(rng.choice(choices) for _ in range(length))


def random_instance(vocabulary: Vocabulary, word: type[Word], rng: random.Random, depth: int = 5) -> Word:
    """A random word of one class."""
    maker = _Maker(vocabulary.grammar(), rng)
    for _ in range(100):
        values: dict[str, object] = {}
        try:
            maker.fill(maker.grammar.form(word).template.elements, values, depth)
            _mend(values)
            return word.read(values)
        except ValueError:
            continue
    raise AssertionError(f"no {word.__name__} could be made")
