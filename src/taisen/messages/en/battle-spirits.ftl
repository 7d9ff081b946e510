# What Battle Spirits says. Names of cards and places come as text; see taisen.messages.arguments.

## Prompts

prompt-main = Main Step: what do you do?
prompt-attack = Attack Step: attack with which spirit?
prompt-block = Block with which spirit?
prompt-block-second = Which second one blocks beside it?
prompt-flash = Flash Timing: use an effect?
prompt-choose-first = Do you go first or second?
prompt-mulligan = Redraw your opening hand? You can do so once.
prompt-pay = { $amount ->
    [one] Pay 1 core for { $card }: from where?
   *[other] Pay { $amount } cores for { $card }: from where?
  }
prompt-place-cores = Put { $amount } { $amount ->
    [one] core
   *[other] cores
  } on { $object }: from where?
prompt-place-more-cores = Put more cores on { $object }?
prompt-move-core-to = Move the core from { $place } where?
prompt-take-core = Choose where to take { $amount } { $amount ->
    [one] core
   *[other] cores
  } from.
prompt-which-core = Which core of { $object }?
prompt-which-cores = Which { $amount } cores of the reserve?
prompt-how-many-cores = How many cores, up to { $amount }?
prompt-keep-life = Put which card in the trash, so that life does not become 0?
prompt-brave-host = Summon { $card } alone, or combined with a spirit?
prompt-advent-base = Onto which card does { $card } advent?
prompt-life-price = Put a core of your life in the trash, so that { $card } costs less?
prompt-soul-magic = Use { $card } with your Soul Core alone?
prompt-lose-soul = Your Soul Core is in your life: which cores do you lose ({ $amount })?
prompt-keep-brave = Leave { $card } on the field as a spirit?
prompt-instead-of-removal = { $card } is about to be removed from the game: let it go, or summon or manifest it instead?
prompt-reborn-brave = Let { $card } stand alone, or combine it with a spirit?
prompt-contract-card = Begin with a contract card in your opening hand?
prompt-become-soul-state = Leave { $card } on the field in soul state?
prompt-inherit = Remove a card from your trash to make { $card } cheaper?
prompt-declare-burst = Activate your burst?
prompt-use-from-hand = Use an effect of a card in your hand?
prompt-trigger-counter = Use a Trigger Counter before the hit of { $card }?
prompt-either = Which part of the effect? { $part }
prompt-order-cards = Which card comes next, the uppermost first? { $part }
prompt-order-effects = Which effect comes first?
prompt-damage = How is the opponent's life reduced?
prompt-choose-field = { $amount ->
    [0] Choose any number. { $part }
    [one] Choose 1. { $part }
   *[other] Choose { $amount } more. { $part }
  }
prompt-choose-card = { $amount ->
    [one] Choose 1 card. { $part }
   *[other] Choose { $amount } more cards. { $part }
  }
prompt-skill-cores = How many cores do you pay? { $part }
prompt-decree = Give the God Decree? { $part }
prompt-decree-counts = How many cores become counts? { $part }
prompt-alternative = Which of the two? { $part }
prompt-change = What becomes of { $card }?
prompt-retarget = Make a card of yours the only target? { $part }
prompt-core-to-void = Which core goes to the void?
prompt-transfer = Which spirit gives all its cores for { $card }?
prompt-trash-core-to = Where does a core of the trash go?
prompt-name-kind = Which kind of card do you name?
prompt-exchange-mirage = Which mirage goes back to your hand?
prompt-free-mirage = Summon { $card } without paying, or return it to your hand?
prompt-name-cost = Which cost do you name?
prompt-name-level = Which level do you name?
prompt-unless = Do this to stop the effect? { $part }
prompt-pay-for-effect = Pay the cost of this magic to use it as well? { $part }
prompt-help-payment = { $card } costs { $amount }: let a card on the field pay a part of it?

## Options

option-end-step = End the step
option-summon = { $extra ->
    [0] Summon { $target }
   *[other] Summon { $target } combined with { $extra }
  }
