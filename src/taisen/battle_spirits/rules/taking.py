"""Effects that move cores (chapters 09, 10): from field cards to places of their owner, and from the void."""

from __future__ import annotations

from taisen.battle_spirits.cards import BRAVE, NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.rules import cores
from taisen.battle_spirits.rules.cores import PLACES, TO_RESERVE, TO_TRASH
from taisen.battle_spirits.rules.cost import prohibited, turn_limit
from taisen.battle_spirits.rules.leaving import affected
from taisen.battle_spirits.rules.soul_state import note_drained
from taisen.battle_spirits.rules.values import lowest_cost, restricted
from taisen.battle_spirits.state import SOUL_TRASH, BattleState, FieldCard
from taisen.kernel.events import EFFECT, Cause, Event


def move_cores(state: BattleState, picks: tuple[int, ...], place: int, cause: Cause) -> int:
    """Move cores of field cards to a place of their owner; return how many moved.

    Args:
        state: the match.
        picks: a number for each core: twice the card's id, plus one for the Soul Core.
        place: ``TO_RESERVE``, ``TO_TRASH`` or ``TO_VOID``.
        cause: why; cards that it does not reach keep their cores.
    """
    moved = 0
    cause = _as_taker(state, cause)
    for pick in picks:
        found = state.objects.get(pick >> 1)
        if found is None or not affected(state, found, cause) or keeps_cores(state, found, cause):
            continue
        player, card = found.controller, found.card  # read before the write that may replace it
        soul = cores.take(state, player, pick)
        # BS-35.21: to places of the cores' own owner only.
        if place == TO_RESERVE:
            cores.put_in_reserve(state, player, soul)
        elif place == TO_TRASH:
            cores.put_in_trash(state, player, soul)
        moved += 1
        if cause.player == 1 - player and _too_few(state, pick >> 1):
            note_drained(state, pick >> 1)
        state.happen(Event("cores_moved", player, cause, pick >> 1, card, 1, detail=PLACES[place]))
    return moved


def _too_few(state: BattleState, item: int) -> bool:
    found = state.objects[item]
    return cores.below_lowest(state, found, lowest_cost(state, found))


def _as_taker(state: BattleState, cause: Cause) -> Cause:
    """The cause as it acts while it takes cores: of no colour if an effect on its source says so."""
    source = state.objects.get(cause.object)
    if source is None or not cause.colors or not restricted(state, source, "colorless-taking"):
        return cause
    return cause.without_colors()


def keeps_cores(state: BattleState, found: FieldCard, cause: Cause) -> bool:
    """Return whether a field card keeps its cores against an effect."""
    if cause.certain:
        return False
    # Their owner's effects remove none either, where all stay or the last one does.
    if found.core_count <= cores.kept(state, found, cause.player):
        return True
    if cause.kind != EFFECT or cause.player == found.controller:
        return False
    if found.core_count == 1 and restricted(state, found, "keeps-last-core"):
        return True
    return restricted(state, found, "keeps-cores")


def source_on_field(state: BattleState, cause: Cause) -> int:
    """Return the field card that an effect calls "this": its source, or its card once there; 0 for none."""
    if cause.object in state.objects:
        return cause.object
    if cause.object:
        return 0
    # Given from elsewhere, as a burst is: what it has summoned is the card itself.
    return next((found.id for found in state.objects.values() if found.card == cause.card), 0)


def gather_cores(state: BattleState, picks: tuple[int, ...], cause: Cause) -> int:
    """Move cores of own field cards to the source of an effect; return how many moved."""
    target = source_on_field(state, cause)
    if not target:
        return 0
    moved = sum(_hand_over(state, pick, target, cause) for pick in picks)
    if moved:
        state.happen(Event("cores_moved", cause.player, cause, target, cause.card, moved, detail="to-card"))
    return moved


def share_cores(state: BattleState, picks: tuple[int, ...], goals: tuple[int, ...], cause: Cause) -> int:
    """Move cores of own field cards to own field cards, each to its goal; return how many moved."""
    moved: dict[int, int] = {}
    for pick, goal in zip(picks, goals, strict=True):
        if goal in state.objects and _hand_over(state, pick, goal, cause):
            moved[goal] = moved.get(goal, 0) + 1
    for goal, count in moved.items():
        card = state.objects[goal].card
        state.happen(Event("cores_moved", cause.player, cause, goal, card, count, detail="to-card"))
    return sum(moved.values())


def _hand_over(state: BattleState, pick: int, goal: int, cause: Cause) -> bool:
    """Move one core from an own field card to another if it can; return whether it did."""
    found = state.objects.get(pick >> 1)
    if found is None or not affected(state, found, cause):
        return False
    if found.core_count <= cores.kept(state, found, cause.player):
        return False
    cores.put_on_card(state, cause.player, goal, cores.take(state, cause.player, pick), cause)
    return True


def put_soul_on(state: BattleState, player: int, item: int, cause: Cause) -> bool:
    """Put a player's Soul Core from the trash on a field card; return whether it was done."""
    if state.souls[player] != SOUL_TRASH or _bounded(state, player, 1, cause) < 1:
        return False
    cores.put_on_card(state, player, item, True, cause)
    state.happen(Event("cores_moved", player, cause, item, state.objects[item].card, 1, detail="to-card"))
    return True


def may_gain(state: BattleState, player: int, cause: Cause) -> bool:
    """Return whether an effect may bring a player a core more this turn from void or trash."""
    if not _counted(player, cause):
        return True
    limit = turn_limit(state, player, "gain-cores")
    return limit < 0 or state.marks.get(f"gained {player}", 0) < limit


def _counted(player: int, cause: Cause) -> bool:
    """Whether what an effect brings a player is counted: it is one of the player's own field cards'."""
    return cause.source_kind in (SPIRIT, ULTIMATE, BRAVE, NEXUS) and cause.player == player


def _bounded(state: BattleState, player: int, amount: int, cause: Cause) -> int:
    """How many cores an effect may still bring a player this turn from void or trash; they are counted."""
    if _counted(player, cause):
        limit = turn_limit(state, player, "gain-cores")
        key = f"gained {player}"
        used = state.marks.get(key, 0)
        if limit >= 0:
            amount = min(amount, max(0, limit - used))
        state.marks[key] = used + amount
    return amount


def gain_cores(state: BattleState, player: int, amount: int, cause: Cause, where: str, item: int = 0) -> int:
    """Put cores from the void in a player's reserve or life, or on a field card; return how many.

    Args:
        state: the match.
        player: whose cores they become.
        amount: how many; the void has no end (BS-99.17).
        cause: why.
        where: "reserve", "life" or "field".
        item: the field card, for "field".
    """
    if where == "life" and prohibited(state, player, "void-to-life"):
        state.note(Event("prevented", player, cause, amount=amount, detail="void-to-life"))
        return 0
    amount = _bounded(state, player, amount, cause)
    if amount <= 0:
        return 0
    if where == "reserve":
        cores.void_to_reserve(state, player, amount)
    elif where == "life":
        state.life[player] += amount
        state.touch()
    else:
        for _ in range(amount):
            cores.put_on_card(state, player, item, False, cause)
    state.happen(Event("cores_gained", player, cause, item, amount=amount, detail=where))
    return amount
