"""A bad text gives one kind of error, with its place and what was expected."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.language.demo import make_demo
from tests.language.generation import random_text, random_word

from taisen.language import (
    Lexicon,
    NotationError,
    Term,
    Vocabulary,
    VocabularyError,
    Word,
    read,
    read_abilities,
    read_value,
    walk,
    write,
)
from taisen.language.bounds import MAX_DEPTH, MAX_REPEAT, MAX_TEXT, MAX_TOKENS

DEMO = make_demo()


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_abilities(text, DEMO)
    return caught.value


@pytest.mark.parametrize(
    ("text", "place", "found", "expected", "message"),
    [
        ("draw", (1, 5), "", ("amount",), "expected amount, but found the end"),
        ("drow 1", (1, 1), "drow", ("ability",), 'expected ability, but found "drow"; did you mean "draw"?'),
        ("draw 1;", (1, 8), "", ('"also"', '"then"'), 'expected "also" or "then", but found the end'),
        ("draw 1; then", (1, 13), "", ("effect",), "expected effect, but found the end"),
        ("[flash] draw 1\nwhen this atacks: draw 1", (2, 11), "atacks", ('"attacks"',), "did you mean"),
        (
            "draw 1\nwhen this attacks:\n    draw 1; than draw 1",
            (3, 13),
            "than",
            ('"also"', '"then"'),
            "then",
        ),
        ("destroy up to 2 oposing spirits", (1, 17), "oposing", ('"per"', "filter"), 'mean "opposing"'),
        ("[Lv3-1] draw 1", (1, 1), "[", (), "levels 3-1 do not ascend"),
        ('destroy it with "x', (1, 17), '"', ("string",), "not closed"),
        ("draw 1 % 2", (1, 8), "%", (), "not part of the notation"),
        ("draw 1234567890", (1, 6), "1234567890", ("number",), "at most 9 digits"),
    ],
)
def test_places(
    text: str, place: tuple[int, int], found: str, expected: tuple[str, ...], message: str
) -> None:
    error = error_of(text)
    assert (error.line, error.column) == place
    assert error.found == found
    assert error.expected == expected
    assert message in error.message
    assert str(error) == f"line {place[0]}, column {place[1]}: {error.message}"


def test_what_can_follow_is_listed() -> None:
    error = error_of("draw 1 draw")
    assert {'";"', '"silently"', "the end"} <= set(error.expected)


def test_the_empty_text_is_no_word() -> None:
    with pytest.raises(NotationError, match="expected ability, but found the end"):
        read("  ", DEMO)


def test_a_value_that_is_no_word() -> None:
    assert read_value("5000", DEMO, "amount") == 5000
    with pytest.raises(NotationError, match="expected a word"):
        read("5000", DEMO, "amount")


def test_bounds() -> None:
    assert "nested" in error_of("(" * (MAX_DEPTH + 1) + "draw 1" + ")" * (MAX_DEPTH + 1)).message
    assert "tokens" in error_of("draw 1; then " * MAX_TOKENS).message
    assert "characters" in error_of("#" * (MAX_TEXT + 1)).message
    assert "characters" in error_of('"' + "x" * 1000 + '"').message
    assert "items" in error_of("; also ".join(["draw 1"] * (MAX_REPEAT + 1))).message
    assert len(list(walk(read("; also ".join(["draw 1"] * MAX_REPEAT), DEMO)))) == MAX_REPEAT + 2


def check_error(reads: Callable[[str, Vocabulary], object], text: str) -> None:
    """Read a text that is likely to be bad; any other exception fails the test."""
    problem: NotationError | None = None
    try:
        reads(text, DEMO)
    except NotationError as error:
        problem = error
    if problem is not None:
        assert problem.message
        assert 1 <= problem.line <= text.count("\n") + 1
        assert 1 <= problem.column <= len(text.split("\n")[problem.line - 1]) + 1


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=80))
def test_any_text_gives_a_notation_error(text: str) -> None:
    check_error(read_abilities, text)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_any_tokens_give_a_notation_error(seed: int, length: int) -> None:
    check_error(read, random_text(DEMO, random.Random(seed), length))


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_damaged_notation(seed: int) -> None:
    rng = random.Random(seed)
    text = write(random_word(DEMO, "ability", rng, 6), DEMO)
    place = rng.randrange(len(text))
    damaged = text[:place] + rng.choice(["", " ", "x", '"', "]", "7", "\n", "#"]) + text[place + 1 :]
    try:
        word = read(damaged, DEMO)
    except NotationError:
        return
    assert read(write(word, DEMO), DEMO) == word


class Jump(Word):
    category = "act"
    notation = "jump"


class Twice(Word):
    category = "act"
    fields = ("act",)
    notation = "twice {act:act}"

    def __init__(self, act: Word) -> None:
        super().__init__()
        self.act = act


class Both(Word):
    category = "act"
    fields = ("acts",)
    notation = "both {acts:act+ and}"

    def __init__(self, acts: tuple[Word, ...]) -> None:
        super().__init__()
        self.acts = acts


def test_an_ambiguous_text() -> None:
    vocabulary = Vocabulary("test")
    vocabulary.register((Jump, Twice, Both))
    assert read("both jump and twice jump", vocabulary, "act") == Both((Jump(), Twice(Jump())))
    with pytest.raises(NotationError, match="ambiguous: it can be read as") as caught:
        read("twice both jump and both jump and jump", vocabulary, "act")
    assert caught.value.column == 7


def vocabulary_error(*words: type[Word], include: tuple[str, str] | None = None) -> str:
    vocabulary = Vocabulary("test")
    vocabulary.register(words)
    if include is not None:
        vocabulary.include(*include)
    with pytest.raises(VocabularyError) as caught:
        vocabulary.grammar()
    return str(caught.value)


def word_with(template: str, fields: tuple[str, ...] = ("a",), category: str = "act") -> type[Word]:
    return type("Made", (Word,), {"category": category, "fields": fields, "notation": template})


@pytest.mark.parametrize(
    ("template", "message"),
    [
        ("{a:act} twice", "can begin with itself: act -> act"),
        ("{a:act?} twice", "can begin with itself: act -> act"),
        ("go {a:nowhere}", "unknown category 'nowhere'"),
        ("go {b:act}", r"fills ['b'], no fields"),
        ("go", r"does not write ['a']"),
        ("{a:number?}", "can match nothing"),
        ("go {a:number} {a:number}", "fills a field twice"),
        ("go {a:number", "without '}'"),
        ("go {a}", "is neither"),
        ("go [[to {a:number}", "without ']]'"),
        ("go {a:number}[[ far]]", "needs a field or"),
        ("go [[{a:number?}]]", "must be there"),
        ("go [[{a:number} ]] on", "blank at the beginning"),
        ("go {a:number?,}", "is no list"),
        ("go {a:number@b}", "@b names no field"),
        ("go % {a:number}", "not part of the notation"),
    ],
)
def test_bad_templates(template: str, message: str) -> None:
    text = vocabulary_error(word_with(template))
    assert message in text


def test_bad_vocabularies() -> None:
    circle = vocabulary_error(Jump, word_with("go", (), "other"), include=("act", "act"))
    assert "act -> act" in circle
    assert "have one notation" in vocabulary_error(Jump, word_with("jump", ()))
    with pytest.raises(VocabularyError, match="needs a category"):
        Vocabulary("test").register((Word,))
    with pytest.raises(VocabularyError, match="Jump is not registered"):
        DEMO.grammar().form(Jump)
    with pytest.raises(VocabularyError, match="unknown category 'nowhere'"):
        read("jump", DEMO, "nowhere")


def test_what_is_missing_is_named() -> None:
    vocabulary = Vocabulary("test")
    vocabulary.register((Jump, Half))
    vocabulary.add_lexicon(Lexicon("color", {"red": Term("red", "赤", "红", "", "red")}))
    assert vocabulary.missing() == [
        "Jump: no sentence in ja",
        "Jump: no sentence in zh-Hans",
        "Jump: no sentence in zh-Hant",
        "Jump: no sentence in en",
        "Half: the sentence in ja does not say act",
        "Half: the sentence in zh-Hant does not say act",
        "Half: the sentence in zh-Hant says acts, which is no field",
        "color 'red': no term in zh-Hant",
    ]


class Half(Word):
    category = "act"
    fields = ("act",)
    notation = "half {act:act}"
    texts = {"ja": "x", "zh-Hans": "{act}", "zh-Hant": "{acts}", "en": "half {act}"}  # noqa: RUF012

    def __init__(self, act: Word) -> None:
        super().__init__()
        self.act = act


def test_additions_are_seen() -> None:
    parent = Vocabulary("parent")
    child = Vocabulary("child", (parent,))
    parent.register((Jump,))
    with pytest.raises(NotationError):
        read("twice jump", child, "act")
    parent.register((Twice,))
    assert read("twice jump", child, "act") == Twice(Jump())


def test_a_category_has_words_or_terms() -> None:
    vocabulary = Vocabulary("clash")
    vocabulary.register((Jump,))
    vocabulary.add_lexicon(Lexicon("act", {"main": Term("main", "メイン", "主要", "主要", "main")}))
    with pytest.raises(VocabularyError, match="act: a category has words or terms, not both"):
        read("jump", vocabulary, "act")
