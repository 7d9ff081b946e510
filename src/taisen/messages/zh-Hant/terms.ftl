# 遊戲用語：終端、伺服器和頁面共用，只寫在這裡。

## Kinds and colours

word-kind-spirit = 戰魂
word-kind-ultimate = 究極
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

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }

## Steps

word-step-short-start = 起始
word-step-short-core = 晶核
word-step-short-draw = 抽卡
word-step-short-refresh = 回復
word-step-short-main = 主要
word-step-short-attack = 攻擊
word-step-short-end = 結束
word-step-start = { word-step-short-start }階段
word-step-core = { word-step-short-core }階段
word-step-draw = { word-step-short-draw }階段
word-step-refresh = { word-step-short-refresh }階段
word-step-main = { word-step-short-main }階段
word-step-attack = { word-step-short-attack }階段
word-step-end = { word-step-short-end }階段

## States

word-state-refreshed = 回復狀態
word-state-exhausted = 疲勞狀態
word-state-heavily-exhausted = 重疲勞狀態
word-state-attacking = 攻擊中
word-state-blocking = 阻擋中
word-state-target = 被攻擊
word-state-combined = 合體中
word-state-arriving = 支付中
word-state-destroyed = 被破壞，待機狀態
word-state-depleted = 被消滅，待機狀態
word-state-returned = 將被移回，待機狀態
