# What the server of the table says by itself, to people at the table: what was wrong with something sent.
# See taisen.table.problems; every one may use $where, $found and $allowed.

problem-input = { $where }: found { $found }; allowed: { $allowed }
problem-said = { $found }
problem-body = What was sent cannot be read ({ $found }); expected: { $allowed }.
problem-too-large = That is too large; at most { $limit } kB are taken.
problem-method = This address takes { $allowed }, not { $found }.
problem-nothing-there = There is nothing at { $found }.
problem-server = Something went wrong in the server. Nothing of it was stored; try again.
problem-host = This server is not called { $found }.
problem-origin = This request comes from another site ({ $found }).
problem-too-many = Too much at once; wait a moment.

## Replays

problem-no-replay = There is no replay { $found }.
problem-replay-running = This match is still running; its replay is given out when it is over.
problem-replay-unreadable = This match cannot be shown any more: this version of the program cannot read its record.
problem-no-note = Only the players of a match, or the one who brought its record, may write here.
problem-not-your-note = Only the one who wrote it may take it back.
problem-too-many-notes = A replay holds at most { $most } annotations.
problem-report-running = The match is still running; the report is given out when it is over.

## What is offered

game-battle-spirits = Battle Spirits
game-wixoss = WIXOSS
deck-red = Red
deck-purple = Purple
deck-green = Green
deck-white = White
deck-yellow = Yellow
deck-blue = Blue
deck-ultimate = Ultimate
deck-grandwalker = Grandwalker
deck-burst = Burst
deck-contract = Contract
deck-sample = Rebirth (samples)
bot-greedy = Computer
bot-level-1 = First steps
bot-level-1-hint = Answers at random
bot-level-4 = Very easy
bot-level-4-hint = Looks ahead now and then
bot-level-5 = Easy
bot-level-5-hint = Overlooks more than half of what it could do
bot-level-6 = Medium
bot-level-6-hint = Overlooks about half
bot-level-7 = Hard
bot-level-7-hint = Overlooks about a third
bot-level-2 = Very hard
bot-level-2-hint = Overlooks little
bot-level-3 = Hardest
bot-level-3-hint = Looks ahead at every decision

## Versions of the rules: rules-<game>-<version>, with -means what is different in them

rules-battle-spirits-eternal-17-1 = Eternal manual 17.1
rules-battle-spirits-eternal-17-1-means = As the manual has it.
rules-battle-spirits-2016-03 = Before April 2016
rules-battle-spirits-2016-03-means = A depleted card goes to the trash at once; only destroyed and returned cards wait. All else is as in manual 17.1.
rules-battle-spirits-eternal-17-1-turn-player-wins = Manual 17.1, no draw
rules-battle-spirits-eternal-17-1-turn-player-wins-means = If both lives are empty at the same moment, the turn player wins. All else is as in manual 17.1.
rules-battle-spirits-eternal-17-1-summed-bp = Manual 17.1, BP summed
rules-battle-spirits-eternal-17-1-summed-bp-means = BP changes are added up, and the sum is not below 0. All else is as in manual 17.1.
rules-wixoss-2020-11 = February 2018 to November 2020
rules-wixoss-2020-11-means = As the glossary has it: you remove SIGNI once a turn, up to three together. Lancer triggers after the battle. A waiting ability is missed if its card moves on or loses it. A Main Deck has exactly 20 Life Bursts.
rules-wixoss-2018-01 = Before February 2018
rules-wixoss-2018-01-means = You remove SIGNI one at a time, as often as you like. Lancer crushes at once, during the battle. All else is as up to November 2020.
rules-wixoss-2020-12 = From December 2020
rules-wixoss-2020-12-means = A waiting ability is not missed any more. A Main Deck has up to 20 Life Bursts. All else is as before.

problem-too-long = That is too long; at most { $most } characters.
problem-character = The character { $found } cannot be used here.
problem-empty = There is nothing in it.
problem-deck = The deck { $found } cannot be played. { $text }
problem-no-table = There is no such table, or this link does not open it.
problem-damaged = This table cannot be opened any more: what was stored of it is damaged.
problem-too-complicated = That would take too long to work out; it was not done.
problem-busy = The server has too much to do just now; try again in a moment.
problem-full = This table has as many spectators as it can take.
problem-seat-taken = This seat is taken already.
problem-no-spectators = This table lets no spectators in.
problem-join-first = Choose a deck first to take this seat.
problem-hello-first = A connection begins with a greeting.
problem-greeted = The greeting was said already.
problem-spectator = Spectators only look on.
problem-no-match = No match is running.
problem-match-over = The match is over.
problem-match-runs = That is possible when no match is running.
problem-old-answer = The question has changed meanwhile.
problem-no-moment = There is no such moment in this match: found { $found }; allowed: { $allowed }
problem-moment-gone = That moment can no longer be shown: it was taken back or was played under earlier rules.
problem-not-offered = "{ $found }" is not offered now.
problem-not-yours = It is the other player who decides.
problem-plan = What comes next could not be planned; answer step by step.
problem-bot-refuses = The bot accepts no draw.
problem-no-swap = From a given position, sides cannot be swapped.
problem-no-offer = That is not offered any more.
problem-own-offer = The other player has to accept that.
problem-no-undo = There is nothing to take back.
problem-series-over = The series is over; offer a rematch.

