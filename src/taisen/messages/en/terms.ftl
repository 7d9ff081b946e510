# Words for the things of the games that the terminal, the server and the pages all say, each said here alone.

## Kinds and colours

word-kind-spirit = Spirit
word-kind-ultimate = Ultimate
word-kind-brave = Brave
word-kind-nexus = Nexus
word-kind-magic = Magic
word-kind-lrig = LRIG
word-kind-arts = ARTS
word-kind-key = Key
word-kind-resona = Resona
word-kind-signi = SIGNI
word-kind-spell = Spell
word-color-red = red
word-color-purple = purple
word-color-green = green
word-color-white = white
word-color-yellow = yellow
word-color-blue = blue
word-color-black = black
word-color-colorless = colorless
word-color-any = any colour
word-color-ultimate = ultimate
word-color-god = god
word-color-red-god = red god
word-color-purple-god = purple god
word-color-green-god = green god
word-color-white-god = white god
word-color-yellow-god = yellow god
word-color-blue-god = blue god

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }
word-power = power { $power }
word-limit = limit { $limit }

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

## Phases, steps and use timings of WIXOSS

word-phase-up = Up phase
word-phase-draw = Draw phase
word-phase-ener = Ener phase
word-phase-grow = Grow phase
word-phase-main = Main phase
word-phase-attack = Attack phase
word-phase-end = End phase
word-step-arts = ARTS use step
word-step-signi = SIGNI attack step
word-step-lrig = LRIG attack step
word-step-guard = Guard step
word-timing-main = Main Phase
word-timing-attack = Attack Phase
word-timing-cut-in = Spell Cut-In

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
word-state-trashed = put in the trash, about to leave
word-state-up = up
word-state-down = down
word-state-frozen = frozen
word-state-armed = blood-crystal armed
word-state-crossed = cross state
word-state-infected = infected
word-state-driven = drive state

## Zones and places of WIXOSS

word-zone-deck = deck
word-zone-lrig_deck = LRIG Deck
word-zone-hand = hand
word-zone-ener = Ener Zone
word-zone-check = Check Zone
word-zone-trash = trash
word-zone-lrig_trash = LRIG trash
word-zone-life = Life Cloth
word-zone-excluded = excluded zone
word-zone-beat = Beat
word-zone-left = left SIGNI Zone
word-zone-center = center SIGNI Zone
word-zone-right = right SIGNI Zone
word-zone-cheer = Cheer Zone
word-zone-lrig = LRIG Zone
word-zone-key = Key Zone
word-zone-trap_left = trap in the { word-zone-left }
word-zone-trap_center = trap in the { word-zone-center }
word-zone-trap_right = trap in the { word-zone-right }
word-zone-seed_left = seed in the { word-zone-left }
word-zone-seed_center = seed in the { word-zone-center }
word-zone-seed_right = seed in the { word-zone-right }
word-zone-left_behind = field
word-zone-field = field
word-zone-under = under a card
word-lane-left = left
word-lane-center = center
word-lane-right = right
word-lane-cheer = Cheer
word-lane-lrig = LRIG
word-lane-key = Key
