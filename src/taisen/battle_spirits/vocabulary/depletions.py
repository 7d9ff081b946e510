"""Words about cores that are taken from each of several cards, and about what that depletes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.rules.cores import TO_VOID, kept
from taisen.battle_spirits.rules.cost import prohibited
from taisen.battle_spirits.rules.taking import move_cores
from taisen.battle_spirits.rules.values import spared
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.core_actions import CoreTarget
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.conditions import Simple
from taisen.language.control import Action
from taisen.language.phrases import Described, one
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, MARK, WORK
from taisen.language.words import Word

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class EachCore(CoreTarget):
    """One core of every field card of a sort; its owner says which where it holds both kinds."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("among", "place")

    def __init__(self, among: Filter, place: int) -> None:
        super().__init__()
        self.among = among
        self.place = place

    def takes_soul(self) -> bool:
        """Return whether the Soul Core can be among them: it cannot go to the void (BS-10.06)."""
        return self.place != TO_VOID

    def givers(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[FieldCard]:
        """Return the field cards that fit and have a core that can go to the place."""
        return [
            found
            for found in state.objects.values()
            if not found.leaving
            # BS-10.06: the Soul Core cannot go to the void.
            and (found.cores or (found.soul and self.place != TO_VOID))
            and found.core_count > kept(state, found, cause.player)
            and self.among.matches(state, found.id, cause, slots)
            and not spared(state, found, cause, slots, self.among)
        ]

    def run(self, state: AnyState, step: int) -> None:
        """Go through them in field order."""
        assert isinstance(state, BattleState)
        slots = state.slots
        frame = state.frame
        if step == 0:
            slots[CHOSEN] = ()
            slots[WORK] = ()
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        if step:
            chosen = (*chosen, state.answer.target)
        for found in self.givers(state, frame.cause, slots):
            if chosen and found.id <= chosen[-1] >> 1:
                continue
            if not found.soul or self.place == TO_VOID:
                chosen = (*chosen, found.id * 2)
            elif not found.cores:
                chosen = (*chosen, found.id * 2 + 1)
            else:
                slots[CHOSEN] = chosen
                # BS-10.07
                options = [
                    Option("core", "normal core", found.id * 2),
                    Option("core", "soul core", found.id * 2 + 1),
                ]
                state.jump(1)
                state.ask(
                    Decision(found.controller, "which-core", PICK_OPTION, options, frame.cause, (found.id,))
                )
                return
        slots[CHOSEN] = chosen
        state.pop()


class MoveEachCore(Action):
    """Moves one core of every field card of a sort to a place of its owner, all at once."""

    fields: ClassVar[tuple[str, ...]] = ("among", "place")
    notation: ClassVar[str | tuple[str, ...]] = (
        "move 1 core of each of [{among:filter@many}] to the {place:core-place}"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among@many}すべてのコア1個ずつを{place}に置く",
        "zh-Hans": "将所有{among@many}上的各1个晶核放置到{place}",
        "zh-Hant": "將所有{among@many}上的各1個晶核放置到{place}",
        "en": "move 1 core from each of {among@many} to the {place}",
    }

    def __init__(self, among: Filter, place: int) -> None:
        self.picks = EachCore(among, place)
        super().__init__(self.picks)
        self.among = among
        self.place = place

    def parts(self) -> list[Word]:
        """Return the words inside: the picking, which has the filter."""
        return [self.picks]

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Move the picked cores."""
        assert isinstance(state, BattleState)
        return move_cores(state, items, self.place, cause)


def depleted_count(state: BattleState, among: Filter, cause: Cause, slots: list[Value]) -> int:
    """Return how many field cards of a sort wait to leave because this effect depleted them."""
    mark = slots[MARK]
    assert isinstance(mark, int)
    return sum(
        1
        for departure in state.departures
        if departure.serial > mark
        and departure.kind == "depleted"
        and among.matches(state, departure.object, cause, slots)
    )


class PerDepleted(Quantity):
    """A number for each field card of a sort that this effect depleted."""

    fields: ClassVar[tuple[str, ...]] = ("factor", "among")
    notation: ClassVar[str | tuple[str, ...]] = "{factor:number} per [{among:filter}] so depleted"

    def __init__(self, factor: int, among: Filter) -> None:
        super().__init__()
        self.factor = factor
        self.among = among

    def value(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the factor times the count."""
        assert isinstance(state, BattleState)
        return self.factor * depleted_count(state, self.among, cause, slots)

    def is_many(self) -> bool:
        """Return whether its number takes the plural."""
        return self.factor != 1

    def sentence(self, language: str, say: Speaker) -> str:
        """Say the number, and beside the deed what is counted."""
        among = self.among
        cards = one(among, language, say)
        if language == "en":
            cards = cards.removeprefix("an ").removeprefix("a ").removeprefix("one ")
            say.after.append(f" for each {cards} so depleted")
            return str(self.factor)
        counter = among.counter(language) if isinstance(among, Described) else ""
        say.before.append(
            {
                "ja": f"この効果で消滅した{cards}1{counter}につき",
                "zh-Hans": f"每有1{counter}因这个效果被消灭的{cards}",
                "zh-Hant": f"每有1{counter}因這個效果被消滅的{cards}",
            }[language]
        )
        return str(self.factor)


class WasDepleted(Simple):
    """This effect depleted a field card of a sort."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "{a|an} [{among:filter}] was so depleted"
    texts: ClassVar[dict[str, str]] = {
        "ja": "この効果で{among}が消滅した",
        "zh-Hans": "因这个效果使{among}被消灭",
        "zh-Hant": "因這個效果使{among}被消滅",
        "en": "{among} was so depleted",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def holds(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Look at what waits to leave."""
        assert isinstance(state, BattleState)
        return depleted_count(state, self.among, cause, slots) > 0


class TrashCoreToLife(Action):
    """Puts a normal core of the own trash on the own life."""

    notation: ClassVar[str | tuple[str, ...]] = "put 1 core of your trash on your life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "自分のトラッシュのコア1個を自分のライフに置く",
        "zh-Hans": "将自己废弃区的1个晶核放置到自己的生命区",
        "zh-Hant": "將自己廢棄區的1個晶核放置到自己的生命區",
        "en": "put 1 core of your trash on your life",
    }

    def __init__(self) -> None:
        super().__init__()

    def perform(self, state: AnyState, cause: Cause, slots: list[Value], items: tuple[int, ...]) -> int:
        """Put it there, if there is one."""
        assert isinstance(state, BattleState)
        player = cause.player
        if not self.possible(state, cause, slots):
            return 0
        # BS-10.03: what does not name the Soul Core cannot put it on life.
        state.trash_cores[player] -= 1
        state.life[player] += 1
        state.touch()
        state.happen(Event("cores_moved", player, cause, 0, cause.card, 1, detail="trash-to-life"))
        return 1

    def possible(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a core is there, and may move."""
        assert isinstance(state, BattleState)
        return state.trash_cores[cause.player] > 0 and not prohibited(state, cause.player, "take-trash-cores")


DEPLETION_WORDS: Final = (MoveEachCore, PerDepleted, WasDepleted, TrashCoreToLife)
"""The words of this module, for registration."""
