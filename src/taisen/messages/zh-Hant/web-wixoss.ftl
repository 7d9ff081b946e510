# What the play mat of WIXOSS says: places, cards, the attack, details. See web/src/games/wixoss.

## Places

wx-zone-deck = 牌組
wx-zone-lrig_deck = 分身牌組
wx-zone-hand = 手牌
wx-zone-ener = 能量
wx-zone-check = 檢查
wx-zone-trash = 廢棄區
wx-zone-lrig_trash = 分身廢棄區
wx-zone-life = 生命護甲
wx-zone-excluded = 除外區
wx-zone-beat = 節拍
wx-zone-left_behind = 留下的卡
wx-zone-trap = 陷阱
wx-zone-seed = 種子
wx-row-lanes = 精靈區
wx-signi-zone = 精靈區：{ $lane }
wx-empty = 空

## Numbers

wx-coins = 硬幣{ $count }枚
wx-subscribers = 登錄人數{ $count }
wx-levels = 等級合計 { $total }／{ $limit }
wx-refreshed = 本回合重置{ $count }次
wx-no-limit = 無上限

## Cards

wx-level-words = 等級{ $level }
wx-power = 力量{ $power }
wx-power-changed = 力量{ $power }（基本{ $base }）
wx-limit = 界限{ $limit }
wx-cost = 費用：{ $cost }
wx-grow-cost = 成長費用：{ $cost }
wx-ener-times = { $color }×{ $count }
wx-or = { $a }或{ $b }
wx-suggested = 建議支付
wx-charms = 魅飾{ $count }張
wx-acce = 附屬：{ $card }
wx-rides = 騎乘：{ $card }
wx-trap = 陷阱
wx-seed = 種子
wx-virus = 病毒
wx-craft = 替代卡牌
wx-attacked = 被攻擊
wx-has = 當前擁有：{ $keywords }
wx-title-limit = 界限
wx-title-power = 力量
wx-title-types = 分身類型
wx-title-classes = 種族
wx-title-limiting = 限定條件
wx-title-cost = 費用
wx-title-grow = 成長費用
wx-title-coins = 獲得硬幣
wx-title-timing = 使用時點
wx-title-team = 隊伍
wx-none = 無

## Badges

wx-keyword-constant = 常
wx-keyword-auto = 自
wx-keyword-enter = 出
wx-keyword-action = 起
wx-keyword-layer = 重合
wx-keyword-burst = 生命爆發
wx-keyword-trap = 陷阱
wx-keyword-appearance = 出場條件
wx-keyword-rise = 升階
wx-keyword-cross = 交錯
wx-keyword-encore = 召回
wx-keyword-bet = 下注
wx-keyword-chain = 連鎖
wx-keyword-ride = 騎乘
wx-keyword-decorate = 裝飾
wx-keyword-drive = 駕駛
wx-keyword-lancer = 槍兵
wx-keyword-assassin = 暗殺
wx-keyword-shadow = 暗影
wx-keyword-guard = 防禦
wx-keyword-s-lancer = S槍兵
wx-keyword-double-crush = 雙重擊潰
wx-keyword-triple-crush = 三重擊潰
wx-keyword-multi-ener = 萬花色
wx-keyword-convert-white = 轉換：白
wx-keyword-convert-red = 轉換：紅
wx-keyword-convert-blue = 轉換：藍
wx-keyword-convert-green = 轉換：綠
wx-keyword-convert-black = 轉換：黑
wx-short-burst = 爆發
wx-short-multi-ener = 萬花
wx-timing-main = 主要
wx-timing-attack = 攻擊
wx-timing-cut-in = 切入

## Turn and attack

wx-phase-up = 豎直
wx-phase-draw = 抽牌
wx-phase-ener = 充能
wx-phase-grow = 成長
wx-phase-main = 主要
wx-phase-attack = 攻擊
wx-phase-end = 結束
wx-step-arts = 必殺使用
wx-step-signi = 精靈攻擊
wx-step-lrig = 分身攻擊
wx-step-guard = 防禦
wx-attack-attack = 攻擊
wx-attack-guard = 防禦
wx-attack-battle = 戰鬥
wx-attack-damage = 傷害
wx-attack-negated = 已無效化
wx-attacks = { $attacker }攻擊{ $target }
wx-life-of = { $name }的生命護甲
wx-using = 使用中
wx-uses = { $name }使用{ $card }

## The windows of auto-pass

window-ener = 充能階段
window-grow = 成長階段
window-arts-own = 自己回合的必殺使用步驟
window-arts-opposing = 對手回合的必殺使用步驟
window-cut-in = 魔法切入
window-guard = 防禦步驟
