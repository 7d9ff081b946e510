"""Wire messages: everything that goes between the server of the table and a browser.

Owns the types of the socket's messages and of what HTTP requests carry and return; ``web/src/wire.ts`` is
generated from them (``tools/wire_types.py``). What a board looks like belongs to each game:
``taisen.table.boards``.

A **ref** names one thing on a board: ``field:12`` a card on the field, ``hand:0:BS17-003`` a known card in a
zone of player 0, ``zone:0:deck`` a zone, ``cores:0:reserve`` the normal cores of a place, ``cores:field:12``
those on a card, ``soul:0:reserve`` and ``soul:field:12`` the Soul Core there, ``brave:12:0`` the first brave
combined with a card, ``pending:0`` an effect that waits, ``player:1`` a player, who stands for the whole side
where something goes to no place in particular. The browser never takes a ref apart: boards give each thing
its ref, options name the refs that they are about.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from taisen.table.boards import BattleSpiritsBoard, BattleSpiritsFace

PROTOCOL: Final = "taisen.1"
"""Name of this version of the messages, the first of the WebSocket's subprotocols."""

TOKEN_PREFIX: Final = "token."  # noqa: S105 - what stands before one
"""Before a token of a seat or of spectators, as a further subprotocol: a header, no part of an address."""

Language = Literal["zh-Hans", "zh-Hant", "ja", "en"]
Board = BattleSpiritsBoard
"""A position as one viewer sees it: one type a game, told apart by ``type``."""
Face = BattleSpiritsFace
"""What is printed on a card: one type a game, told apart by ``type``."""


class Problem(Struct, forbid_unknown_fields=True):
    """What was wrong with something that was sent.

    Attributes:
        where: the place of the fault ("answer", "deck, line 3").
        found: what came.
        allowed: what would have been right.
        rule: number of the rule that stands against it, empty for none.
        text: the whole as a sentence in the reader's language.
    """

    where: str
    found: str
    allowed: str
    text: str
    rule: str = ""


# -- what is asked -----------------------------------------------------------------------------------


class Reason(Struct, forbid_unknown_fields=True):
    """Why something is asked, or why it happened.

    Attributes:
        rule: number of a rule, empty for an effect.
        number: number of the card whose effect it is, empty for a rule.
        ref: that card on the board, empty if it is not to be seen there.
        ability: key of the ability, for "always yes".
        text: the ability as a sentence, or the rule's title.
    """

    rule: str = ""
    number: str = ""
    ref: str = ""
    ability: str = ""
    text: str = ""


class Option(Struct, forbid_unknown_fields=True):
    """One legal answer.

    Attributes:
        text: its text form, which is sent back and which records hold.
        verb: the kind of action ("attack", "pass", ...).
        role: how it is offered: ``pass`` and ``end`` have buttons of their own.
        label: what it does, in the reader's language.
        refs: the things on the board that it is about, in the order in which they are touched or dragged:
            first what is taken, then where it goes.
        hint: what else a player wants to know before choosing, empty for nothing.
        warning: what the player would lose by it (a level, a card), empty for nothing.
        follow: the options of the decision that this answer would lead to, where both are one thing to a
            player (which core, and where to); empty otherwise, also where that decision has one option only.
    """

    text: str
    verb: str
    label: str
    role: Literal["act", "pass", "end", "yes", "no"] = "act"
    refs: list[str] = []
    hint: str = ""
    warning: str = ""
    follow: list[Option] = []


class Decision(Struct, forbid_unknown_fields=True):
    """The pending question as one reader sees it.

    Attributes:
        serial: number of this question; an answer repeats it, so that an old answer answers nothing.
        player: who is asked.
        mine: whether the reader is; another's question has no text and no options.
        prompt: message id of the question.
        text: the question in the reader's language.
        shape: a hint for display, one of the kernel's shapes.
        options: every legal option.
        default: index of the option that Space and a time-out take.
        window: kind of the window for auto-pass, empty for a decision that is none.
        reason: why it is asked.
        always: whether "always yes for this ability" may be offered.
    """

    serial: int
    player: int
    mine: bool
    prompt: str = ""
    text: str = ""
    shape: str = ""
    options: list[Option] = []
    default: int = 0
    window: str = ""
    reason: Reason | None = None
    always: bool = False


