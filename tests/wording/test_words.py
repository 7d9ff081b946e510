"""The shared words: every language has them all, each is said, and none is said that is not there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import taisen
from taisen.battle_spirits.cards import KINDS
from taisen.battle_spirits.colors import COLORS, SYMBOLS
from taisen.battle_spirits.view import POSTURES
from taisen.messages import TERMS, message, source_text
from taisen.rulebook.ledger import LANGUAGES
from taisen.table.mats.battle_spirits.board import COMBINED
from taisen.wixoss import cards as wixoss_cards
from taisen.wixoss import colors as wixoss_colors
from taisen.wixoss.state import PLACES, ZONES
from taisen.wording import WORDING
from taisen.wording.wixoss.words import ICONS

ROOT = Path(taisen.__file__).parent
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder in ("wording", "cli", "table")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
STEPS = ("start", "core", "draw", "refresh", "main", "attack", "end")
PHASES = ("up", "draw", "ener", "grow", "main", "attack", "end")
WIXOSS_STEPS = {
    "arts": "arts_use_step",
    "signi": "signi_attack_step",
    "lrig": "lrig_attack_step",
    "guard": "guard_step",
}
WIXOSS_ZONES = {
    "deck": "deck",
    "lrig_deck": "lrig_deck",
    "hand": "hand",
    "ener": "ener_zone",
    "check": "check_zone",
    "trash": "trash",
    "lrig_trash": "lrig_trash",
    "life": "life_cloth",
    "excluded": "excluded_zone",
    "beat": "beat",
    "left": "left_zone",
    "center": "center_zone",
    "right": "right_zone",
    "cheer": "cheer_zone",
    "lrig": "lrig_zone",
}
WIXOSS_STATES = {
    "up": "up_state",
    "down": "down_state",
    "frozen": "frozen_state",
    "armed": "armed_state",
    "crossed": "cross_state",
    "infected": "infected_state",
    "driven": "drive_state",
}
LISTS = {
    "color": (*dict.fromkeys((*SYMBOLS, *wixoss_colors.COLORS)), "colorless"),
    "kind": (*KINDS, *wixoss_cards.KINDS),
    "phase": PHASES,
    "step": (*STEPS, *WIXOSS_STEPS),
    # The page names them without the word "step" where they stand in a row.
    "step-short": STEPS,
    "state": (
        *POSTURES,
        *("attacking", "blocking", "target", "destroyed", "depleted", "returned", "trashed", "arriving"),
        COMBINED,
        *WIXOSS_STATES,
    ),
    "timing": tuple(wixoss_cards.TIMINGS),
    "zone": (*ZONES, *PLACES, "field", "under"),
    "lane": PLACES,
    "icon": ICONS,
    "parity": ("odd", "even"),
}
"""Words for closed lists of names, by what stands before the name."""
OF_WIXOSS = ("phase", "timing")
"""Lists whose names stand for other things in Battle Spirits."""
OTHER_THINGS = {
    # Of WIXOSS, where the same names stand for phases, attacks and places.
    "wx-": (*STEPS, *WIXOSS_STATES, "lrig", "key"),
    # Places of the board, for which the editor has fields.
    "editor-": ("lrig", "key"),
    # A window that can be passed by itself is called as the step that it is in.
    "window-": tuple(WIXOSS_STEPS),
}
"""By how a text of the pages is called, the names that stand for other things there."""


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the words without ``word-``, and the arguments of each."""
    found: dict[str, set[str]] = {}
    for file in (TERMS, WORDING):
        text = source_text(language, file)
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.span is not None
                name = entry.id.name.removeprefix("word-")
                assert name not in found and name != entry.id.name, entry.id.name
                found[name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word_with_its_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_for_a_thing_of_the_games_is_written_in_one_file_alone(language: str) -> None:
    words = {
        (
            f"{kind}-{name}" if kind in OF_WIXOSS else name,
            message(language, f"word-{kind}-{name}", WORDING).lower(),
        )
        for kind, names in LISTS.items()
        # The pages have lists of their own of the zones and places of a board.
        if kind not in ("icon", "parity", "zone", "lane")
        for name in names
    }
    again = []
    for file in sorted((ROOT / "messages" / language).glob("*.ftl")):
        if file.stem != TERMS and (file.stem.startswith("web") or file.stem in (WORDING, "terminal")):
            for line in file.read_text(encoding="utf-8").splitlines():
                name, is_message, text = line.partition(" = ")
                # What a card says of a timing is another thing of the same name.
                if is_message and not name.startswith("bs-keyword-"):
                    others = next(
                        (ends for start, ends in OTHER_THINGS.items() if name.startswith(start)), ()
                    )
                    again += [
                        name
                        for end, word in words
                        if name.endswith(f"-{end}") and word == text.lower() and end not in others
                    ]
    assert again == []


def terms_of(game: str, language: str) -> dict[str, str]:
    """The terms of a game in one language, by their ids."""
    path = ROOT / game / "data" / "terms.toml"
    terms = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    return {term["id"]: term[language.lower().replace("-", "_")] for term in terms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_colours_are_called_as_the_list_of_terms_says(language: str) -> None:
    terms = terms_of("battle_spirits", language)
    for name in KINDS:
        assert message(language, f"word-kind-{name}", WORDING) == terms[name]
    for name in STEPS:
        assert message(language, f"word-step-{name}", WORDING) == terms[f"{name}_step"]
    for name in COLORS:
        # Colours stand within sentences too.
        assert message(language, f"word-color-{name}", WORDING) == terms[name].lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_things_of_wixoss_are_called_as_the_list_of_terms_says(language: str) -> None:
    terms = terms_of("wixoss", language)
    pairs = [
        *((f"kind-{name}", name) for name in wixoss_cards.KINDS),
        *((f"phase-{name}", f"{name}_phase") for name in PHASES),
        *((f"step-{name}", term) for name, term in WIXOSS_STEPS.items()),
        *((f"zone-{name}", term) for name, term in WIXOSS_ZONES.items()),
        *((f"state-{name}", term) for name, term in WIXOSS_STATES.items()),
        *((f"color-{name}", name) for name in wixoss_colors.COLORS),
    ]
    for word, term in pairs:
        said = message(language, f"word-{word}", WORDING).lower()
        # In English a state is named without the word "state" where it stands alone.
        assert said == terms[term].lower() or f"{said} state" == terms[term].lower(), word


def test_words_are_those_that_are_said() -> None:
    said = {name for source in SOURCES for name in re.findall(r"\.word\(\s*[\"']([a-z-]+)[\"']", source)}
    listed = {f"{kind}-{name}" for kind, names in LISTS.items() for name in names}
    assert len(said) > 10
    assert said | listed == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_terminal_is_a_shared_word_again(language: str) -> None:
    screen = {
        line.partition(" = ")[0].removeprefix("screen-")
        for line in source_text(language, "terminal").splitlines()
        if line.startswith("screen-")
    }
    assert not screen & set(messages(language))
