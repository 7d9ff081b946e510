# 战斗之魂的句子。卡牌和位置的名字以文字传入（见 taisen.messages.arguments）。

## 提问

prompt-main = 主要阶段：要做什么？
prompt-attack = 攻击阶段：用哪只战魂攻击？
prompt-block = 用哪只战魂阻挡？
prompt-block-second = 另一只用哪只阻挡？
prompt-flash = 灵动时点：要使用效果吗？
prompt-choose-first = 要先攻还是后攻？
prompt-mulligan = 要重抽初始手牌吗？（仅限1次）
prompt-pay = 请为{ $card }支付{ $amount }费用：使用哪里的晶核？
prompt-place-cores = 请在{ $object }上放置{ $amount }个晶核：从哪里放置？
prompt-place-more-cores = 要在{ $object }上再放置晶核吗？
prompt-move-core-to = 要把{ $place }的晶核移动到哪里？
prompt-take-core = 请选择从哪里取晶核（还需{ $amount }个）。
prompt-which-core = 取{ $object }上的哪个晶核？
prompt-which-cores = 取预备区的哪{ $amount }个晶核？
prompt-how-many-cores = 几个晶核？（最多{ $amount }个）
prompt-keep-life = 为了使生命不变为0，将哪张卡牌放置到废弃区？
prompt-brave-host = 单独召唤{ $card }，还是与战魂合体？
prompt-advent-base = { $card }要煌临到哪张卡上？
prompt-life-price = 要将生命区的1个晶核放置到废弃区来减少{ $card }的费用吗？
prompt-soul-magic = 要仅用灵魂晶核使用{ $card }吗？
prompt-lose-soul = 您的灵魂晶核在生命区：要失去哪些晶核？（{ $amount }个）
prompt-keep-brave = 要让{ $card }以战魂状态留在战场吗？
prompt-instead-of-removal = { $card }将被除外：要召唤/显现来代替除外吗？
prompt-reborn-brave = 让{ $card }成为战魂状态，还是与战魂合体？
prompt-contract-card = 要将1张契约卡加入初始手牌吗？
prompt-become-soul-state = 要让{ $card }以魂状态留在战场吗？
prompt-inherit = 要除外废弃区的卡来减少{ $card }的费用吗？
prompt-declare-burst = 要发动爆裂吗？
prompt-use-from-hand = 要使用手牌中的卡牌的效果吗？
prompt-trigger-counter = 要在{ $card }的命中之前使用触发反击吗？
prompt-either = 选择哪一部分效果？{ $part }
prompt-order-cards = 接下来放哪张卡牌？（从上到下）{ $part }
prompt-order-effects = 先解决哪个效果？
prompt-damage = 要怎样减少对手的生命？
prompt-choose-field = { $amount ->
    [0] 请选择任意数量。{ $part }
   *[other] 请选择（还需{ $amount }）。{ $part }
  }
prompt-choose-card = 请选择卡牌（还需{ $amount }张）。{ $part }
prompt-skill-cores = 支付几个晶核？{ $part }
prompt-decree = 发动神托吗？{ $part }
prompt-decree-counts = 几个改为计数？{ $part }
prompt-alternative = 选择哪一个？{ $part }
prompt-change = 如何处理{ $card }？
prompt-retarget = 是否变更对象？{ $part }
prompt-core-to-void = 将哪个晶核放置到空间？
prompt-transfer = 为{ $card }的转召放置哪个战魂上的所有晶核？
prompt-trash-core-to = 将废弃区的晶核放置到哪里？
prompt-name-kind = 指定哪种卡牌？
prompt-exchange-mirage = 将哪张幻境移回手牌？
prompt-free-mirage = 不支付费用召唤{ $card }，还是移回手牌？
prompt-name-cost = 请指定1个费用。
prompt-name-level = 请指定1个等级。
prompt-unless = 要这样做来阻止效果吗？{ $part }
prompt-pay-for-effect = 要支付这张魔法的费用来使用其效果吗？{ $part }
prompt-help-payment = 要用卡牌的效果，视为已支付{ $card }的{ $amount }费用的一部分吗？

## 选项

option-end-step = 结束阶段
option-summon = { $extra ->
    [0] 召唤{ $target }
   *[other] 召唤{ $target }，直接与{ $extra }合体
  }
