# What the play mats of all games say. See web/src/mat.

## Numbers and words

mat-separator = ，
mat-cards = { $count }張
mat-unknown = 未知 { $count }張
mat-place = 從上數第{ $place }張
mat-under = 下方有{ $count }張卡
mat-zone-under = 下方的卡
mat-and = { $a }和{ $b }
mat-in = { $place }：{ $what }

## What can be done

mat-can = 可以：{ $what }
mat-chosen = 已選擇
mat-may-go-here = 可以選擇
mat-face-down = 背面朝上的卡

## Turn and battle

mat-title = 對戰卡墊
mat-turn = 第{ $turn }回合
mat-before-first-turn = 第一回合之前
mat-whose-turn = { $name }的回合
mat-further-turns = 還有{ $count }個追加回合
mat-skipped-turns = 跳過接下來的{ $count }個回合
mat-steps = 回合的階段
mat-battle = 戰鬥
mat-acts = 輪到{ $name }
mat-pending = 等待處理的效果
mat-pending-next = 下一個

## Piles and details

mat-pile-of = { $name }：{ $zone }
mat-pile-empty = 沒有可見的卡。
mat-close = 關閉
mat-details = 卡牌詳情
mat-effects = 效果
mat-no-effect = 沒有效果
mat-values = 目前數值
mat-refusals = 現在不能做
mat-rules = 相關規則與用語
mat-open-rule = 規則 { $number }
