"""Reading: the words of a game for one reader, without a match.

Owns the names of cards and players, what cards do in sentences, causes, refusals, results, and the lines of
the log. The sentences are messages (``taisen.messages``); what a card does is printed by the effect language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from taisen.kernel.errors import BadInput
from taisen.language import Word
from taisen.messages import has_message, message
from taisen.wording.games import game_words
from taisen.wording.told import is_quiet
from taisen.wording.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taisen.kernel.game import Game
    from taisen.kernel.outcome import Outcome
    from taisen.kernel.state import Definition
    from taisen.wording.base import GameWords
    from taisen.wording.told import Thing, Told


@lru_cache(maxsize=1024)
def _sentence(words: GameWords, card: Definition, word: Word, language: str) -> str:
    """Return a part of a card's effect as a sentence; the same ones are asked for again and again."""
    return words.sentence(card, word, language)


class Reading(Words):
    """A game in words, for one reader.

    Attributes:
        game: the rules.
        game_words: what the game brings to be told.
        reader: the player who reads, None for everybody.
        numbered: whether players are called by number rather than "you" and "the opponent".
    """

    def __init__(
        self, language: str, game: Game, reader: int | None, definitions: Iterable[Definition] = ()
    ) -> None:
        super().__init__(language)
        self.game = game
        self.game_words = game_words(game.name)
        self.reader = reader
        self.numbered = reader is None
        self._definitions = {face.number: face for found in definitions for face in found.faces()}

    # -- names -------------------------------------------------------------------------------------

    def definition(self, number: str) -> Definition | None:
        """Return the card with this number, None if there is none."""
        found = self._definitions.get(number)
        if found is None:
            try:
                found = self.game.definition(number)
            except BadInput:
                return None
        return found

    def card_name(self, number: str, shown: str = "") -> str:
        """Return a card's number and name, ``shown`` in place of the number if it is given."""
        if number in self.game_words.fillers:
            return self.word("any-card")
        found = self.definition(number)
        name = "" if found is None else self.game_words.name(found)
        return f"{shown or number} {name}".strip()

    def _known_name(self, number: str) -> str:
        return self.card_name(number) if number else self.word("hidden-card")

    def _known_names(self, numbers: list[str]) -> str:
        """Return the names of cards one after another; hidden ones come last and are counted."""
        names = [self.card_name(number) for number in numbers if number]
        hidden = len(numbers) - len(names)
        if hidden:
            names.append(self.word("hidden-card") if hidden == 1 else self.word("hidden-cards", count=hidden))
        return self.listed(names)

    def thing_name(self, thing: Thing, whose: bool = True) -> str:
        """Return the name of a field card, and whose it is unless that goes without saying."""
        name = self.card_name(thing.number, thing.name)
        if not whose or thing.player == self.reader:
            return name
        if self.numbered:
            return self.word("card-of", card=name, player=self.player_name(thing.player))
        return self.word("opposing", card=name)

    def who(self, player: int) -> str:
        """Return how a text speaks to or of a player: "you", "opponent", "other" if both have numbers."""
        if self.numbered:
            return "other"
        return "you" if player == self.reader else "opponent"

    def player_name(self, player: int) -> str:
        """Return how the reader calls a player."""
        if self.numbered:
            return message(self.language, "player-number", number=player + 1)
        return message(self.language, "player-you" if player == self.reader else "player-opponent")

    # -- what cards do -----------------------------------------------------------------------------

    def part(self, key: str) -> str:
        """Return a part of a card's effect as a sentence, empty if there is none."""
        found = self.definition(key.partition("/")[0])
        word = None if found is None else found.node(key)
        return self.said(found, word) if found is not None and isinstance(word, Word) else ""

    def said(self, card: Definition, word: Word) -> str:
        """Return an ability of a card, or a part of one, as a sentence."""
        return _sentence(self.game_words, card, word, self.language)

    def ability(self, key: str) -> str:
        """Return the sentence of an ability that something is caused by, empty for none."""
        if "/" in key:
            return self.part(key)
        # A card may act as a whole; it says what it does where it can do but one thing.
        found = self.definition(key)
        if found is None:
            return ""
        effects = {self.said(found, effect) for effect in self.game_words.whole(found)}
        return effects.pop() if len(effects) == 1 else ""

    def cause(self, rule: str, ability: str) -> str:
        """Return why something happens or is asked, in brackets: the number of a rule or of a card."""
        why = rule or ability.partition("/")[0]
        return f"[{why}]" if why else ""

    def refusal(self, reason: str) -> str:
        """Return why an action is not possible."""
        return message(self.language, f"reason-{reason}", self.game.name)

    def outcome(self, outcome: Outcome) -> str:
        """Return how the match ended."""
        game = self.game.name
        reason = message(self.language, f"outcome-{outcome.reason}", game)
        if outcome.winner < 0:
            return message(self.language, "outcome-drawn", game, reason=reason)
        winner = self.player_name(outcome.winner)
        return message(self.language, "outcome-won", game, player=winner, reason=reason)

    def source(self, name: str) -> str:
        """Return where a line of an explanation comes from: a word for it, or a card."""
        identifier = f"source-{name}"
        if has_message(identifier, self.game.name):
            return message(self.language, identifier, self.game.name)
        return self.card_name(name)

    def action(self, name: str) -> str:
        """Return what an action is called that can be asked why it is not offered."""
        return message(self.language, f"action-{name}", self.game.name)

    def value_name(self, name: str) -> str:
        """Return what a value is called that can be explained."""
        return message(self.language, f"value-{name}", self.game.name)

    # -- the log -----------------------------------------------------------------------------------

    def quiet(self, told: Told) -> bool:
        """Return whether what happened goes without saying."""
        return is_quiet(told, self.game_words.quiet)

    def line(self, told: Told) -> str:
        """Return what happened, and why in brackets."""
        return f"{self.told(told)} {self.cause(told.rule, told.ability)}".rstrip()

    def told(self, told: Told) -> str:
        """Return what happened."""
        player = self.player_name(told.player)
        text = self._told(told, player, False)
        if player not in text and told.player != self.reader:
            text = self._told(told, player, True)
        if told.name == "drew" and told.cards and all(told.cards):
            text = self.word("drawn-cards", text=text, cards=self._known_names(told.cards))
        if told.first:
            # Later its card's name is enough.
            said = self.ability(told.ability)
            text = self.word("effect-says", text=text, effect=said) if said else text
        # A hidden card may come first, and its word is written small.
        return text[:1].upper() + text[1:]

    def _told(self, told: Told, player: str, whose: bool) -> str:
        thing = self._told_thing(told.thing, told, whose)
        if told.card is None:
            card = thing or self.word("hidden-card")
        elif told.thing is not None and told.thing.number == told.card:
            # A field card says which of several equal ones it is.
            card = thing
        else:
            card = self._known_name(told.card)
        arguments: dict[str, int | str] = {
            "player": player,
            "card": card,
            "object": thing,
            "other": self._told_thing(told.other, told, whose) or 0,
            "amount": told.amount,
            "cards": self._known_names(told.cards),
            "detail": told.detail,
            "source": self.term("zone", told.source) if told.source else "",
            "target": self.term("zone", told.target) if told.target else "",
        }
        return message(self.language, f"event-{told.name}", self.game.name, **arguments)

    def _told_thing(self, thing: Thing | None, told: Told, whose: bool) -> str:
        if thing is None:
            return ""
        return self.thing_name(thing, whose or thing.player != told.player)
