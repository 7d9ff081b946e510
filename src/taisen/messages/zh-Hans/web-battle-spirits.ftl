# 《战斗之魂》对战卡垫的文字：区域、卡、战斗、详情。见 web/src/games/battle-spirits。

## 区域

bs-zone-deck = 卡组
bs-zone-hand = 手牌
bs-zone-at-hand = 手边
bs-zone-burst = 爆裂区
bs-zone-trash = 废弃区
bs-zone-removed = 除外
bs-zone-in-use = 使用中的卡牌
bs-zone-mirage = 幻境
bs-zone-soul-state = 魂状态
bs-zone-laid-magic = 战场上的魔法
bs-zone-tokens = 衍生物
bs-place-life = 生命区
bs-place-reserve = 预备区
bs-place-core-trash = 晶核废弃区
bs-place-counts = 计数区
bs-row-front = 战魂
bs-row-back = 核心
bs-soul-void = 灵魂晶核在空间
bs-soul-removed = 灵魂晶核已离开游戏

## 数量

bs-cores = 晶核{ $count }个
bs-soul-core = 灵魂晶核
bs-cores-held = { $cores }（不是战场的晶核）

## 卡

bs-level-words = 等级{ $level }
bs-bp-changed = BP { $bp }（印刷值 { $printed }）
bs-cost = 费用{ $cost }
bs-title-reduction = 轻减战徽
bs-title-symbols = 战徽
bs-title-families = 系统
bs-title-level = 等级
bs-title-cores = 晶核
bs-title-bp = BP
bs-brave-bp = 合体战魂BP+{ $bp }
bs-keyword-flash = 灵动
bs-keyword-burst = 爆裂
bs-keyword-main = 主要
bs-keyword-attack = 攻击
bs-keyword-block = 阻挡
bs-keyword-clash = 激突
bs-keyword-awaken = 觉醒
bs-keyword-undying = 不死
bs-keyword-curse = 咒击
bs-keyword-windstorm = 暴风
bs-keyword-swift = 神速
bs-keyword-armor = 装甲
bs-keyword-heavy-armor = 重装甲
bs-keyword-ice-wall = 冰壁
bs-keyword-radiance = 光芒
bs-keyword-dark-radiance = 魔光芒
bs-keyword-crush = 粉碎
bs-keyword-advent = 煌临
bs-keyword-accel = 加速
bs-keyword-change = 变换
bs-keyword-seal = 封印
bs-keyword-whirlwind = 旋风
bs-keyword-manifestation = 显现
bs-keyword-thunder-god-cannonade = 雷神炮击
bs-keyword-contract-field = 契约域
bs-keyword-revival = 复活
bs-keyword-divine-soaring = 神飞翔
bs-keyword-riddle-seal = 谜封印
bs-keyword-spirit-soul-red = 战魂之魂：红
bs-keyword-crimson-awaken = 红莲觉醒
bs-keyword-dark-assault = 暗强袭
bs-keyword-pursuit = 追击
bs-keyword-unsealing = 解封
bs-keyword-mystery = 神秘
bs-keyword-rebirth = 转醒
bs-keyword-ultimate-trigger = Ｕ触发
bs-keyword-double-ultimate-trigger = ＷＵ触发
bs-keyword-true-curse = 真咒击
bs-keyword-world-release = 界放
bs-keyword-creation-release = 创界放
bs-keyword-underworld-release = 冥界放
bs-keyword-heaven-release = 天界放
bs-keyword-star-release = 星界放
bs-keyword-grand-field = 神域
bs-keyword-spirit-soul = 战魂之魂
bs-keyword-sacred-life = 神圣命
bs-keyword-super-armor = 超装甲
bs-keyword-holy-life = 圣命
bs-keyword-assault = 强袭
bs-keyword-six-heaven-chain = 六天连锁
bs-combined-with = 与{ $cards }合体
bs-combined-left = 与{ $card }左合体
bs-combined-right = 与{ $card }右合体
bs-shared = { $combined }（与{ $other }共用）
bs-side-left = 左
bs-side-right = 右
bs-covered = 下方有{ $count }张背面的卡
bs-mark-advented = 煌临中
bs-mark-contract-advented = 通过契约煌临而煌临中
bs-mark-contract = 契约卡
bs-mark-reborn = 转醒后
bs-mark-over-count = OC发挥中
bs-mark-divine-form = 转神
bs-token = 衍生物
bs-mirage-cost = 幻境：费用{ $cost }
bs-over-count = OC { $counts }：BP+{ $bp }
bs-face-a = A面（转醒前）
bs-face-b = B面（转醒后）
bs-turn-over = 翻面
bs-assumed = 未见于卡面、按惯例推定：{ $facts }
bs-unknown = 未知：{ $facts }

## 回合与战斗

bs-battle-attacks = { $attacker }攻击{ $target }
bs-battle-blocks = { $blocker }阻挡{ $attacker }
bs-phase-declared = 攻击宣言
bs-phase-flash = 灵动时点
bs-phase-block = 阻挡宣言
bs-phase-compare = 战斗解决
bs-life-of = { $name }的生命
bs-burst-declared = 宣言爆裂：{ $name }

## 卡堆与详情

bs-active = 现在有效
bs-inactive = 现在无效
bs-level-now = 当前

## 自动跳过的时点

window-contract = 初始手牌的契约卡
window-flash-own-first = 己方攻击中，阻挡前的灵动时点
window-flash-own-second = 己方攻击中，阻挡后的灵动时点
window-flash-opposing-first = 对方攻击中，阻挡前的灵动时点
window-flash-opposing-second = 对方攻击中，阻挡后的灵动时点
window-burst = 发动爆裂
