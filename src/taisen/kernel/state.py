"""State: the whole of a match as plain data, and the one gate through which it is written.

Cards are numbered slots described by parallel lists; what stands on a field is an object, shared
between copies until written. Copying costs a handful of list copies; saving and digests are written
by hand, and a test finds a field that one of them forgot.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from taisen.kernel.compiling import mypyc_attr
from taisen.kernel.decisions import Decision, Option
from taisen.kernel.errors import BadInput
from taisen.kernel.events import NO_CAUSE, Cause, Event
from taisen.kernel.frames import Frame, Value, advance
from taisen.kernel.modifiers import Modifier
from taisen.kernel.nodes import Node
from taisen.kernel.outcome import Outcome
from taisen.kernel.pending import Pending
from taisen.kernel.randomness import MOST_DRAWS, draw_below, shuffled
from taisen.kernel.saving import (
    Registry,
    as_cause,
    as_int,
    as_ints,
    as_list,
    as_value,
    check_saved,
    decision_data,
    decision_from_data,
    modifier_from_data,
    pending_from_data,
    step_name,
    step_number,
)

if TYPE_CHECKING:
    from taisen.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """Printed identity of a card: number and abilities; each game adds its own facts."""

    __slots__ = ("number",)

    number: str

    def __init__(self, number: str) -> None:
        self.number = number

    def to_data(self) -> dict[str, object]:
        """Return the card's facts as plain data, enough to make it again (see ``Game``)."""
        return {"number": self.number}

    def node(self, key: str) -> Node | None:
        """Return the part of this card's effect with this key, or None."""
        return None

    def whole(self) -> Definition:
        """Return the card itself where this is one of several faces: what decks and card lists hold."""
        return self

    def faces(self) -> tuple[Definition, ...]:
        """Return every face of the card, the card itself first."""
        return (self,)


class Token:
    """Mark of ownership for copy-on-write; compared by identity."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Projection:
    """Base of a game's cache of derived values; a state drops it at every write."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldObject:
    """What stands on a field: a top card with what lies under it or is linked to it.

    Attributes:
        id: serial number; a new one whenever a card comes to the field anew.
        card: top card.
        controller: player whose field it stands on.
        owner_token: who may write it (see ``State.edit``).
    """

    __slots__ = ("card", "controller", "id", "owner_token")

    def __init__(self, id: int, card: int, controller: int, owner_token: Token) -> None:  # noqa: A002
        self.id = id
        self.card = card
        self.controller = controller
        self.owner_token = owner_token

    def clone(self, owner_token: Token) -> FieldObject:
        """Return a copy that ``owner_token`` may write."""
        return FieldObject(self.id, self.card, self.controller, owner_token)

    def to_data(self) -> list[object]:
        """Return the object as a list for saving."""
        return [self.id, self.card, self.controller]


