"""The mat of Battle Spirits: puts together what its neighbours draw and word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules.battle import BATTLE_PROCEDURE
from taisen.battle_spirits.rules.setup import CONTRACT_CARD, NO_CONTRACT_CARD
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.view import BattleView
from taisen.table.boards import BattleSpiritsBoard, BattleSpiritsFace
from taisen.table.mats.base import Mat
from taisen.table.mats.battle_spirits import board as boards
from taisen.table.mats.battle_spirits import details, refs
from taisen.table.mats.battle_spirits.faces import draw_face
from taisen.table.mats.battle_spirits.moves import moves
from taisen.table.mats.battle_spirits.options import wire_options
from taisen.table.mats.battle_spirits.working import working

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision as Asked
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState, Definition
    from taisen.kernel.view import View
    from taisen.table.mats.battle_spirits.board import Phase
    from taisen.table.mats.details import Subject
    from taisen.table.wire import Board, Face, Move, Option
    from taisen.wording import Reading, Wording

GAME: Final = "battle-spirits"
BURST: Final = "burst"
CONTRACT: Final = "contract"
WINDOWS: Final = (
    CONTRACT,
    "flash-own-first",
    "flash-own-second",
    "flash-opposing-first",
    "flash-opposing-second",
    BURST,
)
"""The contract card of the opening hand, flash timings of own and opposing attacks, before and after the
block, and the chance of a burst."""
PASSES: Final = frozenset({"pass", NO_CONTRACT_CARD.text})
SMART: Final = frozenset(WINDOWS) - {BURST, CONTRACT}
"""Flash timings go round until both pass."""
PHASES: Final[dict[str, Phase]] = {
    "declare": "attack",
    "attack-effects": "attack",
    "flash-1": "flash-first",
    "ask-block": "block",
    "take-block": "block",
    "take-second": "block",
    "take-rival": "block",
    "block-effects": "block",
    "flash-2": "flash-second",
}
"""Steps of a battle as the table calls them; all later ones are its result."""


class BattleSpiritsMat(Mat):
    """How Battle Spirits is shown."""

    def __init__(self) -> None:
        super().__init__(GAME, WINDOWS, PASSES, SMART)

    def draw(self, match: Match, view: View, words: Reading) -> BattleSpiritsBoard:
        """Return the position that a view shows."""
        assert isinstance(view, BattleView)
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

    def printed(self, card: Definition, language: str) -> BattleSpiritsFace:
        """Return what is printed on a card."""
        assert isinstance(card, CardDefinition)
        return draw_face(card, language)

    def options(self, words: Wording, decision: Asked) -> list[Option]:
        """Return the options of a decision as the player who is asked sees them."""
        return wire_options(words, decision)

    def window(self, match: Match) -> str:
        """Return the kind of the window that is asked, one of ``windows``, empty for none."""
        asked, state = match.decision, match.state
        assert isinstance(state, BattleState)
        if asked is None or not asked.window:
            return ""
        if asked.prompt == CONTRACT_CARD:
            return CONTRACT
        if asked.prompt == "declare-burst":
            return BURST
        if asked.prompt != "flash":
            return ""
        whose = "own" if asked.player == state.turn_player else "opposing"
        return f"flash-{whose}-{'second' if state.blocked else 'first'}"

    def slot(self, state: AnyState, card: int, viewer: int | None) -> str:
        """Return the ref of the card in a slot, empty if it is not to be seen by itself."""
        assert isinstance(state, BattleState)
        return refs.slot(state, card, viewer)

    def moves(self, match: Match, viewer: int | None, start: int) -> list[Move]:
        """Return the movements of ``match.events[start:]``, right after they happened."""
        return moves(match, viewer, start)

    def subject(self, words: Wording, ref: str) -> Subject | None:
        """Return the card that a ref names on the reader's board, None if there is none."""
        return details.subject(words, ref)

    def touched(self, words: Wording, subject: Subject) -> list[str]:
        """Return the numbers of the rules that a card touches by how it stands or where it lies."""
        return details.touched(words, subject)

    def working(self, words: Wording, ref: str, lines: int) -> list[int]:
        """Return for each of the lines of a face whether it is active now; nothing if that is not told."""
        return working(words, ref, lines)

    def behind(self, face: Face) -> list[str]:
        """Return the numbers of the rules that a card touches by what it is and says."""
        assert isinstance(face, BattleSpiritsFace)
        return details.behind(face)


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
