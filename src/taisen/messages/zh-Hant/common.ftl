# 兩種遊戲共用的句子。{ $player } 是玩家的名字，或 player-* 中的一條。

player-you = 你
player-opponent = 對手
player-number = 玩家{ $number }

prompt-may = 要這樣做嗎？{ $part }
prompt-by-doing = 要付出這個代價來發揮效果嗎？{ $part }

option-yes = 是
option-no = 否
option-done = 完成
option-pass = 跳過

outcome-won = { $player }獲勝：{ $reason }
outcome-drawn = 平局：{ $reason }
outcome-bound = 對戰無法結束
outcome-concession = 敗方認輸
outcome-draw-agreed = 雙方同意平手
outcome-time = 敗方逾時
outcome-abandoned = 敗方離開，未再返回
outcome-closed = 對戰中止，無結果
outcome-official = 由裁判判定

event-position_set = 重新設定了局面

source-printed = 卡面記載
