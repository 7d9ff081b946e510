"""What WIXOSS brings to be told: zones, modes, states, values, what one may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA, SIGNI, SPELL, CardDefinition
from taisen.wixoss.explain import ACTIONS, FIELD_VALUES, ON_FIELD, PRICE
from taisen.wixoss.positions import FILLERS
from taisen.wixoss.rules.activation import abilities
from taisen.wixoss.sentences import part_sentence
from taisen.wixoss.state import LANE_COUNT, PLACES, WixossState
from taisen.wixoss.view import WixossView
from taisen.wixoss.vocabulary.costs import Cost
from taisen.wixoss.vocabulary.modes import Modes
from taisen.wixoss.vocabulary.notation import VOCABULARY
from taisen.wording.base import GameWords
from taisen.wording.told import Teller, Thing
from taisen.wording.wixoss.teller import QUIET, WixossTeller

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.events import Event
    from taisen.kernel.explanations import Explanation
    from taisen.kernel.state import AnyState, Definition
    from taisen.kernel.view import View
    from taisen.language import Word
    from taisen.wixoss.view import FieldCardView
    from taisen.wording.match import Wording


NONE: Final = "none"
"""Stands for nothing where a message tells that apart."""
ON_WHAT: Final = "choose-base"
PARITY: Final = "name-parity"
ICONS: Final = ("burst", "trap")
"""What a waiting card is about besides its abilities."""
HELD: Final[dict[str, list[str]]] = {
    LRIG: ["grow"],
    ARTS: ["use"],
    KEY: ["play"],
    RESONA: ["declare"],
    SPELL: ["use"],
}
"""What a card in the hand or the LRIG Deck is there for, by its kind."""
OF_FIELD: Final = ("choose-field", "level-exceeded")
"""Prompts whose options are field cards where they could be other cards."""


def board_view(words: Wording) -> WixossView:
    """Return what the reader of a match of WIXOSS sees."""
    view = words.view
    assert isinstance(view, WixossView)
    return view


def definition(card: Definition | None) -> CardDefinition | None:
    """Return a card as one of WIXOSS, None for none."""
    return card if isinstance(card, CardDefinition) else None


def field_card(view: WixossView, item: int) -> FieldCardView:
    """Return a card on the field."""
    return next(card for side in view.players for card in side.field if card.id == item)


class WixossWords(GameWords):
    """How matches of WIXOSS are told."""

    game: ClassVar[str] = "wixoss"
    fillers: ClassVar[frozenset[str]] = frozenset(FILLERS)
    quiet: ClassVar[frozenset[str]] = QUIET
    field_values: ClassVar[tuple[str, ...]] = FIELD_VALUES
    hand_values: ClassVar[tuple[str, ...]] = (PRICE,)
    actions: ClassVar[tuple[str, ...]] = ACTIONS
    on_field: ClassVar[tuple[str, ...]] = ON_FIELD
    not_on_field: ClassVar[tuple[str, str]] = ("not-on-field", "WX-04.01")

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
        """Return the effect of a spell or an ARTS."""
        assert isinstance(card, CardDefinition)
        return [] if card.main_effect is None else [card.main_effect]

    # -- what is seen ------------------------------------------------------------------------------

    def standing(self, view: View) -> dict[int, Thing]:
        """Return the cards on the field by id."""
        assert isinstance(view, WixossView)
        return {
            card.id: Thing(card.name, card.number, player)
            for player, side in enumerate(view.players)
            for card in side.field
        }

    def known_hand(self, view: View, player: int) -> tuple[str, ...]:
        """Return the numbers of the cards of a player's hand and LRIG Deck that the viewer knows."""
        assert isinstance(view, WixossView)
        zones = view.players[player].zones
        return zones["hand"].cards + zones["lrig_deck"].cards

    def states(self, view: View, item: int) -> list[str]:
        """Return the states of a field card that a reader is told of, as ids."""
        assert isinstance(view, WixossView)
        card = field_card(view, item)
        if card.place == "key":
            return []
        # One that attacks is down, which goes without saying.
        found = ["attacking"] if item == view.attacker else ["down" if card.down else "up"]
        for state, holds in (
            ("frozen", card.frozen),
            ("armed", card.armed),
            ("crossed", card.crossed),
            ("infected", card.infected),
            ("driven", card.driven),
        ):
            if holds:
                found.append(state)
        return found

    # -- what happens ------------------------------------------------------------------------------

    def teller(self, state: AnyState, viewer: int | None, events: list[Event], start: int) -> Teller:
        """Return what takes the events from ``start`` on down for a viewer."""
        return WixossTeller(state, viewer, events, start)

    # -- what is asked -----------------------------------------------------------------------------

    def value(
        self, words: Wording, kind: str, value: int | str, decision: Decision, option: Option | None
    ) -> int | str:
        """Return what a value of a decision or an option stands for."""
        text = "" if option is None else option.text
        if kind == "said":
            return text.partition(" ")[2]
        if kind == "source" or (kind == "risen" and decision.prompt == ON_WHAT):
            return words.free_text(str(decision.arguments[0]))
        if kind == "which":
            return NONE if option is None else _which(decision, option)
        if kind == "base":
            return words.free_text(text.partition(" on ")[2])
        assert isinstance(value, int)
        if kind == "lane":
            return words.term("zone", PLACES[value])
        if kind == "lanes":
            return _lanes(words, value) if " on " in text or " and " in text else NONE
        if kind == "field-zone":
            return _field_zone(words, value, decision.player)
        if kind == "mode":
            return _mode(words, str(decision.arguments[0]), value)
        if kind == "deeds":
            return _deeds(words, str(decision.arguments[0]), text)
        if kind == "name":
            return words.term("parity", text.partition(" ")[2]) if decision.prompt == PARITY else value
        return _card(words, kind, value, decision)

    def phrase(self, words: Wording, phrase: list[str]) -> str | None:
        """Return what is given up as a payment has it: "2 WD01-013 from ener"; an icon of a waiting card."""
        if len(phrase) > 2 and phrase[-2] == "from":
            cards = words.free_text(phrase[-3])
            if len(phrase) == 4:
                cards = words.word("plan-cards", count=phrase[0], card=cards)
            return words.word("plan-from", card=cards, zone=words.term("zone", phrase[-1]))
        if len(phrase) == 2 and phrase[-1] in ICONS:
            return words.word("icon-of", card=words.free_text(phrase[0]), icon=words.term("icon", phrase[1]))
        if len(phrase) == 2 and phrase[0] == "trap":
            return words.term("zone", f"trap_{phrase[1]}")
        return None

    def hint(self, words: Wording, decision: Decision, option: Option) -> str:
        """Return the level and power of a SIGNI that enters or attacks, what an ability does that is used."""
        if option.verb == "attack":
            card = field_card(board_view(words), option.target)
            return "" if card.place == "lrig" else words.word("power", power=card.power)
        if option.verb == "summon":
            found = words.match.state.definitions[option.target]
            assert isinstance(found, CardDefinition)
            return f"{words.word('level', level=found.level)} {words.word('power', power=found.power)}"
        if option.verb in ("use", "use-card"):
            state = words.match.state
            assert isinstance(state, WixossState)
            return words.part(abilities(state, decision.player)[option.extra].ability.key)
        return ""

    # -- values and refusals -----------------------------------------------------------------------

    def has_value(self, what: str, lines: list[Explanation]) -> bool:
        """Return whether there is anything to tell of a value that comes about so."""
        # What a card's colours are is printed on it, unless they change.
        return bool(lines) and not (what == "colors" and len(lines) == 1)

    def wanted(self, words: Wording, card: Definition, standing: bool, held: bool) -> list[str]:
        """Return the actions that a card of its kind is there for."""
        assert isinstance(card, CardDefinition)
        found: list[str] = []
        if standing:
            found += ["attack"] if card.is_signi or card.kind == LRIG else []
            found += ["remove"] if card.is_signi else []
            found += ["activate"] if card.actions else []
        elif held:
            found += HELD.get(card.kind, [])
            if card.kind == SIGNI:
                found.append("summon" if card.rise is None else "rise")
            found += ["guard"] if "guard" in card.keywords else []
        return found


