# What the play mats of all games say. See web/src/mat.

## Numbers and words

mat-separator = ,{" "}
mat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
mat-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
  }
mat-place = { $place } from the top
mat-under = { $count ->
    [one] { $count } card underneath
   *[other] { $count } cards underneath
  }
mat-zone-under = Underneath
mat-and = { $a } and { $b }
mat-in = { $place }: { $what }

## What can be done

mat-can = can: { $what }
mat-chosen = chosen
mat-may-go-here = may be chosen
mat-face-down = face-down card

## Turn and battle

mat-title = Play mat
mat-turn = Turn { $turn }
mat-before-first-turn = Before the first turn
mat-whose-turn = { $name }: turn player
mat-further-turns = { $count ->
    [one] a further turn to come
   *[other] { $count } further turns to come
  }
mat-skipped-turns = { $count ->
    [one] next turn skipped
   *[other] next { $count } turns skipped
  }
mat-steps = Steps of the turn
mat-battle = Battle
mat-acts = { $name } to act
mat-pending = Effects waiting
mat-pending-next = next

## Piles and details

mat-pile-of = { $name }: { $zone }
mat-pile-empty = No card is known here.
mat-close = Close
mat-details = Card details
mat-effects = Effect
mat-no-effect = No effect
mat-values = Current values
mat-refusals = Not possible now
mat-rules = Rules and terms
mat-open-rule = Rule { $number }
