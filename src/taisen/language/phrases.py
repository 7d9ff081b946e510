"""Phrases: how the printed sentences speak of so many cards, of changes, and of numbers with a bound.

Owns what the sentence templates of single words cannot say: where Japanese, Chinese and English put an
amount, articles, the particle after a Japanese subject.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from taisen.language.bases import Duration, Filter, Modification, PlayerWord
from taisen.language.sentences import Speaker
from taisen.language.words import Word

EN: Final = "en"
JA: Final = "ja"

NO_SIDE: Final = -1
OWN_SIDE: Final = 0
OPPOSING_SIDE: Final = 1

_BE: Final = re.compile(r"\bare ")

_PARTICLES: Final = "はをのにが"

# The end of a Japanese verb, and what it becomes before a further verb.
_CONTINUED: Final = (
    ("しない", "せず"),
    ("ない", "ず"),
    ("する", "し"),
    ("なる", "なり"),
    ("ある", "あり"),
    ("える", "え"),
    ("得る", "得"),
    ("ける", "け"),
    ("げる", "げ"),
    ("せる", "せ"),
    ("てる", "て"),
    ("れる", "れ"),
    ("きる", "き"),
    ("る", "り"),
    ("う", "い"),
    ("く", "き"),
    ("す", "し"),
    ("つ", "ち"),
)


# -- described cards -------------------------------------------------------------------------------


class Described(Filter):
    """A description of cards that sentences can count.

    ``said`` puts an amount where each language wants it.
    """

    def said(self, language: str, say: Speaker, many: bool, amount: str, sided: bool) -> str:
        """Return the description.

        Args:
            language: the language spoken.
            say: the speaker.
            many: whether the English noun stands in the plural.
            amount: a Chinese amount with its counter, to stand behind the side; empty elsewhere.
            sided: whether to say whose cards they are.
        """
        raise NotImplementedError

    def quality(self) -> Word | None:
        """Return the one adjective that makes the description beside a plain noun; None if there is more."""
        return None

    def holder(self) -> int:
        """Return whose cards they are: own, opposing, or ``NO_SIDE``."""
        return NO_SIDE

    def counter(self, language: str) -> str:
        """Return the counting word of Japanese or Chinese."""
        raise NotImplementedError

    def alive(self) -> bool:
        """Return whether Japanese says that they are there as it does of living beings."""
        return False


class DescriptionTest(Word):
    """One thing that a described card must be; the base of what narrows a noun."""

    category: ClassVar[str] = "test"
    means_this: ClassVar[bool] = False
    """Whether only the source passes, so that a sentence names it instead of describing it."""


def described_by(
    adjectives: tuple[DescriptionTest, ...],
    noun: Word,
    tests: tuple[DescriptionTest, ...],
    language: str,
    say: Speaker,
    many: bool,
    amount: str,
    side: str,
) -> str:
    """Return a description by its words.

    Args:
        adjectives: what stands before the noun.
        noun: the noun.
        tests: what an English sentence says behind the noun.
        language: the language spoken.
        say: the speaker.
        many: whether the English noun stands in the plural.
        amount: a Chinese amount with its counter, empty elsewhere.
        side: whose cards they are, empty to leave it out.
    """
    if any(test.means_this for test in tests):
        return say.this
    before = [say.word(word) for word in adjectives]
    named = say.word(noun, many)
    return described(language, side, amount, before, named, [say.word(word) for word in tests])


def described(
    language: str, side: str, amount: str, adjectives: list[str], noun: str, tests: list[str]
) -> str:
    """Return a description from its parts, in the order of each language.

    Args:
        language: the language spoken.
        side: whose cards they are, empty to leave it out.
        amount: a Chinese amount with its counter, empty elsewhere.
        adjectives: what stands before the noun.
        noun: the noun.
        tests: what an English sentence says behind the noun.
    """
    if language == EN:
        return " ".join(part for part in [side, *adjectives, noun, " and ".join(tests)] if part)
    if language == JA:
        return "".join([*tests, side, *adjectives, noun])
    return "".join([side, amount, *adjectives, *tests, noun])


def some(
    among: Filter, amount: str, many: bool, up_to: bool, language: str, say: Speaker, counter: str = ""
) -> str:
    """Return "2 opposing spirits", "1 of your spirits", "up to 2 spirits".

    Args:
        among: which.
        amount: how many.
        many: whether that is more than one.
        up_to: whether it may be fewer.
        language: the language.
        say: speaks words.
        counter: the counting word, empty for the usual one.
    """
    if not isinstance(among, Described):
        return f"{amount} {say.word(among, many)}"
    if language == EN:
        start = f"up to {amount}" if up_to else amount
        if among.holder() == OWN_SIDE:
            return f"{start} of {among.said(language, say, True, '', True)}"
        return f"{start} {among.said(language, say, many, '', True)}"
    counter = counter or among.counter(language)
    if language == JA:
        return among.said(language, say, many, "", True) + f"{amount}{counter}" + ("まで" if up_to else "")
    most = "最多" if up_to else ""
    return among.said(language, say, many, f"{most}{amount}{counter}", True)


def every(among: Filter, language: str, say: Speaker) -> str:
    """Return "all opposing spirits"."""
    if not isinstance(among, Described):
        return say.word(among, True)
    if language == JA:
        return among.said(language, say, True, "", True) + "すべて"
    if language == EN:
        return "all " + among.said(language, say, True, "", True)
    return among.said(language, say, True, "所有", True)


def one(among: Filter, language: str, say: Speaker, sided: bool = True) -> str:
    """Return "an opposing spirit", "one of your spirits": any card of a sort."""
    if not isinstance(among, Described):
        return say.word(among)
    if language != EN:
        return among.said(language, say, False, "", sided)
    if sided and among.holder() == OWN_SIDE:
        return f"one of {among.said(language, say, True, '', True)}"
    return with_article(among.said(language, say, False, "", sided))


def plural(among: Filter, language: str, say: Speaker, sided: bool = True) -> str:
    """Return "opposing spirits", without an amount."""
    if not isinstance(among, Described):
        return say.word(among, True)
    return among.said(language, say, True, "", sided)


def with_article(text: str) -> str:
    """Return an English noun phrase with its indefinite article."""
    if text.startswith("this "):
        return text
    if text.startswith("other "):
        return "an" + text
    return ("an " if text[:1].lower() in "aeiou" else "a ") + text


def have(among: Filter) -> str:
    """Return the English beginning of "there are": whose cards they are says who has them."""
    side = among.holder() if isinstance(among, Described) else NO_SIDE
    if side == OWN_SIDE:
        return "you have"
    return "the opponent has" if side == OPPOSING_SIDE else ""


# -- numbers ---------------------------------------------------------------------------------------


def bound(relation: str, number: str, language: str) -> str:
    """Return "4000 or less" and the like."""
    if language == EN:
        return {
            "<=": f"{number} or less",
            ">=": f"{number} or more",
            "=": f"exactly {number}",
            "<": f"less than {number}",
            ">": f"more than {number}",
        }[relation]
    if language == JA:
        return number + {"<=": "以下", ">=": "以上", "=": "", "<": "未満", ">": "より多く"}[relation]
    if relation == ">":
        return ("超过" if language == "zh-Hans" else "超過") + number
    less = "不足" + number
    return {"<=": f"{number}以下", ">=": f"{number}以上", "=": number, "<": less}[relation]


def count_bound(relation: str, number: str, language: str) -> str:
    """Return "3 or fewer", of things that are counted."""
    return (
        bound(relation, number, language).replace(" or less", " or fewer").replace("less than", "fewer than")
    )


# -- changes ---------------------------------------------------------------------------------------


def changed(subject: str, changes: tuple[Modification, ...], many: bool, language: str, say: Speaker) -> str:
    """Return a subject with what becomes of it; Japanese changes begin with the subject's particle."""
    texts = [say.word(change, many or say.infinitive) for change in changes]
    if language == EN:
        joined = " and ".join(texts)
        # "you may have this spirit get BP+1000"
        return f"have {subject} " + _BE.sub("be ", joined) if say.infinitive else f"{subject} {joined}"
    if language != JA:
        return subject + "，且".join(texts)
    result = ""
    last = ""
    for text in texts:
        particle = text[:1] if text[:1] in _PARTICLES else "は"
        rest = text[1:] if text[:1] in _PARTICLES else text
        if result:
            result = continued(result) + "、"
        result += rest if particle == last else subject + particle + rest
        last = particle
    return result


