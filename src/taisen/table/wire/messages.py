"""What goes over the socket, in both directions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from taisen.table.wire.basics import PROTOCOL, Board, Face, Language, Problem
from taisen.table.wire.tables import (
    AutoSettings,
    ChatLine,
    Clock,
    Decision,
    Goal,
    LogLine,
    Move,
    Offer,
    PlayerInfo,
    Result,
    RulesInfo,
    TableOptions,
)

# -- from the server ---------------------------------------------------------------------------------


class ServerMessage(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What the server sends over a table's socket."""


class TableState(ServerMessage, tag="table"):
    """The table itself; sent first, and whenever it changes.

    Attributes:
        id: id of the table.
        game: the game's name.
        you: the reader's seat, -1 for a spectator.
        solo: whether nobody else is concerned: one person, bots, or both sides in one hand.
        status: ``waiting`` for a player, ``running``, ``finished`` or ``closed``.
        match: number of the match in the series, from 1.
        replay: id of the finished match for a replay, empty while it runs.
        result: how the last match ended, for the reader; None while it runs and if it cannot be read.
        rules: the version of the rules that is played.
        swap: whether a rematch with the decks exchanged may be proposed when the series is over.
        protocol: name of this version of the messages.
        version: version of the program.
    """

    id: str
    game: str
    you: int
    players: list[PlayerInfo]
    options: TableOptions
    status: Literal["waiting", "running", "finished", "closed"]
    solo: bool
    rules: RulesInfo
    match: int = 1
    offers: list[Offer] = []
    spectators: int = 0
    replay: str = ""
    result: Result | None = None
    swap: bool = False
    goal: Goal | None = None
    protocol: str = PROTOCOL
    version: str = ""


class Update(ServerMessage, tag="update"):
    """A position; sent whenever something changed, and after ``Greeting`` and ``SetLanguage``.

    Attributes:
        position: how many answers the match has had; smaller than before after an undo.
        board: what the reader sees.
        decision: what is asked; None when the match is over.
        faces: the cards to be seen that this socket was not told of yet.
        log_from: the log lines before this index stay as they are; ``log`` follows them.
        log: the lines from ``log_from`` on.
        moves: what happened since the last update, to be shown as movement.
        undo: whether the reader may go back.
        consent: why the other player would be asked, empty if not.
        result: how the match ended.
        clock: the clocks, None without.
        auto: what the server answers for the reader.
    """

    position: int
    board: Board
    decision: Decision | None
    log_from: int
    faces: list[Face] = []
    log: list[LogLine] = []
    moves: list[Move] = []
    undo: bool = False
    consent: list[str] = []
    result: Result | None = None
    clock: Clock | None = None
    auto: AutoSettings | None = None


class ValueStep(Struct, forbid_unknown_fields=True):
    """One line of how a value comes about: source and change as texts, and the source's card if any."""

    source: str
    change: str
    number: str = ""


class Value(Struct, forbid_unknown_fields=True):
    """A current value of a card with its breakdown."""

    name: str
    title: str
    total: str
    steps: list[ValueStep] = []


class RefusalLine(Struct, forbid_unknown_fields=True):
    """What a card cannot do now, and why."""

    action: str
    title: str
    reason: str
    rule: str


class RuleTitle(Struct, forbid_unknown_fields=True):
    """A rule by number and title."""

    number: str
    title: str


class Details(ServerMessage, tag="details"):
    """All that is to be told of a card; answers ``Inspect``.

    Attributes:
        id: as in the question.
        face: what is printed on it, effects in the reader's language.
        state: its states in words, empty for a card that is not on the field.
        values: current values.
        refusals: what it cannot do now.
        rules: the rules and terms that it touches.
        working: for each line of its face 1 if it is active now, 0 if not, -1 if that is not told; empty for
            a card of which nothing is told so.
    """

    id: int
    face: Face
    state: str = ""
    values: list[Value] = []
    refusals: list[RefusalLine] = []
    rules: list[RuleTitle] = []
    working: list[int] = []


