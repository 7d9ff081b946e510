# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = 一张卡
word-any-card = 任意卡
word-card-of = { $player }的{ $card }
word-opposing = 对手的{ $card }
word-place-reserve = 预备区
word-place-soul = 预备区（灵魂晶核）
word-place-soul-on = { $card }（灵魂晶核）
word-list-separator = 、
word-plan-part = { $place } { $count } 个

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支付 { $price }
word-hint-one-core = 先选这一个，再选下一个
word-warning-depleted = { $card } 将被消灭
word-warning-level = { $card } 将降到 Lv{ $level }

## Cards

word-level = Lv{ $level }
word-bp = BP { $bp }
word-none = 无
word-kind-spirit = 战魂
word-kind-ultimate = 终极
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
word-brave-condition = 合体条件：{ $condition }

## Steps and states

word-step-start = 起始阶段
word-step-core = 晶核阶段
word-step-draw = 抽卡阶段
word-step-refresh = 回复阶段
word-step-main = 主要阶段
word-step-attack = 攻击阶段
word-step-end = 结束阶段
word-state-refreshed = 回复状态
word-state-exhausted = 疲劳状态
word-state-heavily-exhausted = 重疲劳状态
word-state-attacking = 攻击中
word-state-blocking = 阻挡中
word-state-attacked = 被攻击
word-state-destroyed = 被破坏，等待离场
word-state-depleted = 被消灭，等待离场
word-state-returned = 将返回，等待离场
word-state-arriving = 正在进入战场

## Values and actions

word-value-bp = BP
word-value-cost = 费用
word-value-level = 等级
word-value-symbols = 战徽
word-value-price = 现在使用要支付
word-action-attack = 攻击
word-action-block = 阻挡
word-action-summon = 召唤
word-action-deploy = 配置
word-action-magic-main = 使用魔法（主要效果）
word-action-magic-flash = 使用魔法（灵动效果）
word-action-set-burst = 设置为爆裂
word-action-choose = 选择
