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
