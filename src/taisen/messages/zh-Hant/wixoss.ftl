# WIXOSS的句子。卡牌和位置的名字以文字傳入（見 taisen.messages.arguments）。

## 提問

prompt-choose-lrig = 以哪張LV0的分身開始？
prompt-mulligan = 要調度哪些起手手牌？（僅限1次）
prompt-ener-phase = 充能階段：要將卡牌放置到能量區嗎？
prompt-grow = 成長階段：要成長嗎？
prompt-main = 主要階段：要做什麼？
prompt-remove = 要廢棄哪些精靈？（同時最多{ $amount }隻）
prompt-arts-use-step = 必殺使用步驟：要使用什麼嗎？
prompt-attack-with-signi = 精靈攻擊步驟：用哪隻精靈攻擊？
prompt-attack-with-lrig = 分身攻擊步驟：要用分身攻擊嗎？
prompt-guard = { $amount ->
    [1] 要防禦分身的攻擊嗎？
   *[other] 要防禦分身的攻擊嗎？（需要{ $amount }張）
  }
prompt-cut-in = 對手使用{ $named }：要魔法切入嗎？
prompt-life-burst = 要發動{ $named }的生命爆發嗎？
prompt-open-trap = 要翻開陷阱嗎？（{ $zone }）
prompt-activate-ability = 要支付費用來發動{ $named }的能力嗎？
prompt-replace = 要對{ $named }改做別的處理嗎？
prompt-order-effects = 先發動哪個能力？
prompt-pay = { $paid ->
    [none] 請支付費用：用什麼支付？
   *[other] 請支付{ $paid }的費用：用什麼支付？
  }
prompt-choose-deeds = 要支付其中哪些費用？{ $part }
prompt-use-choice = 要這樣做來減少使用費用嗎？{ $part }
prompt-bet = 要下注{ $amount }枚硬幣嗎？
prompt-encore = 要支付召回的費用嗎？{ $part }
prompt-choose-mode = { $amount ->
    [1] 選擇哪個效果？
   *[other] 選擇哪些效果？（還需{ $amount }個）
  }
prompt-choose-field = { $amount ->
    [1] 請選擇：{ $part }
   *[other] 請選擇：{ $part }（還需{ $amount }）
  }
prompt-choose-card = { $amount ->
    [1] 請選擇：{ $part }
   *[other] 請選擇：{ $part }（還需{ $amount }張）
  }
prompt-choose-zone = 要將{ $named }放置到哪裡？
prompt-choose-base = 要將{ $named }放置到哪隻精靈上？
prompt-choose-zones = 請選擇精靈區。{ $part }
prompt-choose-class = 選擇哪個種族？
prompt-how-many = 要多少？{ $part }
prompt-name-number = 請宣言1個數字。
prompt-name-parity = 請宣言偶數或奇數。
prompt-order-cards-top = 由上而下放置到牌組頂：下一張是哪張？
prompt-order-cards-bottom = 依次放置到牌組底：下一張是哪張？
prompt-hand-size = 手牌超過上限：還要捨棄{ $amount }張。
prompt-level-exceeded = 精靈超過了分身的等級或界限：將哪隻放置到廢棄區？
prompt-too-many-attached = 卡牌過多：將哪張放置到廢棄區？
prompt-which-rule = 要將{ $named }放置到哪裡？

## 選項

option-lrig = { $target }
option-return = 調度{ $target }
option-charge = 將手牌的{ $target }放置到能量區
option-charge-signi = 將精靈{ $target }放置到能量區
option-grow = 成長為{ $target }
option-end-phase = 結束主要階段
option-end-step = 結束步驟
option-summon = 讓{ $target }出場到{ $extra }
option-rise = 讓{ $target }在{ $extra }上升階
option-remove = { $target ->
    [none] 廢棄精靈
   *[other] { $target }
  }
option-spell = 使用{ $target }
option-arts = 使用{ $target }
option-key = 讓鑰匙{ $target }出場
option-resona = 讓共鳴{ $target }出場
option-use = { $extra ->
    [none] 使用{ $target }的能力
   *[other] 使用{ $target }的第{ $extra }個能力
  }
option-use-card = { $extra ->
    [none] 使用{ $target }的能力
   *[other] 使用{ $target }的第{ $extra }個能力
  }
