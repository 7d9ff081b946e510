"""Match: one match from its setup to its end, the one mutable thing that users of the library hold.

Owns answering, undo and what is kept for it, copies, saved matches, and the way to records, views
and explanations. The rules are in the state and its game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from taisen.kernel.decisions import Decision, Option
from taisen.kernel.errors import BadInput, IllegalAnswer, shown
from taisen.kernel.events import Event
from taisen.kernel.explanations import Explanation
from taisen.kernel.frames import advance
from taisen.kernel.game import Game
from taisen.kernel.history import Given, Kept, TurnStart, concession
from taisen.kernel.legality import Refusal
from taisen.kernel.outcome import Outcome
from taisen.kernel.outside import check_player, check_text, is_writable, whole_number
from taisen.kernel.randomness import KEY_BYTES
from taisen.kernel.record import ANSWER, STREAM, TURN, Entry, Record, Setup, is_answer_text
from taisen.kernel.sampling import sample_state
from taisen.kernel.seat import Seat
from taisen.kernel.state import AnyState, Definition
from taisen.kernel.view import View

SAVE_FORMAT: Final = 1
RECENT: Final = 50
"""Decisions whose positions are kept for undo; older ones are reached again from a turn's start."""

CARD_KNOWN: Final = "card-known"
RANDOM_DRAWN: Final = "random-drawn"
OTHER_ANSWERED: Final = "other-answered"


