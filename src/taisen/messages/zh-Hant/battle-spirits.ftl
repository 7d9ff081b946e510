# 戰鬥之魂的句子。卡牌和位置的名字以文字傳入（見 taisen.messages.arguments）。

## 提問

prompt-main = 主要階段：要做什麼？
prompt-attack = 攻擊階段：用哪隻戰魂攻擊？
prompt-block = 用哪隻戰魂阻擋？
prompt-block-second = 另一隻用哪隻阻擋？
prompt-flash = 靈動時點：要使用效果嗎？
prompt-choose-first = 要先攻還是後攻？
prompt-mulligan = 要重抽初始手牌嗎？（僅限1次）
prompt-pay = 請為{ $card }支付{ $amount }費用：使用哪裡的晶核？
prompt-place-cores = 請在{ $object }上放置{ $amount }個晶核：從哪裡放置？
prompt-place-more-cores = 要在{ $object }上再放置晶核嗎？
prompt-move-core-to = 要把{ $place }的晶核移動到哪裡？
prompt-take-core = 請選擇從哪裡取晶核（還需{ $amount }個）。
prompt-which-core = 取{ $object }上的哪個晶核？
prompt-which-cores = 取預備區的哪{ $amount }個晶核？
prompt-how-many-cores = 幾個晶核？（最多{ $amount }個）
prompt-keep-life = 為了使生命不變為0，將哪張卡牌放置到廢棄區？
prompt-brave-host = 單獨召喚{ $card }，還是與戰魂合體？
prompt-advent-base = { $card }要煌臨到哪張卡上？
prompt-life-price = 要將生命區的1個晶核放置到廢棄區來減少{ $card }的費用嗎？
prompt-soul-magic = 要僅用靈魂晶核使用{ $card }嗎？
prompt-lose-soul = 您的靈魂晶核在生命區：要失去哪些晶核？（{ $amount }個）
prompt-keep-brave = 要讓{ $card }以戰魂狀態留在戰場嗎？
prompt-instead-of-removal = { $card }將被除外：要召喚/顯現來代替除外嗎？
prompt-reborn-brave = 讓{ $card }成為戰魂狀態，還是與戰魂合體？
prompt-contract-card = 要將1張契約卡加入初始手牌嗎？
prompt-become-soul-state = 要讓{ $card }以魂狀態留在戰場嗎？
prompt-inherit = 要除外廢棄區的卡來減少{ $card }的費用嗎？
prompt-declare-burst = 要發動爆裂嗎？
prompt-use-from-hand = 要使用手牌中的卡牌的效果嗎？
prompt-trigger-counter = 要在{ $card }的命中之前使用觸發反擊嗎？
prompt-either = 選擇哪一部分效果？{ $part }
prompt-order-cards = 接下來放哪張卡牌？（從上到下）{ $part }
prompt-order-effects = 先解決哪個效果？
prompt-damage = 要怎樣減少對手的生命？
prompt-choose-field = { $amount ->
    [0] 請選擇任意數量。{ $part }
   *[other] 請選擇（還需{ $amount }）。{ $part }
  }
prompt-choose-card = 請選擇卡牌（還需{ $amount }張）。{ $part }
prompt-skill-cores = 支付幾個晶核？{ $part }
prompt-decree = 發動神託嗎？{ $part }
prompt-decree-counts = 幾個改為計數？{ $part }
prompt-alternative = 選擇哪一個？{ $part }
prompt-change = 如何處理{ $card }？
prompt-retarget = 是否變更對象？{ $part }
prompt-core-to-void = 將哪個晶核放置到空間？
prompt-transfer = 為{ $card }的轉召放置哪個戰魂上的所有晶核？
prompt-trash-core-to = 將廢棄區的晶核放置到哪裡？
prompt-name-kind = 指定哪種卡牌？
prompt-exchange-mirage = 將哪張幻境移回手牌？
prompt-free-mirage = 不支付費用召喚{ $card }，還是移回手牌？
prompt-name-cost = 請指定1個費用。
prompt-name-level = 請指定1個等級。
prompt-unless = 要這樣做來阻止效果嗎？{ $part }
prompt-pay-for-effect = 要支付這張魔法的費用來使用其效果嗎？{ $part }
prompt-help-payment = 要用卡牌的效果，視為已支付{ $card }的{ $amount }費用的一部分嗎？