option-ride = 讓{ $extra }騎乘{ $target }
option-decorate = 以{ $target }裝飾{ $extra }
option-attack = { $extra ->
    [none] 用{ $target }攻擊
   *[other] 用{ $target }攻擊：{ $extra }
  }
option-guard = 捨棄{ $target }來防禦
option-no-guard = 不防禦
option-activate = 發動{ $target }
option-decline = 不發動
option-open = 翻開（{ $target }）
option-plan = 按建議：{ $target }
option-pay = { $target }
option-pay-field = { $target }
option-deeds = { $target }
option-bet = 下注
option-no-bet = 不下注
option-encore = 支付召回的費用
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
option-ener = 放置到能量區
option-trash = { $target ->
    [none] 放置到廢棄區
   *[other] { $target }
  }

## 能做的事和可說明的數值

action-summon = 出場
action-grow = 成長
action-remove = 廢棄
action-attack = 攻擊
action-use = 使用
action-activate = 使用能力
action-declare = 作為共鳴出場
action-play = 作為鑰匙出場
action-rise = 以升階出場
action-ride = 騎乘
action-guard = 防禦
action-choose = 選擇

value-power = 力量
value-level = 等級
value-limit = 界限
value-colors = 顏色
value-price = 現在使用要支付

## 不能做的理由

reason-already-removed = 本回合已經廢棄過精靈。
reason-already-riding = 已經騎乘著別的精靈。
reason-already-used = 本回合已經使用過。
reason-appearance-condition = 無法滿足出場條件。
reason-cannot-be-chosen = 不能被對手的效果選擇。
reason-cannot-be-downed = 不能橫置。
reason-cost-not-payable = 無法支付費用。
reason-does-not-fit = 不是效果所要求的卡牌。
reason-does-not-work = 其能力現在不起作用。
reason-down = 處於橫置狀態。
reason-forbidden = 因效果而不能這樣做。
reason-forbidden-by-effect = 因效果而不能這樣做。
reason-grow-condition = 不滿足成長條件。
reason-level-too-high = 等級高於分身的等級。
reason-limit-exceeded = 會超過分身的界限。
reason-limiting-condition = 不滿足限定條件。
reason-match-over = 對戰已經結束。
reason-no-action-ability = 沒有起動能力。
reason-no-appearance-condition = 沒有出場條件。
reason-no-attack-phase-in-first-turn = 第一回合沒有攻擊階段。
reason-no-decorate = 沒有裝飾能力。
reason-no-free-zone = 沒有空的精靈區。
reason-no-guard = 沒有防禦能力。
reason-no-ride = 沒有騎乘能力。
reason-no-riding-machine = 沒有可以騎乘的精靈。
reason-no-rise = 沒有升階。
reason-not-a-key = 不是鑰匙。
reason-not-a-lrig = 不是分身。
reason-not-a-resona = 不是共鳴。
reason-not-a-signi = 不是精靈。
reason-not-a-spell = 不是魔法。
reason-not-an-arts = 不是必殺。
reason-not-grow-phase = 現在不是自己的成長階段。
reason-not-in-hand = 不在手牌中。
reason-not-in-lrig-deck = 不在分身牌組中。
reason-not-lrig-attack-step = 現在不是自己的分身攻擊步驟。
reason-not-main-phase = 只能在自己的主要階段、沒有其他處理時這樣做。
reason-not-on-field = 不在場上。
reason-not-one-level-higher = 等級不是比分身高1。
reason-not-signi-attack-step = 現在不是自己的精靈攻擊步驟。
reason-not-your-decision = 現在不由你決定。
reason-not-yours = 不是自己的卡牌。
reason-nothing-to-choose = 現在不是選擇的時候。
reason-nothing-to-guard = 沒有可防禦的分身攻擊。
reason-other-lrig-type = 與分身沒有相同的分身類型。
reason-other-use-timing = 現在不是使用時點。
reason-out-of-turn = 已先選了後面的卡牌，或已選滿。
reason-resona-stays = 共鳴不能廢棄。
reason-riding = 正在騎乘精靈，不能攻擊。
reason-rise-condition = 沒有可以升階的精靈。
reason-rise-needed = 只能以升階出場。
reason-too-few-guards = 具有防禦能力的卡牌不足。
reason-use-condition = 不滿足條件。

