# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = a card
word-any-card = any card
word-card-of = { $card } of { $player }
word-opposing = { $card } (opponent's)
word-place-reserve = the reserve
word-place-soul = the reserve (Soul Core)
word-place-soul-on = { $card } (Soul Core)
word-list-separator = {", "}
word-plan-part = { $count } from { $place }

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
word-brave-condition = may be combined with: { $condition }

## Values and actions

word-value-bp = BP
word-value-cost = Cost
word-value-level = Level
word-value-symbols = Symbols
word-value-price = What you pay for it now
word-action-attack = attack
word-action-block = block
word-action-summon = summon
word-action-deploy = deploy
word-action-magic-main = magic, Main effect
word-action-magic-flash = magic, Flash effect
word-action-set-burst = set as a burst
word-action-choose = choose
