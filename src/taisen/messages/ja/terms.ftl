# ゲームの用語。ターミナル、サーバー、ページが同じ言葉を使う。

## Kinds and colours

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

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }

## Steps

word-step-short-start = スタート
word-step-short-core = コア
word-step-short-draw = ドロー
word-step-short-refresh = リフレッシュ
word-step-short-main = メイン
word-step-short-attack = アタック
word-step-short-end = エンド
word-step-start = { word-step-short-start }ステップ
word-step-core = { word-step-short-core }ステップ
word-step-draw = { word-step-short-draw }ステップ
word-step-refresh = { word-step-short-refresh }ステップ
word-step-main = { word-step-short-main }ステップ
word-step-attack = { word-step-short-attack }ステップ
word-step-end = { word-step-short-end }ステップ

## States

word-state-refreshed = 回復状態
word-state-exhausted = 疲労状態
word-state-heavily-exhausted = 重疲労状態
word-state-attacking = アタック中
word-state-blocking = ブロック中
word-state-target = アタックされている
word-state-combined = 合体中
word-state-arriving = 支払い中
word-state-destroyed = 破壊されて待機状態
word-state-depleted = 消滅して待機状態
word-state-returned = 戻されて待機状態