## 對局的結果

outcome-damage = 敗方在沒有生命護甲時受到傷害
outcome-card = 因卡牌的效果
outcome-both-lost = 雙方同時敗北
outcome-loop = 無法停止的行動無限重複

## 數值的說明

source-floor = 不會低於0

## 紀錄

event-setup = { $detail ->
    [shuffle] 雙方的牌組已洗切。
    [lrig] 雙方將LV0的分身背面朝上放置。
    [first-player] 先攻和後攻已決定。
    [draw] 雙方各抽了5張牌。
    [mulligan] 起手手牌已決定。
    [life] 雙方的生命護甲為7張。
   *[open] OPEN！
  }
event-mulligan_chosen = { $amount ->
    [0] { $player }沒有調度手牌
   *[other] { $player }調度了{ $amount }張手牌
  }
event-turn_began = { $player }的回合
event-turn_ended = { $player }的第{ $amount }回合結束
event-turn_ending = 回合立即結束
event-turn_skipped = 跳過了{ $player }的回合
event-phase = { $detail ->
    [up] { $player }的豎直階段
    [draw] { $player }的抽牌階段
    [ener] { $player }的充能階段
    [grow] { $player }的成長階段
    [main] { $player }的主要階段
    [attack] { $player }的攻擊階段
   *[end] { $player }的結束階段
  }
event-step = { $detail ->
    [arts] { $player }的必殺使用步驟
    [signi] { $player }的精靈攻擊步驟
    [lrig] { $player }的分身攻擊步驟
   *[guard] { $player }的防禦步驟
  }
event-drew = { $player }抽了{ $amount }張牌
event-discarded = { $player }捨棄了{ $cards }
event-moved = { $detail ->
    [ener-charge] { $player }能量填充了{ $cards }
    [ener-phase] { $player }將{ $cards }放置到能量區
    [ener-cost] { $player }支付了{ $cards }
    [exceed] { $player }以超越支付了{ $cards }
    [mill] { $player }將牌組的{ $cards }放置到廢棄區
    [declare] { $cards }放置到{ $target }
    [use] { $cards }放置到{ $target }
    [used] { $cards }放置到{ $target }
    [craft] { $player }將{ $cards }加入分身牌組
    [exclude] { $player }的{ $cards }從遊戲中除外
    [rule] { $player }的{ $cards }因規則處理移動到{ $target }
   *[other] { $player }的{ $cards }移動到{ $target }
  }
event-revealed = { $player }展示了{ $cards }
event-looked = { $player }看了{ $amount }張卡牌
event-searched = { $amount ->
    [0] { $player }沒有找到卡牌
   *[other] { $player }找到了{ $cards }
  }
event-shuffled = { $player }洗切了牌組
event-refreshed = { $player }進行了重置
event-entered = { $detail ->
    [effect] { $player }以效果讓{ $card }出場
    [grow] { $player }的分身成為{ $card }
    [key] { $player }讓鑰匙{ $card }出場
    [resona] { $player }讓共鳴{ $card }出場
    [rise] { $player }以升階讓{ $card }出場
    [setup] { $player }公開了{ $card }
   *[hand] { $player }讓{ $card }出場
  }
event-covered = { $detail ->
    [grow] { $card }置於新分身的下方
    [under] { $card }放置到{ $other }下方
   *[rise] { $card }置於升階精靈的下方
  }
event-bloomed = { $card }開花（{ $target }）
event-left = { $detail ->
    [bounce] { $card }返回手牌
    [trash] { $card }被放置到廢棄區
    [remove] { $player }廢棄了{ $card }
    [ener] { $card }被放置到能量區
    [ener-phase] { $player }將{ $card }放置到能量區
    [cost] { $card }作為費用離場
    [deck] { $card }被放置到牌組
    [charm] { $card }成為【魅飾】
    [acce] { $card }成為【附屬】
    [rule] { $card }因規則處理離場
   *[other] { $card }離場，移動到{ $target }
  }
event-banished = { $other ->
    [0] { $card }被破壞
   *[other] { $card }被{ $other }破壞
  }
