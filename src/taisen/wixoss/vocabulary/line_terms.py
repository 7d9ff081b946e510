"""Line terms: the closed lists that fields of the ability lines and triggers are filled from."""

from __future__ import annotations

from typing import Final

from taisen.language import Lexicon, Term
from taisen.wixoss.state import ENER, HAND, LRIG_TRASH, TRASH, ZONES
from taisen.wixoss.vocabulary.abilities import (
    ATTACK,
    CROSS,
    CUT_IN,
    DRIVE,
    LAYER_MARK,
    MAIN,
    ONCE_A_GAME,
    ONCE_A_TURN,
    TWICE_A_TURN,
)

BY_EFFECT: Final = "effect"
BY_OPPONENT: Final = "opposing-effect"
BY_OWN_EFFECT: Final = "own-effect"
BY_BATTLE: Final = "battle"

COSTS_LESS: Final = "less"
COSTS_MORE: Final = "more"

LINE_LEXICONS: Final = (
    Lexicon(
        "cost-change",
        {
            "less": Term(COSTS_LESS, "減る", "减少", "減少", "less"),
            "more": Term(COSTS_MORE, "増える", "增加", "增加", "more"),
        },
    ),
    Lexicon(
        "mark",
        {
            "cross": Term(CROSS, "クロス", "交错", "交錯", "Cross "),
            "drive": Term(DRIVE, "ドライブ", "驾驶", "駕駛", "Drive "),
            "layer": Term(LAYER_MARK, "レイヤー", "重合", "重合", "Layer "),
        },
    ),
    Lexicon(
        "limit",
        {
            "once a turn": Term(
                ONCE_A_TURN, "《ターン1回》", "《回合1次》", "《回合1次》", "[Once per turn]"
            ),
            "twice a turn": Term(
                TWICE_A_TURN, "《ターン2回》", "《回合2次》", "《回合2次》", "[Twice per turn]"
            ),
            "once a game": Term(
                ONCE_A_GAME, "《ゲーム1回》", "《游戏1次》", "《遊戲1次》", "[Once per game]"
            ),
        },
    ),
    Lexicon(
        "timing",
        {
            "main": Term(MAIN, "《メインフェイズ》", "《主要阶段》", "《主要階段》", "[Main Phase]"),
            "attack": Term(ATTACK, "《アタックフェイズ》", "《攻击阶段》", "《攻擊階段》", "[Attack Phase]"),
            "cut-in": Term(CUT_IN, "《スペルカットイン》", "《魔法切入》", "《魔法切入》", "[Spell Cut-In]"),
        },
    ),
    Lexicon(
        "ability-place",
        {
            "trash": Term(ZONES[TRASH], "トラッシュ", "废弃区", "廢棄區", "trash"),
            "hand": Term(ZONES[HAND], "手札", "手牌", "手牌", "hand"),
            "ener": Term(ZONES[ENER], "エナゾーン", "能量区", "能量區", "Ener Zone"),
            "LRIG trash": Term(
                ZONES[LRIG_TRASH], "ルリグトラッシュ", "分身废弃区", "分身廢棄區", "LRIG trash"
            ),
        },
    ),
    Lexicon(
        "cross-side",
        {
            # The partner stands on the other side.
            "left": Term(1, "左", "左侧", "左側", "left"),
            "right": Term(-1, "右", "右侧", "右側", "right"),
        },
    ),
    Lexicon(
        "agent",
        {
            "by an effect": Term(BY_EFFECT, "効果によって", "因效果而", "因效果而", "by an effect"),
            "by an opposing effect": Term(
                BY_OPPONENT,
                "対戦相手の効果によって",
                "因对手的效果而",
                "因對手的效果而",
                "by an effect of the opponent",
            ),
            "by your effect": Term(
                BY_OWN_EFFECT,
                "あなたの効果によって",
                "因自己的效果而",
                "因自己的效果而",
                "by an effect of yours",
            ),
            "in battle": Term(BY_BATTLE, "バトルによって", "因战斗而", "因戰鬥而", "in battle"),
        },
    ),
    Lexicon(
        "phase",
        {
            "up": Term("up", "アップフェイズ", "竖直阶段", "豎直階段", "up phase"),
            "draw": Term("draw", "ドローフェイズ", "抽牌阶段", "抽牌階段", "draw phase"),
            "ener": Term("ener", "エナフェイズ", "充能阶段", "充能階段", "ener phase"),
            "grow": Term("grow", "グロウフェイズ", "成长阶段", "成長階段", "grow phase"),
            "main": Term("main", "メインフェイズ", "主要阶段", "主要階段", "main phase"),
            "attack": Term("attack", "アタックフェイズ", "攻击阶段", "攻擊階段", "attack phase"),
        },
    ),
)
"""The terms of this module."""