option-summon-left = 召唤{ $target }，与{ $extra }左合体
option-summon-right = 召唤{ $target }，与{ $extra }右合体
option-deploy = 配置{ $target }
option-swift = 以【神速】召唤{ $target }
option-accel = 使用{ $target }的【加速】
option-change = 使用{ $target }的【变换】
option-discard-used = 破弃
option-take-place = 与{ $target }替换
option-keep-target = 不变更对象
option-take-aim = 仅以{ $target }为对象
option-advent = 将{ $target }煌临到{ $extra }
option-free-advent = 不移动[灵魂晶核]，将{ $target }煌临到{ $extra }
option-onto = 重叠到{ $target }
option-manifest = 以灵魂晶核和{ $extra }的晶核显现{ $target }
option-manifest-freely = 视为已置入灵魂晶核，以{ $extra }的晶核显现{ $target }
option-seal-manifest = 将灵魂晶核放置到生命区，以{ $extra }的晶核封印显现{ $target }
option-super-manifest = 将灵魂晶核放置到其上，让{ $extra }获得1个晶核，超显现{ $target }
option-magic = { $extra ->
    [1] 使用{ $target }的主要阶段效果
   *[other] 使用{ $target }的灵动效果
  }
option-set-burst = 将{ $target }设置为爆裂
option-set-mirage = 将{ $target }设置为幻境
option-combine = 让{ $target }与{ $extra }合体
option-combine-left = 让{ $target }与{ $extra }左合体
option-combine-right = 让{ $target }与{ $extra }右合体
option-share-left = 让{ $target }的合体也与{ $extra }左合体
option-share-right = 让{ $target }的合体也与{ $extra }右合体
option-change-side = 将{ $target }移到其合体的另一侧
option-change-sides = 替换{ $target }与{ $extra }的左右
option-split = 让{ $extra }从{ $target }分离
option-swap = 替换{ $target }与{ $extra }的合体
option-use = 使用{ $target }的效果
option-use-hand = 使用手牌中的{ $target }
option-name-kind = { $target ->
    [0] 战魂
    [1] 究极
    [2] 合体
    [3] 核心
   *[other] 魔法
  }
option-exchange = 替换{ $target }
option-summon-mirage = 召唤{ $target }
option-to-hand = 将{ $target }移回手牌
option-move-core = 移动{ $target }的晶核
option-swap-soul = 将灵魂晶核与{ $target }的晶核替换
option-to = 到{ $target }
option-attack = { $extra ->
    [0] 用{ $target }攻击
   *[other] 用{ $target }指定{ $extra }攻击
  }
option-block = 用{ $target }阻挡
option-no-block = 不阻挡
option-first = 先攻
option-second = 后攻
option-keep = 保留
option-redraw = 重抽
option-let-go = 不保留
option-contract-card = 加入{ $target }
option-no-contract-card = 不加入
option-soul-state = 让{ $target }成为魂状态
option-plan = 按建议：{ $target }
option-core = 从{ $target }
option-cores = 用晶核支付
option-lose-soul = { $target ->
    [1] 包括灵魂晶核
   *[other] 只失去普通晶核
  }
option-help = 使{ $target }疲劳，视为已支付{ $extra }费用
option-alone = 不合体
option-host = 与{ $target }合体
option-host-left = 与{ $target }左合体
option-host-right = 与{ $target }右合体
option-alternative = { $target ->
    [1] 前一个效果
   *[2] 后一个效果
  }
option-core-of-trash = 从废弃区
option-core-to = 放置到{ $target }
option-soul-to = 将灵魂晶核放置到{ $target }
option-inherit = 除外{ $target }
option-damage = { $extra ->
    [-1] 减少{ $target }
   *[other] 改为减少{ $target }
  }
option-activate = 发动{ $target }
option-counter = { $extra ->
    [1] 不支付费用使用{ $target }的触发反击
   *[other] 使用{ $target }的触发反击
  }
option-resolve = { $target }
option-part = { $target ->
    [0] 前一部分
   *[other] 后一部分
  }
option-put = { $target }
option-choose = { $target }
option-name = { $target }

## 能做的事和可说明的数值

action-attack = 攻击
action-block = 阻挡
action-summon = 召唤
action-deploy = 配置
action-magic-main = 使用魔法（主要阶段效果）
action-magic-flash = 使用魔法（灵动效果）
action-set-burst = 设置为爆裂
action-set-mirage = 设置为幻境
action-swift = 以【神速】召唤
action-advent = 煌临
action-accel = 【加速】
action-manifest = 显现
action-counter = 触发反击
action-use-hand = 从手牌发挥效果
action-activate = 发动爆裂
action-use = 使用效果
action-combine = 合体
action-split = 分离
action-swap = 交换合体
action-share = 与另一侧合体
action-change-side = 更换左右
action-move-core = 移动晶核
action-swap-soul = 与灵魂晶核交换
action-choose = 选择

