"""No field is forgotten by copy, save, load or digest: every slot is found by looking at the classes."""

from __future__ import annotations

import pytest
from tests.contract.battle_spirits_decks import lively_deck
from tests.contract.matches import TOY, new_match

from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.state import BattleState, BurstCall, Departure, FieldCard
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import Cause, Event
from taisen.kernel.frames import Frame
from taisen.kernel.history import Given, History
from taisen.kernel.match import Match
from taisen.kernel.modifiers import Modifier
from taisen.kernel.nodes import Node
from taisen.kernel.outcome import Outcome
from taisen.kernel.pending import Pending
from taisen.kernel.state import FieldObject, State, Token

NOT_SAVED = {
    "game": "the saved match names it",
    "token": "ownership of objects in memory",
    "projection": "derived, dropped by every write",
    "index": "derived from the field",
    "log": "saved beside the state by the match",
    "log_length": "saved beside the state by the match",
    "paranoid": "a switch of tests",
    "places": "derived from the zones",
    "steps": "saved with the frames",
}
SAVED_AS = {"definitions": "cards"}

SHARED = {"game", "definitions", "owners", "log", "index", "decision", "answer", "outcome"}
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


def full_state() -> BattleState:
    """A state in which no field has its first value; it need not make sense."""
    game = BattleSpirits()
    deck = lively_deck("red")
    state = game.set_up(bytes(range(32)), (deck, deck))
    ability = next(definition for definition in deck if definition.number == "T-R2").abilities[0]
    procedure = game.procedures["battle"]
    state.move_card(3, 1, 1)
    state.known[4] = 2
    state.objects[7] = FieldCard(7, 5, 1, state.token, (6,), 2, True, 1, "destroyed")
    state.places[5] = state.places[6] = -1
    state.zones[0] = tuple(card for card in state.zones[0] if card not in (5, 6))
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
    state.outcome = Outcome(1, "life", "BS-01.01")
    state.headless = True
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
    state.departures = (Departure(71, 7, "destroyed", 4, True, cause(6)),)
    state.burst_chances = (BurstCall(1, 8, event(), True),)
    state.burst_queue = (BurstCall(0, 9, event(), False),)
    state.using = 4
    state.log = [event()]
    state.log_length = 1
    state.paranoid = True
    return state


def cards(state: BattleState) -> dict[str, object]:
    return {definition.number: definition for definition in state.definitions}


def test_the_full_state_leaves_no_field_at_its_first_value() -> None:
    full = full_state()
    fresh = BattleState(full.game, b"")
    for name in slots(BattleState):
        if name in ("game", "token", "projection", "index"):
            continue
        assert getattr(full, name) != getattr(fresh, name), f"give {name} a value in full_state"


def test_every_field_of_a_state_is_saved_or_excused() -> None:
    full = full_state()
    expected = {SAVED_AS.get(name, name) for name in slots(BattleState) if name not in NOT_SAVED}
    assert set(full.to_data()) == expected


def test_a_state_is_loaded_as_it_was_saved() -> None:
    full = full_state()
    data = full.to_data()
    loaded = BattleState(full.game, b"")
    loaded.load_data(data, {definition.number: definition for definition in full.definitions})
    assert loaded.to_data() == data
    assert loaded.digest() == full.digest()
    assert loaded.places == full.places
    assert loaded.steps == full.steps
    assert loaded.definitions == full.definitions


def test_every_saved_field_is_in_the_digest() -> None:
    full = full_state()
    seen = {full.digest()}
    fresh = BattleState(full.game, b"")
    for name in slots(BattleState):
        if name in NOT_SAVED or name in ("definitions", "owners"):
            continue
        changed = full.copy()
        if name in ("frames", "steps"):
            changed.frames, changed.steps = [], []
        else:
            setattr(changed, name, getattr(fresh, name))
        digest = changed.digest()
        assert digest not in seen, f"the digest does not depend on {name}"
        seen.add(digest)


@pytest.mark.parametrize("log", [True, False])
def test_a_copy_has_every_field_and_shares_nothing_that_is_written(log: bool) -> None:
    full = full_state()
    copied = full.copy(log)
    for name in slots(BattleState):
        mine, yours = getattr(full, name), getattr(copied, name)
        if name == "token":
            assert mine is not yours
        elif name == "log" and not log:
            assert yours is None
        else:
            assert mine == yours, f"copy forgot {name}"
            if isinstance(mine, list | dict) and name not in SHARED:
                assert mine is not yours, f"copy shares {name}"
    assert all(one is not two for one, two in zip(full.scopes, copied.scopes, strict=True))


def test_the_kernels_own_state_copies_and_saves_every_field() -> None:
    state = new_match("toy", 1).state
    assert type(state) is State
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
    found = FieldCard(7, 5, 1, token, (6, 7), 2, True, 1, "destroyed")
    same(found, FieldCard.from_data(found.to_data(), token))
    same(found, found.clone(token))
    plain = FieldObject(7, 5, 1, token)
    same(plain, plain.clone(token))
    same(cause(), Cause.from_data(cause().to_data()))
    same(event(), Event.from_data(event().to_data()))
    departure = Departure(71, 7, "destroyed", 4, True, cause(6))
    same(departure, Departure.from_data(departure.to_data()))
    call = BurstCall(1, 8, event(), True)
    same(call, BurstCall.from_data(call.to_data()))
    full = full_state()
    loaded = BattleState(full.game, b"")
    loaded.load_data(full.to_data(), {definition.number: definition for definition in full.definitions})
    same(full.frames[-1], loaded.frames[-1])
    same(full.pending[0], loaded.pending[0])
    same(full.modifiers[0], loaded.modifiers[0])
    same(full.answer, loaded.answer)
    assert full.decision is not None
    assert loaded.decision is not None
    for name in slots(Decision):
        if name != "options":
            mine, yours = getattr(full.decision, name), getattr(loaded.decision, name)
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
