"""Words: the immutable data that a card's effect is made of.

Owns the base class of every word, the walk over a tree of words and the keys that saved matches
point at. What a word does when it runs is written by the class that declares it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.kernel.nodes import Node

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from taisen.language.sentences import Speaker


class Word(Node):
    """One word of the effect language: a verb, a target, a filter, a condition.

    A subclass declares the class variables below and an ``__init__`` that takes the fields by name.
    A word never changes once made; only `assign_keys` writes its key.
    """

    category: ClassVar[str] = ""
    """What the word is: "effect", "target", "filter", ..."""

    fields: ClassVar[tuple[str, ...]] = ()
    """Names of the parts, in order: words, numbers, strings, bools, None or tuples of them."""

    notation: ClassVar[str | tuple[str, ...]] = ()
    """Notation templates. The first is written; the others are only read."""

    texts: ClassVar[dict[str, str]] = {}
    """Sentence templates by language."""

    frames: ClassVar[bool] = False
    """Whether what its amounts say beside their number ("for each ...") is put around its sentence."""

    asks: ClassVar[bool] = False
    """Whether somebody must choose when it runs."""

    silent: ClassVar[tuple[str, ...]] = ()
    """Fields that a sentence need not mention."""

    blank: ClassVar[tuple[str, ...]] = ()
    """Fields that hold an empty string where the template's value is absent."""

    @classmethod
    def read(cls, values: dict[str, object]) -> Word:
        """Make the word that a template's values stand for; override it where that is no straight map.

        Raises:
            ValueError: the values do not fit together; the reader reports the message.
        """
        make: Callable[..., Word] = cls
        return make(**values)

    def values(self) -> dict[str, object]:
        """The values of the template's fields: the inverse of `read`, overridden together with it."""
        found: dict[str, object] = {name: getattr(self, name) for name in self.fields}
        for name in self.blank:
            found[name] = found[name] or None
        return found

    def sentence(self, language: str, say: Speaker) -> str:
        """The word as a piece of a sentence; override it where a template does not suffice."""
        return say.fill(self, self.texts[language])

    def is_many(self) -> bool:
        """Whether a noun after this word, as its amount, stands in the plural."""
        return True

    def parts(self) -> list[Word]:
        """The words directly inside this one, in the order of the fields."""
        found: list[Word] = []
        for name in self.fields:
            value: object = getattr(self, name)
            if isinstance(value, Word):
                found.append(value)
            elif isinstance(value, tuple):
                found.extend(item for item in value if isinstance(item, Word))
        return found

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Word) or type(self) is not type(other):
            return False
        for name in self.fields:
            mine: object = getattr(self, name)
            yours: object = getattr(other, name)
            if mine != yours:
                return False
        return True

    def __hash__(self) -> int:
        values: list[object] = [getattr(self, name) for name in self.fields]
        return hash((type(self).__name__, tuple(values)))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"


def holds_words(value: object) -> bool:
    """Whether a field's value is made of words.

    A term is the noun of the word that it stands in and shares its number; a word has its own.
    """
    if isinstance(value, tuple):
        return any(isinstance(item, Word) for item in value)
    return isinstance(value, Word)


def is_many(value: object) -> bool:
    """Whether a noun after an amount stands in the plural."""
    if isinstance(value, Word):
        return value.is_many()
    if isinstance(value, tuple):
        return len(value) != 1
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return value != 1


def walk(word: Word) -> Iterator[Word]:
    """A tree's words in pre-order: the word itself, then each part and all that is in it."""
    waiting = [word]
    while waiting:
        current = waiting.pop()
        yield current
        waiting.extend(reversed(current.parts()))


def assign_keys(word: Word, prefix: str) -> None:
    """Give every word of a tree its key.

    The root gets the prefix (``BS17-003/0``), each part the key of its whole, a dot and its place
    among the parts (``BS17-003/0.1.2``).

    Raises:
        ValueError: a word already has another key, so it is used in two places.
    """
    waiting = [(word, prefix)]
    while waiting:
        current, key = waiting.pop()
        if current.key and current.key != key:
            raise ValueError(
                f"{current!r} is used at {current.key} and at {key}: each place needs its own word"
            )
        current.key = key
        for place, part in enumerate(current.parts()):
            waiting.append((part, f"{key}.{place}"))
