# 對局伺服器自己的話：告訴玩家所傳送的內容有什麼問題。

problem-input = { $where }：收到 { $found }；可用：{ $allowed }
problem-said = { $found }
problem-body = 無法讀取所傳送的內容（{ $found }）；應為：{ $allowed }。
problem-too-large = 內容太大；最多 { $limit } kB。
problem-method = 此位址只接受 { $allowed }，不接受 { $found }。
problem-nothing-there = { $found } 處什麼也沒有。
problem-server = 伺服器出了問題。沒有儲存任何內容；請重試。
problem-host = 此伺服器的名稱不是 { $found }。
problem-origin = 此請求來自其他網站（{ $found }）。
problem-too-many = 一次傳送太多；請稍候。

## Replays

problem-no-replay = 沒有重播 { $found }。
problem-replay-running = 這場對戰還在進行；結束之後才能看重播。
problem-replay-unreadable = 這場對戰已無法顯示：目前版本的程式讀不了它的紀錄。
problem-no-note = 只有對戰的玩家或上傳紀錄的人可以寫在這裡。
problem-not-your-note = 只有寫的人可以收回。
problem-too-many-notes = 一個重播最多有 { $most } 則註解。
problem-report-running = 對戰還在進行；結束之後才能取得報告。

## What is offered

game-battle-spirits = 戰鬥之魂
game-wixoss = WIXOSS
deck-red = 紅色
deck-purple = 紫色
deck-green = 綠色
deck-white = 白色
deck-yellow = 黃色
deck-blue = 藍色
deck-ultimate = 究極
deck-grandwalker = 創界神
deck-burst = 爆裂
deck-contract = 契約
deck-sample = 轉醒（範例）
bot-greedy = 電腦
bot-level-1 = 入門
bot-level-1-hint = 隨機作答
bot-level-4 = 很簡單
bot-level-4-hint = 偶爾會預想後續
bot-level-5 = 簡單
bot-level-5-hint = 半數以上會看漏
bot-level-6 = 普通
bot-level-6-hint = 約半數會看漏
bot-level-7 = 困難
bot-level-7-hint = 約三分之一會看漏
bot-level-2 = 很困難
bot-level-2-hint = 很少看漏
bot-level-3 = 最難
bot-level-3-hint = 每次都會預想後續

## 規則版本：rules-<game>-<version>，-means 說明該版本的不同之處

rules-battle-spirits-eternal-17-1 = 永恆賽制規則手冊 17.1
rules-battle-spirits-eternal-17-1-means = 以規則手冊為準。
rules-battle-spirits-2016-03 = 2016年4月之前
rules-battle-spirits-2016-03-means = 被消滅的卡牌立即放置到廢棄區，只有被破壞或移回的卡牌會等待。其餘與規則手冊17.1相同。
rules-battle-spirits-eternal-17-1-turn-player-wins = 規則手冊17.1·無平局
rules-battle-spirits-eternal-17-1-turn-player-wins-means = 雙方生命同時變為0時，回合玩家獲勝。其餘與規則手冊17.1相同。
rules-battle-spirits-eternal-17-1-summed-bp = 規則手冊17.1·BP合計
rules-battle-spirits-eternal-17-1-summed-bp-means = BP的增減先合計，結果不低於0。其餘與規則手冊17.1相同。
rules-wixoss-2020-11 = 2018年2月至2020年11月
rules-wixoss-2020-11-means = 以術語表為準：每回合可廢棄一次，同時最多三隻。槍兵在戰鬥結束後觸發。等待發動的能力，若其卡牌移動或失去該能力，則會錯過。主牌組恰好有20張生命爆發。
rules-wixoss-2018-01 = 2018年2月之前
rules-wixoss-2018-01-means = 每次廢棄一隻，次數不限。槍兵在戰鬥中立即擊潰。其餘與2020年11月為止的規則相同。
rules-wixoss-2020-12 = 2020年12月起
rules-wixoss-2020-12-means = 等待發動的能力不再錯過。主牌組最多可有20張生命爆發。其餘與此前相同。