class Match:
    """A match: who must decide, every legal option, and what has happened.

    Made by ``taisen.new_match``, ``taisen.load_match`` or a record's ``replay``.
    """

    __slots__ = ("_given", "_recent", "_setup", "_state", "_turns", "streams")

    def __init__(self, setup: Setup, state: AnyState, history: bool) -> None:
        self._setup = setup
        self._state = state
        self._given: list[Given] | None = [] if history else None
        self._recent: list[Kept] = []
        self._turns: list[TurnStart] = []
        self.streams = 0
        if history:
            self._keep_turn(-1)

    # -- the present -------------------------------------------------------------------------------

    @property
    def state(self) -> AnyState:
        """The whole position, hidden things included: for rules, tests and tools, never for players."""
        return self._state

    @property
    def game(self) -> Game:
        """The rules."""
        return self._setup.game

    @property
    def decision(self) -> Decision | None:
        """Who must decide, why, and every legal option; None when the match is over.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.decision.prompt, [str(option) for option in match.decision.options]
        ('choose-first', ['go-first', 'go-second'])
        """
        return self._state.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it is running.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.outcome is None
        True
        """
        return self._state.outcome

    @property
    def turn(self) -> int:
        """The number of the turn.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.turn
        0
        """
        return self._setup.game.turn(self._state)

    @property
    def deck_names(self) -> tuple[str, ...]:
        """What the players' decks are called."""
        return self._setup.names

    @property
    def events(self) -> list[Event]:
        """What has happened so far, empty if no log is kept.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.events[0].name
        'setup'
        """
        return self._state.events()

    @property
    def history(self) -> list[tuple[int, str]]:
        """The answers so far as (player, text), empty if no history is kept.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer("go-first")
        >>> [text for player, text in match.history]
        ['go-first']
        """
        return [(one.player, one.text) for one in self._given or () if one.player >= 0]

    def digest(self) -> str:
        """Return a digest of the whole position: 32 hexadecimal digits.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> len(match.digest())
        32

        Equal positions with equal futures have equal digests; never show it to a player.
        """
        return self._state.digest()

    def view(self, player: int | None) -> View:
        """Return what ``player`` may see, None: what everybody may see.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.view(None).to_data() != match.view(0).to_data()
        True

        Raises:
            BadInput: there is no such player.
        """
        if player is not None:
            player = check_player(player)
        return self._setup.game.view(self._state, player)

    def seat(self, player: int) -> Seat:
        """Return a player's place at this match.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.seat(1).player
        1

        Raises:
            BadInput: there is no such player.
        """
        return Seat(self, check_player(player))

    # -- answering ---------------------------------------------------------------------------------

    def answer(self, answer: Option | int | str) -> None:
        """Answer the pending decision by an option, its index or its text.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer("go-second")
        >>> match.decision.prompt
        'mulligan'

        Raises:
            IllegalAnswer: the match is over or there is no such option; nothing has changed then.
        """
        state = self._state
        decision = state.decision
        if decision is None:
            raise IllegalAnswer(f"answer {shown(_said(answer))}: the match is over")
        option = self._option(decision, answer)
        given = self._given
        if given is None:
            state.submit(option)
            return
        turn = state.game.turn(state)
        forced = len(decision.options) == 1
        if not forced:
            self._recent.append(Kept(len(given), state.copy()))
            if len(self._recent) > RECENT:
                del self._recent[0]
        given.append(Given(decision.player, option.text, forced))
        state.submit(option)
        self._keep_turn(turn)

    def concede(self, player: int) -> None:
        """Give the match up for ``player``: the opponent wins at once, whoever must decide.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.concede(0)
        >>> match.outcome.winner
        1

        Raises:
            BadInput: there is no such player.
            IllegalAnswer: the match is over; nothing has changed then.
        """
        player = check_player(player)
        state = self._state
        if state.decision is None:
            raise IllegalAnswer(f"concession of player {player}: the match is over")
        given = self._given
        if given is not None:
            self._recent.append(Kept(len(given), state.copy()))
            given.append(Given(player, concession(player), False))
        state.game.concede(state, player)

    def _option(self, decision: Decision, answer: Option | int | str) -> Option:
        options = decision.options
        found: Option | None = None
        if isinstance(answer, Option):
            found = answer if answer in options else decision.option(answer.text)
        elif isinstance(answer, str):
            found = decision.option(answer)
        else:
            number = whole_number(answer)
            if number is not None and 0 <= number < len(options):
                return options[number]
            if number is not None:
                raise IllegalAnswer(
                    f"answer {shown(number)} to {decision.prompt}: "
                    f"allowed are indexes from 0 to {len(options) - 1}"
                )
        if found is None:
            texts = [option.text for option in options[:12]]
            more = f" and {len(options) - 12} more" if len(options) > 12 else ""
            raise IllegalAnswer(
                f"answer {shown(_said(answer))} to {decision.prompt} of player {decision.player}: "
                f"allowed are {', '.join(texts)}{more}",
                decision.cause.rule,
            )
        return found

    def _keep_turn(self, before: int) -> None:
        """Keep the position if a turn has just begun; ``before`` is the turn of the position before."""
        state = self._state
        given = self._given
        turn = state.game.turn(state)
        if given is not None and turn != before:
            self._turns.append(TurnStart(len(given), turn, state.copy(), ""))

    # -- copies ------------------------------------------------------------------------------------

    def copy(self, history: bool = False) -> Match:
        """Return an independent copy; without history it keeps no log and cannot undo.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> copied = match.copy()
        >>> copied.answer(0)
        >>> copied.digest() == match.digest()
        False
        """
        new = Match(self._setup, self._state.copy(history), False)
        new.streams = self.streams
        if history and self._given is not None:
            new._given = self._given.copy()
            new._recent = self._recent.copy()
            new._turns = self._turns.copy()
        return new

    def sample(self, player: int, seed: int | str, pool: tuple[Definition, ...] | None = None) -> Match:
        """Return a copy in which all that ``player`` does not know is dealt anew (see ``Seat.sample``).

        Raises:
            BadInput: there is no such player, or the pool is no list of cards.
        """
        player = check_player(player)
        if pool is not None and (not pool or not all(isinstance(one, Definition) for one in pool)):
            raise BadInput("pool", shown(pool), "one card at least, as ``taisen.card`` gives them")
        return Match(self._setup, sample_state(self._state, player, seed, pool), False)

    # -- undo --------------------------------------------------------------------------------------

    def undo(self, player: int | None = None, keep_stream: bool = False) -> bool:
        """Go back to the last decision that was not forced; return whether there was one.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> before = match.digest()
        >>> match.answer(0)
        >>> match.undo()
        True
        >>> match.digest() == before
        True

        If randomness was drawn since then, it is drawn anew afterwards, and the record says so.

        Args:
            player: whose decision; None for anybody's.
            keep_stream: draw the same again: for analysis, where nobody gains by it.

        Raises:
            BadInput: there is no such player.
        """
        if player is not None:
            player = check_player(player)
        given = self._given
        if given is None:
            return False
        count = self._undo_point(given, player)
        if count < 0:
            return False
        draws = self._state.draws
        self._go_back(given, count)
        if self._state.draws != draws and not keep_stream:
            self.new_stream()
        return True

    def undo_needs_consent(self, player: int | None = None) -> tuple[str, ...]:
        """Return why the other player should be asked before ``undo``: what happened since then.

        ``CARD_KNOWN``: a card became known to somebody; ``RANDOM_DRAWN``: randomness was drawn;
        ``OTHER_ANSWERED``: another player has answered. Empty if an undo is harmless or not possible.
        """
        if player is not None:
            player = check_player(player)
        given = self._given
        if given is None:
            return ()
        count = self._undo_point(given, player)
        if count < 0:
            return ()
        then = self.copy(True)
        assert then._given is not None
        then._go_back(then._given, count)
        reasons: list[str] = []
        before, now = then._state, self._state
        if any(mask & ~before.known[card] for card, mask in enumerate(now.known) if card < len(before.known)):
            reasons.append(CARD_KNOWN)
        if before.draws != now.draws:
            reasons.append(RANDOM_DRAWN)
        who = given[count].player
        if any(one.player not in (who, -1) and not one.forced for one in given[count:]):
            reasons.append(OTHER_ANSWERED)
        return tuple(reasons)

    def _undo_point(self, given: list[Given], player: int | None) -> int:
        for index in range(len(given) - 1, -1, -1):
            one = given[index]
            if one.player >= 0 and not one.forced and (player is None or one.player == player):
                return index
        return -1

    def _go_back(self, given: list[Given], count: int) -> None:
        """Make the position with ``count`` entries before it the present one."""
        positions = [Kept(turn.count, turn.state) for turn in self._turns if turn.state is not None]
        base: Kept | None = None
        for kept in (*positions, *self._recent):
            if kept.count <= count and (base is None or kept.count >= base.count):
                base = kept
        if base is None:
            state = begin(self._setup, self._state.log is not None, self._state.paranoid)
            start = 0
        else:
            state = base.state.copy()
            start = base.count
        for one in given[start:count]:
            if one.player < 0:
                state.key = stream_key(state.key, int(one.text))
                continue
            decision = state.decision
            option = None if decision is None else decision.option(one.text)
            assert option is not None, f"the history does not lead to {one.text!r} again"
            state.submit(option)
        del given[count:]
        self._recent = [kept for kept in self._recent if kept.count < count]
        self._turns = [turn for turn in self._turns if turn.count <= count]
        self._state = state

    def new_stream(self) -> None:
        """Let the random draws from here on be others than those that were seen."""
        self.streams += 1
        self._state.key = stream_key(self._state.key, self.streams)
        if self._given is not None:
            self._given.append(Given(-1, str(self.streams), True))

    # -- records and saved matches -----------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The match as text; while it is running the seed and the digests are left out of it.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer(0)
        >>> "go-first" in match.record.text
        True

        Raises:
            BadInput: the match keeps no history.
        """
        return self._record(self._state.outcome is None)

    def full_record(self) -> Record:
        """Return the record with seed and digests even while the match is running: it tells the future.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer(0)
        >>> taisen.load_record(match.full_record().text).replay().digest() == match.digest()
        True

        Raises:
            BadInput: the match keeps no history.
        """
        return self._record(False)

    def _record(self, sealed: bool) -> Record:
        given = self._given
        if given is None:
            raise BadInput("record", "a match that keeps no history", "a match made with history=True")
        turns = {start.count: start for start in self._turns if start.turn}
        entries: list[Entry] = []
        for index in range(len(given) + 1):
            start = turns.get(index)
            if start is not None:
                entries.append(Entry(TURN, "" if sealed else start.digest(), start.turn))
            if index < len(given):
                one = given[index]
                if one.player < 0:
                    entries.append(Entry(STREAM, "", int(one.text)))
                else:
                    if not is_answer_text(one.text):
                        raise BadInput("record", repr(one.text), "option texts that a record can hold")
                    entries.append(Entry(ANSWER, one.text))
        digest = "" if sealed else self._state.digest()
        return Record(self._setup, entries, self._state.outcome, digest, sealed)

    def save(self, log: bool = True) -> str:
        """Return the whole match as text that ``load_match`` reads: position, history and cards.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> taisen.load_match(match.save()).digest() == match.digest()
        True

        It holds the hidden cards and the random key: it is for storage, not for players.

        Args:
            log: whether to save the event log too; without it the match goes on without one.
        """
        setup = self._setup
        given = self._given
        kept = self._state.log
        data: dict[str, object] = {
            "taisen-match": SAVE_FORMAT,
            "game": setup.game.name,
            "rules": setup.game.rule_set,
            "seed": setup.seed,
            "key": setup.key.hex(),
            "names": list(setup.names),
            "decks": [[definition.number for definition in deck] for deck in setup.decks],
            "headless": setup.headless,
            "cards": [definition.to_data() for definition in setup.definitions().values()],
            "streams": self.streams,
            "history": None if given is None else [[one.player, one.text, one.forced] for one in given],
            "turns": [[start.count, start.turn, start.digest()] for start in self._turns],
            "log": [event.to_data() for event in self._state.events()] if log and kept is not None else None,
            "state": self._state.to_data(),
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    # -- questions ---------------------------------------------------------------------------------

    def explain(self, card: int | str, what: str, player: int = 0) -> list[Explanation]:
        """Return how a current value of a card comes about: the base, then each change with its source.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> while match.decision.prompt != "main":
        ...     match.answer(match.decision.default)
        >>> match.explain("BS17-001", "price", player=0)
        [Explanation(printed 2 -> 2)]

        Args:
            card: a card's text form as ``player`` says it ("BS17-003#2", "opp:BS17-003"), or its number in
                the state.
            what: name of the value, as the game calls it ("bp", "cost", ...).
            player: who asks.

        Raises:
            BadInput: there is no such card, value or player.
        """
        game = self._setup.game
        item = self._item(check_player(player), what, card)
        return game.explain(self._state, item, what)

    def why_not(self, player: int, action: str, card: int | str) -> Refusal | None:
        """Return why ``player`` cannot do ``action`` with ``card`` now: reason and rule; None if offered.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> while match.decision.prompt != "main":
        ...     match.answer(match.decision.default)
        >>> match.answer("summon BS17-001")
        >>> while match.decision.prompt != "main":
        ...     match.answer(match.decision.default)
        >>> match.why_not(0, "attack", "BS17-001")
        Refusal('no-attack-step-in-first-turn', 'BS-06.16')

        Raises:
            BadInput: there is no such action, card or player.
        """
        game = self._setup.game
        player = check_player(player)
        item = self._item(player, action, card)
        return game.why_not(self._state, player, action, item)

    def _item(self, player: int, what: str, card: int | str) -> int:
        """Return the number in the state of a card that is named by its text or by that number."""
        if isinstance(card, str):
            return self._setup.game.find(self._state, player, what, card)
        number = whole_number(card)
        if number is None:
            raise BadInput(
                "card", shown(card), "a card's text, such as BS17-003#2, or its number in the state"
            )
        return number

    def __repr__(self) -> str:
        what = repr(self.outcome) if self.decision is None else repr(self.decision)
        return f"Match({self._setup.game.name}, turn {self.turn}, {what})"


def _said(answer: Option | int | str) -> int | str:
    """Return an answer as errors repeat it: an option by its text."""
    return answer.text if isinstance(answer, Option) else answer


def begin(setup: Setup, log: bool = True, paranoid: bool = False) -> AnyState:
    """Return the position at a match's first decision.

    Args:
        setup: what the match begins with.
        log: whether to keep an event log.
        paranoid: whether every write replaces the object written, which finds references held too long.
    """
    state = setup.game.set_up(setup.key, setup.decks)
    state.headless = setup.headless
    state.paranoid = paranoid
    if not log:
        state.log = None
    advance(state)
    return state


def stream_key(key: bytes, number: int) -> bytes:
    """Return the random key for the stream ``number`` that begins under ``key``."""
    return blake2b(str(number).encode(), key=key, digest_size=len(key), person=b"taisen-stream").digest()


def load_match(text: str, find_game: Callable[[str], Game]) -> Match:
    """Read a match that ``Match.save`` wrote.

    Args:
        text: the saved match.
        find_game: gives the rules of a game by name; raises BadInput for an unknown one.

    Raises:
        BadInput: the text is no saved match.
    """
    text = check_text(text, "saved match")
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(
            "saved match", f"a text that is no JSON ({error})", "a match saved by taisen"
        ) from error
    # JSON can spell half a character, which no text that is saved again could hold.
    if "\\ud" in text.lower() and not is_writable(json.dumps(data, ensure_ascii=False)):
        raise BadInput("saved match", "half a character (a lone surrogate)", "a match saved by taisen")
    if not isinstance(data, dict) or data.get("taisen-match") != SAVE_FORMAT:
        raise BadInput("saved match", "another format", f"a match saved by taisen, format {SAVE_FORMAT}")
    game = find_game(str(data.get("game")))
    try:
        return _match_from_data(game, data)
    except (KeyError, ValueError, TypeError, AssertionError, AttributeError, IndexError) as error:
        raise BadInput(
            "saved match", f"data that does not fit ({error})", "a match saved by taisen"
        ) from error


def _key(data: object) -> bytes:
    key = bytes.fromhex(str(data))
    if len(key) != KEY_BYTES:
        raise ValueError("no random key")
    return key


def _match_from_data(game: Game, data: dict[str, object]) -> Match:
    cards = data["cards"]
    decks = data["decks"]
    names = data["names"]
    history = data["history"]
    log = data["log"]
    streams = data["streams"]
    saved = data["state"]
    assert isinstance(cards, list) and isinstance(decks, list) and isinstance(names, list)
    assert isinstance(streams, int) and isinstance(saved, dict)
    if len(names) != 2 or len(decks) != 2:
        raise ValueError(f"{len(names)} names, {len(decks)} decks")
    definitions: dict[str, Definition] = {}
    for facts in cards:
        assert isinstance(facts, dict)
        definition = game.definition_from_data(facts)
        definitions[definition.number] = definition
    setup = Setup(
        game,
        str(data["seed"]),
        _key(data["key"]),
        tuple(str(name) for name in names),
        tuple(tuple(definitions[str(number)] for number in deck) for deck in decks),
        bool(data["headless"]),
    )
    state = game.new_state(setup.key)
    state.load_data(saved, definitions)
    if isinstance(log, list):
        state.log = [Event.from_data(event) for event in log]
        state.log_length = len(state.log)
    else:
        state.log = None
    match = Match(setup, state, False)
    match.streams = streams
    if isinstance(history, list):
        match._given = []
        for player, given, forced in history:
            if player not in (-1, 0, 1) or (player < 0 and not str(given).isdecimal()):
                raise ValueError(f"history: {shown([player, given])}")
            match._given.append(Given(player, str(given), bool(forced)))
        turns = data["turns"]
        assert isinstance(turns, list)
        match._turns = [TurnStart(int(count), int(turn), None, str(mark)) for count, turn, mark in turns]
    return match
