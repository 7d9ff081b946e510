"""The state of a Battle Spirits match: zones, cores, the turn and the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.kernel.errors import BadInput
from taisen.kernel.events import Cause, Event
from taisen.kernel.saving import as_int, as_list
from taisen.kernel.state import Definition, FieldObject, State, Token

if TYPE_CHECKING:
    from taisen.battle_spirits.index import FieldIndex
    from taisen.kernel.game import Game

# BS-05.01: the other places of the rule are the field (objects) and the places of cores below;
# "in_use" holds a shown card between its showing and its end, and is no place of the rule book.
ZONES: Final = ("deck", "hand", "at_hand", "burst_area", "trash", "removed", "in_use")
DECK: Final = 0
HAND: Final = 1
AT_HAND: Final = 2
BURST_AREA: Final = 3
TRASH: Final = 4
REMOVED: Final = 5
IN_USE: Final = 6
ZONE_COUNT: Final = len(ZONES)

# Where a player's Soul Core is (BS-10.03); on a field card its object says so.
SOUL_RESERVE: Final = 0
SOUL_TRASH: Final = 1
SOUL_FIELD: Final = 2
SOUL_VOID: Final = 3
SOUL_REMOVED: Final = 4

# BS-41.01, BS-41.02
REFRESHED: Final = 0
EXHAUSTED: Final = 1
HEAVILY_EXHAUSTED: Final = 2

BOTH: Final = 3
"""Mask of the players who know a public card."""


class FieldCard(FieldObject):
    """A spirit, brave or nexus on the field, with its cores and combined braves.

    Attributes:
        braves: card slots of the braves combined with it.
        cores: normal cores on it.
        soul: whether the Soul Core is on it.
        posture: ``REFRESHED``, ``EXHAUSTED`` or ``HEAVILY_EXHAUSTED``.
        leaving: how it is about to leave ("destroyed", "depleted", "returned"), "arriving" while it
            is being paid for, empty for a card that simply stands there.
    """

    __slots__ = ("braves", "cores", "leaving", "posture", "soul")

    def __init__(
        self,
        id: int,  # noqa: A002 - the field's own word
        card: int,
        controller: int,
        owner_token: Token,
        braves: tuple[int, ...] = (),
        cores: int = 0,
        soul: bool = False,
        posture: int = REFRESHED,
        leaving: str = "",
    ) -> None:
        self.id = id
        self.card = card
        self.controller = controller
        self.owner_token = owner_token
        self.braves = braves
        self.cores = cores
        self.soul = soul
        self.posture = posture
        self.leaving = leaving

    def clone(self, owner_token: Token) -> FieldCard:
        """Return a copy that ``owner_token`` may write."""
        return FieldCard(
            self.id,
            self.card,
            self.controller,
            owner_token,
            self.braves,
            self.cores,
            self.soul,
            self.posture,
            self.leaving,
        )

    def to_data(self) -> list[object]:
        """Return the object as a list for saving."""
        return [
            self.id,
            self.card,
            self.controller,
            list(self.braves),
            self.cores,
            self.soul,
            self.posture,
            self.leaving,
        ]

    @staticmethod
    def from_data(data: list[object], token: Token) -> FieldCard:
        """Rebuild a field card from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        object_id, card, controller, braves, cores, soul, posture, leaving = data
        assert isinstance(object_id, int) and isinstance(card, int) and isinstance(controller, int)
        assert isinstance(braves, list) and isinstance(cores, int) and isinstance(posture, int)
        return FieldCard(
            object_id,
            card,
            controller,
            token,
            tuple(braves),
            cores,
            bool(soul),
            posture,
            str(leaving),
        )

    @property
    def core_count(self) -> int:
        """All cores on it, the Soul Core among them."""
        return self.cores + 1 if self.soul else self.cores


