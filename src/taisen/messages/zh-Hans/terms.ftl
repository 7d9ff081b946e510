# 游戏用语：终端、服务器和页面共用，只写在这里。

## Kinds and colours

word-kind-spirit = 战魂
word-kind-ultimate = 究极
word-kind-brave = 合体
word-kind-nexus = 核心
word-kind-magic = 魔法
word-color-red = 红
word-color-purple = 紫
word-color-green = 绿
word-color-white = 白
word-color-yellow = 黄
word-color-blue = 蓝
word-color-any = 任意色

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }

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
