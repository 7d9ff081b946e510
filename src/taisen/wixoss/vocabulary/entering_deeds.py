"""Deeds by which cards come onto the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.slots import CARDS
from taisen.wixoss.rules.placing import can_place, place
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.deeds import Deed
from taisen.wixoss.vocabulary.items import cards_among

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class PutOnField(Deed):
    """Puts SIGNI cards onto the field; afterwards they are "those cards".

    A Resona comes without its appearance condition (WX-27.02 is for its player's own doing).
    """

    # In which zone each comes is asked.
    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("target", "down", "quiet")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {target:card-target} onto the field[[?down down]][[?quiet without enter abilities]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を[[?downダウン状態で]]場に出す[[?quiet。それの出現時能力は発動しない]]",
        "zh-Hans": "将{target}[[?down以横置状态]]出场[[?quiet，其出场时能力不发动]]",
        "zh-Hant": "將{target}[[?down以橫置狀態]]出場[[?quiet，其出場時能力不發動]]",
        "en": "put {target} onto the field[[?down downed]][[?quiet without activating enter abilities]]",
    }

    def __init__(self, target: Target, down: bool = False, quiet: bool = False) -> None:
        super().__init__(target)
        self.down = down
        self.quiet = quiet

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Push the placing of each, the first on top."""
        cards = tuple(card for card in cards_among(items) if can_place(state, state.owners[card], card))
        slots[CARDS] = cards
        for card in reversed(cards):
            place(state, state.owners[card], card, cause, self.down, self.quiet)
        return len(cards)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a card is there, and for a fixed one whether it can enter."""
        assert isinstance(state, WixossState)
        target = self.target
        if target is None or not target.enough(state, cause, slots):
            return False
        if not target.fixed():
            return True
        cards = cards_among(target.items(state, cause, slots))
        return any(can_place(state, state.owners[card], card) for card in cards)


ENTERING_DEED_WORDS: Final = (PutOnField,)
"""The words of this module, for registration."""
