# What the terminal says by itself: the board, the commands, the answers to bad input. See taisen.cli.

## The board

screen-turn = Turn { $turn }
screen-whose-turn = { $who ->
    [you] your turn
    [opponent] the opponent's turn
   *[other] { $player }'s turn
  }
screen-before-first-turn = Before the first turn
screen-life = life { $count }
screen-reserve = reserve { $count }
screen-core-trash = core trash { $count }
screen-counts = counts { $count }
screen-further-turns = { $count ->
    [one] a further turn to come
   *[other] { $count } further turns to come
  }
screen-hand = hand { $count }
screen-deck = deck { $count }
screen-trash = trash { $count }
screen-at-hand = at hand { $count }
screen-removed = removed { $count }
screen-burst = burst: { $burst }
screen-burst-none = none
screen-burst-set = set
screen-soul = soul
screen-soul-void = Soul Core in the void
screen-soul-removed = Soul Core out of the game
screen-cores = cores { $count }
screen-empty-field = (no card on the field)
screen-combined = { $side ->
    [left] combined left: { $card }
    [right] combined right: { $card }
   *[none] combined: { $card }
  }
screen-set-mirage = mirage: { $cards }
screen-soul-state = in soul state: { $cards }
screen-laid-magic = magics on the field: { $cards }
screen-tokens = tokens { $count }
screen-at-hand-cards = at hand { $count }: { $cards }
screen-bases = { $how ->
    [contract-advent] by Contract Advent onto { $cards }
   *[advent] advented onto { $cards }
  }
screen-covered = { $known ->
    [0] face down below: { $count }
   *[other] face down below: { $count } ({ $cards })
  }
screen-held-cores = own cores { $count }
screen-oc-on = OC on
screen-as-spirit = Divine Form
screen-battle-open = Battle: { $attacker } attacks
screen-battle-aimed = Battle: { $attacker } attacks { $target }
screen-battle-blocked = Battle: { $attacker } is blocked by { $blocker }
screen-pending = Effects waiting: { $effects }
screen-declared-burst = Declared bursts waiting: { $players }
screen-hand-title = { $who ->
    [you] Your hand
   *[other] { $player }'s hand
  }
screen-hand-empty = (no card)
screen-trash-title = { $who ->
    [you] Your trash
   *[other] { $player }'s trash
  }
screen-unknown-cards = and { $count } unknown
screen-lrig-deck-title = { $who ->
    [you] Your LRIG Deck
   *[other] { $player }'s LRIG Deck
  }
screen-lrig-trash-title = { $who ->
    [you] Your LRIG trash
   *[other] { $player }'s LRIG trash
  }
screen-life-cloth = Life Cloth { $count }
screen-main-deck = deck { $count }
screen-lrig-deck = LRIG Deck { $count }
screen-lrig-trash = LRIG trash { $count }
screen-coins = coins { $count }
screen-skipped-turns = { $count ->
    [one] next turn skipped
   *[other] next { $count } turns skipped
  }
screen-subscribers = subscribers { $count }
screen-ener = Ener { $count }: { $cards }
screen-pile = { $zone }: { $cards }
screen-attacked-lane = { $lane } (attacked)
screen-empty-lane = (no SIGNI)
screen-charms = Charm { $count }
screen-acce = Acce: { $card }
screen-under = under it: { $cards }
screen-trap = trap: { $card }
screen-seed = seed: { $card }
screen-face-down = face down
screen-virus = virus
screen-attack-open = Attack: { $attacker }, nothing in front
screen-attack-in-front = Attack: { $attacker }, in front of { $front }
screen-attack-negated = Attack: { $attacker }, negated
screen-using = In use: { $cards }

## Cards

screen-cost = cost { $cost }
screen-cost-now = cost { $cost }, now { $price }
screen-reduction = reduction { $symbols }
screen-symbols = symbols { $symbols }
screen-families = families { $families }
screen-brave-bp = BP { $bp } for the spirit it is combined with
screen-contract-card = contract card
screen-token-card = token
screen-mirage-cost = Mirage at cost { $cost }
screen-over-count = OC { $counts }: BP+{ $bp }
screen-no-effect = no effect
screen-face-b = Face B (after rebirth)
screen-face-a = Face A (before rebirth)
screen-assumed-symbols = symbols taken for granted, not read off the card
screen-assumed-reduction = reduction taken for granted, not read off the card
screen-unknown-face-b = face B not known: no match can be played with this card
screen-grow-cost = grow cost { $cost }
screen-price-now = now { $price }
screen-brings-coins = brings coins { $count }
screen-types = types { $names }
screen-classes = classes { $names }
screen-limiting = limiting condition { $names }
screen-timings = use timings { $names }
screen-team = team { $name }
screen-craft = Craft { $kind }

