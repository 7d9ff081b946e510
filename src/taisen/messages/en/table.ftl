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
deck-red = Red
deck-purple = Purple
deck-green = Green
deck-white = White
deck-yellow = Yellow
deck-blue = Blue
bot-greedy = Computer
bot-level-1 = Easy
bot-level-2 = Medium
bot-level-3 = Hard

problem-too-long = That is too long; at most { $most } characters.
problem-character = The character { $found } cannot be used here.
problem-empty = There is nothing in it.
problem-deck = The deck { $found } cannot be played. { $text }
problem-no-table = There is no such table, or this link does not open it.
problem-damaged = This table cannot be opened any more: what was stored of it is damaged.
problem-too-complicated = That would take too long to work out; it was not done.
problem-busy = The server has too much to do just now; try again in a moment.
problem-full = As many look on at this table as may.
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
problem-position-bursts = { $where }: at most one card can be set.
problem-position-most = { $where }: at most { $most }.
problem-position-magic = { $where }: { $card } is a magic card and cannot stand on the field.
problem-position-few-cores = { $where }: { $card } needs the cores of its lowest level, at least { $least }.
problem-position-souls = { $where }: each player has one Soul Core.
problem-position-brave = { $where }: { $brave } cannot be combined with { $host } (BS-15.02).
problem-position-turn = { $where }: turns are counted from 1.
problem-position-first-turn = { $where }: the first turn has neither a Core Step nor an Attack Step.
problem-position-number = { $where }: a whole number from 0 to { $most } is needed.
