"""What Battle Spirits brings to be told: cores and their places, braves, states, values, what one may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import MAGIC, NEXUS, CardDefinition
from taisen.battle_spirits.explain import FIELD_VALUES
from taisen.battle_spirits.positions import FILLER
from taisen.battle_spirits.refusals import ACTIONS, ON_FIELD, PERMITTED
from taisen.battle_spirits.sentences import part_sentence
from taisen.battle_spirits.state import AT_HAND, ZONE_COUNT
from taisen.battle_spirits.view import BattleView
from taisen.wording.base import GameWords
from taisen.wording.battle_spirits.teller import QUIET, BattleSpiritsTeller
from taisen.wording.told import Teller, Thing

if TYPE_CHECKING:
    from taisen.battle_spirits.view import FieldCardView
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.events import Event
    from taisen.kernel.explanations import Explanation
    from taisen.kernel.state import AnyState, Definition
    from taisen.kernel.view import View
    from taisen.language import Word
    from taisen.wording.match import Wording


PRICED: Final = ("summon", "summon-left", "summon-right", "deploy", "magic")
"""Verbs of the options that are told with the price of their card."""


def board_view(words: Wording) -> BattleView:
    """Return what the reader of a match of Battle Spirits sees."""
    view = words.view
    assert isinstance(view, BattleView)
    return view


def definition(card: Definition | None) -> CardDefinition | None:
    """Return a card as one of Battle Spirits, None for none."""
    return card if isinstance(card, CardDefinition) else None


class BattleSpiritsWords(GameWords):
    """How matches of Battle Spirits are told."""

    game: ClassVar[str] = "battle-spirits"
    quiet: ClassVar[frozenset[str]] = QUIET
    fillers: ClassVar[frozenset[str]] = frozenset({FILLER.number})
    field_values: ClassVar[tuple[str, ...]] = FIELD_VALUES
    hand_values: ClassVar[tuple[str, ...]] = ("price",)
    actions: ClassVar[tuple[str, ...]] = ACTIONS
    on_field: ClassVar[tuple[str, ...]] = ON_FIELD
    not_on_field: ClassVar[tuple[str, str]] = ("not-on-field", "BS-11.01")

    # -- cards -------------------------------------------------------------------------------------

    def name(self, card: Definition) -> str:
        """Return the name of a card."""
        assert isinstance(card, CardDefinition)
        return card.name

    def sentence(self, card: Definition, word: Word, language: str) -> str:
        """Return an ability of a card, or a part of one, as a sentence."""
        assert isinstance(card, CardDefinition)
        return part_sentence(card, word, language)

    def whole(self, card: Definition) -> list[Word]:
        """Return the effects of a magic card."""
        assert isinstance(card, CardDefinition)
        return [effect for effect in (card.magic_main, card.magic_flash) if effect is not None]

    # -- what is seen ------------------------------------------------------------------------------

    def standing(self, view: View) -> dict[int, Thing]:
        """Return the cards on the field by id."""
        assert isinstance(view, BattleView)
        return {
            card.id: Thing(card.name, card.number, player)
            for player, side in enumerate(view.players)
            for card in side.field
        }

    def apart(self, view: View) -> dict[int, Thing]:
        """Return the cards in soul state, set as mirages and laid as magics by id."""
        assert isinstance(view, BattleView)
        return {
            card.id: Thing(card.name, card.number, player)
            for player, side in enumerate(view.players)
            for card in side.apart
        }

    def known_hand(self, view: View, player: int) -> tuple[str, ...]:
        """Return the numbers of those cards of a player's hand that the viewer knows."""
        assert isinstance(view, BattleView)
        return view.players[player].zones["hand"].cards

    def states(self, view: View, item: int) -> list[str]:
        """Return the states of a field card that a reader is told of, as ids."""
        assert isinstance(view, BattleView)
        card = next(card for side in view.players for card in side.field if card.id == item)
        found = marks(view, card)
        # One in battle is exhausted as a rule, which goes without saying.
        fights = found[:1] not in ([], [card.leaving])
        if not fights or card.posture == "heavily-exhausted":
            found.insert(1 if fights else 0, card.posture)
        return found

    # -- what happens ------------------------------------------------------------------------------

    def teller(self, state: AnyState, viewer: int | None, events: list[Event], start: int) -> Teller:
        """Return what takes the events from ``start`` on down for a viewer."""
        return BattleSpiritsTeller(state, viewer, events, start)

    # -- what is asked -----------------------------------------------------------------------------

    def value(
        self, words: Wording, kind: str, value: int | str, decision: Decision, option: Option | None
    ) -> int | str:
        """Return what a value of a decision or an option stands for."""
        assert isinstance(value, int)
        if kind == "picked" and decision.prompt == "choose-card":
            return words.slot_name(value)
        if kind == "used":
            return _used(words, value)
        if kind == "spot":
            return _place(words, 0) if value == 0 else words.object_name(value)
        if kind == "place":
            return _place(words, value)
        if kind == "giver":
            return words.object_name(value >> 3)
        if kind == "brave":
            return words.free_text("" if option is None else option.text.rpartition(" ")[2])
        return words.object_name(value)

    def phrase(self, words: Wording, phrase: list[str]) -> str | None:
        """Return the place of cores that a piece of a text names: "reserve", "BS17-003 soul"."""
        if len(phrase) == 2 and phrase[1] == "soul" and not phrase[0].isdecimal():
            return words.word("place-soul-on", card=words.free_text(phrase[0]))
        if phrase in (["reserve"], ["soul"]):
            return words.word(f"place-{phrase[0]}")
        return None

    def hint(self, words: Wording, decision: Decision, option: Option) -> str:
        """Return a card's price, a spirit's level and BP."""
        if option.verb in PRICED and decision.prompt in ("main", "flash"):
            steps = words.match.explain(option.target, "price", decision.player)
            return words.word("hint-price", price=steps[-1].value)
        if option.verb == "core" and decision.prompt in ("pay", "place-cores"):
            amount = decision.arguments[0]
            return words.word("hint-one-core") if isinstance(amount, int) and amount > 1 else ""
        if option.verb in ("attack", "block"):
            for card in board_view(words).players[decision.player].field:
                if card.id == option.target:
                    return f"{words.word('level', level=card.level)} {words.word('bp', bp=str(card.bp))}"
        if option.verb == "use":
            return _effect_used(words, decision, option)
        return ""

    # -- values and refusals -----------------------------------------------------------------------

    def has_value(self, what: str, lines: list[Explanation]) -> bool:
        """Return whether there is anything to tell of a value that comes about so."""
        # A card without BP, such as a nexus, has none to explain.
        return bool(lines) and not (what == "bp" and len(lines) == 1 and lines[0].value == "0")

    def wanted(self, words: Wording, card: Definition, standing: bool, held: bool) -> list[str]:
        """Return the actions that a card of its kind is there for."""
        assert isinstance(card, CardDefinition)
        found: list[str] = []
        if standing and card.kind != NEXUS:
            found += ["attack", "block"]
        if standing and card.activated:
            found.append("use")
        if held:
            found += {NEXUS: ["deploy"], MAGIC: []}.get(card.kind, ["summon"])
            found += ["magic-main"] if card.magic_main is not None else []
            found += ["magic-flash"] if card.magic_flash is not None else []
            found += ["set-burst"] if card.burst is not None else []
            found += ["set-mirage"] if card.mirage_cost >= 0 else []
            keywords = {line.keyword for line in card.permissions}
            found += [action for action, (keyword, _) in PERMITTED.items() if keyword in keywords]
            found += ["counter"] if card.trigger_counter is not None else []
            found += ["use-hand"] if card.hand_triggered else []
        return found


