"""Actions that move cores between field cards, reserve, trash and void, and how the cores are picked.

The effect's player picks the card for each core, the core's owner whether it is the Soul Core; all
cores of one deed then move at one moment. Picks go in ascending order, so that one path leads to each
result; what another deed of the same moment has picked before is not offered again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cores import TO_VOID
from taisen.battle_spirits.rules.taking import gather_cores, move_cores
from taisen.battle_spirits.rules.values import spared
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.kernel.decisions import PICK_CARDS, PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.control import Action
from taisen.language.phrases import some
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, WORK
from taisen.language.targets import PickedTarget
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState

DONE_OPTION: Final = Option("done", "done")


class CoreTarget(PickedTarget):
    """Cores of field cards: a pick is twice the card's id, plus one for the Soul Core."""

    slot: ClassVar[int] = CHOSEN

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a core can be picked."""
        assert isinstance(state, BattleState)
        return bool(self.givers(state, cause, slots))

    def givers(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[FieldCard]:
        """Return the field cards whose cores may be picked."""
        raise NotImplementedError

    def takes_soul(self) -> bool:
        """Return whether the Soul Core can be among them."""
        return True


def picked(slots: list[Value]) -> tuple[int, ...]:
    """Return all picks of this moment: this deed's and those of deeds before it."""
    earlier, chosen = slots[WORK], slots[CHOSEN]
    assert isinstance(earlier, tuple) and isinstance(chosen, tuple)
    return earlier + chosen


class SomeCores(CoreTarget):
    """So many cores of field cards of a sort; fewer if there are fewer."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "place")

    def __init__(self, amount: Quantity, among: Filter, place: int, single: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.place = place
        self.single = single

    def givers(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[FieldCard]:
        """Return the field cards that fit and have a core that can go to the place."""
        return [
            found
            for found in state.objects.values()
            if not found.leaving
            and self.movable(state, found, cause) > 0
            and self.among.matches(state, found.id, cause, slots)
            and not spared(state, found, cause, slots, self.among)
        ]

    def takes_soul(self) -> bool:
        """Return whether the Soul Core can be among them: it cannot go to the void (BS-10.06)."""
        return self.place != TO_VOID

    def movable(self, state: BattleState, found: FieldCard, cause: Cause) -> int:
        """Return how many cores of a card can go to the place."""
        # BS-10.06: the Soul Core cannot go to the void.
        there = found.cores if self.place == TO_VOID else found.core_count
        return min(there, cores.left_on(state, found, cause.player, ()))

    def count(self, state: BattleState, cause: Cause, slots: list[Value]) -> int:
        """Return how many cores there are to pick."""
        there = [self.movable(state, found, cause) for found in self.givers(state, cause, slots)]
        return max(there, default=0) if self.single else sum(there)

    def run(self, state: AnyState, step: int) -> None:
        """Pick a card, then which of its cores, until there are enough."""
        assert isinstance(state, BattleState)
        slots = state.slots
        if step == 0:
            slots[CHOSEN] = ()
        elif step == 1:
            self._ask_card(state, slots)
        elif step == 2:
            self._ask_core(state, slots, state.objects[state.answer.target])
        else:
            chosen = slots[CHOSEN]
            assert isinstance(chosen, tuple)
            slots[CHOSEN] = tuple(sorted((*chosen, state.answer.target)))
            state.jump(1)

    def _ask_card(self, state: BattleState, slots: list[Value]) -> None:
        frame = state.frame
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        left = self.amount.value(state, frame.cause, slots) - len(chosen)
        last = chosen[-1] >> 1 if chosen else 0
        offers = [
            (found.id, self._left_on(state, found, slots))
            for found in self.givers(state, frame.cause, slots)
            if found.id >= last and self._left_on(state, found, slots) > 0
        ]
        if self.single:
            # All of them from one card, whichever it is, as many as it has.
            offers = [(item, max(left, count)) for item, count in offers if item == last or not chosen]
        if left <= 0 or not offers:
            self.finish(state, slots)
            return
        total = sum(count for _, count in offers)
        options: list[Option] = []
        for item, count in offers:
            # A pick after which the rest cannot be completed in ascending order is pruned.
            if total >= left or not options:
                options.append(Option("choose", f"core of {name_of(state, item, frame.controller)}", item))
            total -= count
        state.ask(Decision(frame.controller, "take-core", PICK_CARDS, options, frame.cause, (left,)))

    def finish(self, state: BattleState, slots: list[Value]) -> None:
        """Keep the picks for deeds of the same moment, and end."""
        earlier, chosen = slots[WORK], slots[CHOSEN]
        assert isinstance(earlier, tuple) and isinstance(chosen, tuple)
        slots[WORK] = earlier + chosen
        state.pop()

    def _left_on(self, state: BattleState, found: FieldCard, slots: list[Value]) -> int:
        taken = picked(slots)
        count = found.cores - taken.count(found.id * 2)
        if found.soul and self.place != TO_VOID and found.id * 2 + 1 not in taken:
            count += 1
        return min(count, cores.left_on(state, found, state.frame.cause.player, taken))

    def _ask_core(self, state: BattleState, slots: list[Value], found: FieldCard) -> None:
        taken = picked(slots)
        options: list[Option] = []
        if found.cores > taken.count(found.id * 2):
            options.append(Option("core", "normal core", found.id * 2))
        # BS-10.06
        if found.soul and self.place != TO_VOID and found.id * 2 + 1 not in taken:
            options.append(Option("core", "soul core", found.id * 2 + 1))
        # BS-10.07
        state.ask(
            Decision(found.controller, "which-core", PICK_OPTION, options, state.frame.cause, (found.id,))
        )


class PickedCores(Action):
    """A deed with cores of field cards that are picked first; it has the words of the picking."""

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has those of the deed."""
        assert self.target is not None
        return [self.target]

    def run(self, state: AnyState, step: int) -> None:
        """Pick, then move; outside a larger moment nothing was picked before."""
        if step == 0:
            state.slots[WORK] = ()
        super().run(state, step)


