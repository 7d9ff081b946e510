"""Writing a position down: the fields that ``positions`` builds it from again.

Owns what of a match can be said so. Only a match at rest can: at the choice of a Main or Attack Step, with
nothing in progress. What belongs to the turn besides the board and ``done`` cannot be said either: lasting
effects, and which abilities were used that may be used once a turn. The run of core moves in progress is not
part of a position: it only keeps equal results from being offered twice.
"""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.observations import SIDE_NAMES
from taisen.battle_spirits.positions import (
    BEGUN,
    DONE,
    FILLER,
    POSTURES,
    SIDES_OF_BRAVE,
    SOULS,
    ZONES,
    default_known,
)
from taisen.battle_spirits.rules.battle import ATTACK_STEP
from taisen.battle_spirits.rules.extra_turns import further_turns
from taisen.battle_spirits.rules.main_step import MAIN_STEP
from taisen.battle_spirits.rules.turn import TURN
from taisen.battle_spirits.rules.versions import MANUAL
from taisen.battle_spirits.state import CONTRACT_ADVENT, IN_USE, SOUL_FIELD, BattleState, FieldCard
from taisen.kernel.errors import BadInput
from taisen.kernel.position_fields import KNOWN
from taisen.kernel.state import Definition

_PLACE: Final = "position"
_AT_REST: Final = {"main": (TURN, MAIN_STEP), "attack": (TURN, ATTACK_STEP)}
_SOUL_NAMES: Final = {number: name for name, number in SOULS.items()}
_SIDE_NAMES: Final = {number: name for name, number in SIDES_OF_BRAVE.items()}
_POSTURE_NAMES: Final = {number: name for name, number in POSTURES.items()}
_STALE: Final = ("from-hand", "battle-magic", "negated", "together", "soul-paid", "unpaid")
"""Marks that mean something only while a card is being used, or in one battle."""


def describe(state: BattleState, exact: bool = True) -> dict[str, object]:
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
        "step": state.step,
        "begun": True,
    }
    if state.game.rule_set != MANUAL:
        fields["version"] = state.game.rule_set
    for player, name in enumerate(("player", "opponent")):
        fields[name] = _side(state, player)
    return fields


def definitions(state: BattleState) -> dict[str, Definition]:
    """Return every card of a match by its number, one that is turned over as its face A."""
    return {one.number: one for one in (turned.face_a for turned in state.definitions)}


# -- what can be said ------------------------------------------------------------------------------


def _check_at_rest(state: BattleState) -> None:
    decision = state.decision
    prompt = "no decision" if decision is None else f"the decision {decision.prompt}"
    nodes = tuple(frame.node for frame in state.frames)
    if state.step not in BEGUN or nodes != _AT_REST.get("" if decision is None else decision.prompt):
        raise BadInput(
            _PLACE,
            prompt,
            "the choice of what to do in a Main or Attack Step",
            key="position-not-at-rest",
        )
    if state.battle or state.pending or state.departures or state.burst_queue or state.ending:
        raise BadInput(
            _PLACE,
            "something in progress",
            "a match in which nothing is in progress",
            key="position-in-progress",
        )
    first = state.turn_player if state.turn % 2 else 1 - state.turn_player
    # BS-06.14
    if state.first_player != first or any(further_turns(state, player) for player in (0, 1)):
        raise BadInput(
            _PLACE,
            "turns that an effect has added",
            "players whose turns simply alternate",
            key="position-turns",
        )
    for player in (0, 1):
        if state.zone(player, IN_USE):
            raise BadInput(
                _PLACE,
                "cards in use",
                f"cards in {', '.join(ZONES)} and on the field",
                key="position-in-progress",
            )
    for found in state.objects.values():
        if found.leaving:
            raise BadInput(
                _PLACE,
                f"a card that is {found.leaving}",
                "cards that simply stand on the field",
                key="position-in-progress",
            )
        if any(state.owners[card] != found.controller for card in found.all_cards):
            raise BadInput(
                _PLACE,
                "a card on the other player's side",
                "cards on their owner's side",
                key="position-other-side",
            )


def _check_turn(state: BattleState) -> None:
    for modifier in state.modifiers:
        raise BadInput(_PLACE, f"a lasting effect ({modifier.layer})", "a match in which no effect lasts")
    for key in state.marks:
        word = key.partition(" ")[0]
        if word not in DONE and word not in _STALE:
            raise BadInput(_PLACE, f"{key!r}, used up", f"of the turn only {', '.join(DONE)}")


# -- one side --------------------------------------------------------------------------------------


def _side(state: BattleState, player: int) -> dict[str, object]:
    side: dict[str, object] = {
        "life": state.life[player],
        "reserve": state.reserve[player],
        "trash_cores": state.trash_cores[player],
        "counts": state.counts[player],
    }
    if state.souls[player] != SOUL_FIELD:
        side["soul"] = _SOUL_NAMES[state.souls[player]]
    for name, zone in ZONES.items():
        usual = default_known(player, zone)
        entries = [_entry(state, card, usual) for card in reversed(state.zone(player, zone))]
        filler = bool(entries) and all(entry == FILLER.number for entry in entries)
        side[name] = len(entries) if filler else entries
    texts = _brave_texts(state, player)
    side["field"] = [_stack(state, found, texts) for found in state.field(player)]
    done = _done(state, player)
    if done:
        side["done"] = done
    return side


def _entry(state: BattleState, card: int, usual: int) -> str:
    number = state.definitions[card].number
    known = state.known[card]
    return number if known == usual else f"{number} known={KNOWN[known]}"


def _brave_texts(state: BattleState, player: int) -> dict[int, str]:
    """How each brave of a player is called: of those with two sides equal ones are told apart by numbers."""
    texts: dict[int, str] = {}
    seen: dict[str, int] = {}
    for found in state.field(player):
        for brave, side in zip(found.braves, found.sides, strict=True):
            number = state.definitions[brave].number
            if brave not in texts:
                seen[number] = seen.get(number, 0) + 1
                texts[brave] = f"{number}#{seen[number]}" if side and seen[number] > 1 else number
    return texts


def _stack(state: BattleState, found: FieldCard, texts: dict[int, str]) -> str:
    words = [state.definitions[found.card].number, f"cores={found.cores}"]
    if found.soul:
        words.append("soul")
    if found.posture:
        words.append(_POSTURE_NAMES[found.posture])
    if found.advent == CONTRACT_ADVENT:
        words.append("contract")
    for brave, side in zip(found.braves, found.sides, strict=True):
        words.extend(("+", texts[brave]))
        if side:
            words.append(_SIDE_NAMES[side])
    for sign, below in (("<", found.bases), ("~", found.covered)):
        for card in reversed(below):
            words.extend((sign, state.definitions[card].number))
    return " ".join(words)


def _done(state: BattleState, player: int) -> dict[str, object]:
    done: dict[str, object] = {}
    for word in DONE:
        if word == "attacks":
            count = state.marks.get(word, 0) if player == state.turn_player else 0
        else:
            count = state.marks.get(f"{word} {player}", 0)
        if count:
            done[word] = count
    return done
