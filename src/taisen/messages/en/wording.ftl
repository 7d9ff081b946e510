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

word-level = Lv{ $level }
word-bp = BP { $bp }
word-none = none
word-kind-spirit = spirit
word-kind-ultimate = ultimate
word-kind-brave = brave
word-kind-nexus = nexus
word-kind-magic = magic
word-color-red = red
word-color-purple = purple
word-color-green = green
word-color-white = white
word-color-yellow = yellow
word-color-blue = blue
word-color-any = any colour
word-brave-condition = may be combined with: { $condition }

## Steps and states

word-step-start = Start Step
word-step-core = Core Step
word-step-draw = Draw Step
word-step-refresh = Refresh Step
word-step-main = Main Step
word-step-attack = Attack Step
word-step-end = End Step
word-state-refreshed = refreshed
word-state-exhausted = exhausted
word-state-heavily-exhausted = heavily exhausted
word-state-attacking = attacking
word-state-blocking = blocking
word-state-attacked = attacked
word-state-destroyed = destroyed, waiting to leave
word-state-depleted = depleted, waiting to leave
word-state-returned = returning, waiting to leave
word-state-arriving = entering

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
