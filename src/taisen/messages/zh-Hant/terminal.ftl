# 終端自己的文字：場面、命令、對錯誤輸入的回答。見 taisen.cli。

## 場面

screen-turn = 第 { $turn } 回合
screen-whose-turn = { $player }的回合
screen-before-first-turn = 第一回合之前
screen-life = 生命 { $count }
screen-reserve = 預備區 { $count }
screen-core-trash = 晶核廢棄區 { $count }
screen-counts = 計數區 { $count }
screen-further-turns = 還有{ $count }個追加回合
screen-hand = 手牌 { $count }
screen-deck = 卡組 { $count }
screen-trash = 廢棄區 { $count }
screen-at-hand = 手邊 { $count }
screen-removed = 除外 { $count }
screen-burst = 爆裂：{ $burst }
screen-burst-none = 無
screen-burst-set = 已設置
screen-soul = 魂
screen-soul-void = 靈魂晶核在空間
screen-soul-removed = 靈魂晶核已離開遊戲
screen-cores = 晶核 { $count }
screen-empty-field = （戰場上沒有卡）
screen-combined = { $side ->
    [left] 左合體：{ $card }
    [right] 右合體：{ $card }
   *[none] 合體：{ $card }
  }
screen-set-mirage = 幻境：{ $cards }
screen-soul-state = 魂狀態：{ $cards }
screen-laid-magic = 戰場上的魔法：{ $cards }
screen-tokens = 衍生物 { $count }
screen-at-hand-cards = 手邊 { $count }：{ $cards }
screen-bases = { $how ->
    [contract-advent] 契約煌臨的煌臨元：{ $cards }
   *[advent] 煌臨元：{ $cards }
  }
screen-covered = { $known ->
    [0] 下方背面：{ $count }
   *[other] 下方背面：{ $count }（{ $cards }）
  }
screen-held-cores = 自身晶核 { $count }
screen-oc-on = OC發揮中
screen-as-spirit = 轉神
screen-battle-open = 戰鬥：{ $attacker }攻擊
screen-battle-aimed = 戰鬥：{ $attacker }攻擊{ $target }
screen-battle-blocked = 戰鬥：{ $attacker }被{ $blocker }阻擋
screen-pending = 等待處理的效果：{ $effects }
screen-declared-burst = 已宣言、等待發動的爆裂：{ $players }
screen-hand-title = { $player }的手牌
screen-hand-empty = （沒有卡）
screen-trash-title = { $player }的廢棄區
screen-unknown-cards = 另有 { $count } 張未知
screen-lrig-deck-title = { $player }的分身牌組
screen-lrig-trash-title = { $player }的分身廢棄區
screen-life-cloth = 生命護甲 { $count }
screen-main-deck = 牌組 { $count }
screen-lrig-deck = 分身牌組 { $count }
screen-lrig-trash = 分身廢棄區 { $count }
screen-coins = 硬幣 { $count }
screen-skipped-turns = 跳過接下來的{ $count }個回合
screen-subscribers = 登錄人數 { $count }
screen-ener = 能量 { $count }：{ $cards }
screen-pile = { $zone }：{ $cards }
screen-attacked-lane = { $lane }（被攻擊）
screen-empty-lane = （沒有精靈）
screen-charms = 魅飾 { $count }
screen-acce = 附屬：{ $card }
screen-under = 下方：{ $cards }
screen-trap = 陷阱：{ $card }
screen-seed = 種子：{ $card }
screen-face-down = 背面朝上
screen-virus = 病毒
screen-attack-open = 攻擊：{ $attacker }（正面無精靈）
screen-attack-in-front = 攻擊：{ $attacker }（正面為{ $front }）
screen-attack-negated = 攻擊：{ $attacker }（無效）
screen-using = 使用中：{ $cards }

## 卡

screen-cost = 費用 { $cost }
screen-cost-now = 費用 { $cost }，現為 { $price }
screen-reduction = 輕減 { $symbols }
screen-symbols = 戰徽 { $symbols }
screen-families = 系統 { $families }
screen-brave-bp = 合體的戰魂 BP { $bp }
screen-contract-card = 契約卡
screen-token-card = 衍生物
screen-mirage-cost = 幻境費用 { $cost }
screen-over-count = OC { $counts }：BP+{ $bp }
screen-no-effect = 沒有效果
screen-face-b = B面（轉醒後）
screen-face-a = A面（轉醒前）
screen-assumed-symbols = 符文為推定
screen-assumed-reduction = 減輕符文為推定
screen-unknown-face-b = B面未知，不能用於對戰
screen-grow-cost = 成長費用 { $cost }
screen-price-now = 現為 { $price }
screen-brings-coins = 獲得硬幣 { $count }
screen-types = 分身類型 { $names }
screen-classes = 種族 { $names }
screen-limiting = 限定條件 { $names }
screen-timings = 使用時點 { $names }
screen-team = 隊伍 { $name }
screen-craft = 替代卡牌（{ $kind }）

## 決定

screen-decides = { $who ->
    [you] 請你決定：
   *[other] 請{ $player }決定：
  }
screen-default = Enter

