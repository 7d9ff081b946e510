"""A match in words, for one reader: what is asked, what may be answered, what stands where.

A card that the reader does not know is never named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taisen.messages import message
from taisen.messages.arguments import OPTION_ARGUMENTS, PROMPT_ARGUMENTS
from taisen.wording.reading import Reading
from taisen.wording.told import Thing, Told, tell

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.events import Cause
    from taisen.kernel.match import Match
    from taisen.kernel.view import View


class Wording(Reading):
    """A match in words, for one reader.

    Attributes:
        match: the match.
        view: what the reader sees; made anew by ``look``.
        standing: the cards on the field by id.
        apart: cards elsewhere that have an id as those on the field do.
    """

    def __init__(self, language: str, match: Match, reader: int | None, view: View | None = None) -> None:
        super().__init__(language, match.game, reader, match.state.definitions)
        self.match = match
        self.standing: dict[int, Thing] = {}
        self.apart: dict[int, Thing] = {}
        self.view = self.look(view)

    def look(self, view: View | None = None) -> View:
        """Look at the match again; ``view`` is what the reader sees, if that was made already."""
        if view is None:
            view = self.match.view(self.reader)
        self.standing = self.game_words.standing(view)
        self.apart = self.game_words.apart(view)
        self.view = view
        return view

    def tell(self, start: int = 0) -> list[Told]:
        """Return what the reader is told of the events from ``start`` on."""
        return tell(self.match, self.reader, start)

    # -- names -------------------------------------------------------------------------------------

    def slot_name(self, slot: int) -> str:
        """Return the name of the card in a slot, if the reader knows that card."""
        state = self.match.state
        if not 0 <= slot < len(state.definitions):
            return self.word("hidden-card")
        wanted = 3 if self.reader is None else 1 << self.reader
        if state.known[slot] & wanted != wanted:
            return self.word("hidden-card")
        return self.card_name(state.definitions[slot].number)

    def object_name(self, item: int) -> str:
        """Return the name of a field card, or of a card elsewhere that has an id."""
        found = self.standing.get(item) or self.apart.get(item)
        return self.word("hidden-card") if found is None else self.thing_name(found)

    # -- decisions ---------------------------------------------------------------------------------

    def why(self, cause: Cause) -> str:
        """Return why something is asked, in brackets: the number of a rule or of a card."""
        return self.cause(cause.rule, cause.ability)

    def prompt(self, decision: Decision) -> str:
        """Return the question that a decision asks."""
        game = self.game.name
        kinds = PROMPT_ARGUMENTS[game].get(decision.prompt)
        if kinds is None:
            kinds = PROMPT_ARGUMENTS["common"].get(decision.prompt, ())
        arguments: dict[str, int | str] = {}
        for kind, value in zip(kinds, decision.arguments, strict=False):
            arguments[kind] = self._value(kind, value, decision, None)
        for kind in kinds[len(decision.arguments) :]:
            # A match that an earlier version stored may stand at a question that says less.
            arguments[kind] = self.word("hidden-card")
        return message(self.language, f"prompt-{decision.prompt}", game, **arguments).strip()

    def option(self, decision: Decision, option: Option) -> str:
        """Return what an option does."""
        game = self.game.name
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
        if kind == "named":
            return self.free_text(str(value))
        if kind == "zone":
            return self.term("zone", str(value))
        if kind == "text":
            return "" if option is None else self.free_text(option.text.partition(" ")[2])
        if kind in ("", "amount", "number", "window"):
            return value
        if kind == "card" and isinstance(value, int):
            return self.slot_name(value)
        if kind == "object" and isinstance(value, int):
            return self.object_name(value)
        return self.game_words.value(self, kind, value, decision, option)

    def free_text(self, text: str) -> str:
        """Return an option's text form with the names of cards and places in it.

        Plans of payments and waiting effects come as texts: "2 reserve, 1 BS17-003 soul".
        """
        return self.listed([self._free_part(part.split()) for part in text.split(",")])

    def _free_part(self, phrase: list[str]) -> str:
        found = self.game_words.phrase(self, phrase)
        if found is not None:
            return found
        if len(phrase) > 1 and phrase[0].isdecimal():
            return self.word("plan-part", count=phrase[0], place=self._free_part(phrase[1:]))
        return " ".join(self._free_word(word) for word in phrase)

    def _free_word(self, word: str) -> str:
        found = self.game_words.phrase(self, [word])
        return self.card_in_text(word) if found is None else found

    def card_in_text(self, word: str) -> str:
        """Return the card that a word of an option's text form names, else the word itself."""
        bare = word.removeprefix("opp:").partition("/")[0]
        if self.definition(bare.partition("#")[0]) is None:
            return word
        name = self.card_name(bare.partition("#")[0], bare)
        return name if word.startswith(bare) else self.word("opposing", card=name)
