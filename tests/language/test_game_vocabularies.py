"""The vocabularies of the games: complete, read back as written, never at a loss for words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.language.generation import random_instance, random_text, random_word

import taisen
from taisen.games import Parts
from taisen.language import LANGUAGES, NotationError, Vocabulary, Word, read, sentence, walk, write
from taisen.language.bases import Ability

vocabularies = Parts[Vocabulary]("taisen.{}.vocabulary.notation", "VOCABULARY")
readers = Parts[Callable[[str, str], tuple[Ability, ...]]](
    "taisen.{}.vocabulary.notation", "read_card_effect"
)
VOCABULARIES = tuple(map(vocabularies.of, taisen.GAMES))
WORDS = [(vocabulary, word) for vocabulary in VOCABULARIES for word in vocabulary.all_words()]
EACH_WORD = pytest.mark.parametrize(
    ("vocabulary", "word"), WORDS, ids=[f"{vocabulary.name}-{word.__name__}" for vocabulary, word in WORDS]
)
EACH_VOCABULARY = pytest.mark.parametrize(
    "vocabulary", VOCABULARIES, ids=[vocabulary.name for vocabulary in VOCABULARIES]
)
SEEDS = st.integers(0, 1_000_000)


@EACH_VOCABULARY
def test_nothing_is_missing(vocabulary: Vocabulary) -> None:
    assert vocabulary.missing() == []


@EACH_WORD
def test_every_word_is_described(vocabulary: Vocabulary, word: type[Word]) -> None:
    assert (word.__doc__ or "").strip()
    assert word.__doc__ != word.__base__.__doc__


@EACH_WORD
def test_every_word_is_read_back_as_it_was_written(vocabulary: Vocabulary, word: type[Word]) -> None:
    rng = random.Random(word.__name__)
    for _ in range(3):
        made = random_instance(vocabulary, word, rng, 3)
        text = write(made, vocabulary)
        assert read(text, vocabulary, word.category) == made, text


@EACH_VOCABULARY
@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_abilities_are_read_back_as_they_were_written(vocabulary: Vocabulary, seed: int) -> None:
    made = random_word(vocabulary, "ability", random.Random(seed), 6)
    text = write(made, vocabulary)
    assert read(text, vocabulary, "ability") == made, text


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_WORD
def test_every_word_has_a_sentence(vocabulary: Vocabulary, word: type[Word], language: str) -> None:
    rng = random.Random(word.__name__)
    for _ in range(3):
        check_sentence(random_instance(vocabulary, word, rng, 3), language, vocabulary)


@EACH_VOCABULARY
@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(LANGUAGES))
def test_every_ability_has_a_sentence(vocabulary: Vocabulary, seed: int, language: str) -> None:
    made = random_word(vocabulary, "ability", random.Random(seed), 6)
    text = check_sentence(made, language, vocabulary)
    assert re.search(r"[.。][\"”」)）]*$", text), text


def check_sentence(word: Word, language: str, vocabulary: Vocabulary) -> str:
    text = sentence(word, language, vocabulary)
    assert text.strip() == text != "", word
    # Strings of a card may hold anything; what is left of a template may not.
    bare = re.sub(r'"[^"]*"|“[^”]*”|「[^」]*」|＜[^＞]*＞', "Q", text)
    # Some keywords are called "True ...": an effect of another name, one step above it.
    plain = re.sub(r"True (?=God Decree|Curse)", "", bare)
    assert not re.search(r"\{|\}|\[\[|\]\]|None|True|False", plain), text
    assert "  " not in bare, text
    if language == "en":
        assert not re.search(r"[぀-ヿ一-鿿]", bare.replace("翼竜", "")), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_WORD
def test_a_sentence_says_every_part(vocabulary: Vocabulary, word: type[Word], language: str) -> None:
    """Whatever part of a word is changed, its sentence changes."""
    for name in word.fields:
        if name in word.silent:
            continue
        rng = random.Random(f"{word.__name__} {name}")
        for _ in range(40):
            one = random_instance(vocabulary, word, rng, 4)
            values = one.values()
            values[name] = random_instance(vocabulary, word, rng, 4).values()[name]
            try:
                other = word.read(values)
            except ValueError:
                continue
            if other != one and sentence(other, language, vocabulary) != sentence(one, language, vocabulary):
                break
        else:
            raise AssertionError(f"{word.__name__} does not say {name} in {language}")


@pytest.mark.parametrize(
    ("game", "text", "line", "column"),
    [
        ("battle-spirits", "[Lv1] when this attacks: drow 1", 1, 26),
        ("battle-spirits", "[Lv1] when this attacks:\ndraw 1", 1, 25),
        ("battle-spirits", "[Lv2-1] this cannot block", 1, 1),
        ("battle-spirits", "[flash] destroy 1 opposing spirit with BP<=", 1, 44),
        ("battle-spirits", "[Lv1] this cannot block\n[Lv1] when this atacks: draw 1", 2, 17),
        ("battle-spirits", "[flash] destroy 1 opposing dragon", 1, 28),
        ("battle-spirits", '[flash] destroy 1 opposing spirit named "x', 1, 41),
        # Cards of a deck go one after another: that shares no moment with another deed.
        ("battle-spirits", "[flash] discard 1 from the top of your deck and also draw 1", 1, 9),
        ("wixoss", "[effect] drow 1", 1, 10),
        ("wixoss", "[effect] draw 1\n[burst] draw", 2, 13),
        ("wixoss", "[effect] choose 1 opposing spirit: banish it", 1, 28),
    ],
)
def test_bad_notation_says_where(game: str, text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        readers.of(game)(text, "X")
    assert (caught.value.line, caught.value.column) == (line, column), str(caught.value)


@EACH_VOCABULARY
@settings(max_examples=100, deadline=None)
@given(SEEDS, st.integers(1, 14))
def test_any_text_is_read_or_refused(vocabulary: Vocabulary, seed: int, length: int) -> None:
    text = random_text(vocabulary, random.Random(seed), length)
    try:
        abilities = readers.of(vocabulary.name)(text, "X")
    except NotationError as error:
        place = (error.line, error.column)
    else:
        assert all(word.key.startswith("X/") for ability in abilities for word in walk(ability))
        return
    assert min(place) >= 1
