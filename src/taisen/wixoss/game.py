"""The game: WIXOSS as the kernel sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.errors import BadInput
from taisen.kernel.events import Event
from taisen.kernel.explanations import Explanation
from taisen.kernel.legality import Refusal
from taisen.kernel.outcome import Outcome
from taisen.kernel.position import Position
from taisen.kernel.randomness import KEY_BYTES
from taisen.kernel.state import AnyState, Definition, Token
from taisen.wixoss import explain, hidden, loading, position_writer, positions
from taisen.wixoss.cards import CardDefinition
from taisen.wixoss.rules import (
    arts,
    attack_phase,
    damage,
    end_phase,
    ener_phase,
    growing,
    keys,
    keywords,
    lrig_attack,
    main_phase,
    paying,
    placing,
    posture,
    resona,
    rule_processing,
    setup,
    signi_attack,
    spells,
    timing,
    traps,
    turn,
    using,
    versions,
    zones,
)
from taisen.wixoss.rules.winning import check_losses
from taisen.wixoss.state import DECK, LRIG_DECK, ZONE_COUNT, ZONES, FieldCard, WixossState
from taisen.wixoss.view import WixossView
from taisen.wixoss.vocabulary import choosing, modes, naming

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "wixoss"

PROCEDURES = (
    arts.USE_ARTS,
    attack_phase.ARTS_STEP,
    attack_phase.ATTACK_PHASE,
    damage.LIFE_BURST,
    end_phase.ADJUST_HAND,
    ener_phase.ENER_PHASE,
    naming.NAME,
    choosing.CHOOSE_AHEAD,
    growing.GROW_PHASE,
    keys.PLAY_KEY,
    keywords.SPEAR,
    lrig_attack.LRIG_ATTACK,
    lrig_attack.LRIG_STEP,
    main_phase.MAIN_PHASE,
    main_phase.REMOVE,
    placing.PLACE,
    modes.DECLARE_MODES,
    paying.PAY_COST,
    posture.REPLACE_DOWN,
    resona.PUT_OUT,
    rule_processing.PROCESS,
    setup.SETUP,
    signi_attack.SIGNI_ATTACK,
    signi_attack.SIGNI_STEP,
    spells.ANSWER,
    spells.USE_SPELL,
    timing.RESOLVE,
    timing.REST,
    traps.OPEN_TRAP,
    traps.TRAP_ABILITY,
    turn.TURN,
    using.USE_ABILITY,
    zones.REPLACE,
)


NOTICED: Final = {
    "attacked": traps.notice_attack,
    "banished": keywords.notice_banish,
    "crushed": damage.notice_crush,
}
"""What the rules themselves make wait, by the event that it waits for: all of ``BY_RULE``."""

_older: Final[dict[str, Wixoss]] = {}
"""The game under other rules than the glossary's, once they were asked for."""


