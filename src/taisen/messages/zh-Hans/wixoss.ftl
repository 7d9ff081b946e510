# WIXOSS的句子。卡牌和位置的名字以文字传入（见 taisen.messages.arguments）。

## 提问

prompt-choose-lrig = 以哪张LV0的分身开始？
prompt-mulligan = 要调度哪些起手手牌？（仅限1次）
prompt-ener-phase = 充能阶段：要将卡牌放置到能量区吗？
prompt-grow = 成长阶段：要成长吗？
prompt-main = 主要阶段：要做什么？
prompt-remove = 要废弃哪些精灵？（同时最多{ $amount }只）
prompt-arts-use-step = 必杀使用步骤：要使用什么吗？
prompt-attack-with-signi = 精灵攻击步骤：用哪只精灵攻击？
prompt-attack-with-lrig = 分身攻击步骤：要用分身攻击吗？
prompt-guard = { $amount ->
    [1] 要防御分身的攻击吗？
   *[other] 要防御分身的攻击吗？（需要{ $amount }张）
  }
prompt-cut-in = 对手使用{ $named }：要魔法切入吗？
prompt-life-burst = 要发动{ $named }的生命爆发吗？
prompt-open-trap = 要翻开陷阱吗？（{ $zone }）
prompt-activate-ability = 要支付费用来发动{ $named }的能力吗？
prompt-replace = 要对{ $named }改做别的处理吗？
prompt-order-effects = 先发动哪个能力？
prompt-pay = { $paid ->
    [none] 请支付费用：用什么支付？
   *[other] 请支付{ $paid }的费用：用什么支付？
  }
prompt-choose-deeds = 要支付其中哪些费用？{ $part }
prompt-use-choice = 要这样做来减少使用费用吗？{ $part }
prompt-bet = 要下注{ $amount }枚硬币吗？
prompt-encore = 要支付召回的费用吗？{ $part }
prompt-choose-mode = { $amount ->
    [1] 选择哪个效果？
   *[other] 选择哪些效果？（还需{ $amount }个）
  }
prompt-choose-field = { $amount ->
    [1] 请选择：{ $part }
   *[other] 请选择：{ $part }（还需{ $amount }）
  }
prompt-choose-card = { $amount ->
    [1] 请选择：{ $part }
   *[other] 请选择：{ $part }（还需{ $amount }张）
  }
prompt-choose-zone = 要将{ $named }放置到哪里？
prompt-choose-base = 要将{ $named }放置到哪只精灵上？
prompt-choose-zones = 请选择精灵区。{ $part }
prompt-choose-class = 选择哪个种族？
prompt-how-many = 要多少？{ $part }
prompt-name-number = 请宣言1个数字。
prompt-name-parity = 请宣言偶数或奇数。
prompt-order-cards-top = 由上而下放置到牌组顶：下一张是哪张？
prompt-order-cards-bottom = 依次放置到牌组底：下一张是哪张？
prompt-hand-size = 手牌超过上限：还要舍弃{ $amount }张。
prompt-level-exceeded = 精灵超过了分身的等级或界限：将哪只放置到废弃区？
prompt-too-many-attached = 卡牌过多：将哪张放置到废弃区？
prompt-which-rule = 要将{ $named }放置到哪里？

## 选项

option-lrig = { $target }
option-return = 调度{ $target }
option-charge = 将手牌的{ $target }放置到能量区
option-charge-signi = 将精灵{ $target }放置到能量区
option-grow = 成长为{ $target }
option-end-phase = 结束主要阶段
option-end-step = 结束步骤
option-summon = 让{ $target }出场到{ $extra }
option-rise = 让{ $target }在{ $extra }上升阶
option-remove = { $target ->
    [none] 废弃精灵
   *[other] { $target }
  }
option-spell = 使用{ $target }
option-arts = 使用{ $target }
option-key = 让钥匙{ $target }出场
option-resona = 让共鸣{ $target }出场
option-use = { $extra ->
    [none] 使用{ $target }的能力
   *[other] 使用{ $target }的第{ $extra }个能力
  }
option-use-card = { $extra ->
    [none] 使用{ $target }的能力
   *[other] 使用{ $target }的第{ $extra }个能力
  }