option-summon-left = Summon { $target } combined with { $extra } on its left
option-summon-right = Summon { $target } combined with { $extra } on its right
option-deploy = Deploy { $target }
option-swift = Summon { $target } by Swift
option-accel = Use the Accel of { $target }
option-change = Use the Change of { $target }
option-discard-used = Discard it
option-take-place = Exchange it with { $target }
option-keep-target = Leave the target
option-take-aim = Only { $target }
option-advent = Advent { $target } onto { $extra }
option-free-advent = Advent { $target } onto { $extra } without moving the Soul Core
option-onto = Onto { $target }
option-manifest = Manifest { $target } with the Soul Core and a core of { $extra }
option-manifest-freely = Manifest { $target } with a core of { $extra }, the Soul Core staying
option-seal-manifest = Manifest { $target } with a core of { $extra }, the Soul Core going to life
option-super-manifest = Manifest { $target } with the Soul Core on it, { $extra } getting a core
option-magic = { $extra ->
    [1] Use { $target } for its Main effect
   *[other] Use { $target } for its Flash effect
  }
option-set-burst = Set { $target } as a burst
option-set-mirage = Set { $target } as a mirage
option-combine = Combine { $target } with { $extra }
option-combine-left = Combine { $target } with { $extra } on its left
option-combine-right = Combine { $target } with { $extra } on its right
option-share-left = Combine the brave of { $target } with { $extra } too, on its left
option-share-right = Combine the brave of { $target } with { $extra } too, on its right
option-change-side = Put { $target } on the other side of its brave
option-change-sides = Let { $target } and { $extra } change sides of their brave
option-split = Split { $extra } from { $target }
option-swap = Swap braves of { $target } and { $extra }
option-use = Use an effect of { $target }
option-use-hand = Use { $target } from the hand
option-name-kind = { $target ->
    [0] Spirit
    [1] Ultimate
    [2] Brave
    [3] Nexus
   *[other] Magic
  }
option-exchange = Exchange { $target }
option-summon-mirage = Summon { $target }
option-to-hand = Return { $target } to hand
option-move-core = Move a core from { $target }
option-swap-soul = Exchange the Soul Core with a core of { $target }
option-to = To { $target }
option-attack = { $extra ->
    [0] Attack with { $target }
   *[other] Attack { $extra } with { $target }
  }
option-block = Block with { $target }
option-no-block = Do not block
option-first = Go first
option-second = Go second
option-keep = Keep
option-redraw = Redraw
option-let-go = Let it go
option-contract-card = Begin with { $target }
option-no-contract-card = Begin without one
option-soul-state = Put { $target } in soul state
option-plan = As suggested: { $target }
option-core = From { $target }
option-cores = Pay with cores
option-lose-soul = { $target ->
    [1] The Soul Core among them
   *[other] Normal cores only
  }
option-help = Exhaust { $target }: { $extra } counts as paid
option-alone = Alone
option-host = Combined with { $target }
option-host-left = Combined with { $target } on its left
option-host-right = Combined with { $target } on its right
option-alternative = { $target ->
    [1] The first
   *[2] The second
  }
option-core-of-trash = From the trash
option-core-to = To { $target }
option-soul-to = The Soul Core to { $target }
option-inherit = Remove { $target }
option-damage = { $extra ->
    [-1] Reduce it by { $target }
   *[other] Reduce it by { $target } instead
  }
option-activate = Activate { $target }
option-counter = { $extra ->
    [1] Use the Trigger Counter of { $target }, without paying
   *[other] Use the Trigger Counter of { $target }
  }
option-resolve = { $target }
option-part = { $target ->
    [0] The first
   *[other] The second
  }
option-put = { $target }
option-choose = { $target }
option-name = { $target }

## What can be done, and values that can be explained

action-attack = attack
action-block = block
action-summon = summon
action-deploy = deploy
action-magic-main = magic, Main effect
action-magic-flash = magic, Flash effect
action-set-burst = set as a burst
action-set-mirage = set as a mirage
action-swift = summon by Swift
action-advent = advent
action-accel = Accel
action-manifest = manifestation
action-counter = Trigger Counter
action-use-hand = effect from the hand
action-activate = activate the burst
action-use = use an effect
action-combine = combine with a spirit
action-split = split off the brave
action-swap = swap the brave
action-share = combine the other side of the brave
action-change-side = change the side of the brave
action-move-core = move a core away
action-swap-soul = exchange with the Soul Core
action-choose = choose

value-bp = BP
value-cost = Cost
value-level = Level
value-symbols = Symbols
value-price = What you pay for it now

## Why an action is not possible

