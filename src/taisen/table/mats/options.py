"""Options of all games: how an answer is offered, by its verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.wire import Option as WireOption
from taisen.wording.values import option_hint

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Literal

    from taisen.kernel.decisions import Decision, Option
    from taisen.wording import Wording

    Role = Literal["act", "pass", "end", "yes", "no"]

ROLES: Final[Mapping[str, Role]] = {
    "pass": "pass",
    "done": "pass",
    "end-step": "end",
    "yes": "yes",
    "no": "no",
}
"""How answers are offered that all games have; the others act."""


def wire_option(
    words: Wording, decision: Decision, option: Option, roles: Mapping[str, Role], refs: list[str]
) -> WireOption:
    """Return an option as the player who is asked sees it.

    Args:
        words: the match in the player's words.
        decision: the question.
        option: one of its answers.
        roles: how the game's answers are offered, by verb.
        refs: the things on the board that it is about.
    """
    return WireOption(
        option.text,
        option.verb,
        words.option(decision, option),
        roles.get(option.verb, "act"),
        refs,
        option_hint(words, decision, option),
    )
