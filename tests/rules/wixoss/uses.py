"""Cards in notation that are used on small positions, and Ener to pay for them."""

from __future__ import annotations

from tests.rules.wixoss.boards import board, main_phase, put

from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.loading import definition_from_facts
from taisen.wixoss.state import ENER, HAND, LRIG_DECK, WixossState


def card(number: str, kind: str, effect: str = "", **facts: object) -> CardDefinition:
    """A made-up card from its facts; its colour is white, if it says nothing else."""
    found: dict[str, object] = {"number": number, "name": number, "kind": kind, "colors": ["white"]}
    if kind in ("signi", "resona"):
        found |= {"level": 1, "power": 3000, "classes": ["精武", "アーム"]}
    if kind == "arts":
        found["timings"] = ["main"]
    found |= facts
    found["effect"] = effect
    return definition_from_facts(found)


def signi_of(number: str, *colors: str, effect: str = "") -> CardDefinition:
    """A SIGNI of some colours, none for a colourless one."""
    return card(number, "signi", effect, colors=list(colors))


WHITE = signi_of("W", "white")
RED = signi_of("R", "red")
BLUE = signi_of("U", "blue")
GREEN = signi_of("G", "green")
BLACK = signi_of("K", "black")
NONE = signi_of("N")
MULTI = signi_of("M", "white", effect="[multi-ener]")


def ready(*hand: CardDefinition, ener: tuple[CardDefinition, ...] = (), player: int = 0) -> WixossState:
    """A position in the main phase with black-backed cards in hand and the others in the LRIG Deck."""
    state = board()
    for definition in hand:
        put(state, player, LRIG_DECK if definition.white_backed else HAND, definition)
    put(state, player, ENER, *ener)
    return state


def begin(*hand: CardDefinition, ener: tuple[CardDefinition, ...] = ()) -> WixossState:
    """The same, and the turn player is asked what to do."""
    state = ready(*hand, ener=ener)
    main_phase(state)
    return state


def numbers(state: WixossState, player: int, kind: int) -> list[str]:
    """The numbers of the cards of a zone, the top last."""
    return [state.definitions[found].number for found in state.zone(player, kind)]