## 選項

option-end-step = 結束階段
option-summon = { $extra ->
    [0] 召喚{ $target }
   *[other] 召喚{ $target }，直接與{ $extra }合體
  }
option-summon-left = 召喚{ $target }，與{ $extra }左合體
option-summon-right = 召喚{ $target }，與{ $extra }右合體
option-deploy = 配置{ $target }
option-swift = 以【神速】召喚{ $target }
option-accel = 使用{ $target }的【加速】
option-change = 使用{ $target }的【變換】
option-discard-used = 破棄
option-take-place = 與{ $target }替換
option-keep-target = 不變更對象
option-take-aim = 僅以{ $target }為對象
option-advent = 將{ $target }煌臨到{ $extra }
option-free-advent = 不移動[靈魂晶核]，將{ $target }煌臨到{ $extra }
option-onto = 重疊到{ $target }
option-manifest = 以靈魂晶核和{ $extra }的晶核顯現{ $target }
option-manifest-freely = 視為已置入靈魂晶核，以{ $extra }的晶核顯現{ $target }
option-seal-manifest = 將靈魂晶核放置到生命區，以{ $extra }的晶核封印顯現{ $target }
option-super-manifest = 將靈魂晶核放置到其上，讓{ $extra }獲得1個晶核，超顯現{ $target }
option-magic = { $extra ->
    [1] 使用{ $target }的主要階段效果
   *[other] 使用{ $target }的靈動效果
  }
option-set-burst = 將{ $target }設置為爆裂
option-set-mirage = 將{ $target }設置為幻境
option-combine = 讓{ $target }與{ $extra }合體
option-combine-left = 讓{ $target }與{ $extra }左合體
option-combine-right = 讓{ $target }與{ $extra }右合體
option-share-left = 讓{ $target }的合體也與{ $extra }左合體
option-share-right = 讓{ $target }的合體也與{ $extra }右合體
option-change-side = 將{ $target }移到其合體的另一側
option-change-sides = 替換{ $target }與{ $extra }的左右
option-split = 讓{ $extra }從{ $target }分離
option-swap = 替換{ $target }與{ $extra }的合體
option-use = 使用{ $target }的效果
option-use-hand = 使用手牌中的{ $target }
option-name-kind = { $target ->
    [0] 戰魂
    [1] 究極
    [2] 合體
    [3] 核心
   *[other] 魔法
  }
option-exchange = 替換{ $target }
option-summon-mirage = 召喚{ $target }
option-to-hand = 將{ $target }移回手牌
option-move-core = 移動{ $target }的晶核
option-swap-soul = 將靈魂晶核與{ $target }的晶核替換
option-to = 到{ $target }
option-attack = { $extra ->
    [0] 用{ $target }攻擊
   *[other] 用{ $target }指定{ $extra }攻擊
  }
option-block = 用{ $target }阻擋
option-no-block = 不阻擋
option-first = 先攻
option-second = 後攻
option-keep = 保留
option-redraw = 重抽
option-let-go = 不保留
option-contract-card = 加入{ $target }
option-no-contract-card = 不加入
option-soul-state = 讓{ $target }成為魂狀態
option-plan = 按建議：{ $target }
option-core = 從{ $target }
option-cores = 用晶核支付
option-lose-soul = { $target ->
    [1] 包括靈魂晶核
   *[other] 只失去普通晶核
  }
option-help = 使{ $target }疲勞，視為已支付{ $extra }費用
option-alone = 不合體
option-host = 與{ $target }合體
option-host-left = 與{ $target }左合體
option-host-right = 與{ $target }右合體
option-alternative = { $target ->
    [1] 前一個效果
   *[2] 後一個效果
  }
