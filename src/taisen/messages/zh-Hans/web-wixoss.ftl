# What the play mat of WIXOSS says: places, cards, the attack, details. See web/src/games/wixoss.

## Places

wx-zone-deck = 牌组
wx-zone-lrig_deck = 分身牌组
wx-zone-hand = 手牌
wx-zone-ener = 能量
wx-zone-check = 检查
wx-zone-trash = 废弃区
wx-zone-lrig_trash = 分身废弃区
wx-zone-life = 生命护甲
wx-zone-excluded = 除外区
wx-zone-beat = 节拍
wx-zone-left_behind = 留下的卡
wx-zone-trap = 陷阱
wx-zone-seed = 种子
wx-row-lanes = 精灵区
wx-signi-zone = 精灵区：{ $lane }
wx-empty = 空

## Numbers

wx-coins = 硬币{ $count }枚
wx-subscribers = 登录人数{ $count }
wx-levels = 等级合计 { $total }／{ $limit }
wx-refreshed = 本回合重置{ $count }次
wx-no-limit = 无上限

## Cards

wx-level-words = 等级{ $level }
wx-power = 力量{ $power }
wx-power-changed = 力量{ $power }（基本{ $base }）
wx-limit = 界限{ $limit }
wx-cost = 费用：{ $cost }
wx-grow-cost = 成长费用：{ $cost }
wx-ener-times = { $color }×{ $count }
wx-or = { $a }或{ $b }
wx-suggested = 建议支付
wx-charms = 魅饰{ $count }张
wx-acce = 附属：{ $card }
wx-rides = 骑乘：{ $card }
wx-trap = 陷阱
wx-seed = 种子
wx-virus = 病毒
wx-craft = 替代卡牌
wx-attacked = 被攻击
wx-has = 当前拥有：{ $keywords }
wx-title-limit = 界限
wx-title-power = 力量
wx-title-types = 分身类型
wx-title-classes = 种族
wx-title-limiting = 限定条件
wx-title-cost = 费用
wx-title-grow = 成长费用
wx-title-coins = 获得硬币
wx-title-timing = 使用时点
wx-title-team = 队伍
wx-none = 无

## Badges

wx-keyword-constant = 常
wx-keyword-auto = 自
wx-keyword-enter = 出
wx-keyword-action = 起
wx-keyword-layer = 重合
wx-keyword-burst = 生命爆发
wx-keyword-trap = 陷阱
wx-keyword-appearance = 出场条件
wx-keyword-rise = 升阶
wx-keyword-cross = 交错
wx-keyword-encore = 召回
wx-keyword-bet = 下注
wx-keyword-chain = 连锁
wx-keyword-ride = 骑乘
wx-keyword-decorate = 装饰
wx-keyword-drive = 驾驶
wx-keyword-lancer = 枪兵
wx-keyword-assassin = 暗杀
wx-keyword-shadow = 暗影
wx-keyword-guard = 防御
wx-keyword-s-lancer = S枪兵
wx-keyword-double-crush = 双重击溃
wx-keyword-triple-crush = 三重击溃
wx-keyword-multi-ener = 万花色
wx-keyword-convert-white = 转换：白
wx-keyword-convert-red = 转换：红
wx-keyword-convert-blue = 转换：蓝
wx-keyword-convert-green = 转换：绿
wx-keyword-convert-black = 转换：黑
wx-short-burst = 爆发
wx-short-multi-ener = 万花
wx-timing-main = 主要
wx-timing-attack = 攻击
wx-timing-cut-in = 切入

## Turn and attack

wx-phase-up = 竖直
wx-phase-draw = 抽牌
wx-phase-ener = 充能
wx-phase-grow = 成长
wx-phase-main = 主要
wx-phase-attack = 攻击
wx-phase-end = 结束
wx-step-arts = 必杀使用
wx-step-signi = 精灵攻击
wx-step-lrig = 分身攻击
wx-step-guard = 防御
wx-attack-attack = 攻击
wx-attack-guard = 防御
wx-attack-battle = 战斗
wx-attack-damage = 伤害
wx-attack-negated = 已无效化
wx-attacks = { $attacker }攻击{ $target }
wx-life-of = { $name }的生命护甲
wx-using = 使用中
wx-uses = { $name }使用{ $card }

## The windows of auto-pass

window-ener = 充能阶段
window-grow = 成长阶段
window-arts-own = 自己回合的必杀使用步骤
window-arts-opposing = 对手回合的必杀使用步骤
window-cut-in = 魔法切入
window-guard = 防御步骤