option-ride = 让{ $extra }骑乘{ $target }
option-decorate = 以{ $target }装饰{ $extra }
option-attack = { $extra ->
    [none] 用{ $target }攻击
   *[other] 用{ $target }攻击：{ $extra }
  }
option-guard = 舍弃{ $target }来防御
option-no-guard = 不防御
option-activate = 发动{ $target }
option-decline = 不发动
option-open = 翻开（{ $target }）
option-plan = 按建议：{ $target }
option-pay = { $target }
option-pay-field = { $target }
option-deeds = { $target }
option-bet = 下注
option-no-bet = 不下注
option-encore = 支付召回的费用
option-no-encore = 不召回
option-mode = { $target }
option-choose = { $target }
option-class = { $target }
option-number = { $target }
option-name = { $target }
option-place = { $target }
option-zone = { $target }
option-put = { $target }
option-resolve = { $target }
option-discard = { $target }
option-ener = 放置到能量区
option-trash = { $target ->
    [none] 放置到废弃区
   *[other] { $target }
  }

## 能做的事和可说明的数值

action-summon = 出场
action-grow = 成长
action-remove = 废弃
action-attack = 攻击
action-use = 使用
action-activate = 使用能力
action-declare = 作为共鸣出场
action-play = 作为钥匙出场
action-rise = 以升阶出场
action-ride = 骑乘
action-guard = 防御
action-choose = 选择

value-power = 力量
value-level = 等级
value-limit = 界限
value-colors = 颜色
value-price = 现在使用要支付

## 不能做的理由

reason-already-removed = 本回合已经废弃过精灵。
reason-already-riding = 已经骑乘着别的精灵。
reason-already-used = 本回合已经使用过。
reason-appearance-condition = 无法满足出场条件。
reason-cannot-be-chosen = 不能被对手的效果选择。
reason-cannot-be-downed = 不能横置。
reason-cost-not-payable = 无法支付费用。
reason-does-not-fit = 不是效果所要求的卡牌。
reason-does-not-work = 其能力现在不起作用。
reason-down = 处于横置状态。
reason-forbidden = 因效果而不能这样做。
reason-forbidden-by-effect = 因效果而不能这样做。
reason-grow-condition = 不满足成长条件。
reason-level-too-high = 等级高于分身的等级。
reason-limit-exceeded = 会超过分身的界限。
reason-limiting-condition = 不满足限定条件。
reason-match-over = 对战已经结束。
reason-no-action-ability = 没有起动能力。
reason-no-appearance-condition = 没有出场条件。
reason-no-attack-phase-in-first-turn = 第一回合没有攻击阶段。
reason-no-decorate = 没有装饰能力。
reason-no-free-zone = 没有空的精灵区。
reason-no-guard = 没有防御能力。
reason-no-ride = 没有骑乘能力。
reason-no-riding-machine = 没有可以骑乘的精灵。
reason-no-rise = 没有升阶。
reason-not-a-key = 不是钥匙。
reason-not-a-lrig = 不是分身。
reason-not-a-resona = 不是共鸣。
reason-not-a-signi = 不是精灵。
reason-not-a-spell = 不是魔法。
reason-not-an-arts = 不是必杀。
reason-not-grow-phase = 现在不是自己的成长阶段。
reason-not-in-hand = 不在手牌中。
reason-not-in-lrig-deck = 不在分身牌组中。
reason-not-lrig-attack-step = 现在不是自己的分身攻击步骤。
reason-not-main-phase = 只能在自己的主要阶段、没有其他处理时这样做。
reason-not-on-field = 不在场上。
reason-not-one-level-higher = 等级不是比分身高1。
reason-not-signi-attack-step = 现在不是自己的精灵攻击步骤。
reason-not-your-decision = 现在不由你决定。
reason-not-yours = 不是自己的卡牌。
reason-nothing-to-choose = 现在不是选择的时候。
reason-nothing-to-guard = 没有可防御的分身攻击。
reason-other-lrig-type = 与分身没有相同的分身类型。
reason-other-use-timing = 现在不是使用时点。
reason-out-of-turn = 已先选了后面的卡牌，或已选满。
reason-resona-stays = 共鸣不能废弃。
reason-riding = 正在骑乘精灵，不能攻击。
reason-rise-condition = 没有可以升阶的精灵。
reason-rise-needed = 只能以升阶出场。
reason-too-few-guards = 具有防御能力的卡牌不足。
reason-use-condition = 不满足条件。