reason-not-yours = It is not yours.
reason-not-on-field = It is not on the field.
reason-nothing-to-choose = Nothing is being chosen now.
reason-waiting = It waits to leave the field.
reason-cannot-be-chosen = Opposing effects cannot choose it.
reason-out-of-turn = Another card was picked first, or there is no room for it.
reason-does-not-fit = It is not what the effect asks for.
reason-not-in-hand = It is not in your hand.
reason-not-a-spirit-card = It is neither a spirit, an ultimate nor a brave card.
reason-summoning-condition = Its summoning condition is not met.
reason-no-trigger-counter = It has no Trigger Counter.
reason-not-a-nexus-card = It is not a nexus card.
reason-not-a-magic-card = It is not a magic card.
reason-no-main-effect = It has no Main effect.
reason-no-flash-effect = It has no Flash effect.
reason-no-burst-effect = It has no burst effect.
reason-burst-already-set = You have already set a burst this turn.
reason-no-mirage = It is not a mirage.
reason-mirage-already-set = You have already set a mirage this turn.
reason-too-few-cores-to-pay = There are too few cores to pay for it.
reason-too-few-cores = There are too few cores to pay its cost and give it its lowest level.
reason-nexus-does-not-battle = Nexuses neither attack nor block.
reason-otherworld-brave-alone = An otherworld-god brave in spirit state neither attacks nor blocks.
reason-exhausted = It is exhausted.
reason-forbidden-by-effect = An effect forbids it.
reason-attacker-cannot-be-blocked = The attacker cannot be blocked by it.
reason-no-second-blocker = It can only be blocked by two spirits or two ultimates at once.
reason-match-over = The match is over.
reason-not-your-decision = It is not your turn to decide.
reason-no-attack-step-in-first-turn = The first turn has no Attack Step.
reason-not-attack-step = It is not the time to attack.
reason-nothing-to-block = There is no attack to block.
reason-not-flash-timing = It is not Flash Timing.
reason-not-main-step = This is done in your own Main Step, when nothing else is being resolved.
reason-no-swift = It has no Swift.
reason-no-advent = It has no Advent.
reason-no-accel = It has no Accel.
reason-no-manifestation = It has no Manifestation.
reason-no-base = There is nothing that meets its advent condition.
reason-too-few-cores-on-base = What it could be put on has too few cores for its lowest level.
reason-soul-elsewhere = The Soul Core is not where it could be taken from.
reason-no-core-of-a-grandwalker = No fitting Grandwalker has a core to pay with.
reason-too-few-cores-for-level = There are too few cores for its lowest level.
reason-too-few-cores-in-reserve = There are too few cores in the reserve.
reason-other-time = It is not the time that its text names.
reason-not-a-time-for-effects = Effects are used in your own Main Step or in Flash Timing.
reason-used-this-turn = It has been used this turn.
reason-use-condition = Its condition is not met.
reason-does-not-work = Its effect does not work now.
reason-cannot-be-done = What it does cannot be done now.
reason-no-effect-to-use = It has no effect that is used at will.
reason-nothing-to-counter = There is no hit to counter.
reason-nothing-to-answer = Nothing has happened that the hand may answer.
reason-no-hand-effect = It has no effect that is given from the hand.
reason-does-not-answer = It does not answer what has happened.
reason-nothing-to-declare = No burst is being declared now.
reason-not-set = It is not set.
reason-burst-condition = Its burst condition is not met.
reason-not-a-brave = It is not a brave.
reason-no-brave = No brave is combined with it.
reason-no-brave-target = There is nothing fitting to combine with.
reason-no-otherworld-brave = No otherworld-god brave is combined with it.
reason-too-few-cores-for-brave = There are too few cores for the lowest level of the brave.
reason-cores-locked = Cores on a Grandwalker are not moved.
reason-no-cores = It has no core.
reason-core-moved = The cores have just been moved; there is nothing left to move.

## How a match ended

outcome-life = the loser's life is 0
outcome-both-lives = the life of both players is 0
outcome-deck = the loser's deck was empty at the Start Step
outcome-loop = effects that cannot be stopped repeated without end

## Where the lines of an explanation come from

source-cost = change of the cost
source-reduction = reduction by symbols
source-floor = never below 0

amount-level = Lv{ $number }
amount-counts = { $number ->
    [one] 1 count
   *[other] { $number } counts
  }
amount-cores = { $number ->
    [one] 1 core
   *[other] { $number } cores
}
amount-reduction = { $number } { $names }

## The log. Every event has $player, $card, $object, $other, $amount, $cards and $detail.

