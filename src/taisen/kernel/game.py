"""Game: what the kernel asks of a game's rules.

A game subclasses this with its zones, its setup, its policies for triggers and state checks, and a
registry that finds cards and nodes by key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.kernel.compiling import mypyc_attr
from taisen.kernel.errors import BadInput
from taisen.kernel.events import Event
from taisen.kernel.explanations import Explanation
from taisen.kernel.legality import Refusal
from taisen.kernel.nodes import Node
from taisen.kernel.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.position import Position
    from taisen.kernel.state import AnyState, Definition, FieldObject, Token
    from taisen.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, as the kernel sees them. Instances hold no match data.

    Attributes:
        name: identifier ("battle-spirits").
        rule_set: version of the rules that it plays, named in records.
        rule_sets: versions that differ in what may be done, the usual one first: those to choose from.
        ending_rules: number of the rule behind an end from outside (see ``outcome.ENDINGS``), where one is.
        zone_names: zones of one player, in order.
        procedures: every procedure by key.
    """

    name: str
    rule_set: str
    rule_sets: tuple[str, ...]
    ending_rules: dict[str, str]
    zone_names: tuple[str, ...]
    procedures: dict[str, Node]

    def __init__(self, name: str, zone_names: tuple[str, ...], rule_set: str = "1") -> None:
        self.name = name
        self.rule_set = rule_set
        self.rule_sets = (rule_set,)
        self.ending_rules = {}
        self.zone_names = zone_names
        self.procedures = {}

    def under(self, rule_set: str) -> Game:
        """Return this game as it is played under a version of its rules.

        A version that it does not keep apart is played under the present rules: it is the game itself.
        """
        return self

    # -- registry ----------------------------------------------------------------------------------

    def register(self, node: Node) -> None:
        """Make a procedure known by its key."""
        self.procedures[node.key] = node

    def node(self, key: str) -> Node:
        """Return the procedure or part of a card's effect with this key.

        Raises:
            BadInput: nothing has this key.
        """
        number, slash, _ = key.partition("/")
        found = self.definition(number).node(key) if slash else self.procedures.get(key)
        if found is None:
            raise BadInput("saved match", repr(key), "the key of a procedure or of a card's effect")
        return found

    def numbers(self) -> list[str]:
        """Return the numbers of all built-in cards."""
        raise NotImplementedError

    def definition(self, number: str) -> Definition:
        """Return the card with this number.

        Raises:
            BadInput: no card has this number.
        """
        raise BadInput("card number", repr(number), f"the number of a {self.name} card")

    def definition_from_data(self, data: dict[str, object]) -> Definition:
        """Rebuild a card from its ``to_data``, whatever the card list says of its number now.

        Raises:
            BadInput: the data is not that of a card of this game.
        """
        return self.definition(str(data.get("number", "")))

    def object_from_data(self, data: list[object], token: Token) -> FieldObject:
        """Rebuild a field object from its ``to_data``."""
        raise NotImplementedError

    def new_state(self, key: bytes) -> AnyState:
        """Return an empty state of this game's class."""
        raise NotImplementedError

    def set_up(self, key: bytes, decks: tuple[tuple[Definition, ...], ...]) -> AnyState:
        """Return a match with the decks in place and its setup on the stack, nothing run yet."""
        raise NotImplementedError

    # -- policies ----------------------------------------------------------------------------------

    def notice(self, state: AnyState, event: Event) -> None:
        """Find what ``event`` triggers and make it pending."""

    def after_batch(self, state: AnyState) -> None:
        """Check the state after a moment: losing, depletion. May report further events."""

    def close_batch(self, state: AnyState) -> None:
        """End the moment in progress: log its events, find triggers, check the state; repeat."""
        state.serial += 1
        while state.batch and state.outcome is None:
            events = state.batch
            state.batch = []
            logged = state.log is not None
            for event in events:
                if logged:
                    state.note(event)
                self.notice(state, event)
            self.after_batch(state)

    def settle(self, state: AnyState, mark: int) -> None:
        """Push what resolves everything that was caused since serial ``mark``."""
        raise NotImplementedError

    def source_gone(self, state: AnyState) -> bool:
        """Return whether the source of the effect in progress has left because of that effect."""
        raise NotImplementedError

    def already_chosen(self, state: AnyState) -> bool:
        """Return whether the effect in progress was used at will, so that "may" is not asked again."""
        raise NotImplementedError

    def aim(self, state: AnyState, deed: Node, items: tuple[int, ...], again: int) -> tuple[int, ...] | None:
        """Return what the deed on top of the stack works on, which an effect may change.

        Args:
            state: the match.
            deed: the deed.
            items: what was selected for it.
            again: the step in which it is to come here once more if something must be asked first.

        Returns:
            What it works on, None if it has been asked.
        """
        return items

    def over_bound(self, state: AnyState) -> None:
        """End a match whose effects do not come to rest."""
        state.outcome = Outcome(-1, "bound", "")

    def end_match(self, state: AnyState, reason: str, winner: int) -> None:
        """End a match from outside (see ``outcome.ENDINGS``) at once, whatever is in progress."""
        state.outcome = Outcome(winner, reason, self.ending_rules.get(reason, ""))
        state.decision = None

    # -- positions ---------------------------------------------------------------------------------

    def read_position(
        self, cards: Mapping[str, object], fields: Mapping[str, object], place: str
    ) -> Position:
        """Read a position as scenarios describe it, with the printed identity of all its cards.

        Args:
            cards: facts of made-up cards, by their number.
            fields: the position.
            place: what to call it in an error.

        Raises:
            BadInput: it cannot be, or this game has no such form.
        """
        raise BadInput(place, "a position", f"nothing: {self.name} has no form for positions")

    def build_position(self, key: bytes, position: Position, place: str, serial: int = 0) -> AnyState:
        """Return a position as a state, nothing run yet.

        Args:
            key: the random key.
            position: the position.
            place: what to call it in an error.
            serial: the last serial number that the match to be repaired has given away.

        Raises:
            BadInput: it cannot be.
        """
        raise BadInput(place, "a position", f"nothing: {self.name} has no form for positions")

    def describe(self, state: AnyState, exact: bool = True) -> Position:
        """Return the position of a match, which ``build_position`` sets up again.

        Args:
            state: the match.
            exact: refuse what of the turn has no place in the form of positions, instead of leaving it out.

        Raises:
            BadInput: something of the match has no place in that form.
        """
        raise BadInput("position", "a match", f"nothing: {self.name} has no form for positions")

    def made_up(self, position: Position) -> dict[str, dict[str, object]]:
        """Return the facts of the cards that are not in the card list, or not as they are there."""
        found: dict[str, dict[str, object]] = {}
        for number, definition in position.definitions.items():
            facts = definition.to_data()
            try:
                listed = self.definition(number).to_data()
            except BadInput:
                listed = {}
            if facts != listed:
                del facts["number"]
                found[number] = facts
        return found

    def view(self, state: AnyState, player: int | None) -> View:
        """Return what ``player`` may see (None: what everybody may see)."""
        raise NotImplementedError

    # -- questions about a match -------------------------------------------------------------------

    def turn(self, state: AnyState) -> int:
        """Return the number of the turn, 0 before the first."""
        return 0

    def find(self, state: AnyState, player: int, action: str, text: str) -> int:
        """Return the item that ``player`` calls ``text``, of the kind that ``action`` is about.

        Args:
            state: the match.
            player: who speaks.
            action: an action of ``why_not``, or a value of ``explain``.
            text: text form of a card or field object.

        Raises:
            BadInput: there is nothing called so.
        """
        raise BadInput("card", repr(text), "a number: this game finds nothing by its text")

    def explain(self, state: AnyState, item: int, what: str) -> list[Explanation]:
        """Return how a current value comes about: the base value first, then each change.

        Raises:
            BadInput: there is no such value.
        """
        raise BadInput("value to explain", repr(what), "nothing: this game explains no values")

    def why_not(self, state: AnyState, player: int, action: str, item: int) -> Refusal | None:
        """Return why ``player`` cannot do ``action`` with ``item`` now, None if it is offered.

        Raises:
            BadInput: there is no such action.
        """
        raise BadInput("action", repr(action), "nothing: this game explains no actions")

    # -- hidden cards ------------------------------------------------------------------------------

    def back(self, definition: Definition) -> int:
        """Return which back a card has: cards of different backs are never taken for each other."""
        return 0

    def may_be(self, state: AnyState, card: int, definition: Definition) -> bool:
        """Return whether, as far as everybody knows, a hidden card could be ``definition``."""
        return True

    def constrains(self, state: AnyState, card: int) -> bool:
        """Return whether ``may_be`` has anything to say of this hidden card."""
        return False

    def redealt(self, state: AnyState, player: int) -> None:
        """Mend what depended on hidden cards, after they were dealt anew for ``player``."""
