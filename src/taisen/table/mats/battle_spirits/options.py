"""Options: what each legal answer is about on the board, how it is offered, and what would be lost by it.

Owns the refs of options in the order of touching or dragging, their warnings and what follows
from moving a core. The last two are found on a copy of the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.timing import REST_MARK, eligible
from taisen.battle_spirits.rules.values import level, lowest_cost
from taisen.battle_spirits.state import BattleState
from taisen.kernel.decisions import Option
from taisen.table.mats.battle_spirits import refs
from taisen.table.mats.options import ROLES, wire_option
from taisen.wording import Wording
from taisen.wording.battle_spirits.words import board_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.decisions import Decision
    from taisen.kernel.match import Match
    from taisen.table.mats.options import Role
    from taisen.table.wire import Option as WireOption

BATTLE_ROLES: Final[Mapping[str, Role]] = {**ROLES, "no-block": "pass"}
PICKING: Final = frozenset({"pay", "place-cores", "place-more-cores"})
"""Prompts in which own cores are picked to be moved away."""
SUMMONS: Final = frozenset({"summon", "summon-left", "summon-right"})
"""Verbs by which a card enters from the hand, a brave on a field card perhaps."""
COMBINATIONS: Final = frozenset({"combine", "combine-left", "combine-right"})
SETTINGS: Final = {"set-burst": "burst_area", "set-mirage": "mirage"}
"""Verbs by which a card is set, and where."""
ONTO: Final = frozenset(
    {"manifest", "manifest-freely", "seal-manifest", "super-manifest", "advent", "free-advent"}
)
"""Verbs of a card that comes onto another, or that another pays for."""
OF_A_CARD: Final = frozenset(
    {
        *("activate", "use-hand", "exchange", "summon-mirage", "to-hand", "inherit", "keep", "let-go"),
        *("soul-state", "contract-card", "counter", "put"),
    }
)
"""Verbs about nothing but a card, by its slot."""
OF_A_BRAVE: Final = frozenset({"swap", "share-left", "share-right", "change-sides"})
"""Verbs that are about a brave that is combined already, and another field card."""
MOVED_TO: Final = "move-core-to"


def wire_options(words: Wording, decision: Decision) -> list[WireOption]:
    """Return the options of a decision as the player who is asked sees them."""
    return [_wire_option(words, decision, option) for option in decision.options]


def _wire_option(words: Wording, decision: Decision, option: Option) -> WireOption:
    match = words.match
    found = wire_option(words, decision, option, BATTLE_ROLES, option_refs(match, decision, option))
    state = match.state
    assert isinstance(state, BattleState)
    if option.verb == "resolve":
        found.hint = words.part(board_view(words).pending[_waiting(state, option.target)].ability)
    if option.verb == "move-core":
        found.follow = _follow(words, option)
        if found.follow:
            return found
        target = _moved_to(state, option)
        found.refs.append(refs.field(target) if target else refs.cores(decision.player, refs.RESERVE))
        found.hint = words.option(decision, Option("to", option.text, target))
    found.warning = _warning(words, decision, _taken(state, decision, option))
    return found


# -- refs ------------------------------------------------------------------------------------------


def option_refs(match: Match, decision: Decision, option: Option) -> list[str]:
    """Return the things on the board that an option is about: first what is taken, then where it goes."""
    state = match.state
    assert isinstance(state, BattleState)
    player = decision.player
    verb, target, extra = option.verb, option.target, option.extra
    if verb in SUMMONS or verb in ("swift", "deploy", "magic", "accel", "change"):
        to = refs.field(extra) if verb in SUMMONS and extra else refs.player(player)
        return refs.there(refs.slot(state, target, player), to)
    if verb in SETTINGS:
        return refs.there(refs.slot(state, target, player), refs.zone(player, SETTINGS[verb]))
    if verb == "attack":
        return [refs.field(target), refs.field(extra) if extra else refs.player(1 - player)]
    if verb in ONTO:
        return refs.there(refs.slot(state, target, player), refs.thing(state, extra, player))
    if verb in ("use", "onto"):
        return refs.there(refs.thing(state, target, player))
    if verb in ("block", "host", "host-left", "host-right", "help", "take-place", "take-aim"):
        return [refs.field(target)]
    if verb in COMBINATIONS:
        return [refs.field(target), refs.field(extra)]
    if verb == "split":
        return [refs.brave(target, extra), refs.player(player)]
    if verb in OF_A_BRAVE:
        return [refs.brave(target >> 3, target & 7), refs.field(extra)]
    if verb == "change-side":
        return [refs.brave(target >> 3, target & 7), refs.field(target >> 3)]
    if verb in OF_A_CARD:
        return refs.there(refs.slot(state, target, player)) if target >= 0 else []
    if verb == "choose":
        return _chosen(state, decision, target)
    if verb == "resolve":
        return _resolved(state, target)
    return _core_refs(state, decision, option)


def _chosen(state: BattleState, decision: Decision, target: int) -> list[str]:
    if decision.prompt == "choose-card":
        return refs.there(refs.slot(state, target, decision.player))
    return [refs.field(target)]


def _resolved(state: BattleState, target: int) -> list[str]:
    index = _waiting(state, target)
    cause = state.pending[index].cause
    source = _source(state, cause.object)
    return [refs.pending(index), *source]


def _source(state: BattleState, item: int) -> list[str]:
    """The card whose effect waits: on the field or apart from it."""
    there = item in state.objects or state.card_apart(item) >= 0
    return [refs.thing(state, item, None)] if there else []


def _waiting(state: BattleState, target: int) -> int:
    """Place of an effect among those that wait; an option counts those that may come next."""
    mark = state.slots[REST_MARK]
    assert isinstance(mark, int)
    item = eligible(state, mark)[target]
    return next(place for place, other in enumerate(state.pending) if other is item)


def _core_refs(state: BattleState, decision: Decision, option: Option) -> list[str]:
    player = decision.player
    verb, target = option.verb, option.target
    if verb == "core" and decision.prompt == "which-cores":
        # Normal ones alone, or the Soul Core among them.
        return [refs.core_place(player, target)]
    if verb in ("core", "move-core"):
        return [refs.core_place(_holder(state, target >> 1, player), target)]
    if verb in ("to", "core-to", "soul-to"):
        return [refs.field(target) if target else refs.cores(player, refs.RESERVE)]
    if verb == "lose-soul":
        # BS-27.04
        return [refs.soul(player, refs.LIFE) if target else refs.cores(player, refs.LIFE)]
    if verb == "core-of-trash":
        return [refs.cores(player, refs.TRASH)]
    if verb == "swap-soul":
        souls = refs.field_soul(option.extra) if option.extra else refs.soul(player, refs.RESERVE)
        return [souls, refs.field_cores(target) if target else refs.cores(player, refs.RESERVE)]
    if verb == "plan":
        return [refs.core_place(player, place) for place, _ in _plan(state, player, option.text)]
    return []


def _holder(state: BattleState, item: int, player: int) -> int:
    found = state.objects.get(item)
    return player if found is None else found.controller


def _plan(state: BattleState, player: int, text: str) -> list[tuple[int, int]]:
    """The places and numbers of cores of a suggested payment: "pay 2 reserve, 1 BS17-003 soul"."""
    names = {cores.place_name(state, place, player): place for place, _ in cores.places(state, player)}
    found: list[tuple[int, int]] = []
    for part in text.partition(" ")[2].split(","):
        count, _, name = part.strip().partition(" ")
        if name in names:
            found.append((names[name], int(count)))
    return found


# -- what comes of it ------------------------------------------------------------------------------


def _follow(words: Wording, option: Option) -> list[WireOption]:
    """The options of the decision that picking a core leads to: where it goes."""
    after = words.match.copy()
    after.answer(option.text)
    decision = after.decision
    if decision is None or decision.prompt != MOVED_TO:
        return []
    then = Wording(words.language, after, words.reader, words.view)
    return wire_options(then, decision)


def _moved_to(state: BattleState, option: Option) -> int:
    """Where a core goes that has but one place to go to, so that nobody is asked: a field card, or 0."""
    after = state.copy(False)
    after.log = []
    after.log_length = 0
    after.submit(option)
    return next(event.object for event in after.log if event.name == "cores_moved")


def _warning(words: Wording, decision: Decision, taken: list[int]) -> str:
    """What the player would lose if cores were taken from these places: a card, or a level of it."""
    items = dict.fromkeys(place >> 1 for place in taken if place > 1)
    if not items:
        return ""
    before = words.match.state
    assert isinstance(before, BattleState)
    # On a copy, and nothing else happens there: what would come of hidden cards must not show.
    after = before.copy(False)
    for place in taken:
        if place > 1:
            cores.take(after, decision.player, place)
    lost: list[str] = []
    for item in items:
        found, now = after.objects[item], before.objects[item]
        if now.leaving:
            continue
        if cores.below_lowest(after, found, lowest_cost(after, found)):
            lost.append(words.word("warning-depleted", card=words.object_name(item)))
        else:
            then = level(after, found)
            if then < level(before, now):
                lost.append(words.word("warning-level", card=words.object_name(item), level=then))
    return words.listed(lost)


def _taken(state: BattleState, decision: Decision, option: Option) -> list[int]:
    """The places that an option takes cores from, once for each core."""
    if option.verb == "core":
        return [option.target] if decision.prompt in PICKING else []
    if option.verb == "move-core":
        return [option.target]
    if option.verb == "to":
        source = decision.arguments[0]
        assert isinstance(source, int)
        return [source]
    if option.verb == "plan":
        return [place for place, count in _plan(state, decision.player, option.text) for _ in range(count)]
    return []
