"""Decisions: who must decide, why, and every legal option.

A decision is always a flat list of options in a stable order; its shape is a hint for display.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.events import Cause

ACT: Final = "act"
PICK_CARDS: Final = "pick-cards"
PICK_OPTION: Final = "pick-option"
NUMBER: Final = "number"
ORDER: Final = "order"
SPLIT: Final = "split"
PAY: Final = "pay"
CONFIRM: Final = "confirm"
SHAPES: Final = (ACT, PICK_CARDS, PICK_OPTION, NUMBER, ORDER, SPLIT, PAY, CONFIRM)


class Option:
    """One legal answer.

    Attributes:
        verb: the kind of action ("attack", "pass", ...).
        text: text form, stable across versions (``attack BS17-003#2``); records and bots use it.
        target: the card, object, number or place that the action is about; -1 for none.
        extra: a second one, where an action has two.
    """

    __slots__ = ("extra", "target", "text", "verb")

    def __init__(self, verb: str, text: str, target: int = -1, extra: int = -1) -> None:
        self.verb = verb
        self.text = text
        self.target = target
        self.extra = extra

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Decision:
    """A question to one player.

    Attributes:
        player: who decides (0 or 1).
        prompt: message id of the question.
        shape: one of ``SHAPES``, a hint for display.
        options: every legal option, in a stable order, never empty.
        cause: the rule or the ability that asks.
        arguments: values for the message.
        window: asked because public facts allow an answer, even if passing is the only one.
        default_index: the option that a player who does not care would take.
    """

    __slots__ = ("arguments", "cause", "default_index", "options", "player", "prompt", "shape", "window")

    def __init__(
        self,
        player: int,
        prompt: str,
        shape: str,
        options: list[Option],
        cause: Cause,
        arguments: tuple[int | str, ...] = (),
        window: bool = False,
        default_index: int = 0,
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.shape = shape
        self.options = options
        self.cause = cause
        self.arguments = arguments
        self.window = window
        self.default_index = default_index

    @property
    def default(self) -> Option:
        """The option that a player who does not care would take."""
        return self.options[self.default_index]

    def option(self, text: str) -> Option | None:
        """Return the option with this text form, or None."""
        for option in self.options:
            if option.text == text:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision(player {self.player}, {self.prompt}, {[o.text for o in self.options]})"