class MoveCores(PickedCores):
    """Moves so many cores of field cards of a sort to a place of their owner."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "single", "among", "place")
    notation: ClassVar[str | tuple[str, ...]] = (
        "move {amount:quantity} {core|cores@amount} of [[?single one]] [{among:filter}]"
        " to the {place:core-place}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}のコア{amount}個を{place}に置く",
        "zh-Hans": "将{among@many}上的{amount}个晶核放置到{place}",
        "zh-Hant": "將{among@many}上的{amount}個晶核放置到{place}",
        "en": "move {amount} core{s:amount} from {among@many} to the {place}",
    }

    def __init__(self, amount: Quantity, among: Filter, place: int, single: bool = False) -> None:
        self.picks = SomeCores(amount, among, place, single)
        super().__init__(self.picks)
        self.amount = amount
        self.among = among
        self.place = place
        self.single = single

    def sentence(self, language: str, say: Speaker) -> str:
        """Say whose cores they are: those of several cards, or of one."""
        if not self.single:
            return say.fill(self, self.texts[language])
        giver = some(self.among, "1", False, False, language, say)
        number, place = say.word(self.amount), say.field(self, "place")
        plural = "s" if self.amount.is_many() else ""
        return {
            "ja": f"{giver}のコア{number}個を{place}に置く",
            "zh-Hans": f"将{giver}上的{number}个晶核放置到{place}",
            "zh-Hant": f"將{giver}上的{number}個晶核放置到{place}",
            "en": f"move {number} core{plural} from {giver} to the {place}",
        }[language]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the picked cores."""
        assert isinstance(state, BattleState)
        return move_cores(state, items, self.place, cause)

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether so many cores are there."""
        assert isinstance(state, BattleState)
        there = self.picks.count(state, cause, slots)
        return there >= max(1, self.amount.value(state, cause, slots))

    def worthwhile(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether there is one at all: fewer than named are moved if there are no more."""
        assert isinstance(state, BattleState)
        return self.picks.count(state, cause, slots) > 0 and self.amount.value(state, cause, slots) > 0


class AnyCores(CoreTarget):
    """Any number of the cores of own field cards of a sort, at least one; not those of the source."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("among",)

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def givers(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[FieldCard]:
        """Return the own field cards that fit and have a core."""
        return [
            found
            for found in state.objects.values()
            if found.controller == cause.player
            and found.id != cause.object
            and not found.leaving
            and cores.left_on(state, found, cause.player, ()) > 0
            and self.among.matches(state, found.id, cause, slots)
            and not spared(state, found, cause, slots, self.among)
        ]

    def run(self, state: AnyState, step: int) -> None:
        """Pick one core after another until done."""
        assert isinstance(state, BattleState)
        slots = state.slots
        frame = state.frame
        if step == 0:
            slots[CHOSEN] = ()
            slots[WORK] = ()
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if step == 2:
            if state.answer.verb == "done":
                state.pop()
            else:
                slots[CHOSEN] = (*chosen, state.answer.target)
                state.jump(1)
            return
        last = chosen[-1] if chosen else 0
        player = frame.controller
        options = [DONE_OPTION] if chosen else []
        for found in self.givers(state, frame.cause, slots):
            for place, count in ((found.id * 2, found.cores), (found.id * 2 + 1, 1 if found.soul else 0)):
                left = cores.left_on(state, found, player, chosen)
                if place >= last and count > chosen.count(place) and left > 0:
                    text = f"place from {cores.place_name(state, place, player)}"
                    options.append(Option("core", text, place))
        if not options:
            state.pop()
            return
        state.jump(2)
        state.ask(
            Decision(player, "place-more-cores", PICK_OPTION, options, frame.cause, (frame.cause.object,))
        )


class GatherCores(Action):
    """Moves any number of cores of own field cards of a sort to the source."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "move any number of cores of [{among:filter@many}] to this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among@many}のコアを好きなだけ{this}に置く",
        "zh-Hans": "将{among@many}上任意数量的晶核放置到{this}上",
        "zh-Hant": "將{among@many}上任意數量的晶核放置到{this}上",
        "en": "put any number of cores of {among@many} on {this}",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__(AnyCores(among))
        self.among = among

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has the filter."""
        return [] if self.target is None else [self.target]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the picked cores."""
        assert isinstance(state, BattleState)
        return gather_cores(state, items, cause)


CORE_ACTION_WORDS: Final = (MoveCores, GatherCores)
"""The words of this module, for registration."""
