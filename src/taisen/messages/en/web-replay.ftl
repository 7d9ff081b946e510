# The replay page. See web/src/pages/replay.

replay-title = Replay
replay-loading = The replay is being prepared …
replay-versus = { $first } against { $second }
replay-player = Player { $number }
replay-player-named = { $name } (player { $number })
replay-version = program { $version }

## The timeline

replay-timeline = Timeline
replay-turns = Turns
replay-turn = Turn { $turn }
replay-turn-of = Turn { $turn }: { $name }
replay-before-first-turn = Before the first turn
replay-position = Moment
replay-where = Turn { $turn }, moment { $position } of { $last }
replay-at = Moment { $position } of { $last }
replay-life-of = { $name }: Life { $count }

## Going through it

replay-transport = Go through the match
replay-first = To the beginning
replay-last = To the end
replay-turn-back = Back by a turn
replay-turn-on = On by a turn
replay-battle-back = To the battle before
replay-battle-on = To the next battle
replay-step-back = One answer back
replay-step = One answer on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-name = { $speed ->
    [slow] slow
   *[usual] normal
    [fast] fast
    [fastest] very fast
  }
replay-view = Seen by
replay-view-both = both (all hands open)
replay-view-of = { $name }

## The moment

replay-chose = { $name }: { $chosen }
replay-asked = Next, { $name } is asked: { $text }
replay-decides = Next, { $name } decides.
replay-text-board = The board in words
replay-no-board = No position was kept of this part that the program can still read; the log tells what happened.
replay-not-exact = This is the last position that was kept before this moment; the log tells what happened since.
replay-notice-older-rules = This match was played under older rules ({ $expected }; now: { $found }). It is shown from what was kept of it, a position a turn, and cannot be played on.
replay-notice-diverged = From moment { $position } on the match does not go as recorded: expected { $expected }; found { $found }. { $until ->
        [-1] The replay ends here.
       *[other] It goes on from the position kept at moment { $until }.
    }
replay-notice-repaired = At moment { $position } the players repaired the position in the board editor.
replay-notice-undone = The players went back to this moment; what they had done then is not shown.

## Beside it

replay-side = Log and annotations
replay-log = Log
replay-notes = Annotations
replay-no-notes = There are no annotations yet.
replay-notes-who = The players of the match, or the one who brought the record, may annotate it.
replay-note-at = Moment { $position }
replay-note-new = Annotate moment { $position }
replay-note-add = Add
replay-note-remove = Take this annotation back
replay-copy-link = Copy link
replay-copy-link-what = Copy a link to this moment
replay-link-copied = The link is in the clipboard.
replay-link-is = The link is: { $link }
replay-download = Download
replay-download-what = Download the record

## Playing on

replay-play-on = Play on from here
replay-play-on-what = A new match begins from moment { $position }; the replay stays as it is.
replay-play-on-side = Which side do you play?
replay-play-on-both = Both sides
replay-play-on-level = Level of the computer
replay-play-on-start = Begin
replay-played-on = from moment { $position } of a replay

## Keys

replay-keys = Keys
replay-key-step = one answer back or on
replay-key-battle = to the battle before or the next
replay-key-turn = back or on by a turn
replay-key-ends = to the beginning or the end
replay-key-play = play or pause
replay-key-inspect = tell about a card of the board
