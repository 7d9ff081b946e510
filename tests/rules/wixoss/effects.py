"""Carrying out an effect written in notation on a small position."""

from __future__ import annotations

from tests.rules.wixoss.boards import put

from taisen.kernel.events import EFFECT, Cause
from taisen.kernel.frames import Value, advance
from taisen.language.slots import fresh_slots
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.timing import resolve
from taisen.wixoss.state import CHECK, WixossState
from taisen.wixoss.vocabulary.abilities import EffectAbility
from taisen.wixoss.vocabulary.notation import read_card_effect


def carry_out(
    state: WixossState, text: str, player: int = 0, source: int = 0, slots: list[Value] | None = None
) -> int:
    """Carry out an effect until somebody is asked or it is done; return the card that it comes from.

    Args:
        state: the match.
        text: the effect in notation, without the mark of its line.
        player: who controls it.
        source: the field card that it comes from, 0 for a card in the Check Zone.
        slots: what its event says, None for nothing.
    """
    ability, *_ = read_card_effect(f"[effect] {text}", "T-EFFECT")
    assert isinstance(ability, EffectAbility)
    definition = CardDefinition("T-EFFECT", "an effect", "spell", ("white",), abilities=(ability,))
    card = state.objects[source].card if source else put(state, player, CHECK, definition)[0]
    kind = "signi" if source else "spell"
    cause = Cause(EFFECT, player, card=card, object=source, ability=ability.key, colors=1, source_kind=kind)
    resolve(state, ability, player, cause, fresh_slots() if slots is None else slots)
    advance(state)
    return card


def asked(state: WixossState) -> int:
    """The player who is asked, -1 for nobody."""
    return -1 if state.decision is None else state.decision.player


def answer_first(state: WixossState) -> None:
    """Answer with the first option until nobody is asked."""
    while state.decision is not None:
        state.submit(state.decision.options[0])