def marks(view: BattleView, card: FieldCardView) -> list[str]:
    """Return what part a field card has in the battle, and how it is about to leave, as ids."""
    found: list[str] = []
    if card.id == view.attacker:
        found.append("attacking")
    elif card.id == view.blocker:
        found.append("blocking")
    elif card.id == view.target:
        found.append("target")
    if card.leaving:
        found.append(card.leaving)
    return found


def _used(words: Wording, card: int) -> str:
    """The name of a card that is to be used; a card at hand is told from an equal one in the hand."""
    state = words.match.state
    name = words.slot_name(card)
    at_hand = 0 <= card < len(state.places) and state.places[card] % ZONE_COUNT == AT_HAND
    return words.word("card-at-hand", card=name) if at_hand else name


def _place(words: Wording, place: int) -> str:
    """Return the name of a place of cores."""
    if place < 2:
        return words.word("place-soul") if place else words.word("place-reserve")
    name = words.object_name(place >> 1)
    return words.word("place-soul-on", card=name) if place & 1 else name


def _effect_used(words: Wording, decision: Decision, option: Option) -> str:
    """The sentence of the effect that a field card or a brave of it would use."""
    ordinal = option.text.rpartition(" ")[2]
    for card in board_view(words).players[decision.player].field:
        if card.id == option.target:
            said = [words.part(f"{number}/{ordinal}") for number in (card.number, *card.braves)]
            found = [text for text in said if text]
            return found[0] if len(found) == 1 else ""
    return ""
