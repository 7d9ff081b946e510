"""The card index: cards of a match that want watching wherever they are.

It depends only on which cards the match has, so it outlives everything but a card that comes into
the match (a craft, WX-26.10); copies of a match share it.
"""

from __future__ import annotations

from taisen.kernel.decisions import Option
from taisen.wixoss.cards import ARTS, KEY, LRIG, RESONA
from taisen.wixoss.colors import Ener
from taisen.wixoss.state import LANES, LRIG_DECK, PLACES, ZONE_COUNT, WixossState
from taisen.wixoss.vocabulary.abilities import Action, Triggered

FIELD = "field"


class LrigDeck:
    """The cards of a LRIG Deck by their kinds, in its order; of equal ARTS, Keys and Resona the first.

    Attributes:
        cards: the zone that it was made from.
        lrigs, arts, keys, resonas: card slots.
    """

    __slots__ = ("arts", "cards", "keys", "lrigs", "resonas")

    def __init__(self, state: WixossState, cards: tuple[int, ...]) -> None:
        self.cards = cards
        self.lrigs: list[int] = []
        self.arts: list[int] = []
        self.keys: list[int] = []
        self.resonas: list[int] = []
        seen: set[str] = set()
        for card in cards:
            definition = state.definitions[card]
            kind = definition.kind
            if kind == LRIG:
                self.lrigs.append(card)
            elif definition.number not in seen:
                seen.add(definition.number)
                if kind == ARTS:
                    self.arts.append(card)
                elif kind == KEY:
                    self.keys.append(card)
                elif kind == RESONA:
                    self.resonas.append(card)


class Purse:
    """What the cards of an Ener Zone pay by themselves.

    Attributes:
        cards: the zone that it was made from.
        masks: the colours that each of its cards counts as (WX-13.06).
        payable: for Ener costs, whether one of them can be paid; what was not asked yet is not there.
    """

    __slots__ = ("cards", "masks", "payable")

    def __init__(self, state: WixossState, cards: tuple[int, ...]) -> None:
        self.cards = cards
        self.masks = [state.definitions[card].pays for card in cards]
        self.payable: dict[tuple[Ener, ...], bool] = {}


class CardIndex:
    """What the rules look for among all cards, and what is the same of a card all through a match.

    Attributes:
        listening: by event name, cards and their abilities that trigger elsewhere than on the field.
        acting: cards and their action abilities that are used elsewhere than on the field.
        bound: cards that rule processing keeps out of most zones: Resona and Keys (WX-22.08, WX-22.09).
        rising, riding, decorating: whether any card has Rise, Ride or Decorate.
        lrig_decks: the LRIG Deck of each player as it was looked at last, None before.
        purses: the Ener Zone of each player as it was looked at last, None before.
        summons: by card, the options of putting it into each SIGNI Zone, once it could be put there.
        named: by verb and card, the options that name a card alone, once they were offered.
    """

    __slots__ = (
        "acting",
        "bound",
        "decorating",
        "listening",
        "lrig_decks",
        "named",
        "purses",
        "riding",
        "rising",
        "summons",
    )

    def __init__(self, state: WixossState) -> None:
        self.listening: dict[str, list[tuple[int, Triggered]]] = {}
        self.acting: list[tuple[int, Action]] = []
        self.bound: list[int] = []
        self.lrig_decks: list[LrigDeck | None] = [None, None]
        self.purses: list[Purse | None] = [None, None]
        self.summons: dict[int, list[Option]] = {}
        self.named: dict[str, dict[int, Option]] = {}
        definitions = state.definitions
        self.rising = any(definition.rise is not None for definition in definitions)
        self.riding = any(definition.ride is not None for definition in definitions)
        self.decorating = any(definition.decorate is not None for definition in definitions)
        for card in range(len(state.owners)):
            definition = state.definitions[card]
            if definition.kind in (RESONA, KEY):
                self.bound.append(card)
            for action in definition.actions:
                if action.place != FIELD:
                    self.acting.append((card, action))
            for ability in definition.triggered:
                if ability.place != FIELD:
                    for event in ability.trigger.events:
                        self.listening.setdefault(event, []).append((card, ability))


def card_index(state: WixossState) -> CardIndex:
    """Return the index of the match's cards, made anew if cards came into the match."""
    index = state.card_index
    if index is None:
        index = CardIndex(state)
        state.card_index = index
    return index


def lrig_deck(state: WixossState, player: int) -> LrigDeck:
    """Return the cards of a player's LRIG Deck by their kinds."""
    cards = state.zones[player * ZONE_COUNT + LRIG_DECK]
    index = state.card_index
    if index is None:
        index = card_index(state)
    found = index.lrig_decks[player]
    if found is None or found.cards is not cards:
        found = LrigDeck(state, cards)
        index.lrig_decks[player] = found
    return found


def purse(state: WixossState, player: int, cards: tuple[int, ...]) -> Purse:
    """Return what the cards of a player's Ener Zone, ``cards``, pay by themselves."""
    index = state.card_index
    if index is None:
        index = card_index(state)
    found = index.purses[player]
    if found is None or found.cards is not cards:
        found = Purse(state, cards)
        index.purses[player] = found
    return found


# Options never change, so that one is made once for a match and offered again and again.


def summon_options_of(state: WixossState, card: int) -> list[Option]:
    """Return the options of putting a SIGNI into each SIGNI Zone, in the order of ``LANES``."""
    summons = card_index(state).summons
    found = summons.get(card)
    if found is None:
        number = state.definitions[card].number
        found = [Option("summon", f"summon {number} {PLACES[lane]}", card, lane) for lane in LANES]
        summons[card] = found
    return found


def named_options(state: WixossState, verb: str) -> dict[int, Option]:
    """Return the options of a verb that name a card alone, as far as they were made."""
    named = card_index(state).named
    found = named.get(verb)
    if found is None:
        found = {}
        named[verb] = found
    return found


def named_option(made: dict[int, Option], verb: str, card: int, number: str) -> Option:
    """Return the option ``<verb> <number>`` of a card, one of ``made`` from then on."""
    found = made.get(card)
    if found is None:
        found = Option(verb, f"{verb} {number}", card)
        made[card] = found
    return found
