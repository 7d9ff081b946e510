"""Options: what each legal answer of WIXOSS is about on the board, and how it is offered.

Owns the refs of options in the order of touching or dragging.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.mats.options import ROLES, wire_option
from taisen.table.mats.wixoss import refs
from taisen.wixoss.rules import placing, rise
from taisen.wixoss.rules.timing import waiting
from taisen.wixoss.state import KEY, LANE_COUNT, LANES, LRIG, TRAPS, ZONES, WixossState
from taisen.wording.wixoss.words import board_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.decisions import Decision, Option
    from taisen.table.mats.options import Role
    from taisen.table.wire import Option as WireOption
    from taisen.wording import Wording

WIXOSS_ROLES: Final[Mapping[str, Role]] = {
    **ROLES,
    "no-guard": "pass",
    "end-phase": "end",
    "activate": "yes",
    "decline": "no",
    "bet": "yes",
    "no-bet": "no",
    "encore": "yes",
    "no-encore": "no",
}

SHOWN: Final = frozenset({"lrig", "return", "discard", "guard", "put", "use-card", "pay"})
"""Verbs whose card is touched, wherever it lies."""
USED: Final = frozenset({"spell", "arts", "resona"})
"""Verbs whose card is used, or goes where is asked later: it is dragged to the own side."""
STANDING: Final = frozenset({"use", "pay-field"})
"""Verbs about a card on the field."""
OPPOSING: Final = "opp:"
"""Before what is the other player's in texts."""


def wire_options(words: Wording, decision: Decision) -> list[WireOption]:
    """Return the options of a decision as the player who is asked sees them."""
    found: list[WireOption] = []
    for option in decision.options:
        about = option_refs(words, decision, option)
        shown = wire_option(words, decision, option, WIXOSS_ROLES, about)
        if option.verb == "resolve":
            item = board_view(words).pending[_place_of_waiting(_state(words), option.target)]
            shown.hint = words.part(item.ability) if item.ability else ""
        found.append(shown)
    return found


def _state(words: Wording) -> WixossState:
    state = words.match.state
    assert isinstance(state, WixossState)
    return state


# -- refs ------------------------------------------------------------------------------------------


def option_refs(words: Wording, decision: Decision, option: Option) -> list[str]:
    """Return the things on the board that an option is about: first what is taken, then where it goes."""
    state, player = _state(words), decision.player
    verb, target, extra = option.verb, option.target, option.extra
    if verb in SHOWN:
        return refs.there(refs.slot(state, target, player))
    if verb in USED:
        return refs.there(refs.slot(state, target, player), refs.player(player))
    if verb in STANDING:
        return [refs.field(target)]
    if verb in ("summon", "grow", "key"):
        place = {"grow": LRIG, "key": KEY}.get(verb, extra)
        return refs.there(refs.slot(state, target, player), refs.lane(player, place))
    if verb == "attack":
        lanes = [refs.lane(1 - player, lane) for lane in LANES if extra > 0 and extra >> lane & 1]
        return [refs.field(target), *(lanes or [refs.player(1 - player)])]
    if verb == "resolve":
        return _resolved(state, target)
    if verb == "plan":
        return _plan(words, decision, option)
    return _placed(state, decision, option) or _chosen(state, decision, option)


def _placed(state: WixossState, decision: Decision, option: Option) -> list[str]:
    """The refs of options about places on the field, and about putting things there."""
    player = decision.player
    verb, target, extra = option.verb, option.target, option.extra
    if verb == "charge":
        return refs.there(refs.slot(state, target, player), refs.zone(player, "ener"))
    if verb == "charge-signi":
        return [refs.field(target), refs.zone(player, "ener")]
    if verb == "place":
        whose = 1 - player if str(decision.arguments[0]).startswith(OPPOSING) else player
        return [refs.lane(whose, target)]
    if verb == "zone":
        side, lane = divmod(target, LANE_COUNT)
        return [refs.lane(side, lane)]
    if verb == "open":
        return [refs.zone(player, ZONES[TRAPS + target])]
    if verb == "rise":
        return _risen(state, decision, option)
    if verb == "decorate":
        return refs.there(refs.slot(state, target, player), refs.field(extra))
    if verb == "ride":
        return [refs.field(target), refs.field(extra)]
    return []


def _risen(state: WixossState, decision: Decision, option: Option) -> list[str]:
    """A Rise SIGNI and what it is put on: from the hand, or by an effect, which has named it already."""
    player = decision.player
    if decision.prompt == "choose-base":
        card = state.slots[placing.CARD]
        assert isinstance(card, int)
        base = rise.bases(state, player, card)[option.target]
        return [refs.field(item) for item in base.objects]
    base = rise.bases(state, player, option.target)[option.extra]
    onto = [refs.field(item) for item in base.objects]
    if len(onto) > 1:
        onto.append(refs.lane(player, base.lane))
    return refs.there(refs.slot(state, option.target, player), *onto)


def _chosen(state: WixossState, decision: Decision, option: Option) -> list[str]:
    """The refs of options that pick something, by what the prompt says is picked."""
    player, prompt, target = decision.player, decision.prompt, option.target
    if option.verb == "activate":
        return _source(state, decision)
    if option.verb == "remove":
        return [refs.field(target)] if target > 0 else []
    if prompt == "which-rule":
        return [refs.field(target), refs.zone(player, option.verb)]
    if option.verb in ("choose", "trash"):
        if prompt in ("choose-field", "level-exceeded"):
            return [refs.field(target)]
        return refs.there(refs.slot(state, target, player))
    return []


def _source(state: WixossState, decision: Decision) -> list[str]:
    """The card whose ability or Life Burst may be activated."""
    cause = decision.cause
    if cause.object in state.objects:
        return [refs.field(cause.object)]
    return refs.there(refs.slot(state, cause.card, decision.player)) if cause.card >= 0 else []


def _resolved(state: WixossState, target: int) -> list[str]:
    index = _place_of_waiting(state, target)
    cause = state.pending[index].cause
    source = [refs.field(cause.object)] if cause.object in state.objects else []
    return [refs.pending(index), *source]


def _place_of_waiting(state: WixossState, target: int) -> int:
    """Place of an ability among those that wait; an option counts those that may come next."""
    item = waiting(state)[target]
    return next(place for place, other in enumerate(state.pending) if other is item)


def _plan(words: Wording, decision: Decision, option: Option) -> list[str]:
    """What a suggested payment gives up: "pay 2 WD01-013 from ener, WD01-009 from field"."""
    side = board_view(words).players[decision.player]
    names = {card.name: card for card in side.field}
    found: list[str] = []
    for part in option.text.partition(" ")[2].split(", "):
        name, _, place = part.rpartition(" from ")
        count, _, rest = name.partition(" ")
        name = rest if rest and count.isdecimal() else name
        if place in side.zones:
            found.append(refs.zone_card(decision.player, place, name))
        elif name in names:
            found.append(refs.field(names[name].id))
        else:
            found.extend(
                refs.under(card.id, card.under.index(name)) for card in side.field if name in card.under
            )
    return found
