"""Delays: what an effect says should happen later, apart from the card that it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Condition, Effect
from taisen.language.slots import IT
from taisen.wixoss.rules.lasting import TURN, give_later
from taisen.wixoss.state import WixossState
from taisen.wixoss.vocabulary.abilities import Trigger, Triggered
from taisen.wixoss.vocabulary.costs import Cost
from taisen.wixoss.vocabulary.deeds import Deed
from taisen.wixoss.vocabulary.items import card_of, item_of

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class EndPhaseBegins(Trigger):
    """The end phase of this turn begins (WX-19.01)."""

    notation: ClassVar[str | tuple[str, ...]] = "the end phase begins"
    texts: ClassVar[dict[str, str]] = {
        "ja": "ターン終了時",
        "zh-Hans": "回合结束时",
        "zh-Hant": "回合結束時",
        "en": "at the end of the turn",
    }
    events: ClassVar[tuple[str, ...]] = ("phase",)

    def fits(self, state: AnyState, event: Event, cause: Cause) -> bool:
        """Return whether that phase has begun."""
        return event.detail == "end"


class AtEndOfTurn(Triggered):
    """Something that happens at the end of this turn; "it" still means what was chosen before."""

    category: ClassVar[str] = "delayed"
    fields: ClassVar[tuple[str, ...]] = ("effect",)
    notation: ClassVar[str | tuple[str, ...]] = "at the end of this turn: {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このターン終了時、{effect}",
        "zh-Hans": "本回合结束时，{effect}",
        "zh-Hant": "本回合結束時，{effect}",
        "en": "at the end of this turn, {effect}",
    }

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.trigger: Trigger = EndPhaseBegins()
        self.enter = False
        self.also: Condition | None = None
        self.cost: Cost | None = None
        self.limit = ""
        # It hangs on no card.
        self.place = ""


class Delay(Deed):
    """Lets an ability wait for its event until the turn ends, whatever becomes of its card."""

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    notation: ClassVar[str | tuple[str, ...]] = "{ability:delayed}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{ability}",
        "zh-Hans": "{ability}",
        "zh-Hant": "{ability}",
        "en": "{ability}",
    }

    def __init__(self, ability: Triggered) -> None:
        super().__init__()
        self.ability = ability

    def do(
        self, state: WixossState, player: int, cause: Cause, slots: list[Value], items: tuple[int, ...]
    ) -> int:
        """Add the waiting ability with the field cards that it is about."""
        kept = slots[IT]
        assert isinstance(kept, tuple)
        # A card that this effect has put onto the field is its field card by now.
        objects = [item if item > 0 else item_of(state, card_of(item)) for item in kept]
        on_field = tuple(item for item in objects if item > 0)
        give_later(state, self.ability, cause, (TURN, state.turn), on_field)
        return 1


DELAY_WORDS: Final = (AtEndOfTurn, Delay)
"""The words of this module, for registration."""