option-core-of-trash = 從廢棄區
option-core-to = 放置到{ $target }
option-soul-to = 將靈魂晶核放置到{ $target }
option-inherit = 除外{ $target }
option-damage = { $extra ->
    [-1] 減少{ $target }
   *[other] 改為減少{ $target }
  }
option-activate = 發動{ $target }
option-counter = { $extra ->
    [1] 不支付費用使用{ $target }的觸發反擊
   *[other] 使用{ $target }的觸發反擊
  }
option-resolve = { $target }
option-part = { $target ->
    [0] 前一部分
   *[other] 後一部分
  }
option-put = { $target }
option-choose = { $target }
option-name = { $target }

## 能做的事和可說明的數值

action-attack = 攻擊
action-block = 阻擋
action-summon = 召喚
action-deploy = 配置
action-magic-main = 使用魔法（主要階段效果）
action-magic-flash = 使用魔法（靈動效果）
action-set-burst = 設置為爆裂
action-set-mirage = 設置為幻境
action-swift = 以【神速】召喚
action-advent = 煌臨
action-accel = 【加速】
action-manifest = 顯現
action-counter = 觸發反擊
action-use-hand = 從手牌發揮效果
action-activate = 發動爆裂
action-use = 使用效果
action-combine = 合體
action-split = 分離
action-swap = 交換合體
action-share = 與另一側合體
action-change-side = 更換左右
action-move-core = 移動晶核
action-swap-soul = 與靈魂晶核交換
action-choose = 選擇

value-bp = BP
value-cost = 費用
value-level = 等級
value-symbols = 戰徽
value-price = 現在使用要支付

## 不能做的理由

reason-not-yours = 不是自己的卡牌。
reason-not-on-field = 不在戰場上。
reason-nothing-to-choose = 現在不是選擇的時候。
reason-waiting = 正在等待離開戰場。
reason-cannot-be-chosen = 不能被對手的效果選擇。
reason-out-of-turn = 已先選了後面的卡牌，或已選滿。
reason-does-not-fit = 不是效果所要求的卡牌。
reason-not-in-hand = 不在手牌中。
reason-not-a-spirit-card = 不是戰魂卡、究極卡，也不是合體卡。
reason-summoning-condition = 未滿足召喚條件。
reason-no-trigger-counter = 沒有觸發反擊。
reason-not-a-nexus-card = 不是核心卡。
reason-not-a-magic-card = 不是魔法卡。
reason-no-main-effect = 沒有主要階段效果。
reason-no-flash-effect = 沒有靈動效果。
reason-no-burst-effect = 沒有爆裂效果。
reason-burst-already-set = 本回合已經設置過爆裂。
reason-no-mirage = 這張卡沒有幻境。
reason-mirage-already-set = 本回合已經設置過幻境。
reason-too-few-cores-to-pay = 晶核不足以支付費用。
reason-too-few-cores = 支付費用和維持最低等級所需的晶核不足。
reason-nexus-does-not-battle = 核心不能攻擊，也不能阻擋。
reason-otherworld-brave-alone = 戰魂狀態的異魔神合體不能攻擊，也不能阻擋。
reason-exhausted = 處於疲勞狀態。
reason-forbidden-by-effect = 因效果而不能這樣做。
reason-attacker-cannot-be-blocked = 不能阻擋正在攻擊的戰魂。
reason-no-second-blocker = 只能以2隻戰魂或2隻究極同時阻擋。
reason-match-over = 對戰已經結束。
reason-not-your-decision = 現在不由你決定。
reason-no-attack-step-in-first-turn = 第一回合沒有攻擊階段。
reason-not-attack-step = 現在不能攻擊。
reason-nothing-to-block = 沒有可阻擋的攻擊。
reason-not-flash-timing = 現在不是靈動時點。
reason-not-main-step = 只能在自己的主要階段、沒有其他處理時這樣做。
reason-no-swift = 沒有【神速】。
reason-no-advent = 沒有煌臨。
reason-no-accel = 沒有【加速】。
reason-no-manifestation = 沒有顯現。
reason-no-base = 沒有滿足煌臨條件的卡牌。
reason-too-few-cores-on-base = 煌臨元的晶核不足以維持最低等級。
reason-soul-elsewhere = 靈魂晶核不在可使用的位置。
reason-no-core-of-a-grandwalker = 沒有可用其晶核支付的創界神核心。
reason-too-few-cores-for-level = 維持最低等級所需的晶核不足。
reason-too-few-cores-in-reserve = 預備區的晶核不足。
reason-other-time = 不是文本所示的時機。
reason-not-a-time-for-effects = 效果在自己的主要階段或靈動時點使用。
reason-used-this-turn = 本回合已經使用過。
reason-use-condition = 未滿足使用條件。
reason-does-not-work = 效果現在不起作用。
reason-cannot-be-done = 現在無法執行其效果。
reason-no-effect-to-use = 沒有可自由使用的效果。
reason-nothing-to-counter = 沒有可反擊的命中。
reason-nothing-to-answer = 沒有發生可從手牌回應的事。
reason-no-hand-effect = 沒有從手牌發揮的效果。
reason-does-not-answer = 不能回應剛發生的事。
reason-nothing-to-declare = 現在不是宣言爆裂的時候。
reason-not-set = 沒有設置。
reason-burst-condition = 未滿足爆裂條件。
reason-not-a-brave = 不是合體卡。
reason-no-brave = 沒有與合體卡合體。
reason-no-brave-target = 沒有可以合體的對象。
reason-no-otherworld-brave = 沒有與異魔神合體卡合體。
reason-too-few-cores-for-brave = 維持合體卡最低等級所需的晶核不足。
reason-cores-locked = 不能移動創界神核心上的晶核。
reason-no-cores = 沒有晶核。
reason-core-moved = 剛移動過晶核，沒有可再移動的。

