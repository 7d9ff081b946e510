"""Reading: notation text to trees of words.

Owns the parser: every way to read a text is followed and remembered by category and place, so that
the time stays bounded and an ambiguous text is found out. A text is first read quickly; only if
that fails is it read again, watching for the furthest place and for what could stand there.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from taisen.language.bounds import MAX_DEPTH, MAX_READINGS, MAX_REPEAT, MAX_TEXT, MAX_WORK
from taisen.language.errors import NotationError
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
from taisen.language.template import CHOICE, FIELD, LITERAL, REPEAT, Element
from taisen.language.tokens import END, Tokens, scan, unquote
from taisen.language.words import Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from taisen.language.lexicon import Vocabulary

Reading = tuple[object, int]
"""A value and the place after it."""

State = tuple[int, tuple[object, ...]]
"""A place within a template and the values so far."""


def read(text: str, vocabulary: Vocabulary, category: str = "ability", line: int = 1) -> Word:
    """Read one word, for instance a whole ability.

    Args:
        text: the notation; line breaks are blanks.
        vocabulary: the words that may occur.
        category: what to read.
        line: the number of the text's first line, for errors.

    Raises:
        NotationError: the text cannot be read, or in more than one way.
    """
    value = read_value(text, vocabulary, category, line)
    if not isinstance(value, Word):
        raise NotationError(line, 1, text, (category,), f"expected a word of category {category}")
    return value


def read_value(text: str, vocabulary: Vocabulary, category: str, line: int = 1) -> object:
    """Read a category that may also be a number, a string or a term; otherwise as `read`."""
    grammar = vocabulary.grammar()
    tokens = scan(text, line)
    values = _Parser(grammar, tokens, False).whole(category)
    if len(values) == 1:
        return values[0]
    watching = _Parser(grammar, tokens, True)
    watching.whole(category)
    if values:
        raise watching.ambiguous(values[0], values[1])
    raise watching.failure()


def all_readings(text: str, vocabulary: Vocabulary, category: str) -> list[object]:
    """The different values that a text can have; none if it is not valid.

    Raises:
        NotationError: a bound is passed.
    """
    return _Parser(vocabulary.grammar(), scan(text), False).whole(category)


def read_abilities(text: str, vocabulary: Vocabulary, category: str = "ability") -> tuple[Word, ...]:
    """Read a card's effect, one ability a line.

    A line that is indented deeper than the first continues the line before it. Blank lines and
    comments (from ``#`` to the end of the line) are skipped.

    Raises:
        NotationError: a line cannot be read; its place is that in the whole text.
    """
    if len(text) > MAX_TEXT:
        raise NotationError(1, 1, "", (), f"the text is longer than {MAX_TEXT} characters")
    found: list[Word] = []
    ability: list[str] = []
    begin = 0
    margin = -1
    # Only "\n" ends a line here, as it does for the numbers of lines in errors.
    for number, line in enumerate(text.split("\n"), 1):
        inside = line.strip()
        if inside and not inside.startswith("#"):
            indent = len(line) - len(line.lstrip())
            if margin < 0:
                margin = indent
            if ability and indent <= margin:
                found.append(read("\n".join(ability), vocabulary, category, begin))
                ability = []
            if not ability:
                begin = number
        if ability or (inside and not inside.startswith("#")):
            ability.append(line)
    if ability:
        found.append(read("\n".join(ability), vocabulary, category, begin))
    return tuple(found)


class _Parser:
    """One pass over the tokens of a text."""

    def __init__(self, grammar: Grammar, tokens: Tokens, watching: bool) -> None:
        self.rules: list[Rule] = grammar.rules
        self.grammar = grammar
        self.tokens = tokens
        self.texts: list[str] = tokens.texts
        self.kinds: list[int] = tokens.kinds
        self.memo: list[dict[int, list[Reading]]] = [{} for _ in grammar.rules]
        self.depth = 0
        self.work = 0
        self.watching = watching
        self.furthest = 0
        self.expected: set[str] = set()
        self.candidates: set[str] = set()
        self.refused = ""
        self.refused_at = -1
        self.refused_from = 0

    def whole(self, category: str) -> list[object]:
        """The different values that the whole text can have."""
        last = len(self.texts) - 1
        values: list[object] = []
        for value, end in self.category(self.grammar.rule(category), 0):
            if end == last:
                values.append(value)
            elif self.watching:
                self.note(end, "the end")
        return values

    def category(self, rule: Rule, place: int) -> list[Reading]:
        """All readings of a category at a place."""
        memo = self.memo[rule.index]
        known = memo.get(place)
        if known is not None:
            return known
        alternatives = rule.by_text.get(self.texts[place])
        if alternatives is None:
            alternatives = rule.by_kind[self.kinds[place]]
        readings: list[Reading] = []
        if not alternatives:
            if self.watching:
                self.note_category(place, rule)
            memo[place] = readings
            return readings
        self.depth += 1
        self.work += 1
        if self.depth > MAX_DEPTH:
            raise self.error(place, f"the text is nested more than {MAX_DEPTH} deep")
        if self.work > MAX_WORK:
            raise self.error(place, "the text is too complicated")
        for alternative in alternatives:
            if alternative.kind == TEMPLATE:
                for end, values in self.elements(alternative.elements, [(place, ())]):
                    self.make(alternative, values, place, end, readings)
            else:
                readings.extend(self.simple(alternative, place))
        self.depth -= 1
        if len(readings) > 1:
            readings = _distinct(readings)
        memo[place] = readings
        return readings

    def simple(self, alternative: Alternative, place: int) -> list[Reading]:
        """The readings of an alternative that makes no word of its own."""
        kind = alternative.kind
        if kind == INCLUDE:
            return self.category(self.rules[alternative.other], place)
        if kind == TERM:
            return [(alternative.value, end) for end, _ in self.elements(alternative.elements, [(place, ())])]
        if kind == BRACKET:
            return [(values[0], end) for end, values in self.elements(alternative.elements, [(place, ())])]
        text = self.texts[place]
        if kind == NUMBER_TOKEN:
            return [(int(text), place + 1)]
        if kind == STRING_TOKEN:
            return [(unquote(text), place + 1)]
        return [(text, place + 1)]

    def make(
        self,
        alternative: Alternative,
        values: tuple[object, ...],
        place: int,
        end: int,
        readings: list[Reading],
    ) -> None:
        """Append the word that a template's values make, unless it refuses them."""
        word = alternative.word
        assert word is not None
        named: dict[str, object] = dict(zip(alternative.fields, values, strict=True))
        try:
            if alternative.straight:
                build: Callable[..., Word] = word
                made = build(**named)
            else:
                made = word.read(named)
        except ValueError as problem:
            if self.watching and end > self.refused_at:
                self.refused = str(problem)
                self.refused_at = end
                self.refused_from = place
            return
        readings.append((made, end))

    def elements(self, elements: tuple[Element, ...], states: list[State]) -> list[State]:
        """All ways to go on through the elements of a template."""
        texts = self.texts
        for element in elements:
            if element.kind == LITERAL:
                text = element.text
                if self.watching:
                    self.note_literal(states, text)
                states = [(place + 1, values) for place, values in states if texts[place] == text]
            else:
                states = self.element(element, states)
            if not states:
                break
        return states

    def element(self, element: Element, states: list[State]) -> list[State]:
        """All ways to go on through one element that is no plain literal."""
        kind = element.kind
        reached: list[State] = []
        if element.optional:
            reached.extend([(place, values + element.absent) for place, values in states])
        if kind == FIELD:
            rule = self.rules[element.category_index]
            for place, values in states:
                for value, end in self.category(rule, place):
                    reached.append((end, (*values, value)))
        elif kind == REPEAT:
            for place, values in states:
                reached.extend([(end, (*values, items)) for end, items in self.repeat(element, place)])
        elif kind == CHOICE:
            for choice in element.choices:
                if choice:
                    reached.extend(self.elements(choice, states))
        else:
            if element.name:
                states = [(place, (*values, True)) for place, values in states]
            reached.extend(self.elements(element.inner, states))
        return _distinct_states(reached) if len(reached) > 1 else reached

    def repeat(self, element: Element, place: int) -> list[State]:
        """All lists of one item or more at a place, if that many are enough."""
        rule = self.rules[element.category_index]
        separator = element.separator
        found: list[State] = []
        states: list[State] = [(place, ())]
        count = 0
        while states:
            reached: list[State] = []
            for start, items in states:
                after = start
                if count and separator:
                    after = self.match(separator, start)
                    if after < 0:
                        continue
                for value, end in self.category(rule, after):
                    reached.append((end, (*items, value)))
            states = _distinct_states(reached) if len(reached) > 1 else reached
            count += 1
            if count >= element.least:
                found.extend(states)
            if states and count > MAX_REPEAT:
                raise self.error(place, f"a list has at most {MAX_REPEAT} items")
        return found

    def match(self, literals: tuple[str, ...], place: int) -> int:
        """The place after some literals; -1 if they do not stand there."""
        for text in literals:
            if self.texts[place] != text:
                if self.watching:
                    self.note(place, f'"{text}"')
                    self.candidates.add(text)
                return -1
            place += 1
        return place

    def note(self, place: int, expected: str) -> None:
        """Remember what could have stood at the furthest place."""
        if place > self.furthest:
            self.furthest = place
            self.expected = set()
            self.candidates = set()
        if place == self.furthest:
            self.expected.add(expected)

    def note_literal(self, states: list[State], text: str) -> None:
        """Remember where a literal fails."""
        for place, _ in states:
            if self.texts[place] != text:
                self.note(place, f'"{text}"')
                if place == self.furthest:
                    self.candidates.add(text)

    def note_category(self, place: int, rule: Rule) -> None:
        """Remember where a category fails at its first token."""
        self.note(place, rule.name)
        if place == self.furthest:
            self.candidates |= rule.first_texts

    def error(self, place: int, message: str) -> NotationError:
        """An error at a token."""
        return self.tokens.error(self.tokens.offsets[place], self.texts[place], (), message)

    def failure(self) -> NotationError:
        """Why the text has no reading."""
        if self.refused and self.refused_at >= self.furthest:
            return self.error(self.refused_from, self.refused)
        place = self.furthest
        found = self.texts[place]
        expected = tuple(sorted(self.expected))
        message = f"expected {_any_of(expected)}, but found {_found(found, self.kinds[place])}"
        close = difflib.get_close_matches(found, sorted(self.candidates), 1, 0.7) if found else []
        if close and close[0] != found:
            message += f'; did you mean "{close[0]}"?'
        return self.tokens.error(self.tokens.offsets[place], found, expected, message)

    def ambiguous(self, one: object, other: object) -> NotationError:
        """The error for a text with two readings, placed where they first differ."""
        place = 0
        while isinstance(one, Word) and isinstance(other, Word):
            place = max(place, self.place_of(one))
            if type(one) is not type(other):
                break
            pairs = _differences(one, other)
            if len(pairs) != 1:
                break
            one, other = pairs[0]
        message = f"ambiguous: it can be read as {_short(one)} or as {_short(other)}"
        return self.tokens.error(self.tokens.offsets[place], self.texts[place], (), message)

    def place_of(self, word: Word) -> int:
        """Where a word stands in the text; 0 if unknown."""
        for memo in self.memo:
            for place, readings in memo.items():
                for value, _ in readings:
                    if value == word:
                        return place
        return 0


def _distinct(readings: list[Reading]) -> list[Reading]:
    """Readings without repetition, and few for each end."""
    kept: list[Reading] = []
    for value, end in readings:
        same_end = [other for other, other_end in kept if other_end == end]
        if len(same_end) < MAX_READINGS and value not in same_end:
            kept.append((value, end))
    return kept


def _distinct_states(states: list[State]) -> list[State]:
    """States without repetition, and few for each place."""
    kept: list[State] = []
    for place, values in states:
        same_place = [other for other_place, other in kept if other_place == place]
        if len(same_place) < MAX_READINGS and values not in same_place:
            kept.append((place, values))
    return kept


def _differences(one: Word, other: Word) -> list[tuple[object, object]]:
    """The parts in which two words of one class differ."""
    found: list[tuple[object, object]] = []
    for name in one.fields:
        mine: object = getattr(one, name)
        yours: object = getattr(other, name)
        if mine == yours:
            continue
        if isinstance(mine, tuple) and isinstance(yours, tuple) and len(mine) == len(yours):
            found.extend((a, b) for a, b in zip(mine, yours, strict=True) if a != b)
        else:
            found.append((mine, yours))
    return found


def _any_of(expected: tuple[str, ...]) -> str:
    if not expected:
        return "something else"
    if len(expected) == 1:
        return expected[0]
    return ", ".join(expected[:-1]) + " or " + expected[-1]


def _found(text: str, kind: int) -> str:
    if kind == END:
        return "the end"
    return text if text.startswith('"') else f'"{text}"'


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 160 else text[:157] + "..."