value-bp = BP
value-cost = 费用
value-level = 等级
value-symbols = 战徽
value-price = 现在使用要支付

## 不能做的理由

reason-not-yours = 不是自己的卡牌。
reason-not-on-field = 不在战场上。
reason-nothing-to-choose = 现在不是选择的时候。
reason-waiting = 正在等待离开战场。
reason-cannot-be-chosen = 不能被对手的效果选择。
reason-out-of-turn = 已先选了后面的卡牌，或已选满。
reason-does-not-fit = 不是效果所要求的卡牌。
reason-not-in-hand = 不在手牌中。
reason-not-a-spirit-card = 不是战魂卡、究极卡，也不是合体卡。
reason-summoning-condition = 未满足召唤条件。
reason-no-trigger-counter = 没有触发反击。
reason-not-a-nexus-card = 不是核心卡。
reason-not-a-magic-card = 不是魔法卡。
reason-no-main-effect = 没有主要阶段效果。
reason-no-flash-effect = 没有灵动效果。
reason-no-burst-effect = 没有爆裂效果。
reason-burst-already-set = 本回合已经设置过爆裂。
reason-no-mirage = 这张卡没有幻境。
reason-mirage-already-set = 本回合已经设置过幻境。
reason-too-few-cores-to-pay = 晶核不足以支付费用。
reason-too-few-cores = 支付费用和维持最低等级所需的晶核不足。
reason-nexus-does-not-battle = 核心不能攻击，也不能阻挡。
reason-otherworld-brave-alone = 战魂状态的异魔神合体不能攻击，也不能阻挡。
reason-exhausted = 处于疲劳状态。
reason-forbidden-by-effect = 因效果而不能这样做。
reason-attacker-cannot-be-blocked = 不能阻挡正在攻击的战魂。
reason-no-second-blocker = 只能以2只战魂或2只究极同时阻挡。
reason-match-over = 对战已经结束。
reason-not-your-decision = 现在不由你决定。
reason-no-attack-step-in-first-turn = 第一回合没有攻击阶段。
reason-not-attack-step = 现在不能攻击。
reason-nothing-to-block = 没有可阻挡的攻击。
reason-not-flash-timing = 现在不是灵动时点。
reason-not-main-step = 只能在自己的主要阶段、没有其他处理时这样做。
reason-no-swift = 没有【神速】。
reason-no-advent = 没有煌临。
reason-no-accel = 没有【加速】。
reason-no-manifestation = 没有显现。
reason-no-base = 没有满足煌临条件的卡牌。
reason-too-few-cores-on-base = 煌临元的晶核不足以维持最低等级。
reason-soul-elsewhere = 灵魂晶核不在可使用的位置。
reason-no-core-of-a-grandwalker = 没有可用其晶核支付的创界神核心。
reason-too-few-cores-for-level = 维持最低等级所需的晶核不足。
reason-too-few-cores-in-reserve = 预备区的晶核不足。
reason-other-time = 不是文本所示的时机。
reason-not-a-time-for-effects = 效果在自己的主要阶段或灵动时点使用。
reason-used-this-turn = 本回合已经使用过。
reason-use-condition = 未满足使用条件。
reason-does-not-work = 效果现在不起作用。
reason-cannot-be-done = 现在无法执行其效果。
reason-no-effect-to-use = 没有可自由使用的效果。
reason-nothing-to-counter = 没有可反击的命中。
reason-nothing-to-answer = 没有发生可从手牌回应的事。
reason-no-hand-effect = 没有从手牌发挥的效果。
reason-does-not-answer = 不能回应刚发生的事。
reason-nothing-to-declare = 现在不是宣言爆裂的时候。
reason-not-set = 没有设置。
reason-burst-condition = 未满足爆裂条件。
reason-not-a-brave = 不是合体卡。
reason-no-brave = 没有与合体卡合体。
reason-no-brave-target = 没有可以合体的对象。
reason-no-otherworld-brave = 没有与异魔神合体卡合体。
reason-too-few-cores-for-brave = 维持合体卡最低等级所需的晶核不足。
reason-cores-locked = 不能移动创界神核心上的晶核。
reason-no-cores = 没有晶核。
reason-core-moved = 刚移动过晶核，没有可再移动的。

## 对局的结果

outcome-life = 败方的生命变为0
outcome-both-lives = 双方的生命都变为0
outcome-deck = 败方在起始阶段时卡组为0张
outcome-loop = 无法停止的效果无限重复

## 数值的说明

source-cost = 费用的变更
source-reduction = 战徽的轻减
source-floor = 不会低于0

