"""Targets: which cards an action works on, and how they are picked (chapter 38).

Picks are asked one at a time in ascending order, so that one path leads to each result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.colors import COLOR_COUNT
from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import battle_points, symbols, traits, values
from taisen.battle_spirits.rules.choosing import opponents_choice
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.triggers import CardTrigger
from taisen.kernel.decisions import PICK_CARDS, Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter, Quantity
from taisen.language.phrases import every, some
from taisen.language.sentences import Speaker
from taisen.language.slots import CHOSEN, IT, OTHER, SUBJECT
from taisen.language.targets import DONE_OPTION, FixedTarget, PickedTarget

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


def candidates(state: BattleState, among: Filter, cause: Cause, slots: list[Value]) -> list[int]:
    """Return the field cards that fit and may be chosen, in field order.

    A card that waits to leave cannot be chosen (BS-37.04), a Grandwalker only by its name (BS-20.02).
    """
    return [
        found.id
        for found in state.objects.values()
        if not found.leaving
        and among.matches(state, found.id, cause, slots)
        and not values.spared(state, found, cause, slots, among)
    ]


def choosable(state: BattleState, among: Filter, cause: Cause, slots: list[Value]) -> list[int]:
    """Return the candidates that opposing effects may choose."""
    # BS-38.04
    return [
        i
        for i in candidates(state, among, cause, slots)
        if state.objects[i].controller == cause.player
        or not values.restricted(state, state.objects[i], "cannot-be-chosen")
    ]


class This(FixedTarget):
    """The source."""

    notation: ClassVar[str | tuple[str, ...]] = "this"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{this}",
        "zh-Hans": "{this}",
        "zh-Hant": "{this}",
        "en": "{this}",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return the source if it is on the field."""
        return (cause.object,) if cause.object in state.objects else ()


class It(FixedTarget):
    """What was chosen before in this effect."""

    notation: ClassVar[str | tuple[str, ...]] = "it", "them"
    texts: ClassVar[dict[str, str]] = {
        "ja": "それ",
        "zh-Hans": "它",
        "zh-Hant": "它",
        "en": "it",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return what of it is still on the field."""
        chosen = slots[IT]
        assert isinstance(chosen, tuple)
        return tuple(i for i in chosen if i in state.objects)


class ThoseOfThem(FixedTarget):
    """Those of what was chosen before in this effect that fit a description now."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "those of them that are [{among:filter@many}]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "それらのうちの{among}すべて",
        "zh-Hans": "其中所有{among@many}",
        "zh-Hant": "其中所有{among@many}",
        "en": "those of them that are {among@many}",
    }

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def is_many(self) -> bool:
        """Return whether it is several cards: it may be."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return those of them that are still on the field and fit."""
        assert isinstance(state, BattleState)
        chosen = slots[IT]
        assert isinstance(chosen, tuple)
        there = candidates(state, self.among, cause, slots)
        return tuple(i for i in chosen if i in there)


