"""Deeds by which something is named: a number, odd or even, a class."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import NUMBER as NUMBER_SHAPE
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Procedure, Value
from taisen.language.slots import CARDS, NUMBER
from taisen.wixoss.state import (
    WixossState,
)
from taisen.wixoss.vocabulary.deeds import Deed
from taisen.wixoss.vocabulary.qualities import CLASSES_OF_A_CARD

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

HIGHEST_NUMBER: Final = 5
"""Numbers that can be named run from 0 to this, the highest level of a card."""


class Naming(Deed):
    """Base of the deeds by which something is named; what is named is kept as a number."""

    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Return the question, None if there is nothing to name; the target of an option is the number."""
        raise NotImplementedError

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Push the asking; ``player`` names it."""
        state.push(NAME, player, cause, item=self)
        return 1


def _ask_name(state: WixossState) -> None:
    frame = state.frame
    naming = frame.item
    assert isinstance(naming, Naming)
    question = naming.question(state, frame.controller, frame.cause, state.slots)
    if question is None:
        state.slots[NUMBER] = 0
        state.pop()
    else:
        state.ask(question)


def _take_name(state: WixossState) -> None:
    state.slots[NUMBER] = state.answer.target


NAME: Final[Procedure[WixossState]] = Procedure("name", (("ask", _ask_name), ("take", _take_name)))
"""Has a player name something and keeps it in the scope of the effect."""


class NameNumber(Naming):
    """Names a number."""

    notation: ClassVar[str | tuple[str, ...]] = "name a number"
    texts: ClassVar[dict[str, str]] = {
        "ja": "数字1つを宣言する",
        "zh-Hans": "宣言1个数字",
        "zh-Hant": "宣言1個數字",
        "en": "name a number",
    }

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Ask for the number."""
        options = [Option("name", f"name {number}", number) for number in range(HIGHEST_NUMBER + 1)]
        return Decision(player, "name-number", NUMBER_SHAPE, options, cause)


class NameParity(Naming):
    """Names odd or even."""

    notation: ClassVar[str | tuple[str, ...]] = "name odd or even"
    texts: ClassVar[dict[str, str]] = {
        "ja": "偶数か奇数かを宣言する",
        "zh-Hans": "宣言偶数或奇数",
        "zh-Hant": "宣言偶數或奇數",
        "en": "name odd or even",
    }

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Ask for one of the two."""
        options = [Option("name", "name odd", 1), Option("name", "name even", 0)]
        return Decision(player, "name-parity", PICK_OPTION, options, cause)


class ChooseClass(Naming):
    """Chooses a class that so many of "those cards" have in common."""

    fields: ClassVar[tuple[str, ...]] = ("least",)
    notation: ClassVar[str | tuple[str, ...]] = "choose a class that {least:number} of those cards share"
    texts: ClassVar[dict[str, str]] = {
        "ja": "その中の{least}枚以上が共通して持つクラス1つを選ぶ",
        "zh-Hans": "选择其中{least}张以上共有的1个种族",
        "zh-Hant": "選擇其中{least}張以上共有的1個種族",
        "en": "choose a class that {least} or more of those cards share",
    }

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def shared(self, state: WixossState, slots: list[Value]) -> dict[str, int]:
        """Return the classes that enough cards share, each with the number that stands for it."""
        cards = slots[CARDS]
        assert isinstance(cards, tuple)
        counts: dict[str, int] = {}
        numbers: dict[str, int] = {}
        for card in cards:
            for place, name in enumerate(state.definitions[card].classes):
                counts[name] = counts.get(name, 0) + 1
                numbers.setdefault(name, card * CLASSES_OF_A_CARD + place + 1)
        return {name: numbers[name] for name in sorted(numbers) if counts[name] >= self.least}

    def question(self, state: WixossState, player: int, cause: Cause, slots: list[Value]) -> Decision | None:
        """Ask for one of them."""
        shared = self.shared(state, slots)
        if not shared:
            return None
        options = [Option("class", f"class {name}", number) for name, number in shared.items()]
        return Decision(player, "choose-class", PICK_OPTION, options, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether enough cards share a class."""
        assert isinstance(state, WixossState)
        return bool(self.shared(state, slots))


NAMING_WORDS: Final = (NameNumber, NameParity, ChooseClass)
"""The words of this module, for registration."""
