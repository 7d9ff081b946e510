"""Deeds: the base of what effects do, and who does it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Effect, PlayerWord, Target
from taisen.language.control import Action
from taisen.language.players import BOTH_PLAYERS
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, DONE
from taisen.wixoss.state import WixossState

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


_YOUR: Final = re.compile(r"\byour\b")


class Deed(Action):
    """A deed that a player does: the controller of the effect, or whom the effect names."""

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Do it to ``items`` as ``player``; return how many times it was really done.

        It may push a procedure: the deed then ends when that is over.
        """
        raise NotImplementedError

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Do it as the controller."""
        assert isinstance(state, WixossState)
        return self.do(state, state.frame.controller, cause, slots, items)


class TargetDeed(Deed):
    """Base of the deeds whose one part is a target."""

    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: Target) -> None:
        super().__init__(target)


class Have(Effect):
    """The opponent, or each player, does something; the effect stays its controller's.

    What "your" means in the deed is theirs who do it.
    """

    category: ClassVar[str] = "step"
    frames: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("who", "deed")
    notation: ClassVar[str | tuple[str, ...]] = "have {who:player} {deed:action}"

    def __init__(self, who: PlayerWord, deed: Action) -> None:
        super().__init__()
        # What asks for zones asks the player of the effect.
        if not isinstance(deed, Deed):
            raise ValueError("only the player of the effect can do that")  # noqa: TRY004 - read from a text
        self.who = who
        self.deed = deed

    def sentence(self, language: str, say: Speaker) -> str:
        """Say who does what; what is "yours" in the deed is theirs."""
        who = say.word(self.who)
        infinitive = say.infinitive
        say.infinitive = True
        deed = say.word(self.deed)
        say.infinitive = infinitive
        if language == "en":
            return f"have {who} " + _YOUR.sub("their", deed)
        return f"{who}は{deed.replace('あなたの', '自分の')}" if language == "ja" else who + deed

    def doers(self, state: AnyState, cause: Cause) -> tuple[int, ...]:
        """Return who does it, the turn player first (WX-99.26)."""
        assert isinstance(state, WixossState)
        player = self.who.player(state, cause)
        return (state.turn_player, 1 - state.turn_player) if player == BOTH_PLAYERS else (player,)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether all who are to do it can."""
        return all(
            self.deed.possible(state, cause.seen_by(player), slots) for player in self.doers(state, cause)
        )

    def run(self, state: AnyState, step: int) -> None:
        """Let each select what it works on, then do all in one moment (WX-99.26)."""
        assert isinstance(state, WixossState)
        frame = state.frame
        cause = frame.cause
        slots = state.slots
        doers = self.doers(state, cause)
        count = len(doers)
        if step > count:
            state.pop()
            return
        target = self.deed.target
        if step:
            seen = cause.seen_by(doers[step - 1])
            slots.append(() if target is None else target.items(state, seen, slots))
        if step < count:
            if target is not None and not target.fixed():
                slots[CHOSEN] = ()
                state.push(target, doers[step], cause.seen_by(doers[step]))
            return
        kept = slots[len(slots) - count :]
        del slots[len(slots) - count :]
        done = 0
        for player, items in zip(doers, kept, strict=True):
            assert isinstance(items, tuple)
            done += self.deed.do(state, player, cause, slots, items)
        slots[DONE] = done
        if state.frames[-1] is frame:
            state.pop()


DEED_WORDS: Final = (Have,)
"""The words of this module, for registration."""
