"""Modes: one or more of several effects (chapter 36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Procedure, Value
from taisen.language.bases import Condition, Effect
from taisen.language.control import Then
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN
from taisen.language.targets import DONE_OPTION
from taisen.language.words import Word
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import EffectAbility
from taisen.wixoss.vocabulary.amounts import Amount
from taisen.wixoss.vocabulary.choices import CHOSEN_ITEMS, CHOSEN_MODES, entries

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

FIRST_MODE: Final = 10
"""Step of `Modes` at which the first chosen mode is carried out; those before ask."""

_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"


class Mode(Word):
    """One of the effects to choose from (WX-36.01)."""

    category: ClassVar[str] = "mode"
    fields: ClassVar[tuple[str, ...]] = ("number", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "({number:number}) {effect:effect}"

    def __init__(self, number: int, effect: Effect) -> None:
        super().__init__()
        if not 1 <= number <= len(_CIRCLED):
            raise ValueError(f"modes are numbered from 1 to {len(_CIRCLED)}")
        self.number = number
        self.effect = effect

    def sentence(self, language: str, say: Speaker) -> str:
        """Say its number and what it does."""
        text = say.word(self.effect)
        if language == "en":
            return f"({self.number}) {text[:1].upper()}{text[1:]}"
        return _CIRCLED[self.number - 1] + text


class Modes(Effect):
    """Some of several effects: they are chosen first, then carried out in printed order (WX-36.05).

    Attributes:
        amount: how many are chosen.
        modes: what there is to choose from.
        condition: under which another number of them is chosen instead, None for none.
        instead: that number.
        repeated: whether one may be chosen more than once.
    """

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("amount", "condition", "instead", "repeated", "modes")
    notation: ClassVar[str | tuple[str, ...]] = (
        "{amount:amount}[[ or, if {condition:condition}, {instead:amount}]]"
        " of[[?repeated the same or different]]: {modes:mode++;}"
    )

    def __init__(
        self,
        amount: Amount,
        modes: tuple[Mode, ...],
        condition: Condition | None = None,
        instead: Amount | None = None,
        repeated: bool = False,
    ) -> None:
        super().__init__()
        if [mode.number for mode in modes] != list(range(1, len(modes) + 1)):
            raise ValueError("modes are numbered from 1 in their order")
        self.amount = amount
        self.modes = modes
        self.condition = condition
        self.instead = instead
        self.repeated = repeated

    def amount_now(self, state: WixossState, cause: Cause, slots: list[Value]) -> Amount:
        """Return how many are chosen as things are."""
        if self.condition is None or not self.condition.holds(state, cause, slots):
            return self.amount
        assert self.instead is not None
        return self.instead

    def run(self, state: AnyState, step: int) -> None:
        """Have the modes chosen unless they were declared, then do one after another."""
        assert isinstance(state, WixossState)
        slots = state.slots
        frame = state.frame
        if step < FIRST_MODE:
            if step == 0 and entries(slots, CHOSEN_MODES):
                step = FIRST_MODE
            elif not self.choose(state, step):
                return
            else:
                step = FIRST_MODE
        chosen = chosen_modes(slots)
        at = step - FIRST_MODE
        if at >= len(chosen):
            state.pop()
            return
        # WX-36.03
        state.jump(step + 1)
        if self.repeated:
            # Each time it chooses anew.
            forget_choices(slots)
        state.push(self.modes[chosen[at]].effect, frame.controller, frame.cause)

    def choose(self, state: WixossState, step: int) -> bool:
        """Ask for the modes in ascending order; return whether they have been chosen."""
        slots = state.slots
        frame = state.frame
        if step == 0:
            slots[CHOSEN] = ()
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if step:
            if state.answer.verb == "done":
                slots.append((CHOSEN_MODES, *chosen))
                return True
            chosen = (*chosen, state.answer.target)
            slots[CHOSEN] = chosen
        amount = self.amount_now(state, frame.cause, slots)
        most = amount.most(state, frame.cause, slots)
        if not self.repeated:
            most = min(most, len(self.modes))
        left = most - len(chosen)
        if left <= 0:
            slots.append((CHOSEN_MODES, *chosen))
            return True
        # WX-36.04: each a different one, unless it says otherwise.
        start = chosen[-1] + (0 if self.repeated else 1) if chosen else 0
        end = len(self.modes) if amount.up_to or self.repeated else len(self.modes) - left + 1
        options = [Option("mode", f"mode {at + 1}", at) for at in range(start, end)]
        # At least one must be chosen.
        if amount.up_to and chosen:
            options.append(DONE_OPTION)
        state.jump(1)
        # Asked before the cost is paid, the frame is not that of the modes themselves.
        state.ask(
            Decision(frame.controller, "choose-mode", PICK_OPTION, options, frame.cause, (self.key, left))
        )
        return False

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of how many, and all of them."""
        texts = [say.word(mode) for mode in self.modes]
        amount = counted(self.amount, language, say)
        count = len(self.modes)
        more = ""
        if self.condition is not None and self.instead is not None:
            instead = counted(self.instead, language, say)
            condition = say.word(self.condition)
            more = {
                "ja": f"{condition}場合、代わりに{instead}選ぶ。",
                "zh-Hans": f"若{condition}，改为选择{instead}。",
                "zh-Hant": f"若{condition}，改為選擇{instead}。",
                "en": f", or {instead} if {condition}",
            }[language]
        again = REPEATED[language] if self.repeated else ""
        if language == "en":
            return f"choose {amount} of the following {count}{more}{again}: " + ". ".join(texts)
        joined = more + again + "。".join(texts)
        if language == "ja":
            amount += "" if self.amount.up_to else "を"
            return f"以下の{count}つから{amount}選ぶ。{joined}"
        if language == "zh-Hans":
            return f"从下列{count}项中选择{amount}。{joined}"
        return f"從下列{count}項中選擇{amount}。{joined}"


