"""Actions that put own cores on the source, or take all of them off it, as Rebirths ask for (chapter 30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules import cores, last_life
from taisen.battle_spirits.rules.cores import PLACES, TO_RESERVE, TO_TRASH, TO_VOID
from taisen.battle_spirits.rules.winning import may_lose, note_loss
from taisen.battle_spirits.state import SOUL_FIELD, SOUL_LIFE, SOUL_RESERVE, BattleState, FieldCard
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Quantity
from taisen.language.control import Action
from taisen.language.slots import CHOSEN, DONE
from taisen.language.targets import PickedTarget
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


def put_on_source(state: BattleState, places: tuple[int, ...], cause: Cause) -> int:
    """Move cores of their player's places (see ``cores``) to the source of an effect; return how many."""
    for place in places:
        soul = cores.take(state, cause.player, place)
        cores.put_on_card(state, cause.player, cause.object, soul, cause)
    if places:
        amount = len(places)
        state.happen(
            Event("cores_moved", cause.player, cause, cause.object, cause.card, amount, detail="to-card")
        )
    return len(places)


class LifeToThis(Action):
    """Puts a core of the own life on the source; a sealed player says which."""

    asks: ClassVar[bool] = True
    apart: ClassVar[bool] = True
    notation: ClassVar[str | tuple[str, ...]] = "put 1 core of your life on this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のライフのコア1個を{this}に置く",
        "zh-Hans": "将自己生命区的1个晶核放置到{this}上",
        "zh-Hant": "將自己生命區的1個晶核放置到{this}上",
        "en": "put 1 core of your life on {this}",
    }

    def __init__(self) -> None:
        super().__init__()

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a core is there, life may decrease and the source is on the field."""
        assert isinstance(state, BattleState)
        if cause.object not in state.objects or not may_lose(state, cause.player, 1):
            return False
        return cores.life(state, cause.player) > 0

    def run(self, state: AnyState, step: int) -> None:
        """Ask which core if there is a choice, then move it."""
        assert isinstance(state, BattleState)
        frame = state.frame
        player, cause = frame.controller, frame.cause
        slots = state.slots
        if step == 0:
            slots[DONE] = 0
            if not self.possible(state, cause, slots):
                state.pop()
                return
            options = [Option("core", "normal core", 0)] if state.life[player] else []
            if state.souls[player] == SOUL_LIFE:
                # BS-27.04
                options.append(Option("core", "soul core", 1))
            state.ask(Decision(player, "which-core", PICK_OPTION, options, cause, (cause.object,)))
            return
        if step > 1:
            # The last life was kept, or is gone.
            state.pop()
            return
        soul = state.answer.target == 1
        slots[DONE] = 0
        if last_life.interrupts(state, player, 1, cause, TO_RESERVE):
            return
        if not soul:
            state.life[player] -= 1
        cores.put_on_card(state, player, cause.object, soul, cause)
        slots[DONE] = 1
        # Life decreases, whichever core goes.
        note_loss(state, player, 1)
        state.happen(Event("life_reduced", player, cause, cause.object, cause.card, 1, detail="to-card"))
        state.pop()


class OwnCores(PickedTarget):
    """So many cores of the own field and reserve, not those of the source; a pick is a place of cores."""

    asks: ClassVar[bool] = True
    slot: ClassVar[int] = CHOSEN
    fields: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cores are there."""
        assert isinstance(state, BattleState)
        there = cores.count(state, cause.player, self._places(state, cause))
        return cause.object in state.objects and there >= max(1, self.amount.value(state, cause, slots))

    def _places(self, state: BattleState, cause: Cause) -> list[tuple[int, int]]:
        return [
            (place, count)
            for place, count in cores.places(state, cause.player)
            if place >> 1 != cause.object
            and (place >> 1 not in state.objects or not state.objects[place >> 1].leaving)
        ]

    def run(self, state: AnyState, step: int) -> None:
        """Pick one core after another, in ascending order."""
        assert isinstance(state, BattleState)
        slots = state.slots
        cause = state.frame.cause
        if step == 0:
            slots[CHOSEN] = ()
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if step == 2:
            slots[CHOSEN] = (*chosen, state.answer.target)
            state.jump(1)
            return
        left = self.amount.value(state, cause, slots) - len(chosen)
        offers = [
            (place, self._left(state, cause.player, place, count, chosen))
            for place, count in self._places(state, cause)
            if not chosen or place >= chosen[-1]
        ]
        offers = [(place, count) for place, count in offers if count > 0]
        if left <= 0 or not offers:
            state.pop()
            return
        options: list[Option] = []
        for number, (place, _) in enumerate(offers):
            # A pick after which the rest cannot be completed in ascending order is pruned.
            if not options or cores.count(state, cause.player, offers[number:]) >= left:
                name = cores.place_name(state, place, cause.player)
                options.append(Option("core", f"place from {name}", place))
        state.ask(Decision(cause.player, "place-more-cores", PICK_OPTION, options, cause, (cause.object,)))

    def _left(self, state: BattleState, player: int, place: int, count: int, chosen: tuple[int, ...]) -> int:
        """How many cores of a place can still be picked."""
        left = count - chosen.count(place)
        found = state.objects.get(place >> 1)
        return left if found is None else min(left, cores.left_on(state, found, player, chosen))


