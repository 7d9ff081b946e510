"""Words about cards that wait to leave the field: where they go instead (chapter 37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.leaving import put_below, reached, redirect
from taisen.battle_spirits.state import DECK, HAND, BattleState
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.control import Action

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

TO_HAND: Final = 0
TO_DECK_TOP: Final = 1
TO_DECK_BOTTOM: Final = 2


class GoesInstead(Action):
    """A destroyed card that waits to leave goes to another place instead."""

    fields: ClassVar[tuple[str, ...]] = ("target", "place")
    notation: ClassVar[str | tuple[str, ...]] = "{target:target} {goes|go} to {place:destination} instead"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}をかわりに{place}に戻す",
        "zh-Hans": "改为将{target}移回{place}",
        "zh-Hant": "改為將{target}移回{place}",
        "en": "return {target} to {place} instead",
    }

    def __init__(self, target: Target, place: int) -> None:
        super().__init__(target)
        self.place = place

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Change the destination only; one that stays after all is not concerned."""
        assert isinstance(state, BattleState)
        zone = HAND if self.place == TO_HAND else DECK
        return redirect(state, items, cause, zone, self.place == TO_DECK_BOTTOM)


class PutBelow(Action):
    """The source, which waits to leave, is put below another field card as a base card instead."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = "put this as a base card below {target:target} instead"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}を{target}の下に煌臨元カードとして追加する",
        "zh-Hans": "将{this}作为煌临元卡牌追加到{target}之下",
        "zh-Hant": "將{this}作為煌臨元卡牌追加到{target}之下",
        "en": "put {this} below {target} as a base card instead",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Change where it goes."""
        assert isinstance(state, BattleState)
        fitting = reached(state, tuple(i for i in items if i != cause.object), cause)
        return 1 if fitting and put_below(state, cause.object, fitting[0]) else 0


DEPARTURE_WORDS: Final = (GoesInstead, PutBelow)
"""The words of this module, for registration."""
