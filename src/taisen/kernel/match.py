"""Match: one match from its setup to its end, the one mutable thing that users of the library hold.

Owns answering, ends and repairs from outside, undo and copies. What can be asked of a match without changing
it is in ``kernel.standing``; the rules are in the state and its game.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.answers import named_option, said
from taisen.kernel.course import put_in_place, state_at, stream_key
from taisen.kernel.decisions import Option
from taisen.kernel.errors import BadInput, IllegalAnswer, shown
from taisen.kernel.history import ENDING, Given, History, ending_text
from taisen.kernel.outcome import CONCESSION, ENDINGS
from taisen.kernel.outside import check_player, whole_number
from taisen.kernel.position import Position
from taisen.kernel.record import ANSWER, POSITION, RULES, STREAM, Setup
from taisen.kernel.sampling import sample_state
from taisen.kernel.seat import Seat
from taisen.kernel.shortcuts import after_repeating
from taisen.kernel.standing import Standing
from taisen.kernel.state import AnyState, Definition
from taisen.kernel.stored import later_definitions

CARD_KNOWN: Final = "card-known"
RANDOM_DRAWN: Final = "random-drawn"
OTHER_ANSWERED: Final = "other-answered"


class Match(Standing):
    """A match: who must decide, every legal option, and what has happened.

    Made by ``taisen.new_match``, ``taisen.load_match`` or a record's ``replay``.
    """

    __slots__ = ()

    def __init__(self, setup: Setup, state: AnyState, history: bool | History, streams: int = 0) -> None:
        """Make a match of its parts.

        Args:
            setup: what it began with.
            state: the present position.
            history: what it remembers; True for nothing yet, False for a match that keeps no history.
            streams: how often the random draws were changed by an undo.
        """
        super().__init__(setup, state, history if isinstance(history, History) else None, streams)
        if history is True:
            self._history = History()
            self._keep_turn(-1)

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
            raise IllegalAnswer(f"answer {shown(said(answer))}: the match is over")
        option = named_option(decision, answer)
        history = self._history
        if history is None:
            state.submit(option)
            return
        turn = state.game.turn(state)
        history.add(Given(ANSWER, decision.player, option.text, len(decision.options) == 1), state)
        state.submit(option)
        self._keep_turn(turn)

    def repeat(self, answers: tuple[str, ...], times: int) -> None:
        """Give the same answers over and over, as a shortcut that both players have agreed on.

        It is the same as giving them one by one; ``after_repeating`` shows what it comes to.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.repeat(("go-first",), 3)
        Traceback (most recent call last):
            ...
        taisen.kernel.errors.IllegalAnswer: repeat: it does not come to the same each time

        Raises:
            BadInput: nothing is repeated, or more than anybody would.
            IllegalAnswer: it is not possible, or not certain, or not the same each time; nothing has
                changed then.
        """
        after_repeating(self._state, answers, times)
        for _ in range(times):
            for answer in answers:
                self.answer(answer)

    def after_repeating(self, answers: tuple[str, ...], times: int) -> Match:
        """Return the match as ``repeat`` would leave it, without history; this one does not change.

        Raises:
            BadInput, IllegalAnswer: as ``repeat``.
        """
        return Match(self._setup, after_repeating(self._state, answers, times), False, self.streams)

    def _keep_turn(self, before: int) -> None:
        """Keep the position if a turn has just begun; ``before`` is the turn of the position before."""
        state = self._state
        turn = state.game.turn(state)
        if self._history is not None and turn != before:
            self._history.begin_turn(turn, state)

    # -- changes from outside ----------------------------------------------------------------------

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
        self.end(CONCESSION, 1 - check_player(player))

    def end(self, reason: str, winner: int = -1) -> None:
        """End the match from outside its rules, whatever is in progress; it can be undone.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.end("draw-agreed")
        >>> match.outcome
        Outcome(winner=-1, reason='draw-agreed', rule='')
        >>> match.history
        [(-1, 'end draw-agreed -1')]

        Args:
            reason: "concession", "draw-agreed", "time" (a player's time was up), "abandoned" (a player, or
                both, went away), or "closed" (without a result: the match cannot go on).
            winner: 0 or 1, -1 for nobody; who may win depends on the reason (see ``outcome.ENDINGS``).

        Raises:
            BadInput: there is no such reason, or nobody can win so.
            IllegalAnswer: the match is over; nothing has changed then.
        """
        given: object = reason
        winners = ENDINGS.get(given) if isinstance(given, str) else None
        if winners is None:
            raise BadInput("reason of an end", shown(reason), ", ".join(ENDINGS))
        number = whole_number(winner)
        if number not in winners:
            raise BadInput(f"winner by {reason}", shown(winner), " or ".join(str(one) for one in winners))
        state = self._state
        if state.decision is None:
            raise IllegalAnswer(f"end by {reason}: the match is over")
        if self._history is not None:
            loser = -1 if number < 0 else 1 - number
            self._history.add(Given(ENDING, loser, ending_text(reason, number)), state)
        state.game.end_match(state, reason, number)

    def repair(self, position: Position) -> None:
        r"""Put another position in place of the present one; the record shows it whole.

        Random draws go on as they would have. The log begins anew, and so do the numbers of cards.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.repair(taisen.position("[[scenario]]\nplayer = {life = 2, hand = ['BS17-001']}"))
        >>> match.turn, match.decision.prompt, match.view(0).players[0].life
        (3, 'main', 2)

        Args:
            position: as ``taisen.position`` reads it from a text.

        Raises:
            BadInput: it is no position of this game.
            IllegalAnswer: the match is over; nothing has changed then.
        """
        state = self._state
        if state.decision is None:
            raise IllegalAnswer("repair: the match is over")
        given: object = position
        if not isinstance(given, Position) or given.game.name != state.game.name:
            allowed = f"a position of {state.game.name}, as ``taisen.position`` reads it"
            raise BadInput("repair", shown(position), allowed)
        position = self._with_own_cards(position)
        new = put_in_place(state, position)
        turn = state.game.turn(state)
        if self._history is not None:
            self._history.add(Given(POSITION, -1, position.text, False, position), state)
        self._state = new
        self._keep_turn(turn)

    def _with_own_cards(self, position: Position) -> Position:
        """Return a position whose cards are this match's own where it has them: a number means one card.

        Raises:
            BadInput: a made-up card has the number of another card of this match.
        """
        known = self._setup.definitions().copy()
        for later in later_definitions(self._state, self._history):
            known.setdefault(later.number, later)
        made_up = self._setup.game.made_up(position)
        cards: dict[str, Definition] = {}
        for number, definition in position.definitions.items():
            mine = known.get(number, definition)
            if number in made_up and mine is not definition and mine.to_data() != definition.to_data():
                raise BadInput(f"repair: cards.{number}", "other facts than before", "a number of its own")
            cards[number] = mine
        return Position(position.game, position.fields, cards)

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
        kept = self._history
        past = kept.copy() if history and kept is not None else False
        return Match(self._setup, self._state.copy(history), past, self.streams)

    def kept(self, steps: int) -> Match | None:
        """Return the match as it stood at the last kept position with at most ``steps`` steps before it.

        >>> import taisen
        >>> match = taisen.new_match("battle-spirits", decks=("red", "purple"), seed=7)
        >>> match.answer("go-first")
        >>> match.kept(0).decision.prompt
        'choose-first'

        What lies between can be played from there (``kernel.replay.Replayer``); the match itself does not
        change. None: no such position is kept, and the way begins at the match's beginning.
        """
        history = self._history
        found = None if history is None else history.nearest(history.place(steps))
        if history is None or found is None:
            return None
        past = history.copy()
        past.cut(found.count)
        match = Match(self._setup, found.state.copy(), past, self.streams)
        # A turn's start is kept once; an undo may have gone back to it since, to other draws.
        for one in history.entries[found.count :]:
            if one.kind != STREAM:
                break
            match.new_stream(int(one.text))
        return match

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
        history = self._history
        if history is None:
            return False
        count = history.point(player)
        if count < 0:
            return False
        draws = self._state.draws
        state = state_at(self._setup, self._state, history, count)
        if state is None:
            return False
        history.cut(count)
        self._state = state
        if self._state.draws != draws and not keep_stream:
            self.new_stream()
        return True

    def undo_needs_consent(self, player: int | None = None) -> tuple[str, ...]:
        """Return why the other player should be asked before ``undo``: what happened since then.

        ``CARD_KNOWN``: a card became known to somebody; ``RANDOM_DRAWN``: randomness was drawn;
        ``OTHER_ANSWERED``: another player has answered, or agreed to a repair. Empty if an undo is harmless
        or not possible.
        """
        if player is not None:
            player = check_player(player)
        history = self._history
        count = -1 if history is None else history.point(player)
        if history is None or count < 0:
            return ()
        now = self._state
        before = state_at(self._setup, now, history, count)
        if before is None:
            return ()
        since = history.entries[count:]
        reasons: list[str] = []
        # A repair numbers the cards anew, and both have agreed to it.
        repaired = any(one.kind == POSITION for one in since)
        if not repaired and any(
            mask & ~before.known[card] for card, mask in enumerate(now.known) if card < len(before.known)
        ):
            reasons.append(CARD_KNOWN)
        if before.draws != now.draws:
            reasons.append(RANDOM_DRAWN)
        who = since[0].player
        # Whether the other had a choice depends on what it holds: an answer that was forced counts too.
        if repaired or any(one.kind in (ANSWER, ENDING) and one.player != who for one in since):
            reasons.append(OTHER_ANSWERED)
        return tuple(reasons)

    def new_stream(self, number: int = 0) -> None:
        """Let the random draws from here on be others than those that were seen.

        Args:
            number: the stream's, where it is known; 0 for one that the match has not had yet. An undo may
                take back entries that began one, so that numbers of a history need not follow one another.
        """
        self.streams = number or self.streams + 1
        self._state.key = stream_key(self._state.key, self.streams)
        if self._history is not None:
            self._history.entries.append(Given(STREAM, -1, str(self.streams), True))

    def go_on_under(self, rule_set: str) -> None:
        """Note that the match goes on under another version of the rules; no undo goes back beyond it."""
        if self._history is not None:
            self._history.entries.append(Given(RULES, -1, rule_set))
            self._history.forget(self._state)