## 對局的結果

outcome-life = 敗方的生命變為0
outcome-both-lives = 雙方的生命都變為0
outcome-deck = 敗方在起始階段時卡組為0張
outcome-loop = 無法停止的效果無限重複

## 數值的說明

source-cost = 費用的變更
source-reduction = 戰徽的輕減
source-floor = 不會低於0

amount-level = Lv{ $number }
amount-counts = 計數{ $number }
amount-cores = { $number }個晶核
amount-reduction = { $number } { $names }

## 記錄

event-setup = { $detail ->
    [void] 晶核都在空間中。
    [contract_aside] 沒有需要另放的契約卡。
    [shuffle] 雙方的卡組已洗牌。
    [life] 雙方的生命為5。
    [reserve] 雙方的預備區放置了3個晶核和靈魂晶核。
    [draw] 雙方各抽了4張卡。
    [choose_first] 先攻和後攻已決定。
   *[mulligan] 初始手牌已決定。
  }
event-mulligan_chosen = { $detail ->
    [redraw] { $player }重抽初始手牌。
   *[keep] { $player }保留初始手牌。
  }
event-step_began = { $detail ->
    [start] { $player }的起始階段
    [core] { $player }的晶核階段
    [draw] { $player }的抽卡階段
    [refresh] { $player }的回復階段
    [main] { $player }的主要階段
    [attack] { $player }的攻擊階段
   *[end] { $player }的結束階段
  }
event-step_ended = { $detail ->
    [main] { $player }的主要階段結束
   *[attack] { $player }的攻擊階段結束
  }
event-turn_ended = { $player }的第{ $amount }回合結束
event-flash_opened = 靈動時點
event-drew = { $player }抽了{ $amount }張卡
event-discarded = { $player }破棄了{ $cards }
event-milled = { $card }從{ $player }的卡組被破棄
event-ultimate_trigger = { $detail ->
    [guard] { $object }的U觸發被{ $card }防禦
   *[hit] { $object }的U觸發命中了{ $card }
  }