event-downed = { $card }橫置
event-upped = { $card }豎直
event-froze = { $card }被凍結
event-thawed = { $card }解除凍結
event-armed = { $card }血晶武裝
event-driven = { $other }騎乘了{ $card }
event-moved_lane = { $card }移動到{ $target }
event-modified = { $card }受到效果影響
event-attached = { $detail ->
    [charm] { $object }附加了魅飾
    [acce] { $object }附加了{ $cards }作為附屬
   *[under] { $cards }被放置到{ $object }的下方
  }
event-beat = { $player }將{ $cards }作為節拍
event-grew = { $player }成長為{ $card }
event-removed = { $player }廢棄了{ $amount }隻精靈
event-life_added = { $player }的生命護甲增加了{ $amount }張
event-life_moved = { $player }的{ $amount }張生命護甲未經擊潰而移動
event-coins = { $detail ->
    [gained] { $player }獲得{ $amount }枚硬幣
   *[lost] { $player }支付了{ $amount }枚硬幣
  }
event-subscribers = { $detail ->
    [gained] { $player }的登錄人數增加了{ $amount }
   *[lost] { $player }的登錄人數減少了{ $amount }
  }
event-used = { $player }使用了{ $card }
event-use_ended = { $card }處理完畢
event-countered = { $card }被無效化
event-cut_in = { $player }進行了魔法切入
event-ability_used = { $player }使用了{ $card }的能力
event-activated = { $card }的能力發動
event-declined = { $player }沒有發動{ $card }的能力
event-attacked = { $other ->
    [0] { $player }用{ $card }攻擊
   *[other] { $player }用{ $card }攻擊（正面為{ $other }）
  }
event-heaven = 天堂：{ $card }
event-negated_attack = 攻擊被無效化
event-battled = { $object }與{ $other }戰鬥
event-attack_ended = { $card }的攻擊結束
event-guarded = { $player }用{ $cards }防禦
event-damaged = { $player }受到傷害
event-crushed = { $player }的{ $amount }張生命護甲被擊潰：{ $cards }
event-burst = { $detail ->
    [activated] { $player }發動了{ $card }的生命爆發
   *[declined] { $player }沒有發動{ $card }的生命爆發
  }
event-lost = { $detail ->
    [damage] { $player }已沒有生命護甲
   *[card] { $player }因效果輸掉遊戲
  }
event-virus_placed = 放置了病毒：{ $target }
event-virus_removed = 移除了病毒：{ $target }
event-trap_set = { $player }設置了陷阱：{ $target }
event-trap_opened = { $player }翻開了陷阱{ $card }
event-trap_activated = { $player }發動了陷阱{ $card }
event-seed_set = { $player }設置了種子：{ $target }
event-prevented = { $detail ->
    [up-phase] { $player }不進行豎直階段
    [draw-phase] { $player }不進行抽牌階段
    [ener-phase] { $player }不進行充能階段
    [grow-phase] { $player }不進行成長階段
    [main-phase] { $player }不進行主要階段
    [attack-phase] { $player }不進行攻擊階段
    [draw] 因效果，{ $player }不能抽牌
    [damage] 因效果，{ $player }沒有受到傷害
    [crush] 因效果，{ $player }的生命護甲沒有被擊潰
    [life-burst] { $card }的生命爆發不能發動
    [use] { $card }的效果被無效化
    [enter] { $card }不能出場
    [ride] 不能騎乘{ $card }
    [up] 因效果，{ $card }沒有豎直
    [down] 因效果，{ $card }沒有橫置
    [freeze] 因效果，{ $card }沒有被凍結
    [arm] 因效果，{ $card }沒有成為血晶武裝狀態
    [move] 因效果，{ $card }沒有移動到其他區
    [banish] 因效果，{ $card }沒有被破壞
   *[other] 因效果，{ $card }沒有離場
  }
event-replaced = { $detail ->
    [damage] 取代了對{ $player }的傷害
    [crush] 取代了擊潰
   *[other] 對{ $card }改做了別的處理
  }
event-missed = { $detail ->
    [condition-false] { $card }：不滿足條件
    [impossible] { $card }：無法執行
    [source-gone] { $card }：已離場
    [not-done] { $card }：沒有執行
    [used-up] { $card }：已經使用過
    [no-longer] { $card }：選擇的對象已不在
   *[timing] { $card }：錯過了發動的時點
  }
