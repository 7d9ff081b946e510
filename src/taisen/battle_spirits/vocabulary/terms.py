"""Terms: the names from which fields of the words are filled, in notation and in four languages."""

from __future__ import annotations

from typing import Final

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, SPIRIT, ULTIMATE
from taisen.battle_spirits.colors import COLORS, ULTIMATE_SYMBOL
from taisen.battle_spirits.rules.cores import PLACES
from taisen.battle_spirits.rules.magic_use import ZERO_COUNTER_EFFECT
from taisen.battle_spirits.state import BURST_AREA, DECK, EXHAUSTED, HAND, REFRESHED, SOUL_STATE, TRASH
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN
from taisen.battle_spirits.vocabulary.advents import ADVENTS
from taisen.battle_spirits.vocabulary.amounts import DONE_WITH_CARDS
from taisen.battle_spirits.vocabulary.away_lines import AWAY_PLACES
from taisen.battle_spirits.vocabulary.deeds import DEEDS
from taisen.battle_spirits.vocabulary.departures import TO_DECK_BOTTOM, TO_DECK_TOP, TO_HAND
from taisen.battle_spirits.vocabulary.filters import OPPOSING, OWN
from taisen.battle_spirits.vocabulary.heads import WORK_MARKS
from taisen.battle_spirits.vocabulary.lines import NO_OVERLAP, ONCE, ONCE_A_MATCH, ONCE_BY_NAME
from taisen.battle_spirits.vocabulary.manifestation import MANIFESTATIONS
from taisen.battle_spirits.vocabulary.player_triggers import COMINGS
from taisen.battle_spirits.vocabulary.precedence import SAFE_PLACES, UNTOUCHED_PLACES
from taisen.battle_spirits.vocabulary.presence import COUNTED_PLACES
from taisen.battle_spirits.vocabulary.seals import SOUL_SOURCES
from taisen.battle_spirits.vocabulary.skills import SKILLS
from taisen.battle_spirits.vocabulary.triggers import (
    BY_EFFECT,
    BY_OPPONENT,
    BY_OWN_EFFECT_OR_OPPONENT,
    BY_SPIRIT_NEXUS_OR_MAGIC,
    BY_SPIRIT_OR_MAGIC,
)
from taisen.battle_spirits.vocabulary.ultimates import TRIGGER_OUTCOMES
from taisen.language import Lexicon, Term
from taisen.language.players import EACH, THEIR, YOUR
from taisen.language.quantities import RELATIONS

COLOR_TERMS: Final = {
    "red": ("赤", "红", "紅"),
    "purple": ("紫", "紫", "紫"),
    "green": ("緑", "绿", "綠"),
    "white": ("白", "白", "白"),
    "yellow": ("黄", "黄", "黃"),
    "blue": ("青", "蓝", "藍"),
}


