"""A table and its match: what is asked, what has happened, who sits there, what was agreed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

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


class RulesInfo(Struct, forbid_unknown_fields=True):
    """A version of a game's rules: its name, what it is called, and what is different in it."""

    name: str
    title: str
    text: str = ""


class TableOptions(Struct, forbid_unknown_fields=True):
    """What the players agree on before a match.

    Attributes:
        best_of: matches of the series, 1 or 3.
        clock: time limits, None for none.
        hands: whether spectators may see both hands, with a delay; both players must have allowed it.
        spectators: whether spectators are let in.
        rules: name of the version of the game's rules, empty for the usual one. What begins from a position,
            a puzzle or a replay has its own and names none.
    """

    best_of: Literal[1, 3] = 1
    clock: ClockSettings | None = None
    hands: bool = False
    spectators: bool = True
    rules: str = ""


class PlayerInfo(Struct, forbid_unknown_fields=True):
    """One seat as everybody sees it.

    Attributes:
        name: what the player is called, empty for an unnamed one.
        kind: who sits there; ``open`` waits for somebody.
        bot: the bot, for a bot.
        level: what the bot's level is called, empty for a bot that answers as a puzzle says, and for persons.
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
    level: str = ""
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
    """What a seat lets the server answer; as at the beginning again after an undo or a reconnect.

    At a shared table ``smart`` passes by public facts alone: who acts, what has happened since the last pass.
    What a hand holds plays no part, so that neither a pass nor its timing tells anything. At a solo table,
    where nobody is told, it passes where passing is the only option.

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
