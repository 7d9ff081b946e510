# The replay page. See web/src/pages/replay.

replay-title = 重播
replay-loading = 正在準備重播……
replay-versus = { $first } 對 { $second }
replay-player = 玩家{ $number }
replay-player-named = { $name }（玩家{ $number }）
replay-version = 程式 { $version }

## The timeline

replay-timeline = 時間線
replay-turns = 回合
replay-turn = 第{ $turn }回合
replay-turn-of = 第{ $turn }回合：{ $name }
replay-before-first-turn = 第一回合之前
replay-position = 時刻
replay-where = 第{ $turn }回合，時刻 { $position } / { $last }
replay-at = 時刻 { $position } / { $last }
replay-life-of = { $name }：生命{ $count }個

## Going through it

replay-transport = 瀏覽對戰
replay-first = 到開頭
replay-last = 到結尾
replay-turn-back = 後退一回合
replay-turn-on = 前進一回合
replay-battle-back = 到上一次戰鬥
replay-battle-on = 到下一次戰鬥
replay-step-back = 後退一步
replay-step = 前進一步
replay-play = 播放
replay-pause = 暫停
replay-speed = 速度
replay-speed-name = { $speed ->
    [slow] 慢
   *[usual] 普通
    [fast] 快
    [fastest] 很快
  }
replay-view = 視角
replay-view-both = 雙方（公開全部手牌）
replay-view-of = { $name }

## The moment

replay-chose = { $name }：{ $chosen }
replay-asked = 接著詢問{ $name }：{ $text }
replay-decides = 接著由{ $name }決定。
replay-text-board = 用文字顯示局面
replay-no-board = 這一部分沒有留下程式還能讀取的局面；發生的事見紀錄。
replay-not-exact = 這是此時刻之前保存的最後一個局面；之後發生的事見紀錄。
replay-notice-older-rules = 這場對戰使用舊規則（{ $expected }；現在：{ $found }）。顯示的是保存下來的內容，每回合一個局面，不能接著玩。
replay-notice-diverged = 從時刻 { $position } 起，對戰與紀錄不符。紀錄：{ $expected }；實際：{ $found }。{ $until ->
        [-1] 重播到此為止。
       *[other] 從時刻 { $until } 保存的局面繼續。
    }
replay-notice-repaired = 在時刻 { $position }，玩家用局面編輯器修正了局面。
replay-notice-undone = 玩家曾退回到此時刻；當時撤銷的內容不顯示。

## Beside it

replay-side = 紀錄與註解
replay-log = 紀錄
replay-notes = 註解
replay-no-notes = 還沒有註解。
replay-notes-who = 對戰的玩家或上傳紀錄的人可以新增註解。
replay-note-at = 時刻 { $position }
replay-note-new = 為時刻 { $position } 新增註解
replay-note-add = 新增
replay-note-remove = 撤回這則註解
replay-copy-link = 複製連結
replay-copy-link-what = 複製此時刻的連結
replay-link-copied = 連結已複製。
replay-link-is = 連結：{ $link }
replay-download = 下載
replay-download-what = 下載紀錄

## Playing on

replay-play-on = 從這裡接著玩
replay-play-on-what = 從時刻 { $position } 開始一場新的對戰；重播保持不變。
replay-play-on-side = 你玩哪一方？
replay-play-on-both = 雙方
replay-play-on-level = 電腦的難度
replay-play-on-start = 開始
replay-played-on = 從重播的時刻 { $position } 開始

## Keys

replay-keys = 按鍵
replay-key-step = 後退或前進一步
replay-key-battle = 到上一次或下一次戰鬥
replay-key-turn = 後退或前進一回合
replay-key-ends = 到開頭或結尾
replay-key-play = 播放或暫停
replay-key-inspect = 檢視局面上卡牌的詳情
