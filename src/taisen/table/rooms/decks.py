"""Decks that players choose: found or read, checked by the rules for decks, kept as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import taisen
from taisen.catalog import Deck, check_deck_list, deck_check, is_legal, read_deck_list
from taisen.kernel.errors import shown
from taisen.table.problems import Fault
from taisen.table.rooms.words import check_deck_name

if TYPE_CHECKING:
    from taisen.table.wire import DeckChoice, Language


def chosen_deck(
    game: str, choice: DeckChoice, where: str, language: Language = "en", rules: str = ""
) -> Deck:
    """Return the deck that a player chose.

    Args:
        game: the game's name.
        choice: a built-in deck's name, or a list as text.
        where: what to call the deck in an error.
        language: of the sentence that says why the deck may not be played.
        rules: version of the rules that it is to be played under, empty for the usual one.

    Raises:
        Fault: there is no such deck, its list cannot be read, or the rules for decks do not allow it.
    """
    if not choice.text:
        built_in = taisen.decks(game)
        if choice.name not in built_in:
            raise Fault("input", where, shown(choice.name), ", ".join(built_in))
        return built_in[choice.name]
    listed = read_deck_list(choice.text, choice.name, game)
    check_deck_name(listed.deck.name)
    findings = check_deck_list(listed, deck_check(game, rules=rules))
    if not is_legal(findings):
        text = " ".join(finding.text(language) for finding in findings)
        raise Fault("deck", where, listed.deck.name, "", rule=findings[0].rule, text=text)
    return listed.deck
