# Words for the things of the games that the terminal, the server and the pages all say, each said here alone.

## Kinds and colours

word-kind-spirit = Spirit
word-kind-ultimate = Ultimate
word-kind-brave = Brave
word-kind-nexus = Nexus
word-kind-magic = Magic
word-color-red = red
word-color-purple = purple
word-color-green = green
word-color-white = white
word-color-yellow = yellow
word-color-blue = blue
word-color-any = any colour

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }

## Steps

word-step-short-start = Start
word-step-short-core = Core
word-step-short-draw = Draw
word-step-short-refresh = Refresh
word-step-short-main = Main
word-step-short-attack = Attack
word-step-short-end = End
word-step-start = { word-step-short-start } Step
word-step-core = { word-step-short-core } Step
word-step-draw = { word-step-short-draw } Step
word-step-refresh = { word-step-short-refresh } Step
word-step-main = { word-step-short-main } Step
word-step-attack = { word-step-short-attack } Step
word-step-end = { word-step-short-end } Step

## States

word-state-refreshed = refreshed
word-state-exhausted = exhausted
word-state-heavily-exhausted = heavily exhausted
word-state-attacking = attacking
word-state-blocking = blocking
word-state-target = attacked
word-state-combined = combined
word-state-arriving = being paid for
word-state-destroyed = destroyed, about to leave
word-state-depleted = depleted, about to leave
word-state-returned = returning, about to leave
