"""Words about cores of the trash: taking them back to field cards and the reserve, losing them to the void.

Picks go in ascending order, so that one path leads to each result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.leaving import affected
from taisen.battle_spirits.rules.taking import move_cores
from taisen.battle_spirits.state import SOUL_TRASH, BattleState
from taisen.battle_spirits.vocabulary.targets import candidates
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.control import Action
from taisen.language.slots import CHOSEN
from taisen.language.targets import PickedTarget
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DONE_OPTION: Final = Option("done", "done")
RESERVE: Final = 0
TRASH_PLACE: Final = 0


class TrashCoreGoals(PickedTarget):
    """For each core of the own trash where it goes: twice a field card or 0, plus one for the Soul Core."""

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CHOSEN
    fields: ClassVar[tuple[str, ...]] = ("among", "amount", "with_soul", "with_reserve", "up_to")

    def __init__(
        self,
        among: Filter,
        amount: Quantity | None,
        with_soul: bool,
        with_reserve: bool,
        up_to: bool = False,
    ) -> None:
        super().__init__()
        self.up_to = up_to
        self.among = among
        self.amount = amount
        self.with_soul = with_soul
        self.with_reserve = with_reserve

    def goals(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[int]:
        """Return where cores may go: 0 for the reserve, field cards."""
        found = [RESERVE] if self.with_reserve else []
        return found + candidates(state, self.among, cause, slots)

    def there(self, state: BattleState, player: int) -> tuple[int, int]:
        """Return how many normal cores, and how many Soul Cores, may be taken."""
        soul = self.with_soul and state.souls[player] == SOUL_TRASH
        normal = 0 if prohibited(state, player, "take-trash-cores") else state.trash_cores[player]
        return normal, 1 if soul else 0

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is a core and a place for it."""
        assert isinstance(state, BattleState)
        return sum(self.there(state, cause.player)) > 0 and bool(self.goals(state, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Pick where one core after another goes, normal ones first."""
        assert isinstance(state, BattleState)
        slots = state.slots
        frame = state.frame
        if step == 0:
            slots[CHOSEN] = ()
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if step == 2:
            if state.answer.verb == "done":
                state.pop()
            else:
                answer = state.answer
                slots[CHOSEN] = (*chosen, answer.target * 2 + (1 if answer.verb == "soul-to" else 0))
                state.jump(1)
            return
        options = self._options(state, chosen)
        if not options:
            state.pop()
            return
        state.jump(2)
        state.ask(Decision(frame.controller, "trash-core-to", PICK_OPTION, options, frame.cause, ()))

    def _options(self, state: BattleState, chosen: tuple[int, ...]) -> list[Option]:
        frame = state.frame
        normal, soul = self.there(state, frame.cause.player)
        if self.amount is not None:
            if len(chosen) >= self.amount.value(state, frame.cause, state.slots):
                return []
        souls = sum(pick & 1 for pick in chosen)
        normal -= len(chosen) - souls
        last = chosen[-1] if chosen else 0
        options: list[Option] = []
        # How many are taken back is the player's choice if no number is named.
        if (self.amount is None or self.up_to) and (normal > 0 or soul > souls):
            options.append(DONE_OPTION)
        for goal in self.goals(state, frame.cause, state.slots):
            name = name_of(state, goal, frame.controller) if goal else "reserve"
            if normal > 0 and not souls and goal * 2 >= last:
                options.append(Option("core-to", f"core to {name}", goal))
            if soul > souls:
                options.append(Option("soul-to", f"soul core to {name}", goal))
        return options


class TrashCoresBack(Action):
    """Puts cores of the own trash on own field cards of a sort, or in the reserve too."""

    def __init__(
        self,
        among: Filter,
        amount: Quantity | None,
        with_soul: bool = False,
        with_reserve: bool = False,
        up_to: bool = False,
    ) -> None:
        self.picks = TrashCoreGoals(among, amount, with_soul, with_reserve, up_to)
        super().__init__(self.picks)
        self.among = among
        self.with_soul = with_soul
        self.with_reserve = with_reserve

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has the filter and the amount."""
        return [self.picks]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put each where it was said to go."""
        assert isinstance(state, BattleState)
        player = cause.player
        moved = 0
        for pick in items:
            goal, soul = pick >> 1, pick & 1 == 1
            if goal:
                found = state.objects.get(goal)
                if found is None or not affected(state, found, cause):
                    continue
            if not soul:
                state.trash_cores[player] -= 1
            if goal:
                cores.put_on_card(state, player, goal, soul, cause)
            else:
                cores.put_in_reserve(state, player, soul)
            moved += 1
            detail = "to-card" if goal else "to-reserve"
            state.happen(Event("cores_moved", player, cause, goal, amount=1, detail=detail))
        return moved


class SomeTrashCoresBack(TrashCoresBack):
    """Puts so many cores of the own trash, or up to so many, on own field cards of a sort, or in reserve."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "with_soul", "with_reserve", "among", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put [[?up_to up to]] {amount:quantity} {core|cores@amount} of your trash"
        "[[?with_soul  or the soul core]] on [[?with_reserve your reserve or]] [{among:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "自分のトラッシュの[[?!with_soulソウルコア以外の]]コア{amount}個[[?up_toまで]]を"
            "[[?with_reserve自分のリザーブ/]]{among}に置く"
        ),
        "zh-Hans": (
            "将自己废弃区的[[?up_to最多]]{amount}个[[?!with_soul灵魂晶核以外的]]晶核"
            "放置到[[?with_reserve自己的预备区/]]{among}上"
        ),
        "zh-Hant": (
            "將自己廢棄區的[[?up_to最多]]{amount}個[[?!with_soul靈魂晶核以外的]]晶核"
            "放置到[[?with_reserve自己的預備區/]]{among}上"
        ),
        "en": (
            "put[[?up_to up to]] {amount} core{s:amount} of your trash"
            "[[?!with_soul other than the Soul Core]] on[[?with_reserve your reserve or]] {among@many}"
        ),
    }

    def __init__(
        self,
        among: Filter,
        amount: Quantity,
        with_soul: bool = False,
        with_reserve: bool = False,
        up_to: bool = False,
    ) -> None:
        super().__init__(among, amount, with_soul, with_reserve, up_to)
        self.amount = amount
        self.up_to = up_to


