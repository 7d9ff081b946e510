"""The mat of WIXOSS: puts together what its neighbours draw and word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.table.boards import UsedCard, WixossBoard, WixossFace
from taisen.table.mats.base import Mat
from taisen.table.mats.wixoss import board as boards
from taisen.table.mats.wixoss import details, refs
from taisen.table.mats.wixoss.board import Attack
from taisen.table.mats.wixoss.faces import GAME, draw_face
from taisen.table.mats.wixoss.moves import moves
from taisen.table.mats.wixoss.options import wire_options
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules.lrig_attack import LRIG_ATTACK
from taisen.wixoss.rules.signi_attack import SIGNI_ATTACK
from taisen.wixoss.state import WixossState
from taisen.wixoss.view import WixossView

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision as Asked
    from taisen.kernel.frames import Procedure
    from taisen.kernel.match import Match
    from taisen.kernel.state import AnyState, Definition
    from taisen.kernel.view import View
    from taisen.table.mats.details import Subject
    from taisen.table.mats.wixoss.board import Kind, Phase
    from taisen.table.wire import Board, Face, Move, Option
    from taisen.wording import Reading, Wording

ENER: Final = "ener"
GROW: Final = "grow"
OWN_ARTS: Final = "arts-own"
OPPOSING_ARTS: Final = "arts-opposing"
CUT_IN: Final = "cut-in"
GUARD: Final = "guard"
WINDOWS: Final = (ENER, GROW, OWN_ARTS, OPPOSING_ARTS, CUT_IN, GUARD)
"""Ener and grow phase, the ARTS use steps of own and opposing turns, Spell Cut-In, and the guard step."""
PROMPTS: Final = {"ener-phase": ENER, "grow": GROW, "cut-in": CUT_IN, "guard": GUARD}
"""Windows by what is asked in them; the ARTS use step tells whose turn it is."""
PASSES: Final = frozenset({"pass", "no-guard"})
SMART: Final[frozenset[str]] = frozenset()
"""Every window comes once, and what may be done in it could not be done before."""
PHASES: Final[dict[str, Phase]] = {
    "down": "attack",
    "declare": "attack",
    "triggers": "attack",
    "guard-step": "guard",
    "guard-step-triggers": "guard",
    "ask-guard": "guard",
    "take-guard": "guard",
    "guard-triggers": "guard",
}
"""Steps of an attack as the table calls them; all later ones are its result."""
ATTACKS: Final[tuple[tuple[Kind, Procedure[WixossState]], ...]] = (
    ("signi", SIGNI_ATTACK),
    ("lrig", LRIG_ATTACK),
)


class WixossMat(Mat):
    """How WIXOSS is shown."""

    def __init__(self) -> None:
        super().__init__(GAME, WINDOWS, PASSES, SMART)

    def draw(self, match: Match, view: View, words: Reading) -> WixossBoard:
        """Return the position that a view shows."""
        assert isinstance(view, WixossView)
        return boards.draw(view, _attack(match), _using(match), words)

    def numbers(self, board: Board) -> set[str]:
        """Return the numbers of the cards that are to be seen on a board."""
        return boards.numbers(_own(board))

    def standing(self, board: Board) -> dict[str, tuple[int, str]]:
        """Return the cards on the field: player and number of each by its ref, in the order of the board."""
        sides = enumerate(_own(board).sides)
        return {card.ref: (player, card.number) for player, side in sides for card in side.field}

    def life(self, board: Board) -> list[int]:
        """Return both players' life as a board shows it: the cards of the Life Cloth."""
        return [side.zones["life"].count for side in _own(board).sides]

    def attacker(self, board: Board) -> str:
        """Return the ref of the card that attacks, empty for none."""
        attack = _own(board).attack
        return "" if attack is None else attack.attacker

    def printed(self, card: Definition, language: str) -> WixossFace:
        """Return what is printed on a card."""
        assert isinstance(card, CardDefinition)
        return draw_face(card, language)

    def options(self, words: Wording, decision: Asked) -> list[Option]:
        """Return the options of a decision as the player who is asked sees them."""
        return wire_options(words, decision)

    def window(self, match: Match) -> str:
        """Return the kind of the window that is asked, one of ``windows``, empty for none."""
        asked, state = match.decision, match.state
        assert isinstance(state, WixossState)
        if asked is None or not asked.window:
            return ""
        if asked.prompt == "arts-use-step":
            return OWN_ARTS if asked.player == state.turn_player else OPPOSING_ARTS
        return PROMPTS.get(asked.prompt, "")

    def slot(self, state: AnyState, card: int, viewer: int | None) -> str:
        """Return the ref of the card in a slot, empty if it is not to be seen by itself."""
        assert isinstance(state, WixossState)
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

    def behind(self, face: Face) -> list[str]:
        """Return the numbers of the rules that a card touches by what it is and says."""
        assert isinstance(face, WixossFace)
        return details.behind(face)


def _own(board: Board) -> WixossBoard:
    assert isinstance(board, WixossBoard)
    return board


def _attack(match: Match) -> Attack | None:
    """The attack in progress; its procedure tells how far it is, whatever is resolved meanwhile."""
    state = match.state
    for frame, following in zip(reversed(state.frames), reversed(state.steps), strict=True):
        for kind, procedure in ATTACKS:
            if frame.node is procedure:
                return Attack(kind, frame.controller, PHASES.get(procedure.names[following - 1], "result"))
    return None


def _using(match: Match) -> list[UsedCard]:
    """The spells and ARTS in use, which lie in the Check Zone for all to see."""
    state = match.state
    assert isinstance(state, WixossState)
    used = state.used if state.using < 0 else (*state.used, state.using)
    return [
        UsedCard(refs.slot(state, card, None), state.definitions[card].number, state.owners[card])
        for card in used
    ]
