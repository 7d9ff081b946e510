"""Conditions that know no game: several at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Condition
from taisen.language.phrases import linked
from taisen.language.sentences import Speaker

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class And(Condition):
    """Several conditions at once."""

    fields: ClassVar[tuple[str, ...]] = ("terms",)
    notation: ClassVar[str | tuple[str, ...]] = "{terms:simple-condition++ and}"

    def __init__(self, terms: tuple[Condition, ...]) -> None:
        super().__init__()
        self.terms = terms

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether all hold."""
        return all(term.holds(state, cause, slots) for term in self.terms)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them."""
        texts = [say.word(term) for term in self.terms]
        if language == "en":
            return " and ".join(texts)
        if language == "ja":
            return "、".join([*(linked(text) for text in texts[:-1]), texts[-1]])
        return "，且".join(texts)


class AnyOf(Condition):
    """One of several conditions, or more of them."""

    category: ClassVar[str] = "simple-condition"
    fields: ClassVar[tuple[str, ...]] = ("terms",)
    notation: ClassVar[str | tuple[str, ...]] = "any of ({terms:simple-condition++ or})"

    def __init__(self, terms: tuple[Condition, ...]) -> None:
        super().__init__()
        self.terms = terms

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one holds."""
        return any(term.holds(state, cause, slots) for term in self.terms)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them."""
        texts = [say.word(term) for term in self.terms]
        return {"ja": "か、", "zh-Hans": "，或", "zh-Hant": "，或", "en": " or "}[language].join(texts)


class Simple(Condition):
    """Base of the conditions that "and" joins."""

    category: ClassVar[str] = "simple-condition"


SHARED_CONDITION_WORDS: Final = (And,)
"""The words of a game whose conditions hold together only."""

EITHER_CONDITION_WORDS: Final = (AnyOf,)
"""The further words of a game in which one of several conditions is enough."""
