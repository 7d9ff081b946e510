"""The game: Battle Spirits as the kernel sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.battle_spirits.rules import (
    battle,
    brave,
    burst,
    cost,
    flash,
    leaving,
    main_step,
    setup,
    timing,
    turn,
    use,
    winning,
)
from taisen.battle_spirits.state import DECK, ZONE_COUNT, ZONES, BattleState, FieldCard
from taisen.battle_spirits.vocabulary.abilities import Activated
from taisen.kernel.game import Game

if TYPE_CHECKING:
    from taisen.battle_spirits.cards import CardDefinition
    from taisen.kernel.events import Event
    from taisen.kernel.state import AnyState, Token

RULE_SET = "eternal-17.1"

PROCEDURES = (
    battle.ATTACK_STEP,
    battle.BATTLE_PROCEDURE,
    brave.SPLIT_BRAVE,
    burst.ACTIVATE,
    burst.DECLARE,
    cost.PAY_COST,
    cost.PLACE_CORES,
    flash.FLASH_TIMING,
    leaving.LEAVE,
    main_step.MAIN_STEP,
    setup.SETUP,
    timing.RESOLVE,
    timing.REST,
    turn.TURN,
    use.ENTER,
    use.USE_MAGIC,
    winning.DAMAGE,
)


class BattleSpirits(Game):
    """Battle Spirits, Eternal format."""

    def __init__(self) -> None:
        super().__init__("battle-spirits", ZONES)
        for procedure in PROCEDURES:
            self.register(procedure)

    def new_state(self, key: bytes) -> BattleState:
        """Return an empty match."""
        return BattleState(self, key)

    def set_up(
        self, key: bytes, decks: tuple[tuple[CardDefinition, ...], tuple[CardDefinition, ...]]
    ) -> BattleState:
        """Return a match with both decks in place, about to be set up."""
        state = self.new_state(key)
        for player in (0, 1):
            for definition in decks[player]:
                state.add_card(definition, player, player * ZONE_COUNT + DECK)
        setup.begin_setup(state)
        return state

    def object_from_data(self, data: list[object], token: Token) -> FieldCard:
        """Rebuild a field card from its ``to_data``."""
        return FieldCard.from_data(data, token)

    def notice(self, state: AnyState, event: Event) -> None:
        """Find what ``event`` triggers (chapter 35)."""
        assert isinstance(state, BattleState)
        timing.notice(state, event)

    def after_batch(self, state: AnyState) -> None:
        """Check life, depletion and brave conditions after a moment."""
        assert isinstance(state, BattleState)
        winning.check_life(state)
        if state.outcome is None:
            leaving.check_depletion(state)
            brave.check_braves(state)

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
