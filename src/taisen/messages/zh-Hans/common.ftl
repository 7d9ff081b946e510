# 两种游戏共用的句子。{ $player } 是玩家的名字，或 player-* 中的一条。

player-you = 你
player-opponent = 对手
player-number = 玩家{ $number }

prompt-may = 要这样做吗？{ $part }
prompt-by-doing = 要付出这个代价来发挥效果吗？{ $part }

option-yes = 是
option-no = 否
option-done = 完成
option-pass = 跳过

outcome-won = { $player }获胜：{ $reason }
outcome-drawn = 平局：{ $reason }
outcome-bound = 对战无法结束
outcome-concession = 败方认输
outcome-draw-agreed = 双方同意平局
outcome-time = 败方超时
outcome-abandoned = 败方离开，未再返回
outcome-closed = 对战中止，无结果
outcome-official = 由裁判判定

event-position_set = 重新设定了局面

source-printed = 卡面记载
