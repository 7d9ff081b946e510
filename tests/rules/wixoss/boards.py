"""Small positions of WIXOSS in Python, for tests of rules that no scenario can show."""

from __future__ import annotations

from taisen.kernel.events import Event
from taisen.kernel.frames import advance
from taisen.language.bases import Ability
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.colors import ener_counts
from taisen.wixoss.game import Wixoss
from taisen.wixoss.rules.main_phase import MAIN_CAUSE, MAIN_PHASE
from taisen.wixoss.rules.turn import TURN, TURN_CAUSE
from taisen.wixoss.state import (
    BOTH,
    CENTER,
    DECK,
    LEFT,
    LRIG,
    RIGHT,
    ZONE_COUNT,
    FieldCard,
    WixossState,
)

KEY = bytes(32)
LANES = (LEFT, CENTER, RIGHT)


def signi(
    number: str,
    level: int = 1,
    power: int = 3000,
    abilities: tuple[Ability, ...] = (),
    limiting: tuple[str, ...] = (),
    kind: str = "signi",
) -> CardDefinition:
    """A made-up SIGNI (or Resona)."""
    return CardDefinition(
        number,
        f"name of {number}",
        kind,
        ("white",),
        level,
        power=power,
        classes=("精武", "アーム"),
        limiting=limiting,
        abilities=abilities,
    )


def lrig(
    number: str,
    level: int = 0,
    limit: int = 0,
    types: tuple[str, ...] = ("タマ",),
    cost: tuple[str, ...] = (),
    coins: int = 0,
    abilities: tuple[Ability, ...] = (),
) -> CardDefinition:
    """A made-up LRIG."""
    return CardDefinition(
        number,
        f"name of {number}",
        "lrig",
        ("white",),
        level,
        limit=limit,
        types=types,
        cost=ener_counts(cost),
        coins=coins,
        abilities=abilities,
    )


PLAIN = signi("T-PLAIN")


def empty(rule_set: str = "") -> WixossState:
    """A match without cards, in the first player's main phase of turn 3."""
    game = Wixoss(rule_set) if rule_set else Wixoss()
    state = game.new_state(KEY)
    state.paranoid = True
    state.turn = 3
    state.phase = "main"
    return state


def put(state: WixossState, player: int, kind: int, *definitions: CardDefinition) -> list[int]:
    """Put cards into a zone, the last one on its top; hand cards are known to their player."""
    cards = [state.add_card(found, player, player * ZONE_COUNT + kind) for found in definitions]
    state.card_index = None
    return cards


def stand(
    state: WixossState,
    player: int,
    definition: CardDefinition,
    place: int,
    down: bool = False,
    frozen: bool = False,
    under: tuple[CardDefinition, ...] = (),
    charms: int = 0,
    acces: int = 0,
) -> int:
    """Put a card onto the field, with what lies under it and is attached to it; return its id."""
    card = _loose(state, player, definition)
    below = tuple(_loose(state, player, found) for found in under)
    hung = tuple(_loose(state, player, PLAIN) for _ in range(charms))
    worn = tuple(_loose(state, player, PLAIN) for _ in range(acces))
    found = FieldCard(state.next_serial(), card, player, state.token, place, down, frozen, below, hung, worn)
    state.objects[found.id] = found
    state.index = None
    state.card_index = None
    state.touch()
    return found.id


def _loose(state: WixossState, player: int, definition: CardDefinition) -> int:
    card = state.add_card(definition, player, player * ZONE_COUNT + DECK)
    state.move_card(card, -1, BOTH)
    return card


def board(
    limit: int = 11, level: int = 4, deck: int = 10, rule_set: str = "", types: tuple[str, ...] = ("タマ",)
) -> WixossState:
    """A match with a LRIG of both players and a few cards in both decks, in a main phase."""
    state = empty(rule_set)
    for player in (0, 1):
        stand(state, player, lrig(f"T-LRIG{player}", level, limit, types), LRIG)
        put(state, player, DECK, *[PLAIN] * deck)
    return state


def main_phase(state: WixossState) -> None:
    """Let the turn player act."""
    state.push(TURN, state.turn_player, TURN_CAUSE, [])
    state.jump(TURN.step_index("main-end"))
    state.push(MAIN_PHASE, state.turn_player, MAIN_CAUSE, [])
    advance(state)


def turn_from(state: WixossState, step: str) -> None:
    """Go on with the turn at one of its steps."""
    state.push(TURN, state.turn_player, TURN_CAUSE, [])
    state.jump(TURN.step_index(step))
    advance(state)


def answer(state: WixossState, *texts: str) -> None:
    """Answer the decisions that come, one text each."""
    for text in texts:
        decision = state.decision
        assert decision is not None, f"nobody is asked, so nobody says {text!r}"
        option = decision.option(text)
        assert option is not None, f"{text!r} is none of {[found.text for found in decision.options]}"
        state.submit(option)


def options(state: WixossState) -> list[str]:
    """The texts of the options of the pending decision."""
    assert state.decision is not None
    return [found.text for found in state.decision.options]


def happened(state: WixossState, *names: str) -> list[Event]:
    """The events of these names, in the order in which they happened."""
    return [event for event in state.events() if event.name in names]


def pass_until(state: WixossState, turn: int) -> None:
    """Answer with the first option until a turn begins."""
    while state.turn < turn:
        assert state.decision is not None
        state.submit(state.decision.options[0])
