# 両方のゲームに共通の文。{ $player } はプレイヤーの名前、または player-* のどれか。

player-you = あなた
player-opponent = 相手
player-number = プレイヤー{ $number }

prompt-may = これを行いますか？{ $part }
prompt-by-doing = この代償を払って効果を発揮しますか？{ $part }

option-yes = はい
option-no = いいえ
option-done = 決定
option-pass = パス

outcome-won = { $player }の勝ち：{ $reason }
outcome-drawn = 引き分け：{ $reason }
outcome-bound = 対戦が終わらなかった
outcome-concession = 敗者が投了した
outcome-draw-agreed = 両者の合意による引き分け
outcome-time = 敗者の持ち時間が切れた
outcome-abandoned = 敗者が対戦に戻らなかった
outcome-closed = 対戦は結果なしで打ち切られた
outcome-official = 審判の裁定による

event-position_set = 盤面が新たに設定された

source-printed = カードの記載
