"""No field is forgotten by copy, save, load or digest: every slot is found by looking at the classes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.contract.battle_spirits_decks import lively_deck
from tests.contract.matches import TOY, new_match
from tests.contract.wixoss_decks import busy_deck

from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.state import SOUL_STATE, BattleState
from taisen.battle_spirits.state import FieldCard as BattleSpiritsCard
from taisen.battle_spirits.waiting import BurstCall, Departure, HandCall
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Frame
from taisen.kernel.history import Given, History
from taisen.kernel.match import Match
from taisen.kernel.modifiers import Modifier
from taisen.kernel.nodes import Node
from taisen.kernel.outcome import Outcome
from taisen.kernel.pending import Pending
from taisen.kernel.state import AnyState, FieldObject, State, Token
from taisen.wixoss.game import Wixoss
from taisen.wixoss.state import FieldCard, WixossState

NOT_SAVED = {
    "game": "the saved match names it",
    "token": "ownership of objects in memory",
    "projection": "derived, dropped by every write",
    "index": "derived from the field",
    "card_index": "derived from the cards",
    "settled": "derived from the field",
    "moves": "counts writes of a state in memory",
    "quiet": "derived from the zones and the field",
    "before": "the match before a step in progress, None between steps",
    "log": "saved beside the state by the match",
    "log_length": "saved beside the state by the match",
    "paranoid": "a switch of tests",
    "places": "derived from the zones",
    "steps": "saved with the frames",
}
SAVED_AS = {"definitions": "cards"}
DERIVED = ("game", "token", "projection", "index", "settled", "card_index")

SHARED = {
    "game",
    "definitions",
    "owners",
    "log",
    "index",
    "settled",
    "card_index",
    "before",
    "decision",
    "answer",
    "outcome",
}
"""Fields that copies share: never written in place."""


def slots(kind: type) -> list[str]:
    names: list[str] = []
    for base in kind.__mro__:
        own = base.__dict__.get("__slots__", ())
        names.extend([own] if isinstance(own, str) else own)
    return sorted(set(names))


def cause(number: int = 1) -> Cause:
    return Cause("effect", 1, "BS-01.01", number, 2, "T-R2/1", 3, "spirit")


def event() -> Event:
    return Event("drew", 1, cause(), 2, 3, 4, 5, "word", (6, 7))


def fill_kernel(state: AnyState, procedure: Node, ability: Node) -> None:
    """Give every field of the kernel's own state another value than its first."""
    state.frames.append(Frame(procedure, 1, cause(2), 1, True, ability))
    state.steps.append(3)
    state.scopes.append([1, (2, 3)])
    options = [Option("a", "a b", 1, 2), Option("c", "c", 3, 4)]
    state.decision = Decision(1, "main", "act", options, cause(3), (1, "x"), True, 1)
    state.answer = Option("verb", "text", 5, 6)
    state.answered = 9
    state.pending = (Pending(4, 1, 1, ability, cause(4), (1, (2,)), "T-R2 1"),)
    state.modifiers = (Modifier(5, "bp", ability, 1000, (7,), ability, 1, "turn", 3, cause(5)),)
    state.marks = {"used 7": 2, "attacks": 1}
    state.draws = 6
    state.batch = [event()]
    state.serial = 77
    state.moves = 8
    state.outcome = Outcome(1, "life", "BS-01.01")
    state.headless = True
    state.closed_lists = True
    state.log = [event()]
    state.log_length = 1
    state.paranoid = True


