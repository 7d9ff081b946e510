# 游戏用语：终端、服务器和页面共用，只写在这里。

## Kinds and colours

word-kind-spirit = 战魂
word-kind-ultimate = 究极
word-kind-brave = 合体
word-kind-nexus = 核心
word-kind-magic = 魔法
word-kind-lrig = 分身
word-kind-arts = 必杀
word-kind-key = 钥匙Key
word-kind-resona = 共鸣
word-kind-signi = 精灵
word-kind-spell = 魔法
word-color-red = 红
word-color-purple = 紫
word-color-green = 绿
word-color-white = 白
word-color-yellow = 黄
word-color-blue = 蓝
word-color-black = 黑
word-color-colorless = 无色
word-color-any = 任意色
word-color-ultimate = 究极
word-color-god = 神
word-color-red-god = 红色神
word-color-purple-god = 紫色神
word-color-green-god = 绿色神
word-color-white-god = 白色神
word-color-yellow-god = 黄色神
word-color-blue-god = 蓝色神

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }
word-power = 力量{ $power }
word-limit = 界限{ $limit }

## Steps

word-step-short-start = 起始
word-step-short-core = 晶核
word-step-short-draw = 抽卡
word-step-short-refresh = 回复
word-step-short-main = 主要
word-step-short-attack = 攻击
word-step-short-end = 结束
word-step-start = { word-step-short-start }阶段
word-step-core = { word-step-short-core }阶段
word-step-draw = { word-step-short-draw }阶段
word-step-refresh = { word-step-short-refresh }阶段
word-step-main = { word-step-short-main }阶段
word-step-attack = { word-step-short-attack }阶段
word-step-end = { word-step-short-end }阶段

## Phases, steps and use timings of WIXOSS

word-phase-up = 竖直阶段
word-phase-draw = 抽牌阶段
word-phase-ener = 充能阶段
word-phase-grow = 成长阶段
word-phase-main = 主要阶段
word-phase-attack = 攻击阶段
word-phase-end = 结束阶段
word-step-arts = 必杀使用步骤
word-step-signi = 精灵攻击步骤
word-step-lrig = 分身攻击步骤
word-step-guard = 防御步骤
word-timing-main = 主要阶段
word-timing-attack = 攻击阶段
word-timing-cut-in = 魔法切入

## States

word-state-refreshed = 回复状态
word-state-exhausted = 疲劳状态
word-state-heavily-exhausted = 重疲劳状态
word-state-attacking = 攻击中
word-state-blocking = 阻挡中
word-state-target = 被攻击
word-state-combined = 合体中
word-state-arriving = 支付中
word-state-destroyed = 被破坏，待机状态
word-state-depleted = 被消灭，待机状态
word-state-returned = 将被移回，待机状态
word-state-trashed = 将放置到废弃区
word-state-up = 竖直状态
word-state-down = 横置状态
word-state-frozen = 冻结状态
word-state-armed = 血晶武装状态
word-state-crossed = 交错状态
word-state-infected = 感染状态
word-state-driven = 驾驶状态

## Zones and places of WIXOSS

word-zone-deck = 牌组
word-zone-lrig_deck = 分身牌组
word-zone-hand = 手牌
word-zone-ener = 能量区
word-zone-check = 检查区
word-zone-trash = 废弃区
word-zone-lrig_trash = 分身废弃区
word-zone-life = 生命护甲
word-zone-excluded = 除外区
word-zone-beat = 节拍
word-zone-left = 左侧精灵区
word-zone-center = 中央精灵区
word-zone-right = 右侧精灵区
word-zone-cheer = 欢呼区
word-zone-lrig = 分身区
word-zone-key = 钥匙区
word-zone-trap_left = { word-zone-left }的陷阱
word-zone-trap_center = { word-zone-center }的陷阱
word-zone-trap_right = { word-zone-right }的陷阱
word-zone-seed_left = { word-zone-left }的种子
word-zone-seed_center = { word-zone-center }的种子
word-zone-seed_right = { word-zone-right }的种子
word-zone-left_behind = 场
word-zone-field = 场
word-zone-under = 卡牌下方
word-lane-left = 左
word-lane-center = 中央
word-lane-right = 右
word-lane-cheer = 欢呼
word-lane-lrig = 分身
word-lane-key = 钥匙