event-hand_gained = { $player }將{ $cards }加入手牌
event-revealed = { $player }展示了{ $cards }
event-looked = { $player }看了{ $amount }張卡
event-shown = { $player }出示了{ $card }
event-paid = { $player }為{ $card }支付了費用 { $amount }
event-cores_moved = { $detail ->
    [payment] { $player }支付了{ $amount }個晶核
    [to-card] { $player }將{ $amount }個晶核移動到{ $object }上
    [to-reserve] { $player }將1個晶核移動到預備區
    [trash-to-life] { $player }將廢棄區的1個晶核放置到生命區
    [reserve] { $card }上的1個晶核被放置到預備區
    [trash-to-void] { $player }將廢棄區的晶核放置到空間
    [void] { $card }上的{ $amount }個晶核被放置到空間
    [reserve-to-trash] { $player }預備區的{ $amount }個晶核被放置到廢棄區
    [trash-to-reserve] { $player }將廢棄區的{ $amount }個晶核放置到預備區
   *[trash] { $card }上的1個晶核被放置到廢棄區
  }
event-cores_gained = { $detail ->
    [life] { $amount }個晶核從空間放置到{ $player }的生命區
    [field] { $amount }個晶核從空間放置到{ $object }上
   *[reserve] { $amount }個晶核從空間放置到{ $player }的預備區
  }
event-decree = { $object }發動了神託
event-core_plus = { $amount }個晶核從空間放置到{ $object }上
event-counts_changed = { $detail ->
    [less] { $player }的計數{ $amount }
   *[more] { $player }的計數+{ $amount }
  }
event-life_reduced = { $detail ->
    [void] { $player }生命區的{ $amount }個晶核被放置到空間
    [trash] { $player }生命區的{ $amount }個晶核被放置到廢棄區
    [to-card] { $player }生命區的1個晶核被放置到{ $object }上
   *[reserve] { $player }的生命減少了{ $amount }
  }
event-placed = { $card }以{ $amount }個晶核放置到戰場
event-token_put = { $player }使衍生物{ $card }進場
event-summoned = { $detail ->
    [burst] { $player }以爆裂召喚了{ $card }
    [effect] { $player }以效果召喚了{ $card }
   *[use] { $player }召喚了{ $card }
  }
event-brave_summoned = { $detail ->
    [burst] { $player }以爆裂召喚了合體卡{ $card }
    [effect] { $player }以效果召喚了合體卡{ $card }
   *[use] { $player }召喚了合體卡{ $card }
  }
event-deployed = { $detail ->
    [burst] { $player }以爆裂配置了{ $card }
    [effect] { $player }以效果配置了{ $card }
   *[use] { $player }配置了{ $card }
  }
event-manifested = { $card }顯現
event-combined = { $detail ->
    [left] { $card }與{ $object }左合體
    [right] { $card }與{ $object }右合體
   *[plain] { $card }與{ $object }合體
  }
event-parted = { $card }只與{ $object }保持合體
event-split = { $card }分離
event-brave_lost = { $card }失去合體目標，不能留在戰場
event-removed = { $player }將{ $card }從遊戲中除外
event-exchanged = { $cards }返回手牌，由{ $card }替換
event-brave_left = { $card }離開了其戰魂
event-accel_used = { $player }使用了{ $card }的【加速】
event-change_used = { $player }使用了{ $card }的【變換】
event-retargeted = 對象變為僅{ $object }
event-card_discarded = { $player }破棄了{ $card }
event-put_at_hand = { $card }被放置到手邊
event-soul_moved = { $detail ->
    [trash] { $player }將[靈魂晶核]放置到廢棄區
    [void] { $player }將[靈魂晶核]放置到空間
   *[reserve] { $player }將[靈魂晶核]放置到預備區
  }