## Deciding

screen-decides = { $who ->
    [you] You decide:
   *[other] { $player } decides:
  }
screen-default = Enter

## Explaining

screen-explain-how = ? { $card } tells about a card, ? 2 about an option, ? { $action } { $card } why that is not offered.
screen-offered = { $action } { $card }: that is offered now.
screen-refused = { $action } { $card }: not now. { $reason } [{ $rule }]
screen-rule-says = in English:
screen-option-is = Option { $number }: { $option }
screen-option-text = In a record: { $text }

## Commands

screen-help =
    Answer by the number of an option, by its text, or by the beginning of its text if no other begins so.
    Enter takes the option marked with Enter. In a payment it is the whole suggestion; the other options pick it piece by piece.
    A decision that has only one answer, such as a moment at which you can only pass, is taken for you.
      u          undo: back to your last decision
      ?          why you are asked
      ? CARD     a card: what it says, how its values come about, what it cannot do now and why
      ? NUMBER   the card and the rule of an option
      ? { $action } CARD   why that is not offered for it (also { $actions })
      b          the board again
      o          the options again
      t          the cards in both trashes
      l, l 40    the log: this turn, or the last 40 lines
      r RULE     a rule, such as r { $rule }
      s, s FILE  save the record; taisen replay FILE plays it again
      h          this help
      q          quit
screen-bad-number = There is no option { $found }; there are 1 to { $count }.
screen-bad-answer = No option is called "{ $found }"; type its number, or h for help.
screen-many-answers = "{ $found }" could be { $options }; type more of it, or the number.
screen-bad-card = You see no card called "{ $found }"; give a number such as { $card }.
screen-bad-action = "{ $found }" is no action; there are { $actions }.
screen-bad-rule = There is no rule "{ $found }"; rules are called like { $rule }.
screen-rule-usage = Give the number of a rule, such as r { $rule }.
screen-nothing-to-undo = There is nothing to undo yet.
screen-undone = Back to your last decision.
screen-undone-new-stream = Back to your last decision. Cards that are drawn or shuffled from here on will be others.
screen-saved = Saved as { $file }. Play it again with: taisen replay { $file }
screen-not-saved = { $file } could not be written: { $why }
screen-exists = { $file } is there already and is no record; give another name.
screen-log-empty = Nothing has happened yet.
screen-quit = Leave the match? Type y to leave; s saves it first.
screen-quit-yes = y
screen-left = The match was left in turn { $turn }.
screen-input-ended = The input has ended; the match was left in turn { $turn }.
screen-stopped = Stopped.

## Before and after a match

screen-welcome = { $game }: { $first } – { $second } · seed { $seed }. Type h for help.
screen-seat = { $player } ({ $deck })
screen-choose-language = Language
screen-choose-game = Game
screen-choose-deck = Your deck
screen-choose-opponent = Opponent
screen-choose-opponent-deck = Deck of the opponent
screen-choose-bad = "{ $found }" is not on the list.
screen-opponent-random = random: plays anything that is allowed
screen-opponent-greedy = greedy: takes what looks best at once
screen-opponent-human = human: both players sit at this terminal
screen-same = Play the same match again: { $command }

## Watching and replaying

screen-replay-head = { $first } against { $second }: { $count } answers, { $turns } turns. h for help.
screen-replay-answer = { $player }: { $option }
screen-replay-end = This is the end of the record.
screen-replay-start = This is the start of the record.
screen-replay-help =
      Enter, n, n 10   go on by one answer, or ten
      p, p 10          go back by one answer, or ten
      t 5              go to the start of turn 5
      e                go to the end
      v 1, v 2, v      look with the eyes of player 1, of player 2, of everybody
      b                the board again
      o                the options of the decision that comes next
      ? CARD           a card
      c                the cards in both trashes
      l, l 40          the log: this turn, or the last 40 lines
      r RULE           a rule, such as r { $rule }
      play, play 2 random   play on from here as player 1, or as player 2 against the bot random
      h                this help
      q                quit
screen-replay-bad = "{ $found }" is no command; h for help.
screen-replay-no-turn = The record has no turn { $found }; there are 1 to { $count }.
screen-replay-mismatch = From here on the record does not fit this version: { $why }
screen-playing-on = You play on as { $player } against { $bot }.

## Names

screen-welcome-watch = { $first } – { $second } · seed { $seed }
screen-opponent-decides = The opponent decides.

## The table

screen-serving = The table stands at { $address } — open it in a browser. Ctrl-C ends it.
screen-served = The table is closed; running matches go on when it is opened again.
