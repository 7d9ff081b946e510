"""What the board editor and the pages of puzzles ask, and what they are shown."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from taisen.table.wire.basics import Board, Face, Problem
from taisen.table.wire.messages import RuleTitle
from taisen.table.wire.tables import LogLine, Move

# -- positions ---------------------------------------------------------------------------------------


class EditedCard(Struct, forbid_unknown_fields=True):
    """A card on the field as the board editor sets it up.

    Attributes:
        number: of the card on top, with ``.B`` behind it for face B of a rebirth card.
        cores: without it, those of its lowest level.
        braves: numbers of the braves, of an otherworld-god brave with the side that the card is on behind it
            ("BS38-056 left"). The same text on two cards is one brave on both its sides, unless it is told
            apart by ``#2`` behind the number.
        bases: numbers of the face-up cards below, the one right below first.
        contract: whether it came onto them by a contract advent.
        covered: numbers of the face-down cards below, the uppermost first.
    """

    number: str
    cores: int | None = None
    soul: bool = False
    posture: Literal["refreshed", "exhausted", "heavily-exhausted"] = "refreshed"
    braves: list[str] = []
    bases: list[str] = []
    contract: bool = False
    covered: list[str] = []


class EditedSide(Struct, forbid_unknown_fields=True):
    """One side as the board editor sets it up.

    Attributes:
        life, reserve, trash_cores, counts: normal cores there.
        soul: where the Soul Core is; on a card of the field that card says so and this is ``field``.
        deck, hand, at_hand, trash, burst, mirage, soul_state, laid_magic, removed, tokens: the cards there,
            the top one first, or how many; None where the text says nothing of it: 20 cards in a deck, none
            elsewhere, in a repair what the match has there.
        field: in the order in which they came.
        open: whether the other player knows hand and set card.
    """

    life: int = 5
    reserve: int = 0
    trash_cores: int = 0
    counts: int = 0
    soul: Literal["reserve", "trash", "life", "void", "removed", "field"] = "void"
    deck: list[str] | int | None = None
    hand: list[str] | int | None = None
    at_hand: list[str] | int | None = None
    trash: list[str] | int | None = None
    burst: list[str] | int | None = None
    mirage: list[str] | int | None = None
    soul_state: list[str] | int | None = None
    laid_magic: list[str] | int | None = None
    removed: list[str] | int | None = None
    tokens: list[str] | int | None = None
    field: list[EditedCard] = []
    open: bool = False


class EditedPosition(Struct, forbid_unknown_fields=True, tag_field="type", tag="battle-spirits"):
    """A position of Battle Spirits as the board editor sets it up; ``sides`` are those of players 0 and 1."""

    sides: list[EditedSide]
    turn: int = 3
    turn_player: int = 0
    step: Literal["start", "core", "draw", "refresh", "main", "attack", "end"] = "main"
    seed: int = 0


class WixossEditedCard(Struct, forbid_unknown_fields=True):
    """A LRIG, SIGNI or Key as the board editor sets it up.

    Attributes:
        number: its number.
        down, frozen, armed: its states.
        charm, acce: numbers of what is attached to it, empty for nothing; a charm lies face down. In a repair
            a charm that nobody may see is ``FILLER``, which leaves the one that is there.
        under: numbers of the cards underneath, the uppermost first.
    """

    number: str
    down: bool = False
    frozen: bool = False
    armed: bool = False
    charm: str = ""
    acce: str = ""
    under: list[str] = []


class WixossEditedSide(Struct, forbid_unknown_fields=True):
    """One side of WIXOSS as the board editor sets it up.

    Attributes:
        lrig: None for a plain LRIG that stands for any; ``key``, ``left``, ``center``, ``right``, ``cheer``:
            None for an empty place.
        deck, lrig_deck, hand, ener, life, trash, lrig_trash, excluded, beat: the cards there, the top one
            first, or how many; None where the text says nothing of it: 20 cards in a deck, 7 in the Life
            Cloth, none elsewhere, in a repair what the match has there.
        traps, seeds: numbers by lane (``left``, ``center``, ``right``); None as for zones.
        viruses: the lanes where one lies.
        ride: the place of the SIGNI that the LRIG rides, empty for none.
        open: whether the other player knows what is hidden from nobody else.
    """

    lrig: WixossEditedCard | None = None
    key: WixossEditedCard | None = None
    left: WixossEditedCard | None = None
    center: WixossEditedCard | None = None
    right: WixossEditedCard | None = None
    cheer: WixossEditedCard | None = None
    deck: list[str] | int | None = None
    lrig_deck: list[str] | int | None = None
    hand: list[str] | int | None = None
    ener: list[str] | int | None = None
    life: list[str] | int | None = None
    trash: list[str] | int | None = None
    lrig_trash: list[str] | int | None = None
    excluded: list[str] | int | None = None
    beat: list[str] | int | None = None
    traps: dict[str, str] | None = None
    seeds: dict[str, str] | None = None
    viruses: list[str] = []
    coins: int = 0
    subscribers: int = 0
    ride: str = ""
    open: bool = False


class WixossEditedPosition(Struct, forbid_unknown_fields=True, tag_field="type", tag="wixoss"):
    """A position of WIXOSS as the board editor sets it up; ``sides`` are those of players 0 and 1.

    Attributes:
        phase: where it begins.
        step: within the attack phase, empty for its first.
    """

    sides: list[WixossEditedSide]
    turn: int = 3
    turn_player: int = 0
    phase: Literal["up", "draw", "ener", "grow", "main", "attack", "end"] = "main"
    step: Literal["", "arts", "signi", "lrig"] = ""
    seed: int = 0


Edited = EditedPosition | WixossEditedPosition
"""A position as the board editor sets it up: one type a game, told apart by ``type``."""


class PositionAsked(Struct, forbid_unknown_fields=True):
    """A position to be checked (POST /api/positions/check).

    Attributes:
        text: scenario text; its first scenario is meant.
        position: put in place of the position of that text; None: the text as it is.
    """

    game: str
    text: str = ""
    position: Edited | None = None


class PositionChecked(Struct, forbid_unknown_fields=True):
    """What a position comes to.

    Attributes:
        text: the scenario text, rewritten if a position was given.
        position: the position of the text; None if the text cannot be read so far.
        boards: what players 0 and 1 and everybody would see, empty if the position cannot be.
        whole: the position with nothing hidden, None if it cannot be.
        faces: the cards on these boards.
        places: for each field card of sides 0 and 1, its ref on the boards, in the order of the boards.
        problem: what is wrong, None if nothing is; ``side`` and ``field`` tell at which part.
        side: the side that the problem is at, -1 for none.
        field: the part of the position or side that the problem is at ("life", "field 2", "hand", "turn").
    """

    text: str
    position: Edited | None = None
    boards: list[Board] = []
    whole: Board | None = None
    faces: list[Face] = []
    places: list[list[str]] = []
    problem: Problem | None = None
    side: int = -1
    field: str = ""


class NewPosition(Struct, forbid_unknown_fields=True):
    """Save a position (POST /api/positions): scenario text under a name."""

    game: str
    name: str
    text: str


class PositionMade(Struct, forbid_unknown_fields=True):
    """A saved position's id, for the link ``/editor?position=<id>``."""

    id: str


