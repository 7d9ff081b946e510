"""Writing a position down: the fields that ``positions`` builds it from again.

Owns what of a match can be said so. Only a match at rest can: at the choice of what to do in the main phase,
in the ARTS use step (of the turn player), or of an attack, with nothing in progress. What belongs to the turn
besides the board and ``done`` cannot be said either: lasting effects, and which abilities were used up.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.errors import BadInput
from taisen.kernel.position_fields import KNOWN
from taisen.kernel.state import Definition
from taisen.wixoss.cards import ARTS, SPELL
from taisen.wixoss.observations import SIDE_NAMES
from taisen.wixoss.positions import (
    BEGUN,
    BEGUN_STEPS,
    DONE,
    FACE_DOWN,
    FILLER,
    STANDING,
    STATES,
    WHITE_FILLER,
    WHITE_ZONES,
    ZONES,
    default_known,
)
from taisen.wixoss.rules.attack_phase import ARTS_STEP, ATTACK_PHASE
from taisen.wixoss.rules.lrig_attack import LRIG_STEP
from taisen.wixoss.rules.main_phase import MAIN_PHASE, REMOVED
from taisen.wixoss.rules.marks import skipped_turns, used_mark
from taisen.wixoss.rules.places import UNORDERED
from taisen.wixoss.rules.signi_attack import SIGNI_STEP
from taisen.wixoss.rules.turn import TURN
from taisen.wixoss.rules.versions import GLOSSARY
from taisen.wixoss.state import (
    CHECK,
    LANE_COUNT,
    LEFT_BEHIND,
    LRIG,
    PLACES,
    FieldCard,
    WixossState,
)

_PLACE: Final = "position"
_AT_REST: Final = {
    "main": (TURN, MAIN_PHASE),
    "arts-use-step": (TURN, ATTACK_PHASE, ARTS_STEP),
    "attack-with-signi": (TURN, ATTACK_PHASE, SIGNI_STEP),
    "attack-with-lrig": (TURN, ATTACK_PHASE, LRIG_STEP),
}


def describe(state: WixossState, exact: bool = True) -> dict[str, object]:
    """Return the fields of a position at rest.

    Args:
        state: the match.
        exact: refuse what belongs to the turn and cannot be said, instead of leaving it out.

    Raises:
        BadInput: the match is not at rest, or something of it cannot be said.
    """
    _check_at_rest(state)
    if exact:
        _check_turn(state)
    fields: dict[str, object] = {
        "turn": state.turn,
        "turn_player": SIDE_NAMES[state.turn_player],
        "phase": state.phase,
    }
    if state.game.rule_set != GLOSSARY:
        fields["version"] = state.game.rule_set
    if state.step:
        fields["step"] = state.step
    fields["begun"] = True
    for player, name in enumerate(("player", "opponent")):
        fields[name] = _side(state, player)
    return fields


def definitions(state: WixossState) -> dict[str, Definition]:
    """Return every card of a match by its number."""
    return {one.number: one for one in state.definitions}


# -- what can be said ------------------------------------------------------------------------------


def _check_at_rest(state: WixossState) -> None:
    decision = state.decision
    prompt = "no decision" if decision is None else f"the decision {decision.prompt}"
    nodes = tuple(frame.node for frame in state.frames)
    resting = decision is not None and nodes == _AT_REST.get(decision.prompt)
    if not resting or not (state.phase in BEGUN or state.step in BEGUN_STEPS):
        allowed = "the choice of what to do in the main phase, or of an attack"
        raise BadInput(_PLACE, prompt, allowed, key="position-not-at-rest")
    if decision is not None and decision.player != state.turn_player:
        raise BadInput(
            _PLACE,
            "the other player's half of the ARTS use step",
            "the turn player's",
            key="position-not-at-rest",
        )
    if state.attacker or state.pending or state.ending or state.using >= 0:
        raise BadInput(
            _PLACE,
            "something in progress",
            "a match in which nothing is in progress",
            key="position-in-progress",
        )
    first = state.turn_player if state.turn % 2 else 1 - state.turn_player
    if state.first_player != first or any(skipped_turns(player) in state.marks for player in (0, 1)):
        raise BadInput(
            _PLACE,
            "turns that an effect skips",
            "players whose turns simply alternate",
            key="position-turns",
        )
    for player in (0, 1):
        for zone in (CHECK, LEFT_BEHIND):
            if state.zone(player, zone):
                raise BadInput(
                    _PLACE,
                    "cards in use",
                    f"cards in {', '.join(ZONES)} and on the field",
                    key="position-in-progress",
                )
    for found in state.objects.values():
        cards = (found.card, *found.under, *found.charms, *found.acces)
        if any(state.owners[card] != found.controller for card in cards):
            raise BadInput(
                _PLACE,
                "a card on the other player's side",
                "cards on their owner's side",
                key="position-other-side",
            )
        if any(state.known[card] for card in found.charms):
            raise BadInput(
                _PLACE,
                "a charm that somebody knows",
                "charms that nobody has seen",
                key="position-charm",
            )


def _check_turn(state: WixossState) -> None:
    for modifier in state.modifiers:
        raise BadInput(_PLACE, f"a lasting effect ({modifier.layer})", "a match in which no effect lasts")
    said = {REMOVED, *(used_mark(player, kind) for player in (0, 1) for kind in (SPELL, ARTS))}
    for key in state.marks:
        if key not in said:
            raise BadInput(_PLACE, f"{key!r}, used up", f"of the turn only {', '.join(DONE)}")


# -- one side --------------------------------------------------------------------------------------


def _side(state: WixossState, player: int) -> dict[str, object]:
    side: dict[str, object] = {}
    for name in STANDING:
        found = state.standing(player, PLACES.index(name))
        if found is not None:
            side[name] = _stack(state, found)
    for name, zone in ZONES.items():
        usual = default_known(player, zone)
        cards = state.zone(player, zone)
        entries = [_entry(state, card, usual) for card in (cards if zone in UNORDERED else reversed(cards))]
        filler = (WHITE_FILLER if zone in WHITE_ZONES else FILLER).number
        side[name] = len(entries) if all(entry == filler for entry in entries) else entries
    for name, first in FACE_DOWN.items():
        lying: dict[str, object] = {}
        for lane in range(LANE_COUNT):
            for card in state.zone(player, first + lane):
                lying[PLACES[lane]] = _entry(state, card, default_known(player, first + lane))
        if lying:
            side[name] = lying
    viruses = [PLACES[lane] for lane in range(LANE_COUNT) if state.viruses[player * LANE_COUNT + lane]]
    if viruses:
        side["viruses"] = viruses
    side["coins"] = state.coins[player]
    if state.subscribers[player]:
        side["subscribers"] = state.subscribers[player]
    lrig = state.standing(player, LRIG)
    machine = None if lrig is None else state.objects.get(lrig.ride)
    if machine is not None:
        side["ride"] = PLACES[machine.place]
    done = _done(state, player)
    if done:
        side["done"] = done
    return side


def _entry(state: WixossState, card: int, usual: int) -> str:
    number = state.definitions[card].number
    known = state.known[card]
    return number if known == usual else f"{number} known={KNOWN[known]}"


def _stack(state: WixossState, found: FieldCard) -> object:
    number = state.definitions[found.card].number
    states = [word for word in STATES if getattr(found, word)]
    if not (found.under or found.charms or found.acces):
        return " ".join((number, *states))
    stack: dict[str, object] = {"card": number, **dict.fromkeys(states, True)}
    for word, cards in (("charm", found.charms), ("acce", found.acces), ("under", found.under[::-1])):
        if cards:
            stack[word] = [state.definitions[card].number for card in cards]
    return stack


def _done(state: WixossState, player: int) -> dict[str, object]:
    counts = {
        "removed": state.marks.get(REMOVED, 0) if player == state.turn_player else 0,
        "refreshed": state.refreshes[player],
        SPELL: state.marks.get(used_mark(player, SPELL), 0),
        ARTS: state.marks.get(used_mark(player, ARTS), 0),
    }
    return {word: count for word, count in counts.items() if count}
