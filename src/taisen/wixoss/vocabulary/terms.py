"""Terms: the closed lists that fields of the words are filled from, with their names in four languages."""

from __future__ import annotations

from typing import Final

from taisen.language import Lexicon, Term
from taisen.language.players import EACH, THEIR, YOUR
from taisen.language.quantities import RELATIONS
from taisen.wixoss.cards import ARTS, SPELL
from taisen.wixoss.colors import COLORS
from taisen.wixoss.rules.attached import ACCE, CHARM
from taisen.wixoss.state import (
    BEAT,
    CENTER,
    CHECK,
    DECK,
    ENER,
    HAND,
    LEFT,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    RIGHT,
    TRASH,
)
from taisen.wixoss.vocabulary.filters import OPPOSING, OWN
from taisen.wixoss.vocabulary.lane_deeds import FACE_DOWN
from taisen.wixoss.vocabulary.player_numbers import ENER as ENER_SYMBOLS
from taisen.wixoss.vocabulary.player_rules import PHASES, USES
from taisen.wixoss.vocabulary.putting import ANY_ORDER, DECK_BOTTOM, DECK_TOP, LIFE_TOP, SHUFFLED
from taisen.wixoss.vocabulary.qualities import EVEN, NAMED_PARITY, ODD
from taisen.wixoss.vocabulary.reach import SOURCES
from taisen.wixoss.vocabulary.replacing import DESTINATIONS, MOMENTS

COLOR_TERMS: Final = {
    "white": ("白", "白", "白"),
    "red": ("赤", "红", "紅"),
    "blue": ("青", "蓝", "藍"),
    "green": ("緑", "绿", "綠"),
    "black": ("黒", "黑", "黑"),
}

