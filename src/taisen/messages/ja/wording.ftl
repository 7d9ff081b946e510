# The words in which a match is told to a reader, in the terminal and in the browser. See taisen.wording.

## Names

word-hidden-card = カード
word-any-card = 任意のカード
word-card-of = { $player }の{ $card }
word-opposing = 相手の{ $card }
word-place-reserve = リザーブ
word-place-soul = リザーブ（ソウルコア）
word-place-soul-on = { $card }（ソウルコア）
word-list-separator = 、
word-plan-part = { $place }から{ $count }個

## The log

word-drawn-cards = { $text }：{ $cards }
word-effect-says = { $text }：{ $effect }

## Options

word-hint-price = 支払い { $price }
word-hint-one-core = まず1個、次はまた選ぶ
word-warning-depleted = { $card }が消滅します
word-warning-level = { $card }がLv{ $level }に下がります

## Cards

word-level = Lv{ $level }
word-bp = BP { $bp }
word-none = なし
word-kind-spirit = スピリット
word-kind-ultimate = アルティメット
word-kind-brave = ブレイヴ
word-kind-nexus = ネクサス
word-kind-magic = マジック
word-color-red = 赤
word-color-purple = 紫
word-color-green = 緑
word-color-white = 白
word-color-yellow = 黄
word-color-blue = 青
word-color-any = 全色
word-brave-condition = 合体条件：{ $condition }

## Steps and states

word-step-start = スタートステップ
word-step-core = コアステップ
word-step-draw = ドローステップ
word-step-refresh = リフレッシュステップ
word-step-main = メインステップ
word-step-attack = アタックステップ
word-step-end = エンドステップ
word-state-refreshed = 回復状態
word-state-exhausted = 疲労状態
word-state-heavily-exhausted = 重疲労状態
word-state-attacking = アタック中
word-state-blocking = ブロック中
word-state-attacked = アタックされている
word-state-destroyed = 破壊、フィールドを離れる待機中
word-state-depleted = 消滅、フィールドを離れる待機中
word-state-returned = 戻る、フィールドを離れる待機中
word-state-arriving = フィールドに出る途中

## Values and actions

word-value-bp = BP
word-value-cost = コスト
word-value-level = レベル
word-value-symbols = シンボル
word-value-price = 今支払うコスト
word-action-attack = アタック
word-action-block = ブロック
word-action-summon = 召喚
word-action-deploy = 配置
word-action-magic-main = マジックの使用（メイン効果）
word-action-magic-flash = マジックの使用（フラッシュ効果）
word-action-set-burst = バーストのセット
word-action-choose = 選ぶ
