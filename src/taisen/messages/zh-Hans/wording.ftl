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
word-plan-part = { $place }{ $count }个

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支付 { $price }
word-hint-one-core = 先选这一个，再选下一个
word-warning-depleted = { $card } 将被消灭
word-warning-level = { $card } 将降到 Lv{ $level }

## Cards

word-none = 无
word-brave-condition = 合体条件：{ $condition }

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
word-action-magic-main = 使用魔法（主要阶段效果）
word-action-magic-flash = 使用魔法（灵动效果）
word-action-set-burst = 设置为爆裂
word-action-choose = 选择
