"""Layers (chapters 20, 28, 29, 35): which modifications are at work, and whom they reach.

Owns the cache of derived values, the abilities that work, what is lost, what does not reach a card, and
the identity that this depends on. Layers are read in a fixed order: identity, level, ability (what is
lost), grant (given constant abilities), immunity, limit, cost, player, base power, power, restriction,
replacement, gift (given keywords and abilities that wait or are used), and cards (what cards outside the
field are given, and how Ener pays). What only says what may be done comes after power, since it may depend
on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.state import Projection
from taisen.language.at_work import Active, concerns, lasting
from taisen.language.bases import NO_SLOTS, Modification
from taisen.wixoss.field_lines import GRANTED_LAYERS, LAYERS
from taisen.wixoss.index import PRINTED, Placed, bearing, cause_of, field_index
from taisen.wixoss.state import LANE_COUNT
from taisen.wixoss.vocabulary.abilities import CROSS, DRIVE, CardAbility, Constant
from taisen.wixoss.vocabulary.changes import (
    GRANT,
    AbilityLoss,
    ChoiceShield,
    ClassChange,
    Grant,
    Immunity,
    layer_of,
)

if TYPE_CHECKING:
    from taisen.wixoss.state import FieldCard, WixossState

RAW_LAYERS: Final = ("identity", "level", "ability")
"""Layers that are read before it is known which abilities are lost."""

DEPTH: Final = 2
"""How often immunities look at one another's cards before they take them as if nothing were immune."""

SHARING_CLASS: Final = "怪異"
"""Class whose SIGNI have the abilities with the layer icon in common (WX-35.11)."""


NOTHING: Final[list[Active]] = []
UNCHANGED: Final[list[Modification]] = []


class Values(Projection):
    """The cache of one moment.

    Attributes:
        active: modifications at work, by layer.
        powers, levels: by field card.
        crossed: field cards in the cross state, None before it was asked.
        gifts: given abilities that wait or are used, None before they were asked for.
        running: layers that are being looked up just now.
        settled: whether rule processing has found nothing to do at this moment.
        tainted: whether one of them was read half done.
        judging: how many immunities are just looking at a card that an effect comes from.
    """

    __slots__ = (
        "active",
        "crossed",
        "gifts",
        "judging",
        "levels",
        "powers",
        "running",
        "settled",
        "tainted",
    )

    def __init__(self) -> None:
        self.active: dict[str, list[Active]] = {}
        self.powers: dict[int, int] = {}
        self.levels: dict[int, int] = {}
        self.crossed: frozenset[int] | None = None
        self.gifts: list[Placed] | None = None
        self.running: list[str] = []
        self.settled = False
        self.tainted = False
        self.judging = 0

    def settle(self, kept: dict[str, list[Active]]) -> None:
        """Forget what was worked out from layers half done; ``kept`` is what was whole before, or is now."""
        self.active = kept
        self.powers = {}
        self.levels = {}
        self.crossed = None
        self.gifts = None
        self.tainted = False


def values(state: WixossState) -> Values:
    """Return the cache of the present moment."""
    found = state.projection
    if found is None:
        found = Values()
        state.projection = found
    assert isinstance(found, Values)
    return found


# -- modifications at work -------------------------------------------------------------------------


def active(state: WixossState, layer: str) -> list[Active]:
    """Return the modifications of ``layer`` at work now, constant ones first, in field order."""
    index = state.index
    known = None if index is None else index.bearing
    if known is None or known.modifiers is not state.modifiers:
        known = bearing(state)
    if layer not in known.layers:
        return NOTHING  # most often nothing has to do with a layer
    granting = known.granting
    cache = values(state)
    found = cache.active.get(layer)
    if found is not None:
        if layer in cache.running:
            cache.tainted = True  # a layer that looks at itself sees what was found so far
        return found
    if cache.running:
        return _work_out(state, cache, layer)
    # What is asked first must not matter where layers look at each other: earlier ones are worked out first.
    continuous = field_index(state).continuous
    for earlier in LAYERS:
        if earlier in continuous or (granting and earlier in GRANTED_LAYERS) or earlier == layer:
            if earlier not in cache.active:
                whole = cache.active.copy()
                whole[earlier] = _work_out(state, cache, earlier)
                if cache.tainted:
                    cache.settle(whole)
        if earlier == layer:
            break
    return cache.active[layer]


