"""Subjects: whose current values a continuous line changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter
from taisen.language.phrases import every
from taisen.language.sentences import Speaker

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class ThisSubject(Filter):
    """The source, as the subject of a continuous line."""

    category: ClassVar[str] = "subject"
    notation: ClassVar[str | tuple[str, ...]] = "this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}",
        "zh-Hans": "{this}",
        "zh-Hant": "{this}",
        "en": "{this}",
    }

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return False

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` is the source."""
        return item == cause.object


class AllSubject(Filter):
    """All field cards of a sort, as the subject of a continuous line."""

    category: ClassVar[str] = "subject"
    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{among:filter@many}"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` fits."""
        return self.among.matches(state, item, cause, slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them."""
        return every(self.among, language, say)


SUBJECT_WORDS: Final = (ThisSubject, AllSubject)
"""The words of this module, for registration."""