amount-level = Lv{ $number }
amount-counts = 计数{ $number }
amount-cores = { $number }个晶核
amount-reduction = { $number } { $names }

## 记录

event-setup = { $detail ->
    [void] 晶核都在空间中。
    [contract_aside] 没有需要另放的契约卡。
    [shuffle] 双方的卡组已洗牌。
    [life] 双方的生命为5。
    [reserve] 双方的预备区放置了3个晶核和灵魂晶核。
    [draw] 双方各抽了4张卡。
    [choose_first] 先攻和后攻已决定。
   *[mulligan] 初始手牌已决定。
  }
event-mulligan_chosen = { $detail ->
    [redraw] { $player }重抽初始手牌。
   *[keep] { $player }保留初始手牌。
  }
event-step_began = { $detail ->
    [start] { $player }的起始阶段
    [core] { $player }的晶核阶段
    [draw] { $player }的抽卡阶段
    [refresh] { $player }的回复阶段
    [main] { $player }的主要阶段
    [attack] { $player }的攻击阶段
   *[end] { $player }的结束阶段
  }
event-step_ended = { $detail ->
    [main] { $player }的主要阶段结束
   *[attack] { $player }的攻击阶段结束
  }
event-turn_ended = { $player }的第{ $amount }回合结束
event-flash_opened = 灵动时点
event-drew = { $player }抽了{ $amount }张卡
event-discarded = { $player }破弃了{ $cards }
event-milled = { $card }从{ $player }的卡组被破弃
event-ultimate_trigger = { $detail ->
    [guard] { $object }的U触发被{ $card }防御
   *[hit] { $object }的U触发命中了{ $card }
  }
event-hand_gained = { $player }将{ $cards }加入手牌
event-revealed = { $player }展示了{ $cards }
event-looked = { $player }看了{ $amount }张卡
event-shown = { $player }出示了{ $card }
event-paid = { $player }为{ $card }支付了费用 { $amount }
event-cores_moved = { $detail ->
    [payment] { $player }支付了{ $amount }个晶核
    [to-card] { $player }将{ $amount }个晶核移动到{ $object }上
    [to-reserve] { $player }将1个晶核移动到预备区
    [trash-to-life] { $player }将废弃区的1个晶核放置到生命区
    [reserve] { $card }上的1个晶核被放置到预备区
    [trash-to-void] { $player }将废弃区的晶核放置到空间
    [void] { $card }上的{ $amount }个晶核被放置到空间
    [reserve-to-trash] { $player }预备区的{ $amount }个晶核被放置到废弃区
    [trash-to-reserve] { $player }将废弃区的{ $amount }个晶核放置到预备区
   *[trash] { $card }上的1个晶核被放置到废弃区
  }
event-cores_gained = { $detail ->
    [life] { $amount }个晶核从空间放置到{ $player }的生命区
    [field] { $amount }个晶核从空间放置到{ $object }上
   *[reserve] { $amount }个晶核从空间放置到{ $player }的预备区
  }
event-decree = { $object }发动了神托
event-core_plus = { $amount }个晶核从空间放置到{ $object }上
event-counts_changed = { $detail ->
    [less] { $player }的计数{ $amount }
   *[more] { $player }的计数+{ $amount }
  }
event-life_reduced = { $detail ->
    [void] { $player }生命区的{ $amount }个晶核被放置到空间
    [trash] { $player }生命区的{ $amount }个晶核被放置到废弃区
    [to-card] { $player }生命区的1个晶核被放置到{ $object }上
   *[reserve] { $player }的生命减少了{ $amount }
  }
event-placed = { $card }以{ $amount }个晶核放置到战场
event-token_put = { $player }使衍生物{ $card }进场
event-summoned = { $detail ->
    [burst] { $player }以爆裂召唤了{ $card }
    [effect] { $player }以效果召唤了{ $card }
   *[use] { $player }召唤了{ $card }
  }
event-brave_summoned = { $detail ->
    [burst] { $player }以爆裂召唤了合体卡{ $card }
    [effect] { $player }以效果召唤了合体卡{ $card }
   *[use] { $player }召唤了合体卡{ $card }
  }
event-deployed = { $detail ->
    [burst] { $player }以爆裂配置了{ $card }
    [effect] { $player }以效果配置了{ $card }
   *[use] { $player }配置了{ $card }
  }
event-manifested = { $card }显现
event-combined = { $detail ->
    [left] { $card }与{ $object }左合体
    [right] { $card }与{ $object }右合体
   *[plain] { $card }与{ $object }合体
  }
