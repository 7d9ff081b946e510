"""Nodes: everything a saved match may point at.

Owns the one base class of procedures, effects, filters and abilities. A node is shared, immutable
data with a key; a frame, a modifier or a pending trigger names it by that key, so that a match can
be saved, copied and sent without any closure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable

    from taisen.kernel.state import AnyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """An addressable, immutable part of a program or of a card's effect."""

    key: str
    """Address in a saved match: a procedure's name, or ``card/ability/path`` of an effect's part."""

    functions: tuple[Callable[[AnyState], None], ...] = ()
    """What each step of a procedure does; empty of everything else, which is run by ``run``."""

    def __init__(self) -> None:
        self.key = ""

    def run(self, state: AnyState, step: int) -> None:
        """Do step ``step`` of this node for the frame on top of ``state``'s stack.

        Raises:
            TypeError: this node is not something that runs (a filter, a quantity).
        """
        raise TypeError(f"{type(self).__name__} cannot be run")