## 对局的结果

outcome-damage = 败方在没有生命护甲时受到伤害
outcome-card = 因卡牌的效果
outcome-both-lost = 双方同时败北
outcome-loop = 无法停止的行动无限重复

## 数值的说明

source-floor = 不会低于0

## 记录

event-setup = { $detail ->
    [shuffle] 双方的牌组已洗切。
    [lrig] 双方将LV0的分身背面朝上放置。
    [first-player] 先攻和后攻已决定。
    [draw] 双方各抽了5张牌。
    [mulligan] 起手手牌已决定。
    [life] 双方的生命护甲为7张。
   *[open] OPEN！
  }
event-mulligan_chosen = { $amount ->
    [0] { $player }没有调度手牌
   *[other] { $player }调度了{ $amount }张手牌
  }
event-turn_began = { $player }的回合
event-turn_ended = { $player }的第{ $amount }回合结束
event-turn_ending = 回合立即结束
event-turn_skipped = 跳过了{ $player }的回合
event-phase = { $detail ->
    [up] { $player }的竖直阶段
    [draw] { $player }的抽牌阶段
    [ener] { $player }的充能阶段
    [grow] { $player }的成长阶段
    [main] { $player }的主要阶段
    [attack] { $player }的攻击阶段
   *[end] { $player }的结束阶段
  }
event-step = { $detail ->
    [arts] { $player }的必杀使用步骤
    [signi] { $player }的精灵攻击步骤
    [lrig] { $player }的分身攻击步骤
   *[guard] { $player }的防御步骤
  }
event-drew = { $player }抽了{ $amount }张牌
event-discarded = { $player }舍弃了{ $cards }
event-moved = { $detail ->
    [ener-charge] { $player }能量填充了{ $cards }
    [ener-phase] { $player }将{ $cards }放置到能量区
    [ener-cost] { $player }支付了{ $cards }
    [exceed] { $player }以超越支付了{ $cards }
    [mill] { $player }将牌组的{ $cards }放置到废弃区
    [declare] { $cards }放置到{ $target }
    [use] { $cards }放置到{ $target }
    [used] { $cards }放置到{ $target }
    [craft] { $player }将{ $cards }加入分身牌组
    [exclude] { $player }的{ $cards }从游戏中除外
    [rule] { $player }的{ $cards }因规则处理移动到{ $target }
   *[other] { $player }的{ $cards }移动到{ $target }
  }
event-revealed = { $player }展示了{ $cards }
event-looked = { $player }看了{ $amount }张卡牌
event-searched = { $amount ->
    [0] { $player }没有找到卡牌
   *[other] { $player }找到了{ $cards }
  }
event-shuffled = { $player }洗切了牌组
event-refreshed = { $player }进行了重置
event-entered = { $detail ->
    [effect] { $player }以效果让{ $card }出场
    [grow] { $player }的分身成为{ $card }
    [key] { $player }让钥匙{ $card }出场
    [resona] { $player }让共鸣{ $card }出场
    [rise] { $player }以升阶让{ $card }出场
    [setup] { $player }公开了{ $card }
   *[hand] { $player }让{ $card }出场
  }
event-covered = { $detail ->
    [grow] { $card }置于新分身的下方
    [under] { $card }放置到{ $other }下方
   *[rise] { $card }置于升阶精灵的下方
  }
event-bloomed = { $card }开花（{ $target }）
event-left = { $detail ->
    [bounce] { $card }返回手牌
    [trash] { $card }被放置到废弃区
    [remove] { $player }废弃了{ $card }
    [ener] { $card }被放置到能量区
    [ener-phase] { $player }将{ $card }放置到能量区
    [cost] { $card }作为费用离场
    [deck] { $card }被放置到牌组
    [charm] { $card }成为【魅饰】
    [acce] { $card }成为【附属】
    [rule] { $card }因规则处理离场
   *[other] { $card }离场，移动到{ $target }
  }
event-banished = { $other ->
    [0] { $card }被破坏
   *[other] { $card }被{ $other }破坏
  }
