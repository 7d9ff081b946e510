# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = カード
word-hidden-cards = カード{ $count }枚
word-any-card = 任意のカード
word-card-of = { $player }の{ $card }
word-card-at-hand = 手元の{ $card }
word-opposing = 相手の{ $card }
word-place-reserve = リザーブ
word-place-soul = リザーブ（ソウルコア）
word-place-soul-on = { $card }（ソウルコア）
word-list-separator = 、
word-plan-part = { $place }から{ $count }個
word-plan-cards = { $card }×{ $count }
word-plan-from = { $card }（{ $zone }）
word-icon-of = { $card }（{ $icon }）
word-icon-burst = ライフバースト
word-icon-trap = トラップ
word-parity-odd = 奇数
word-parity-even = 偶数

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支払い { $price }
word-hint-one-core = まず1個。次のコアは続けて選びます
word-warning-depleted = { $card }が消滅します
word-warning-level = { $card }がLv{ $level }に下がります

## Cards

word-none = なし
word-brave-condition = { $side ->
    [left] 左合体条件：{ $condition }
    [right] 右合体条件：{ $condition }
   *[none] 合体条件：{ $condition }
  }
