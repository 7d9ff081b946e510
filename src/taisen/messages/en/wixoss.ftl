# What WIXOSS says. Names of cards and places come as text; see taisen.messages.arguments.

## Prompts

prompt-choose-lrig = Which level-0 LRIG do you begin with?
prompt-mulligan = Which cards of your opening hand do you exchange? You can do so once.
prompt-ener-phase = Ener phase: put a card into your Ener Zone?
prompt-grow = Grow phase: grow?
prompt-main = Main phase: what do you do?
prompt-remove = Remove which SIGNI? At most { $amount } at the same time.
prompt-arts-use-step = ARTS use step: use anything?
prompt-attack-with-signi = SIGNI attack step: attack with which SIGNI?
prompt-attack-with-lrig = LRIG attack step: attack with your LRIG?
prompt-guard = { $amount ->
    [one] Guard the LRIG attack?
   *[other] Guard the LRIG attack? It takes { $amount } cards.
  }
prompt-cut-in = The opponent uses { $named }: answer it by Spell Cut-In?
prompt-life-burst = Activate the Life Burst of { $named }?
prompt-open-trap = Turn up your trap? ({ $zone })
prompt-activate-ability = Activate the ability of { $named } and pay its cost?
prompt-replace = Do something else instead? It is about { $named }.
prompt-order-effects = Which ability comes first?
prompt-pay = { $paid ->
    [none] Pay the cost: with what?
   *[other] Pay the cost of { $paid }: with what?
  }
prompt-choose-deeds = Which of these do you pay? { $part }
prompt-use-choice = Do this to use the card for less? { $part }
prompt-bet = Bet { $amount } { $amount ->
    [one] coin
   *[other] coins
  }?
prompt-encore = Pay for Encore as well? { $part }
prompt-choose-mode = { $amount ->
    [one] Which effect do you choose?
   *[other] Which effects do you choose? { $amount } to go.
  }
prompt-choose-field = { $amount ->
    [one] Choose: { $part }
   *[other] Choose: { $part } ({ $amount } to go)
  }
prompt-choose-card = { $amount ->
    [one] Choose: { $part }
   *[other] Choose: { $part } ({ $amount } to go)
  }
prompt-choose-zone = Where does { $named } go?
prompt-choose-base = On which SIGNI do you put { $named }?
prompt-choose-zones = Choose a SIGNI Zone. { $part }
prompt-choose-class = Which class do you choose?
prompt-how-many = How many? { $part }
prompt-name-number = Which number do you name?
prompt-name-parity = Do you name odd or even?
prompt-order-cards-top = Which card comes next, from the top of the deck down?
prompt-order-cards-bottom = Which card comes next, down to the bottom of the deck?
prompt-hand-size = You hold more than you may: discard { $amount } { $amount ->
    [one] card
   *[other] cards
  }.
prompt-level-exceeded = Your SIGNI are too high for your LRIG: put which into the trash?
prompt-too-many-attached = Too many cards lie there: put which into the trash?
prompt-which-rule = Where does { $named } go?

## Options

option-lrig = { $target }
option-return = Exchange { $target }
option-charge = Put { $target } from your hand into the Ener Zone
option-charge-signi = Put your SIGNI { $target } into the Ener Zone
option-grow = Grow to { $target }
option-end-phase = End the main phase
option-end-step = End the step
option-summon = Put { $target } onto the field: { $extra }
option-rise = Put { $target } on { $extra } by Rise
option-remove = { $target ->
    [none] Remove SIGNI
   *[other] { $target }
  }
option-spell = Use { $target }
option-arts = Use { $target }
option-key = Put the Key { $target } onto the field
option-resona = Put the Resona { $target } onto the field
option-use = { $extra ->
    [none] Use the ability of { $target }
   *[other] Use the ability of { $target }, no. { $extra }
  }
option-use-card = { $extra ->
    [none] Use the ability of { $target }
   *[other] Use the ability of { $target }, no. { $extra }
  }
option-ride = Let { $extra } ride { $target }
option-decorate = Decorate { $extra } with { $target }
option-attack = { $extra ->
    [none] Attack with { $target }
   *[other] Attack with { $target }: { $extra }
  }
