"""The board of Battle Spirits: what scenarios ask of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taisen.battle_spirits import observations
from taisen.battle_spirits.game import BattleSpirits
from taisen.battle_spirits.positions import build, card_from_facts, version_of
from taisen.battle_spirits.refusals import MANIFESTATIONS
from taisen.battle_spirits.state import BattleState
from taisen.kernel.events import Event
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.state import AnyState


class BattleSpiritsBoard:
    """What scenarios ask of Battle Spirits."""

    def __init__(self) -> None:
        self.resting = frozenset({"main", "attack"})
        self.windows = frozenset({"flash", "declare-burst", "trigger-counter", "use-from-hand"})
        self.passes: tuple[str, ...] = ("pass",)
        self._game = BattleSpirits()

    def build(self, cards: Mapping[str, object], position: Mapping[str, object], place: str) -> BattleState:
        """Return the position that the fields describe, about to begin the step that they name.

        Raises:
            BadInput: a field is wrong, or the position cannot be.
        """
        made = {number: card_from_facts(number, facts, place) for number, facts in cards.items()}
        seed = position.get("seed", 0)
        game = self._game.under(version_of(position, place))
        state = game.new_state(key_from_seed(seed if isinstance(seed, int) else 0))
        build(state, made, position, place)
        return state

    def fact(self, state: AnyState, subject: str, place: str) -> int | str | list[str]:
        """Return the fact that ``subject`` names (see ``observations``).

        Raises:
            BadInput: there is no such fact.
        """
        assert isinstance(state, BattleState)
        return observations.fact(state, subject, place)

    def event_words(self, state: AnyState, event: Event) -> tuple[str, ...]:
        """Return the words by which a check may tell ``event`` from others of its name."""
        assert isinstance(state, BattleState)
        return observations.event_words(state, event)

    def question(self, text: str) -> tuple[str, str]:
        """Return the action and the card that an option's text is about, as ``Game.why_not`` wants them."""
        action, _, name = text.partition(" ")
        # `attack V5 on opp:B` and `summon B on V5` ask about the card that acts.
        name = name.partition(" on ")[0]
        if action == "magic":
            name, _, window = name.rpartition(" ")
            return f"magic-{window}", name
        if action in ("advent", "free-advent"):
            return "advent", name.partition(" onto ")[0]
        if action in MANIFESTATIONS:
            return "manifest", name.partition(" with ")[0]
        if action in ("swap", "share", "change-side"):
            # Brave, then what is combined with it.
            return action, name.split(" ")[1]
        if action in ("combine", "split", "use", "counter"):
            # Behind the card that acts, what it is combined with, what is split off, which effect.
            return action, name.partition(" ")[0]
        return action, name

    def draw(self, state: AnyState) -> list[str]:
        """Return the position as lines of text."""
        assert isinstance(state, BattleState)
        return observations.draw(state)


BOARD: Final = BattleSpiritsBoard()