event-setup = { $detail ->
    [void] The cores are in the void.
    [contract_aside] No contract card is set aside.
    [shuffle] The decks were shuffled.
    [life] Each player has 5 life.
    [reserve] Each player has 3 cores and the Soul Core in the reserve.
    [draw] Each player drew 4 cards.
    [choose_first] It was decided who goes first.
   *[mulligan] The opening hands are settled.
  }
event-mulligan_chosen = { $detail ->
    [redraw] { $player } redrew the opening hand
   *[keep] { $player } kept the opening hand
  }
event-step_began = { $detail ->
    [start] { $player }: Start Step
    [core] { $player }: Core Step
    [draw] { $player }: Draw Step
    [refresh] { $player }: Refresh Step
    [main] { $player }: Main Step
    [attack] { $player }: Attack Step
   *[end] { $player }: End Step
  }
event-step_ended = { $detail ->
    [main] { $player }: Main Step over
   *[attack] { $player }: Attack Step over
  }
event-turn_ended = { $player }: turn { $amount } over
event-flash_opened = Flash Timing
event-drew = { $player } drew { $amount } { $amount ->
    [one] card
   *[other] cards
  }
event-discarded = { $player } discarded { $cards }
event-milled = { $player } discarded { $card } from the deck
event-ultimate_trigger = { $detail ->
    [guard] { $object }: the Ultimate Trigger was guarded by { $card }
   *[hit] { $object }: the Ultimate Trigger hit { $card }
  }
event-hand_gained = { $player } put { $cards } in hand
event-revealed = { $player } revealed { $cards }
event-looked = { $player } looked at { $amount } { $amount ->
    [one] card
   *[other] cards
  }
event-shown = { $player } showed { $card }
event-paid = { $player } paid { $amount } for { $card }
event-cores_moved = { $detail ->
    [payment] { $player } paid { $amount } { $amount ->
        [one] core
       *[other] cores
      }
    [to-card] { $player } moved { $amount } { $amount ->
        [one] core
       *[other] cores
      } to { $object }
    [to-reserve] { $player } moved a core to the reserve
    [trash-to-life] { $player } put a core of the trash on life
    [reserve] A core of { $card } went to the reserve
    [trash-to-void] { $player } put a core of the trash in the void
    [void] { $amount } { $amount ->
        [one] core
       *[other] cores
      } of { $card } went to the void
    [reserve-to-trash] { $player } put { $amount } { $amount ->
        [one] core
       *[other] cores
      } of the reserve in the trash
    [trash-to-reserve] { $player } put { $amount } { $amount ->
        [one] core
       *[other] cores
      } of the trash in the reserve
   *[trash] A core of { $card } went to the trash
  }
event-cores_gained = { $detail ->
    [life] { $player } gained { $amount } life from the void
    [field] { $object } gained { $amount } { $amount ->
        [one] core
       *[other] cores
      } from the void
   *[reserve] { $player } gained { $amount } { $amount ->
        [one] core
       *[other] cores
      } in the reserve from the void
  }
event-decree = { $object } did its God Decree
event-core_plus = { $object } got { $amount } { $amount ->
    [one] core
   *[other] cores
  } from the void
event-counts_changed = { $detail ->
    [less] { $player } changed the counts by { $amount }
   *[more] { $player } changed the counts by +{ $amount }
  }
event-life_reduced = { $detail ->
    [void] { $player } put { $amount } life in the void
    [trash] { $player } put { $amount } life in the trash
    [to-card] { $player } put 1 life on { $object }
   *[reserve] { $player } lost { $amount } life
  }
event-placed = { $card } came to the field with { $amount } { $amount ->
    [one] core
   *[other] cores
  }
event-token_put = { $player } put the token { $card } on the field
event-summoned = { $detail ->
    [burst] { $player } summoned { $card } by a burst
    [effect] { $player } summoned { $card } by an effect
   *[use] { $player } summoned { $card }
  }
event-brave_summoned = { $detail ->
    [burst] { $player } summoned the brave { $card } by a burst
    [effect] { $player } summoned the brave { $card } by an effect
   *[use] { $player } summoned the brave { $card }
  }
event-deployed = { $detail ->
    [burst] { $player } deployed { $card } by a burst
    [effect] { $player } deployed { $card } by an effect
   *[use] { $player } deployed { $card }
  }
event-manifested = { $card } was manifested
event-combined = { $detail ->
    [left] { $card } was combined with { $object } on its left
    [right] { $card } was combined with { $object } on its right
   *[plain] { $card } was combined with { $object }
  }
