# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = 一张卡
word-hidden-cards = { $count }张卡
word-any-card = 任意卡
word-card-of = { $player }的{ $card }
word-card-at-hand = 手边的{ $card }
word-opposing = 对手的{ $card }
word-place-reserve = 预备区
word-place-soul = 预备区（灵魂晶核）
word-place-soul-on = { $card }（灵魂晶核）
word-list-separator = 、
word-plan-part = { $place }{ $count }个
word-plan-cards = { $card }×{ $count }
word-plan-from = { $card }（{ $zone }）
word-icon-of = { $card }（{ $icon }）
word-icon-burst = 生命爆发
word-icon-trap = 陷阱
word-parity-odd = 奇数
word-parity-even = 偶数

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
word-brave-condition = { $side ->
    [left] 左合体条件：{ $condition }
    [right] 右合体条件：{ $condition }
   *[none] 合体条件：{ $condition }
  }