option-guard = Guard by discarding { $target }
option-no-guard = Do not guard
option-activate = Activate { $target }
option-decline = Do not activate it
option-open = Turn it up ({ $target })
option-plan = As suggested: { $target }
option-pay = { $target }
option-pay-field = { $target }
option-deeds = { $target }
option-bet = Bet
option-no-bet = Do not bet
option-encore = Pay for Encore
option-no-encore = Without Encore
option-mode = { $target }
option-choose = { $target }
option-class = { $target }
option-number = { $target }
option-name = { $target }
option-place = { $target }
option-zone = { $target }
option-put = { $target }
option-resolve = { $target }
option-discard = { $target }
option-ener = Into the Ener Zone
option-trash = { $target ->
    [none] Into the trash
   *[other] { $target }
  }

## What can be done, and values that can be explained

action-summon = put onto the field
action-grow = grow
action-remove = remove
action-attack = attack
action-use = use
action-activate = use an ability
action-declare = put onto the field as a Resona
action-play = put onto the field as the Key
action-rise = put on by Rise
action-ride = ride
action-guard = guard
action-choose = choose

value-power = Power
value-level = Level
value-limit = Limit
value-colors = Colours
value-price = What you pay for it now

## Why an action is not possible

reason-already-removed = You have already removed SIGNI this turn.
reason-already-riding = It rides another SIGNI already.
reason-already-used = It has been used this turn.
reason-appearance-condition = Its appearance condition cannot be met.
reason-cannot-be-chosen = Opposing effects cannot choose it.
reason-cannot-be-downed = It cannot be downed.
reason-cost-not-payable = Its cost cannot be paid.
reason-does-not-fit = It is not what the effect asks for.
reason-does-not-work = Its ability does not work now.
reason-down = It is down.
reason-forbidden = An effect forbids it.
reason-forbidden-by-effect = An effect forbids it.
reason-grow-condition = Its grow condition does not hold.
reason-level-too-high = Its level is above that of your LRIG.
reason-limit-exceeded = It would exceed the limit of your LRIG.
reason-limiting-condition = Your LRIG is not of the type that it demands.
reason-match-over = The match is over.
reason-no-action-ability = It has no action ability.
reason-no-appearance-condition = It has no appearance condition.
reason-no-attack-phase-in-first-turn = The first turn has no attack phase.
reason-no-decorate = It has no Decorate.
reason-no-free-zone = None of your SIGNI Zones is free.
reason-no-guard = It has no guard.
reason-no-ride = It has no Ride.
reason-no-riding-machine = There is no SIGNI that it can ride.
reason-no-rise = It has no Rise.
reason-not-a-key = It is not a Key.
reason-not-a-lrig = It is not a LRIG.
reason-not-a-resona = It is not a Resona.
reason-not-a-signi = It is not a SIGNI.
reason-not-a-spell = It is not a spell.
reason-not-an-arts = It is not an ARTS.
reason-not-grow-phase = It is not your grow phase.
reason-not-in-hand = It is not in your hand.
reason-not-in-lrig-deck = It is not in your LRIG Deck.
reason-not-lrig-attack-step = It is not your LRIG attack step.
reason-not-main-phase = This is done in your own main phase, when nothing else is being done.
reason-not-on-field = It is not on the field.
reason-not-one-level-higher = Its level is not one above that of your LRIG.
reason-not-signi-attack-step = It is not your SIGNI attack step.
reason-not-your-decision = It is not your turn to decide.
reason-not-yours = It is not yours.
reason-nothing-to-choose = Nothing is being chosen now.
reason-nothing-to-guard = There is no LRIG attack to guard.
reason-other-lrig-type = It shares no type with your LRIG.
reason-other-use-timing = It cannot be used at this time.
reason-out-of-turn = Another card was picked first, or there is no room for it.
reason-resona-stays = A Resona cannot be removed.
reason-riding = It rides a SIGNI, so that it cannot attack.
reason-rise-condition = There is no SIGNI that it can be put on.
reason-rise-needed = It can only be put onto the field by Rise.
reason-too-few-guards = You hold too few cards with guard.
reason-use-condition = Its condition does not hold.

## How a match ended