def full_battle_spirits() -> BattleState:
    """A state in which no field has its first value; it need not make sense."""
    game = BattleSpirits()
    deck = lively_deck("red")
    state = game.set_up(bytes(range(32)), (deck, deck))
    ability = next(definition for definition in deck if definition.number == "T-R2").abilities[0]
    state.move_card(3, 1, 1)
    state.known[4] = 2
    state.objects[7] = BattleSpiritsCard(
        7, 5, 1, state.token, (6,), 2, True, 1, "destroyed", (1,), (10,), 2, (11,)
    )
    field = (5, 6, 10, 11)
    for card in field:
        state.places[card] = -1
    state.zones[0] = tuple(card for card in state.zones[0] if card not in field)
    state.move_card(12, SOUL_STATE, 3)
    state.set_apart(12, 6)
    fill_kernel(state, game.procedures["battle"], ability)
    state.turn = 3
    state.turn_player = 1
    state.first_player = 1
    state.step = "attack"
    state.ending = "battle"
    state.life = [4, 3]
    state.reserve = [1, 2]
    state.trash_cores = [3, 1]
    state.counts = [1, 0]
    state.souls = [0, 2]
    state.battle = 70
    state.attacker = 7
    state.blocker = 8
    state.blocked = True
    state.target = 9
    state.compare = False
    state.departures = (Departure(71, 7, "destroyed", 4, True, cause(6), 9),)
    state.burst_chances = (BurstCall(1, 8, event(), True),)
    state.burst_queue = (BurstCall(0, 9, event(), False),)
    state.hand_calls = (HandCall(0, event()),)
    state.using = 4
    return state


def full_wixoss() -> WixossState:
    """A state in which no field has its first value; it need not make sense."""
    game = Wixoss()
    deck = busy_deck("red")
    state = game.set_up(bytes(range(32)), (deck, deck))
    ability = next(definition for definition in deck if definition.number == "W-REA").abilities[0]
    state.move_card(13, 2, 1)
    state.known[14] = 2
    state.objects[7] = FieldCard(7, 15, 1, state.token, 2, True, True, (16,), (17,), (18,), True, 8, (19,), 3)
    field = range(15, 19)
    for card in field:
        state.zones[state.places[card]] = tuple(
            other for other in state.zones[state.places[card]] if other != card
        )
        state.places[card] = -1
    fill_kernel(state, game.procedures["main-phase"], ability)
    state.turn = 3
    state.turn_player = 1
    state.first_player = 1
    state.phase = "attack"
    state.step = "signi"
    state.ending = True
    state.coins = [1, 2]
    state.subscribers = [3, 0]
    state.viruses = [0, 1, 0, 0, 0, 1]
    state.refreshes = [1, 0]
    state.attacker = 7
    state.attacked_lanes = 5
    state.negated = True
    state.using = 4
    state.used = (2, 3)
    state.before = game.new_state(b"")
    state.quiet = 7
    state.index = None
    return state


FULL: dict[str, Callable[[], BattleState | WixossState]] = {
    "battle-spirits": full_battle_spirits,
    "wixoss": full_wixoss,
}
EVERY_GAME = pytest.mark.parametrize("name", FULL)


@EVERY_GAME
def test_the_full_state_leaves_no_field_at_its_first_value(name: str) -> None:
    full = FULL[name]()
    fresh = type(full)(full.game, b"")
    for field in slots(type(full)):
        if field in DERIVED:
            continue
        assert getattr(full, field) != getattr(fresh, field), f"give {field} a value in full_state"


@EVERY_GAME
def test_every_field_of_a_state_is_saved_or_excused(name: str) -> None:
    full = FULL[name]()
    expected = {SAVED_AS.get(field, field) for field in slots(type(full)) if field not in NOT_SAVED}
    assert set(full.to_data()) == expected


@EVERY_GAME
def test_a_state_is_loaded_as_it_was_saved(name: str) -> None:
    full = FULL[name]()
    data = full.to_data()
    loaded = type(full)(full.game, b"")
    loaded.load_data(data, {definition.number: definition for definition in full.definitions})
    assert loaded.to_data() == data
    assert loaded.digest() == full.digest()
    assert loaded.places == full.places
    assert loaded.steps == full.steps
    assert loaded.definitions == full.definitions


@EVERY_GAME
def test_every_saved_field_is_in_the_digest(name: str) -> None:
    full = FULL[name]()
    seen = {full.digest()}
    fresh = type(full)(full.game, b"")
    for field in slots(type(full)):
        if field in NOT_SAVED or field in ("definitions", "owners"):
            continue
        changed = full.copy()
        if field in ("frames", "steps"):
            changed.frames, changed.steps = [], []
        else:
            setattr(changed, field, getattr(fresh, field))
        digest = changed.digest()
        assert digest not in seen, f"the digest does not depend on {field}"
        seen.add(digest)


