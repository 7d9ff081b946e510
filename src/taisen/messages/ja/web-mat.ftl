# What the play mats of all games say. See web/src/mat.

## Numbers and words

mat-separator = 、
mat-cards = { $count }枚
mat-unknown = 不明 { $count }枚
mat-place = 上から{ $place }枚目
mat-under = 下にカード{ $count }枚
mat-zone-under = 下のカード
mat-and = { $a }と{ $b }
mat-in = { $place }：{ $what }

## What can be done

mat-can = できること：{ $what }
mat-chosen = 選択中
mat-may-go-here = 選べる
mat-face-down = 裏向きのカード

## Turn and battle

mat-title = プレイシート
mat-turn = 第{ $turn }ターン
mat-before-first-turn = 最初のターンの前
mat-whose-turn = { $name }のターン
mat-further-turns = 追加ターンあと{ $count }回
mat-skipped-turns = 次の{ $count }ターンはスキップ
mat-steps = ターンのステップ
mat-battle = バトル
mat-acts = { $name }の行動
mat-pending = 待機中の効果
mat-pending-next = 次

## Piles and details

mat-pile-of = { $name }：{ $zone }
mat-pile-empty = 見えるカードはありません。
mat-close = 閉じる
mat-details = カードの詳細
mat-effects = 効果
mat-no-effect = 効果なし
mat-values = 現在の値
mat-refusals = 今できないこと
mat-rules = 関連ルール・用語
mat-open-rule = ルール { $number }
