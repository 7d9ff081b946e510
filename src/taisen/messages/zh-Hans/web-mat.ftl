# What the play mats of all games say. See web/src/mat.

## Numbers and words

mat-separator = ，
mat-cards = { $count }张
mat-unknown = 未知 { $count }张
mat-place = 从上数第{ $place }张
mat-under = 下方有{ $count }张卡
mat-zone-under = 下方的卡
mat-and = { $a }和{ $b }
mat-in = { $place }：{ $what }

## What can be done

mat-can = 可以：{ $what }
mat-chosen = 已选择
mat-may-go-here = 可以选择
mat-face-down = 背面朝上的卡

## Turn and battle

mat-title = 对战卡垫
mat-turn = 第{ $turn }回合
mat-before-first-turn = 第一回合之前
mat-whose-turn = { $name }的回合
mat-further-turns = 还有{ $count }个追加回合
mat-skipped-turns = 跳过接下来的{ $count }个回合
mat-steps = 回合的阶段
mat-battle = 战斗
mat-acts = 轮到{ $name }
mat-pending = 等待处理的效果
mat-pending-next = 下一个

## Piles and details

mat-pile-of = { $name }：{ $zone }
mat-pile-empty = 没有可见的卡。
mat-close = 关闭
mat-details = 卡牌详情
mat-effects = 效果
mat-no-effect = 没有效果
mat-values = 当前数值
mat-refusals = 现在不能做
mat-rules = 相关规则与用语
mat-open-rule = 规则 { $number }
