"""Subjects: whom a continuous line concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Modification
from taisen.language.phrases import changed, every
from taisen.language.sentences import Speaker

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


Scope = tuple[tuple[int, ...] | None, Filter | None, int]
"""Whom a continuous line concerns: fixed field cards, or a filter, or a player (-1 for none)."""


class Subject(Filter):
    """Whose current values a continuous line changes."""

    category: ClassVar[str] = "subject"

    def scope(self, cause: Cause) -> Scope:
        """Return whom the line of ``cause`` concerns."""
        raise NotImplementedError

    def changed(self, changes: tuple[Modification, ...], language: str, say: Speaker) -> str:
        """Return what becomes of it, with what the amounts of the changes say beside their numbers."""
        return say.framed(changed(say.word(self), changes, self.is_many(), language, say))


class ThisSubject(Subject):
    """The source, as the subject of a continuous line."""

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

    def scope(self, cause: Cause) -> Scope:
        """Return the source."""
        return of_source(cause)


class AllSubject(Subject):
    """All field cards of a sort, as the subject of a continuous line."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{among:filter@many}"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def matches(self, state: AnyState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether ``item`` fits."""
        return self.among.matches(state, item, cause, slots)

    def sorts(self) -> tuple[Filter, ...]:
        """Return the descriptions of which one must fit."""
        return self.among.sorts()

    def scope(self, cause: Cause) -> Scope:
        """Return all that fit, whenever they come."""
        return None, self, -1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them."""
        return every(self.among, language, say)


def of_source(cause: Cause) -> Scope:
    """Return the scope of what concerns the source alone."""
    return (cause.object,), None, -1


def of_player(player: int) -> Scope:
    """Return the scope of a rule about a player."""
    return None, None, player


SUBJECT_WORDS: Final = (ThisSubject, AllSubject)
"""The words of this module, for registration."""
