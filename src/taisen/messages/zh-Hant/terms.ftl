# 遊戲用語：終端、伺服器和頁面共用，只寫在這裡。

## Kinds and colours

word-kind-spirit = 戰魂
word-kind-ultimate = 究極
word-kind-brave = 合體
word-kind-nexus = 核心
word-kind-magic = 魔法
word-kind-lrig = 分身
word-kind-arts = 必殺
word-kind-key = 鑰匙Key
word-kind-resona = 共鳴
word-kind-signi = 精靈
word-kind-spell = 魔法
word-color-red = 紅
word-color-purple = 紫
word-color-green = 綠
word-color-white = 白
word-color-yellow = 黃
word-color-blue = 藍
word-color-black = 黑
word-color-colorless = 無色
word-color-any = 任意色
word-color-ultimate = 究極
word-color-god = 神
word-color-red-god = 紅色神
word-color-purple-god = 紫色神
word-color-green-god = 綠色神
word-color-white-god = 白色神
word-color-yellow-god = 黃色神
word-color-blue-god = 藍色神

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }
word-power = 力量{ $power }
word-limit = 界限{ $limit }

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

## Phases, steps and use timings of WIXOSS

word-phase-up = 豎直階段
word-phase-draw = 抽牌階段
word-phase-ener = 充能階段
word-phase-grow = 成長階段
word-phase-main = 主要階段
word-phase-attack = 攻擊階段
word-phase-end = 結束階段
word-step-arts = 必殺使用步驟
word-step-signi = 精靈攻擊步驟
word-step-lrig = 分身攻擊步驟
word-step-guard = 防禦步驟
word-timing-main = 主要階段
word-timing-attack = 攻擊階段
word-timing-cut-in = 魔法切入

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
word-state-trashed = 將放置到廢棄區
word-state-up = 豎直狀態
word-state-down = 橫置狀態
word-state-frozen = 凍結狀態
word-state-armed = 血晶武裝狀態
word-state-crossed = 交錯狀態
word-state-infected = 感染狀態
word-state-driven = 駕駛狀態

## Zones and places of WIXOSS

word-zone-deck = 牌組
word-zone-lrig_deck = 分身牌組
word-zone-hand = 手牌
word-zone-ener = 能量區
word-zone-check = 檢查區
word-zone-trash = 廢棄區
word-zone-lrig_trash = 分身廢棄區
word-zone-life = 生命護甲
word-zone-excluded = 除外區
word-zone-beat = 節拍
word-zone-left = 左側精靈區
word-zone-center = 中央精靈區
word-zone-right = 右側精靈區
word-zone-cheer = 歡呼區
word-zone-lrig = 分身區
word-zone-key = 鑰匙區
word-zone-trap_left = { word-zone-left }的陷阱
word-zone-trap_center = { word-zone-center }的陷阱
word-zone-trap_right = { word-zone-right }的陷阱
word-zone-seed_left = { word-zone-left }的種子
word-zone-seed_center = { word-zone-center }的種子
word-zone-seed_right = { word-zone-right }的種子
word-zone-left_behind = 場
word-zone-field = 場
word-zone-under = 卡牌下方
word-lane-left = 左
word-lane-center = 中央
word-lane-right = 右
word-lane-cheer = 歡呼
word-lane-lrig = 分身
word-lane-key = 鑰匙
