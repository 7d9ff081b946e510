"""Actions on the cores of a reserve, and who says whether the Soul Core is among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.state import SOUL_RESERVE, BattleState
from taisen.kernel.decisions import NUMBER, PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Quantity
from taisen.language.control import Action
from taisen.language.players import owner
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN
from taisen.language.targets import PickedTarget
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

NORMAL: Final = Option("core", "normal cores", 0)
WITH_SOUL: Final = Option("core", "soul core among them", 1)


class ReserveCores(PickedTarget):
    """So many cores of a reserve, or up to so many; the picks are how many, and 1 for the Soul Core."""

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CHOSEN
    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "up_to")

    def __init__(self, amount: Quantity, whose: int, up_to: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.whose = whose
        self.up_to = up_to

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many of them at most, which is what is asked for in so many words."""
        number, whose = say.word(self.amount), say.value("whose", self.whose)
        plural = "s" if self.amount.is_many() else ""
        return {
            "ja": f"{whose}リザーブのコア{number}個まで",
            "zh-Hans": f"{whose}预备区的最多{number}个晶核",
            "zh-Hant": f"{whose}預備區的最多{number}個晶核",
            "en": f"up to {number} core{plural} of {whose} reserve",
        }[language]

    def there(self, state: BattleState, cause: Cause) -> int:
        """Return how many cores are in that reserve."""
        player = owner(self.whose, cause)
        return state.reserve[player] + (1 if state.souls[player] == SOUL_RESERVE else 0)

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cores are in that reserve, or one where fewer will do."""
        assert isinstance(state, BattleState)
        needed = 1 if self.up_to else self.amount.value(state, cause, slots)
        return self.there(state, cause) >= needed

    def run(self, state: AnyState, step: int) -> None:
        """Ask how many where fewer will do, then the cores' owner which, if both are possible (BS-10.07)."""
        assert isinstance(state, BattleState)
        slots = state.slots
        chosen = slots[CHOSEN]
        if step == 0:
            slots[CHOSEN] = (self.amount.value(state, state.frame.cause, slots),)
            if self.up_to:
                self._ask_number(state, slots)
        elif step == 1:
            if self.up_to and state.answer.verb == "name":
                slots[CHOSEN] = (state.answer.target,)
            self._ask_which(state, slots)
        else:
            assert isinstance(chosen, tuple)
            slots[CHOSEN] = (chosen[0], state.answer.target)
            state.pop()

    def _ask_number(self, state: BattleState, slots: list[Value]) -> None:
        frame = state.frame
        most = min(self.amount.value(state, frame.cause, slots), self.there(state, frame.cause))
        options = [Option("name", f"{count} cores", count) for count in range(most, -1, -1)]
        state.ask(Decision(frame.controller, "how-many-cores", NUMBER, options, frame.cause, (most,)))

    def _ask_which(self, state: BattleState, slots: list[Value]) -> None:
        frame = state.frame
        player = owner(self.whose, frame.cause)
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        amount = chosen[0]
        if state.souls[player] != SOUL_RESERVE or amount <= 0:
            slots[CHOSEN] = (amount, 0)
            state.pop()
        elif state.reserve[player] < amount:
            slots[CHOSEN] = (amount, 1)
            state.pop()
        else:
            # BS-10.07
            options = [NORMAL, WITH_SOUL]
            state.ask(Decision(player, "which-cores", PICK_OPTION, options, frame.cause, (amount,)))


class ReserveToTrash(Action):
    """Puts so many cores of a player's reserve, or up to so many, in that player's trash."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "whose", "up_to")
    notation: ClassVar[str | tuple[str, ...]] = (
        "put [[?up_to up to]] {amount:quantity} {core|cores@amount} of {whose:whose} reserve in the trash"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{whose}リザーブのコア{amount}個[[?up_toまで]]をトラッシュに置く",
        "zh-Hans": "将{whose}预备区的[[?up_to最多]]{amount}个晶核放置到废弃区",
        "zh-Hant": "將{whose}預備區的[[?up_to最多]]{amount}個晶核放置到廢棄區",
        "en": "put[[?up_to up to]] {amount} core{s:amount} of {whose} reserve in the trash",
    }

    def __init__(self, amount: Quantity, whose: int, up_to: bool = False) -> None:
        self.picks = ReserveCores(amount, whose, up_to)
        super().__init__(self.picks)
        self.amount = amount
        self.whose = whose
        self.up_to = up_to

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has the amount."""
        return [self.picks]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the Soul Core if it was picked, and normal cores for the rest."""
        assert isinstance(state, BattleState)
        player = owner(self.whose, cause)
        amount, soul = items
        if soul:
            cores.put_in_trash(state, player, cores.take(state, player, cores.SOUL))
        normal = min(amount - soul, state.reserve[player])
        for _ in range(normal):
            cores.put_in_trash(state, player, cores.take(state, player, cores.RESERVE))
        moved = soul + normal
        if moved:
            state.happen(Event("cores_moved", player, cause, amount=moved, detail="reserve-to-trash"))
        return moved


class TrashToReserve(Action):
    """Puts so many cores of the own trash, not the Soul Core, in the own reserve, or as many as there are."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "put {amount:quantity} {core|cores@amount} of your trash in your reserve"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のトラッシュのソウルコア以外のコア{amount}個をリザーブに置く",
        "zh-Hans": "将自己废弃区的灵魂晶核以外的{amount}个晶核放置到预备区",
        "zh-Hant": "將自己廢棄區的靈魂晶核以外的{amount}個晶核放置到預備區",
        "en": "put {amount} core{s:amount} other than the Soul Core of your trash in your reserve",
    }

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move them."""
        assert isinstance(state, BattleState)
        player = cause.player
        moved = min(self.amount.value(state, cause, slots), state.trash_cores[player])
        if moved and not prohibited(state, player, "take-trash-cores"):
            state.trash_cores[player] -= moved
            state.reserve[player] += moved
            state.touch()
            state.happen(Event("cores_moved", player, cause, amount=moved, detail="trash-to-reserve"))
        return moved

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many are there."""
        assert isinstance(state, BattleState)
        # Ruling 74
        if prohibited(state, cause.player, "take-trash-cores"):
            return False
        there = state.trash_cores[cause.player]
        return there >= max(1, self.amount.value(state, cause, slots))


RESERVE_WORDS: Final = (ReserveToTrash, TrashToReserve)
"""The words of this module, for registration."""
