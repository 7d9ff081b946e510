"""Mat: what the table asks of a game to show a match: boards, questions, log, movements, details.

Owns the interface, and what goes alike in every game; ``taisen.table.mats.mat`` finds the one of a game. A
mat holds no match and no rule: it draws the view of one viewer and words what that viewer may know.
``viewer`` is 0, 1, or None for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import taisen
from taisen.kernel.errors import BadInput, shown
from taisen.rulebook import find_rule
from taisen.table.mats import refs
from taisen.table.mats.details import Subject, find, refusal_lines, titles, values
from taisen.table.wire import Decision, Details, LogLine, Reason, Result
from taisen.wording import Reading, Told, Wording, tell
from taisen.wording.values import state_words

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision as Asked
    from taisen.kernel.events import Cause
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState, Definition
    from taisen.kernel.view import View
    from taisen.table.wire import Board, Face, Move, Option

MAY_PROMPTS: Final = frozenset({"may", "by-doing"})


class Mat:
    """How one game is shown.

    Attributes:
        game: name of the game.
        windows: kinds of windows that auto-pass tells apart.
        passes: text forms of the options that pass one of them.
        smart: the windows that come again and again while nobody does anything, so that ``smart`` passes them
            at a shared table if nothing has happened since the player last did something.
    """

    def __init__(
        self, game: str, windows: tuple[str, ...], passes: frozenset[str], smart: frozenset[str]
    ) -> None:
        self.game = game
        self.windows = windows
        self.passes = passes
        self.smart = smart
        self._readings: dict[tuple[str, int | None], Reading] = {}

    def _reading(self, language: str, viewer: int | None) -> Reading:
        found = self._readings.get((language, viewer))
        if found is None:
            found = Reading(language, taisen.game(self.game), viewer)
            self._readings[language, viewer] = found
        return found

    # -- what each game says for itself ------------------------------------------------------------

    def draw(self, match: Match, view: View, words: Reading) -> Board:
        """Return the position that a view shows."""
        raise NotImplementedError

    def numbers(self, board: Board) -> set[str]:
        """Return the numbers of the cards that are to be seen on a board."""
        raise NotImplementedError

    def standing(self, board: Board) -> dict[str, tuple[int, str]]:
        """Return the cards on the field: player and number of each by its ref, in the order of the board."""
        raise NotImplementedError

    def life(self, board: Board) -> list[int]:
        """Return both players' life as a board shows it."""
        raise NotImplementedError

    def attacker(self, board: Board) -> str:
        """Return the ref of the card that attacks, empty for none."""
        raise NotImplementedError

    def printed(self, card: Definition, language: str) -> Face:
        """Return what is printed on a card."""
        raise NotImplementedError

    def options(self, words: Wording, decision: Asked) -> list[Option]:
        """Return the options of a decision as the player who is asked sees them."""
        raise NotImplementedError

    def window(self, match: Match) -> str:
        """Return the kind of the window that is asked, one of ``windows``, empty for none.

        It follows from public facts alone, whatever the player holds.
        """
        raise NotImplementedError

    def slot(self, state: AnyState, card: int, viewer: int | None) -> str:
        """Return the ref of the card in a slot, empty if it is not to be seen by itself."""
        raise NotImplementedError

    def moves(self, match: Match, viewer: int | None, start: int) -> list[Move]:
        """Return the movements of ``match.events[start:]``, right after they happened."""
        raise NotImplementedError

    def subject(self, words: Wording, ref: str) -> Subject | None:
        """Return the card that a ref names on the reader's board, None if there is none."""
        raise NotImplementedError

    def touched(self, words: Wording, subject: Subject) -> list[str]:
        """Return the numbers of the rules that a card touches by how it stands or where it lies."""
        raise NotImplementedError

    def behind(self, face: Face) -> list[str]:
        """Return the numbers of the rules that a card touches by what it is and says."""
        raise NotImplementedError

    # -- the position ------------------------------------------------------------------------------

    def board(self, match: Match, viewer: int | None, language: str, view: View | None = None) -> Board:
        """Return the position as ``viewer`` sees it; ``view`` is what that is, if it was made already."""
        words = Reading(language, match.game, viewer, match.state.definitions)
        return self.draw(match, match.view(viewer) if view is None else view, words)

    def face(self, match: Match | None, number: str, language: str) -> Face:
        """Return what is printed on a card; without a match, on the built-in one.

        Raises:
            BadInput: there is no such card.
        """
        found = None
        if match is not None:
            found = next((one for one in match.state.definitions if one.number == number), None)
        return self.printed(taisen.game(self.game).definition(number) if found is None else found, language)

    def result(self, match: Match, viewer: int | None, language: str) -> Result | None:
        """Return how the match ended, None while it is running."""
        outcome = match.outcome
        if outcome is None:
            return None
        text = self._reading(language, viewer).outcome(outcome)
        return Result(outcome.winner, outcome.reason, outcome.rule, text)

    # -- what is asked -----------------------------------------------------------------------------

    def decision(
        self, match: Match, viewer: int | None, serial: int, language: str, view: View | None = None
    ) -> Decision | None:
        """Return the pending question: whole for the player who is asked, for others only who that is.

        ``view`` is what ``viewer`` sees, if it was made already.
        """
        asked = match.decision
        if asked is None:
            return None
        if asked.player != viewer:
            return Decision(serial, asked.player, False)
        words = Wording(language, match, viewer, view)
        return Decision(
            serial,
            asked.player,
            True,
            asked.prompt,
            words.prompt(asked),
            asked.shape,
            self.options(words, asked),
            asked.default_index,
            self.window(match),
            self._reason(words, asked.cause),
            self.may_ability(match) != "",
        )

    def may_ability(self, match: Match) -> str:
        """Return the key of the ability that may be given or not, if that is what is asked, else empty."""
        asked = match.decision
        return asked.cause.ability if asked is not None and asked.prompt in MAY_PROMPTS else ""

    def _reason(self, words: Wording, cause: Cause) -> Reason:
        """Why something is asked: the rule, or the card with its ability."""
        state = words.match.state
        ref = ""
        if cause.object in state.objects:
            ref = refs.field(cause.object)
        elif cause.card >= 0:
            ref = self.slot(state, cause.card, words.reader)
        number = cause.ability.partition("/")[0]
        said = words.ability(cause.ability) if cause.ability else _rule_title(cause.rule, words.language)
        return Reason(cause.rule, number, ref, cause.ability, said)

    # -- what has happened -------------------------------------------------------------------------

    def told(self, match: Match, viewer: int | None, start: int) -> list[Told]:
        """Return what ``viewer`` is told of ``match.events[start:]``, right after they happened."""
        return tell(match, viewer, start)

    def line(self, told: Told, index: int, language: str, viewer: int | None) -> LogLine:
        """Return a line of the log in words."""
        words = self._reading(language, viewer)
        reason = None
        if told.rule or told.ability:
            number = told.ability.partition("/")[0]
            said = words.ability(told.ability) if told.ability else _rule_title(told.rule, language)
            reason = Reason(told.rule, number, "", told.ability, said)
        named = [told.card, *told.cards, *(thing.number for thing in (told.thing, told.other) if thing)]
        return LogLine(
            index,
            told.turn,
            told.position,
            words.told(told),
            reason,
            list(dict.fromkeys(number for number in named if number)),
            words.quiet(told),
            told.player,
        )

    # -- one card ----------------------------------------------------------------------------------

    def details(
        self,
        match: Match,
        viewer: int | None,
        ref: str,
        number: str,
        id: int,  # noqa: A002 - as the message calls it
        language: str,
    ) -> Details:
        """Return all that is to be told of a card.

        Args:
            match: the match.
            viewer: who asks.
            ref: the card on the viewer's board, empty to ask by number.
            number: number of a card, for one that is not on the board.
            id: number of the question, repeated in the answer.
            language: the viewer's.

        Raises:
            BadInput: the viewer sees no such thing, or there is no such card.
        """
        words = Wording(language, match, viewer)
        if not ref and number not in self.numbers(self.draw(match, words.view, words)):
            return self._built_in(number, id, language)
        subject = find(words, number, ref, self.subject(words, ref) if ref else None)
        face = self.face(match, subject.number, language)
        refused = refusal_lines(words, subject)
        rules = [*(line.rule for line in refused), *self.touched(words, subject), *self.behind(face)]
        return Details(
            id,
            face,
            state_words(words, subject.item) if subject.item else "",
            values(words, subject),
            refused,
            titles(rules, language),
            self.working(words, ref, len(face.effects)),
        )

    def working(self, words: Wording, ref: str, lines: int) -> list[int]:
        """Return for each of the lines of a face whether it is active now; nothing if that is not told.

        Args:
            words: the match in the viewer's words.
            ref: the card on the viewer's board, empty for one that was asked about by number.
            lines: how many lines its face has.
        """
        return []

    def _built_in(self, number: str, id: int, language: str) -> Details:  # noqa: A002
        """What is printed on a built-in card that is not to be seen on the board."""
        try:
            face = self.face(None, number, language)
        except BadInput:
            allowed = "the number of a card that you see, or of a built-in card"
            raise BadInput("number", shown(number), allowed) from None
        return Details(id, face, rules=titles(self.behind(face), language))


def _rule_title(number: str, language: str) -> str:
    return find_rule(number)[1].title(language) if number else ""
