"""Choosing: what an effect works on is chosen first, all of it, before anything is done (WX-24.02).

A spell or ARTS chooses before it can be answered: ``choose_ahead`` does that, and when the effect is
carried out each choice is looked up again; what has moved or fits no more is left out (WX-24.08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Procedure, Value
from taisen.language.bases import Effect
from taisen.language.control import If, IfDone, Then
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, IT, WORK
from taisen.language.words import Word, walk
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import EffectAbility
from taisen.wixoss.vocabulary.choices import keep_items, parts_of
from taisen.wixoss.vocabulary.items import there
from taisen.wixoss.vocabulary.modes import Modes, chosen_modes
from taisen.wixoss.vocabulary.picks import Pick

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

AHEAD: Final = -7
"""What ``WORK`` says while choices are made before the effect is carried out."""


class Choosing(Effect):
    """Some cards are chosen, then something is done with them ("it", "them", "the first").

    What was chosen is kept behind the slots, an entry for each part (see ``choices``).

    Attributes:
        ordinal: number of this word among those of its ability, so that saved choices name it.
    """

    asks: ClassVar[bool] = True
    category: ClassVar[str] = "effect"
    fields: ClassVar[tuple[str, ...]] = ("picks", "effect")
    notation: ClassVar[str | tuple[str, ...]] = "choose {picks:pick+ and}: {effect:effect}"

    def __init__(self, picks: tuple[Pick, ...], effect: Effect) -> None:
        super().__init__()
        self.picks = picks
        self.effect = effect
        self.ordinal = 0

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether all parts can be chosen: what is done with them needs them."""
        return all(pick.enough(state, cause, slots) for pick in self.picks)

    def run(self, state: AnyState, step: int) -> None:
        """Choose for one part after another, then do the rest."""
        assert isinstance(state, WixossState)
        slots = state.slots
        frame = state.frame
        count = len(self.picks)
        if step > count:
            state.pop()
            return
        if step == 0 and self.chosen(slots):
            self._recall(state)
            state.jump(count + 1)
            state.push(self.effect, frame.controller, frame.cause)
            return
        if step:
            picked = slots[CHOSEN]
            assert isinstance(picked, tuple)
            keep_items(slots, self.ordinal, step - 1, picked)
        if step < count:
            pick = self.picks[step]
            slots[CHOSEN] = ()
            # WX-20.10, WX-20.20, WX-36.07: so many as it says, or none.
            if pick.enough(state, frame.cause, slots):
                state.push(pick, frame.controller, frame.cause)
            return
        if slots[WORK] == AHEAD:
            state.pop()
            return
        slots[IT] = self.items(slots)
        state.push(self.effect, frame.controller, frame.cause)

    def chosen(self, slots: list[Value]) -> bool:
        """Return whether the choice has been made."""
        return bool(parts_of(slots, self.ordinal))

    def items(self, slots: list[Value]) -> tuple[int, ...]:
        """Return all that was chosen."""
        found: tuple[int, ...] = ()
        for _, entry in parts_of(slots, self.ordinal):
            found += entry[3:]
        return found

    def fitting(
        self, state: WixossState, entry: tuple[int, ...], cause: Cause, slots: list[Value]
    ) -> tuple[int, ...]:
        """Return what of an earlier choice is still what it was and may still be chosen."""
        there_now = self.picks[entry[2]].there(state, cause, slots)
        return tuple(item for item in entry[3:] if there(state, item) and item in there_now)

    def _recall(self, state: WixossState) -> None:
        """Keep of an earlier choice what is still there and still fits."""
        slots = state.slots
        for at, entry in parts_of(slots, self.ordinal):
            slots[at] = (*entry[:3], *self.fitting(state, entry, state.frame.cause, slots))
        slots[IT] = self.items(slots)

    def sentence(self, language: str, say: Speaker) -> str:
        """Say what is chosen, then what is done."""
        joint = {"en": " and ", "ja": "と"}.get(language, "和")
        before, after = say.before, say.after
        say.before, say.after = [], []
        picks = joint.join(say.word(pick) for pick in self.picks)
        # What the amounts of a choice say belongs to it, not to what is done afterwards.
        chosen = say.framed(
            {
                "ja": f"{picks}を対象とし",
                "zh-Hans": f"选择{picks}",
                "zh-Hant": f"選擇{picks}",
                "en": f"choose {picks}",
            }[language]
        )
        say.before, say.after = before, after
        rest = say.word(self.effect)
        if language == "en":
            return f"{chosen}. {rest[:1].upper()}{rest[1:]}"
        return f"{chosen}、{rest}" if language == "ja" else f"{chosen}，{rest}"


def number_choices(ability: Word) -> None:
    """Number the choosing words of an ability, so that their saved choices can be told apart."""
    ordinal = 0
    for word in walk(ability):
        if isinstance(word, Choosing):
            word.ordinal = ordinal
            ordinal += 1


# -- before the effect is carried out --------------------------------------------------------------


def heads(state: WixossState, effect: Effect, cause: Cause, slots: list[Value]) -> list[Choosing]:
    """Return what an effect chooses before it does anything, in the order of the text."""
    if isinstance(effect, Choosing):
        return [effect]
    if isinstance(effect, (Then, IfDone)):
        return heads(state, effect.first, cause, slots)
    if isinstance(effect, If):
        if effect.condition.holds(state, cause, slots):
            return heads(state, effect.effect, cause, slots)
        return [] if effect.otherwise is None else heads(state, effect.otherwise, cause, slots)
    if isinstance(effect, Modes) and not effect.repeated:
        # WX-36.05: modes first, then the choices for them; what is done again chooses when it is done.
        found: list[Choosing] = []
        for mode in chosen_modes(slots):
            found.extend(heads(state, effect.modes[mode].effect, cause, slots))
        return found
    return []


def _choose_next(state: WixossState) -> None:
    frame = state.frame
    ability = frame.item
    assert isinstance(ability, EffectAbility)
    slots = state.slots
    slots[WORK] = AHEAD
    for choosing in heads(state, ability.effect, frame.cause, slots):
        if not choosing.chosen(slots):
            state.jump(0)
            state.push(choosing, frame.controller, frame.cause)
            return
    slots[WORK] = 0


CHOOSE_AHEAD: Final[Procedure[WixossState]] = Procedure("choose-ahead", (("next", _choose_next),))
"""Makes the choices of a spell or ARTS in the scope of its use, before it can be answered."""


def choose_ahead(state: WixossState, ability: EffectAbility, controller: int, cause: Cause) -> None:
    """Push the choosing of what an effect will work on; it shares the scope of the frame on top."""
    state.push(CHOOSE_AHEAD, controller, cause, item=ability)


def spoiled(state: WixossState, ability: EffectAbility, cause: Cause, slots: list[Value]) -> bool:
    """Return whether something was chosen and all of it has moved or fits no more (WX-24.08)."""
    chosen = False
    for choosing in heads(state, ability.effect, cause, slots):
        for _, entry in parts_of(slots, choosing.ordinal):
            if len(entry) > 3:
                chosen = True
                if choosing.fitting(state, entry, cause, slots):
                    return False
    return chosen


CHOOSING_WORDS: Final = (Choosing,)
"""The words of this module, for registration."""