class Wixoss(versions.DatedGame):
    """WIXOSS, under the rules of a month (see ``versions``)."""

    def __init__(self, rule_set: str = versions.GLOSSARY) -> None:
        super().__init__(NAME, ZONES, rule_set)
        # WX-01.08, WX-01.07
        self.ending_rules = {"concession": "WX-01.08", "official": "WX-01.07"}
        for procedure in PROCEDURES:
            self.register(procedure)

    def under(self, rule_set: str) -> Wixoss:
        """Return WIXOSS under the rules of a month; under the glossary's if it names none."""
        if rule_set == self.rule_set or not versions.is_version(rule_set):
            return self
        found = _older.get(rule_set)
        if found is None:
            found = Wixoss(rule_set)
            _older[rule_set] = found
        return found

    def new_state(self, key: bytes) -> WixossState:
        """Return an empty match."""
        return WixossState(self, key)

    def set_up(self, key: bytes, decks: tuple[tuple[Definition, ...], ...]) -> WixossState:
        """Return a match with both players' two decks in place, about to be set up.

        Raises:
            BadInput: there are not two decks that a match can begin with.
        """
        if len(decks) != 2:
            raise BadInput("decks", str(len(decks)), "two decks")
        state = self.new_state(key)
        for player in (0, 1):
            cards: list[CardDefinition] = []
            for definition in decks[player]:
                assert isinstance(definition, CardDefinition)
                cards.append(definition)
            setup.check_deck(tuple(cards), f"deck of player {player}")
            # WX-03.01, WX-03.10: the back says which deck a card is of.
            kinds = [LRIG_DECK if definition.white_backed else DECK for definition in cards]
            state.add_cards(cards, player, [player * ZONE_COUNT + kind for kind in kinds])
        setup.begin_setup(state)
        return state

    def object_from_data(self, data: list[object], token: Token) -> FieldCard:
        """Rebuild a field card from its ``to_data``."""
        return FieldCard.from_data(data, token)

    # -- cards and nodes ---------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """Return the numbers of all built-in cards."""
        return loading.numbers()

    def definition(self, number: str) -> CardDefinition:
        """Return the built-in card with this number, its own or a reprint's.

        Raises:
            BadInput: no card has this number.
        """
        return loading.lookup(number)

    def definition_from_data(self, data: dict[str, object]) -> CardDefinition:
        """Rebuild a card from its ``to_data``.

        Raises:
            BadInput: the data is not that of a card.
        """
        return loading.definition_from_data(data)

    # -- positions ---------------------------------------------------------------------------------

    def read_position(
        self, cards: Mapping[str, object], fields: Mapping[str, object], place: str
    ) -> Position:
        """Read a position as scenarios describe it, with the printed identity of all its cards.

        Raises:
            BadInput: it cannot be.
        """
        made: dict[str, Definition] = {
            number: positions.card_from_facts(number, facts, place) for number, facts in cards.items()
        }
        game = self.under(positions.version_of(fields, place))
        state = game.new_state(bytes(KEY_BYTES))
        positions.build(state, made, fields, place)
        return Position(game, fields, position_writer.definitions(state))

    def build_position(self, key: bytes, position: Position, place: str, serial: int = 0) -> WixossState:
        """Return a position as a state, nothing run yet.

        Args:
            key: the random key.
            position: the position.
            place: what to call it in an error.
            serial: the last serial number that is taken.

        Raises:
            BadInput: it cannot be.
        """
        state = self.under(positions.version_of(position.fields, place)).new_state(key)
        state.serial = serial
        positions.build(state, position.definitions, position.fields, place)
        return state

    def describe(self, state: AnyState, exact: bool = True) -> Position:
        """Return the position of a match at rest (see ``position_writer``).

        Raises:
            BadInput: the match is not at rest, or something of it cannot be said.
        """
        assert isinstance(state, WixossState)
        return Position(self, position_writer.describe(state, exact), position_writer.definitions(state))

    def made_up(self, position: Position) -> dict[str, dict[str, object]]:
        """Return the facts of the cards that are not in the card list, or not as they are there."""
        found = super().made_up(position)
        for number in positions.FILLERS:
            found.pop(number, None)
        return found

    # -- policies ----------------------------------------------------------------------------------

    def close_batch(self, state: AnyState) -> None:
        """End the moment in progress (see the base class): log events, find triggers, check for a loss."""
        assert isinstance(state, WixossState)
        state.serial += 1
        while state.batch and state.outcome is None:
            events = state.batch
            state.batch = []
            for event in events:
                if state.log is not None:
                    state.note(event)
                if timing.heard(state, event.name):
                    self.notice(state, event)
            # What looks back has been asked; see WX-21.10.
            state.before = None
            if state.marks:
                check_losses(state)

    def notice(self, state: AnyState, event: Event) -> None:
        """Find what ``event`` triggers (chapter 21), and what the rules themselves make wait (WX-21.02)."""
        assert isinstance(state, WixossState)
        timing.notice(state, event)
        by_rule = NOTICED.get(event.name)
        if by_rule is not None:
            by_rule(state, event)

    def over_bound(self, state: AnyState) -> None:
        """End a match in a draw whose actions go on without end (WX-36.10)."""
        # WX-36.10
        state.outcome = Outcome(-1, "loop", "WX-36.10")

    def settle(self, state: AnyState, mark: int) -> None:
        """Refuse: nothing comes to rest inside an effect (WX-22.01)."""
        raise TypeError("no effect of WIXOSS comes to rest before it is done")

    def source_gone(self, state: AnyState) -> bool:
        """Return whether the effect in progress is lost with its source: it never is in WIXOSS."""
        return False

    def already_chosen(self, state: AnyState) -> bool:
        """Return whether "may" was answered by using the ability: it never is in WIXOSS."""
        return False

    # -- what may be seen --------------------------------------------------------------------------

    def view(self, state: AnyState, player: int | None) -> WixossView:
        """Return what ``player`` may see (None: what everybody may see)."""
        assert isinstance(state, WixossState)
        return WixossView(state, player)

    def back(self, definition: Definition) -> int:
        """Return which back a card has (WX-03.10)."""
        return hidden.back(definition)

    def constrains(self, state: AnyState, card: int) -> bool:
        """Return whether not every card of its back could lie in this hidden place."""
        assert isinstance(state, WixossState)
        return hidden.constrains(state, card)

    def may_be(self, state: AnyState, card: int, definition: Definition) -> bool:
        """Return whether a hidden card could be ``definition``."""
        assert isinstance(state, WixossState)
        return hidden.may_be(state, card, definition)

    def redealt(self, state: AnyState, player: int) -> None:
        """Mend what depended on hidden cards, after they were dealt anew for ``player``."""
        assert isinstance(state, WixossState)
        hidden.redealt(state, player)

    # -- questions about a match -------------------------------------------------------------------

    def turn(self, state: AnyState) -> int:
        """Return the number of the turn."""
        assert isinstance(state, WixossState)
        return state.turn

    def find(self, state: AnyState, player: int, action: str, text: str) -> int:
        """Return the field card or card slot that ``player`` calls ``text``.

        Raises:
            BadInput: there is nothing called so.
        """
        assert isinstance(state, WixossState)
        return explain.find(state, player, action, text)

    def explain(self, state: AnyState, item: int, what: str) -> list[Explanation]:
        """Return how a current value comes about.

        Raises:
            BadInput: there is no such value or card.
        """
        assert isinstance(state, WixossState)
        return explain.explain(state, item, what)

    def why_not(self, state: AnyState, player: int, action: str, item: int) -> Refusal | None:
        """Return why ``player`` cannot do ``action`` with ``item`` now, None if it is offered.

        Raises:
            BadInput: there is no such action.
        """
        assert isinstance(state, WixossState)
        return explain.why_not(state, player, action, item)
