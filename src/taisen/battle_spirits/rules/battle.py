"""Attack Step and battle (chapter 11)."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules.battle_points import best_bp, bp
from taisen.battle_spirits.rules.flash import open_flash
from taisen.battle_spirits.rules.grandwalker import endures
from taisen.battle_spirits.rules.lasting import after_battle, end_of_battle
from taisen.battle_spirits.rules.leaving import depart
from taisen.battle_spirits.rules.pair_block import BESIDE, ask_rival, ask_second, pairing, partners
from taisen.battle_spirits.rules.posture import exhaust, heavily_exhaust
from taisen.battle_spirits.rules.symbols import symbol_count
from taisen.battle_spirits.rules.timing import rest
from taisen.battle_spirits.rules.values import active, applies, fights, immune, restricted, spared
from taisen.battle_spirits.rules.winning import attack_cause, damage_life
from taisen.battle_spirits.state import EXHAUSTED, REFRESHED, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.changes import (
    AttackTarget,
    BlockBar,
    BlockLimit,
    CompareChange,
    Restriction,
)
from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import BATTLE, RULE, Cause, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.legality import Requirement, legal
from taisen.language.bases import NO_SLOTS

ATTACK_CAUSE: Final = Cause(RULE, -1, "BS-11.02")
BLOCK_CAUSE: Final = Cause(RULE, -1, "BS-11.08")
FIRST: Final = 2
"""Slot of the first of two that block together."""
SECOND: Final = 3
"""Slot of the second."""

BATTLE_CAUSE: Final = Cause(RULE, -1, "BS-11.29")


# -- what a spirit can, must and cannot do ---------------------------------------------------------


def _can_battle(state: BattleState, player: int, item: int) -> bool:
    return fights(state, state.objects[item])


def _stands(state: BattleState, player: int, item: int) -> bool:
    found = state.objects[item]
    return found.controller == player and not found.leaving


def _not_otherworldly(state: BattleState, player: int, item: int) -> bool:
    return not state.definitions[state.objects[item].card].otherworld


def _ready_to_attack(state: BattleState, player: int, item: int) -> bool:
    found = state.objects[item]
    # BS-35.09: a card's text may let it attack while exhausted.
    if found.posture == REFRESHED or restricted(state, found, "attacks-while-exhausted"):
        return True
    return found.posture == EXHAUSTED and restricted(state, found, "pursues")


def _ready_to_block(state: BattleState, player: int, item: int) -> bool:
    found = state.objects[item]
    # BS-35.09: a card's text may let it block while exhausted.
    return found.posture == REFRESHED or restricted(state, found, "blocks-while-exhausted")


def _may_attack(state: BattleState, player: int, item: int) -> bool:
    return not restricted(state, state.objects[item], "cannot-attack")


def _may_block(state: BattleState, player: int, item: int) -> bool:
    found = state.objects[item]
    for entry in active(state, "restriction"):
        limit = entry.modification
        if isinstance(limit, BlockLimit) and applies(state, entry, found):
            if limit.attackers is None or limit.attackers.matches(
                state, state.attacker, entry.cause, NO_SLOTS
            ):
                return False
    return True


def _blockable(state: BattleState, player: int, item: int) -> bool:
    attacker = state.objects.get(state.attacker)
    if attacker is None:
        return False
    for entry in active(state, "restriction"):
        bar = entry.modification
        if isinstance(bar, BlockBar) and applies(state, entry, attacker):
            if bar.blockers is None or bar.blockers.matches(state, item, entry.cause, NO_SLOTS):
                return False
    return True


ATTACK: Final[tuple[Requirement[BattleState], ...]] = (
    Requirement("BS-06.04", "not-yours", _stands),
    # BS-11.27
    Requirement("BS-11.27", "nexus-does-not-battle", _can_battle),
    # BS-16.02
    Requirement("BS-16.02", "otherworld-brave-alone", _not_otherworldly),
    # BS-11.12, BS-41.01, BS-41.02
    Requirement("BS-11.12", "exhausted", _ready_to_attack),
    # BS-35.11: "cannot" beats "must" and "may".
    Requirement("BS-35.11", "forbidden-by-effect", _may_attack),
)
BLOCK_ALONE: Final[tuple[Requirement[BattleState], ...]] = (
    Requirement("BS-06.04", "not-yours", _stands),
    Requirement("BS-11.27", "nexus-does-not-battle", _can_battle),
    Requirement("BS-16.02", "otherworld-brave-alone", _not_otherworldly),
    Requirement("BS-11.12", "exhausted", _ready_to_block),
    Requirement("BS-35.11", "forbidden-by-effect", _may_block),
    Requirement("BS-35.11", "attacker-cannot-be-blocked", _blockable),
)
"""What a card needs to block, whether alone or as one of a pair."""


def _able_alone(state: BattleState, player: int) -> list[int]:
    return [i for i in state.objects if legal(BLOCK_ALONE, state, player, i)]


def _has_partner(state: BattleState, player: int, item: int) -> bool:
    attacker = state.objects.get(state.attacker)
    if attacker is None or pairing(state, attacker) is None:
        return True
    return bool(partners(state, item, _able_alone(state, player)))


BLOCK: Final[tuple[Requirement[BattleState], ...]] = (
    *BLOCK_ALONE,
    # BS-11.11: a card's text may let only two block together.
    Requirement("BS-11.11", "no-second-blocker", _has_partner),
)


def attackers(state: BattleState) -> list[int]:
    """Return the field cards that may attack now."""
    player = state.turn_player
    return [i for i in state.objects if legal(ATTACK, state, player, i)]


def blockers(state: BattleState) -> list[int]:
    """Return the field cards that may block now."""
    player = 1 - state.turn_player
    return [i for i in state.objects if legal(BLOCK, state, player, i)]


# -- the Attack Step -------------------------------------------------------------------------------


def _choose_attack(state: BattleState) -> None:
    if state.ending in ("turn", "attack"):
        state.pop()
        return
    state.ending = ""
    able = attackers(state)
    if not able:
        # BS-06.12, BS-11.26
        state.pop()
        return
    player = state.turn_player
    options: list[Option] = []
    # BS-99.31: while a card that must attack is able to, the step may not be ended.
    if not any(restricted(state, state.objects[i], "must-attack") for i in able):
        options.append(Option("end-step", "end-step"))
    for item in able:
        name = name_of(state, item, player)
        options.append(Option("attack", f"attack {name}", item, 0))
        for aim in attack_targets(state, state.objects[item]):
            options.append(Option("attack", f"attack {name} on {name_of(state, aim, player)}", item, aim))
    state.ask(Decision(player, "attack", ACT, options, ATTACK_CAUSE))


def attack_targets(state: BattleState, attacker: FieldCard) -> list[int]:
    """Return the opposing field cards that an effect lets the attack be aimed at."""
    aims: list[int] = []
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, AttackTarget) and applies(state, entry, attacker):
            for found in state.objects.values():
                if found.controller == attacker.controller or found.leaving or found.id in aims:
                    continue
                if modification.target.matches(state, found.id, entry.cause, NO_SLOTS):
                    if not spared(state, found, entry.cause, NO_SLOTS, modification.target):
                        aims.append(found.id)
    return aims


def _take_attack(state: BattleState) -> None:
    answer = state.answer
    # BS-11.06
    if answer.verb == "end-step":
        state.pop()
        return
    # BS-11.01: the next attack is asked for only after this battle.
    state.jump(0)
    state.push(BATTLE_PROCEDURE, state.turn_player, BATTLE_CAUSE, [answer.target, answer.extra, 0, 0])


ATTACK_STEP: Final[Procedure[BattleState]] = Procedure(
    "attack-step", (("choose", _choose_attack), ("take", _take_attack))
)
"""Attacks one after another (BS-11.01, BS-11.25)."""


# -- one battle ------------------------------------------------------------------------------------


def _rest(state: BattleState) -> None:
    rest(state)


def _declare(state: BattleState) -> None:
    attacker, aim = state.slots[:FIRST]
    assert isinstance(attacker, int) and isinstance(aim, int)
    player = state.turn_player
    # BS-11.29
    state.battle = state.next_serial()
    state.attacker = attacker
    state.blocker = 0
    state.blocked = False
    state.target = aim
    state.compare = True
    state.marks["attacks"] = state.marks.get("attacks", 0) + 1
    # BS-11.02: exhausted in the same moment as declared.
    if not exhaust(state, attacker, ATTACK_CAUSE) and restricted(state, state.objects[attacker], "pursues"):
        heavily_exhaust(state, attacker, ATTACK_CAUSE)
    # BS-11.03
    state.happen(Event("attacked", player, ATTACK_CAUSE, attacker, state.objects[attacker].card, other=aim))


def _ended(state: BattleState) -> bool:
    return state.ending != ""


def _flash_1(state: BattleState) -> None:
    # BS-12.12, BS-11.05: none if an effect has ended the battle; the attacker's leaving ends none.
    if not _ended(state):
        # BS-11.07, BS-12.01
        open_flash(state)


def _ask_block(state: BattleState) -> None:
    # BS-11.24: a battle that was ended has no block. BS-99.07: with no attacker there is nothing to block.
    attacker = state.objects.get(state.attacker)
    # BS-99.25: nor with a Divine Form that has ended.
    if _ended(state) or attacker is None or attacker.leaving or not fights(state, attacker):
        state.answer = NO_BLOCK
        return
    player = 1 - state.turn_player
    if _target_blocks(state, player):
        state.answer = Option("block", "block", state.target)
        return
    able = blockers(state)
    options = [Option("block", f"block {name_of(state, i, player)}", i) for i in able]
    if not options or not _must_block(state, able):
        # BS-11.09
        options.insert(0, NO_BLOCK)
    state.ask(Decision(player, "block", ACT, options, BLOCK_CAUSE))


def _target_blocks(state: BattleState, player: int) -> bool:
    """Whether the attack is aimed at a spirit that blocks it, exhausted or not."""
    aim = state.objects.get(state.target)
    if aim is None or aim.leaving:
        return False
    # BS-16.02
    if state.definitions[aim.card].otherworld:
        return False
    # BS-35.11: "cannot" beats "must".
    return (
        _may_block(state, player, aim.id)
        and _blockable(state, player, aim.id)
        and _has_partner(state, player, aim.id)
    )


def _must_block(state: BattleState, able: list[int]) -> bool:
    """Whether the attacker forces a block and one of the possible blockers is reached by that."""
    attacker = state.objects[state.attacker]
    for entry in active(state, "restriction"):
        modification = entry.modification
        if isinstance(modification, Restriction) and modification.verb == "must-be-blocked":
            if applies(state, entry, attacker):
                # The force is an effect on the blocking spirits: one that is immune may stay out.
                forced = [i for i in able if _forced(state, state.objects[i], entry.cause)]
                if pairing(state, attacker) is not None:
                    return any(partners(state, i, forced) for i in forced)
                return bool(forced)
    return False


def _forced(state: BattleState, found: FieldCard, cause: Cause) -> bool:
    return not immune(state, found, cause) and not spared(state, found, cause, NO_SLOTS)


NO_BLOCK: Final = Option("no-block", "no-block")


def _take_block(state: BattleState) -> None:
    answer = state.answer
    if answer.verb != "block":
        state.jump(BATTLE_PROCEDURE.step_index("resolution"))
        return
    if pairing(state, state.objects[state.attacker]) is None:
        # BS-11.11: one blocker.
        _block(state, answer.target)
        state.jump(BATTLE_PROCEDURE.step_index("block-effects"))
        return
    player = 1 - state.turn_player
    state.slots[FIRST] = answer.target
    ask_second(state, player, answer.target, _able_alone(state, player), BLOCK_CAUSE)


def _take_second(state: BattleState) -> None:
    first, second = state.slots[FIRST], state.answer.target
    assert isinstance(first, int)
    state.slots[SECOND] = second
    entry = pairing(state, state.objects[state.attacker])
    assert entry is not None
    ask_rival(state, entry, (first, second))


def _take_rival(state: BattleState) -> None:
    rival = state.answer.target
    first, second = state.slots[FIRST], state.slots[SECOND]
    assert isinstance(first, int) and isinstance(second, int)
    _block(state, rival, second if rival == first else first)


def _block(state: BattleState, blocker: int, beside: int = 0) -> None:
    """Let a field card block, and another beside it that is not battled, 0 for none."""
    state.blocker = blocker
    state.blocked = True
    state.touch()
    count = f"blocks {1 - state.turn_player}"
    state.marks[count] = state.marks.get(count, 0) + 1
    for item in (blocker, beside) if beside else (blocker,):
        # BS-11.08
        exhaust(state, item, BLOCK_CAUSE)
        # BS-11.10
        state.happen(
            Event(
                "blocked",
                1 - state.turn_player,
                BLOCK_CAUSE,
                item,
                state.objects[item].card,
                other=state.attacker,
                detail="" if item == blocker else BESIDE,
            )
        )


def _flash_2(state: BattleState) -> None:
    # BS-11.13
    if not _ended(state):
        open_flash(state)


def _resolution(state: BattleState) -> None:
    # BS-11.24
    if _ended(state):
        state.jump(BATTLE_PROCEDURE.step_index("end"))
        return
    # BS-11.14
    state.happen(
        Event("battle_resolving", state.turn_player, BATTLE_CAUSE, state.attacker, other=state.blocker)
    )


def _outcome(state: BattleState) -> None:
    if _ended(state):
        # BS-11.24: an effect of the resolution has ended the battle.
        return
    attacker = state.objects.get(state.attacker)
    blocker = state.objects.get(state.blocker)
    if not state.blocked:
        # BS-11.15, BS-99.07: without an attacker there are no symbols to count.
        # BS-99.25: a Divine Form that has ended is no attacker any longer.
        if attacker is None or attacker.leaving or not fights(state, attacker):
            return
        if restricted(state, attacker, "takes-no-life"):
            cause = attack_cause(state, attacker)
            state.note(
                Event("prevented", attacker.controller, cause, attacker.id, attacker.card, detail="life")
            )
            return
        damage_life(state, attacker, symbol_count(state, attacker))
        return
    # BS-11.17, BS-99.08: the block stands, but with one of the two gone there is no comparison.
    if attacker is None or blocker is None or attacker.leaving or blocker.leaving or not state.compare:
        return
    # BS-99.25
    if not fights(state, attacker) or not fights(state, blocker):
        return
    compare_bp(state, attacker, blocker)


def compare_bp(state: BattleState, attacker: FieldCard, blocker: FieldCard) -> None:
    """Compare BP and destroy the lower side, or both (BS-11.16)."""
    mine, theirs = bp(state, attacker), bp(state, blocker)
    for entry in active(state, "compare"):
        modification = entry.modification
        assert isinstance(modification, CompareChange)
        mine, theirs = modification.compared(
            mine,
            theirs,
            best_bp(state, attacker),
            best_bp(state, blocker),
            applies(state, entry, attacker),
            applies(state, entry, blocker),
        )
    # BS-11.18, BS-11.19: the lower side, or both at the same time.
    lost: list[tuple[int, Cause]] = []
    if mine <= theirs:
        lost.append((attacker.id, _won_by(blocker)))
    if theirs <= mine:
        lost.append((blocker.id, _won_by(attacker)))
    # BS-21.03: a Divine Form that is not destroyed has not lost.
    lost = [(loser, cause) for loser, cause in lost if not endures(state, state.objects[loser], cause)]
    for loser, cause in lost:
        depart(state, [loser], "destroyed", cause)
    if len(lost) == 1:
        loser, cause = lost[0]
        state.happen(
            Event(
                "won_comparison",
                cause.player,
                cause,
                cause.object,
                cause.card,
                abs(mine - theirs),
                loser,
            )
        )


def _won_by(winner: FieldCard) -> Cause:
    return Cause(BATTLE, winner.controller, "BS-11.18", card=winner.card, object=winner.id)


def _end(state: BattleState) -> None:
    # BS-99.09, BS-11.23: first "this battle" stops, then the effects of the battle's end come.
    end_of_battle(state)
    state.happen(Event("battle_ended", state.turn_player, BATTLE_CAUSE, state.attacker, other=state.blocker))


def _finish(state: BattleState) -> None:
    after_battle(state)
    state.battle = 0
    state.attacker = 0
    state.blocker = 0
    state.blocked = False
    state.target = 0
    state.touch()
    if state.ending == "battle":
        state.ending = ""
    state.pop()


BATTLE_PROCEDURE: Final[Procedure[BattleState]] = Procedure(
    "battle",
    (
        ("declare", _declare),
        ("attack-effects", _rest),
        ("flash-1", _flash_1),
        ("ask-block", _ask_block),
        ("take-block", _take_block),
        ("take-second", _take_second),
        ("take-rival", _take_rival),
        ("block-effects", _rest),
        ("flash-2", _flash_2),
        ("resolution", _resolution),
        ("resolution-effects", _rest),
        ("outcome", _outcome),
        ("outcome-effects", _rest),
        ("end", _end),
        ("end-effects", _rest),
        ("finish", _finish),
    ),
)
"""One battle, from the declaration of an attack to its end."""
