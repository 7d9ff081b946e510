"""The terminal's words: the one place through which every text that a player reads goes.

Owns the choice of the language, the texts of the terminal itself, and the wording of a match for one reader:
names of cards and players, prompts, options, events with their causes, refusals. The sentences themselves are
messages (``taisen.messages``) and what a card does is printed by the effect language; a card that the reader
does not know is never named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.view import BattleView
from taisen.battle_spirits.vocabulary.notation import VOCABULARY
from taisen.battle_spirits.vocabulary.phrases import this_card
from taisen.kernel.errors import BadInput
from taisen.language import Word, sentence
from taisen.messages import has_message, message
from taisen.messages.arguments import OPTION_ARGUMENTS, PROMPT_ARGUMENTS
from taisen.rulebook.ledger import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.events import Cause, Event
    from taisen.kernel.match import Match
    from taisen.kernel.outcome import Outcome

TERMINAL: Final = "terminal"
QUIET_EVENTS: Final = frozenset(
    {
        "setup",
        "step_ended",
        "cores_moved payment",
        "shown",
        "placed",
        "battle_resolving",
        "battle_ended",
        "magic_resolved",
        "burst_resolved",
        "summon_effect_given",
        "flash_opened",
        "step_began",
        "left destroyed",
        "left depleted",
        "turn_ended",
        "exhausted BS-11.02",
        "exhausted BS-11.08",
        "refreshed BS-06.08",
    }
)
"""Events that say nothing new to a reader who is told the others: name, or name and detail or rule."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that a locale asks for, English if it is none of ours.

    >>> language_of({"LANG": "zh_TW.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "ja_JP"})
    ('zh-Hant', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "").replace("-", "_").lower()
        if not locale:
            continue
        if locale.startswith("zh"):
            traditional = any(mark in locale for mark in ("tw", "hk", "mo", "hant"))
            return "zh-Hant" if traditional else "zh-Hans"
        return "ja" if locale.startswith("ja") else "en"
    return "en"


def check_language(language: str) -> str:
    """Return a language that we speak.

    Raises:
        BadInput: we do not speak it.
    """
    if language not in LANGUAGES:
        raise BadInput("--language", repr(language), ", ".join(LANGUAGES))
    return language


class Texts:
    """The terminal's own texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, identifier: str, **arguments: int | str) -> str:
        """Return a text of the terminal (``screen-...``)."""
        return message(self.language, f"screen-{identifier}", TERMINAL, **arguments)

    def term(self, kind: str, name: str) -> str:
        """Return the word for one of a closed list of names (``screen-color-red``)."""
        return self.say(f"{kind}-{name}")


class Standing:
    """A card that stands on the field, or stood there when the reader last looked.

    Attributes:
        name: text form as its own player says it ("BS17-003#2").
        number: card number.
        player: whose it is.
    """

    __slots__ = ("name", "number", "player")

    def __init__(self, name: str, number: str, player: int) -> None:
        self.name = name
        self.number = number
        self.player = player


class Wording(Texts):
    """A match in words, for one reader.

    Attributes:
        match: the match.
        reader: the player who reads, None for everybody.
        numbered: whether players are called by number rather than "you" and "the opponent".
        view: what the reader sees; made anew by ``look``.
    """

    def __init__(self, language: str, match: Match, reader: int | None) -> None:
        super().__init__(language)
        self.match = match
        self.reader = reader
        self.numbered = reader is None
        self.standing: dict[int, Standing] = {}
        self._told: set[str] = set()
        self._definitions = {found.number: found for found in match.state.definitions}
        self.view = self.look()

    def look(self) -> BattleView:
        """Look at the match again; what stood on the field before is remembered."""
        view = self.match.view(self.reader)
        assert isinstance(view, BattleView)
        for player, side in enumerate(view.players):
            for card in side.field:
                self.standing[card.id] = Standing(card.name, card.number, player)
        self.view = view
        return view

    # -- names -------------------------------------------------------------------------------------

    def definition(self, number: str) -> CardDefinition | None:
        """Return the card with this number, None if there is none."""
        found = self._definitions.get(number)
        if found is None:
            try:
                found = self.match.game.definition(number)
            except BadInput:
                return None
        return found if isinstance(found, CardDefinition) else None

    def card_name(self, number: str, shown: str = "") -> str:
        """Return a card's number and name, ``shown`` in place of the number if it is given."""
        found = self.definition(number)
        name = "" if found is None else found.name
        return f"{shown or number} {name}".strip()

    def slot_name(self, slot: int) -> str:
        """Return the name of the card in a slot, if the reader knows that card."""
        state = self.match.state
        if not 0 <= slot < len(state.definitions):
            return self.say("hidden-card")
        wanted = 3 if self.reader is None else 1 << self.reader
        if state.known[slot] & wanted != wanted:
            return self.say("hidden-card")
        return self.card_name(state.definitions[slot].number)

    def object_name(self, item: int, whose: bool = True, slot: int = -1) -> str:
        """Return the name of a field card; ``slot`` is its card, for one that has gone unseen."""
        found = self.standing.get(item)
        if found is None:
            return self.slot_name(slot)
        name = self.card_name(found.number, found.name)
        return self._owned(name, found.player) if whose else name

    def _owned(self, name: str, player: int) -> str:
        if player == self.reader:
            return name
        if self.numbered:
            return self.say("card-of", card=name, player=self.player_name(player))
        return self.say("opposing", card=name)

    def place_name(self, place: int) -> str:
        """Return the name of a place of cores."""
        if place < 2:
            return self.say("place-reserve" if place == 0 else "place-soul")
        name = self.object_name(place >> 1)
        return self.say("place-soul-on", card=name) if place & 1 else name

    def who(self, player: int) -> str:
        """Return how a text speaks to or of a player: "you" or "other"."""
        return "you" if player == self.reader and not self.numbered else "other"

    def about(self, identifier: str, player: int) -> str:
        """Return a text of the terminal that speaks to or of a player."""
        return self.say(identifier, who=self.who(player), player=self.player_name(player))

    def player_name(self, player: int) -> str:
        """Return how the reader calls a player."""
        if self.numbered:
            return message(self.language, "player-number", number=player + 1)
        return message(self.language, "player-you" if player == self.reader else "player-opponent")

    # -- what cards do -----------------------------------------------------------------------------

    def part(self, key: str) -> str:
        """Return a part of a card's effect as a sentence."""
        try:
            word = self.match.game.node(key)
        except BadInput:
            return ""
        return self.said(word) if isinstance(word, Word) else ""

    def said(self, word: Word) -> str:
        """Return an ability, or a part of one, as a sentence."""
        found = self.definition(word.key.partition("/")[0])
        this = "" if found is None else this_card(self.language, found.kind)
        return sentence(word, self.language, VOCABULARY, this)

    def cause(self, cause: Cause) -> str:
        """Return why something happens or is asked, in brackets: the number of a rule or of a card."""
        if cause.rule:
            return f"[{cause.rule}]"
        if cause.ability:
            return f"[{cause.ability.partition('/')[0]}]"
        return ""

    def ability(self, cause: Cause) -> str:
        """Return the sentence of the ability that a cause is, empty for a rule."""
        if "/" in cause.ability:
            return self.part(cause.ability)
        # A magic card acts as a whole; it says what it does where it can do but one thing.
        found = self.definition(cause.ability)
        if found is None:
            return ""
        effects = {
            self.said(effect) for effect in (found.magic_main, found.magic_flash) if effect is not None
        }
        return effects.pop() if len(effects) == 1 else ""

    # -- decisions ---------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        """Return the question that a decision asks."""
        game = self.match.game.name
        kinds = PROMPT_ARGUMENTS[game].get(decision.prompt)
        if kinds is None:
            kinds = PROMPT_ARGUMENTS["common"].get(decision.prompt, ())
        arguments: dict[str, int | str] = {}
        for kind, value in zip(kinds, decision.arguments, strict=False):
            arguments[kind] = self._value(kind, value, decision, None)
        return message(self.language, f"prompt-{decision.prompt}", game, **arguments).strip()

    def option(self, decision: Decision, option: Option) -> str:
        """Return what an option does."""
        game = self.match.game.name
        kinds = OPTION_ARGUMENTS[game].get(option.verb)
        if kinds is None:
            kinds = OPTION_ARGUMENTS["common"][option.verb]
        arguments: dict[str, int | str] = {}
        for name, kind, value in zip(("target", "extra"), kinds, (option.target, option.extra), strict=True):
            empty = name == "extra" and value == 0 and kind == "object"
            arguments[name] = 0 if empty else self._value(kind, value, decision, option)
        return message(self.language, f"option-{option.verb}", game, **arguments)

    def _value(self, kind: str, value: int | str, decision: Decision, option: Option | None) -> int | str:
        if kind == "part":
            return self.part(str(value))
        if kind == "text":
            return "" if option is None else self.free_text(option.text.partition(" ")[2])
        if not isinstance(value, int) or kind in ("", "amount", "number", "window"):
            return value
        if kind == "card" or (kind == "picked" and decision.prompt == "choose-card"):
            return self.slot_name(value)
        if kind == "spot":
            return self.place_name(0) if value == 0 else self.object_name(value)
        if kind == "place":
            return self.place_name(value)
        if kind == "giver":
            return self.object_name(value >> 3)
        if kind == "brave":
            return self.free_text("" if option is None else option.text.rpartition(" ")[2])
        return self.object_name(value)

    def free_text(self, text: str) -> str:
        """Return an option's text form with the names of cards and places in it.

        Plans of payments and waiting effects come as texts: "2 reserve, 1 BS17-003 soul".
        """
        return self.say("list-separator").join(self._free_part(part.split()) for part in text.split(","))

    def _free_part(self, words: list[str]) -> str:
        if len(words) > 1 and words[0].isdecimal():
            return self.say("plan-part", count=words[0], place=self._free_part(words[1:]))
        if len(words) == 2 and words[1] == "soul":
            return self.say("place-soul-on", card=self._free_part(words[:1]))
        return " ".join(self._free_word(word) for word in words)

    def _free_word(self, word: str) -> str:
        if word in ("reserve", "soul"):
            return self.say(f"place-{word}")
        bare = word.removeprefix("opp:").partition("/")[0]
        if self.definition(bare.partition("#")[0]) is None:
            return word
        name = self.card_name(bare.partition("#")[0], bare)
        return name if word.startswith(bare) else self.say("opposing", card=name)

    def refusal(self, reason: str) -> str:
        """Return why an action is not possible."""
        return message(self.language, f"reason-{reason}", self.match.game.name)

    def outcome(self, outcome: Outcome) -> str:
        """Return how the match ended."""
        game = self.match.game.name
        reason = message(self.language, f"outcome-{outcome.reason}", game)
        if outcome.winner < 0:
            return message(self.language, "outcome-drawn", game, reason=reason)
        winner = self.player_name(outcome.winner)
        return message(self.language, "outcome-won", game, player=winner, reason=reason)

    def source(self, name: str) -> str:
        """Return where a line of an explanation comes from: a word for it, or a card."""
        identifier = f"source-{name}"
        game = self.match.game.name
        if has_message(identifier, game):
            return message(self.language, identifier, game)
        return self.card_name(name)

    # -- the log -----------------------------------------------------------------------------------

    def quiet(self, event: Event) -> bool:
        """Return whether an event goes without saying."""
        name = event.name
        return not QUIET_EVENTS.isdisjoint((name, f"{name} {event.detail}", f"{name} {event.cause.rule}"))

    def event(self, event: Event) -> str:
        """Return what happened, and why."""
        player = self.player_name(event.player)
        text = self._event(event, player, False)
        if player not in text and event.player != self.reader:
            text = self._event(event, player, True)
        known = [self.slot_name(slot) for slot in event.cards] if event.name == "drew" else []
        if known and self.say("hidden-card") not in known:
            text = self.say("drawn-cards", text=text, cards=self.say("list-separator").join(known))
        if event.name == "effect":
            text = self._with_effect(text, event.cause)
        cause = self.cause(event.cause)
        return f"{text} {cause}".rstrip()

    def _with_effect(self, text: str, cause: Cause) -> str:
        """Add what an ability does when it is told of for the first time; later its card's name is enough."""
        key = cause.ability
        said = "" if key in self._told else self.ability(cause)
        self._told.add(key)
        return self.say("effect-says", text=text, effect=said) if said else text

    def _event(self, event: Event, player: str, whose: bool) -> str:
        comma = self.say("list-separator")
        thing = self._event_object(event.object, event, whose)
        card = self.slot_name(event.card)
        # A field card says which of several equal ones it is.
        found = self.standing.get(event.object)
        if event.card < 0 or (found is not None and card.startswith(f"{found.number} ")):
            card = thing or card
        arguments: dict[str, int | str] = {
            "player": player,
            "card": card,
            "object": thing,
            "other": self._event_object(event.other, event, whose) or 0,
            "amount": event.amount,
            "cards": comma.join(self.slot_name(slot) for slot in event.cards),
            "detail": event.detail,
        }
        return message(self.language, f"event-{event.name}", self.match.game.name, **arguments)

    def _event_object(self, item: int, event: Event, whose: bool) -> str:
        if item == 0:
            return ""
        slot = event.card if item == event.object else -1
        return self.object_name(item, whose or not self._belongs(item, event.player), slot)

    def _belongs(self, item: int, player: int) -> bool:
        found = self.standing.get(item)
        return found is None or found.player == player
