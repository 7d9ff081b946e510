# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = a card
word-hidden-cards = { $count } cards
word-any-card = any card
word-card-of = { $card } of { $player }
word-card-at-hand = { $card } at hand
word-opposing = { $card } (opponent's)
word-place-reserve = the reserve
word-place-soul = the reserve (Soul Core)
word-place-soul-on = { $card } (Soul Core)
word-list-separator = {", "}
word-plan-part = { $count } from { $place }
word-plan-cards = { $count }x { $card }
word-plan-from = { $card } ({ $zone })
word-icon-of = { $card } ({ $icon })
word-icon-burst = Life Burst
word-icon-trap = trap
word-parity-odd = odd
word-parity-even = even

## The log

word-drawn-cards = { $text }: { $cards }
word-effect-says = { $text }: { $effect }

## Options

word-hint-price = you pay { $price }
word-hint-one-core = this one, then you pick the next
word-warning-depleted = { $card } would be depleted
word-warning-level = { $card } would fall to Lv{ $level }

## Cards

word-none = none
word-brave-condition = { $side ->
    [left] may be combined on its left with: { $condition }
    [right] may be combined on its right with: { $condition }
   *[none] may be combined with: { $condition }
  }