event-parted = { $card } stayed combined with { $object } alone
event-split = { $card } was split off
event-brave_lost = { $card } could not stay without its spirit
event-removed = { $player } removed { $card } from the match
event-exchanged = { $cards } went back to the hand, and { $card } took its place
event-brave_left = { $card } was taken off its spirit
event-accel_used = { $player } used the Accel of { $card }
event-change_used = { $player } used the Change of { $card }
event-retargeted = { $object } became the only target
event-card_discarded = { $player } discarded { $card }
event-put_at_hand = { $card } lies at hand
event-soul_moved = { $detail ->
    [trash] { $player } moved the Soul Core to the trash
    [void] { $player } moved the Soul Core to the void
   *[reserve] { $player } moved the Soul Core to the reserve
  }
event-turn_added = { $player } will take another turn after this one
event-sealed = { $player } put the Soul Core in life
event-adventing = { $player } is about to put { $card } onto { $object }
event-advented = { $card } advented onto { $cards }
event-base_discarded = { $card } was discarded from below { $object }
event-brave_kept = { $card } stayed on the field as a spirit
event-contract_card_set_aside = { $player } set a contract card aside, face down
event-became_soul_state = { $card } stayed on the field in soul state
event-magic_used = { $player } used { $card }
event-magic_resolved = { $card } resolved
event-effect = Effect of { $card }
event-summon_effect_given = When-summoned effect of { $card }
event-keyword_given = Effect of { $card } given
event-attacked = { $other ->
    [0] { $player } attacked with { $card }
   *[other] { $player } attacked { $other } with { $card }
  }
event-blocked = { $player } blocked with { $card }
event-battle_resolving = Battle resolution: { $card }
event-won_comparison = { $card } won the BP comparison against { $other }
event-battle_ended = The battle of { $card } ended
event-exhausted = { $detail ->
    [heavily] { $card } was heavily exhausted
   *[once] { $card } was exhausted
  }
event-refreshed = { $card } was refreshed
event-modified = { $card } was changed by an effect
event-destroyed = { $card } was destroyed
event-depleted = { $card } was depleted
event-returned = { $card } is about to return
event-trashed = { $card } is about to go to the trash
event-left = { $detail ->
    [destroyed] { $card } left the field, destroyed
    [depleted] { $card } left the field, depleted
   *[returned] { $card } left the field
  }
event-stayed = { $card } stayed on the field
event-turned = { $card } was turned over
event-reborn = { $card } was reborn
event-burst_set = { $player } set a burst
event-burst_discarded = { $player } discarded the burst { $card }
event-burst_returned = { $player } returned the burst { $card } to the bottom of the deck
event-base_added = { $card } was put below { $object } as a base card
event-mirage_set = { $player } set the mirage { $card }
event-mirage_returned = { $player } took the mirage { $card } back to hand
event-mirage_discarded = { $player } discarded the mirage { $card }
event-magic_laid = { $player } put { $card } on the field
event-burst_declared = { $player } declared a burst
event-burst_activated = { $player } activated the burst { $card }
event-burst_resolved = The burst { $card } resolved
event-prevented = { $detail ->
    [burst-stays] { $card } stayed set: an effect forbids its discarding
    [summon] { $player } could not summon { $card }: an effect forbids it
    [draw] { $player } could not draw: an effect forbids it
    [increase-hand] { $player } could not add cards to the hand: an effect forbids it
    [return-from-trash] { $card } stayed in the trash: an effect forbids its return to hand
    [end-attack-step] { $player } could not end the Attack Step: an effect forbids it
    [mill] { $player } discarded nothing from the deck: an effect forbids it
    [void-to-life] { $player } gained no life: an effect forbids it
    [refresh] { $card } could not refresh: an effect forbids it
    [life] { $player } lost no life: an effect forbids it
    [unaffected] The effect of { $card } could not be negated: it is unaffected
    [magic] The effect of { $card } was negated
   *[burst] The burst effect of { $card } was negated
  }
event-missed = { $detail ->
    [no-hit] { $card }: its Ultimate Trigger did not hit
    [no-card] { $card }: there is no card to compare
    [summoning-condition] { $card }: its summoning condition is not met
    [source-gone] { $card }: the rest is lost, since it has left
    [condition-false] { $card }: its condition does not hold
    [impossible] { $card }: it cannot be done
    [not-done] { $card }: it was not done
    [too-few-cores] { $card }: too few cores
    [broken-off] { $card }: too few cores, its Rebirth breaks off
   *[no-longer] { $card }: its timing has passed
  }
