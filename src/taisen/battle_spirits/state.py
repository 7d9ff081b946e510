"""The state of a Battle Spirits match: zones, cores, the turn and the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.waiting import BurstCall, Departure, HandCall
from taisen.kernel.errors import BadInput
from taisen.kernel.saving import as_int, as_list
from taisen.kernel.state import Definition, FieldObject, State, Token

if TYPE_CHECKING:
    from taisen.battle_spirits.card_index import CardIndex
    from taisen.battle_spirits.index import FieldIndex
    from taisen.kernel.game import Game

# BS-05.01: the other places of the rule are the field (objects) and the places of cores below;
# "in_use" holds a shown card between its showing and its end, and is no place of the rule book.
# Cards in soul state lie on the field (BS-32.01), a mirage over the burst (BS-26.09, BS-26.10), tokens
# outside the match (BS-34.01); what speaks of field cards, bursts or decks means none of them, so each has
# its own zone. So has a magic that its own effect puts on the field: it stays a magic there, without cores.
ZONES: Final = (
    "deck",
    "hand",
    "at_hand",
    "burst_area",
    "trash",
    "removed",
    "in_use",
    "soul_state",
    "mirage",
    "tokens",
    "laid_magic",
)
DECK: Final = 0
HAND: Final = 1
AT_HAND: Final = 2
BURST_AREA: Final = 3
TRASH: Final = 4
REMOVED: Final = 5
IN_USE: Final = 6
SOUL_STATE: Final = 7
MIRAGE: Final = 8
TOKENS: Final = 9
LAID_MAGIC: Final = 10
ZONE_COUNT: Final = len(ZONES)
APART: Final = (SOUL_STATE, MIRAGE, LAID_MAGIC)
"""Zones of cards that lie on the table with abilities at work and are no field cards."""

# Where a player's Soul Core is (BS-10.03); on a field card its object says so.
SOUL_RESERVE: Final = 0
SOUL_TRASH: Final = 1
SOUL_FIELD: Final = 2
SOUL_VOID: Final = 3
SOUL_REMOVED: Final = 4
SOUL_LIFE: Final = 5

# BS-41.01, BS-41.02
REFRESHED: Final = 0
EXHAUSTED: Final = 1
HEAVILY_EXHAUSTED: Final = 2

BOTH: Final = 3
"""Mask of the players who know a public card."""

# Sides of an otherworld-god brave (BS-16.05); a plain brave is on neither.
NO_SIDE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

# How the card on top came onto the cards below it (BS-28.01, BS-29.01).
NO_ADVENT: Final = 0
ADVENT: Final = 1
CONTRACT_ADVENT: Final = 2


class FieldCard(FieldObject):
    """A spirit, ultimate, brave or nexus on the field, with its cores and the cards combined and below.

    An advent changes ``card`` and keeps the id: what had been applied to the base goes on (BS-28.11).

    Attributes:
        braves: card slots of the braves combined with it. An otherworld-god brave combined with two spirits
            is among the braves of both.
        sides: for each brave ``LEFT``, ``RIGHT`` or ``NO_SIDE``: on which of its sides this card is.
        bases: card slots of the face-up cards below it, the lowest first (BS-28.16).
        advent: how ``card`` came onto them: ``NO_ADVENT``, ``ADVENT``, ``CONTRACT_ADVENT``.
        covered: card slots of the face-down cards below it (BS-05.15), the lowest first.
        cores: normal cores on it.
        soul: whether the Soul Core is on it.
        posture: ``REFRESHED``, ``EXHAUSTED`` or ``HEAVILY_EXHAUSTED``.
        leaving: how it is about to leave ("destroyed", "depleted", "returned", "trashed"), "arriving"
            while it is being paid for, empty for a card that simply stands there.
    """

    __slots__ = ("advent", "bases", "braves", "cores", "covered", "leaving", "posture", "sides", "soul")

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
        sides: tuple[int, ...] = (),
        bases: tuple[int, ...] = (),
        advent: int = NO_ADVENT,
        covered: tuple[int, ...] = (),
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
        self.sides = sides or (NO_SIDE,) * len(braves)
        self.bases = bases
        self.advent = advent
        self.covered = covered

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
            self.sides,
            self.bases,
            self.advent,
            self.covered,
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
            list(self.sides),
            list(self.bases),
            self.advent,
            list(self.covered),
        ]

    @staticmethod
    def from_data(data: list[object], token: Token) -> FieldCard:
        """Rebuild a field card from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        object_id, card, controller, braves, cores, soul, posture, leaving, sides, bases, advent, covered = (
            data
        )
        assert isinstance(object_id, int) and isinstance(card, int) and isinstance(controller, int)
        assert isinstance(braves, list) and isinstance(cores, int) and isinstance(posture, int)
        assert isinstance(sides, list) and isinstance(bases, list) and isinstance(covered, list)
        assert isinstance(advent, int) and len(sides) == len(braves)
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
            tuple(sides),
            tuple(bases),
            advent,
            tuple(covered),
        )

    @property
    def core_count(self) -> int:
        """All cores on it, the Soul Core among them."""
        return self.cores + 1 if self.soul else self.cores

    @property
    def all_cards(self) -> tuple[int, ...]:
        """All card slots of it: the card, its braves, the cards below."""
        return (self.card, *self.braves, *self.bases, *self.covered)

    def without_brave(self, brave: int) -> None:
        """Take a brave out of ``braves`` and its side out of ``sides``."""
        place = self.braves.index(brave)
        self.braves = self.braves[:place] + self.braves[place + 1 :]
        self.sides = self.sides[:place] + self.sides[place + 1 :]

    def with_brave(self, brave: int, side: int = NO_SIDE) -> None:
        """Add a brave, this card being on ``side`` of it."""
        self.braves = (*self.braves, brave)
        self.sides = (*self.sides, side)


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
        apart: (card, id) of each card in soul state, set as a mirage or laid on the field as a magic. The id
            stands for it in causes and marks as a field card's id does; one in soul state keeps the id that
            it had on the field, and an advent onto it keeps that id again (BS-32.15).
        battle: serial number of the battle in progress, 0 for none.
        attacker, blocker: field cards in battle, 0 for none.
        blocked: whether a block was declared in this battle.
        target: field card that the attack is aimed at, 0 for none.
        compare: whether the battle's resolution compares BP.
        departures: field cards that wait to leave.
        burst_chances: met burst conditions that may be declared now.
        burst_queue: declared bursts, in order of declaration.
        hand_calls: events that cards in hands may answer now.
        using: card whose price is being read, -1 for none.
        card_index: what the cards of the match listen to, wherever they are.
        index: what stands on the field by what it listens to; dropped when the field changes.
        settled: the index with which no field card was found to have too few cores, None since a field card
            was written.
    """

    __slots__ = (
        "apart",
        "attacker",
        "battle",
        "blocked",
        "blocker",
        "burst_chances",
        "burst_queue",
        "card_index",
        "compare",
        "counts",
        "departures",
        "ending",
        "first_player",
        "hand_calls",
        "index",
        "life",
        "reserve",
        "settled",
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
    apart: tuple[tuple[int, int], ...]
    battle: int
    attacker: int
    blocker: int
    blocked: bool
    target: int
    compare: bool
    departures: tuple[Departure, ...]
    burst_chances: tuple[BurstCall, ...]
    burst_queue: tuple[BurstCall, ...]
    hand_calls: tuple[HandCall, ...]
    using: int
    card_index: CardIndex | None
    index: FieldIndex | None
    settled: FieldIndex | None

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
        self.apart = ()
        self.battle = 0
        self.attacker = 0
        self.blocker = 0
        self.blocked = False
        self.target = 0
        self.compare = True
        self.departures = ()
        self.burst_chances = ()
        self.burst_queue = ()
        self.hand_calls = ()
        self.using = -1
        self.card_index = None
        self.index = None
        self.settled = None

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
        new.apart = self.apart
        new.battle = self.battle
        new.attacker = self.attacker
        new.blocker = self.blocker
        new.blocked = self.blocked
        new.target = self.target
        new.compare = self.compare
        new.departures = self.departures
        new.burst_chances = self.burst_chances
        new.burst_queue = self.burst_queue
        new.hand_calls = self.hand_calls
        new.using = self.using
        new.card_index = self.card_index
        new.index = self.index
        new.settled = self.settled
        return new

    def edit(self, object_id: int) -> FieldCard:
        """Return the field card for writing (see the base class)."""
        self.settled = None
        return super().edit(object_id)

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards of a player's zone, the top last."""
        return self.zones[player * ZONE_COUNT + kind]

    def id_apart(self, card: int) -> int:
        """Return the id of a card in soul state, set as a mirage or laid as a magic, 0 if it is none."""
        for other, object_id in self.apart:
            if other == card:
                return object_id
        return 0

    def card_apart(self, object_id: int) -> int:
        """Return the card in soul state, set as a mirage or laid as a magic that has this id, -1 for none."""
        for card, other in self.apart:
            if other == object_id:
                return card
        return -1

    def set_apart(self, card: int, object_id: int) -> None:
        """Keep ``object_id`` for a card that was put in soul state, set as a mirage or laid as a magic."""
        self.apart = (*self.apart, (card, object_id))
        self.index = None

    def drop_apart(self, card: int) -> None:
        """Forget the id of a card that is no longer where it was apart."""
        self.apart = tuple(pair for pair in self.apart if pair[0] != card)
        self.index = None

    def show_face(self, card: int, face: CardDefinition) -> None:
        """Make ``face`` the printed identity of a card slot: one of the two faces of its card."""
        # Shared with copies: never written in place.
        definitions = list(self.definitions)
        definitions[card] = face
        self.definitions = definitions
        self.index = None
        self.projection = None

    def turn_back(self, card: int) -> None:
        """Make a card that was turned over its face A again."""
        self.show_face(card, self.definitions[card].face_a)

    def move_card(self, card: int, zone: int, known: int, bottom: bool = False) -> None:
        """Move a card (see the base class); off the field it is its face A, a token goes to the tokens."""
        if self.apart and self.id_apart(card):
            # BS-32.16: in a new place it is apart no longer; what lets it stay so says so again.
            self.drop_apart(card)
        if zone >= 0:
            definition = self.definitions[card]
            # BS-30.13, BS-30.03: whatever way it leaves.
            if definition.reborn:
                self.turn_back(card)
            # BS-34.04: whatever zone it was to go to.
            if definition.token:
                zone = self.owners[card] * ZONE_COUNT + TOKENS
        super().move_card(card, zone, known, bottom)

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
            apart=[list(pair) for pair in self.apart],
            battle=self.battle,
            attacker=self.attacker,
            blocker=self.blocker,
            blocked=self.blocked,
            target=self.target,
            compare=self.compare,
            departures=[departure.to_data() for departure in self.departures],
            burst_chances=[call.to_data() for call in self.burst_chances],
            burst_queue=[call.to_data() for call in self.burst_queue],
            hand_calls=[call.to_data() for call in self.hand_calls],
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
            self.apart = tuple((card, number) for card, number in map(_pair, as_list(data["apart"])))
            self.battle = as_int(data["battle"])
            self.attacker = as_int(data["attacker"])
            self.blocker = as_int(data["blocker"])
            self.blocked = bool(data["blocked"])
            self.target = as_int(data["target"])
            self.compare = bool(data["compare"])
            self.departures = tuple(Departure.from_data(item) for item in as_list(data["departures"]))
            self.burst_chances = tuple(BurstCall.from_data(item) for item in as_list(data["burst_chances"]))
            self.burst_queue = tuple(BurstCall.from_data(item) for item in as_list(data["burst_queue"]))
            self.hand_calls = tuple(HandCall.from_data(item) for item in as_list(data["hand_calls"]))
            self.using = as_int(data["using"])
            self._check_shown()
        except (KeyError, ValueError, TypeError, AssertionError) as error:
            raise BadInput(
                "saved match", f"data that does not fit ({error})", "a state saved by taisen"
            ) from error
        self.index = None
        self.settled = None

    def _check_shown(self) -> None:
        """Refuse what could not even be shown.

        Raises:
            ValueError: something is not as it must be.
        """
        if any(soul not in range(SOUL_LIFE + 1) for soul in self.souls):
            raise ValueError("a Soul Core in no place")
        slots = range(len(self.owners))
        for found in self.objects.values():
            if found.posture not in range(HEAVILY_EXHAUSTED + 1):
                raise ValueError("a field card of no posture")
            if found.advent not in range(CONTRACT_ADVENT + 1):
                raise ValueError("a field card that came in no way")
            if any(as_int(side) not in range(RIGHT + 1) for side in found.sides):
                raise ValueError("a field card on no side of a brave")
            if any(as_int(card) not in slots for card in found.all_cards):
                raise ValueError("a field card of cards that are not there")
            if found.cores < 0:
                raise ValueError("a field card with fewer than no cores")
        for card, _ in self.apart:
            if card not in slots or self.places[card] % ZONE_COUNT not in APART:
                raise ValueError("a card apart that lies elsewhere")
        if self.using not in range(-1, len(self.owners)):
            raise ValueError("a card in use that is not there")


def _pair(data: object) -> list[int]:
    first, second = as_list(data)
    return [as_int(first), as_int(second)]