outcome-damage = the loser was damaged without Life Cloth
outcome-card = a card says so
outcome-both-lost = both players lost at the same time
outcome-loop = actions that cannot be stopped repeated without end

## Where the lines of an explanation come from

source-floor = never below 0

## The log. Every event has $player, $card, $object, $other, $amount, $cards, $detail, $source and $target.

event-setup = { $detail ->
    [shuffle] The decks were shuffled.
    [lrig] Both players laid a level-0 LRIG face down.
    [first-player] It was decided who goes first.
    [draw] Each player drew 5 cards.
    [mulligan] The opening hands are settled.
    [life] Each player has 7 Life Cloth.
   *[open] Open!
  }
event-mulligan_chosen = { $amount ->
    [0] { $player } kept the opening hand
    [one] { $player } exchanged 1 card
   *[other] { $player } exchanged { $amount } cards
  }
event-turn_began = { $player } began the turn
event-turn_ended = { $player }: turn { $amount } over
event-turn_ending = The turn ends at once
event-turn_skipped = { $player } skipped a turn
event-phase = { $detail ->
    [up] { $player }: up phase
    [draw] { $player }: draw phase
    [ener] { $player }: Ener phase
    [grow] { $player }: grow phase
    [main] { $player }: main phase
    [attack] { $player }: attack phase
   *[end] { $player }: end phase
  }
event-step = { $detail ->
    [arts] { $player }: ARTS use step
    [signi] { $player }: SIGNI attack step
    [lrig] { $player }: LRIG attack step
   *[guard] { $player }: guard step
  }
event-drew = { $player } drew { $amount } { $amount ->
    [one] card
   *[other] cards
  }
event-discarded = { $player } discarded { $cards }
event-moved = { $detail ->
    [ener-charge] { $player } charged { $cards } to the Ener Zone
    [ener-phase] { $player } put { $cards } into the Ener Zone
    [ener-cost] { $player } paid with { $cards }
    [exceed] { $player } paid Exceed with { $cards }
    [mill] { $player } put { $cards } from the deck into the trash
    [declare] { $cards } went to the { $target }
    [use] { $cards } went to the { $target }
    [used] { $cards } went to the { $target }
    [craft] { $player } got { $cards } in the LRIG Deck
    [exclude] { $player } excluded { $cards } from the game
    [rule] { $player } had { $cards } moved to the { $target } by the rules
   *[other] { $player } had { $cards } moved to the { $target }
  }
event-revealed = { $player } revealed { $cards }
event-looked = { $player } looked at { $amount } { $amount ->
    [one] card
   *[other] cards
  }
event-searched = { $amount ->
    [0] { $player } found no card
   *[other] { $player } found { $cards }
  }
event-shuffled = { $player } shuffled the deck
event-refreshed = { $player } refreshed
event-entered = { $detail ->
    [effect] { $player } put { $card } onto the field by an effect
    [grow] { $card } is the LRIG now
    [key] { $player } put the Key { $card } onto the field
    [resona] { $player } put the Resona { $card } onto the field
    [rise] { $player } put { $card } onto the field by Rise
    [setup] { $player } opened { $card }
   *[hand] { $player } put { $card } onto the field
  }
event-covered = { $detail ->
    [grow] { $card } lies under the new LRIG
    [under] { $card } was put under { $other }
   *[rise] { $card } was covered by Rise
  }
event-bloomed = { $card } bloomed ({ $target })
event-left = { $detail ->
    [bounce] { $card } returned to hand
    [trash] { $card } was put into the trash
    [remove] { $player } removed { $card }
    [ener] { $card } was put into the Ener Zone
    [ener-phase] { $player } put { $card } into the Ener Zone
    [cost] { $card } was given up as a cost
    [deck] { $card } was put into the deck
    [charm] { $card } became a Charm
    [acce] { $card } became an Acce
    [rule] { $card } left the field by the rules
   *[other] { $card } left the field: to the { $target }
  }
event-banished = { $other ->
    [0] { $card } was banished
   *[other] { $card } was banished by { $other }
  }
