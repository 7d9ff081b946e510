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
word-plan-part = { $place } { $count } 個

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支付 { $price }
word-hint-one-core = 先選這一個，再選下一個
word-warning-depleted = { $card } 將被消滅
word-warning-level = { $card } 將降到 Lv{ $level }

## Cards

word-level = Lv{ $level }
word-bp = BP { $bp }
word-none = 無
word-kind-spirit = 戰魂
word-kind-ultimate = 終極
word-kind-brave = 合體
word-kind-nexus = 核心
word-kind-magic = 魔法
word-color-red = 紅
word-color-purple = 紫
word-color-green = 綠
word-color-white = 白
word-color-yellow = 黃
word-color-blue = 藍
word-color-any = 任意色
word-brave-condition = 合體條件：{ $condition }

## Steps and states

word-step-start = 起始階段
word-step-core = 晶核階段
word-step-draw = 抽卡階段
word-step-refresh = 回復階段
word-step-main = 主要階段
word-step-attack = 攻擊階段
word-step-end = 結束階段
word-state-refreshed = 回復狀態
word-state-exhausted = 疲勞狀態
word-state-heavily-exhausted = 重疲勞狀態
word-state-attacking = 攻擊中
word-state-blocking = 阻擋中
word-state-attacked = 被攻擊
word-state-destroyed = 被破壞，等待離場
word-state-depleted = 被消滅，等待離場
word-state-returned = 將返回，等待離場
word-state-arriving = 正在進入戰場

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
word-action-magic-main = 使用魔法（主要效果）
word-action-magic-flash = 使用魔法（靈動效果）
word-action-set-burst = 設置為爆裂
word-action-choose = 選擇