class CoresToThis(Action):
    """Moves so many cores of the own field and reserve to the source."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "move {amount:quantity} {core|cores@amount} of your field or reserve to this"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のフィールド/リザーブのコア{amount}個を{this}に置く",
        "zh-Hans": "将自己战场/预备区的{amount}个晶核放置到{this}上",
        "zh-Hant": "將自己戰場/預備區的{amount}個晶核放置到{this}上",
        "en": "put {amount} core{s:amount} of your field or reserve on {this}",
    }

    def __init__(self, amount: Quantity) -> None:
        self.picks = OwnCores(amount)
        super().__init__(self.picks)
        self.amount = amount

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has the amount."""
        return [self.picks]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the picked cores."""
        assert isinstance(state, BattleState)
        return put_on_source(state, items, cause) if cause.object in state.objects else 0


class SoulToThis(Action):
    """Puts the own Soul Core, from the reserve or another field card, on the source."""

    notation: ClassVar[str | tuple[str, ...]] = "put your soul core on this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}に自分のソウルコアを置く",
        "zh-Hans": "将自己的灵魂晶核放置到{this}上",
        "zh-Hant": "將自己的靈魂晶核放置到{this}上",
        "en": "put your Soul Core on {this}",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move it."""
        assert isinstance(state, BattleState)
        place = self._place(state, cause)
        return 0 if place < 0 else put_on_source(state, (place,), cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether the Soul Core can be moved there."""
        assert isinstance(state, BattleState)
        return self._place(state, cause) >= 0

    def _place(self, state: BattleState, cause: Cause) -> int:
        """Where the Soul Core is, as a place of cores; -1 if it is out of reach or lies there already."""
        soul = state.souls[cause.player]
        if cause.object not in state.objects:
            return -1
        if soul == SOUL_RESERVE:
            return cores.SOUL
        if soul == SOUL_FIELD:
            for found in state.field(cause.player):
                if found.soul and found.id != cause.object and cores.soul_free(state, cause.player):
                    return found.id * 2 + 1
        return -1


class CoresOffThis(Action):
    """Moves all cores of the source to a place; the Soul Core stays where the void is meant."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    notation: ClassVar[str | tuple[str, ...]] = "move all cores of this to the {place:core-place}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}のコアすべてを{place}に置く",
        "zh-Hans": "将{this}上的所有晶核放置到{place}",
        "zh-Hant": "將{this}上的所有晶核放置到{place}",
        "en": "put all cores of {this} in the {place}",
    }

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move them."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        free = 0 if found is None else self._free(state, found, cause)
        if found is None or not free:
            return 0
        player, card = found.controller, found.card
        # A core that has to stay is a normal one, if there is any.
        soul = found.soul and self.place != TO_VOID
        normal = free - 1 if soul else free
        for _ in range(normal):
            cores.take(state, player, cause.object * 2)
            if self.place == TO_RESERVE:
                cores.put_in_reserve(state, player, False)
            elif self.place == TO_TRASH:
                cores.put_in_trash(state, player, False)
        if normal:
            state.happen(
                Event("cores_moved", player, cause, cause.object, card, normal, detail=PLACES[self.place])
            )
        if soul:
            cores.take(state, player, cause.object * 2 + 1)
            cores.put_soul(state, player, self.place)
            state.happen(
                Event("cores_moved", player, cause, cause.object, card, 1, detail=PLACES[self.place])
            )
        return 1

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there are any, and all of them can be moved."""
        assert isinstance(state, BattleState)
        found = state.objects.get(cause.object)
        return found is not None and 0 < self._movable(found) == self._free(state, found, cause)

    def _movable(self, found: FieldCard) -> int:
        """How many cores of a card are ones that can go to the place."""
        # BS-10.06, BS-99.19: the Soul Core cannot go to the void, it stays.
        return found.cores if self.place == TO_VOID else found.core_count

    def _free(self, state: BattleState, found: FieldCard, cause: Cause) -> int:
        """How many cores of a card go: all, less those that must stay on it."""
        return min(self._movable(found), found.core_count - cores.kept(state, found, cause.player))


CORES_TO_THIS_WORDS: Final = (CoresToThis, LifeToThis, SoulToThis, CoresOffThis)
"""The words of this module, for registration."""
