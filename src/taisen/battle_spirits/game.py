"""The game: Battle Spirits as the kernel sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits import explain, hidden, loading, position_writer, positions, refusals
from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.index import field_index
from taisen.battle_spirits.rules import (
    accel,
    advent,
    battle,
    brave,
    burst,
    contract_advent,
    cost,
    drawing,
    flash,
    hand_calls,
    last_life,
    leaving,
    magic_use,
    main_step,
    mirage,
    payment_help,
    rebirth,
    removal,
    retargeting,
    setup,
    summoning,
    timing,
    tokens,
    turn,
    ultimate_trigger,
    versions,
    winning,
)
from taisen.battle_spirits.state import DECK, TOKENS, ZONE_COUNT, ZONES, BattleState, FieldCard
from taisen.battle_spirits.view import BattleView
from taisen.battle_spirits.vocabulary.abilities import Activated
from taisen.kernel.errors import BadInput
from taisen.kernel.explanations import Explanation
from taisen.kernel.legality import Refusal
from taisen.kernel.outcome import Outcome
from taisen.kernel.position import Position
from taisen.kernel.randomness import KEY_BYTES
from taisen.kernel.state import Definition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.nodes import Node
    from taisen.kernel.state import AnyState, Token

PROCEDURES = (
    accel.USE_ACCEL,
    advent.ADVENT_PROCEDURE,
    advent.COMPLETION,
    battle.ATTACK_STEP,
    battle.BATTLE_PROCEDURE,
    brave.SPLIT_BRAVE,
    burst.ACTIVATE,
    burst.DECLARE,
    contract_advent.RISE,
    cost.PAY_COST,
    cost.PLACE_CORES,
    cost.PLACE_MORE,
    drawing.MILL,
    flash.FLASH_TIMING,
    hand_calls.CALL,
    last_life.KEEP_LIFE,
    leaving.LEAVE,
    main_step.MAIN_STEP,
    mirage.EXCHANGE_MIRAGE,
    mirage.FREE_MIRAGES,
    mirage.SET_MIRAGE,
    payment_help.HELP_PAYMENT,
    rebirth.TURN_OVER,
    retargeting.RETARGET,
    setup.SETUP,
    timing.RESOLVE,
    timing.REST,
    tokens.PUT_TOKENS,
    removal.INSTEAD,
    turn.TURN,
    ultimate_trigger.ULTIMATE_TRIGGER,
    summoning.ENTER,
    magic_use.USE_MAGIC,
    winning.DAMAGE,
    winning.LOSE_LIFE,
)


_others: Final[dict[str, BattleSpirits]] = {}
"""The game under other rules than the manual's, once they were asked for."""


