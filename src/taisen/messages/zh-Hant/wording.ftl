# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = 一張卡
word-hidden-cards = { $count }張卡
word-any-card = 任意卡
word-card-of = { $player }的{ $card }
word-card-at-hand = 手邊的{ $card }
word-opposing = 對手的{ $card }
word-place-reserve = 預備區
word-place-soul = 預備區（靈魂晶核）
word-place-soul-on = { $card }（靈魂晶核）
word-list-separator = 、
word-plan-part = { $place }{ $count }個
word-plan-cards = { $card }×{ $count }
word-plan-from = { $card }（{ $zone }）
word-icon-of = { $card }（{ $icon }）
word-icon-burst = 生命爆發
word-icon-trap = 陷阱
word-parity-odd = 奇數
word-parity-even = 偶數

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支付 { $price }
word-hint-one-core = 先選這一個，再選下一個
word-warning-depleted = { $card } 將被消滅
word-warning-level = { $card } 將降到 Lv{ $level }

## Cards

word-none = 無
word-brave-condition = { $side ->
    [left] 左合體條件：{ $condition }
    [right] 右合體條件：{ $condition }
   *[none] 合體條件：{ $condition }
  }
