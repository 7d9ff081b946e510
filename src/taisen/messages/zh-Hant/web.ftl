# 對戰桌頁面自己說的話（各遊戲的另有檔案）。見web/src。

## 網站

skip-main = 跳到正文
skip-prompt = 跳到目前提問
nav = 頁面
nav-home = 對戰
nav-puzzles = 殘局
nav-editor = 局面編輯器
close = 關閉
loading = 正在載入……
load-again = 重試
page-not-loaded = 頁面的一部分無法載入。
page-missing = 沒有這個頁面
page-missing-home = 回到首頁
error-no-connection = 無法連線到伺服器。
error-status = 伺服器傳回了錯誤（{ $status }）。
settings-language = 語言
settings-theme = 頁面配色
settings-theme-name = { $theme ->
    [light] 淺色
    [dark] 深色
   *[auto] 自動
  }
rule-open = 規則 { $number }
rule-english = 規則正文（英文）：
rule-tests = 證明它的測試：{ $count }個

## 首頁

home-title = 來一場卡牌對戰
home-new = 新的對戰
home-game = 遊戲
home-no-game = 此伺服器沒有提供遊戲。
home-opponent = 對手
opponent-name = { $opponent ->
    [bot] 電腦
    [friend] 朋友
    [both] 自己操作雙方
    [puzzle] 殘局
    [guided] 引導對戰
   *[watch] 觀戰
  }
opponent-hint = { $opponent ->
    [bot] 立即開始
    [friend] 把連結傳給對方
    [both] 用來試招
   *[watch] 看兩台電腦對戰
  }
home-bot = 哪個電腦
home-level = 難度
home-options = 更多選項
home-name = 你的名字
home-other-deck = 對方的卡組
home-any-deck = 隨意
home-best-of = 局數
best-of = { $count ->
    [1] 一局定勝負
   *[other] { $count }局制
  }
home-rules = 規則版本
rules-are = 規則：{ $rules }
home-clock = 計時
clock-name = { $clock ->
    [quick] 快速：10分＋讀秒20秒
    [usual] 標準：25分＋讀秒30秒
    [slow] 慢速：60分＋讀秒60秒
    [each] 每次選擇60秒
   *[none] 不計時
  }
clock-means = { $clock ->
    [each] 時間用完則採用預設選擇。
   *[own] 用完時間和全部讀秒者判負。
  }
clock-away = 對方在場時，離開超過{ $minutes }分鐘者判負。
home-spectators = 允許透過連結觀戰
home-start = { $opponent ->
    [friend] 開桌並取得連結
    [watch] 觀戰
   *[other] 開始
  }
home-not-playable = 這副卡組還不能使用。
home-more = 其他
home-learn = 學習與研究
home-guided = 引導對戰
home-puzzles = 解殘局
home-editor = 擺局面
home-upload = 開啟對戰紀錄
home-record-large = 這個檔案太大，不像是對戰紀錄。
guided-title = 第一次來？跟著引導打一個回合
guided-text = 幾分鐘內走完一個回合、打一場戰鬥，每一步都有說明，隨時可以退出。
guided-begin = 開始{ $game }引導
guided-skip = 跳過
recent-title = 最近的對戰
recent-none = 你的對戰會列在這裡。
recent-resume = 繼續
recent-open = 查看
recent-replay = 重播
recent-forget = 從列表移除
recent-all = 顯示全部{ $count }場
table-status = { $status ->
    [waiting] 等待對手
    [running] 進行中
    [finished] 已結束
    [solved] 已解開
    [closed] 已關閉
    [gone] 已不存在
   *[unknown] 查詢中……
  }

## 卡組

deck-title = 你的卡組
deck-size = { $count }張
deck-look = 查看卡組：{ $deck }
deck-take = 使用這副卡組
deck-look-hint = 選擇一張卡牌即可閱讀效果。
deck-own = 自訂卡組
deck-own-hint = 貼上或開啟檔案
deck-list = 卡組列表
deck-open-file = 開啟檔案……
deck-file-large = 這個檔案太大，不像是卡組列表。
deck-form = 每行一種卡牌：張數和卡號，例如 { $example }
deck-legal = 共{ $count }張，可以使用。
deck-illegal = 有{ $count }處問題：

