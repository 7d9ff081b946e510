# 《戰鬥之魂》對戰卡墊的文字：區域、卡、戰鬥、詳情。見 web/src/games/battle-spirits。

## 區域

bs-zone-deck = 卡組
bs-zone-hand = 手牌
bs-zone-at-hand = 手邊
bs-zone-burst = 爆裂區
bs-zone-trash = 廢棄區
bs-zone-removed = 除外
bs-zone-in-use = 使用中的卡牌
bs-zone-mirage = 幻境
bs-zone-soul-state = 魂狀態
bs-zone-laid-magic = 戰場上的魔法
bs-zone-tokens = 衍生物
bs-place-life = 生命區
bs-place-reserve = 預備區
bs-place-core-trash = 晶核廢棄區
bs-place-counts = 計數區
bs-row-front = 戰魂
bs-row-back = 核心
bs-soul-void = 靈魂晶核在空間
bs-soul-removed = 靈魂晶核已離開遊戲

## 數量

bs-cores = 晶核{ $count }個
bs-soul-core = 靈魂晶核
bs-cores-held = { $cores }（不是戰場的晶核）

## 卡

bs-level-words = 等級{ $level }
bs-bp-changed = BP { $bp }（印刷值 { $printed }）
bs-cost = 費用{ $cost }
bs-title-reduction = 輕減戰徽
bs-title-symbols = 戰徽
bs-title-families = 系統
bs-title-level = 等級
bs-title-cores = 晶核
bs-title-bp = BP
bs-brave-bp = 合體戰魂BP+{ $bp }
bs-keyword-flash = 靈動
bs-keyword-burst = 爆裂
bs-keyword-main = 主要
bs-keyword-attack = 攻擊
bs-keyword-block = 阻擋
bs-keyword-clash = 激突
bs-keyword-awaken = 覺醒
bs-keyword-undying = 不死
bs-keyword-curse = 咒擊
bs-keyword-windstorm = 暴風
bs-keyword-swift = 神速
bs-keyword-armor = 裝甲
bs-keyword-heavy-armor = 重裝甲
bs-keyword-ice-wall = 冰壁
bs-keyword-radiance = 光芒
bs-keyword-dark-radiance = 魔光芒
bs-keyword-crush = 粉碎
bs-keyword-advent = 煌臨
bs-keyword-accel = 加速
bs-keyword-change = 變換
bs-keyword-seal = 封印
bs-keyword-whirlwind = 旋風
bs-keyword-manifestation = 顯現
bs-keyword-thunder-god-cannonade = 雷神砲擊
bs-keyword-contract-field = 契約域
bs-keyword-revival = 復活
bs-keyword-divine-soaring = 神飛翔
bs-keyword-riddle-seal = 謎封印
bs-keyword-spirit-soul-red = 戰魂之魂：紅
bs-keyword-crimson-awaken = 紅蓮覺醒
bs-keyword-dark-assault = 暗強襲
bs-keyword-pursuit = 追擊
bs-keyword-unsealing = 解封
bs-keyword-mystery = 神秘
bs-keyword-rebirth = 轉醒
bs-keyword-ultimate-trigger = Ｕ觸發
bs-keyword-double-ultimate-trigger = ＷＵ觸發
bs-keyword-true-curse = 真咒擊
bs-keyword-world-release = 界放
bs-keyword-creation-release = 創界放
bs-keyword-underworld-release = 冥界放
bs-keyword-heaven-release = 天界放
bs-keyword-star-release = 星界放
bs-keyword-grand-field = 神域
bs-keyword-spirit-soul = 戰魂之魂
bs-keyword-sacred-life = 神聖命
bs-keyword-super-armor = 超裝甲
bs-keyword-holy-life = 聖命
bs-keyword-assault = 強襲
bs-keyword-six-heaven-chain = 六天連鎖
bs-combined-with = 與{ $cards }合體
bs-combined-left = 與{ $card }左合體
bs-combined-right = 與{ $card }右合體
bs-shared = { $combined }（與{ $other }共用）
bs-side-left = 左
bs-side-right = 右
bs-covered = 下方有{ $count }張背面的卡
bs-mark-advented = 煌臨中
bs-mark-contract-advented = 透過契約煌臨而煌臨中
bs-mark-contract = 契約卡
bs-mark-reborn = 轉醒後
bs-mark-over-count = OC發揮中
bs-mark-divine-form = 轉神
bs-token = 衍生物
bs-mirage-cost = 幻境：費用{ $cost }
bs-over-count = OC { $counts }：BP+{ $bp }
bs-face-a = A面（轉醒前）
bs-face-b = B面（轉醒後）
bs-turn-over = 翻面
bs-assumed = 未見於卡面、按慣例推定：{ $facts }
bs-unknown = 未知：{ $facts }

## 回合與戰鬥

bs-battle-attacks = { $attacker }攻擊{ $target }
bs-battle-blocks = { $blocker }阻擋{ $attacker }
bs-phase-declared = 攻擊宣言
bs-phase-flash = 靈動時點
bs-phase-block = 阻擋宣言
bs-phase-compare = 戰鬥解決
bs-life-of = { $name }的生命
bs-burst-declared = 宣言爆裂：{ $name }

## 卡堆與詳情

bs-active = 現在有效
bs-inactive = 現在無效
bs-level-now = 目前

## 自動跳過的時點

window-contract = 初始手牌的契約卡
window-flash-own-first = 己方攻擊中，阻擋前的靈動時點
window-flash-own-second = 己方攻擊中，阻擋後的靈動時點
window-flash-opposing-first = 對方攻擊中，阻擋前的靈動時點
window-flash-opposing-second = 對方攻擊中，阻擋後的靈動時點
window-burst = 發動爆裂
