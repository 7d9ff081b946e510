# What the play mat of Battle Spirits says: places, cards, the battle, details. See web/src/games/battle-spirits.

## Places

bs-zone-deck = Deck
bs-zone-hand = Hand
bs-zone-at-hand = At hand
bs-zone-burst = Burst
bs-zone-trash = Trash
bs-zone-removed = Removed
bs-zone-in-use = Being used
bs-zone-mirage = Mirage
bs-zone-soul-state = Soul state
bs-zone-laid-magic = Magics on the field
bs-zone-tokens = Tokens
bs-place-life = Life
bs-place-reserve = Reserve
bs-place-core-trash = Core trash
bs-place-counts = Counts
bs-row-front = Spirits
bs-row-back = Nexuses
bs-soul-void = Soul Core in the void
bs-soul-removed = Soul Core out of the game

## Numbers

bs-cores = { $count ->
    [one] { $count } core
   *[other] { $count } cores
  }
bs-soul-core = Soul Core
bs-cores-held = { $cores }, its own, not of the field

## Cards

bs-level-words = level { $level }
bs-bp-changed = BP { $bp }, printed { $printed }
bs-cost = Cost { $cost }
bs-title-reduction = Reduction
bs-title-symbols = Symbols
bs-title-families = Families
bs-title-level = Level
bs-title-cores = Cores
bs-title-bp = BP
bs-brave-bp = BP+{ $bp } for the spirit it is combined with
bs-keyword-flash = Flash
bs-keyword-burst = Burst
bs-keyword-main = Main
bs-keyword-attack = Attack
bs-keyword-block = Block
bs-keyword-clash = Clash
bs-keyword-awaken = Awaken
bs-keyword-undying = Undying
bs-keyword-curse = Curse
bs-keyword-windstorm = Windstorm
bs-keyword-swift = Swift
bs-keyword-armor = Armor
bs-keyword-heavy-armor = Heavy Armor
bs-keyword-ice-wall = Ice Wall
bs-keyword-radiance = Radiance
bs-keyword-dark-radiance = Dark Radiance
bs-keyword-crush = Crush
bs-keyword-advent = Advent
bs-keyword-accel = Accel
bs-keyword-change = Change
bs-keyword-seal = Seal
bs-keyword-whirlwind = Whirlwind
bs-keyword-manifestation = Manifestation
bs-keyword-thunder-god-cannonade = Thunder God Cannonade
bs-keyword-contract-field = Contract Field
bs-keyword-revival = Revival
bs-keyword-divine-soaring = Divine Soaring
bs-keyword-riddle-seal = Riddle Seal
bs-keyword-spirit-soul-red = Spirit Soul (red)
bs-keyword-crimson-awaken = Crimson Awaken
bs-keyword-dark-assault = Dark Assault
bs-keyword-pursuit = Pursuit
bs-keyword-unsealing = Unsealing
bs-keyword-mystery = Mystery
bs-keyword-rebirth = Rebirth
bs-keyword-ultimate-trigger = Ultimate Trigger
bs-keyword-double-ultimate-trigger = WU Trigger
bs-keyword-true-curse = True Curse
bs-keyword-world-release = World Release
bs-keyword-creation-release = Creation Release
bs-keyword-underworld-release = Underworld Release
bs-keyword-heaven-release = Heaven Release
bs-keyword-star-release = Star Release
bs-keyword-grand-field = Grand Field
bs-keyword-spirit-soul = Spirit Soul
bs-keyword-sacred-life = Sacred Life
bs-keyword-super-armor = Super Armor
bs-keyword-holy-life = Holy Life
bs-keyword-assault = Assault
bs-keyword-six-heaven-chain = Six-Heaven Chain
bs-combined-with = combined with { $cards }
bs-combined-left = left-combined with { $card }
bs-combined-right = right-combined with { $card }
bs-shared = { $combined }, shared with { $other }
bs-side-left = L
bs-side-right = R
bs-covered = { $count ->
    [one] { $count } face-down card underneath
   *[other] { $count } face-down cards underneath
  }
bs-mark-advented = advented
bs-mark-contract-advented = advented by Contract Advent
bs-mark-contract = contract card
bs-mark-reborn = reborn
bs-mark-over-count = OC on
bs-mark-divine-form = Divine Form
bs-token = token
bs-mirage-cost = Mirage: cost { $cost }
bs-over-count = OC { $counts }: BP+{ $bp }
bs-face-a = Face A
bs-face-b = Face B
bs-turn-over = Turn over
bs-assumed = Taken for granted, not read off the card: { $facts }
bs-unknown = Not known: { $facts }

## Turn and battle

bs-battle-attacks = { $attacker } attacks { $target }
bs-battle-blocks = { $blocker } blocks { $attacker }
bs-phase-declared = Attack
bs-phase-flash = Flash
bs-phase-block = Block
bs-phase-compare = Result
bs-life-of = { $name }: life
bs-burst-declared = Burst declared: { $name }

## Piles and details

bs-active = active now
bs-inactive = not active now
bs-level-now = now

## The windows of auto-pass

window-contract = Contract card of the opening hand
window-flash-own-first = Flash Timing of an own attack, before the block
window-flash-own-second = Flash Timing of an own attack, after the block
window-flash-opposing-first = Flash Timing of an opposing attack, before the block
window-flash-opposing-second = Flash Timing of an opposing attack, after the block
window-burst = Activating a burst