problem-too-long = 太長了；最多 { $most } 個字元。
problem-character = 這裡不能使用字元 { $found }。
problem-empty = 內容為空。
problem-deck = 卡組{ $found }不能使用。{ $text }
problem-no-table = 沒有這張對戰桌，或此連結無法打開它。
problem-damaged = 這張對戰桌已無法打開：保存的資料已損壞。
problem-too-complicated = 處理時間過長，未予執行。
problem-busy = 伺服器正忙，請稍後再試。
problem-full = 此對戰桌的觀戰人數已達上限。
problem-seat-taken = 這個座位已有人。
problem-no-spectators = 這張對戰桌不允許觀戰。
problem-join-first = 請先選擇卡組再入座。
problem-hello-first = 連線後須先傳送 hello。
problem-greeted = hello 已經傳送過了。
problem-spectator = 觀戰者只能觀看。
problem-no-match = 沒有進行中的對戰。
problem-match-over = 對戰已結束。
problem-match-runs = 對戰進行中不能這樣做。
problem-old-answer = 問題已經改變。
problem-no-moment = 本局沒有這一刻：收到 { $found }；可用：{ $allowed }
problem-moment-gone = 這一刻已無法顯示：它已被復原，或是按舊版規則進行的。
problem-not-offered = 現在不能選擇「{ $found }」。
problem-not-yours = 現在由對方決定。
problem-plan = 接下來的事無法預先安排；請逐步回答。
problem-bot-refuses = 電腦不接受平局。
problem-no-swap = 從指定局面開始時不能交換雙方。
problem-no-offer = 該提議已失效。
problem-own-offer = 須由對方接受。
problem-no-undo = 沒有可以收回的操作。
problem-series-over = 系列賽已結束；可以提議再戰。

## 不可能的局面

problem-position-card = { $where }：沒有 { $found } 這張卡。
problem-position-life = { $where }：至少要有1個，為0時對戰已經結束。
problem-position-no-burst = { $where }：{ $found } 沒有爆裂效果，不能設置。
problem-position-place = { $where }：{ $card } 不可能放在這裡。
problem-position-face-up = { $where }：{ $card } 在這裡是正面朝上的，雙方玩家都知道。
problem-position-mirages = { $where }：最多只能設置2張幻境。
problem-position-bursts = { $where }：最多只能設置1張卡。
problem-position-most = { $where }：最多 { $most }。
problem-position-magic = { $where }：{ $card } 是魔法卡，不能放在戰場上。
problem-position-few-cores = { $where }：{ $card } 至少需要最低等級的晶核{ $least }個。
problem-position-souls = { $where }：每位玩家只有1個靈魂晶核。
problem-position-brave = { $where }：{ $brave } 不能與 { $host } 合體（BS-15.02）。
problem-position-turn = { $where }：回合數從1開始。
problem-position-first-turn = { $where }：第一個回合沒有晶核階段和攻擊階段。
problem-position-number = { $where }：需要0到{ $most }的整數。
problem-position-cards = { $where }：卡牌太多；一個局面最多{ $most }張。
problem-position-form = { $where }：無法讀取 { $found }；寫法：{ $form }
problem-position-under = { $where }：收到 { $found }；+ 之後寫合體卡的編號，異魔神合體還要寫 left 或 right。
problem-position-below = { $where }：收到 { $found }；{ $sign } 之後只能寫可以重疊在下方的卡牌編號。
problem-position-face = { $where }：{ $card } 是B面，只能在戰場上出現；請寫 { $front }。
problem-card-unknown-facts = { $where }：{ $card } 的內容並非全部已知，不能用於對戰。
problem-position-begun = { $where }：收到 { $found }；只能寫 true 或 false，true 只能用於 { $steps }。
problem-position-attacks = { $where }：只有回合玩家可以有攻擊次數。
problem-position-no-attack-phase = { $where }：第一個回合沒有攻擊階段。
problem-position-wrong-back = { $where }：{ $found } 是另一副牌組的卡牌；主牌組的卡牌和分身牌組的卡牌不能放在同一區域。
problem-position-kind = { $where }：{ $card } 這種卡牌不能放在這裡。
problem-position-no-card = { $where }：需要一張卡牌。
problem-position-ride = { $where }：收到 { $found }；需要同一方精靈所在的位置。
problem-position-under-key = { $where }：收到 { $found }；鑰匙下面沒有卡牌。
problem-position-armed = { $where }：只有精靈會處於血晶武裝狀態。
problem-position-class = { $where }：無法騎乘 { $found }；需要＜{ $class }＞的精靈。
problem-position-removed = { $where }：只有回合玩家可以進行過廢棄。
problem-position-version = { $where }：收到 { $found }；需要 { $first } 到 { $last } 的月份，如 2018-01。
problem-position-step = { $where }：收到 { $found }；只有攻擊階段才能寫 { $steps }。
problem-position-fields = { $where }：{ $found } 不是局面；欄位見 docs/scenarios.md。
problem-position-not-at-rest = 只有在回合玩家選擇主要行動或攻擊的時候才能這樣做。
problem-position-in-progress = 還有正在處理的內容，請等全部處理完畢。
problem-position-turns = 有效果增加或跳過了回合，局面無法表示。
problem-position-other-side = 有卡牌在對手一側，局面無法表示。
problem-position-charm = 有玩家看過魅飾的正面，局面無法表示。