# -- what has happened -------------------------------------------------------------------------------


class LogLine(Struct, forbid_unknown_fields=True):
    """One line of the log, as its reader knew it when it happened.

    Attributes:
        index: number of the line, from 0.
        turn: number of the turn.
        position: how many answers the match had then: the moment that a click goes to.
        text: what happened, in the reader's language.
        reason: why.
        numbers: the cards that it names.
        quiet: whether it goes without saying.
        player: whom it happened to, -1 for nobody.
    """

    index: int
    turn: int
    position: int
    text: str
    reason: Reason | None = None
    numbers: list[str] = []
    quiet: bool = False
    player: int = -1


class Move(Struct, forbid_unknown_fields=True):
    """Something to be shown as a movement, in the order in which it happened.

    Attributes:
        kind: what happened ("drew", "summoned", "attacked", "cores_moved", "destroyed", "life_lost" ...).
        start: ref of where it comes from, empty for nowhere.
        end: ref of where it goes, empty for nowhere.
        number: the card that moves, empty for a hidden one or for cores.
        amount: how many.
        text: a word to show beside it, empty for none.
    """

    kind: str
    start: str = ""
    end: str = ""
    number: str = ""
    amount: int = 1
    text: str = ""


class Result(Struct, forbid_unknown_fields=True):
    """How a match ended: winner (-1: nobody), reason id, rule, and the sentence."""

    winner: int
    reason: str
    rule: str
    text: str


# -- the table ---------------------------------------------------------------------------------------


class ClockSettings(Struct, forbid_unknown_fields=True):
    """How long players may think; 0 switches a part off.

    When a decision's time is up its default option is taken; when a player's own time is up as well
    (``match`` and all ``periods``) the player loses.

    Attributes:
        match: seconds for all decisions of a player together.
        decision: seconds for one decision.
        byoyomi: seconds of one period after ``match`` is used up.
        periods: how many such periods.
        grace: seconds that a player may be away before the match counts as abandoned.
    """

    match: int = 0
    decision: int = 0
    byoyomi: int = 0
    periods: int = 0
    grace: int = 0


class TableOptions(Struct, forbid_unknown_fields=True):
    """What the players agree on before a match.

    Attributes:
        best_of: matches of the series, 1 or 3.
        clock: time limits, None for none.
        hands: whether spectators may see both hands, with a delay; both players must have allowed it.
        spectators: whether spectators are let in.
    """

    best_of: Literal[1, 3] = 1
    clock: ClockSettings | None = None
    hands: bool = False
    spectators: bool = True


class PlayerInfo(Struct, forbid_unknown_fields=True):
    """One seat as everybody sees it.

    Attributes:
        name: what the player is called, empty for an unnamed one.
        kind: who sits there; ``open`` waits for somebody.
        bot, level: the bot and its level, for a bot.
        deck: name of the deck.
        present: whether somebody is connected (always, for a bot).
        away_since: seconds since the player left, 0 if present.
        wins: matches of the series that this player has won.
        hands: whether this player allows spectators to see the hand.
    """

    name: str
    kind: Literal["person", "bot", "open"]
    deck: str = ""
    bot: str = ""
    level: int = 0
    present: bool = False
    away_since: float = 0
    wins: int = 0
    hands: bool = False


class Offer(Struct, forbid_unknown_fields=True):
    """Something that a player proposes and the other may accept.

    Attributes:
        kind: what is proposed.
        player: who proposes.
        reasons: for an undo, why it needs consent (``card-known``, ``random-drawn``, ``other-answered``).
        text: for a repair, the position in scenario text.
    """

    kind: Literal["undo", "draw", "rematch", "swap", "repair"]
    player: int
    reasons: list[str] = []
    text: str = ""


class Clock(Struct, forbid_unknown_fields=True):
    """The time that is left as of this message.

    Attributes:
        left: seconds of each player's own time.
        periods: byoyomi periods that each has left.
        decision: seconds left for the pending decision, -1 for no limit.
        running: whose clock runs, -1 for nobody's.
    """

    left: list[float]
    periods: list[int]
    decision: float = -1
    running: int = -1