## 說明

screen-explain-how = ? { $card } 說明一張卡，? 2 說明一個選項，? { $action } { $card } 說明為什麼不能這樣做。
screen-offered = { $action } { $card }：現在可以。
screen-refused = { $action } { $card }：現在不行。{ $reason } [{ $rule }]
screen-rule-says = 英文內容：
screen-option-is = 選項 { $number }：{ $option }
screen-option-text = 紀錄中的寫法：{ $text }

## 命令

screen-help =
    回答時輸入選項的編號、文字，或者不會混淆的文字開頭。
    Enter 選擇標有「Enter」的選項。支付時它是整套建議，選其他選項可以逐個指定。
    只有一種回答的決定（例如只能跳過的時機）會自動進行。
      u          撤銷：回到你的上一個決定
      ?          為什麼問你
      ? 卡號     一張卡：效果、各數值的來由、現在不能做什麼及理由
      ? 編號     一個選項的卡和規則
      ? { $action } 卡號   為什麼不能這樣做（還有 { $actions }）
      b          再看場面
      o          再看選項
      t          雙方廢棄區的卡
      l、l 40    日誌：本回合，或最近 40 行
      r 規則號   一條規則，例如 r { $rule }
      s、s 檔案  儲存紀錄；taisen replay 檔案 可以重播
      h          這份說明
      q          離開
screen-bad-number = 沒有選項 { $found }；編號是 1 到 { $count }。
screen-bad-answer = 沒有叫做「{ $found }」的選項；請輸入編號，或輸入 h 看說明。
screen-many-answers = 「{ $found }」可能是{ $options }；請多輸入幾個字，或輸入編號。
screen-bad-card = 你看不到叫做「{ $found }」的卡；請輸入卡號，例如 { $card }。
screen-bad-action = 「{ $found }」不是行動；可用的有 { $actions }。
screen-bad-rule = 沒有規則「{ $found }」；規則號形如 { $rule }。
screen-rule-usage = 請給出規則號，例如 r { $rule }。
screen-nothing-to-undo = 還沒有可以撤銷的決定。
screen-undone = 已回到你的上一個決定。
screen-undone-new-stream = 已回到你的上一個決定。此後抽到和洗出的卡會不同。
screen-saved = 已儲存為 { $file }。重播：taisen replay { $file }
screen-not-saved = 無法寫入 { $file }：{ $why }
screen-exists = { $file } 已存在且不是紀錄；請換一個檔名。
screen-log-empty = 還沒有發生任何事。
screen-quit = 要離開這場對戰嗎？輸入 y 離開；先用 s 可以儲存。
screen-quit-yes = y
screen-left = 已在第 { $turn } 回合離開對戰。
screen-input-ended = 輸入已結束；在第 { $turn } 回合離開對戰。
screen-stopped = 已停止。

## 對戰前後

screen-welcome = { $game }：{ $first } 對 { $second }，種子 { $seed }。h 為說明。
screen-seat = { $player }（{ $deck }）
screen-choose-language = 語言
screen-choose-game = 遊戲
screen-choose-deck = 你的卡組
screen-choose-opponent = 對手
screen-choose-opponent-deck = 對手的卡組
screen-choose-bad = 列表中沒有「{ $found }」。
screen-opponent-random = random：在允許的範圍內隨意行動
screen-opponent-greedy = greedy：選眼前看來最好的
screen-opponent-human = human：兩位玩家共用這個終端
screen-same = 再來同一場對戰：{ $command }

## 觀戰與重播

screen-replay-head = { $first } 對 { $second }：{ $count } 個回答，{ $turns } 個回合。h 為說明。
screen-replay-answer = { $player }：{ $option }
screen-replay-end = 紀錄到此為止。
screen-replay-start = 這是紀錄的開頭。
screen-replay-help =
      Enter、n、n 10   前進一個或十個回答
      p、p 10          後退一個或十個回答
      t 5              到第 5 回合開頭
      e                到結尾
      v 1、v 2、v      以玩家 1、玩家 2、所有人的視角觀看
      b                再看場面
      o                下一個決定的選項
      ? 卡號           一張卡
      c                雙方廢棄區的卡
      l、l 40          日誌：本回合，或最近 40 行
      r 規則號         一條規則，例如 r { $rule }
      play、play 2 random   從這裡以玩家 1，或以玩家 2 對 random 接著打
      h                這份說明
      q                離開
screen-replay-bad = 「{ $found }」不是命令；h 為說明。
screen-replay-no-turn = 紀錄中沒有第 { $found } 回合；有第 1 到 { $count } 回合。
screen-replay-mismatch = 從這裡起紀錄與本版本不符：{ $why }
screen-playing-on = 你以{ $player }的身分對 { $bot } 接著打。

## 名稱

screen-welcome-watch = { $first } – { $second } · 種子 { $seed }
screen-opponent-decides = 由對手決定。

## 牌桌

screen-serving = 牌桌位址：{ $address }，請用瀏覽器開啟。按 Ctrl-C 結束。
screen-served = 牌桌已關閉；未完的對戰會在下次開啟時繼續。
