"""The state of a WIXOSS match: zones, what stands on the field, the turn and the attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.kernel.saving import as_int, as_ints, as_list
from taisen.kernel.state import Definition, FieldObject, State, Token
from taisen.wixoss.cards import CardDefinition

if TYPE_CHECKING:
    from taisen.kernel.game import Game
    from taisen.wixoss.card_index import CardIndex
    from taisen.wixoss.index import FieldIndex, Lines

# WX-04.01, WX-99.33: the field is not among them, it is the objects. Traps and seeds lie face down in
# SIGNI Zones (WX-31.01, WX-32.01), a place for each lane. "left_behind" holds what lay under or was
# attached to a card that has left, until rule processing takes it away (WX-22.05); it is no place of
# the rule book.
ZONES: Final = (
    "deck",
    "lrig_deck",
    "hand",
    "ener",
    "check",
    "trash",
    "lrig_trash",
    "life",
    "excluded",
    "beat",
    "trap_left",
    "trap_center",
    "trap_right",
    "seed_left",
    "seed_center",
    "seed_right",
    "left_behind",
)
DECK: Final = 0
LRIG_DECK: Final = 1
HAND: Final = 2
ENER: Final = 3
CHECK: Final = 4
TRASH: Final = 5
LRIG_TRASH: Final = 6
LIFE: Final = 7
EXCLUDED: Final = 8
BEAT: Final = 9
TRAPS: Final = 10
"""Zone kind of the trap in the left lane; centre and right follow."""
SEEDS: Final = 13
"""Zone kind of the seed in the left lane; centre and right follow."""
LEFT_BEHIND: Final = 16
ZONE_COUNT: Final = len(ZONES)

# Where a field card stands.
LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
LANES: Final = (LEFT, CENTER, RIGHT)
CHEER: Final = 3
LRIG: Final = 4
KEY: Final = 5
# WX-99.09: the Key has a place of its own beside the LRIG.
PLACES: Final = ("left", "center", "right", "cheer", "lrig", "key")
LANE_COUNT: Final = 3

MAX_COINS: Final = 5
"""WX-26.03."""

BOTH: Final = 3
"""Mask of the players who know a public card."""


def facing(lane: int) -> int:
    """Return the opposing lane in front of a lane (WX-04.13).

    >>> facing(LEFT) == RIGHT
    True
    """
    return RIGHT - lane


class FieldCard(FieldObject):
    """A LRIG, SIGNI or Key on the field, with what lies under it and is attached to it.

    Attributes:
        place: where it stands, an index into ``PLACES``.
        down: whether it is down; else it is up.
        frozen: whether it is frozen.
        under: card slots underneath (grow, Rise, effects), the lowest first.
        charms: card slots attached face down as charms.
        acces: card slots attached as acce.
        armed: whether it is in the blood-crystal armed state.
        ride: the field card that it rides or that rides it (both are in the drive state), 0 for none.
        appearance: card slots that were moved to meet its appearance condition.
        checked_level: its level when rule processing was last done (WX-22.04), -1 before.
        lines: its abilities as the field index holds them, with those of cards under it and attached to it;
            None before the index was made, made anew for other cards there (see ``index.lines_of``).
    """

    __slots__ = (
        "acces",
        "appearance",
        "armed",
        "charms",
        "checked_level",
        "down",
        "frozen",
        "lines",
        "place",
        "ride",
        "under",
    )

    def __init__(
        self,
        id: int,  # noqa: A002 - the field's own word
        card: int,
        controller: int,
        owner_token: Token,
        place: int,
        down: bool = False,
        frozen: bool = False,
        under: tuple[int, ...] = (),
        charms: tuple[int, ...] = (),
        acces: tuple[int, ...] = (),
        armed: bool = False,
        ride: int = 0,
        appearance: tuple[int, ...] = (),
        checked_level: int = -1,
    ) -> None:
        self.id = id
        self.card = card
        self.controller = controller
        self.owner_token = owner_token
        self.place = place
        self.down = down
        self.frozen = frozen
        self.under = under
        self.charms = charms
        self.acces = acces
        self.armed = armed
        self.ride = ride
        self.appearance = appearance
        self.checked_level = checked_level
        self.lines: Lines | None = None

    def clone(self, owner_token: Token) -> FieldCard:
        """Return a copy that ``owner_token`` may write."""
        new = FieldCard(
            self.id,
            self.card,
            self.controller,
            owner_token,
            self.place,
            self.down,
            self.frozen,
            self.under,
            self.charms,
            self.acces,
            self.armed,
            self.ride,
            self.appearance,
            self.checked_level,
        )
        new.lines = self.lines
        return new

    def to_data(self) -> list[object]:
        """Return the object as a list for saving."""
        return [
            self.id,
            self.card,
            self.controller,
            self.place,
            self.down,
            self.frozen,
            list(self.under),
            list(self.charms),
            list(self.acces),
            self.armed,
            self.ride,
            list(self.appearance),
            self.checked_level,
        ]

    @staticmethod
    def from_data(data: list[object], token: Token) -> FieldCard:
        """Rebuild a field card from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        (
            object_id,
            card,
            controller,
            place,
            down,
            frozen,
            under,
            charms,
            acces,
            armed,
            ride,
            appearance,
            checked_level,
        ) = data
        return FieldCard(
            as_int(object_id),
            as_int(card),
            as_int(controller),
            token,
            as_int(place),
            bool(down),
            bool(frozen),
            tuple(as_ints(under)),
            tuple(as_ints(charms)),
            tuple(as_ints(acces)),
            bool(armed),
            as_int(ride),
            tuple(as_ints(appearance)),
            as_int(checked_level),
        )

    @property
    def in_signi_zone(self) -> bool:
        """Whether it stands in one of the three SIGNI Zones."""
        return self.place < LANE_COUNT

    @property
    def driven(self) -> bool:
        """Whether it is in the drive state (WX-34.04)."""
        return self.ride != 0


