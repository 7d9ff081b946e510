# What the pages of the table say by themselves, beside what a game says. See web/src.

## The site

skip-main = Skip to the content
skip-prompt = Skip to the question
nav = Pages
nav-home = Play
nav-puzzles = Puzzles
nav-editor = Board editor
close = Close
loading = Loading …
load-again = Try again
page-not-loaded = A part of this page could not be loaded.
page-missing = There is no such page
page-missing-home = To the home page
error-no-connection = The server cannot be reached.
error-status = The server answered with an error ({ $status }).
settings-language = Language
settings-theme = Colours of the page
settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
  }
rule-open = Rule { $number }
rule-english = The text of the rule is in English:
rule-tests = { $count ->
    [one] 1 test proves it
   *[other] { $count } tests prove it
  }

## The first page

home-title = Play a card game
home-new = New match
home-game = Game
home-no-game = This server offers no game.
home-opponent = Opponent
opponent-name = { $opponent ->
    [bot] The computer
    [friend] A friend
    [both] Both sides myself
    [puzzle] Puzzle
    [guided] Guided match
   *[watch] Watch
  }
opponent-hint = { $opponent ->
    [bot] Starts at once
    [friend] You get a link to send
    [both] To try things out
   *[watch] Two computers play
  }
home-bot = Which computer player
home-level = Level
home-options = More options
home-name = Your name
home-other-deck = Deck of the other side
home-any-deck = Any
home-best-of = Length
best-of = { $count ->
    [1] One match
   *[other] Best of { $count }
  }
home-rules = Rules
rules-are = Rules: { $rules }
home-clock = Clock
clock-name = { $clock ->
    [quick] Quick: 10 min + 20 s
    [usual] Usual: 25 min + 30 s
    [slow] Slow: 60 min + 60 s
    [each] 60 s for each decision
   *[none] None
  }
clock-means = { $clock ->
    [each] When the time for a decision is up, its default answer is taken.
   *[own] Whoever uses up the time and all periods loses.
  }
clock-away = A player who is away for longer than { $minutes } min while the other is there loses.
home-spectators = Let spectators in by a link
home-start = { $opponent ->
    [friend] Make the table and get the link
    [watch] Watch
   *[other] Start
  }
home-not-playable = This deck cannot be played yet.
home-more = More
home-learn = Learn and explore
home-guided = Guided match
home-puzzles = Solve puzzles
home-editor = Set up a position
home-upload = Open a record
home-record-large = This file is too large for a record.
guided-title = New here? Play one turn with help
guided-text = A few minutes: one turn, one battle, every step explained. You can stop whenever you like.
guided-begin = Show me { $game }
guided-skip = Skip
recent-title = Recent matches
recent-none = Matches that you play are listed here.
recent-resume = Resume
recent-open = Look
recent-replay = Replay
recent-forget = Take off the list
recent-all = Show all { $count }
table-status = { $status ->
    [waiting] waiting for a player
    [running] running
    [finished] over
    [solved] solved
    [closed] closed
    [gone] no longer there
   *[unknown] asking …
  }

## Decks

deck-title = Your deck
deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
deck-look = Look into the deck: { $deck }
deck-take = Take this deck
deck-look-hint = Choose a card to read what it does.
deck-own = Own list
deck-own-hint = Paste or open
deck-list = Deck list
deck-open-file = Open a file …
deck-file-large = This file is too large for a deck list.
deck-form = One card a line: how many, and its number, such as { $example }.
deck-legal = { $count } cards. This deck may be played.
deck-illegal = { $count ->
    [one] 1 problem:
   *[other] { $count } problems:
  }

## Joining

join-title = { $player } invites you to a match
join-start = Sit down and play
invite-title = Invite
invite-text = Send this link to your friend. The match starts when they have chosen a deck.
invite-link = Link for the other player
invite-watch = Link for spectators
invite-copy = Copy
invite-copied = Copied
invite-waiting = Waiting for the other player
invite-hands = Let spectators see my hand, with a delay (if the other player agrees too)
invite-none = There is no link to hand on from here.

## The table

table-title = Match
table-board = Board
table-side = Log and chat
table-no-token = This address alone does not let you in. Use the link that you were given.
table-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
table-watchers = { $count ->
    [one] 1 other is watching
   *[other] { $count } others are watching
  }
toolbar = What you can do
more = More
undo = Undo
undo-consent = The other player will be asked
draw-offer = Offer a draw
text-board = Board as text
player-you = You
player-you-named = { $name } (you)
player-opponent = Opponent
player-number = Player { $number }
player-bot = { $level ->
    [none] Computer
   *[named] Computer ({ $level })
  }
player-decides = deciding
player-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
player-there = there
player-away = away
player-away-grace = away, { $time } left
clock-of = Time left
clock-periods = × { $count }

## The question

prompt-title = Question
prompt-waiting = Waiting for the other player.
prompt-closed = { $replay ->
    [yes] The server cannot read this match any more and has closed it. What was recorded of it may still be shown.
   *[no] The server cannot read this match any more and has closed it. It has no result and no replay.
  }
prompt-other = { $player } decides.
prompt-cancel = Cancel
prompt-all = { $shown ->
    [yes] Fewer
   *[no] All ({ $count })
  }