class SavedPosition(Struct, forbid_unknown_fields=True):
    """A saved position (GET /api/positions/<id>)."""

    id: str
    game: str
    name: str
    text: str
    created: float


class CardList(Struct, forbid_unknown_fields=True):
    """Every card of a game (GET /api/cards/<game>?language=)."""

    faces: list[Face]


class DeckCards(Struct, forbid_unknown_fields=True):
    """Every card of a built-in deck (GET /api/decks/<game>/<name>)."""

    name: str
    numbers: list[str]


# -- puzzles -----------------------------------------------------------------------------------------


class PuzzleInfo(Struct, forbid_unknown_fields=True):
    """A puzzle in a list: difficulty from 1 to 5."""

    name: str
    title: str
    goal: str
    difficulty: int
    rules: list[RuleTitle]


class PuzzleList(Struct, forbid_unknown_fields=True):
    """The puzzles of a game, the easiest first (GET /api/puzzles?game=&language=)."""

    game: str
    puzzles: list[PuzzleInfo]


class Puzzle(Struct, forbid_unknown_fields=True):
    """A puzzle (GET /api/puzzles/<name>?language=): its position as player 0 sees it, and hints."""

    game: str
    info: PuzzleInfo
    hints: list[str]
    board: Board
    faces: list[Face]
    text: str


class SolutionStep(Struct, forbid_unknown_fields=True):
    """One answer of a solution: who gave it, what it was, and the position that it led to."""

    player: int
    chosen: str
    board: Board
    log: list[LogLine] = []
    moves: list[Move] = []


class WrongTry(Struct, forbid_unknown_fields=True):
    """A beginning that looks right and fails: its answers, and why."""

    chosen: list[str]
    why: str


class Solution(Struct, forbid_unknown_fields=True):
    """How a puzzle is solved (GET /api/puzzles/<name>/solution?language=)."""

    first: Board
    steps: list[SolutionStep]
    why: str
    tries: list[WrongTry]
    faces: list[Face]