class That(FixedTarget):
    """The card that the triggering event happened to."""

    notation: ClassVar[str | tuple[str, ...]] = "that one"
    texts: ClassVar[dict[str, str]] = {
        "ja": "そのスピリット",
        "zh-Hans": "该战魂",
        "zh-Hant": "該戰魂",
        "en": "that spirit",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it if it is still on the field."""
        return _there(state, slots[SUBJECT], cause, slots)


class TheEnemy(FixedTarget):
    """The other card of the triggering event: what it fought, what it blocked."""

    notation: ClassVar[str | tuple[str, ...]] = "the other one"
    texts: ClassVar[dict[str, str]] = {
        "ja": "バトルしている相手のスピリット",
        "zh-Hans": "正在战斗的对手的战魂",
        "zh-Hant": "正在戰鬥的對手的戰魂",
        "en": "the opposing spirit in that battle",
    }

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return it if it is still on the field."""
        return _there(state, slots[OTHER], cause, slots)


def _there(state: AnyState, item: Value, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
    """The card of an event as a target: none if it left, or if only effects that name its kind reach it."""
    assert isinstance(state, BattleState)
    found = state.objects.get(item) if isinstance(item, int) else None
    if found is None or (values.spared(state, found, cause, slots) and not _answers(state, found, cause)):
        return ()
    return (found.id,)


def _answers(state: BattleState, found: FieldCard, cause: Cause) -> bool:
    """Whether the ability in progress waits for what happens to nexuses of the kind of ``found`` by name."""
    # BS-20.02, BS-23.02
    kind = state.definitions[found.card].walker
    return any(
        ability.key == cause.ability
        and isinstance(ability.trigger, CardTrigger)
        and any(sort.aims_at(kind) for sort in ability.trigger.among.sorts())
        for ability in state.definitions[cause.card].triggered
    )


class All(FixedTarget):
    """Every field card that fits; that is no choosing (BS-38.04)."""

    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "all {among:filter@many}"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def items(self, state: AnyState, cause: Cause, slots: list[Value]) -> tuple[int, ...]:
        """Return all that fit now."""
        assert isinstance(state, BattleState)
        return tuple(candidates(state, self.among, cause, slots))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say all of them."""
        return every(self.among, language, say)


class Choose(PickedTarget):
    """So many field cards, chosen by the effect's controller or by the opponent."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("amount", "among", "up_to", "by_opponent")
    notation: ClassVar[str | tuple[str, ...]] = (
        "[[?up_to up to]] {amount:quantity} {among:filter@amount}[[?by_opponent of the opponent's choice]]"
    )

    def __init__(
        self, amount: Quantity, among: Filter, up_to: bool = False, by_opponent: bool = False
    ) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.up_to = up_to
        self.by_opponent = by_opponent

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return self.amount.is_many()

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether at least one is there: fewer than stated is enough (BS-38.01)."""
        assert isinstance(state, BattleState)
        return bool(choosable(state, self.among, cause, slots))

    def run(self, state: AnyState, step: int) -> None:
        """Pick one after another."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if self.took(state, step):
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        wanted = self.amount.value(state, frame.cause, slots)
        there = choosable(state, self.among, frame.cause, slots)
        # BS-38.01: with fewer there, all of them.
        wanted = min(wanted, len(there))
        left = wanted - len(chosen)
        # BS-38.02: only "up to" may stop short.
        if left <= 0 or (not self.up_to and wanted == len(there)):
            slots[IT] = tuple(there) if not self.up_to and wanted == len(there) else chosen
            state.pop()
            return
        player = opponents_choice(state) if self.by_opponent else frame.controller
        rest = [i for i in there if not chosen or i > chosen[-1]]
        if not self.up_to:
            rest = rest[: len(rest) - left + 1]
        options = [Option("choose", f"choose {name_of(state, i, player)}", i) for i in rest]
        if self.up_to:
            options.append(DONE_OPTION)
        state.jump(2)
        state.ask(Decision(player, "choose-field", PICK_CARDS, options, frame.cause, (frame.node.key, left)))

    def sentence(self, language: str, say: Speaker) -> str:
        """Say how many, and who chooses them if that is the opponent."""
        amount = say.word(self.amount)
        text = some(self.among, amount, self.amount.is_many(), self.up_to, language, say)
        if not self.by_opponent:
            return text
        if language == "en":
            return text + " of the opponent's choice"
        return {"ja": "相手が指定する", "zh-Hans": "对手指定的", "zh-Hant": "對手指定的"}[language] + text


class AnyNumber(PickedTarget):
    """Any number of field cards, their total BP or cost within a bound if one is given.

    Attributes:
        destroys: whether it is what an effect destroys, so that Reinforce counts (BS-43.01).
    """

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("among", "total", "braveless", "total_cost", "cost_alone")
    notation: ClassVar[str | tuple[str, ...]] = (
        "any number of {among:filter@many}[[ with total BP up to {total:quantity}]]"
        "[[?braveless without the BP+ of braves]][[ with total cost up to {total_cost:quantity}]]"
        "[[?cost_alone without the cost of braves]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[?bravelessブレイヴの「BP+」を無視して、]][[BP合計{total}まで、]]"
        "[[?cost_aloneブレイヴのコストを無視して、]][[コスト合計{total_cost}まで、]]好きな数の{among@many}",
        "zh-Hans": "任意数量的{among@many}[[（BP合计{total}以下）]][[?braveless（无视合体的「BP+」）]]"
        "[[（费用合计{total_cost}以下）]][[?cost_alone（无视合体的费用）]]",
        "zh-Hant": "任意數量的{among@many}[[（BP合計{total}以下）]][[?braveless（無視合體的「BP+」）]]"
        "[[（費用合計{total_cost}以下）]][[?cost_alone（無視合體的費用）]]",
        "en": "any number of {among@many}[[ with {total} BP or less in total]]"
        "[[?braveless, the BP+ of braves left out]][[ with a cost of {total_cost} or less in total]]"
        "[[?cost_alone, the cost of braves left out]]",
    }

    def __init__(
        self,
        among: Filter,
        total: Quantity | None = None,
        braveless: bool = False,
        total_cost: Quantity | None = None,
        cost_alone: bool = False,
    ) -> None:
        super().__init__()
        if cost_alone and total_cost is None:
            raise ValueError("the cost of braves is left out of a total cost")
        self.cost_alone = cost_alone
        self.destroys = False
        self.total_cost = total_cost
        self.among = among
        self.total = total
        self.braveless = braveless

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether one can be chosen."""
        assert isinstance(state, BattleState)
        return bool(self._open(state, cause, slots, ()))

    def _open(
        self, state: BattleState, cause: Cause, slots: list[Value], chosen: tuple[int, ...]
    ) -> list[int]:
        there = [i for i in choosable(state, self.among, cause, slots) if not chosen or i > chosen[-1]]
        if self.total is not None:
            room = self.total.value(state, cause, slots) - sum(self._bp(state, i) for i in chosen)
            if self.destroys:
                room += battle_points.destruction_reach(state, cause.player)
            there = [i for i in there if self._bp(state, i) <= room]
        if self.total_cost is not None:
            left = self.total_cost.value(state, cause, slots)
            left -= sum(self._cost(state, i) for i in chosen)
            there = [i for i in there if self._cost(state, i) <= left]
        return there

    def has_room(self, state: BattleState, item: int, cause: Cause, slots: list[Value]) -> bool:
        """Return whether a field card alone is within the bounds."""
        return item in self._open(state, cause, slots, ())

    def _cost(self, state: BattleState, item: int) -> int:
        return traits.cost(state, state.objects[item], alone=self.cost_alone)

    def _bp(self, state: BattleState, item: int) -> int:
        found = state.objects[item]
        return (
            battle_points.bp_without_braves(state, found)
            if self.braveless
            else battle_points.bp(state, found)
        )

    def run(self, state: AnyState, step: int) -> None:
        """Pick one after another until done."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if self.took(state, step):
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        rest = self._open(state, frame.cause, slots, chosen)
        player = frame.controller
        options = [Option("choose", f"choose {name_of(state, i, player)}", i) for i in rest]
        options.append(DONE_OPTION)
        state.jump(2)
        state.ask(Decision(player, "choose-field", PICK_CARDS, options, frame.cause, (frame.node.key, 0)))


class OneOfEachColor(PickedTarget):
    """A field card of each colour of the own symbols, another for each, as far as there are."""

    asks: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("among",)
    notation: ClassVar[str | tuple[str, ...]] = "1 {among:filter} of each color of your symbols"

    def __init__(self, among: Filter) -> None:
        super().__init__()
        self.among = among

    def is_many(self) -> bool:
        """Return whether it is several cards."""
        return True

    def enough(self, state: AnyState, cause: Cause, slots: list[Value]) -> bool:
        """Return whether at least one is there (BS-38.01)."""
        assert isinstance(state, BattleState)
        return any(self._by_color(state, cause, slots))

    def _by_color(self, state: BattleState, cause: Cause, slots: list[Value]) -> list[list[int]]:
        """The field cards that may be chosen for each colour, in the order of the colours."""
        mask = symbols.symbol_color_mask(state, cause.player)
        there = choosable(state, self.among, cause, slots)
        return [
            [i for i in there if traits.colors(state, state.objects[i]) >> color & 1]
            for color in range(COLOR_COUNT)
            if mask >> color & 1
        ]

    def run(self, state: AnyState, step: int) -> None:
        """Pick for one colour after another; 0 stands for a colour of which none is left."""
        assert isinstance(state, BattleState)
        frame = state.frame
        slots = state.slots
        if self.took(state, step):
            return
        chosen = slots[CHOSEN]
        assert isinstance(chosen, tuple)
        colors = self._by_color(state, frame.cause, slots)
        while len(chosen) < len(colors):
            left = [[i for i in there if i not in chosen] for there in colors[len(chosen) :]]
            fitting = _leaving_most(left)
            if len(fitting) > 1:
                slots[CHOSEN] = chosen
                options = [
                    Option("choose", f"choose {name_of(state, i, frame.controller)}", i) for i in fitting
                ]
                part = frame.node.key
                state.jump(2)
                state.ask(
                    Decision(
                        frame.controller, "choose-field", PICK_CARDS, options, frame.cause, (part, len(left))
                    )
                )
                return
            chosen = (*chosen, fitting[0] if fitting else 0)
        slots[IT] = tuple(i for i in chosen if i)
        state.pop()

    def sentence(self, language: str, say: Speaker) -> str:
        """Say which of each colour."""
        among = some(self.among, "1", False, False, language, say)
        return {
            "ja": f"自分のシンボルと同じ色の{among}ずつ",
            "zh-Hans": f"与自己的战徽颜色相同的每种颜色各{among}",
            "zh-Hant": f"與自己的戰徽顏色相同的每種顏色各{among}",
            "en": f"{among} of each color of your symbols",
        }[language]


def _leaving_most(colors: list[list[int]]) -> list[int]:
    """Return which cards may be taken for the first colour so that as many colours as possible get one."""
    # BS-35.10: what an effect does is done as far as possible.
    most = _matched(colors)
    return [
        i
        for i in colors[0]
        if 1 + _matched([[other for other in there if other != i] for there in colors[1:]]) == most
    ]


def _matched(colors: list[list[int]]) -> int:
    """Return how many of the colours can get a card of their own at most."""
    taken: dict[int, int] = {}
    return sum(_find(place, colors, taken, set()) for place in range(len(colors)))


def _find(place: int, colors: list[list[int]], taken: dict[int, int], seen: set[int]) -> bool:
    """Find a card for one more colour, giving others another; return whether there is one."""
    for item in colors[place]:
        if item in seen:
            continue
        seen.add(item)
        if item not in taken or _find(taken[item], colors, taken, seen):
            taken[item] = place
            return True
    return False


TARGET_WORDS: Final = (
    This,
    It,
    ThoseOfThem,
    That,
    TheEnemy,
    All,
    Choose,
    AnyNumber,
    OneOfEachColor,
)
"""The words of this module, for registration."""