## Positions that cannot be

problem-position-card = { $where }: there is no card { $found }.
problem-position-life = { $where }: at least 1; with none the match is over.
problem-position-no-burst = { $where }: { $found } has no burst effect and cannot be set.
problem-position-place = { $where }: { $card } can never lie there.
problem-position-face-up = { $where }: { $card } lies face up there, so both players know it.
problem-position-mirages = { $where }: at most two mirages can be set.
problem-position-bursts = { $where }: at most one card can be set.
problem-position-most = { $where }: at most { $most }.
problem-position-magic = { $where }: { $card } is a magic card and cannot stand on the field.
problem-position-few-cores = { $where }: { $card } needs the cores of its lowest level, at least { $least }.
problem-position-souls = { $where }: each player has one Soul Core.
problem-position-brave = { $where }: { $brave } cannot be combined with { $host } (BS-15.02).
problem-position-turn = { $where }: turns are counted from 1.
problem-position-first-turn = { $where }: the first turn has neither a Core Step nor an Attack Step.
problem-position-number = { $where }: a whole number from 0 to { $most } is needed.
problem-position-cards = { $where }: too many cards; a position may have { $most }.
problem-position-form = { $where }: { $found } cannot be read; it is written { $form }.
problem-position-under = { $where }: found { $found }; after + stands the number of a brave, and left or right for an otherworld-god brave.
problem-position-below = { $where }: found { $found }; after { $sign } stands the number of a card that can lie below, and nothing else.
problem-position-face = { $where }: { $card } is a face B, which a card shows on the field only; write { $front }.
problem-card-unknown-facts = { $where }: not all of { $card } is known, so that no match can be played with it.
problem-position-begun = { $where }: found { $found }; allowed: true or false, and true only in { $steps }.
problem-position-attacks = { $where }: only the turn player can have attacked.
problem-position-no-attack-phase = { $where }: the first turn has no attack phase.
problem-position-wrong-back = { $where }: { $found } is a card of the other deck; only cards of the Main Deck or only cards of the LRIG Deck can be here.
problem-position-kind = { $where }: { $card } is of a kind that cannot stand here.
problem-position-no-card = { $where }: a card is needed.
problem-position-ride = { $where }: found { $found }; the place of a SIGNI on this side is needed.
problem-position-under-key = { $where }: found { $found }; nothing lies under a Key.
problem-position-armed = { $where }: only a SIGNI is in the blood-crystal armed state.
problem-position-class = { $where }: { $found } cannot be ridden; a SIGNI of the class <{ $class }> is needed.
problem-position-removed = { $where }: only the turn player can have removed SIGNI.
problem-position-version = { $where }: found { $found }; a month from { $first } to { $last } is needed, such as 2018-01.
problem-position-step = { $where }: found { $found }; allowed in the attack phase only: { $steps }.
problem-position-fields = { $where }: { $found } is no position; see docs/scenarios.md for its fields.
problem-position-not-at-rest = This can be done only where the turn player chooses what to do, in a main phase or where an attack is chosen.
problem-position-in-progress = Something is still going on: wait until everything is carried out.
problem-position-turns = An effect has added or taken turns; a position cannot say that.
problem-position-other-side = A card is on the other player's side; a position cannot say that.
problem-position-charm = A player has seen the face of a charm; a position cannot say that.

## What a text may hold

problem-input-text = { $where }: found { $found }; a text in quotation marks is needed.
problem-input-texts = { $where }: found { $found }; a list of texts is needed, such as ["A", "B"].
problem-input-table = { $where }: found { $found }; a table is needed, fields with their values.
problem-input-bool = { $where }: found { $found }; allowed: true or false.
problem-input-number = { $where }: found { $found }; a whole number from { $least } to { $most } is needed.
problem-input-most = { $where }: found { $found }; at most { $most } are allowed.
problem-input-digits = { $where }: it holds a very long number; a number may have { $most } digits.
problem-input-parts = { $where }: it holds a key of very many parts; a key may have { $most }.
problem-input-toml = { $where }: this is no TOML text: { $found }