event-turn_added = { $player }將在這個回合之後再進行一個回合
event-sealed = { $player }將[靈魂晶核]放置到生命區
event-adventing = { $player }將要把{ $card }重疊到{ $object }上
event-advented = { $card }煌臨到{ $cards }上
event-base_discarded = { $object }的煌臨元{ $card }被破棄
event-brave_kept = { $card }以戰魂狀態留在戰場
event-contract_card_set_aside = { $player }背面朝上展示了1張契約卡
event-became_soul_state = { $card }成為魂狀態
event-magic_used = { $player }使用了{ $card }
event-magic_resolved = { $card }的效果已解決
event-effect = 發揮{ $card }的效果
event-summon_effect_given = { $card }的召喚時效果已發揮
event-keyword_given = { $card }的效果已發揮
event-attacked = { $other ->
    [0] { $player }用{ $card }攻擊
   *[other] { $player }用{ $card }指定{ $other }攻擊
  }
event-blocked = { $player }用{ $card }阻擋
event-battle_resolving = { $card }的戰鬥解決
event-won_comparison = { $card }在BP比較中勝過{ $other }
event-battle_ended = { $card }的戰鬥終了
event-exhausted = { $detail ->
    [heavily] { $card }重疲勞
   *[once] { $card }疲勞
  }
event-refreshed = { $card }回復
event-modified = { $card }受到效果影響
event-destroyed = { $card }被破壞
event-depleted = { $card }被消滅
event-returned = { $card }將被移回
event-trashed = { $card }將放置到廢棄區
event-left = { $detail ->
    [destroyed] 被破壞的{ $card }離開戰場
    [depleted] 被消滅的{ $card }離開戰場
   *[returned] { $card }離開戰場
  }
event-stayed = { $card }留在戰場
event-turned = 翻面為{ $card }
event-reborn = { $card }轉醒
event-burst_set = { $player }設置了爆裂
event-burst_discarded = { $player }的爆裂{ $card }被破棄
event-burst_returned = { $player }的爆裂{ $card }被放回卡組底部
event-base_added = { $card }作為煌臨元卡牌追加到{ $object }之下
event-mirage_set = { $player }設置了幻境{ $card }
event-mirage_returned = { $player }的幻境{ $card }移回手牌
event-mirage_discarded = { $player }的幻境{ $card }被破棄
event-magic_laid = { $player }將{ $card }放置到戰場
event-burst_declared = { $player }宣言發動爆裂
event-burst_activated = { $player }發動了爆裂{ $card }
event-burst_resolved = 爆裂{ $card }的效果已解決
event-prevented = { $detail ->
    [burst-stays] 因效果，{ $card }沒有被破棄
    [summon] 因效果，不能召喚{ $card }
    [draw] 因效果，{ $player }不能抽卡
    [increase-hand] 因效果，{ $player }的手牌沒有增加
    [return-from-trash] 因效果，{ $card }沒有返回手牌
    [end-attack-step] 因效果，{ $player }不能結束攻擊階段
    [mill] 因效果，{ $player }的卡組沒有被破棄
    [void-to-life] 因效果，{ $player }的生命沒有增加
    [refresh] 因效果，{ $card }不能回復
    [life] 因效果，{ $player }的生命沒有減少
    [unaffected] { $card }不受效果影響，沒有被無效
    [magic] { $card }的效果被無效
   *[burst] { $card }的爆裂效果被無效
  }
event-missed = { $detail ->
    [no-hit] { $card }：U觸發沒有命中
    [no-card] { $card }：沒有可比較的卡牌
    [summoning-condition] { $card }：未滿足召喚條件
    [source-gone] { $card }：已離開戰場，剩餘的效果不發揮
    [condition-false] { $card }：不滿足條件
    [impossible] { $card }：無法執行
    [not-done] { $card }：沒有執行
    [too-few-cores] { $card }：晶核不足
    [broken-off] { $card }：晶核不足，轉醒中斷
   *[no-longer] { $card }：已錯過發揮的時點
  }