@EVERY_GAME
@pytest.mark.parametrize("log", [True, False])
def test_a_copy_has_every_field_and_shares_nothing_that_is_written(name: str, log: bool) -> None:
    full = FULL[name]()
    copied = full.copy(log)
    for field in slots(type(full)):
        mine, yours = getattr(full, field), getattr(copied, field)
        if field == "token":
            assert mine is not yours
        elif field == "log" and not log:
            assert yours is None
        else:
            assert mine == yours, f"copy forgot {field}"
            if isinstance(mine, list | dict) and field not in SHARED:
                assert mine is not yours, f"copy shares {field}"
    assert all(one is not two for one, two in zip(full.scopes, copied.scopes, strict=True))


def test_the_kernels_own_state_copies_and_saves_every_field() -> None:
    state = new_match("toy", 1).state
    assert type(state) is State
    state.closed_lists = True  # saved only where it is so
    assert set(state.to_data()) == {SAVED_AS.get(n, n) for n in slots(State) if n not in NOT_SAVED}
    copied = state.copy()
    for name in slots(State):
        if name not in ("token", "projection"):
            assert getattr(copied, name) == getattr(state, name), f"copy forgot {name}"
    loaded = TOY.new_state(b"")
    loaded.load_data(state.to_data())
    assert loaded.digest() == state.digest()


def same(one: object, two: object) -> None:
    """Compare two plain things slot by slot."""
    assert type(one) is type(two)
    for name in slots(type(one)):
        mine, yours = getattr(one, name), getattr(two, name)
        if isinstance(mine, Node | Token):
            assert mine is yours, name
        elif hasattr(type(mine), "__slots__") and slots(type(mine)) and not isinstance(mine, Outcome):
            same(mine, yours)
        else:
            assert mine == yours, name


def test_parts_of_a_state_are_saved_whole() -> None:
    token = Token()
    found = BattleSpiritsCard(7, 5, 1, token, (6, 7), 2, True, 1, "destroyed", (1, 2), (10,), 2, (11,))
    same(found, BattleSpiritsCard.from_data(found.to_data(), token))
    same(found, found.clone(token))
    other = FieldCard(7, 5, 1, token, 2, True, True, (16,), (17,), (18,), True, 8, (19,), 3)
    same(other, FieldCard.from_data(other.to_data(), token))
    same(other, other.clone(token))
    plain = FieldObject(7, 5, 1, token)
    same(plain, plain.clone(token))
    same(cause(), Cause.from_data(cause().to_data()))
    same(event(), Event.from_data(event().to_data()))
    departure = Departure(71, 7, "destroyed", 4, True, cause(6), 9)
    same(departure, Departure.from_data(departure.to_data()))
    call = BurstCall(1, 8, event(), True)
    same(call, BurstCall.from_data(call.to_data()))


@EVERY_GAME
def test_what_is_in_progress_is_saved_whole(name: str) -> None:
    full = FULL[name]()
    loaded = type(full)(full.game, b"")
    loaded.load_data(full.to_data(), {definition.number: definition for definition in full.definitions})
    same(full.frames[-1], loaded.frames[-1])
    same(full.pending[0], loaded.pending[0])
    same(full.modifiers[0], loaded.modifiers[0])
    same(full.answer, loaded.answer)
    assert full.decision is not None
    assert loaded.decision is not None
    for field in slots(Decision):
        if field != "options":
            mine, yours = getattr(full.decision, field), getattr(loaded.decision, field)
            same(mine, yours) if isinstance(mine, Cause) else None
            assert isinstance(mine, Cause) or mine == yours
    for one, two in zip(full.decision.options, loaded.decision.options, strict=True):
        same(one, two)


def test_a_match_with_history_is_copied_whole() -> None:
    match = new_match("toy", 1)
    match.answer(0)
    copied = match.copy(history=True)
    for name in slots(Match):
        mine, yours = getattr(match, name), getattr(copied, name)
        if name in ("_state", "_history"):
            assert mine is not yours
        else:
            assert mine == yours
    for name in slots(History):
        mine, yours = getattr(match._history, name), getattr(copied._history, name)
        assert mine == yours
        assert not isinstance(mine, list) or mine is not yours
    saved = ["forced", "kind", "player", "position", "text"]
    assert slots(Given) == saved, "save and load a new field of the history too"