def ruled(who: PlayerWord, rule: Modification, language: str, say: Speaker) -> str:
    """Return "you cannot draw cards": a player with the rule about that player."""
    return say.word(who) + (" " if language == EN else "") + say.word(rule, who.is_many())


def for_time(text: str, duration: Duration, language: str, say: Speaker) -> str:
    """Return what becomes of whom with how long it lasts, which English says last."""
    time = say.word(duration)
    if language == EN:
        return f"{text} {time}"
    return time + ("、" if language == JA else "，") + text


def being(subject: str, description: Filter, language: str, say: Speaker) -> str:
    """Return "this spirit is attacking": what a card is, without the noun where an adjective says it all."""
    quality = description.quality() if isinstance(description, Described) else None
    if quality is None:
        what = say.word(description)
    else:
        what = say.word(quality)
        if language == JA:
            return f"{subject}が{what[:-1]}である" if what.endswith("の") else f"{subject}が{what}"
        if language != EN:
            return subject + what.removesuffix("的") if "正在" in what else f"{subject}是{what}"
    if language == EN:
        return f"{subject} is {what}"
    return f"{subject}が{what}である" if language == JA else f"{subject}是{what}"


def linked(text: str) -> str:
    """Return a Japanese clause so that another condition can follow: 「いる」 becomes 「いて」."""
    for end, new in (("ていない", "ておらず"), ("ある", "あり"), ("ない", "なく"), ("る", "て")):
        if text.endswith(end):
            return text[: -len(end)] + new
    return continued(text)


def continued(text: str) -> str:
    """Return a Japanese clause so that another one can follow: 「する」 becomes 「し」."""
    for end, new in _CONTINUED:
        if text.endswith(end):
            return text[: -len(end)] + new
    return text


def mark(text: str, language: str) -> str:
    """Return a mark at the beginning of a line."""
    return f"[{text}]" if language == EN else f"【{text}】"


def line(
    language: str, say: Speaker, head: Word | None, keyword: str, conditions: list[str], main: str
) -> str:
    """Return a line of a card: its marks, then one sentence with its conditions."""
    parts = [condition for condition in conditions if condition]
    comma = {"en": ", ", "ja": "、"}.get(language, "，")
    body = say.framed(comma.join([*parts, main]))
    if language == EN:
        body = body[:1].upper() + body[1:]
    start = "" if head is None else say.word(head)
    if keyword:
        name = say.value("keyword", keyword)
        start = f"{start} {name}:" if language == EN else start + name
    space = " " if language == EN and start else ""
    body = start.strip() + space + body
    return body + ("" if body.endswith((".", "。", '."', "。”", "。」")) else "." if language == EN else "。")
