"""Standing: how a match stands, and all that can be asked of it without changing it.

Owns what is said of the present position and of the history, views, saved forms, records and explanations.
What changes a match is in ``kernel.match``.
"""

from __future__ import annotations

from taisen.kernel.decisions import Decision
from taisen.kernel.errors import BadInput, shown
from taisen.kernel.events import Event
from taisen.kernel.explanations import Explanation
from taisen.kernel.game import Game
from taisen.kernel.history import ENDING, History
from taisen.kernel.legality import Refusal
from taisen.kernel.outcome import Outcome
from taisen.kernel.outside import check_player, whole_number
from taisen.kernel.position import Position
from taisen.kernel.record import ANSWER, Record, Setup
from taisen.kernel.recording import record_of
from taisen.kernel.state import AnyState
from taisen.kernel.stored import as_text, setup_data, state_data
from taisen.kernel.view import View


class Standing:
    """A match as it stands: who must decide, every legal option, and what has happened.

    Attributes:
        streams: how often the random draws were changed by an undo.
    """

    __slots__ = ("_history", "_setup", "_state", "streams")

    def __init__(self, setup: Setup, state: AnyState, history: History | None, streams: int) -> None:
        self._setup = setup
        self._state = state
        self._history = history
        self.streams = streams

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

    def position(self, exact: bool = True) -> Position:
        """Return where the match stands as a position that a match can begin from or be repaired to.

        >>> import taisen
        >>> match = taisen.match_from_position("[[scenario]]")
        >>> match.position().fields["turn"]
        3

        It holds the hidden cards: it is not for a player of this match.

        Args:
            exact: refuse what of the turn has no place in a position (lasting effects, abilities used up),
                instead of leaving it out.

        Raises:
            BadInput: something of the match has no place in a position.
        """
        return self._setup.game.describe(self._state, exact)

    # -- what has happened -------------------------------------------------------------------------

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
        """The answers and ends from outside so far as (player, text), empty if no history is kept.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer("go-first")
        >>> [text for player, text in match.history]
        ['go-first']
        """
        history = self._history
        if history is None:
            return []
        return [(one.player, one.text) for one in history.entries if one.kind in (ANSWER, ENDING)]

    @property
    def floor(self) -> int:
        """How many entries of the history no undo can take back: they were given under other rules."""
        return 0 if self._history is None else self._history.floor

    @property
    def step_count(self) -> int:
        """How many answers, ends from outside and repairs there have been.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer("go-first")
        >>> match.step_count
        1
        """
        history = self._history
        return 0 if history is None else history.steps_before(len(history.entries))

    @property
    def first_step(self) -> int:
        """How many steps lie before the earliest position that can still be reached: 0 but for a floor."""
        history = self._history
        return 0 if history is None else history.steps_before(history.floor)

    def undo_point(self, player: int | None = None) -> int:
        """Return how many steps would be left after ``undo``, -1 if there is nothing to take back.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.undo_point()
        -1

        Raises:
            BadInput: there is no such player.
        """
        if player is not None:
            player = check_player(player)
        history = self._history
        count = -1 if history is None else history.point(player)
        if history is None or count < 0:
            return -1
        return history.steps_before(count)

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
        history = self._history
        if history is None:
            raise BadInput("record", "a match that keeps no history", "a match made with history=True")
        return record_of(self._setup, self._state, history, sealed)

    def save(self, log: bool = True) -> str:
        """Return the whole match as text that ``load_match`` reads: position, history and cards.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> taisen.load_match(match.save()).digest() == match.digest()
        True

        It holds the hidden cards and the random key: it is for storage, not for players.

        Args:
            log: whether to save the event log too.
        """
        return as_text({**setup_data(self._setup), **self._state_data(log)})

    def save_setup(self) -> str:
        """Return what the match began with as text: it never changes, so that a store keeps it once.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> setup = match.save_setup()
        >>> match.answer(0)
        >>> taisen.load_match(setup, match.save_state(), log=True).digest() == match.digest()
        True
        """
        return as_text(setup_data(self._setup))

    def save_state(self, log: bool = False) -> str:
        """Return where the match stands as text, with its history: small and quick, for every answer.

        ``load_match(setup, state)`` goes on from it (see ``save_setup``).

        Args:
            log: whether to save the event log too.
        """
        return as_text(self._state_data(log))

    def _state_data(self, log: bool) -> dict[str, object]:
        return state_data(self._setup, self._state, self._history, self.streams, log)

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
        return f"{type(self).__name__}({self._setup.game.name}, turn {self.turn}, {what})"