event-downed = { $card } was downed
event-upped = { $card } was upped
event-froze = { $card } was frozen
event-thawed = { $card } is no longer frozen
event-armed = { $card } was armed with blood crystal
event-driven = { $other } rides { $card }
event-moved_lane = { $card } was moved: { $target }
event-modified = { $card } was changed by an effect
event-attached = { $detail ->
    [charm] A Charm was attached to { $object }
    [acce] { $object } got { $cards } as Acce
   *[under] { $object } got { $cards } under it
  }
event-beat = { $player } made { $cards } Beat
event-grew = { $player } grew to { $card }
event-removed = { $player } removed { $amount } SIGNI
event-life_added = { $player } added { $amount } Life Cloth
event-life_moved = { $player } lost { $amount } Life Cloth without a crush
event-coins = { $detail ->
    [gained] { $player } got { $amount } { $amount ->
        [one] coin
       *[other] coins
      }
   *[lost] { $player } paid { $amount } { $amount ->
        [one] coin
       *[other] coins
      }
  }
event-subscribers = { $detail ->
    [gained] { $player } got { $amount } { $amount ->
        [one] subscriber
       *[other] subscribers
      }
   *[lost] { $player } lost { $amount } { $amount ->
        [one] subscriber
       *[other] subscribers
      }
  }
event-used = { $player } used { $card }
event-use_ended = { $card } is done
event-countered = { $card } was negated
event-cut_in = { $player } cut in
event-ability_used = { $player } used an ability of { $card }
event-activated = Ability of { $card }
event-declined = { $player } did not activate the ability of { $card }
event-attacked = { $other ->
    [0] { $player } attacked with { $card }
   *[other] { $player } attacked with { $card }, facing { $other }
  }
event-heaven = Heaven: { $card }
event-negated_attack = The attack was negated
event-battled = { $object } battled { $other }
event-attack_ended = The attack of { $card } ended
event-guarded = { $player } guarded with { $cards }
event-damaged = { $player } took damage
event-crushed = { $player } had { $amount } Life Cloth crushed: { $cards }
event-burst = { $detail ->
    [activated] { $player } activated the Life Burst of { $card }
   *[declined] { $player } did not activate the Life Burst of { $card }
  }
event-lost = { $detail ->
    [damage] { $player } had no Life Cloth left
   *[card] { $player } lost by an effect
  }
event-virus_placed = A virus was placed: { $target }
event-virus_removed = A virus was removed: { $target }
event-trap_set = { $player } set a trap: { $target }
event-trap_opened = { $player } turned up the trap { $card }
event-trap_activated = { $player } activated the trap { $card }
event-seed_set = { $player } set a seed: { $target }
event-prevented = { $detail ->
    [up-phase] { $player }: no up phase
    [draw-phase] { $player }: no draw phase
    [ener-phase] { $player }: no Ener phase
    [grow-phase] { $player }: no grow phase
    [main-phase] { $player }: no main phase
    [attack-phase] { $player }: no attack phase
    [draw] { $player } could not draw: an effect forbids it
    [damage] { $player } took no damage: an effect forbids it
    [crush] { $player } had no Life Cloth crushed: an effect forbids it
    [life-burst] The Life Burst of { $card } could not be activated
    [use] { $card } has no effect: it was negated
    [enter] { $card } could not come onto the field
    [ride] { $card } could not be ridden
    [up] { $card } could not be upped: an effect forbids it
    [down] { $card } could not be downed: an effect forbids it
    [freeze] { $card } could not be frozen: an effect forbids it
    [arm] { $card } could not be armed
    [move] { $card } could not be moved to another zone
    [banish] { $card } could not be banished: an effect forbids it
   *[other] { $card } could not leave the field: an effect forbids it
  }
event-replaced = { $detail ->
    [damage] { $player } took no damage: something else happened instead
    [crush] Something else happened instead of a crush
   *[other] Something else happened to { $card } instead
  }
event-missed = { $detail ->
    [condition-false] { $card }: its condition does not hold
    [impossible] { $card }: it cannot be done
    [source-gone] { $card }: it has left
    [not-done] { $card }: it was not done
    [used-up] { $card }: it was used already
    [no-longer] { $card }: what was chosen is no longer there
   *[timing] { $card }: its ability missed its timing
  }