def _work_out(state: WixossState, cache: Values, layer: str) -> list[Active]:
    """Find the modifications of one layer."""
    found: list[Active] = []
    cache.active[layer] = found
    cache.running.append(layer)
    for placed in field_index(state).continuous.get(layer, ()):
        _add_placed(state, layer, placed, found)
    for modifier in state.modifiers:
        if modifier.layer == layer:
            found.append(lasting(modifier))
    if layer in GRANTED_LAYERS and bearing(state).granting:
        _add_granted(state, layer, found)
    cache.running.pop()
    return found


def _add_placed(state: WixossState, layer: str, placed: Placed, found: list[Active]) -> None:
    """Add what a constant ability on the field does in ``layer``, to all who have it."""
    ability = placed.ability
    assert isinstance(ability, Constant)
    if not ability.layer:
        _add_constant(state, layer, placed, found)
        return
    for holder in sharers(state, placed):
        _add_constant(state, layer, holder, found)


def _add_constant(state: WixossState, layer: str, placed: Placed, found: list[Active]) -> None:
    ability = placed.ability
    assert isinstance(ability, Constant)
    raw = layer in RAW_LAYERS or layer == "immunity"
    # WX-20.06, WX-20.07: it works exactly while its condition holds.
    if not works(state, state.objects[placed.object], ability, placed.cause, raw, placed.time):
        return
    objects, subject, player = ability.scope(state, placed.cause)
    time = placed.object if placed.time == PRINTED else placed.time
    for modification in ability.modifications:
        if layer_of(modification) == layer:
            found.append(Active(modification, objects, subject, 0, player, placed.cause, False, time))


def _add_granted(state: WixossState, layer: str, found: list[Active]) -> None:
    """Add what constant abilities given to field cards do in ``layer``."""
    for entry in active(state, GRANT):
        modification = entry.modification
        assert isinstance(modification, Grant)
        ability = modification.ability
        if not isinstance(ability, Constant):
            continue
        for holder in list(state.objects.values()):
            if not applies(state, entry, holder):
                continue
            cause = cause_of(state, holder, ability.key)
            _add_constant(state, layer, Placed(holder.id, ability, cause, entry.time), found)


def sharers(state: WixossState, placed: Placed) -> list[Placed]:
    """Return an ability with the layer icon as each SIGNI has it that shares in it."""
    # WX-35.11, WX-99.20: all own SIGNI of the class have it, its own card included, while that has it.
    source = state.objects[placed.object]
    if lost(state, source, placed.time):
        return []
    found: list[Placed] = []
    for holder in state.objects.values():
        if holder.controller == source.controller and SHARING_CLASS in classes(state, holder):
            # WX-29.25: one that effects do not reach gets no ability from another.
            if holder is not source and unaffected(state, holder, placed.cause):
                continue
            time = placed.time if holder is source else max(source.id, holder.id)
            found.append(Placed(holder.id, placed.ability, cause_of(state, holder, placed.ability.key), time))
    return found


def works(
    state: WixossState,
    source: FieldCard,
    ability: CardAbility,
    cause: Cause | None = None,
    raw: bool = False,
    time: int = PRINTED,
) -> bool:
    """Return whether an ability of a field card works: it is not lost, and its states and condition hold.

    Args:
        state: the match.
        source: the field card that has it.
        ability: the ability.
        cause: the cause that it acts as, None to make it.
        raw: do not look at what is lost, for abilities that may be about that themselves.
        time: since when it has it (see ``Placed``).
    """
    states = ability.states
    # WX-28.03, WX-28.04
    if states & CROSS and not in_cross(state, source):
        return False
    # WX-34.07, WX-34.08
    if states & DRIVE and not source.driven:
        return False
    condition = ability.condition
    if condition is not None:
        if cause is None:
            cause = cause_of(state, source, ability.key)
        if not condition.holds(state, cause, NO_SLOTS):
            return False
    return raw or not lost(state, source, time)


def applies(state: WixossState, entry: Active, target: FieldCard) -> bool:
    """Return whether a modification at work concerns ``target`` and reaches it."""
    if not concerns(state, entry, target):
        return False
    # Whether a card picked out by an effect is unaffected was looked at when the effect was given.
    if entry.given and entry.objects is not None:
        return True
    return not unaffected(state, target, entry.cause)


# -- losing abilities, and what does not reach a card ----------------------------------------------