class WixossState(State[FieldCard, CardDefinition]):
    """A match of WIXOSS as data.

    Attributes:
        turn: number of the turn, 0 before the first (WX-06.06).
        turn_player, first_player: players.
        phase: "up", "draw", "ener", "grow", "main", "attack", "end", empty before the first turn.
        step: "arts", "signi", "lrig" or "guard" within the attack phase, else empty.
        ending: whether the turn is to end as soon as the effect in progress is done (WX-99.03).
        coins, subscribers: numbers of each player.
        viruses: one number a lane, 1 where a virus lies: ``player * LANE_COUNT + lane``.
        refreshes: how often each player has refreshed this turn.
        attacker: the field card that attacks, 0 for none.
        attacked_lanes: bit mask of the lanes of the defending player that are attacked.
        negated: whether the attack in progress is negated.
        using: card slot of the spell or ARTS in use, -1 for none; those that it interrupts are in ``used``.
        used: card slots in use underneath, the first used first.
        index: who listens and changes what on the field; None when the field, or the cards of the match,
            have changed.
        settled: the index of the field with which rule processing has found nothing to do, all of its levels
            known, while no change at work could give it anything to do (see ``rule_processing``); else None.
        quiet: ``moves`` when rule processing has found nothing to do in the zones, with the Check Zones empty
            and the field settled; else -1.
        card_index: cards that want watching wherever they are; None when cards came into the match.
        before: the match before cards left the field in the step in progress, for abilities that look
            back (WX-21.10) and for what is asked about cards that have left; None outside such a step.
    """

    __slots__ = (
        "attacked_lanes",
        "attacker",
        "before",
        "card_index",
        "coins",
        "ending",
        "first_player",
        "index",
        "negated",
        "phase",
        "quiet",
        "refreshes",
        "settled",
        "step",
        "subscribers",
        "turn",
        "turn_player",
        "used",
        "using",
        "viruses",
    )

    def __init__(self, game: Game, key: bytes) -> None:
        super().__init__(game, key)
        self.turn = 0
        self.turn_player = 0
        self.first_player = 0
        self.phase = ""
        self.step = ""
        self.ending = False
        self.coins = [0, 0]
        self.subscribers = [0, 0]
        self.viruses = [0] * (2 * LANE_COUNT)
        self.refreshes = [0, 0]
        self.attacker = 0
        self.attacked_lanes = 0
        self.negated = False
        self.using = -1
        self.used: tuple[int, ...] = ()
        self.index: FieldIndex | None = None
        self.settled: FieldIndex | None = None
        self.quiet = -1
        self.card_index: CardIndex | None = None
        self.before: WixossState | None = None

    def blank(self) -> WixossState:
        """Return an empty instance, to be filled by ``copy_into``."""
        return WixossState(self.game, self.key)

    def copy(self, log: bool = True) -> WixossState:
        """Return an independent copy; ``log=False`` makes one that keeps no event log."""
        new = WixossState(self.game, self.key)
        self.copy_into(new, log)
        new.turn = self.turn
        new.turn_player = self.turn_player
        new.first_player = self.first_player
        new.phase = self.phase
        new.step = self.step
        new.ending = self.ending
        new.coins = self.coins.copy()
        new.subscribers = self.subscribers.copy()
        new.viruses = self.viruses.copy()
        new.refreshes = self.refreshes.copy()
        new.attacker = self.attacker
        new.attacked_lanes = self.attacked_lanes
        new.negated = self.negated
        new.using = self.using
        new.used = self.used
        new.index = self.index
        new.settled = self.settled
        new.quiet = self.quiet
        new.card_index = self.card_index
        new.before = self.before
        return new

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards of a player's zone, the top last."""
        return self.zones[player * ZONE_COUNT + kind]

    def field(self, player: int) -> list[FieldCard]:
        """Return a player's field cards, LRIG and Key among them, in the order in which they came."""
        return [found for found in self.objects.values() if found.controller == player]

    def standing(self, player: int, place: int) -> FieldCard | None:
        """Return what stands in a place of a player's field, None if it is empty."""
        for found in self.objects.values():
            if found.controller == player and found.place == place:
                return found
        return None

    def to_data(self) -> dict[str, object]:
        """Return everything but the log, the rules and the card definitions as plain data."""
        data = super().to_data()
        data.update(
            turn=self.turn,
            turn_player=self.turn_player,
            first_player=self.first_player,
            phase=self.phase,
            step=self.step,
            ending=self.ending,
            coins=list(self.coins),
            subscribers=list(self.subscribers),
            viruses=list(self.viruses),
            refreshes=list(self.refreshes),
            attacker=self.attacker,
            attacked_lanes=self.attacked_lanes,
            negated=self.negated,
            using=self.using,
            used=list(self.used),
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
            self.phase = str(data["phase"])
            self.step = str(data["step"])
            self.ending = bool(data["ending"])
            self.coins = _numbers(data["coins"], 2)
            self.subscribers = _numbers(data["subscribers"], 2)
            self.viruses = _numbers(data["viruses"], 2 * LANE_COUNT)
            self.refreshes = _numbers(data["refreshes"], 2)
            self.attacker = as_int(data["attacker"])
            self.attacked_lanes = as_int(data["attacked_lanes"])
            self.negated = bool(data["negated"])
            self.using = as_int(data["using"])
            self.used = tuple(as_ints(data["used"]))
            self._check_shown()
        except (KeyError, ValueError, TypeError, AssertionError) as error:
            raise BadInput(
                "saved match", f"data that does not fit ({error})", "a state saved by taisen"
            ) from error
        self.index = None
        self.settled = None
        self.quiet = -1
        self.card_index = None
        self.before = None

    def _check_shown(self) -> None:
        """Refuse what could not even be shown.

        Raises:
            ValueError: something is not as it must be.
        """
        count = len(self.owners)
        if self.turn_player not in (0, 1) or self.first_player not in (0, 1):
            raise ValueError("no such player")
        if any(card not in range(count) for card in self.used) or self.using not in range(-1, count):
            raise ValueError("no such card in use")
        lying = [card for zone in self.zones for card in zone]
        for found in self.objects.values():
            if found.place not in range(len(PLACES)):
                raise ValueError(f"field card {found.id} in no place")
            lying.extend((found.card, *found.under, *found.charms, *found.acces))
        if len(set(lying)) != len(lying) or any(card not in range(count) for card in lying):
            raise ValueError("a card lies in two places, or there is no such card")
        if any(item.cause.card not in range(count) for item in self.pending):
            raise ValueError("an ability of no card waits")


def _numbers(data: object, count: int) -> list[int]:
    found = [as_int(item) for item in as_list(data)]
    if len(found) != count:
        raise ValueError(f"{len(found)} numbers instead of {count}")
    return found
