"""Findings: what is said of a deck list, in four languages; what they rest on is in ``legality``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ERROR: Final = "error"

LACKING: Final = frozenset(
    {"too-few-cards", "no-lrig-deck", "too-few-main-cards", "too-few-bursts", "no-first-lrig"}
)
"""Findings about cards that are not there: of a list that cannot be read whole nobody knows."""


class Finding:
    """One thing found in a deck.

    Attributes:
        rule: number of the rule, empty where none is concerned.
        severity: ``error``: the deck may not be played; other severities are hints.
        message: id of the message.
        arguments: what the message speaks of: ``card``, ``count``, ``limit`` ...
        lines: the lines of the list that it is about, from 1; empty for the deck as a whole.
    """

    __slots__ = ("arguments", "lines", "message", "rule", "severity")

    rule: str
    severity: str
    message: str
    arguments: dict[str, str | int]
    lines: tuple[int, ...]

    def __init__(
        self,
        rule: str,
        severity: str,
        message: str,
        arguments: Mapping[str, str | int],
        lines: Iterable[int] = (),
    ) -> None:
        self.rule = rule
        self.severity = severity
        self.message = message
        self.arguments = dict(arguments)
        self.lines = tuple(lines)

    def __repr__(self) -> str:
        return f"Finding({self.rule} {self.severity} {self.message} {self.arguments})"

    def text(self, language: str = "en") -> str:
        """The finding as a sentence, in ``en``, ``ja``, ``zh-Hans`` or ``zh-Hant``."""
        sentence = MESSAGES[self.message][language].format(**self.arguments)
        if not self.lines:
            return sentence
        one, several, between = _LINES[language]
        numbers = between.join(map(str, self.lines))
        return (one if len(self.lines) == 1 else several).format(lines=numbers) + sentence


def error(rule: str, message: str, arguments: Mapping[str, str | int]) -> Finding:
    """Return the finding that a deck may not be played."""
    return Finding(rule, ERROR, message, arguments)


def is_legal(findings: list[Finding]) -> bool:
    """Whether a deck with these findings may be played."""
    return all(finding.severity != ERROR for finding in findings)


MESSAGES: Final[dict[str, dict[str, str]]] = {
    "unknown-card": {
        "en": "{card} is not a known card. Give the number of a card that is, such as {example}.",
        "ja": "{card}は登録されていないカードです。"
        "{example}のように、登録されているカードの番号を書いてください。",
        "zh-Hans": "{card}不是已收录的卡牌。请写已收录卡牌的编号，如{example}。",
        "zh-Hant": "{card}不是已收錄的卡牌。請寫已收錄卡牌的編號，如{example}。",
    },
    "other-game": {
        "en": "The deck is for {game}, not for {expected}.",
        "ja": "このデッキは{expected}ではなく{game}のデッキです。",
        "zh-Hans": "这副卡组用于{game}，而不是{expected}。",
        "zh-Hant": "這副卡組用於{game}，而不是{expected}。",
    },
    "too-few-cards": {
        "en": "The deck has {count} cards; it needs at least {limit}.",
        "ja": "デッキは{count}枚です。{limit}枚以上必要です。",
        "zh-Hans": "卡组有{count}张，至少需要{limit}张。",
        "zh-Hant": "卡組有{count}張，至少需要{limit}張。",
    },
    "too-many-of-a-name": {
        "en": "{count} cards are named {name} ({cards}); at most {limit} of one name are allowed.",
        "ja": "「{name}」が{count}枚あります（{cards}）。同名カードは{limit}枚までです。",
        "zh-Hans": "同名卡“{name}”有{count}张（{cards}），最多{limit}张。",
        "zh-Hant": "同名卡「{name}」有{count}張（{cards}），最多{limit}張。",
    },
    "several-contract-cards": {
        "en": "The deck has {count} kinds of contract card ({names}); one kind is allowed.",
        "ja": "契約カードが{count}種類あります（{names}）。1種類までです。",
        "zh-Hans": "卡组中有{count}种契约卡（{names}），只允许1种。",
        "zh-Hant": "卡組中有{count}種契約卡（{names}），只允許1種。",
    },
    "banned": {
        "en": "{name} ({card}) is banned; no copy is allowed.",
        "ja": "「{name}」（{card}）は禁止カードのため、デッキに入れられません。",
        "zh-Hans": "“{name}”（{card}）是禁止卡，不能放入卡组。",
        "zh-Hant": "「{name}」（{card}）是禁止卡，不能放入卡組。",
    },
    "token": {
        "en": "{name} ({card}) is a token and cannot be in a deck.",
        "ja": "「{name}」（{card}）はトークンのため、デッキに入れられません。",
        "zh-Hans": "“{name}”（{card}）是衍生物，不能放入卡组。",
        "zh-Hant": "「{name}」（{card}）是衍生物，不能放入卡組。",
    },
    "unknown-facts": {
        "en": "Not all of {name} ({card}) is known, so that it cannot be played.",
        "ja": "「{name}」（{card}）は内容がすべて分かっていないため、デッキに入れられません。",
        "zh-Hans": "“{name}”（{card}）的内容并非全部已知，不能放入卡组。",
        "zh-Hant": "「{name}」（{card}）的內容並非全部已知，不能放入卡組。",
    },
    "no-rebirth-card": {
        "en": "{name} ({card}) is not a rebirth card; only those may be replaced by substitutes.",
        "ja": "「{name}」（{card}）は転醒カードではありません。"
        "代用カードに置き換えられるのは転醒カードだけです。",
        "zh-Hans": "“{name}”（{card}）不是转醒卡，只有转醒卡可以用代用卡替换。",
        "zh-Hant": "「{name}」（{card}）不是轉醒卡，只有轉醒卡可以用代用卡替換。",
    },
    "some-substitutes": {
        "en": "{count} of {limit} copies of {name} ({card}) are substitutes; replace all of them or none.",
        "ja": "「{name}」（{card}）{limit}枚のうち{count}枚が代用カードです。どちらかに統一してください。",
        "zh-Hans": "“{name}”（{card}）的{limit}张中有{count}张是代用卡，必须全部替换或全部不替换。",
        "zh-Hant": "「{name}」（{card}）的{limit}張中有{count}張是代用卡，必須全部替換或全部不替換。",
    },
    "bad-substitute": {
        "en": "{found}: a substitute stands for exactly one rebirth card.",
        "ja": "{found}：代用カードには転醒カード1枚の番号だけを書いてください。",
        "zh-Hans": "{found}：一张代用卡只能代替一张转醒卡，请写一个编号。",
        "zh-Hant": "{found}：一張代用卡只能代替一張轉醒卡，請寫一個編號。",
    },
    "no-token": {
        "en": "{name} ({card}) is not a token; only tokens are kept outside the deck.",
        "ja": "「{name}」（{card}）はトークンではありません。デッキ外に用意できるのはトークンだけです。",
        "zh-Hans": "“{name}”（{card}）不是衍生物，卡组外只能准备衍生物。",
        "zh-Hant": "「{name}」（{card}）不是衍生物，卡組外只能準備衍生物。",
    },
    "no-lrig-deck": {
        "en": "There is no card of a LRIG Deck; it needs at least a level 0 LRIG.",
        "ja": "ルリグデッキのカードがありません。少なくともレベル0のルリグが必要です。",
        "zh-Hans": "没有分身牌组的卡牌；至少需要一张等级0的分身。",
        "zh-Hant": "沒有分身牌組的卡牌；至少需要一張等級0的分身。",
    },
    "too-few-main-cards": {
        "en": "The Main Deck has {count} cards; it needs exactly {limit}.",
        "ja": "メインデッキは{count}枚です。ちょうど{limit}枚必要です。",
        "zh-Hans": "主牌组有{count}张，必须正好{limit}张。",
        "zh-Hant": "主牌組有{count}張，必須正好{limit}張。",
    },
    "too-many-main-cards": {
        "en": "The Main Deck has {count} cards; it must have exactly {limit}.",
        "ja": "メインデッキは{count}枚です。ちょうど{limit}枚にしてください。",
        "zh-Hans": "主牌组有{count}张，只能正好{limit}张。",
        "zh-Hant": "主牌組有{count}張，只能正好{limit}張。",
    },
    "too-few-bursts": {
        "en": "{count} cards of the Main Deck have a Life Burst; exactly {limit} must have one.",
        "ja": "ライフバーストを持つカードが{count}枚です。ちょうど{limit}枚必要です。",
        "zh-Hans": "主牌组中有生命爆发的卡牌有{count}张，必须正好{limit}张。",
        "zh-Hant": "主牌組中有生命爆發的卡牌有{count}張，必須正好{limit}張。",
    },
    "too-many-bursts": {
        "en": "{count} cards of the Main Deck have a Life Burst; {limit} may have one.",
        "ja": "ライフバーストを持つカードが{count}枚です。{limit}枚までです。",
        "zh-Hans": "主牌组中有生命爆发的卡牌有{count}张，最多{limit}张。",
        "zh-Hant": "主牌組中有生命爆發的卡牌有{count}張，最多{limit}張。",
    },
    "too-many-lrig-cards": {
        "en": "The LRIG Deck has {count} cards; at most {limit} are allowed.",
        "ja": "ルリグデッキは{count}枚です。{limit}枚までです。",
        "zh-Hans": "分身牌组有{count}张，最多{limit}张。",
        "zh-Hant": "分身牌組有{count}張，最多{limit}張。",
    },
    "no-first-lrig": {
        "en": "The LRIG Deck has no level 0 LRIG; a match begins with one.",
        "ja": "ルリグデッキにレベル0のルリグがありません。試合はレベル0のルリグから始まります。",
        "zh-Hans": "分身牌组中没有等级0的分身；对战从等级0的分身开始。",
        "zh-Hant": "分身牌組中沒有等級0的分身；對戰從等級0的分身開始。",
    },
    "craft": {
        "en": "{name} ({card}) is a craft and cannot be in a deck.",
        "ja": "「{name}」（{card}）はクラフトのため、デッキに入れられません。",
        "zh-Hans": "“{name}”（{card}）是替代卡牌，不能放入牌组。",
        "zh-Hant": "「{name}」（{card}）是替代卡牌，不能放入牌組。",
    },
    "unreadable-line": {
        "en": '"{found}" cannot be read. A line is a count from 1 to {most} and a card number, such as '
        '3 BS17-003; the name of the deck, as "name: ..."; or a remark after #.',
        "ja": "「{found}」を読めません。1行には、1から{most}までの枚数とカード番号（例：3 BS17-003）、"
        "「name: …」の形のデッキ名、または # に続くコメントを書きます。",
        "zh-Hans": "无法读取“{found}”。每行写1到{most}的张数和卡牌编号（如 3 BS17-003），"
        "或“name: …”形式的卡组名，或 # 之后的注释。",
        "zh-Hant": "無法讀取「{found}」。每行寫1到{most}的張數和卡牌編號（如 3 BS17-003），"
        "或「name: …」形式的卡組名，或 # 之後的註解。",
    },
    "bad-number": {
        "en": '"{found}" is no card number; one is written like BS17-003.',
        "ja": "「{found}」はカード番号ではありません。BS17-003のように書きます。",
        "zh-Hans": "“{found}”不是卡牌编号；编号的写法如BS17-003。",
        "zh-Hant": "「{found}」不是卡牌編號；編號的寫法如BS17-003。",
    },
    "bad-count": {
        "en": "The count {found} of {card} is not possible; write 1 to {most}.",
        "ja": "{card}の枚数が{found}になっています。1から{most}までの数を書いてください。",
        "zh-Hans": "{card}的张数为{found}；请写1到{most}。",
        "zh-Hant": "{card}的張數為{found}；請寫1到{most}。",
    },
    "too-many-copies": {
        "en": "With this line there are {found} copies of {card}; a list may have at most {most}.",
        "ja": "この行までで{card}が{found}枚になります。リストに書けるのは{most}枚までです。",
        "zh-Hans": "到这一行为止{card}共有{found}张；列表最多可写{most}张。",
        "zh-Hant": "到這一行為止{card}共有{found}張；列表最多可寫{most}張。",
    },
    "unknown-heading": {
        "en": 'No line begins with "{found}"; allowed: {headings}.',
        "ja": "「{found}」で始まる行は使えません。使えるのは{headings}です。",
        "zh-Hans": "不能用“{found}”开头；可用的是{headings}。",
        "zh-Hant": "不能用「{found}」開頭；可用的是{headings}。",
    },
    "second-heading": {
        "en": '"{found}" stands here a second time; one such line is allowed.',
        "ja": "「{found}」の行が2つあります。1つだけにしてください。",
        "zh-Hans": "“{found}”一行重复出现；只允许一行。",
        "zh-Hant": "「{found}」一行重複出現；只允許一行。",
    },
    "no-card": {
        "en": "The list names no card; it needs at least one line such as 3 BS17-003.",
        "ja": "カードが1枚も書かれていません。「3 BS17-003」のような行が必要です。",
        "zh-Hans": "列表中没有卡牌；至少需要一行，如 3 BS17-003。",
        "zh-Hant": "列表中沒有卡牌；至少需要一行，如 3 BS17-003。",
    },
    "too-many-lines": {
        "en": "The list has {found} lines; at most {most} are read.",
        "ja": "リストが{found}行あります。読めるのは{most}行までです。",
        "zh-Hans": "列表有{found}行；最多读取{most}行。",
        "zh-Hant": "列表有{found}行；最多讀取{most}行。",
    },
}

_LINES: Final[dict[str, tuple[str, str, str]]] = {
    # language: before one line's sentence, before that of several, between their numbers
    "en": ("Line {lines}: ", "Lines {lines}: ", ", "),
    "ja": ("{lines}行目：", "{lines}行目：", "・"),
    "zh-Hans": ("第{lines}行：", "第{lines}行：", "、"),
    "zh-Hant": ("第{lines}行：", "第{lines}行：", "、"),
}
