"""Battle (chapter 16): comparing power, and banishing."""

from __future__ import annotations

from taisen.kernel.events import BATTLE, Cause, Event
from taisen.wixoss.rules.values import power
from taisen.wixoss.rules.zones import take_from_field
from taisen.wixoss.state import ENER, FieldCard, WixossState


def banish(
    state: WixossState, objects: tuple[int, ...], cause: Cause, by: int = 0, how: str = "banish"
) -> tuple[int, ...]:
    """Banish field cards, all at once (WX-16.13): they go to their owner's Ener Zone (WX-16.06).

    Args:
        state: the match.
        objects: ids of field cards.
        cause: why.
        by: the card that banishes, 0 for none.
        how: a word more.

    Returns:
        The ids of those that were banished.
    """
    return take_from_field(state, objects, ENER, cause, how, by)


def battle_cause(attacker: FieldCard) -> Cause:
    """Return the cause of a battle; it is no effect (WX-16.11)."""
    return Cause(BATTLE, attacker.controller, "WX-16.02", attacker.card, attacker.id)


def meet(state: WixossState, attacker: FieldCard, defender: FieldCard) -> None:
    """Report that two SIGNI battle (WX-16.01)."""
    state.happen(
        Event(
            "battled",
            attacker.controller,
            battle_cause(attacker),
            attacker.id,
            attacker.card,
            other=defender.id,
        )
    )


def compare(state: WixossState, attacker: FieldCard, defender: FieldCard) -> None:
    """Compare the power of two SIGNI that battle: the attacked one is banished unless it is stronger.

    It may ask what happens instead, so a procedure must not go on with its own frame after it.
    """
    # WX-16.02, WX-16.03
    if power(state, attacker) >= power(state, defender):
        # WX-16.04, WX-16.05: nothing else comes of it.
        banish(state, (defender.id,), battle_cause(attacker), attacker.id)