def _which(decision: Decision, option: Option) -> int | str:
    """Return which of the abilities of its card an option uses, NONE if no other may be used."""
    alike = [one for one in decision.options if (one.verb, one.target) == (option.verb, option.target)]
    return NONE if len(alike) == 1 else 1 + next(at for at, one in enumerate(alike) if one is option)


def _lanes(words: Wording, mask: int) -> str:
    """Return the places of a mask."""
    return words.listed([words.term("zone", PLACES[lane]) for lane in range(LANE_COUNT) if mask >> lane & 1])


def _field_zone(words: Wording, zone: int, player: int) -> str:
    """Return a place on one of the fields, and whose it is if that is another's."""
    owner, lane = divmod(zone, LANE_COUNT)
    name = words.term("zone", PLACES[lane])
    return name if owner == player else words.word("opposing", card=name)


def _card(words: Wording, kind: str, value: int, decision: Decision) -> str:
    """Return the card that a value means: on the field, elsewhere, or none."""
    if kind == "paid":
        return NONE if value < 0 else words.slot_name(value)
    if kind == "maybe":
        return words.object_name(value) if value > 0 else NONE
    if decision.prompt == "which-rule":
        return NONE
    return words.object_name(value) if decision.prompt in OF_FIELD else words.slot_name(value)


def _mode(words: Wording, key: str, place: int) -> str:
    """Return the sentence of one of the modes that are chosen from."""
    card = words.definition(key.partition("/")[0])
    node = None if card is None else card.node(key)
    assert card is not None and isinstance(node, Modes)
    return words.said(card, node.modes[place])


def _deeds(words: Wording, key: str, text: str) -> str:
    """Return the sentences of the parts of a cost that an option names: "deeds 1 2"."""
    card = words.definition(key.partition("/")[0])
    node = None if card is None else card.node(key)
    assert card is not None and isinstance(node, Cost)
    numbers = [int(number) for number in text.split()[1:]]
    return words.listed([words.said(card, node.deeds[number - 1]) for number in numbers])


def keyword_name(word: str, language: str) -> str:
    """Return what a keyword ability is called.

    >>> keyword_name("lancer", "en")
    'Lancer'
    """
    for lexicon in VOCABULARY.all_lexicons():
        if lexicon.category == "keyword":
            for term in lexicon.terms.values():
                if term.value == word:
                    return term.texts[language]
    return word
