"""Core supply: putting cores from the void, and what happens to life."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.leaving import reached
from taisen.battle_spirits.rules.taking import gain_cores
from taisen.battle_spirits.rules.winning import damage_by_effect, may_lose, reduce_life, reduces_otherwise
from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import NUMBER, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Quantity, Target
from taisen.language.control import Action
from taisen.language.players import owner
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN
from taisen.language.targets import PickedTarget
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class GainCores(Action):
    """Puts cores from the void on field cards."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "target")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} {core|cores@amount} from the void on {target:target}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "ボイドからコア{amount}個を{target}に置く",
        "zh-Hans": "将{amount}个晶核从空间放置到{target}上",
        "zh-Hant": "將{amount}個晶核從空間放置到{target}上",
        "en": "put {amount} core{s:amount} from the void on {target}",
    }

    def __init__(self, amount: Quantity, target: Target) -> None:
        super().__init__(target)
        self.amount = amount

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them on each that the effect reaches."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        return sum(
            gain_cores(state, state.objects[i].controller, amount, cause, "field", i)
            for i in reached(state, items, cause)
        )


class GainReserve(Action):
    """Puts cores from the void in a player's reserve."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} {core|cores@amount} from the void in {whose:whose} reserve"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "ボイドからコア{amount}個を{whose}リザーブに置く",
        "zh-Hans": "将{amount}个晶核从空间放置到{whose}预备区",
        "zh-Hant": "將{amount}個晶核從空間放置到{whose}預備區",
        "en": "put {amount} core{s:amount} from the void in {whose} reserve",
    }

    def __init__(self, amount: Quantity, whose: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them there."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        return gain_cores(state, owner(self.whose, cause), amount, cause, "reserve")


class GainLife(Action):
    """Puts cores from the void on a player's life, up to so much life there if a limit is named."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "limit")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} {core|cores@amount} from the void on {whose:whose} life"
        "[[ up to {limit:number} life]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "ボイドからコア{amount}個を{whose}ライフに置く[[（ライフは最大{limit}まで）]]",
        "zh-Hans": "将{amount}个晶核从空间放置到{whose}生命区[[（生命最多到{limit}）]]",
        "zh-Hant": "將{amount}個晶核從空間放置到{whose}生命區[[（生命最多到{limit}）]]",
        "en": "put {amount} core{s:amount} from the void on {whose} life[[ (up to {limit} life)]]",
    }

    def __init__(self, amount: Quantity, whose: int, limit: int | None = None) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose
        self.limit = limit

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put them there."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        player = owner(self.whose, cause)
        if self.limit is not None:
            amount = max(0, min(amount, self.limit - cores.life(state, player)))
        return gain_cores(state, player, amount, cause, "life")


class ReduceLife(Action):
    """Moves life cores of a player to that player's reserve."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose")
    notation: ClassVar[str | tuple[str, ...]] = "reduce {whose:whose} life by {amount:quantity}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ライフを{amount}減らす",
        "zh-Hans": "使{whose}生命减少{amount}",
        "zh-Hant": "使{whose}生命減少{amount}",
        "en": "reduce {whose} life by {amount}",
    }

    def __init__(self, amount: Quantity, whose: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Reduce it; a spirit may do it otherwise, as in an attack."""
        assert isinstance(state, BattleState)
        amount = self.amount.value(state, cause, slots)
        player = owner(self.whose, cause)
        source = state.objects.get(cause.object)
        if player != cause.player and source is not None and reduces_otherwise(state, source):
            damage_by_effect(state, source, amount, cause)
            return 0
        return reduce_life(state, player, amount, cause)


def movable_life(state: BattleState, player: int, place: int) -> int:
    """Return how many cores of a player's life can go to a place."""
    # BS-10.06: the Soul Core cannot go to the void.
    return state.life[player] if place == cores.TO_VOID else cores.life(state, player)


class UpToLife(PickedTarget):
    """Up to so many cores of a player's life, as the effect's controller says; the pick is how many."""

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CHOSEN
    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "place")

    def __init__(self, amount: Quantity, whose: int, place: int) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose
        self.place = place

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of them at most."""
        number, whose = say.word(self.amount), say.value("whose", self.whose)
        plural = "s" if self.amount.is_many() else ""
        return {
            "ja": f"{whose}ライフのコア{number}個まで",
            "zh-Hans": f"{whose}生命区的最多{number}个晶核",
            "zh-Hant": f"{whose}生命區的最多{number}個晶核",
            "en": f"up to {number} core{plural} of {whose} life",
        }[language]

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one is there."""
        assert isinstance(state, BattleState)
        return movable_life(state, owner(self.whose, cause), self.place) > 0

    def run(self, state: AnyState, step: int) -> None:
        """Ask how many."""
        assert isinstance(state, BattleState)
        frame = state.frame
        if step:
            state.slots[CHOSEN] = (state.answer.target,)
            state.pop()
            return
        there = movable_life(state, owner(self.whose, frame.cause), self.place)
        most = min(self.amount.value(state, frame.cause, state.slots), there)
        # BS-38.02
        options = [Option("name", f"{count} cores", count) for count in range(most, -1, -1)]
        state.ask(
            Decision(frame.controller, "how-many-cores", NUMBER, options, frame.cause, (frame.node.key,))
        )


class PutLife(Action):
    """Puts cores of a player's life, or up to so many, in a place of that player."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "place", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put [[?up_to up to]] {amount:quantity} {core|cores@amount} of {whose:whose} life"
        " in the {place:core-place}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}ライフのコア{amount}個[[?up_toまで]]を{place}に置く",
        "zh-Hans": "将{whose}生命区的[[?up_to最多]]{amount}个晶核放置到{place}",
        "zh-Hant": "將{whose}生命區的[[?up_to最多]]{amount}個晶核放置到{place}",
        "en": "put[[?up_to up to]] {amount} core{s:amount} of {whose} life in the {place}",
    }

    def __init__(self, amount: Quantity, whose: int, place: int, up_to: bool = False) -> None:
        super().__init__(UpToLife(amount, whose, place) if up_to else None)
        self.amount = amount
        self.whose = whose
        self.place = place
        self.up_to = up_to

    def parts(self) -> list[Word]:
        """Return the words inside: the number, which the asking for it has where fewer will do."""
        return [self.amount if self.target is None else self.target]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move them; a price is paid whole or not at all."""
        assert isinstance(state, BattleState)
        player = owner(self.whose, cause)
        amount = items[0] if self.up_to else self.amount.value(state, cause, slots)
        return reduce_life(state, player, amount, cause, self.place) if amount else 0

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cores are there and life may decrease."""
        assert isinstance(state, BattleState)
        player = owner(self.whose, cause)
        there = movable_life(state, player, self.place)
        needed = 1 if self.up_to else max(1, self.amount.value(state, cause, slots))
        return there >= needed and may_lose(state, player, needed if player == cause.player else 1)


CORE_SUPPLY_WORDS: Final = (
    GainCores,
    GainReserve,
    GainLife,
    ReduceLife,
    PutLife,
)
"""The words of this module, for registration."""
