# What the play mat of WIXOSS says: places, cards, the attack, details. See web/src/games/wixoss.

## Places

wx-zone-deck = Deck
wx-zone-lrig_deck = LRIG Deck
wx-zone-hand = Hand
wx-zone-ener = Ener
wx-zone-check = Check
wx-zone-trash = Trash
wx-zone-lrig_trash = LRIG trash
wx-zone-life = Life Cloth
wx-zone-excluded = Excluded
wx-zone-beat = Beat
wx-zone-left_behind = Left behind
wx-zone-trap = Trap
wx-zone-seed = Seed
wx-row-lanes = SIGNI Zones
wx-signi-zone = SIGNI Zone: { $lane }
wx-empty = empty

## Numbers

wx-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
wx-subscribers = { $count ->
    [one] { $count } subscriber
   *[other] { $count } subscribers
  }
wx-levels = Levels { $total } of { $limit }
wx-refreshed = { $count ->
    [one] refreshed once this turn
   *[other] refreshed { $count } times this turn
  }
wx-no-limit = no limit

## Cards

wx-level-words = level { $level }
wx-power = power { $power }
wx-power-changed = power { $power }, base { $base }
wx-limit = limit { $limit }
wx-cost = Cost: { $cost }
wx-grow-cost = Grow cost: { $cost }
wx-ener-times = { $color } ×{ $count }
wx-or = { $a } or { $b }
wx-suggested = suggested for the payment
wx-charms = { $count ->
    [one] { $count } Charm
   *[other] { $count } Charms
  }
wx-acce = Acce: { $card }
wx-rides = Ride: { $card }
wx-trap = Trap
wx-seed = Seed
wx-virus = Virus
wx-craft = Craft
wx-attacked = attacked
wx-has = now: { $keywords }
wx-title-limit = Limit
wx-title-power = Power
wx-title-types = LRIG Type
wx-title-classes = Class
wx-title-limiting = Limiting condition
wx-title-cost = Cost
wx-title-grow = Grow cost
wx-title-coins = Brings coins
wx-title-timing = Use timing
wx-title-team = Team
wx-none = none

## Badges

wx-keyword-constant = Constant
wx-keyword-auto = Auto
wx-keyword-enter = Enter
wx-keyword-action = Action
wx-keyword-layer = Layer
wx-keyword-burst = Life Burst
wx-keyword-trap = Trap
wx-keyword-appearance = Appearance
wx-keyword-rise = Rise
wx-keyword-cross = Cross
wx-keyword-encore = Encore
wx-keyword-bet = Bet
wx-keyword-chain = Chain
wx-keyword-ride = Ride
wx-keyword-decorate = Decorate
wx-keyword-drive = Drive
wx-keyword-lancer = Lancer
wx-keyword-assassin = Assassin
wx-keyword-shadow = Shadow
wx-keyword-guard = Guard
wx-keyword-s-lancer = S-Lancer
wx-keyword-double-crush = Double Crush
wx-keyword-triple-crush = Triple Crush
wx-keyword-multi-ener = Multi Ener
wx-keyword-convert-white = Convert: white
wx-keyword-convert-red = Convert: red
wx-keyword-convert-blue = Convert: blue
wx-keyword-convert-green = Convert: green
wx-keyword-convert-black = Convert: black
wx-short-burst = Burst
wx-short-multi-ener = Multi
wx-timing-main = Main
wx-timing-attack = Attack
wx-timing-cut-in = Cut-In

## Turn and attack

wx-phase-up = Up
wx-phase-draw = Draw
wx-phase-ener = Ener
wx-phase-grow = Grow
wx-phase-main = Main
wx-phase-attack = Attack
wx-phase-end = End
wx-step-arts = ARTS use
wx-step-signi = SIGNI attacks
wx-step-lrig = LRIG attack
wx-step-guard = Guard
wx-attack-attack = Attack
wx-attack-guard = Guard
wx-attack-battle = Battle
wx-attack-damage = Damage
wx-attack-negated = negated
wx-attacks = { $attacker } attacks { $target }
wx-life-of = { $name }: Life Cloth
wx-using = Being used
wx-uses = { $name } uses { $card }

## The windows of auto-pass

window-ener = Ener phase
window-grow = Grow phase
window-arts-own = ARTS use step of your own turn
window-arts-opposing = ARTS use step of an opposing turn
window-cut-in = Spell Cut-In
window-guard = Guard step
