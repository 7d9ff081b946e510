# What both games say. { $player } is a player's name, or one of the messages player-*.

player-you = You
player-opponent = The opponent
player-number = Player { $number }

prompt-may = Do this? { $part }
prompt-by-doing = Pay this price for the effect? { $part }

option-yes = Yes
option-no = No
option-done = Done
option-pass = Pass

outcome-won = { $player } won: { $reason }
outcome-drawn = The match is a draw: { $reason }
outcome-bound = the match went on without end
outcome-concession = the loser conceded
outcome-draw-agreed = both players agreed on a draw
outcome-time = the loser's time ran out
outcome-abandoned = the match was abandoned
outcome-closed = the match was closed without a result
outcome-official = a match official decided it

event-position_set = The position was set up anew

source-printed = printed
