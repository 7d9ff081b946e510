"""Changing what an effect is aimed at (chapter 38): a card becomes the only target of an opposing effect.

Who changes it is asked once for each effect (ruling 53), as soon as something of it is aimed at a card that
the text names, before anything is done to it; the answer holds for all of that effect. What does not fit what
the effect says of its targets, or is not reached by it, may become the target all the same; then nothing is
done to it (BS-38.03). Event: "retargeted" (object, card).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules.values import active, applies
from taisen.battle_spirits.state import BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import TargetTaking
from taisen.kernel.decisions import PICK_OPTION, Decision, Option
from taisen.kernel.events import EFFECT, RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.language.bases import NO_SLOTS, Target
from taisen.language.control import Action
from taisen.language.slots import IT, MARK

if TYPE_CHECKING:
    from taisen.kernel.nodes import Node

LAYER: Final = "target"
KEPT: Final = -1
"""What the mark of an effect says whose targets stay as they are."""
KEEP: Final = Option("keep-target", "keep", 0)
CORE_CAUSE: Final = Cause(RULE, -1, "BS-10.07")

EFFECT_MARK: Final = 0
TAKERS: Final = 1
CORES: Final = 2
"""Slots of ``RETARGET``: the effect, who may take its aim, how many cores it takes (0: no Soul Core)."""


def target_key(mark: int) -> str:
    """Return the key under which it is kept who took the aim of an effect, by the serial it began with."""
    return f"target {mark}"


def soul_key(mark: int) -> str:
    """Return the key that says that an effect takes the Soul Core of its only target first."""
    return f"target-soul {mark}"


def aim(state: BattleState, deed: Node, items: tuple[int, ...], again: int) -> tuple[int, ...] | None:
    """Return what a deed works on; None if it has been asked first (see ``Game.aim``)."""
    # Most often nothing takes an aim.
    if not active(state, LAYER) or not items:
        return items
    from taisen.battle_spirits.vocabulary.core_actions import CoreTarget

    assert isinstance(deed, Action) and deed.target is not None
    target = deed.target
    of_cores = isinstance(target, CoreTarget)
    mark = state.slots[MARK]
    if target.category != "target" or state.frame.cause.kind != EFFECT or not isinstance(mark, int):
        return items
    aimed = tuple(item >> 1 for item in items) if of_cores else items
    takers = _takers(state, aimed)
    chosen = state.marks.get(target_key(mark), 0)
    if not takers or chosen == KEPT:
        return items
    if not chosen:
        asked = len(items) if isinstance(target, CoreTarget) and target.takes_soul() else 0
        state.jump(again)
        player = 1 - state.frame.cause.player
        state.push(RETARGET, player, state.frame.cause, [mark, takers, asked])
        return None
    if chosen not in takers:
        return items
    found = state.objects[chosen]
    return _cores(state, target, found, items, mark) if of_cores else _alone(state, target, found)


def narrowed(state: BattleState, target: Target, items: tuple[int, ...]) -> bool:
    """Return whether ``items`` of a deed are no longer all of ``target``, since a card took the aim."""
    mark = state.slots[MARK]
    if not state.marks or not isinstance(mark, int) or len(items) > 1:
        return False
    chosen = state.marks.get(target_key(mark), KEPT)
    if chosen == KEPT or items:
        return chosen != KEPT and items[0] == chosen
    return chosen in _takers(state, target.items(state, state.frame.cause, state.slots))


def _takers(state: BattleState, aimed: tuple[int, ...]) -> tuple[int, ...]:
    """The field cards that may become the only target of the effect in progress, aimed at these."""
    cause = state.frame.cause
    found: list[int] = []
    for entry in active(state, LAYER):
        rule = entry.modification
        if (
            not isinstance(rule, TargetTaking)
            or entry.cause.player == cause.player
            or cause.source_kind not in rule.kinds
            or not any(
                item in state.objects and rule.among.matches(state, item, entry.cause, NO_SLOTS)
                for item in aimed
            )
        ):
            continue
        for card in state.objects.values():
            if card.id not in found and not card.leaving and applies(state, entry, card):
                # What is its only target already cannot become it.
                if any(item != card.id for item in aimed):
                    found.append(card.id)
    return tuple(found)


def _fits(state: BattleState, target: Target, found: FieldCard) -> bool:
    """Whether a field card is what the effect in progress says of its targets."""
    from taisen.battle_spirits.vocabulary.core_actions import SomeCores
    from taisen.battle_spirits.vocabulary.depletions import EachCore
    from taisen.battle_spirits.vocabulary.targets import All, AnyNumber, Choose, ThoseOfThem

    cause, slots = state.frame.cause, state.slots
    if isinstance(target, AnyNumber) and not target.has_room(state, found.id, cause, slots):
        return False
    if isinstance(target, All | AnyNumber | Choose | ThoseOfThem | SomeCores | EachCore):
        return target.among.matches(state, found.id, cause, slots)
    return True


def _alone(state: BattleState, target: Target, found: FieldCard) -> tuple[int, ...]:
    """The only target of a deed, nothing if it is none that the effect can work on."""
    # BS-38.03
    items = (found.id,) if _fits(state, target, found) else ()
    state.slots[IT] = items
    return items


def _cores(
    state: BattleState, target: Target, found: FieldCard, items: tuple[int, ...], mark: int
) -> tuple[int, ...]:
    """As many cores of the only target as were aimed at, or all that it has."""
    if not _fits(state, target, found):
        return ()
    picks = (found.id * 2,) * min(len(items), found.cores)
    soul = found.id * 2 + 1
    if found.soul and soul_key(mark) in state.marks:
        picks = (*picks[: len(items) - 1], soul)
    return picks


def _ask(state: BattleState) -> None:
    takers = state.slots[TAKERS]
    assert isinstance(takers, tuple)
    player = state.frame.controller
    options = [KEEP]
    options += [Option("take-aim", f"target {name_of(state, item, player)}", item) for item in takers]
    # Ruling 53
    arguments = (state.frames[-2].node.key,)
    state.ask(Decision(player, "retarget", PICK_OPTION, options, state.frame.cause, arguments))


def _take(state: BattleState) -> None:
    mark, count = state.slots[EFFECT_MARK], state.slots[CORES]
    assert isinstance(mark, int) and isinstance(count, int)
    player = state.frame.controller
    chosen = state.answer.target
    state.marks[target_key(mark)] = chosen or KEPT
    if not chosen:
        state.pop()
        return
    found = state.objects[chosen]
    state.happen(Event("retargeted", player, state.frame.cause, chosen, found.card))
    if not count or not found.soul:
        state.pop()
        return
    # BS-10.07: whose core it is says whether it is the Soul Core.
    options = [Option("core", "soul core", chosen * 2 + 1)]
    if found.cores >= count:
        options.insert(0, Option("core", "normal core", chosen * 2))
    state.ask(Decision(player, "which-core", PICK_OPTION, options, CORE_CAUSE, (chosen,)))


def _take_core(state: BattleState) -> None:
    mark = state.slots[EFFECT_MARK]
    assert isinstance(mark, int)
    if state.answer.target & 1:
        state.marks[soul_key(mark)] = 1
    state.pop()


RETARGET: Final[Procedure[BattleState]] = Procedure(
    "retarget", (("ask", _ask), ("take", _take), ("take-core", _take_core))
)
"""Asks the player of cards that may take the aim of an opposing effect whether one of them does."""