class Moment(ServerMessage, tag="moment"):
    """The match as it stood earlier, as the reader was allowed to see it then; answers ``LookBack``.

    Attributes:
        id: as in the question.
        position: the moment, as lines of the log name it.
        board: what the reader saw.
        faces: the cards to be seen that this socket was not told of yet.
    """

    id: int
    position: int
    board: Board
    faces: list[Face] = []


class Chat(ServerMessage, tag="chat"):
    """Lines of chat, the earlier ones after a greeting."""

    lines: list[ChatLine]


class Refused(ServerMessage, tag="refused"):
    """Something that was sent was wrong; nothing has changed.

    Attributes:
        to: type of the message that was wrong, empty if it had none.
        problem: what was wrong.
        id: the ``id`` of that message, 0 if it had none.
    """

    to: str
    problem: Problem
    id: int = 0


class Accepted(ServerMessage, tag="accepted"):
    """An answer is on disk; the update follows."""

    serial: int


class TakenOver(ServerMessage, tag="taken-over"):
    """The seat was taken over by another connection; this one is closed."""


class Closing(ServerMessage, tag="closing"):
    """The server goes down or the table is closed; ``again`` tells whether to connect again."""

    again: bool
    text: str = ""


class Pong(ServerMessage, tag="pong"):
    """Answers ``Ping``."""

    id: int


Outgoing = TableState | Update | Details | Moment | Chat | Refused | Accepted | TakenOver | Closing | Pong

# -- from the browser --------------------------------------------------------------------------------


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a browser sends over a table's socket."""


class Greeting(ClientMessage, tag="hello"):
    """The first message: the language to speak."""

    language: Language


class SetLanguage(ClientMessage, tag="language"):
    """Another language from now on; the whole position and log follow in it."""

    language: Language


class Answer(ClientMessage, tag="answer"):
    """Answer a decision.

    Attributes:
        serial: the decision's.
        option: text form of an option.
        then: answers to the decisions that follow from it, where a player does several in one go; all are
            taken or none.
    """

    serial: int
    option: str
    then: list[str] = []


class Inspect(ClientMessage, tag="inspect"):
    """Ask all about a card: by ref, or by number for one that is not on the board."""

    id: int
    ref: str = ""
    number: str = ""


class LookBack(ClientMessage, tag="look"):
    """Look at the match as it stood at the ``position`` of a line of the log."""

    id: int
    position: int


class Propose(ClientMessage, tag="propose"):
    """Propose something to the other player; an undo that needs no consent is done at once."""

    kind: Literal["undo", "draw", "rematch", "swap", "repair"]
    text: str = ""


class Reply(ClientMessage, tag="reply"):
    """Accept or decline what the other proposes, or take back what oneself proposes (``accept`` false)."""

    kind: Literal["undo", "draw", "rematch", "swap", "repair"]
    accept: bool


class Concede(ClientMessage, tag="concede"):
    """Give the match up."""


class NextMatch(ClientMessage, tag="next"):
    """Ready for the next match of the series."""


class Say(ClientMessage, tag="say"):
    """Say something."""

    text: str


class SetAuto(ClientMessage, tag="auto"):
    """Set what the server answers for this seat."""

    settings: AutoSettings


class AllowHands(ClientMessage, tag="hands"):
    """Whether spectators may see this player's hand: before the match begins."""

    allow: bool


class SetName(ClientMessage, tag="name"):
    """Be called so."""

    name: str


class Ping(ClientMessage, tag="ping"):
    """Is anybody there?"""

    id: int


Incoming = (
    Greeting
    | SetLanguage
    | Answer
    | Inspect
    | LookBack
    | Propose
    | Reply
    | Concede
    | NextMatch
    | Say
    | SetAuto
    | AllowHands
    | SetName
    | Ping
)
