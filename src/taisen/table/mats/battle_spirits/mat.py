"""The mat of Battle Spirits: puts together what its neighbours draw and word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import taisen
from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules.battle import BATTLE_PROCEDURE
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.view import BattleView
from taisen.kernel.errors import BadInput, shown
from taisen.rulebook import find_rule
from taisen.table.boards import BattleSpiritsBoard
from taisen.table.mats.base import Mat
from taisen.table.mats.battle_spirits import board as boards
from taisen.table.mats.battle_spirits import details as cards
from taisen.table.mats.battle_spirits import refs
from taisen.table.mats.battle_spirits.faces import draw_face
from taisen.table.mats.battle_spirits.moves import moves
from taisen.table.mats.battle_spirits.options import wire_options
from taisen.table.wire import Decision, Details, LogLine, Move, Reason, Result
from taisen.wording import Reading, Told, Wording, tell
from taisen.wording.battle_spirits.words import board_view

if TYPE_CHECKING:
    from taisen.kernel.events import Cause
    from taisen.kernel.match import Match
    from taisen.kernel.view import View
    from taisen.table.boards import BattleSpiritsFace
    from taisen.table.mats.battle_spirits.board import Phase
    from taisen.table.wire import Board

GAME: Final = "battle-spirits"
BURST: Final = "burst"
WINDOWS: Final = (
    "flash-own-first",
    "flash-own-second",
    "flash-opposing-first",
    "flash-opposing-second",
    BURST,
)
"""Flash timings of own and opposing attacks, before and after the block, and the chance of a burst."""
PHASES: Final[dict[str, Phase]] = {
    "declare": "attack",
    "attack-effects": "attack",
    "flash-1": "flash-first",
    "ask-block": "block",
    "take-block": "block",
    "block-effects": "block",
    "flash-2": "flash-second",
}
"""Steps of a battle as the table calls them; all later ones are its result."""
MAY_PROMPTS: Final = frozenset({"may", "by-doing"})


class BattleSpiritsMat(Mat):
    """How Battle Spirits is shown."""

    def __init__(self) -> None:
        self.game = GAME
        self.windows = WINDOWS
        self._readings: dict[tuple[str, int | None], Reading] = {}

    def _reading(self, language: str, viewer: int | None) -> Reading:
        found = self._readings.get((language, viewer))
        if found is None:
            found = Reading(language, taisen.game(GAME), viewer)
            self._readings[language, viewer] = found
        return found

    # -- the position ------------------------------------------------------------------------------

    def board(
        self, match: Match, viewer: int | None, language: str, view: View | None = None
    ) -> BattleSpiritsBoard:
        """Return the position as ``viewer`` sees it; ``view`` is what that is, if it was made already."""
        view = view or match.view(viewer)
        assert isinstance(view, BattleView)
        words = Reading(language, match.game, viewer, match.state.definitions)
        return boards.draw(view, _phase(match), words)

    def numbers(self, board: Board) -> set[str]:
        """Return the numbers of the cards that are to be seen on a board."""
        return boards.numbers(_own(board))

    def standing(self, board: Board) -> dict[str, tuple[int, str]]:
        """Return the cards on the field: player and number of each by its ref, in the order of the board."""
        sides = enumerate(_own(board).sides)
        return {card.ref: (player, card.number) for player, side in sides for card in side.field}

    def life(self, board: Board) -> list[int]:
        """Return both players' life as a board shows it."""
        return [side.life.count + side.life.soul for side in _own(board).sides]

    def attacker(self, board: Board) -> str:
        """Return the ref of the card that attacks, empty for none."""
        battle = _own(board).battle
        return "" if battle is None else battle.attacker

    def face(self, match: Match | None, number: str, language: str) -> BattleSpiritsFace:
        """Return what is printed on a card; without a match, on the built-in one.

        Raises:
            BadInput: there is no such card.
        """
        found = None
        if match is not None:
            found = next((one for one in match.state.definitions if one.number == number), None)
        if found is None:
            found = taisen.game(GAME).definition(number)
        assert isinstance(found, CardDefinition)
        return draw_face(found, language)

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
        assert view is None or isinstance(view, BattleView)
        words = Wording(language, match, viewer, view)
        return Decision(
            serial,
            asked.player,
            True,
            asked.prompt,
            words.prompt(asked),
            asked.shape,
            wire_options(words, asked),
            asked.default_index,
            self.window(match),
            _reason(words, asked.cause),
            self.may_ability(match) != "",
        )

    def window(self, match: Match) -> str:
        """Return the kind of the window that is asked, one of ``windows``, empty for none."""
        asked, state = match.decision, match.state
        assert isinstance(state, BattleState)
        if asked is None or not asked.window:
            return ""
        if asked.prompt == "declare-burst":
            return BURST
        if asked.prompt != "flash":
            return ""
        whose = "own" if asked.player == state.turn_player else "opposing"
        return f"flash-{whose}-{'second' if state.blocked else 'first'}"

    def may_ability(self, match: Match) -> str:
        """Return the key of the ability that may be given or not, if that is what is asked, else empty."""
        asked = match.decision
        return asked.cause.ability if asked is not None and asked.prompt in MAY_PROMPTS else ""

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

    def moves(self, match: Match, viewer: int | None, start: int) -> list[Move]:
        """Return the movements of ``match.events[start:]``, right after they happened."""
        return moves(match, viewer, start)

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

        Raises:
            BadInput: the viewer sees no such thing, or there is no such card.
        """
        words = Wording(language, match, viewer)
        if not ref and number not in boards.numbers(boards.draw(board_view(words), _phase(match), words)):
            return self._printed(number, id, language)
        subject = cards.find(words, ref, number)
        face = self.face(match, subject.number, language)
        refused = cards.refusal_lines(words, subject)
        return Details(
            id,
            face,
            cards.state(words, subject),
            cards.values(words, subject),
            refused,
            cards.rules(words, subject, face, refused),
        )

    def _printed(self, number: str, id: int, language: str) -> Details:  # noqa: A002
        """What is printed on a built-in card that is not to be seen on the board."""
        try:
            face = self.face(None, number, language)
        except BadInput:
            allowed = "the number of a card that you see, or of a built-in card"
            raise BadInput("number", shown(number), allowed) from None
        return Details(id, face, rules=cards.printed_rules(face, language))


def _own(board: Board) -> BattleSpiritsBoard:
    assert isinstance(board, BattleSpiritsBoard)
    return board


def _phase(match: Match) -> Phase:
    """How far the battle in progress is; its procedure tells, whatever is resolved or paid for meanwhile."""
    state = match.state
    for frame, following in zip(reversed(state.frames), reversed(state.steps), strict=True):
        if frame.node is BATTLE_PROCEDURE:
            return PHASES.get(BATTLE_PROCEDURE.names[following - 1], "result")
    return "attack"


def _reason(words: Wording, cause: Cause) -> Reason:
    """Why something is asked: the rule, or the card with its ability."""
    state = words.match.state
    assert isinstance(state, BattleState)
    ref = ""
    if cause.object in state.objects:
        ref = refs.field(cause.object)
    elif cause.card >= 0:
        ref = refs.slot(state, cause.card, words.reader)
    number = cause.ability.partition("/")[0]
    said = words.ability(cause.ability) if cause.ability else _rule_title(cause.rule, words.language)
    return Reason(cause.rule, number, ref, cause.ability, said)


def _rule_title(number: str, language: str) -> str:
    return find_rule(number)[1].title(language) if number else ""