def lexicons() -> tuple[Lexicon, ...]:
    """Return the terms that fields of the words are filled from."""
    return (
        Lexicon(
            "color",
            {name: Term(index, *COLOR_TERMS[name], name) for index, name in enumerate(COLORS)},
        ),
        Lexicon(
            "side",
            {
                "own": Term(OWN, "自分の", "自己的", "自己的", "your"),
                "opposing": Term(OPPOSING, "相手の", "对手的", "對手的", "opposing"),
            },
        ),
        Lexicon(
            "whose",
            {
                "your": Term(YOUR, "自分の", "自己的", "自己的", "your"),
                "opposing": Term(THEIR, "相手の", "对手的", "對手的", "the opponent's"),
                "each": Term(EACH, "お互いの", "双方的", "雙方的", "each player's"),
            },
        ),
        Lexicon(
            "turn-step",
            {
                "start": Term("start", "スタートステップ", "起始阶段", "起始階段", "Start Step"),
                "core": Term("core", "コアステップ", "晶核阶段", "晶核階段", "Core Step"),
                "draw": Term("draw", "ドローステップ", "抽卡阶段", "抽卡階段", "Draw Step"),
                "refresh": Term("refresh", "リフレッシュステップ", "回复阶段", "回復階段", "Refresh Step"),
                "main": Term("main", "メインステップ", "主要阶段", "主要階段", "Main Step"),
                "attack": Term("attack", "アタックステップ", "攻击阶段", "攻擊階段", "Attack Step"),
                "end": Term("end", "エンドステップ", "结束阶段", "結束階段", "End Step"),
            },
        ),
        RELATIONS,
        WORK_MARKS,
        COUNTED_PLACES,
        SAFE_PLACES,
        UNTOUCHED_PLACES,
        MANIFESTATIONS,
        DONE_WITH_CARDS,
        AWAY_PLACES,
        COMINGS,
        DEEDS,
        SKILLS,
        Lexicon(
            "symbol-sort",
            {
                **{name: Term(index, *COLOR_TERMS[name], name) for index, name in enumerate(COLORS)},
                "ultimate": Term(ULTIMATE_SYMBOL, "究極", "究极", "究極", "ultimate"),
            },
        ),
        TRIGGER_OUTCOMES,
        ADVENTS,
        SOUL_SOURCES,
        Lexicon(
            "keyword",
            {
                "accel": Term("accel", "【アクセル】", "【加速】", "【加速】", "Accel"),
                "change": Term("change", "【チェンジ】", "【变换】", "【變換】", "Change"),
                "divine soaring": Term(
                    "divine-soaring", "【神飛翔】", "【神飞翔】", "【神飛翔】", "Divine Soaring"
                ),
                "whirlwind": Term("whirlwind", "【旋風】", "【旋风】", "【旋風】", "Whirlwind"),
                "seal": Term("seal", "《封印》", "《封印》", "《封印》", "Seal"),
                "riddle seal": Term("riddle-seal", "《謎封印》", "《谜封印》", "《謎封印》", "Riddle Seal"),
                "spirit soul red": Term(
                    "spirit-soul-red",
                    "【スピリットソウル：赤】",
                    "【战魂之魂：红】",
                    "【戰魂之魂：紅】",
                    "Spirit Soul (red)",
                ),
                "advent": Term("advent", "《煌臨》", "《煌临》", "《煌臨》", "Advent"),
                "clash": Term("clash", "【激突】", "【激突】", "【激突】", "Clash"),
                "awaken": Term("awaken", "【覚醒】", "【觉醒】", "【覺醒】", "Awaken"),
                "crimson awaken": Term(
                    "crimson-awaken", "【紅蓮覚醒】", "【红莲觉醒】", "【紅蓮覺醒】", "Crimson Awaken"
                ),
                "dark assault": Term(
                    "dark-assault", "【暗・強襲】", "【暗强袭】", "【暗強襲】", "Dark Assault"
                ),
                "undying": Term("undying", "【不死】", "【不死】", "【不死】", "Undying"),
                "curse": Term("curse", "【呪撃】", "【咒击】", "【咒擊】", "Curse"),
                "windstorm": Term("windstorm", "【暴風】", "【暴风】", "【暴風】", "Windstorm"),
                "swift": Term("swift", "【神速】", "【神速】", "【神速】", "Swift"),
                "armor": Term("armor", "【装甲】", "【装甲】", "【裝甲】", "Armor"),
                "heavy-armor": Term("heavy-armor", "【重装甲】", "【重装甲】", "【重裝甲】", "Heavy Armor"),
                "ice-wall": Term("ice-wall", "【氷壁】", "【冰壁】", "【冰壁】", "Ice Wall"),
                "radiance": Term("radiance", "【光芒】", "【光芒】", "【光芒】", "Radiance"),
                "dark-radiance": Term(
                    "dark-radiance", "【魔光芒】", "【魔光芒】", "【魔光芒】", "Dark Radiance"
                ),
                "pursuit": Term("pursuit", "【追撃】", "【追击】", "【追擊】", "Pursuit"),
                "unsealing": Term("unsealing", "《解封》", "《解封》", "《解封》", "Unsealing"),
                "mystery": Term("mystery", "【神秘】", "【神秘】", "【神秘】", "Mystery"),
                "rebirth": Term("rebirth", "《転醒》", "《转醒》", "《轉醒》", "Rebirth"),
                "ultimate-trigger": Term(
                    "ultimate-trigger", "【Ｕトリガー】", "【Ｕ触发】", "【Ｕ觸發】", "Ultimate Trigger"
                ),
                "double-ultimate-trigger": Term(
                    "double-ultimate-trigger",
                    "【ＷＵトリガー】",
                    "【ＷＵ触发】",
                    "【ＷＵ觸發】",
                    "WU Trigger",
                ),
                "true-curse": Term("true-curse", "【真・呪撃】", "【真咒击】", "【真咒擊】", "True Curse"),
                "contract-field": Term(
                    "contract-field", "【契約域】", "【契约域】", "【契約域】", "Contract Field"
                ),
                "revival": Term("revival", "【復活】", "【复活】", "【復活】", "Revival"),
                "world-release": Term("world-release", "【界放】", "【界放】", "【界放】", "World Release"),
                "creation-release": Term(
                    "creation-release", "【創界放】", "【创界放】", "【創界放】", "Creation Release"
                ),
                "underworld-release": Term(
                    "underworld-release", "【冥界放】", "【冥界放】", "【冥界放】", "Underworld Release"
                ),
                "heaven-release": Term(
                    "heaven-release", "【天界放】", "【天界放】", "【天界放】", "Heaven Release"
                ),
                "star-release": Term(
                    "star-release", "【星界放】", "【星界放】", "【星界放】", "Star Release"
                ),
                "grand-field": Term("grand-field", "【神域】", "【神域】", "【神域】", "Grand Field"),
                "spirit-soul": Term(
                    "spirit-soul", "【スピリットソウル】", "【战魂之魂】", "【戰魂之魂】", "Spirit Soul"
                ),
                "sacred-life": Term("sacred-life", "【神聖命】", "【神圣命】", "【神聖命】", "Sacred Life"),
                "super-armor": Term("super-armor", "【超装甲】", "【超装甲】", "【超裝甲】", "Super Armor"),
                "crush": Term("crush", "【粉砕】", "【粉碎】", "【粉碎】", "Crush"),
                "holy-life": Term("holy-life", "【聖命】", "【圣命】", "【聖命】", "Holy Life"),
                "assault": Term("assault", "【強襲】", "【强袭】", "【強襲】", "Assault"),
                "six-heaven-chain": Term(
                    "six-heaven-chain", "【六天連鎖】", "【六天连锁】", "【六天連鎖】", "Six-Heaven Chain"
                ),
                "manifestation": Term("manifestation", "《顕現》", "《显现》", "《顯現》", "Manifestation"),
                "thunder-god cannonade": Term(
                    "thunder-god-cannonade",
                    "【雷神砲撃】",
                    "【雷神炮击】",
                    "【雷神砲擊】",
                    "Thunder God Cannonade",
                ),
            },
        ),
        Lexicon(
            "kind",
            {
                "spirit": Term(SPIRIT, "スピリット", "战魂", "戰魂", "spirit", "spirits"),
                "ultimate": Term(ULTIMATE, "アルティメット", "究极", "究極", "ultimate", "ultimates"),
                "brave": Term(BRAVE, "ブレイヴ", "合体", "合體", "brave", "braves"),
                "nexus": Term(NEXUS, "ネクサス", "核心", "核心", "nexus", "nexuses"),
                "magic": Term(MAGIC, "マジック", "魔法", "魔法", "magic", "magic cards"),
            },
        ),
        Lexicon(
            "zone",
            {
                "hand": Term(HAND, "手札", "手牌", "手牌", "hand"),
                "trash": Term(TRASH, "トラッシュ", "废弃区", "廢棄區", "trash"),
                "deck": Term(DECK, "デッキ", "卡组", "卡組", "deck"),
                "soul-state": Term(SOUL_STATE, "魂状態", "魂状态", "魂狀態", "soul state"),
                "burst-area": Term(BURST_AREA, "バーストエリア", "爆裂区", "爆裂區", "burst area"),
            },
        ),
        Lexicon(
            "core-place",
            {
                name: Term(index, *words, name)
                for index, (name, words) in enumerate(
                    zip(
                        PLACES,
                        (
                            ("リザーブ", "预备区", "預備區"),
                            ("トラッシュ", "废弃区", "廢棄區"),
                            ("ボイド", "空间", "空間"),
                        ),
                        strict=True,
                    )
                )
            },
        ),
        Lexicon(
            "destination",
            {
                "hand": Term(TO_HAND, "手札", "手牌", "手牌", "the hand"),
                "the top of the deck": Term(
                    TO_DECK_TOP, "デッキの上", "卡组顶端", "卡組頂端", "the top of the deck"
                ),
                "the bottom of the deck": Term(
                    TO_DECK_BOTTOM, "デッキの下", "卡组底部", "卡組底部", "the bottom of the deck"
                ),
            },
        ),
        Lexicon(
            "posture",
            {
                "refreshed": Term(REFRESHED, "回復状態", "回复状态", "回復狀態", "refreshed"),
                "exhausted": Term(EXHAUSTED, "疲労状態", "疲劳状态", "疲勞狀態", "exhausted"),
            },
        ),
        Lexicon(
            "agent",
            {
                "by the opponent": Term(
                    BY_OPPONENT, "相手によって", "因对手而", "因對手而", "by the opponent"
                ),
                "by your effect or the opponent": Term(
                    BY_OWN_EFFECT_OR_OPPONENT,
                    "自分の効果か相手によって",
                    "因自己的效果或因对手而",
                    "因自己的效果或因對手而",
                    "by your effect or by the opponent",
                ),
                "by an opposing effect": Term(
                    BY_EFFECT, "相手の効果で", "因对手的效果而", "因對手的效果而", "by an opposing effect"
                ),
                "by an opposing spirit, nexus or magic effect": Term(
                    BY_SPIRIT_NEXUS_OR_MAGIC,
                    "相手のスピリット/ネクサス/マジックの効果で",
                    "因对手的战魂/核心/魔法的效果而",
                    "因對手的戰魂/核心/魔法的效果而",
                    "by an opposing spirit, nexus or magic effect",
                ),
                "by an opposing spirit or magic effect": Term(
                    BY_SPIRIT_OR_MAGIC,
                    "相手のスピリット/マジックの効果で",
                    "因对手的战魂/魔法的效果而",
                    "因對手的戰魂/魔法的效果而",
                    "by an opposing spirit or magic effect",
                ),
            },
        ),
        Lexicon(
            "window",
            {
                "main": Term(MAIN, "メイン", "主要", "主要", "Main"),
                "flash": Term(FLASH, "フラッシュ", "灵动", "靈動", "Flash"),
            },
        ),
        Lexicon(
            "magic-effect",
            {
                "main": Term(MAIN, "メイン効果", "主要阶段效果", "主要階段效果", "Main effect"),
                "flash": Term(FLASH, "フラッシュ効果", "灵动效果", "靈動效果", "Flash effect"),
                "zero counter": Term(
                    ZERO_COUNTER_EFFECT,
                    "【ゼロカウンター】効果",
                    "【零反击】效果",
                    "【零反擊】效果",
                    "Zero Counter effect",
                ),
            },
        ),
        Lexicon(
            "limit",
            {
                "once per turn": Term(ONCE, "ターンに1回", "每回合1次", "每回合1次", "once per turn"),
                "without overlapping": Term(
                    NO_OVERLAP, "〔重複不可〕", "〔不可重复〕", "〔不可重複〕", "without overlapping"
                ),
                "once a match": Term(
                    ONCE_A_MATCH, "ゲーム中に1回", "每场对战1次", "每場對戰1次", "once a match"
                ),
                "once per turn by name": Term(
                    ONCE_BY_NAME,
                    "同名のカードはターンに1回",
                    "同名卡牌每回合1次",
                    "同名卡牌每回合1次",
                    "once per turn among cards of this name",
                ),
            },
        ),
        Lexicon(
            "ending",
            {
                "main step": Term("main", "メインステップ", "主要阶段", "主要階段", "Main Step"),
                "attack step": Term("attack", "アタックステップ", "攻击阶段", "攻擊階段", "Attack Step"),
                "battle": Term("battle", "バトル", "战斗", "戰鬥", "battle"),
                "turn": Term("turn", "ターン", "回合", "回合", "turn"),
            },
        ),
    )