class AutoSettings(Struct, forbid_unknown_fields=True):
    """What a seat lets the server answer; gone after an undo or a reconnect.

    ``smart`` passes by public facts alone: who acts, what has happened since the last pass. What a hand
    holds plays no part, so that neither a pass nor its timing tells anything.

    Attributes:
        mode: always ask, smart, or by window.
        windows: kinds of windows that are passed, for ``window``.
        always: keys of the may-abilities that are answered with yes.
    """

    mode: Literal["ask", "smart", "window"] = "ask"
    windows: list[str] = []
    always: list[str] = []


class Goal(Struct, forbid_unknown_fields=True):
    """What is to be reached, for a puzzle or the guided match.

    Attributes:
        text: the goal in the reader's language.
        solved: whether it is reached; None while it is open.
        step: for the guided match, what to do now; empty for none.
        refs: for the guided match, what to point at.
        puzzle: name of the puzzle or of the guided match, for trying again; empty for a position's own goal.
        hints: from the vaguest to the clearest; shown one by one when asked for.
        done, steps: for the guided match, how far it is.
    """

    text: str
    solved: bool | None = None
    step: str = ""
    refs: list[str] = []
    puzzle: str = ""
    hints: list[str] = []
    done: int = 0
    steps: int = 0


class ChatLine(Struct, forbid_unknown_fields=True):
    """Something said: by player 0 or 1, or -1 for a spectator; ``at`` in seconds since 1970."""

    player: int
    name: str
    text: str
    at: float


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
    match: int = 1
    offers: list[Offer] = []
    spectators: int = 0
    replay: str = ""
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
    """

    id: int
    face: Face
    state: str = ""
    values: list[Value] = []
    refusals: list[RefusalLine] = []
    rules: list[RuleTitle] = []


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


Outgoing = TableState | Update | Details | Chat | Refused | Accepted | TakenOver | Closing | Pong


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


# -- over HTTP ---------------------------------------------------------------------------------------


class DeckChoice(Struct, forbid_unknown_fields=True):
    """A deck: the name of a built-in one, or a deck list as text."""

    name: str = ""
    text: str = ""


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: the one who asks, a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    deck: DeckChoice | None = None
    bot: str = ""
    level: int = 2
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """Ask for a table (POST /api/tables).

    Attributes:
        seats: both seats; a friend without a deck chooses one when joining.
        scenario: scenario text to begin from, empty for a whole match.
        puzzle: name of a puzzle, or of the guided match, to play; empty for none.
        replay, position: play on from this moment of a replay; empty for none.
    """

    game: str
    seats: list[SeatChoice]
    options: TableOptions = field(default_factory=TableOptions)
    scenario: str = ""
    puzzle: str = ""
    replay: str = ""
    position: int = 0


class TableMade(Struct, forbid_unknown_fields=True):
    """A new table: a token for each seat that the asker holds or hands on, and one for spectators.

    Tokens belong into the fragment of a link, ``/table/<id>#<token>``, or into a header.
    """

    id: str
    tokens: list[str]
    """One a seat, empty for a bot's."""
    watch: str


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take the open seat whose token is in the ``Authorization`` header (POST /api/tables/<id>/join).

    Attributes:
        deck: the deck to play with.
        name: what the player is called.
        token: the seat's token from now on, 32 to 100 random letters, digits, ``-`` or ``_`` that the one who
            joins has drawn: whoever sent the invitation knows the token in it. Empty: that one stays.
    """

    deck: DeckChoice
    name: str = ""
    token: str = ""


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck to be checked (POST /api/decks)."""

    game: str
    text: str
    language: Language


class DeckLine(Struct, forbid_unknown_fields=True):
    """One entry of a deck, with the card's name, kind and colours."""

    number: str
    count: int
    name: str
    kind: str
    colors: list[str]


class DeckReport(Struct, forbid_unknown_fields=True):
    """What a deck holds, and what stands against it; playable if ``problems`` is empty."""

    name: str
    size: int
    cards: list[DeckLine]
    problems: list[Problem]


class DeckInfo(Struct, forbid_unknown_fields=True):
    """A built-in deck."""

    name: str
    title: str
    size: int
    colors: list[str]