def lost(state: WixossState, target: FieldCard, time: int = PRINTED) -> bool:
    """Return whether ``target`` has lost an ability that it has had since ``time``."""
    for entry in active(state, "ability"):
        loss = entry.modification
        assert isinstance(loss, AbilityLoss)
        # An ability that came after the loss is kept, as is the one of the card that was there first
        # among constant ones (WX-20.22).
        if entry.time < time and not loss.new_too:
            continue
        if not concerns(state, entry, target):
            continue
        # WX-20.22: "is not affected" wins over the loss, so it is asked as it was before the loss.
        if (entry.given and entry.objects is not None) or not _immunities(state, target, entry.cause):
            return True
    return False


def _immunities(state: WixossState, target: FieldCard, cause: Cause) -> list[Active]:
    """What keeps effects of ``cause`` from ``target``, lost abilities among it."""
    # WX-29.29, WX-16.11, WX-16.12, WX-22.16: only effects can be kept away.
    if cause.kind != EFFECT or cause.certain:
        return NOTHING
    entries = active(state, "immunity")
    if not entries:
        return NOTHING
    found: list[Active] = []
    for entry in entries:
        modification = entry.modification
        if isinstance(modification, Immunity) and _blocks(state, modification, cause, target.controller):
            if concerns(state, entry, target):
                found.append(entry)
    return found


def _blocks(state: WixossState, change: Immunity, cause: Cause, controller: int) -> bool:
    """Whether an immunity is about effects of ``cause``; the cards they come from may be immune too."""
    if not change.judges:
        return change.blocks(state, cause, controller)
    cache = values(state)
    if cache.judging == DEPTH:
        return False
    if not cache.judging:
        # What is at work is found first, so that it does not hang on what is asked first.
        active(state, "base")
        active(state, "power")
    cache.judging += 1
    found = change.blocks(state, cause, controller)
    cache.judging -= 1
    return found


def unaffected(state: WixossState, target: FieldCard, cause: Cause) -> bool:
    """Return whether effects of ``cause`` do nothing to ``target`` (WX-29.24 to WX-29.29)."""
    for entry in _immunities(state, target, cause):
        if _kept(state, entry):
            return True
    return False


def shielded(state: WixossState, target: FieldCard, cause: Cause) -> bool:
    """Return whether something says that effects of ``cause`` cannot choose ``target``."""
    for entry in active(state, "immunity"):
        modification = entry.modification
        if isinstance(modification, ChoiceShield) and modification.stops(state, cause, target.controller):
            if concerns(state, entry, target) and _kept(state, entry):
                return True
    return False


def _kept(state: WixossState, entry: Active) -> bool:
    """Whether a constant ability of the immunity layer, read without looking at losses, is not lost."""
    if entry.given:
        return True
    source = state.objects.get(entry.cause.object)
    if source is None:
        return True
    return not lost(state, source, PRINTED if entry.time == source.id else entry.time)


# -- the cross state ----------------------------------------------------------------------------------


def in_cross(state: WixossState, target: FieldCard) -> bool:
    """Return whether a SIGNI is in the cross state."""
    cache = values(state)
    found = cache.crossed
    if found is None:
        found = _crossed(state)
        cache = values(state)
        cache.crossed = found
    return target.id in found


def _crossed(state: WixossState) -> frozenset[int]:
    found: set[int] = set()
    for target in state.objects.values():
        condition = state.definitions[target.card].cross
        # WX-28.08: what was lost asks for nothing any more, but may still be asked for by its partner.
        if condition is None or target.place >= LANE_COUNT or lost(state, target):
            continue
        partners: list[int] = []
        cause = cause_of(state, target, condition.key)
        for side, wanted in zip(condition.sides, condition.partners, strict=True):
            place = target.place + side
            partner = state.standing(target.controller, place) if 0 <= place < LANE_COUNT else None
            if partner is None or not wanted.matches(state, partner.id, cause, NO_SLOTS):
                break
            partners.append(partner.id)
        else:
            # WX-28.02
            found.add(target.id)
            found.update(partners)
    return frozenset(found)


# -- identity ----------------------------------------------------------------------------------------


def identity(state: WixossState, target: FieldCard) -> list[Modification]:
    """Return what changes the identity of ``target``: its names, colours, classes and types."""
    entries = active(state, "identity")
    if not entries:
        return UNCHANGED
    return [entry.modification for entry in entries if applies(state, entry, target)]


def classes(state: WixossState, target: FieldCard) -> tuple[str, ...]:
    """Return the classes of a SIGNI."""
    found = state.definitions[target.card].classes
    for change in identity(state, target):
        if isinstance(change, ClassChange):
            found = change.changed(found)
    return found
