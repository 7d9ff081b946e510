# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = 一張卡
word-any-card = 任意卡
word-card-of = { $player }的{ $card }
word-opposing = 對手的{ $card }
word-place-reserve = 預備區
word-place-soul = 預備區（靈魂晶核）
word-place-soul-on = { $card }（靈魂晶核）
word-list-separator = 、
word-plan-part = { $place }{ $count }個

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支付 { $price }
word-hint-one-core = 先選這一個，再選下一個
word-warning-depleted = { $card } 將被消滅
word-warning-level = { $card } 將降到 Lv{ $level }

## Cards

word-none = 無
word-brave-condition = 合體條件：{ $condition }

## Values and actions

word-value-bp = BP
word-value-cost = 費用
word-value-level = 等級
word-value-symbols = 戰徽
word-value-price = 現在使用要支付
word-action-attack = 攻擊
word-action-block = 阻擋
word-action-summon = 召喚
word-action-deploy = 配置
word-action-magic-main = 使用魔法（主要階段效果）
word-action-magic-flash = 使用魔法（靈動效果）
word-action-set-burst = 設置為爆裂
word-action-choose = 選擇
