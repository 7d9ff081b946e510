"""Frames: what happens next, as data on a stack.

Owns procedures (the numbered steps of a rule book), the frame that says where one stands, and the
loop that runs the stack until somebody must decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from taisen.kernel.events import Cause
from taisen.kernel.nodes import Node

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

Value = int | tuple[int, ...]
"""What a slot of a scope holds: a number, an id, or a tuple of ids."""

STEP_CAP: Final = 200_000
"""Steps of the stack allowed for one answer; beyond it the match ends in a stated result."""


def int_of(value: Value) -> int:
    """Return what a slot holds that holds no cards."""
    assert isinstance(value, int)
    return value


class Frame:
    """One entry of the stack: which node runs, for whom, because of what, with which slots.

    ``item`` is what a procedure works on (the ability that it resolves), or None.

    A frame never changes; the step that it stands at is kept beside it in ``state.steps``, so that
    copies of a match can share frames.
    """

    __slots__ = ("cause", "controller", "item", "node", "owns_scope", "scope")

    def __init__(
        self, node: Node, controller: int, cause: Cause, scope: int, owns_scope: bool, item: Node | None
    ) -> None:
        self.node = node
        self.item = item
        self.controller = controller
        self.cause = cause
        self.scope = scope
        self.owns_scope = owns_scope

    def __repr__(self) -> str:
        return f"Frame({self.node.key}, player {self.controller})"


S = TypeVar("S")


def _leave(state: AnyState) -> None:
    """Leave the stack: the step behind the last one of a procedure."""
    state.pop()


class Procedure(Node, Generic[S]):
    """A procedure of a rule book: named steps in the manual's order.

    A step may ask, push other frames, or jump; the answer to a question is read by the step after
    it. ``S`` is the game's own class of states.

    Attributes:
        names: the steps' names.
        functions: what each does; behind them what leaves the stack when all are done.
    """

    names: tuple[str, ...]

    def __init__(self, key: str, steps: tuple[tuple[str, Callable[[S], None]], ...]) -> None:
        super().__init__()
        self.key = key
        self.names = tuple(name for name, _ in steps)
        every = [function for _, function in steps]
        every.append(_leave)  # type: ignore[arg-type]  # ``S`` is a class of states
        self.functions = tuple(every)  # type: ignore[arg-type]  # a game's stack holds its own states

    def run(self, state: AnyState, step: int) -> None:
        """Run one numbered step, or leave the stack when all are done."""
        self.functions[step](state)

    def step_index(self, name: str) -> int:
        """Return the index of the step called ``name``.

        Raises:
            ValueError: there is no such step.
        """
        return self.names.index(name)


def advance(state: AnyState) -> None:
    """Run the stack until a player must decide, the match is over, or nothing is left to do.

    The events of one step share one moment: they are handed to the game together, after the step.
    """
    frames = state.frames
    steps = state.steps
    game = state.game
    decision, outcome = state.decision, state.outcome
    if decision is not None or outcome is not None:
        return
    for _ in range(STEP_CAP):
        if not frames:
            return
        step = steps[-1]
        steps[-1] = step + 1
        node = frames[-1].node
        functions = node.functions
        if functions:  # a procedure, most often: its step is not looked up by a call
            functions[step](state)
        else:
            node.run(state, step)
        if state.batch:
            game.close_batch(state)
        if state.decision is not None or state.outcome is not None:
            return
    game.over_bound(state)
