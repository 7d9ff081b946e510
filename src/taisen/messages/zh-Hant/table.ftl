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
deck-red = 紅色
deck-purple = 紫色
deck-green = 綠色
deck-white = 白色
deck-yellow = 黃色
deck-blue = 藍色
bot-greedy = 電腦
bot-level-1 = 簡單
bot-level-2 = 普通
bot-level-3 = 困難

problem-too-long = 太長了；最多 { $most } 個字元。
problem-character = 這裡不能使用字元 { $found }。
problem-empty = 內容為空。
problem-deck = 卡組{ $found }不能使用。{ $text }
problem-no-table = 沒有這張對局桌，或此連結無法打開它。
problem-damaged = 這張對局桌已無法打開：保存的資料已損壞。
problem-too-complicated = 處理時間過長，未予執行。
problem-busy = 伺服器正忙，請稍後再試。
problem-full = 此對局桌的觀戰人數已達上限。
problem-seat-taken = 這個座位已有人。
problem-no-spectators = 這張對局桌不允許觀戰。
problem-join-first = 請先選擇卡組再入座。
problem-hello-first = 連線須先打招呼。
problem-greeted = 已經打過招呼了。
problem-spectator = 觀戰者只能觀看。
problem-no-match = 沒有進行中的對局。
problem-match-over = 對局已結束。
problem-match-runs = 對局進行中不能這樣做。
problem-old-answer = 問題已經改變。
problem-no-moment = 本局沒有這一刻：收到 { $found }；可用：{ $allowed }
problem-moment-gone = 這一刻已無法顯示：它已被復原，或是按舊版規則進行的。
problem-not-offered = 現在不能選擇「{ $found }」。
problem-not-yours = 現在由對方決定。
problem-plan = 接下來的事無法預先安排；請逐步回答。
problem-bot-refuses = 電腦不接受和局。
problem-no-swap = 從指定局面開始時不能交換雙方。
problem-no-offer = 該提議已失效。
problem-own-offer = 須由對方接受。
problem-no-undo = 沒有可以收回的操作。
problem-series-over = 系列賽已結束；可以提議再戰。

## 不可能的局面

problem-position-card = { $where }：沒有 { $found } 這張卡。
problem-position-life = { $where }：至少要有1個，為0時對戰已經結束。
problem-position-no-burst = { $where }：{ $found } 沒有爆裂效果，不能設置。
problem-position-bursts = { $where }：最多只能設置1張卡。
problem-position-most = { $where }：最多 { $most }。
problem-position-magic = { $where }：{ $card } 是魔法卡，不能放在戰場上。
problem-position-few-cores = { $where }：{ $card } 至少需要最低等級的晶核{ $least }個。
problem-position-souls = { $where }：每位玩家只有1個靈魂晶核。
problem-position-brave = { $where }：{ $brave } 不能與 { $host } 合體（BS-15.02）。
problem-position-turn = { $where }：回合數從1開始。
problem-position-first-turn = { $where }：第一個回合沒有晶核階段和攻擊階段。
problem-position-number = { $where }：需要0到{ $most }的整數。
