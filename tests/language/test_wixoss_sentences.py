"""What sentences of WIXOSS say where a template alone would not say it well."""

from __future__ import annotations

import pytest

from taisen.language.sentences import sentence
from taisen.wixoss.vocabulary.notation import VOCABULARY, read_card_effect


def said(effect: str, language: str) -> str:
    return sentence(read_card_effect(effect, "TEST")[0], language, VOCABULARY)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "それらのカードの数をXとして、対戦相手のシグニX体を対象とし、それらをバニッシュする"),
        ("zh-Hans", "以那些卡牌的数量为X，选择对手的X只精灵，破坏它们"),
        ("zh-Hant", "以那些卡牌的數量為X，選擇對手的X隻精靈，破壞它們"),
        ("en", "choose X opposing SIGNI, X being the number of those cards. Banish them"),
    ],
)
def test_a_choice_says_what_x_is_where_it_chooses(language: str, text: str) -> None:
    effect = "[effect] draw 2; then choose the number of those cards opposing SIGNI: banish them"
    assert text in said(effect, language)


@pytest.mark.parametrize(("language", "text"), [("ja", "シグニ1体"), ("zh-Hans", "1只"), ("zh-Hant", "1隻")])
def test_signi_of_the_field_are_counted_as_beings_whosever_they_are(language: str, text: str) -> None:
    assert text in said("[effect] choose 1 SIGNI with power<=10000: banish it", language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "レベルが宣言した数字のシグニ"),
        ("zh-Hans", "等级为所宣言的数字的精灵"),
        ("zh-Hant", "等級為所宣言的數字的精靈"),
        ("en", "a SIGNI whose level is the named number"),
    ],
)
def test_a_level_can_be_a_number_that_was_named(language: str, text: str) -> None:
    effect = "[effect] name a number; then if that card is [SIGNI with level=the named number]: draw 1"
    assert text in said(effect, language)


@pytest.mark.parametrize(("language", "text"), [("zh-Hans", "力量低于"), ("zh-Hant", "力量低於")])
def test_less_than_a_measure_is_lower(language: str, text: str) -> None:
    effect = "[auto] when an opposing SIGNI attacks: if the power of that one<the power of this: draw 1"
    assert text in said(effect, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "：カードを1枚引く。（この能力は、このカードがトラッシュにある場合にしか使用できない。）"),
        ("zh-Hans", "：抽1张牌。（这个能力只能在这张卡牌位于废弃区时使用。）"),
        ("zh-Hant", "：抽1張牌。（這個能力只能在這張卡牌位於廢棄區時使用。）"),
        ("en", ": Draw 1 card. (This ability can be used only while this card is in your trash.)"),
    ],
)
def test_where_alone_an_ability_can_be_used_is_said_behind_it(language: str, text: str) -> None:
    assert said("[action in trash: black] draw 1", language).endswith(text)


@pytest.mark.parametrize("language", ["ja", "zh-Hans", "zh-Hant", "en"])
def test_a_deck_that_is_searched_on_is_not_said_to_be_shuffled(language: str) -> None:
    shuffling = "[effect] search your deck for 1 SIGNI: add it to hand"
    going_on = "[effect] search your deck for 1 SIGNI without shuffling: add it to hand"
    word = {"ja": "シャッフル", "en": "shuffle"}.get(language, "洗切")
    assert word in said(shuffling, language)
    assert word not in said(going_on, language)