## 文字可以寫什麼

problem-input-text = { $where }：收到 { $found }；這裡需要帶引號的文字。
problem-input-texts = { $where }：收到 { $found }；這裡需要文字列表，如 ["A", "B"]。
problem-input-table = { $where }：收到 { $found }；這裡需要由欄位和值組成的表。
problem-input-bool = { $where }：收到 { $found }；只能寫 true 或 false。
problem-input-number = { $where }：收到 { $found }；需要{ $least }到{ $most }的整數。
problem-input-most = { $where }：太多（{ $found }）；最多{ $most }。
problem-input-digits = { $where }：有過長的數字；最多{ $most }位。
problem-input-parts = { $where }：有分段過多的鍵；最多{ $most }段。
problem-input-toml = { $where }：無法作為TOML文字讀取：{ $found }

## 局面與殘局

problem-scenario-top = { $where }：這裡不能寫 { $found }；可以寫 [[scenario]] 表、[cards] 和 game。
problem-scenario-tables = { $where }：需要1到{ $most }個 [[scenario]] 表。
problem-scenario-title = { $where }：收到 { $found }；需要一行標題，說明內容。
problem-scenario-title-again = { $where }：標題 { $found } 已被使用；每個標題必須不同。
problem-scenario-no-check = { $where }：沒有任何檢查；steps 或 expect 中至少要有一項，或者要有 goal。
problem-goal-no-fact = { $where }：沒有條件；reach 或 keep 中至少要有一項。
problem-goal-fact = { $where }：{ $found } 不是條件；寫法如 winner = own。
problem-line-option = { $where }：收到 { $found }；在哪一方之後要寫選項文字。
problem-line-rule = { $where }：收到 { $found }；規則只能寫在不可選的選項（!）之後。
problem-line-check = { $where }：{ $found } 缺少要檢查的內容。
problem-fact-relation = { $where }：{ $found } 不是條件；需要 { $relations } 之一。
problem-fact-value = { $where }：{ $found } 中 { $relation } 之後缺少內容。
problem-fact-events = { $where }：收到 { $found }；需要以逗號分隔的事件名。
problem-fact-place = { $where }：收到 { $found }；has 和 lacks 之前要寫卡牌所在的區域。
problem-fact-card = { $where }：收到 { $found }；需要卡牌編號；在 has 之後可以先寫張數。
problem-fact-equals = { $where }：收到 { $found }；這裡只能用 = 和 !=。
problem-fact-number = { $where }：收到 { $found }；需要整數。
problem-fact-unknown = { $where }：沒有 { $found } 這一項；寫法如 own life、bp of own V5、turn。
problem-fact-unknown-wixoss = { $where }：沒有 { $found } 這一項；寫法如 own coins、power of own left、turn。
problem-fact-field-card = { $where }：這一方的戰場上沒有具有 { $what } 的 { $found }；現有：{ $known }。