prompt-default = What the space bar takes
prompt-warning = Warning
prompt-do-it = Do it
prompt-always = Always yes this match
prompt-menu = What to do with it
prompt-further = Or choose a marked place.
prompt-how = { $how ->
    [move-end] Choose or drag something marked ◆, or end the step.
    [end] Choose a card marked ◆, or end the step.
    [pass] Choose something marked ◆, or pass.
    [button] Choose something marked ◆, or an answer here.
    [target] Now choose a place marked ◎.
    [nothing] There is nothing that you could choose now.
   *[place] Choose something marked ◆.
  }
key-space = Space

## How the board is played

hints-title = How to play
hints-watching = Looking on
hints-option = May be chosen now. Click it, or go there with the arrow keys.
hints-chosen = Is chosen. A second click or Esc lets go.
hints-target = May be where it goes, or what it is about.
hints-drag = Cards and what lies on them may be dragged.
hints-look = Point at a card, or press I on it, to read what it does.
hints-log = The log tells what has happened; a click on a line shows the board as it stood then.
hints-keys = shows all keys.

## Offers

offer-text = { $who ->
    [you] You { $kind ->
        [undo] ask to take the last answer back.
        [draw] offer a draw.
        [rematch] offer a rematch.
        [swap] offer a rematch with the decks exchanged.
       *[repair] propose to go on from a repaired position.
      }
   *[other] { $player } { $kind ->
        [undo] asks to take the last answer back.
        [draw] offers a draw.
        [rematch] offers a rematch.
        [swap] offers a rematch with the decks exchanged.
       *[repair] proposes to go on from a repaired position.
      }
  }
offer-reason = { $reason ->
    [card-known] A card has become known since.
    [random-drawn] Chance has decided something since.
   *[other-answered] The other player has answered since.
  }
offer-position = The position
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
ending-title = { $outcome ->
    [won] Victory
    [lost] Defeat
    [draw] Draw
   *[seen] The match is over
  }
ending-next = Match { $number }
ending-rematch = Rematch
ending-swap = Rematch, decks exchanged
ending-replay = Look at the match again
ending-home = Home page
concede-button = Concede
concede-title = Concede this match?
concede-text = The other side wins at once. This cannot be undone.
concede-yes = Concede
concede-no = Play on

## Auto-pass

auto-button = Auto-pass: { $mode ->
    [smart] smart
    [window] some
   *[ask] off
  }
auto-title = Auto-pass
auto-text = { $solo ->
    [yes] Nobody else is told by it what you hold. An undo or a new connection sets it back.
   *[no] What is passed for you depends on public facts alone, never on your hand. An undo or a new connection switches it off.
  }
auto-mode = { $mode ->
    [smart] Smart
    [window] By window
   *[ask] Always ask
  }
auto-mode-hint = { $mode ->
    [smart] passes when nothing has happened since you passed
    [smart-solo] passes where you could do nothing else
    [window] passes in the windows marked below
   *[ask] nothing is passed for you
  }
auto-windows = Pass in
auto-always = { $count ->
    [one] One ability is always answered with yes.
   *[other] { $count } abilities are always answered with yes.
  }
auto-always-clear = Ask again

## Log and chat

log-title = Log
log-all = Show everything
log-empty = Nothing has happened yet.
log-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
  }
log-to-moment = To this moment
log-to-card = Show the card, on the board where it lies there
back-title = Looking back
back-board = The board as it stood
back-then = { $turn ->
    [0] As it stood before the first turn: { $line }
   *[other] As it stood at turn { $turn }: { $line }
  }
back-earlier = Earlier
back-later = Later
back-now = Back to now
back-asked = It is your turn to act: go back to now to answer.
back-gone = The moment that you looked at was taken back. This is the present board.
chat-title = Chat
chat-mute = Mute { $who ->
    [spectators] the spectators
   *[player] { $player }
  }
chat-unread = { $count } new
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-spectator = Spectator

## Connection

link-standing = { $link ->
    [lost] The connection is lost; the match is not.
    [taken] This seat is in use on another page.
   *[closed] The connection was closed.
  }
link-next = Next attempt in { $seconds } s
link-now = Try now
link-take-back = Use it here

## Puzzles and the guided match

goal-title = Goal
goal-progress = { $done } of { $steps }
goal-standing = { $standing ->
    [solved] Solved!
   *[failed] Not this way. Try again.
  }
goal-hint = Hint { $number } of { $count }
goal-again = Try again

## Reports

report-title = Report a fault
report-text = The report keeps the position, the record and the versions. It gives nothing away while the match runs.
report-what = What is wrong?
report-send = Send the report
report-made = Report { $id } was stored.
report-repair = Repair the position
report-repair-text = The position as the board editor writes it; the other player must agree
report-repair-propose = Propose it
report-repair-edit = Open the position in the board editor

## Keys

keys-title = Keys
keys-what = { $key ->
    [space] take the marked answer
    [digits] take an option by its number
    [all] list all options
    [arrows] move between the things on the board
    [enter] touch the thing
    [inspect] show all about the thing
    [pass] pass
    [end] end the step
    [undo] go back
    [escape] let go, close
    [log] to the log
    [chat] to the chat
    [board] the board as text, or as a picture again
   *[help] this list
  }
keys-touch = By touch: tap to choose, hold to look closely. By mouse: click, or drag to where it goes.
