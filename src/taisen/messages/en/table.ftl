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
problem-no-note = Only the players of a match, or the one who brought its record, may write here.
problem-not-yours = Only the one who wrote it may take it back.
problem-too-many-notes = A replay holds at most { $most } annotations.

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
