"""Problems: everything that the table refuses, as one kind of error and one kind of answer.

Owns ``Fault``, which rooms and routes raise, and the way from any error of the library to the
``wire.Problem`` that a reader gets, in the reader's language. The sentences are
``messages/<language>/table.ftl``, ids ``problem-<key>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput, IllegalAnswer, TaisenError, shortened
from taisen.messages import message
from taisen.table import wire
from taisen.table.storage.errors import StorageError

if TYPE_CHECKING:
    from taisen.table.wire import Language

TABLE: Final = "table"
"""Name of the Fluent files with the server's own sentences."""


class Fault(TaisenError):
    """Something that was sent and cannot be done; nothing has changed.

    Args:
        key: which sentence says it (``problem-<key>``).
        where: the place of the fault.
        found: what came; cut off if it is long.
        allowed: what would have been right.
        status: the HTTP status, where it is an answer over HTTP.
        rule: number of the rule that stands against it.
        arguments: values of the sentence.
    """

    def __init__(
        self,
        key: str,
        where: str,
        found: str,
        allowed: str,
        *,
        status: int = 400,
        rule: str = "",
        **arguments: int | str,
    ) -> None:
        self.key = key
        self.where = where
        self.found = shortened(found)
        self.allowed = allowed
        self.status = status
        self.rule = rule
        self.arguments = arguments
        super().__init__(f"{where}: found {self.found}; allowed: {allowed}")

    def problem(self, language: Language) -> wire.Problem:
        """Return what the reader is told."""
        values: dict[str, int | str] = {"where": self.where, "found": self.found, "allowed": self.allowed}
        values.update(self.arguments)
        text = message(language, f"problem-{self.key}", TABLE, **values)
        return wire.Problem(self.where, self.found, self.allowed, text, self.rule)


def problem(error: TaisenError, language: Language) -> wire.Problem:
    """Return what a reader is told of any error that the library raises on purpose."""
    if isinstance(error, Fault):
        return error.problem(language)
    if isinstance(error, StorageError):
        # What is wrong with the database is the operator's business; the log says it.
        return Fault("server", "server", "", "", status=500).problem(language)
    if isinstance(error, BadInput):
        fault = Fault(error.key or "input", error.place, error.found, error.allowed)
        fault.arguments = error.values
        return fault.problem(language)
    rule = error.rule if isinstance(error, IllegalAnswer) else ""
    return Fault("said", "", str(error), "", rule=rule).problem(language)