class BotInfo(Struct, forbid_unknown_fields=True):
    """A bot and its levels, the weakest first."""

    name: str
    title: str
    levels: list[str]


class GameInfo(Struct, forbid_unknown_fields=True):
    """A game that can be played here."""

    name: str
    title: str
    decks: list[DeckInfo]
    bots: list[BotInfo]
    windows: list[str]
    """Kinds of windows that auto-pass tells apart."""


class About(Struct, forbid_unknown_fields=True):
    """What this server offers (GET /api/about?language=)."""

    version: str
    games: list[GameInfo]


class RuleText(Struct, forbid_unknown_fields=True):
    """A rule in one language (GET /api/rules/<number>?language=)."""

    number: str
    title: str
    chapter: str
    text: str
    tests: list[str]


class Failure(Struct, forbid_unknown_fields=True):
    """The body of every HTTP answer that is an error."""

    problem: Problem


# -- replays -----------------------------------------------------------------------------------------


class ReplayPlayer(Struct, forbid_unknown_fields=True):
    """Who played: name (empty for an unnamed one), bot and level for a bot, and the deck with its cards."""

    name: str
    deck: str
    cards: list[DeckLine]
    bot: str = ""
    level: int = 0


class ReplayTurn(Struct, forbid_unknown_fields=True):
    """Where a turn begins, and whose it is; turn 0 is what comes before the first."""

    number: int
    player: int
    position: int


class ReplayBattle(Struct, forbid_unknown_fields=True):
    """A battle: the positions from its first to its last, who attacks, and with which card."""

    start: int
    end: int
    player: int
    number: str


class LifePoint(Struct, forbid_unknown_fields=True):
    """Both players' life from a position on."""

    position: int
    life: list[int]


class ReplayNotice(Struct, forbid_unknown_fields=True):
    """Something to be said of a replay: where it cannot be shown as it was, and why.

    Attributes:
        kind: ``older-rules``: shown from what was stored; ``diverged``: the match does not go as recorded
            from here; ``repaired``, ``undone``: something was changed by the players here.
        position: from where on.
        until: where it goes on as recorded, -1 if it does not.
        expected, found: what the record says and what came instead, as the kernel says it.
    """

    kind: Literal["older-rules", "diverged", "repaired", "undone"]
    position: int
    until: int = -1
    expected: str = ""
    found: str = ""


class Note(Struct, forbid_unknown_fields=True):
    """An annotation at a position; ``mine`` tells whether the reader wrote it and may take it back."""

    id: str
    position: int
    author: str
    text: str
    created: float
    mine: bool = False


class Notes(Struct, forbid_unknown_fields=True):
    """All annotations of a replay, by their positions; ``may`` tells whether the reader may add one."""

    notes: list[Note]
    may: bool


class NewNote(Struct, forbid_unknown_fields=True):
    """Add an annotation (POST /api/replays/<id>/notes, a token in the ``Authorization`` header)."""

    position: int
    text: str
    author: str = ""


class Replay(Struct, forbid_unknown_fields=True):
    """A finished match to be looked at (GET /api/replays/<id>?language=).

    Attributes:
        created: when it was stored, in seconds since 1970.
        table: id of the table where it was played, empty for a record that was uploaded.
        rule_set, version: what it was played with; the version is empty if that is not known.
        last: the last position that can be shown.
        turns, battles, life: the timeline.
        players_at: who gave the answer that led to each position, from position 1 on; -1 for nobody.
        notices: where it cannot be shown as it was, undone answers, repairs.
        faces: every card of both decks.
        playable: whether a match may be played on from here.
    """

    id: str
    game: str
    created: float
    table: str
    rule_set: str
    version: str
    players: list[ReplayPlayer]
    last: int
    turns: list[ReplayTurn]
    battles: list[ReplayBattle]
    life: list[LifePoint]
    players_at: list[int]
    notices: list[ReplayNotice]
    faces: list[Face]
    playable: bool
    result: Result | None = None


