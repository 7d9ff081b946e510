"""Views: what one player, or everybody, may see of a match; built by allow-list.

Owns the base class only: each game lists what its views show. A view never refers to the state.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from taisen.kernel.compiling import mypyc_attr
from taisen.kernel.decisions import Decision, Option


class DecisionView:
    """The pending question as a viewer sees it.

    Attributes:
        player: who decides.
        prompt: message id, empty for a viewer who is not asked.
        options: the options, only for the player who is asked.
    """

    __slots__ = ("arguments", "options", "player", "prompt", "shape")

    def __init__(
        self,
        player: int,
        prompt: str,
        shape: str,
        arguments: tuple[int | str, ...],
        options: tuple[Option, ...],
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.shape = shape
        self.arguments = arguments
        self.options = options


def decision_seen(decision: Decision | None, player: int | None) -> DecisionView | None:
    """Return the pending question as a player sees it: of another's no more than who is asked."""
    if decision is None:
        return None
    if decision.player != player:
        return DecisionView(decision.player, "", "", (), ())
    return DecisionView(
        decision.player, decision.prompt, decision.shape, decision.arguments, tuple(decision.options)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What ``player`` may see (None: what everybody may see)."""

    player: int | None
    decision: DecisionView | None

    def __init__(self, player: int | None, decision: DecisionView | None) -> None:
        self.player = player
        self.decision = decision

    def to_data(self) -> dict[str, object]:
        """Return the view as plain data; equal views give equal data."""
        raise NotImplementedError

    def cards_of(self, player: int) -> list[str]:
        """Return the numbers of all cards of ``player`` that the viewer knows, as often as they are there."""
        raise NotImplementedError

    def digest(self) -> str:
        """Return a digest of what is seen: 32 hexadecimal digits, equal for equal views."""
        text = json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()