event-downed = { $card }横置
event-upped = { $card }竖直
event-froze = { $card }被冻结
event-thawed = { $card }解除冻结
event-armed = { $card }血晶武装
event-driven = { $other }骑乘了{ $card }
event-moved_lane = { $card }移动到{ $target }
event-modified = { $card }受到效果影响
event-attached = { $detail ->
    [charm] { $object }附加了魅饰
    [acce] { $object }附加了{ $cards }作为附属
   *[under] { $cards }被放置到{ $object }的下方
  }
event-beat = { $player }将{ $cards }作为节拍
event-grew = { $player }成长为{ $card }
event-removed = { $player }废弃了{ $amount }只精灵
event-life_added = { $player }的生命护甲增加了{ $amount }张
event-life_moved = { $player }的{ $amount }张生命护甲未经击溃而移动
event-coins = { $detail ->
    [gained] { $player }获得{ $amount }枚硬币
   *[lost] { $player }支付了{ $amount }枚硬币
  }
event-subscribers = { $detail ->
    [gained] { $player }的登录人数增加了{ $amount }
   *[lost] { $player }的登录人数减少了{ $amount }
  }
event-used = { $player }使用了{ $card }
event-use_ended = { $card }处理完毕
event-countered = { $card }被无效化
event-cut_in = { $player }进行了魔法切入
event-ability_used = { $player }使用了{ $card }的能力
event-activated = { $card }的能力发动
event-declined = { $player }没有发动{ $card }的能力
event-attacked = { $other ->
    [0] { $player }用{ $card }攻击
   *[other] { $player }用{ $card }攻击（正面为{ $other }）
  }
event-heaven = 天堂：{ $card }
event-negated_attack = 攻击被无效化
event-battled = { $object }与{ $other }战斗
event-attack_ended = { $card }的攻击结束
event-guarded = { $player }用{ $cards }防御
event-damaged = { $player }受到伤害
event-crushed = { $player }的{ $amount }张生命护甲被击溃：{ $cards }
event-burst = { $detail ->
    [activated] { $player }发动了{ $card }的生命爆发
   *[declined] { $player }没有发动{ $card }的生命爆发
  }
event-lost = { $detail ->
    [damage] { $player }已没有生命护甲
   *[card] { $player }因效果输掉游戏
  }
event-virus_placed = 放置了病毒：{ $target }
event-virus_removed = 移除了病毒：{ $target }
event-trap_set = { $player }设置了陷阱：{ $target }
event-trap_opened = { $player }翻开了陷阱{ $card }
event-trap_activated = { $player }发动了陷阱{ $card }
event-seed_set = { $player }设置了种子：{ $target }
event-prevented = { $detail ->
    [up-phase] { $player }不进行竖直阶段
    [draw-phase] { $player }不进行抽牌阶段
    [ener-phase] { $player }不进行充能阶段
    [grow-phase] { $player }不进行成长阶段
    [main-phase] { $player }不进行主要阶段
    [attack-phase] { $player }不进行攻击阶段
    [draw] 因效果，{ $player }不能抽牌
    [damage] 因效果，{ $player }没有受到伤害
    [crush] 因效果，{ $player }的生命护甲没有被击溃
    [life-burst] { $card }的生命爆发不能发动
    [use] { $card }的效果被无效化
    [enter] { $card }不能出场
    [ride] 不能骑乘{ $card }
    [up] 因效果，{ $card }没有竖直
    [down] 因效果，{ $card }没有横置
    [freeze] 因效果，{ $card }没有被冻结
    [arm] 因效果，{ $card }没有成为血晶武装状态
    [move] 因效果，{ $card }没有移动到其他区
    [banish] 因效果，{ $card }没有被破坏
   *[other] 因效果，{ $card }没有离场
  }
event-replaced = { $detail ->
    [damage] 取代了对{ $player }的伤害
    [crush] 取代了击溃
   *[other] 对{ $card }改做了别的处理
  }
event-missed = { $detail ->
    [condition-false] { $card }：不满足条件
    [impossible] { $card }：无法执行
    [source-gone] { $card }：已离场
    [not-done] { $card }：没有执行
    [used-up] { $card }：已经使用过
    [no-longer] { $card }：选择的对象已不在
   *[timing] { $card }：错过了发动的时点
  }
