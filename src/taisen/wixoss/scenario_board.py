"""The board of WIXOSS: what scenarios ask of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taisen.kernel.events import Event
from taisen.kernel.randomness import key_from_seed
from taisen.kernel.state import AnyState
from taisen.wixoss import observations
from taisen.wixoss.game import Wixoss
from taisen.wixoss.positions import build, card_from_facts, version_of
from taisen.wixoss.state import PLACES, WixossState


class WixossBoard:
    """What scenarios ask of WIXOSS."""

    def __init__(self) -> None:
        self.resting = frozenset({"main", "arts-use-step", "attack-with-signi", "attack-with-lrig"})
        self.windows = frozenset({"arts-use-step", "guard", "cut-in", "life-burst", "open-trap"})
        self.passes: tuple[str, ...] = ("pass", "no-guard", "decline")
        self._game = Wixoss()

    def build(self, cards: Mapping[str, object], position: Mapping[str, object], place: str) -> WixossState:
        """Return the position that the fields describe, about to begin the phase or step that they name.

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
        assert isinstance(state, WixossState)
        return observations.fact(state, subject, place)

    def event_words(self, state: AnyState, event: Event) -> tuple[str, ...]:
        """Return the words by which a check may tell ``event`` from others of its name."""
        assert isinstance(state, WixossState)
        return observations.event_words(state, event)

    def question(self, text: str) -> tuple[str, str]:
        """Return the action and the card that an option's text is about, as ``Game.why_not`` wants them."""
        action, _, name = text.partition(" ")
        # `attack WD01-009 on left` and `summon WD01-009 left` ask about the card that acts.
        name = name.partition(" on ")[0].partition(" and ")[0]
        card, _, place = name.rpartition(" ")
        return action, card if place in PLACES else name

    def draw(self, state: AnyState) -> list[str]:
        """Return the position as lines of text."""
        assert isinstance(state, WixossState)
        return observations.draw(state)


BOARD: Final = WixossBoard()