## 加入

join-title = { $player }邀請你對戰
join-start = 入座開始
invite-title = 邀請
invite-text = 把這個連結傳給朋友。對方選好卡組後對戰即開始。
invite-link = 給對手的連結
invite-watch = 觀戰連結
invite-copy = 複製
invite-copied = 已複製
invite-waiting = 正在等待對手
invite-hands = 允許觀戰者延時看到我的手牌（需對方也同意）
invite-none = 這裡沒有可分享的連結。

## 對戰桌

table-title = 對戰
table-board = 對戰區
table-side = 紀錄與聊天
table-no-token = 只有這個地址無法進入，請使用你收到的連結。
table-spectators = { $count }人觀戰
table-watchers = 另有{ $count }人觀戰
toolbar = 操作
more = 更多
undo = 復原
undo-consent = 需要對方同意
draw-offer = 提議平局
text-board = 文字局面
player-you = 你
player-you-named = { $name }（你）
player-opponent = 對手
player-number = 玩家{ $number }
player-bot = { $level ->
    [none] 電腦
   *[named] 電腦（{ $level }）
  }
player-decides = 選擇中
player-wins = { $count }勝
player-there = 在線
player-away = 離開
player-away-grace = 離開，剩餘{ $time }
clock-of = 剩餘時間
clock-periods = 讀秒{ $count }次

## 提問

prompt-title = 提問
prompt-waiting = 正在等待對手。
prompt-closed = { $replay ->
    [yes] 伺服器已無法讀取這場對戰，因此將其關閉。它的重播或許仍可觀看。
   *[no] 伺服器已無法讀取這場對戰，因此將其關閉。沒有結果，也沒有重播。
  }
prompt-other = { $player }正在選擇。
prompt-cancel = 取消
prompt-all = { $shown ->
    [yes] 收起
   *[no] 全部（{ $count }）
  }
prompt-default = 按空白鍵即選此項
prompt-warning = 警告
prompt-do-it = 仍要這樣做
prompt-always = 本局一律選「是」
prompt-menu = 要做什麼
prompt-further = 或選擇有標記的位置。
prompt-how = { $how ->
    [move-end] 選擇或拖動帶◆標記的對象，也可以結束階段。
    [end] 選擇帶◆標記的卡牌，也可以結束階段。
    [pass] 選擇帶◆標記的對象，也可以跳過。
    [button] 選擇帶◆標記的對象，或這裡的選項。
    [target] 接著選擇帶◎標記的位置。
    [nothing] 現在沒有可以選擇的對象。
   *[place] 選擇帶◆標記的對象。
  }
key-space = 空白鍵

## 怎樣操作場面

hints-title = 操作方法
hints-watching = 如何觀戰
hints-option = 現在可以選擇。點擊它，或用方向鍵移過去。
hints-chosen = 已選擇。再點一次或按Esc取消。
hints-target = 可以放到這裡，或以它為對象。
hints-drag = 卡牌和放在卡牌上的東西也可以拖動。
hints-look = 把指標移到卡牌上，或在卡牌上按I鍵，即可閱讀效果。
hints-log = 紀錄裡寫著發生過的事；點擊一行會顯示當時的場面。
hints-keys = 顯示全部按鍵。

## 提議

offer-text = { $who ->
    [you] 你提議{ $kind ->
        [undo] 復原上一次選擇
        [draw] 平局
        [rematch] 再來一局
        [swap] 交換卡組再來一局
       *[repair] 從修正後的局面繼續
      }。
   *[other] { $player }提議{ $kind ->
        [undo] 復原上一次選擇
        [draw] 平局
        [rematch] 再來一局
        [swap] 交換卡組再來一局
       *[repair] 從修正後的局面繼續
      }。
  }
offer-reason = { $reason ->
    [card-known] 其後有卡牌被公開。
    [random-drawn] 其後出現過隨機結果。
   *[other-answered] 其後對方已作出選擇。
  }