## 自製卡牌

problem-card-number-form = { $where }：{ $found } 不是卡牌編號；編號由字母、數字、-、.、_ 組成，如 BS17-003。
problem-repair-card = 卡牌 { $card } 已被收錄；自製卡牌需要另用編號。
problem-card-unseen = 現在看不到這張卡牌。
problem-card-unknown = 沒有收錄 { $found } 這張卡牌。
problem-card-no-level = { $where }：卡牌需要等級；只有魔法沒有等級。
problem-card-level-missing = { $where }：這張卡牌需要等級。
problem-card-level-unwanted = { $where }：收到 { $found }；只有分身、精靈和共鳴有等級。
problem-card-no-effect = { $where }：需要一行 [effect]；每張魔法和必殺都有。
problem-card-craft = { $where }：沒有收錄 { $found } 這張替代卡牌。
problem-card-ability-kind = { $where }：第{ $number }個能力在這種卡牌上永遠不會發揮作用。
problem-card-unheard = { $where }：第{ $number }個能力等待的事情不會傳到在那裡的卡牌（{ $trigger }）。
problem-card-fact-unfit = { $where }：{ $fact } 在這樣的卡牌上沒有意義。
problem-card-levels = { $where }：收到 { $found }；需要等級列表，每項為 [晶核, BP] 或 [等級, 晶核, BP]。
problem-card-levels-order = { $where }：{ $found } 的順序不對；等級和晶核數須由小到大。
problem-card-over-count = { $where }：收到 { $found }；OC 寫作 [計數點, BP+]。
problem-card-face = { $where }：收到 { $found }；需要另一面的資料。
problem-card-notation = { $where }：無法讀取效果：{ $found }。這裡可以寫：{ $allowed }

## 對戰紀錄與重播

problem-record-end = { $where }：紀錄過早結束；缺少 answers: 一行。
problem-record-no-line = { $where }：缺少 { $line } 一行。
problem-record-again = { $where }：{ $line } 一行重複出現；只允許一行。
problem-record-card = { $where }：收到 { $found }；需要以JSON物件寫出卡牌內容。
problem-record-deck-card = { $where }：card: 各行中沒有 { $found } 的內容。
problem-record-after-result = { $where }：收到 { $found }；結果之後只能寫 digest。
problem-record-format = { $where }：收到 { $found }；此版本紀錄的第一行是 { $format }。
problem-record-position = { $where }：收到 { $found }；寫明種子的紀錄必須寫出局面本身。
problem-record-cards = { $where }：card: 各行被改動過；所寫摘要為 { $found }，實際為 { $digest }。
problem-rules-kept = { $where }：收到 { $found }；沒有這一版規則。可用的規則例如 { $kept }。
problem-record-key = { $where }：需要{ $digits }位十六進位的 key。
problem-replay-other-rules = { $where }：{ $found } 處用的是另一版規則，不能從這裡繼續對戰。
problem-replay-position = { $where }：無法顯示時刻 { $found }；可用的是0到{ $most }。
problem-replay-position-end = { $where }：到 { $found } 時對戰已經結束；請選擇更早的時刻。
problem-no-defence = 這場對戰不是從殘局或局面開始的。
