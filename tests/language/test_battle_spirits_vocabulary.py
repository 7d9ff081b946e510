"""The vocabulary of Battle Spirits: complete, read back as written, never at a loss for words."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.language.generation import random_instance, random_text, random_word

from taisen.battle_spirits.vocabulary.notation import VOCABULARY, read_card_effect
from taisen.language import LANGUAGES, NotationError, Word, read, sentence, walk, write

WORDS = VOCABULARY.all_words()
SEEDS = st.integers(0, 1_000_000)


def test_nothing_is_missing() -> None:
    assert VOCABULARY.missing() == []


@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.__name__))
def test_every_word_is_described(word: type[Word]) -> None:
    assert (word.__doc__ or "").strip()
    assert word.__doc__ != word.__base__.__doc__


@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.__name__))
def test_every_word_is_read_back_as_it_was_written(word: type[Word]) -> None:
    rng = random.Random(word.__name__)
    for _ in range(3):
        made = random_instance(VOCABULARY, word, rng, 3)
        text = write(made, VOCABULARY)
        assert read(text, VOCABULARY, word.category) == made, text


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_abilities_are_read_back_as_they_were_written(seed: int) -> None:
    made = random_word(VOCABULARY, "ability", random.Random(seed), 6)
    text = write(made, VOCABULARY)
    assert read(text, VOCABULARY, "ability") == made, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.__name__))
def test_every_word_has_a_sentence(word: type[Word], language: str) -> None:
    rng = random.Random(word.__name__)
    for _ in range(3):
        check_sentence(random_instance(VOCABULARY, word, rng, 3), language)


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(LANGUAGES))
def test_every_ability_has_a_sentence(seed: int, language: str) -> None:
    text = check_sentence(random_word(VOCABULARY, "ability", random.Random(seed), 6), language)
    assert re.search(r"[.。][\"”」]*$", text), text


def check_sentence(word: Word, language: str) -> str:
    text = sentence(word, language, VOCABULARY)
    assert text.strip() == text != "", word
    # Strings of a card may hold anything; what is left of a template may not.
    bare = re.sub(r'"[^"]*"|“[^”]*”|「[^」]*」', "Q", text)
    assert not re.search(r"\{|\}|\[\[|\]\]|None|True|False", bare), text
    assert "  " not in bare, text
    if language == "en":
        assert not re.search(r"[぀-ヿ一-鿿]", bare.replace("翼竜", "")), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.__name__))
def test_a_sentence_says_every_part(word: type[Word], language: str) -> None:
    """Whatever part of a word is changed, its sentence changes."""
    for name in word.fields:
        if name in word.silent:
            continue
        rng = random.Random(f"{word.__name__} {name}")
        for _ in range(40):
            one = random_instance(VOCABULARY, word, rng, 4)
            values = one.values()
            values[name] = random_instance(VOCABULARY, word, rng, 4).values()[name]
            try:
                other = word.read(values)
            except ValueError:
                continue
            if other != one and sentence(other, language, VOCABULARY) != sentence(one, language, VOCABULARY):
                break
        else:
            raise AssertionError(f"{word.__name__} does not say {name} in {language}")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("[Lv1] when this attacks: drow 1", 1, 26),
        ("[Lv1] when this attacks:\ndraw 1", 1, 25),
        ("[Lv2-1] this cannot block", 1, 1),
        ("[flash] destroy 1 opposing spirit with BP<=", 1, 44),
        ("[Lv1] this cannot block\n[Lv1] when this atacks: draw 1", 2, 17),
        ("[flash] destroy 1 opposing dragon", 1, 28),
        ('[flash] destroy 1 opposing spirit named "x', 1, 41),
    ],
)
def test_bad_notation_says_where(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_card_effect(text, "X")
    assert (caught.value.line, caught.value.column) == (line, column), str(caught.value)


@settings(max_examples=100, deadline=None)
@given(SEEDS, st.integers(1, 14))
def test_any_text_is_read_or_refused(seed: int, length: int) -> None:
    text = random_text(VOCABULARY, random.Random(seed), length)
    try:
        abilities = read_card_effect(text, "X")
    except NotationError as error:
        place = (error.line, error.column)
    else:
        assert all(word.key.startswith("X/") for ability in abilities for word in walk(ability))
        return
    assert min(place) >= 1
