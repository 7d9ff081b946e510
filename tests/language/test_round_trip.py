"""Whatever is written is read as the same tree, and can be said in every language."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.language.demo import (
    All,
    Compare,
    Destroy,
    Draw,
    Filter,
    HasFamily,
    If,
    It,
    Levels,
    Per,
    Then,
    make_demo,
)
from tests.language.generation import random_word

from taisen.language import (
    LANGUAGES,
    NotationError,
    Vocabulary,
    Word,
    assign_keys,
    read,
    read_abilities,
    sentence,
    walk,
    write,
    write_abilities,
)

DEMO = make_demo()


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 9))
def test_written_words_are_read_back(seed: int, depth: int) -> None:
    word = random_word(DEMO, "ability", random.Random(seed), depth)
    text = write(word, DEMO)
    assert read(text, DEMO) == word
    assert write(read(text, DEMO), DEMO) == text
    for language in LANGUAGES:
        said = sentence(word, language, DEMO)
        assert said
        assert "  " not in said
        assert "None" not in said


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 2**32))
def test_blanks_do_not_matter(seed: int) -> None:
    word = random_word(DEMO, "ability", random.Random(seed), 4)
    if "quoted" in repr(word) or "two words" in repr(word) or "no comment" in repr(word):
        return
    text = write(word, DEMO)
    assert read(text.replace(" ", "\n\t  "), DEMO) == word


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("[Lv1 - 3]when attacking:draw 2 cards", "[Lv1-3] when this attacks: draw 2"),
        ("destroy all spirit", "destroy all spirits"),
        ("(draw 1)", "draw 1"),
        ("destroy it as depletion", "destroy it as depletion"),
        ("(if there is spirit: draw 1); then draw 2", "(if there is a spirit: draw 1); then draw 2"),
        ("draw 1 silently; also draw 2", "draw 1 silently; also draw 2"),
        ("draw 1; also (draw 2; then draw 3)", "draw 1; also (draw 2; then draw 3)"),
        (
            'destroy 1 opposing red exhausted spirit with BP>=3000 and family "a"/"b"',
            'destroy 1 opposing red exhausted spirit with BP >= 3000 and family "a"/"b"',
        ),
        ("destroy your opponent's spirit with cost <= 1 per nexus", None),
        ("[flash] [Lv2] draw 1 per spirit with cost <= 3", "[flash] [Lv2] draw 1 per spirit with cost <= 3"),
    ],
)
def test_canonical_form(text: str, canonical: str | None) -> None:
    if canonical is None:
        text = text.replace("destroy your", "destroy 1 your")
        canonical = "destroy 1 opposing spirit with cost <= 1 per nexus"
    assert write(read(text, DEMO), DEMO) == canonical


def test_precedence() -> None:
    assert read("if there is spirit: draw 1; then draw 2", DEMO, "effect") == If(
        read("there is spirit", DEMO, "condition"), Then(Draw(1), Draw(2))
    )
    assert read("(if there is spirit: draw 1); then draw 2", DEMO, "effect") == Then(
        If(read("there is spirit", DEMO, "condition"), Draw(1)), Draw(2)
    )


def test_words_are_data() -> None:
    assert Draw(1) == Draw(1)
    assert hash(Draw(1)) == hash(Draw(1))
    assert Draw(1) != Draw(2)
    assert Draw(1) != Destroy(It())
    assert repr(Destroy(It())) == "Destroy(target=It(), cause=None)"


def test_lines_and_continuations() -> None:
    text = """
        # a comment alone
        [flash] draw 1   # and one behind

        when this attacks:
            draw 1;
            # one between
            then draw 2
        draw 3
    """
    words = read_abilities(text, DEMO)
    assert write_abilities(words, DEMO) == "[flash] draw 1\nwhen this attacks: draw 1; then draw 2\ndraw 3"
    assert read_abilities(write_abilities(words, DEMO), DEMO) == words
    assert read_abilities("", DEMO) == ()
    assert read_abilities("\n# nothing\n", DEMO) == ()


def test_keys_and_walk() -> None:
    word = read("[Lv1-2] when this attacks: draw 1; then destroy all spirits", DEMO)
    assign_keys(word, "X1-003/0")
    keys = {type(each).__name__: each.key for each in walk(word)}
    assert keys == {
        "Ability": "X1-003/0",
        "Levels": "X1-003/0.0",
        "Attacks": "X1-003/0.1",
        "Then": "X1-003/0.2",
        "Draw": "X1-003/0.2.0",
        "Destroy": "X1-003/0.2.1",
        "All": "X1-003/0.2.1.0",
        "Filter": "X1-003/0.2.1.0.0",
    }
    assert list(keys) == ["Ability", "Levels", "Attacks", "Then", "Draw", "Destroy", "All", "Filter"]
    assign_keys(word, "X1-003/0")
    shared = Draw(1)
    with pytest.raises(ValueError, match="each place needs its own word"):
        assign_keys(Then(shared, shared), "X")


def test_the_demo_is_complete() -> None:
    assert DEMO.missing() == []


SENTENCES = {
    "[Lv1-3] when this attacks: draw 1; then destroy up to 2 opposing exhausted spirits "
    'with cost <= 3 and family "翼竜"': {
        "ja": "[LV1-3]このカードのアタック時、カードを1枚ドロー。その後、"
        "コスト3以下で系統:「翼竜」の相手の疲労状態のスピリット2体までを破壊する。",
        "zh-Hans": "[Lv1-3]此卡攻击时,抽1张卡。之后,"
        "破坏至多2只对方的费用3以下且系统:“翼龙”的疲劳状态的精灵。",
        "zh-Hant": "[Lv1-3]此卡攻擊時,抽1張卡。之後,"
        "破壞至多2隻對方的費用3以下且系統:「翼龍」的疲勞狀態的精靈。",
        "en": "[Lv1-3] When this attacks, draw 1 card. Then destroy up to 2 opposing exhausted spirits "
        'with cost 3 or less and family "Winged Dragon".',
    },
    "draw 2 silently; also destroy 1 spirit as depletion": {
        "ja": "カードを2枚ドロー(こっそり)。さらに、消滅としてスピリット1体を破壊する。",
        "en": "Draw 2 cards silently and destroy 1 spirit as depletion.",
    },
    'destroy all nexuses with family "x"/"y"/"z"': {
        "en": 'Destroy all nexuses with family "x", "y" or "z".',
    },
}


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences(text: str) -> None:
    word = read(text, DEMO)
    for language, said in SENTENCES[text].items():
        assert sentence(word, language, DEMO) == said


class Mill(Word):
    category = "step"
    fields = ("amount",)
    notation = "mill {amount:amount} {card|cards@amount}"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount


def test_numbers_of_nouns() -> None:
    vocabulary = Vocabulary("test", (DEMO,))
    vocabulary.register((Mill,))
    assert write(read("mill 1 cards", vocabulary, "step"), vocabulary) == "mill 1 card"
    assert write(read("mill 2 card", vocabulary, "step"), vocabulary) == "mill 2 cards"
    assert write(read("destroy 1 nexuses", DEMO), DEMO) == "destroy 1 nexus"
    assert write(read("destroy 2 red nexus", DEMO), DEMO) == "destroy 2 red nexuses"


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="no language 'fr'"):
        sentence(Draw(1), "fr", DEMO)


@pytest.mark.parametrize(
    ("word", "vocabulary", "message"),
    [
        (Draw(-1), DEMO, "cannot stand where amount"),
        (Draw(It()), DEMO, "cannot stand where amount"),
        (Draw(True), DEMO, "cannot stand where amount"),
        (Destroy(It(), 7), DEMO, "cannot stand where cause"),
    ],
)
def test_what_has_no_notation(word: Word, vocabulary: Vocabulary, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        write(word, vocabulary)


def test_brackets_are_set_where_the_text_would_be_ambiguous() -> None:
    inner = Filter("nexus", tests=(HasFamily(("a",)),))
    tests = (Compare("cost", "<=", Per(1, inner)), HasFamily(("b",)))
    word = All(Filter("spirit", tests=tests))
    text = 'all spirits with cost <= 1 per (nexus with family "a") and family "b"'
    assert write(word, DEMO) == text
    assert read(text, DEMO, "target") == word
    with pytest.raises(NotationError, match="ambiguous"):
        read(text.replace("(", "").replace(")", ""), DEMO, "target")


def test_hooks_are_inverse() -> None:
    assert write(Levels(2, 2), DEMO) == "[Lv2]"
    assert read("[Lv2]", DEMO, "header") == Levels(2, 2)
