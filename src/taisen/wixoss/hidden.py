"""Hidden cards: what may be dealt to places that a player cannot see, when a match is imagined."""

from __future__ import annotations

from taisen.kernel.state import Definition
from taisen.wixoss.cards import LRIG, CardDefinition
from taisen.wixoss.rules.setup import CHOSEN, SETUP
from taisen.wixoss.state import WixossState

BLACK_BACK = 0
WHITE_BACK = 1


def back(definition: Definition) -> int:
    """Return which back a card has: those of the LRIG Deck have white ones (WX-03.10)."""
    assert isinstance(definition, CardDefinition)
    return WHITE_BACK if definition.white_backed else BLACK_BACK


def constrains(state: WixossState, card: int) -> bool:
    """Return whether not every card of its back could lie in this hidden place."""
    return card in _first_lrigs(state)


def may_be(state: WixossState, card: int, definition: Definition) -> bool:
    """Return whether a hidden card could be ``definition``, as far as everybody knows."""
    assert isinstance(definition, CardDefinition)
    # WX-05.02, WX-03.07: what lies face down in the LRIG Zone before the match opens.
    return card not in _first_lrigs(state) or (definition.kind == LRIG and definition.level == 0)


def _first_lrigs(state: WixossState) -> tuple[int, ...]:
    """The LRIG that were chosen in the setup and are not opened yet."""
    for frame in state.frames:
        if frame.node is SETUP:
            chosen = state.scopes[frame.scope][CHOSEN]
            return chosen if isinstance(chosen, tuple) else ()
    return ()


def redealt(state: WixossState, player: int) -> None:
    """Forget what was worked out from the cards as they lay before they were dealt anew for ``player``."""
    state.card_index = None
    state.index = None
    state.touch()