event-parted = { $card }只与{ $object }保持合体
event-split = { $card }分离
event-brave_lost = { $card }失去合体目标，不能留在战场
event-removed = { $player }将{ $card }从游戏中除外
event-exchanged = { $cards }返回手牌，由{ $card }替换
event-brave_left = { $card }离开了其战魂
event-accel_used = { $player }使用了{ $card }的【加速】
event-change_used = { $player }使用了{ $card }的【变换】
event-retargeted = 对象变为仅{ $object }
event-card_discarded = { $player }破弃了{ $card }
event-put_at_hand = { $card }被放置到手边
event-soul_moved = { $detail ->
    [trash] { $player }将[灵魂晶核]放置到废弃区
    [void] { $player }将[灵魂晶核]放置到空间
   *[reserve] { $player }将[灵魂晶核]放置到预备区
  }
event-turn_added = { $player }将在这个回合之后再进行一个回合
event-sealed = { $player }将[灵魂晶核]放置到生命区
event-adventing = { $player }将要把{ $card }重叠到{ $object }上
event-advented = { $card }煌临到{ $cards }上
event-base_discarded = { $object }的煌临元{ $card }被破弃
event-brave_kept = { $card }以战魂状态留在战场
event-contract_card_set_aside = { $player }背面朝上展示了1张契约卡
event-became_soul_state = { $card }成为魂状态
event-magic_used = { $player }使用了{ $card }
event-magic_resolved = { $card }的效果已解决
event-effect = 发挥{ $card }的效果
event-summon_effect_given = { $card }的召唤时效果已发挥
event-keyword_given = { $card }的效果已发挥
event-attacked = { $other ->
    [0] { $player }用{ $card }攻击
   *[other] { $player }用{ $card }指定{ $other }攻击
  }
event-blocked = { $player }用{ $card }阻挡
event-battle_resolving = { $card }的战斗解决
event-won_comparison = { $card }在BP比较中胜过{ $other }
event-battle_ended = { $card }的战斗终了
event-exhausted = { $detail ->
    [heavily] { $card }重疲劳
   *[once] { $card }疲劳
  }
event-refreshed = { $card }回复
event-modified = { $card }受到效果影响
event-destroyed = { $card }被破坏
event-depleted = { $card }被消灭
event-returned = { $card }将被移回
event-trashed = { $card }将放置到废弃区
event-left = { $detail ->
    [destroyed] 被破坏的{ $card }离开战场
    [depleted] 被消灭的{ $card }离开战场
   *[returned] { $card }离开战场
  }
event-stayed = { $card }留在战场
event-turned = 翻面为{ $card }
event-reborn = { $card }转醒
event-burst_set = { $player }设置了爆裂
event-burst_discarded = { $player }的爆裂{ $card }被破弃
event-burst_returned = { $player }的爆裂{ $card }被放回卡组底部
event-base_added = { $card }作为煌临元卡牌追加到{ $object }之下
event-mirage_set = { $player }设置了幻境{ $card }
event-mirage_returned = { $player }的幻境{ $card }移回手牌
event-mirage_discarded = { $player }的幻境{ $card }被破弃
event-magic_laid = { $player }将{ $card }放置到战场
event-burst_declared = { $player }宣言发动爆裂
event-burst_activated = { $player }发动了爆裂{ $card }
event-burst_resolved = 爆裂{ $card }的效果已解决
event-prevented = { $detail ->
    [burst-stays] 因效果，{ $card }没有被破弃
    [summon] 因效果，不能召唤{ $card }
    [draw] 因效果，{ $player }不能抽卡
    [increase-hand] 因效果，{ $player }的手牌没有增加
    [return-from-trash] 因效果，{ $card }没有返回手牌
    [end-attack-step] 因效果，{ $player }不能结束攻击阶段
    [mill] 因效果，{ $player }的卡组没有被破弃
    [void-to-life] 因效果，{ $player }的生命没有增加
    [refresh] 因效果，{ $card }不能回复
    [life] 因效果，{ $player }的生命没有减少
    [unaffected] { $card }不受效果影响，没有被无效
    [magic] { $card }的效果被无效
   *[burst] { $card }的爆裂效果被无效
  }
event-missed = { $detail ->
    [no-hit] { $card }：U触发没有命中
    [no-card] { $card }：没有可比较的卡牌
    [summoning-condition] { $card }：未满足召唤条件
    [source-gone] { $card }：已离开战场，剩余的效果不发挥
    [condition-false] { $card }：不满足条件
    [impossible] { $card }：无法执行
    [not-done] { $card }：没有执行
    [too-few-cores] { $card }：晶核不足
    [broken-off] { $card }：晶核不足，转醒中断
   *[no-longer] { $card }：已错过发挥的时点
  }