class Departure:
    """A field card that waits to leave (BS-37.01).

    Attributes:
        serial: order; what is newer than an effect's mark leaves when that effect has settled.
        object: the field card.
        kind: "destroyed", "depleted" or "returned".
        zone: kind of zone that it goes to.
        bottom: under the deck instead of on top.
        cause: why it leaves.
    """

    __slots__ = ("bottom", "cause", "kind", "object", "serial", "zone")

    def __init__(
        self,
        serial: int,
        object: int,  # noqa: A002 - the field's own word
        kind: str,
        zone: int,
        bottom: bool,
        cause: Cause,
    ) -> None:
        self.serial = serial
        self.object = object
        self.kind = kind
        self.zone = zone
        self.bottom = bottom
        self.cause = cause

    def elsewhere(self, zone: int, bottom: bool) -> Departure:
        """Return the same departure with another destination."""
        return Departure(self.serial, self.object, self.kind, zone, bottom, self.cause)

    def to_data(self) -> list[object]:
        """Return the departure as a list for saving."""
        return [self.serial, self.object, self.kind, self.zone, self.bottom, self.cause.to_data()]

    @staticmethod
    def from_data(data: object) -> Departure:
        """Rebuild a departure from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        assert isinstance(data, list)
        serial, object_id, kind, zone, bottom, cause = data
        assert isinstance(serial, int) and isinstance(object_id, int) and isinstance(zone, int)
        return Departure(serial, object_id, str(kind), zone, bool(bottom), Cause.from_data(cause))


class BurstCall:
    """A burst whose condition was met: first a chance to declare it, then declared and waiting.

    Attributes:
        player: whose burst it is.
        card: the set card.
        event: the event that may meet the condition.
        met: whether the condition is really met; a chance with it unmet is asked all the same, so that
            being asked tells nothing about a face-down card.
    """

    __slots__ = ("card", "event", "met", "player")

    def __init__(self, player: int, card: int, event: Event, met: bool) -> None:
        self.player = player
        self.card = card
        self.event = event
        self.met = met

    def to_data(self) -> list[object]:
        """Return the call as a list for saving."""
        return [self.player, self.card, self.event.to_data(), self.met]

    @staticmethod
    def from_data(data: object) -> BurstCall:
        """Rebuild a call from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        assert isinstance(data, list)
        player, card, event, met = data
        assert isinstance(player, int) and isinstance(card, int) and isinstance(event, list)
        return BurstCall(player, card, Event.from_data(event), bool(met))