O = TypeVar("O", bound=FieldObject, covariant=True)  # noqa: E741 - the field's own letter
D = TypeVar("D", bound=Definition, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[O, D]):
    """A match as data. Games subclass it with their own fields.

    Attributes:
        game: the rules.
        definitions: printed identity of each card slot.
        owners: owner of each card slot.
        known: who knows each card slot: bit mask of players.
        places: index into ``zones`` of each card slot, -1 while it is part of a field object.
        zones: card slots of each zone, the top last; zone ``player * zone_count + kind``.
        objects: field objects by id, in the order in which they came.
        frames, steps, scopes: the stack (see ``taisen.kernel.frames``).
        decision: the pending question, None while running or when over.
        answer: the last answer, read by the step after the one that asked.
        pending: triggered effects that wait.
        modifiers: lasting effects.
        marks: counters of the turn (uses of an ability, cards used, ...), by key.
        key, draws: random key and number of draws made.
        log: events so far, or None when no log is kept; copies share it by prefix (``log_length``).
        batch: events of the moment in progress.
        moves: how often cards have come into zones or moved, for what is worked out from where cards are.
        serial: last serial number given to an object, event moment or modifier.
        answered: number of answers so far; a match that goes on without end is ended by it.
        projection: cache of derived values, dropped by every write.
    """

    __slots__ = (
        "answer",
        "answered",
        "batch",
        "closed_lists",
        "decision",
        "definitions",
        "draws",
        "frames",
        "game",
        "headless",
        "key",
        "known",
        "log",
        "log_length",
        "marks",
        "modifiers",
        "moves",
        "objects",
        "outcome",
        "owners",
        "paranoid",
        "pending",
        "places",
        "projection",
        "scopes",
        "serial",
        "steps",
        "token",
        "zones",
    )

    game: Game
    definitions: list[D]
    owners: list[int]
    known: list[int]
    places: list[int]
    zones: list[tuple[int, ...]]
    objects: dict[int, O]
    frames: list[Frame]
    steps: list[int]
    scopes: list[list[Value]]
    decision: Decision | None
    answer: Option
    answered: int
    pending: tuple[Pending, ...]
    modifiers: tuple[Modifier, ...]
    marks: dict[str, int]
    key: bytes
    draws: int
    log: list[Event] | None
    log_length: int
    batch: list[Event]
    moves: int
    serial: int
    outcome: Outcome | None
    token: Token
    projection: Projection | None
    headless: bool
    closed_lists: bool
    paranoid: bool

    def __init__(self, game: Game, key: bytes) -> None:
        self.game = game
        self.definitions = []
        self.owners = []
        self.known = []
        self.places = []
        self.zones = [()] * (2 * len(game.zone_names))
        self.objects = {}
        self.frames = []
        self.steps = []
        self.scopes = []
        self.decision = None
        self.answer = NO_ANSWER
        self.answered = 0
        self.pending = ()
        self.modifiers = ()
        self.marks = {}
        self.key = key
        self.draws = 0
        self.log = []
        self.log_length = 0
        self.batch = []
        self.moves = 0
        self.serial = 0
        self.outcome = None
        self.token = Token()
        self.projection = None
        self.headless = False
        self.closed_lists = False
        self.paranoid = False

    # -- copying -----------------------------------------------------------------------------------

    def copy(self, log: bool = True) -> State[O, D]:
        """Return an independent copy; ``log=False`` makes one that keeps no event log.

        Field objects are shared until one of the two writes them: both get a new token.
        """
        new = self.blank()
        self.copy_into(new, log)
        return new

    def blank(self) -> State[O, D]:
        """Return a fresh instance of this class, to be filled by ``copy_into``."""
        return State(self.game, self.key)

    def copy_into(self, new: State[O, D], log: bool) -> None:
        """Fill ``new`` with a copy of every field."""
        new.game = self.game
        new.definitions = self.definitions
        new.owners = self.owners
        new.known = self.known.copy()
        new.places = self.places.copy()
        new.zones = self.zones.copy()
        new.objects = self.objects.copy()
        new.frames = self.frames.copy()
        new.steps = self.steps.copy()
        new.scopes = [scope.copy() for scope in self.scopes]
        new.decision = self.decision
        new.answer = self.answer
        new.answered = self.answered
        new.pending = self.pending
        new.modifiers = self.modifiers
        new.marks = self.marks.copy()
        new.key = self.key
        new.draws = self.draws
        new.log = self.log if log else None
        new.log_length = self.log_length
        new.batch = self.batch.copy()
        new.moves = self.moves
        new.serial = self.serial
        new.outcome = self.outcome
        new.headless = self.headless
        new.closed_lists = self.closed_lists
        new.paranoid = self.paranoid
        new.projection = None
        self.token = Token()
        new.token = Token()

    # -- the write gate ----------------------------------------------------------------------------

    def edit(self, object_id: int) -> O:
        """Return the field object for writing; it is cloned first if a copy shares it.

        Every write drops the cache of derived values.
        """
        self.projection = None
        found = self.objects[object_id]
        if found.owner_token is not self.token or self.paranoid:
            fresh: O = found.clone(self.token)  # type: ignore[assignment]
            if self.paranoid and found.owner_token is self.token:
                found.card = -999  # a reference held across a write would read this
            self.objects[object_id] = fresh
            return fresh
        return found

    def touch(self) -> None:
        """Drop the cache of derived values: a fact of the match has changed."""
        self.projection = None

    # -- cards and zones ---------------------------------------------------------------------------

    def add_card(self, definition: D, owner: int, zone: int) -> int:  # type: ignore[misc]
        """Make a card slot at the top of ``zone``, unknown to both players; return its number."""
        card = len(self.owners)
        self.definitions = [*self.definitions, definition]  # shared with copies: never written in place
        self.owners = [*self.owners, owner]
        self.known.append(0)
        self.places.append(zone)
        self.moves += 1
        self.zones[zone] = (*self.zones[zone], card)
        return card

    def add_cards(self, definitions: list[D], owner: int, zones: list[int]) -> None:
        """Make a card slot for each definition at the top of its zone, unknown to both players."""
        first = len(self.owners)
        self.definitions = [*self.definitions, *definitions]  # shared with copies: never written in place
        self.owners = [*self.owners, *([owner] * len(definitions))]
        self.known.extend([0] * len(definitions))
        self.places.extend(zones)
        self.moves += 1
        for zone in dict.fromkeys(zones):
            added = [first + place for place, other in enumerate(zones) if other == zone]
            self.zones[zone] = (*self.zones[zone], *added)

    def move_card(self, card: int, zone: int, known: int, bottom: bool = False) -> None:
        """Move a card from its zone (or from the field) to ``zone``.

        Args:
            card: card slot.
            zone: index into ``zones``, or -1 to make it part of a field object.
            known: bit mask of the players who know it from now on, added to those who do already.
            bottom: put it under the zone instead of on its top.
        """
        place = self.places[card]
        if place >= 0:
            cards = self.zones[place]
            if cards[-1] == card:
                self.zones[place] = cards[:-1]
            else:
                index = cards.index(card)
                self.zones[place] = cards[:index] + cards[index + 1 :]
        if zone >= 0:
            there = self.zones[zone]
            self.zones[zone] = (card, *there) if bottom else (*there, card)
        self.places[card] = zone
        self.known[card] |= known
        self.moves += 1
        self.projection = None

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone; nobody knows its cards afterwards."""
        cards = shuffled(self.key, self.draws, self.zones[zone])
        self.draws += 1
        self.moves += 1
        self.zones[zone] = cards
        for card in cards:
            self.known[card] = 0

    def random_below(self, bound: int) -> int:
        """Draw a random number in ``range(bound)``."""
        result = draw_below(self.key, self.draws, bound)
        self.draws += 1
        return result

    def next_serial(self) -> int:
        """Return a new serial number."""
        self.serial += 1
        return self.serial

    # -- the stack ---------------------------------------------------------------------------------

    def push(
        self,
        node: Node,
        controller: int,
        cause: Cause,
        slots: list[Value] | None = None,
        item: Node | None = None,
    ) -> None:
        """Put ``node`` on the stack; with ``slots`` it gets a scope of its own, else the top's."""
        if slots is None:
            self.frames.append(Frame(node, controller, cause, len(self.scopes) - 1, False, item))
        else:
            self.scopes.append(slots)
            self.frames.append(Frame(node, controller, cause, len(self.scopes) - 1, True, item))
        self.steps.append(0)

    def pop(self) -> None:
        """Leave the frame on top of the stack."""
        frame = self.frames.pop()
        self.steps.pop()
        if frame.owns_scope:
            self.scopes.pop()

    def jump(self, step: int) -> None:
        """Make ``step`` the next step of the frame on top of the stack."""
        self.steps[-1] = step

    @property
    def frame(self) -> Frame:
        """The frame on top of the stack."""
        return self.frames[-1]

    @property
    def slots(self) -> list[Value]:
        """The slots of the frame on top of the stack."""
        return self.scopes[self.frames[-1].scope]

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Put a question. A single option is taken without asking, except in a window.

        A window is asked even if passing is the only option, so that being asked tells nothing;
        a headless match skips those too.
        """
        if len(decision.options) == 1 and (self.headless or not decision.window):
            self.answer = decision.options[0]
        else:
            self.decision = decision

    def submit(self, option: Option) -> None:
        """Take ``option`` as the answer to the pending decision and run on."""
        self.answer = option
        self.decision = None
        self.answered += 1
        if self.answered > ANSWER_CAP:
            self.game.over_bound(self)
        advance(self)

    # -- events ------------------------------------------------------------------------------------

    def happen(self, event: Event) -> None:
        """Report that ``event`` has happened; triggers look at it when the moment is over."""
        self.batch.append(event)

    def note(self, event: Event) -> None:
        """Append ``event`` to the log, if one is kept."""
        log = self.log
        if log is None:
            return
        if len(log) != self.log_length:  # a copy went on from here: keep its own continuation
            log = log[: self.log_length]
            self.log = log
        log.append(event)
        self.log_length += 1

    def events(self) -> list[Event]:
        """Return the log as a list, empty if none is kept."""
        return [] if self.log is None else self.log[: self.log_length]

    # -- saving ------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, object]:
        """Return everything but the log, the rules and the card definitions as plain data."""
        return {
            "cards": [self.definitions[card].number for card in range(len(self.owners))],
            "owners": list(self.owners),
            "known": list(self.known),
            "zones": [list(zone) for zone in self.zones],
            "objects": [found.to_data() for found in self.objects.values()],
            "frames": [
                [
                    frame.node.key,
                    step_name(frame.node, step),
                    frame.controller,
                    frame.cause.to_data(),
                    frame.scope,
                    frame.owns_scope,
                    "" if frame.item is None else frame.item.key,
                ]
                for frame, step in zip(self.frames, self.steps, strict=True)
            ],
            "scopes": [[list(v) if isinstance(v, tuple) else v for v in scope] for scope in self.scopes],
            "decision": decision_data(self.decision),
            "answered": self.answered,
            "answer": [self.answer.verb, self.answer.text, self.answer.target, self.answer.extra],
            "pending": [item.to_data() for item in self.pending],
            "modifiers": [modifier.to_data() for modifier in self.modifiers],
            "marks": [[key, self.marks[key]] for key in sorted(self.marks)],
            "key": self.key.hex(),
            "draws": self.draws,
            "batch": [event.to_data() for event in self.batch],
            "serial": self.serial,
            "outcome": None
            if self.outcome is None
            else [self.outcome.winner, self.outcome.reason, self.outcome.rule],
            "headless": self.headless,
            # Only where it is so: a match with open lists has the digest that its records tell.
            **({"closed_lists": True} if self.closed_lists else {}),
        }

    def load_data(self, data: dict[str, object], definitions: dict[str, Definition] | None = None) -> None:
        """Fill this fresh state from ``to_data``.

        Args:
            data: what ``to_data`` gave.
            definitions: cards by number as they were then; others come from the game's card list.

        Raises:
            BadInput: the data is not a saved state of this game.
        """
        game = Registry(self.game, {} if definitions is None else definitions)
        try:
            self.definitions = [game.definition(str(number)) for number in as_list(data["cards"])]  # type: ignore[misc]
            self.owners = as_ints(data["owners"])
            self.known = as_ints(data["known"])
            self.zones = [tuple(as_ints(zone)) for zone in as_list(data["zones"])]
            self.places = [-1] * len(self.owners)
            for index, zone in enumerate(self.zones):
                for card in zone:
                    self.places[card] = index
            self.objects = {}
            for item in as_list(data["objects"]):
                found = self.game.object_from_data(as_list(item), self.token)
                self.objects[found.id] = found  # type: ignore[assignment]
            self.frames = []
            self.steps = []
            for item in as_list(data["frames"]):
                key, step, controller, cause, scope, owns, subject = as_list(item)
                node = game.node(str(key))
                self.frames.append(
                    Frame(
                        node,
                        as_int(controller),
                        Cause.from_data(as_cause(cause)),
                        as_int(scope),
                        bool(owns),
                        game.node(str(subject)) if subject else None,
                    )
                )
                self.steps.append(step_number(node, step))
            self.scopes = [[as_value(slot) for slot in as_list(scope)] for scope in as_list(data["scopes"])]
            self.decision = decision_from_data(data["decision"])
            verb, text, target, extra = as_list(data["answer"])
            self.answer = Option(str(verb), str(text), as_int(target), as_int(extra))
            self.pending = tuple(pending_from_data(game, item) for item in as_list(data["pending"]))
            self.modifiers = tuple(modifier_from_data(game, item) for item in as_list(data["modifiers"]))
            self.answered = as_int(data["answered"])
            self.marks = {str(as_list(pair)[0]): as_int(as_list(pair)[1]) for pair in as_list(data["marks"])}
            self.key = bytes.fromhex(str(data["key"]))
            self.draws = as_int(data["draws"])
            if not 0 <= self.draws < MOST_DRAWS:
                raise ValueError(f"{self.draws} random draws")
            self.batch = [Event.from_data(as_list(item)) for item in as_list(data["batch"])]
            self.serial = as_int(data["serial"])
            outcome = data["outcome"]
            self.outcome = None
            if outcome is not None:
                winner, reason, rule = as_list(outcome)
                self.outcome = Outcome(as_int(winner), str(reason), str(rule))
            self.headless = bool(data["headless"])
            self.closed_lists = bool(data.get("closed_lists", False))
            check_saved(self)
        except (KeyError, ValueError, TypeError, AssertionError, IndexError) as error:
            raise BadInput(
                "saved match", f"data that does not fit ({error})", "a state saved by taisen"
            ) from error
        self.log = []
        self.log_length = 0
        self.moves = 0
        self.projection = None

    def digest(self) -> str:
        """Return a digest of the whole state, hidden things included: 32 hexadecimal digits."""
        text = json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


AnyState = State[FieldObject, Definition]

ANSWER_CAP: Final = 20_000
"""Answers allowed in one match; beyond it the match ends in a stated result."""


NO_ANSWER = Option("", "")


__all__ = ["NO_CAUSE", "AnyState", "Definition", "FieldObject", "Outcome", "State", "Token"]