class AnyTrashCoresBack(TrashCoresBack):
    """Puts any number of cores of the own trash on own field cards of a sort, or in the reserve too."""

    fields: ClassVar[tuple[str, ...]] = ("with_soul", "with_reserve", "among")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put any number of cores of your trash[[?with_soul  or the soul core]]"
        " on [[?with_reserve your reserve or]] [{among:filter@many}]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "自分のトラッシュの[[?!with_soulソウルコア以外の]]コアを"
            "[[?with_reserve自分のリザーブ/]]{among}に好きなだけ置く"
        ),
        "zh-Hans": (
            "将自己废弃区任意数量的[[?!with_soul灵魂晶核以外的]]晶核"
            "放置到[[?with_reserve自己的预备区/]]{among}上"
        ),
        "zh-Hant": (
            "將自己廢棄區任意數量的[[?!with_soul靈魂晶核以外的]]晶核"
            "放置到[[?with_reserve自己的預備區/]]{among}上"
        ),
        "en": (
            "put any number of cores of your trash[[?!with_soul other than the Soul Core]]"
            " on[[?with_reserve your reserve or]] {among@many}"
        ),
    }

    def __init__(self, among: Filter, with_soul: bool = False, with_reserve: bool = False) -> None:
        super().__init__(among, None, with_soul, with_reserve)


class FieldOrTrashToVoid(Action):
    """Puts a core of the own field or trash in the void."""

    notation: ClassVar[str | tuple[str, ...]] = "put 1 core of your field or trash in the void"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のフィールド、またはトラッシュにあるコア1個をボイドに置く",
        "zh-Hans": "将自己战场或废弃区的1个晶核放置到空间",
        "zh-Hant": "將自己戰場或廢棄區的1個晶核放置到空間",
        "en": "put 1 core of your field or trash in the void",
    }

    def __init__(self) -> None:
        super().__init__(OwnFieldOrTrashCore())

    def parts(self) -> list[Word]:
        """Return what chooses the core, which no field of the notation names."""
        assert self.target is not None
        return [self.target]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Take it away."""
        assert isinstance(state, BattleState)
        if items != (TRASH_PLACE,):
            return move_cores(state, items, cores.TO_VOID, cause)
        state.trash_cores[cause.player] -= 1
        state.touch()
        state.happen(Event("cores_moved", cause.player, cause, amount=1, detail="trash-to-void"))
        return 1


class OwnFieldOrTrashCore(PickedTarget):
    """A normal core of the own field or trash: twice a field card, or 0 for the trash."""

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CHOSEN

    def places(self, state: BattleState, player: int) -> list[int]:
        """Return the places that have a core; the Soul Core cannot go to the void (BS-10.06)."""
        free = state.trash_cores[player] and not prohibited(state, player, "take-trash-cores")
        found = [TRASH_PLACE] if free else []
        for card in state.objects.values():
            if (
                card.controller == player
                and card.cores
                and not card.leaving
                and not cores.locked(state, card)
                and card.core_count > cores.kept(state, card, player)
            ):
                found.append(card.id * 2)
        return found

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is one."""
        assert isinstance(state, BattleState)
        return bool(self.places(state, cause.player))

    def run(self, state: AnyState, step: int) -> None:
        """Pick it."""
        assert isinstance(state, BattleState)
        frame = state.frame
        if step == 1:
            state.slots[CHOSEN] = (state.answer.target,)
            state.pop()
            return
        state.slots[CHOSEN] = ()
        player = frame.cause.player
        options: list[Option] = []
        for place in self.places(state, player):
            if place:
                options.append(Option("core", f"core of {name_of(state, place >> 1, player)}", place))
            else:
                options.append(Option("core-of-trash", "core of trash", place))
        if not options:
            state.pop()
            return
        state.ask(Decision(player, "core-to-void", PICK_OPTION, options, frame.cause, ()))


TRASH_CORE_WORDS: Final = (SomeTrashCoresBack, AnyTrashCoresBack, FieldOrTrashToVoid)
"""The words of this module, for registration."""