class Frame(Struct, forbid_unknown_fields=True):
    """One position of a replay.

    Attributes:
        position: how many answers lie before it.
        exact: whether the board is of this position; else it is that of the last one that was stored.
        board: what the viewer saw; with the eyes of both, what either of them saw; None if none is left.
        player: who gave the answer that led here, -1 for nobody.
        chosen: that answer in words, empty if the viewer was not the one who chose.
        decision: what is asked now, without options; its text only for the one who is asked.
        log: what happened since the position before.
        moves: the same as movements.
    """

    position: int
    exact: bool
    board: Board | None
    player: int = -1
    chosen: str = ""
    decision: Decision | None = None
    log: list[LogLine] = []
    moves: list[Move] = []


class Frames(Struct, forbid_unknown_fields=True):
    """Positions of a replay in their order (GET /api/replays/<id>/frames?from=&to=&viewer=&language=).

    ``viewer`` is 0, 1 or -1 for the eyes of both. A long stretch comes shortened: ask again from the end.
    """

    viewer: int
    frames: list[Frame]


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to be looked at (POST /api/replays)."""

    text: str
    language: Language


class ReplayMade(Struct, forbid_unknown_fields=True):
    """A new replay, and the token that lets its owner annotate it."""

    id: str
    token: str


class NewReport(Struct, forbid_unknown_fields=True):
    """Report a suspected fault of the running match (POST /api/tables/<id>/report, with a seat's token)."""

    text: str


class ReportMade(Struct, forbid_unknown_fields=True):
    """A report was stored under this number; what it holds is given out once the match is over."""

    id: str


# -- positions ---------------------------------------------------------------------------------------


class EditedCard(Struct, forbid_unknown_fields=True):
    """A card on the field as the board editor sets it up: without ``cores``, those of its lowest level."""

    number: str
    cores: int | None = None
    soul: bool = False
    posture: Literal["refreshed", "exhausted", "heavily-exhausted"] = "refreshed"
    braves: list[str] = []


class EditedSide(Struct, forbid_unknown_fields=True):
    """One side as the board editor sets it up.

    Attributes:
        life, reserve, trash_cores, counts: normal cores there.
        soul: where the Soul Core is; on a card of the field that card says so and this is ``field``.
        deck, hand, trash, burst, removed: the cards there, the top one first, or how many; None where the text
            says nothing of it: 20 cards in a deck, none elsewhere, and in a repair what the match has there.
        field: in the order in which they came.
        open: whether the other player knows hand and set card.
    """

    life: int = 5
    reserve: int = 0
    trash_cores: int = 0
    counts: int = 0
    soul: Literal["reserve", "trash", "void", "removed", "field"] = "void"
    deck: list[str] | int | None = None
    hand: list[str] | int | None = None
    trash: list[str] | int | None = None
    burst: list[str] | int | None = None
    removed: list[str] | int | None = None
    field: list[EditedCard] = []
    open: bool = False


class EditedPosition(Struct, forbid_unknown_fields=True):
    """A position as the board editor sets it up: ``sides`` are those of players 0 and 1."""

    sides: list[EditedSide]
    turn: int = 3
    turn_player: int = 0
    step: Literal["start", "core", "draw", "refresh", "main", "attack", "end"] = "main"
    seed: int = 0


class PositionAsked(Struct, forbid_unknown_fields=True):
    """A position to be checked (POST /api/positions/check).

    Attributes:
        text: scenario text; its first scenario is meant.
        position: put in place of the position of that text; None: the text as it is.
    """

    game: str
    text: str = ""
    position: EditedPosition | None = None


class PositionChecked(Struct, forbid_unknown_fields=True):
    """What a position comes to.

    Attributes:
        text: the scenario text, rewritten if a position was given.
        position: the position of the text; None if the text cannot be read so far.
        boards: what players 0 and 1 and everybody would see, empty if the position cannot be.
        whole: the position with nothing hidden, None if it cannot be.
        faces: the cards on these boards.
        places: for each field card of sides 0 and 1, its ref on the boards.
        problem: what is wrong, None if nothing is; ``side`` and ``field`` tell at which part.
        side: the side that the problem is at, -1 for none.
        field: the part of the position or side that the problem is at ("life", "field 2", "hand", "turn").
    """

    text: str
    position: EditedPosition | None = None
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