## Scenarios and puzzles

problem-scenario-top = { $where }: { $found } cannot stand here; allowed: [[scenario]] tables, [cards] and game.
problem-scenario-tables = { $where }: 1 to { $most } tables [[scenario]] are needed.
problem-scenario-title = { $where }: found { $found }; a title is needed, one line that says what is shown.
problem-scenario-title-again = { $where }: the title { $found } is taken already; each needs one of its own.
problem-scenario-no-check = { $where }: nothing is checked; at least one check in steps or expect, or a goal, is needed.
problem-goal-no-fact = { $where }: no fact is named; reach or keep needs at least one.
problem-goal-fact = { $where }: { $found } is no fact; one is written like winner = own.
problem-line-option = { $where }: found { $found }; the text of an option must follow the side.
problem-line-rule = { $where }: found { $found }; a rule may stand only after an option that is not offered (!).
problem-line-check = { $where }: found { $found }; what is to be checked is missing.
problem-fact-relation = { $where }: { $found } is no fact; it needs one of { $relations }.
problem-fact-value = { $where }: in { $found } something is missing after { $relation }.
problem-fact-events = { $where }: found { $found }; names of events are needed, parted by commas.
problem-fact-place = { $where }: found { $found }; before has and lacks stands a place of cards.
problem-fact-card = { $where }: found { $found }; a card number is needed; after has a count may stand before it.
problem-fact-equals = { $where }: found { $found }; only = and != can stand here.
problem-fact-number = { $where }: found { $found }; a whole number is needed.
problem-fact-unknown = { $where }: { $found } names no fact; facts are written like own life, bp of own V5, turn.
problem-fact-unknown-wixoss = { $where }: { $found } names no fact; facts are written like own coins, power of own left, turn.
problem-fact-field-card = { $where }: { $found } is no card on this side of the field that has { $what }; there: { $known }.

## Cards of a user

problem-card-number-form = { $where }: { $found } is no card number; one has letters, digits, -, . and _ such as BS17-003.
problem-repair-card = The card { $card } is in the list of cards already; a card of your own needs a number of its own.
problem-card-unseen = You see no such card now.
problem-card-unknown = There is no built-in card { $found }.
problem-card-no-level = { $where }: the card needs a level; only a magic has none.
problem-card-level-missing = { $where }: this card needs a level.
problem-card-level-unwanted = { $where }: found { $found }; only a LRIG, a SIGNI or a Resona has a level.
problem-card-no-effect = { $where }: a line [effect] is needed; every spell and ARTS has one.
problem-card-craft = { $where }: { $found } is no built-in craft.
problem-card-ability-kind = { $where }: ability { $number } can never do anything on a card of this kind.
problem-card-unheard = { $where }: ability { $number } waits for something that never reaches a card there ({ $trigger }).
problem-card-fact-unfit = { $where }: { $fact } means nothing on such a card.
problem-card-levels = { $where }: found { $found }; a list of levels is needed, each [cores, BP] or [level, cores, BP].
problem-card-levels-order = { $where }: found { $found }; levels and their cores must rise.
problem-card-over-count = { $where }: found { $found }; OC is written as [counts, BP+].
problem-card-face = { $where }: found { $found }; the facts of one other face are needed.
problem-card-notation = { $where }: the effect cannot be read: { $found }. Possible here: { $allowed }

## Records and replays

problem-record-end = { $where }: the record ends too early; a line answers: is missing.
problem-record-no-line = { $where }: a line { $line } is missing.
problem-record-again = { $where }: { $line } stands here a second time; one such line is allowed.
problem-record-card = { $where }: found { $found }; the facts of a card as a JSON object are needed.
problem-record-deck-card = { $where }: the facts of { $found } stand in no line card:.
problem-record-after-result = { $where }: found { $found }; after the result only a digest may stand.
problem-record-format = { $where }: found { $found }; the first line of a record of this version is { $format }.
problem-record-position = { $where }: found { $found }; where the seed is told, the position itself is needed.
problem-record-cards = { $where }: the lines card: were changed; found the digest { $found }, that of these lines is { $digest }.
problem-rules-kept = { $where }: found { $found }, a version of the rules that is not kept. Kept are, for example, { $kept }.
problem-record-key = { $where }: a key of { $digits } hexadecimal digits is needed.
problem-replay-other-rules = { $where }: from { $found } on other rules were played; here nothing can be played on.
problem-replay-position = { $where }: there is no moment { $found } that can be shown; there are 0 to { $most }.
problem-replay-position-end = { $where }: at { $found } the match is over; choose a moment before its end.
problem-no-defence = This match began from neither a puzzle nor a position.