LEXICONS: Final = (
    Lexicon(
        "color",
        {name: Term(index, *COLOR_TERMS[name], name) for index, name in enumerate(COLORS)},
    ),
    Lexicon(
        "side",
        {
            "own": Term(OWN, "あなたの", "自己的", "自己的", "your", also=("your", "of your")),
            "opposing": Term(OPPOSING, "対戦相手の", "对手的", "對手的", "opposing"),
        },
    ),
    Lexicon(
        "whose",
        {
            "your": Term(YOUR, "あなたの", "自己的", "自己的", "your"),
            "the opponent's": Term(THEIR, "対戦相手の", "对手的", "對手的", "the opponent's"),
            "each player's": Term(EACH, "各プレイヤーの", "双方的", "雙方的", "each player's"),
        },
    ),
    Lexicon(
        "zone",
        {
            "deck": Term(DECK, "デッキ", "牌组", "牌組", "deck"),
            "LRIG deck": Term(LRIG_DECK, "ルリグデッキ", "分身牌组", "分身牌組", "LRIG Deck"),
            "hand": Term(HAND, "手札", "手牌", "手牌", "hand"),
            "ener": Term(ENER, "エナゾーン", "能量区", "能量區", "Ener Zone"),
            "check": Term(CHECK, "チェックゾーン", "检查区", "檢查區", "Check Zone"),
            "trash": Term(TRASH, "トラッシュ", "废弃区", "廢棄區", "trash"),
            "LRIG trash": Term(LRIG_TRASH, "ルリグトラッシュ", "分身废弃区", "分身廢棄區", "LRIG trash"),
            "life": Term(LIFE, "ライフクロス", "生命护甲", "生命護甲", "Life Cloth"),
            "beat": Term(BEAT, "【ビート】", "【节拍】", "【節拍】", "Beat"),
        },
    ),
    Lexicon(
        "pile",
        {
            "the top of the deck": Term(
                DECK_TOP, "デッキの一番上", "牌组顶端", "牌組頂端", "the top of the deck"
            ),
            "the bottom of the deck": Term(
                DECK_BOTTOM, "デッキの一番下", "牌组底端", "牌組底端", "the bottom of the deck"
            ),
            "the top of life": Term(
                LIFE_TOP, "ライフクロスの一番上", "生命护甲顶端", "生命護甲頂端", "the top of the Life Cloth"
            ),
        },
    ),
    Lexicon(
        "order",
        {
            "in any order": Term(ANY_ORDER, "好きな順番で", "以任意顺序", "以任意順序", "in any order"),
            "shuffled": Term(SHUFFLED, "シャッフルして", "洗切后", "洗切後", "in random order"),
        },
    ),
    Lexicon(
        "parity",
        {
            "odd": Term(ODD, "奇数", "奇数", "奇數", "an odd"),
            "even": Term(EVEN, "偶数", "偶数", "偶數", "an even"),
            "the named": Term(
                NAMED_PARITY, "宣言した方", "所宣言的一方", "所宣言的一方", "a level of the named"
            ),
        },
    ),
    Lexicon(
        "lane",
        {
            "left": Term(LEFT, "左", "左侧", "左側", "left"),
            "center": Term(CENTER, "中央", "中央", "中央", "center"),
            "right": Term(RIGHT, "右", "右侧", "右側", "right"),
        },
    ),
    Lexicon(
        "state",
        {
            "up": Term("up", "アップ状態の", "竖直状态的", "豎直狀態的", "upped"),
            "down": Term("down", "ダウン状態の", "横置状态的", "橫置狀態的", "downed"),
            "frozen": Term("frozen", "凍結状態の", "冻结状态的", "凍結狀態的", "frozen"),
            "crossed": Term("crossed", "クロス状態の", "交错状态的", "交錯狀態的", "crossed"),
            "driven": Term("driven", "ドライブ状態の", "驾驶状态的", "駕駛狀態的", "driven"),
            "infected": Term("infected", "感染状態の", "感染状态的", "感染狀態的", "infected"),
            "acced": Term("acced", "アクセされている", "有附属的", "有附屬的", "acced"),
            "charmed": Term("charmed", "【チャーム】が付いている", "有魅饰的", "有魅飾的", "charmed"),
            "armed": Term("armed", "血晶武装状態の", "血晶武装状态的", "血晶武裝狀態的", "armed"),
            "attacking": Term("attacking", "アタックしている", "正在攻击的", "正在攻擊的", "attacking"),
            "cheering": Term("cheering", "チアゾーンにある", "在欢呼区的", "在歡呼區的", "cheering"),
        },
    ),
    Lexicon(
        "icon",
        {
            "guard": Term("guard", "《ガードアイコン》", "《防御标记》", "《防禦標記》", "guard icon"),
            "life-burst": Term(
                "life-burst", "【ライフバースト】", "【生命爆发】", "【生命爆發】", "Life Burst"
            ),
            "cross": Term("cross", "《クロスアイコン》", "《交错标记》", "《交錯標記》", "cross icon"),
            "rise": Term("rise", "《ライズアイコン》", "《升阶标记》", "《升階標記》", "rise icon"),
            "trap": Term("trap", "《トラップアイコン》", "《陷阱标记》", "《陷阱標記》", "trap icon"),
            "acce": Term("acce", "《アクセアイコン》", "《附属标记》", "《附屬標記》", "acce icon"),
            "layer": Term("layer", "《レイヤーアイコン》", "《重合标记》", "《重合標記》", "layer icon"),
        },
    ),
    Lexicon(
        "keyword",
        {
            "lancer": Term("lancer", "ランサー", "枪兵", "槍兵", "Lancer"),
            "S-lancer": Term("s-lancer", "Sランサー", "S枪兵", "S槍兵", "S-Lancer"),
            "assassin": Term("assassin", "アサシン", "暗杀", "暗殺", "Assassin"),
            "double-crush": Term("double-crush", "ダブルクラッシュ", "双重击溃", "雙重擊潰", "Double Crush"),
            "triple-crush": Term(
                "triple-crush", "トリプルクラッシュ", "三重击溃", "三重擊潰", "Triple Crush"
            ),
            "shadow": Term("shadow", "シャドウ", "暗影", "暗影", "Shadow"),
            "guard": Term("guard", "ガード", "防御", "防禦", "Guard"),
            "multi-ener": Term("multi-ener", "マルチエナ", "万花色", "萬花色", "Multi Ener"),
        },
    ),
    Lexicon(
        "used-kind",
        {
            "spell": Term(SPELL, "スペル", "魔法", "魔法", "spell"),
            "ARTS": Term(ARTS, "アーツ", "必杀", "必殺", "ARTS"),
        },
    ),
    Lexicon(
        "face-down",
        {
            "traps": Term(FACE_DOWN["traps"], "【トラップ】", "【陷阱】", "【陷阱】", "traps"),
            "seeds": Term(FACE_DOWN["seeds"], "【シード】", "【种子】", "【種子】", "seeds"),
        },
    ),
    Lexicon(
        "attachment",
        {
            "charm": Term(CHARM, "【チャーム】", "【魅饰】", "【魅飾】", "Charm"),
            "acce": Term(ACCE, "【アクセ】", "【附属】", "【附屬】", "Acce"),
        },
    ),
    Lexicon("class", {}, quoted=True),
    Lexicon("lrig-type", {}, quoted=True),
    RELATIONS,
    SOURCES,
    ENER_SYMBOLS,
    USES,
    PHASES,
    MOMENTS,
    DESTINATIONS,
)
"""All terms of the notation."""