class BattleSpirits(versions.VersionedGame):
    """Battle Spirits, Eternal format, under the rules that a version names (see ``versions``)."""

    def __init__(self, rule_set: str = versions.MANUAL) -> None:
        super().__init__("battle-spirits", ZONES, rule_set)
        # BS-99.29
        self.ending_rules = {"concession": "BS-99.29"}
        for procedure in PROCEDURES:
            self.register(procedure)

    def under(self, rule_set: str) -> BattleSpirits:
        """Return Battle Spirits under other rules; under the same if the name is none of a version."""
        if rule_set == self.rule_set or not versions.is_version(rule_set):
            return self
        found = _others.get(rule_set)
        if found is None:
            found = BattleSpirits(rule_set)
            _others[rule_set] = found
        return found

    def new_state(self, key: bytes) -> BattleState:
        """Return an empty match."""
        return BattleState(self, key)

    def set_up(self, key: bytes, decks: tuple[tuple[Definition, ...], ...]) -> BattleState:
        """Return a match with both decks in place, about to be set up.

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
                if definition.unknown:
                    raise BadInput(
                        f"deck of player {player}",
                        f"{definition.number}, of which is not known: {', '.join(definition.unknown)}",
                        "cards that are wholly known",
                        key="card-unknown-facts",
                        values={"card": definition.number},
                    )
                if definition.reborn:
                    # BS-30.03: outside the field a card is its face A.
                    raise BadInput(
                        f"deck of player {player}",
                        definition.number,
                        f"its face A {definition.face_a.number}",
                        key="position-face",
                        values={"card": definition.number, "front": definition.face_a.number},
                    )
                cards.append(definition)
            # BS-34.06, BS-04.18: tokens are a pile of their own, which its player alone may look at.
            zones = [player * ZONE_COUNT + (TOKENS if card.token else DECK) for card in cards]
            state.add_cards(cards, player, zones)
            for card in state.zone(player, TOKENS):
                state.known[card] = 1 << player
            size = len(state.zone(player, DECK))
            if size <= setup.HAND_SIZE:
                allowed = f"more cards than the opening hand of {setup.HAND_SIZE}"
                raise BadInput(f"deck of player {player}", f"{size} cards", allowed)
        setup.begin_setup(state)
        return state

    def object_from_data(self, data: list[object], token: Token) -> FieldCard:
        """Rebuild a field card from its ``to_data``."""
        return FieldCard.from_data(data, token)

    def close_batch(self, state: AnyState) -> None:
        """End the moment in progress (see the base class): most of all steps end one."""
        assert isinstance(state, BattleState)
        state.serial += 1
        while state.batch and state.outcome is None:
            events = state.batch
            state.batch = []
            for event in events:
                if state.log is not None:
                    state.note(event)
                # Chapter 35
                timing.notice(state, event)
            self._check(state)

    def _check(self, state: BattleState) -> None:
        """Check life, depletion and brave conditions after a moment."""
        winning.check_life(state)
        if state.outcome is not None:
            return
        index = state.index
        if index is None or index is not state.settled or state.modifiers:
            leaving.check_depletion(state)
            brave.check_braves(state)
            index = field_index(state)
            # Most moments leave the field as it was; then it need not be looked at again. What lasts for
            # a time ends without anything on the field being written.
            state.settled = None if index.unsettling or state.modifiers else index

    def aim(self, state: AnyState, deed: Node, items: tuple[int, ...], again: int) -> tuple[int, ...] | None:
        """Return what a deed works on: opposing cards may take its aim on themselves."""
        assert isinstance(state, BattleState)
        return retargeting.aim(state, deed, items, again)

    def over_bound(self, state: AnyState) -> None:
        """End a match in a draw whose mandatory effects do not come to rest (BS-99.30)."""
        # BS-99.30
        state.outcome = Outcome(-1, "loop", "BS-99.30")

    def settle(self, state: AnyState, mark: int) -> None:
        """Push what resolves everything that was caused since serial ``mark``."""
        assert isinstance(state, BattleState)
        timing.rest(state, mark)

    def source_gone(self, state: AnyState) -> bool:
        """Return whether the source of the effect in progress has left because of that effect."""
        assert isinstance(state, BattleState)
        return timing.source_gone(state)

    def already_chosen(self, state: AnyState) -> bool:
        """Return whether the effect in progress was used at will (BS-35.01)."""
        assert isinstance(state, BattleState)
        return isinstance(timing.resolving(state), Activated)

    # -- cards and nodes ---------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """Return the numbers of all built-in cards."""
        return loading.numbers()

    def definition(self, number: str) -> CardDefinition:
        """Return the built-in card with this number.

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

    def build_position(self, key: bytes, position: Position, place: str, serial: int = 0) -> BattleState:
        """Return a position as a state, nothing run yet.

        Args:
            key: the random key.
            position: the position.
            place: what to call it in an error.
            serial: the last serial number that is taken.

        Raises:
            BadInput: it cannot be.
        """
        state = self.new_state(key)
        state.serial = serial
        positions.build(state, position.definitions, position.fields, place)
        return state

    def describe(self, state: AnyState, exact: bool = True) -> Position:
        """Return the position of a match at rest (see ``position_writer``).

        Raises:
            BadInput: the match is not at rest, or something of it cannot be said.
        """
        assert isinstance(state, BattleState)
        return Position(self, position_writer.describe(state, exact), position_writer.definitions(state))

    def made_up(self, position: Position) -> dict[str, dict[str, object]]:
        """Return the facts of the cards that are not in the card list, or not as they are there."""
        found = super().made_up(position)
        found.pop(positions.FILLER.number, None)
        return found

    # -- what is seen and asked --------------------------------------------------------------------

    def turn(self, state: AnyState) -> int:
        """Return the number of the turn."""
        assert isinstance(state, BattleState)
        return state.turn

    def view(self, state: AnyState, player: int | None) -> BattleView:
        """Return what ``player`` may see (None: what everybody may see)."""
        assert isinstance(state, BattleState)
        return BattleView(state, player)

    def find(self, state: AnyState, player: int, action: str, text: str) -> int:
        """Return the field card or card slot that ``player`` calls ``text``."""
        assert isinstance(state, BattleState)
        return explain.find(state, player, action, text)

    def explain(self, state: AnyState, item: int, what: str) -> list[Explanation]:
        """Return how a current value comes about."""
        assert isinstance(state, BattleState)
        return explain.explain(state, item, what)

    def why_not(self, state: AnyState, player: int, action: str, item: int) -> Refusal | None:
        """Return why ``player`` cannot do ``action`` with ``item`` now, None if it is offered."""
        assert isinstance(state, BattleState)
        return refusals.why_not(state, player, action, item)

    # -- hidden cards ------------------------------------------------------------------------------

    def back(self, definition: Definition) -> int:
        """Return which back a card has."""
        return hidden.back(definition)

    def may_be(self, state: AnyState, card: int, definition: Definition) -> bool:
        """Return whether a hidden card could be ``definition``."""
        assert isinstance(state, BattleState)
        return hidden.may_be(state, card, definition)

    def constrains(self, state: AnyState, card: int) -> bool:
        """Return whether not every card could lie in this hidden place."""
        assert isinstance(state, BattleState)
        return hidden.constrains(state, card)

    def redealt(self, state: AnyState, player: int) -> None:
        """Look again at what depended on the cards dealt anew."""
        assert isinstance(state, BattleState)
        hidden.redealt(state, player)