class BattleState(State[FieldCard, CardDefinition]):
    """A Battle Spirits match.

    Attributes:
        turn: number of the turn, from 1; 0 during setup.
        turn_player: whose turn it is.
        first_player: who has the first turn.
        step: the present step ("start", ..., "end"), empty during setup.
        ending: a step or "turn" or "battle" that is to end once what is in progress has settled.
        life, reserve, trash_cores, counts: normal cores of each player in these places.
        souls: where each player's Soul Core is.
        battle: serial number of the battle in progress, 0 for none.
        attacker, blocker: field cards in battle, 0 for none.
        blocked: whether a block was declared in this battle.
        target: field card that the attack is aimed at, 0 for none.
        compare: whether the battle's resolution compares BP.
        departures: field cards that wait to leave.
        burst_chances: met burst conditions that may be declared now.
        burst_queue: declared bursts, in order of declaration.
        using: card whose price is being read, -1 for none.
        index: what stands on the field by what it listens to; dropped when the field changes.
    """

    __slots__ = (
        "attacker",
        "battle",
        "blocked",
        "blocker",
        "burst_chances",
        "burst_queue",
        "compare",
        "counts",
        "departures",
        "ending",
        "first_player",
        "index",
        "life",
        "reserve",
        "souls",
        "step",
        "target",
        "trash_cores",
        "turn",
        "turn_player",
        "using",
    )

    turn: int
    turn_player: int
    first_player: int
    step: str
    ending: str
    life: list[int]
    reserve: list[int]
    trash_cores: list[int]
    counts: list[int]
    souls: list[int]
    battle: int
    attacker: int
    blocker: int
    blocked: bool
    target: int
    compare: bool
    departures: tuple[Departure, ...]
    burst_chances: tuple[BurstCall, ...]
    burst_queue: tuple[BurstCall, ...]
    using: int
    index: FieldIndex | None

    def __init__(self, game: Game, key: bytes) -> None:
        super().__init__(game, key)
        self.turn = 0
        self.turn_player = 0
        self.first_player = 0
        self.step = ""
        self.ending = ""
        self.life = [0, 0]
        self.reserve = [0, 0]
        self.trash_cores = [0, 0]
        self.counts = [0, 0]
        self.souls = [SOUL_VOID, SOUL_VOID]
        self.battle = 0
        self.attacker = 0
        self.blocker = 0
        self.blocked = False
        self.target = 0
        self.compare = True
        self.departures = ()
        self.burst_chances = ()
        self.burst_queue = ()
        self.using = -1
        self.index = None

    def blank(self) -> BattleState:
        """Return an empty instance, to be filled by ``copy_into``."""
        return BattleState(self.game, self.key)

    def copy(self, log: bool = True) -> BattleState:
        """Return an independent copy; ``log=False`` makes one that keeps no event log."""
        new = BattleState(self.game, self.key)
        self.copy_into(new, log)
        new.turn = self.turn
        new.turn_player = self.turn_player
        new.first_player = self.first_player
        new.step = self.step
        new.ending = self.ending
        new.life = self.life.copy()
        new.reserve = self.reserve.copy()
        new.trash_cores = self.trash_cores.copy()
        new.counts = self.counts.copy()
        new.souls = self.souls.copy()
        new.battle = self.battle
        new.attacker = self.attacker
        new.blocker = self.blocker
        new.blocked = self.blocked
        new.target = self.target
        new.compare = self.compare
        new.departures = self.departures
        new.burst_chances = self.burst_chances
        new.burst_queue = self.burst_queue
        new.using = self.using
        new.index = self.index
        return new

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards of a player's zone, the top last."""
        return self.zones[player * ZONE_COUNT + kind]

    def field(self, player: int) -> list[FieldCard]:
        """Return a player's field cards, in the order in which they came."""
        return [found for found in self.objects.values() if found.controller == player]

    def to_data(self) -> dict[str, object]:
        """Return everything but the log, the rules and the card definitions as plain data."""
        data = super().to_data()
        data.update(
            turn=self.turn,
            turn_player=self.turn_player,
            first_player=self.first_player,
            step=self.step,
            ending=self.ending,
            life=list(self.life),
            reserve=list(self.reserve),
            trash_cores=list(self.trash_cores),
            counts=list(self.counts),
            souls=list(self.souls),
            battle=self.battle,
            attacker=self.attacker,
            blocker=self.blocker,
            blocked=self.blocked,
            target=self.target,
            compare=self.compare,
            departures=[departure.to_data() for departure in self.departures],
            burst_chances=[call.to_data() for call in self.burst_chances],
            burst_queue=[call.to_data() for call in self.burst_queue],
            using=self.using,
        )
        return data

    def load_data(self, data: dict[str, object], definitions: dict[str, Definition] | None = None) -> None:
        """Fill this fresh state from ``to_data``.

        Args:
            data: what ``to_data`` gave.
            definitions: cards by number as they were then; others come from the card list.

        Raises:
            BadInput: the data is not a saved state of this game.
        """
        super().load_data(data, definitions)
        try:
            self.turn = as_int(data["turn"])
            self.turn_player = as_int(data["turn_player"])
            self.first_player = as_int(data["first_player"])
            self.step = str(data["step"])
            self.ending = str(data["ending"])
            self.life = _pair(data["life"])
            self.reserve = _pair(data["reserve"])
            self.trash_cores = _pair(data["trash_cores"])
            self.counts = _pair(data["counts"])
            self.souls = _pair(data["souls"])
            self.battle = as_int(data["battle"])
            self.attacker = as_int(data["attacker"])
            self.blocker = as_int(data["blocker"])
            self.blocked = bool(data["blocked"])
            self.target = as_int(data["target"])
            self.compare = bool(data["compare"])
            self.departures = tuple(Departure.from_data(item) for item in as_list(data["departures"]))
            self.burst_chances = tuple(BurstCall.from_data(item) for item in as_list(data["burst_chances"]))
            self.burst_queue = tuple(BurstCall.from_data(item) for item in as_list(data["burst_queue"]))
            self.using = as_int(data["using"])
            self._check_shown()
        except (KeyError, ValueError, TypeError, AssertionError) as error:
            raise BadInput(
                "saved match", f"data that does not fit ({error})", "a state saved by taisen"
            ) from error
        self.index = None

    def _check_shown(self) -> None:
        """Refuse what could not even be shown.

        Raises:
            ValueError: something is not as it must be.
        """
        if any(soul not in range(SOUL_REMOVED + 1) for soul in self.souls):
            raise ValueError("a Soul Core in no place")
        if any(found.posture not in range(HEAVILY_EXHAUSTED + 1) for found in self.objects.values()):
            raise ValueError("a field card of no posture")


def _pair(data: object) -> list[int]:
    first, second = as_list(data)
    return [as_int(first), as_int(second)]