REPEATED: Final = {
    "ja": "同じものを2回以上選んでもよい。",
    "zh-Hans": "同一项可以选择多次。",
    "zh-Hant": "同一項可以選擇多次。",
    "en": " (the same one may be chosen more than once)",
}
"""That a mode may be chosen more than once."""


def counted(amount: Amount, language: str, say: Speaker) -> str:
    """Return how many modes: "up to 2" and the like."""
    number = say.word(amount)
    if language == "en":
        return f"up to {number}" if amount.up_to else number
    if language == "ja":
        return number + ("つまで" if amount.up_to else "つ")
    item = "项" if language == "zh-Hans" else "項"
    return ("最多" if amount.up_to else "") + number + item


def forget_choices(slots: list[Value]) -> None:
    """Forget what was chosen in the modes that have been carried out."""
    start = entries(slots, CHOSEN_MODES)[0][0]
    for at, _ in reversed(entries(slots, CHOSEN_ITEMS)):
        if at > start:
            del slots[at]


def chosen_modes(slots: list[Value]) -> tuple[int, ...]:
    """Return the places of the modes that were chosen, in printed order."""
    for _, entry in entries(slots, CHOSEN_MODES):
        return entry[1:]
    return ()


# -- when a card is used ---------------------------------------------------------------------------


def _declare(state: WixossState) -> None:
    _ask_mode(state, 0)


def _next_mode(state: WixossState) -> None:
    _ask_mode(state, 1)


def _ask_mode(state: WixossState, step: int) -> None:
    ability = state.frame.item
    assert isinstance(ability, EffectAbility)
    modes = _modes_of(ability.effect)
    assert modes is not None
    if modes.choose(state, step):
        state.pop()


def _modes_of(effect: Effect) -> Modes | None:
    """Return the modes of an effect that a card says to choose from when it is used, None for none."""
    while isinstance(effect, Then) and not isinstance(effect.first, Modes):
        effect = effect.rest
    if isinstance(effect, Then):
        effect = effect.first
    return effect if isinstance(effect, Modes) else None


DECLARE_MODES: Final[Procedure[WixossState]] = Procedure(
    "declare-modes", (("declare", _declare), ("next", _next_mode))
)
"""Has the modes of a card chosen in the scope of its use, before its cost is paid (WX-36.02)."""


def declare_modes(state: WixossState, ability: EffectAbility, controller: int, cause: Cause) -> bool:
    """Push the choosing of modes if an effect has any; return whether it has.

    It shares the scope of the frame on top.
    """
    if _modes_of(ability.effect) is None:
        return False
    state.push(DECLARE_MODES, controller, cause, item=ability)
    return True


MODE_WORDS: Final = (Mode, Modes)
"""The words of this module, for registration."""
