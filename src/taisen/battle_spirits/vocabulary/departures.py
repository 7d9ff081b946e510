"""Words about cards that wait to leave the field: where they go instead (chapter 37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules.leaving import depart, put_below, reached, redirect
from taisen.battle_spirits.state import DECK, HAND, BattleState
from taisen.kernel.decisions import ORDER, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Target
from taisen.language.control import Action
from taisen.language.slots import CHOSEN, DONE, IT

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


class ReturnInOrder(Action):
    """Returns field cards under their owner's deck, in the order that the effect's player wants."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("target",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "return {target:target} to the bottom of the deck in any order"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を好きな順番でデッキの下に戻す",
        "zh-Hans": "将{target}以任意顺序移回卡组下方",
        "zh-Hant": "將{target}以任意順序移回卡組下方",
        "en": "return {target} to the bottom of the deck in any order",
    }

    def __init__(self, target: Target) -> None:
        super().__init__(target)

    def run(self, state: AnyState, step: int) -> None:
        """Select, ask which comes next, the uppermost first, and let them wait to leave in that order."""
        assert isinstance(state, BattleState)
        slots = state.slots
        frame = state.frame
        cause = frame.cause
        target = self.target
        assert target is not None
        if step == 0 and not target.fixed():
            state.push(target, frame.controller, cause)
            return
        if step < 2:
            aimed = state.game.aim(state, self, target.items(state, cause, slots), 1)
            if aimed is None:
                return
            slots[IT] = tuple(reached(state, aimed, cause))
            slots[CHOSEN] = ()
        ordered, there = slots[CHOSEN], slots[IT]
        assert isinstance(ordered, tuple) and isinstance(there, tuple)
        if step == 2:
            ordered = (*ordered, state.answer.target)
            slots[CHOSEN] = ordered
        rest = [i for i in there if i not in ordered]
        if len(rest) > 1:
            player = frame.controller
            options = [Option("choose", f"choose {name_of(state, i, player)}", i) for i in rest]
            state.jump(2)
            arguments = (frame.node.key, len(rest))
            state.ask(Decision(player, "order-cards", ORDER, options, cause, arguments))
            return
        slots[DONE] = depart(state, [*ordered, *rest], "returned", cause, DECK, True)
        state.pop()


DEPARTURE_WORDS: Final = (GoesInstead, PutBelow, ReturnInOrder)
"""The words of this module, for registration."""