offer-position = 該局面
offer-accept = 同意
offer-decline = 拒絕
offer-withdraw = 收回
ending-title = { $outcome ->
    [won] 勝利
    [lost] 失敗
    [draw] 平局
   *[seen] 對戰結束
  }
ending-next = 第{ $number }局
ending-rematch = 再來一局
ending-swap = 交換卡組再來一局
ending-replay = 觀看重播
ending-home = 首頁
concede-button = 認輸
concede-title = 要認輸嗎？
concede-text = 對方立即獲勝，且無法復原。
concede-yes = 認輸
concede-no = 繼續對戰

## 自動跳過

auto-button = 自動跳過：{ $mode ->
    [smart] 智慧
    [window] 部分
   *[ask] 關
  }
auto-title = 自動跳過
auto-text = { $solo ->
    [yes] 自動跳過不會讓任何人得知你的手牌。復原或重新連線後恢復為最初的設定。
   *[no] 是否代你跳過只取決於公開資訊，與手牌無關。復原或重新連線後即取消。
  }
auto-mode = { $mode ->
    [smart] 智慧
    [window] 按時點
   *[ask] 每次詢問
  }
auto-mode-hint = { $mode ->
    [smart] 自你上次跳過後沒有新情況時跳過
    [smart-solo] 只能跳過時跳過
    [window] 跳過下面選中的時點
   *[ask] 不代你跳過
  }
auto-windows = 跳過的時點
auto-always = 一律選「是」的能力：{ $count }個
auto-always-clear = 重新詢問

## 紀錄與聊天

log-title = 紀錄
log-all = 顯示全部
log-empty = 還沒有發生任何事。
log-turn = { $turn ->
    [0] 第一回合之前
   *[other] 第{ $turn }回合
  }
log-to-moment = 前往這一刻
log-to-card = 查看卡牌（在場面上則指出）
back-title = 回看
back-board = 當時的場面
back-then = { $turn ->
    [0] 第一回合之前的場面：{ $line }
   *[other] 第{ $turn }回合的場面：{ $line }
  }
back-earlier = 更早
back-later = 更晚
back-now = 回到現在
back-asked = 輪到你了：回到現在再作選擇。
back-gone = 你查看的這一刻已被復原。現在顯示的是目前的場面。
chat-title = 聊天
chat-mute = 封鎖{ $who ->
    [spectators] 觀戰者
   *[player] { $player }
  }
chat-unread = { $count }則未讀
chat-empty = 還沒有人說話。
chat-say = 說點什麼
chat-send = 傳送
chat-spectator = 觀戰者

## 連線

link-standing = { $link ->
    [lost] 連線已中斷，對戰不會遺失。
    [taken] 這個座位正在另一個頁面使用。
   *[closed] 連線已關閉。
  }
link-next = { $seconds }秒後重試
link-now = 立即重試
link-take-back = 在此使用

## 殘局與引導

goal-title = 目標
goal-progress = { $done }／{ $steps }
goal-standing = { $standing ->
    [solved] 解出來了！
   *[failed] 這樣不行，再試一次。
  }
goal-hint = 提示{ $number }／{ $count }
goal-again = 再試一次

## 報告

report-title = 回報問題
report-text = 回報會保存局面、紀錄和版本；對戰進行中不會洩漏任何資訊。
report-what = 哪裡不對？
report-send = 送出回報
report-made = 回報{ $id }已儲存。
report-repair = 修正局面
report-repair-text = 局面編輯器格式的局面（需對方同意）
report-repair-propose = 提議
report-repair-edit = 在局面編輯器中開啟

## 按鍵

keys-title = 按鍵
keys-what = { $key ->
    [space] 採用帶標記的選擇
    [digits] 按編號選擇
    [all] 列出全部選項
    [arrows] 在對戰區中移動
    [enter] 選中
    [inspect] 查看詳情
    [pass] 跳過
    [end] 結束階段
    [undo] 復原
    [escape] 取消、關閉
    [log] 到紀錄
    [chat] 到聊天
    [board] 文字局面／圖形局面
   *[help] 本列表
  }
keys-touch = 觸控：點按選擇，長按查看詳情。滑鼠：點擊，或拖到目標位置。
