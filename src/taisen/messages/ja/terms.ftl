# ゲームの用語。ターミナル、サーバー、ページが同じ言葉を使う。

## Kinds and colours

word-kind-spirit = スピリット
word-kind-ultimate = アルティメット
word-kind-brave = ブレイヴ
word-kind-nexus = ネクサス
word-kind-magic = マジック
word-kind-lrig = ルリグ
word-kind-arts = アーツ
word-kind-key = キー
word-kind-resona = レゾナ
word-kind-signi = シグニ
word-kind-spell = スペル
word-color-red = 赤
word-color-purple = 紫
word-color-green = 緑
word-color-white = 白
word-color-yellow = 黄
word-color-blue = 青
word-color-black = 黒
word-color-colorless = 無色
word-color-any = 全色
word-color-ultimate = 究極
word-color-god = 神
word-color-red-god = 赤の神
word-color-purple-god = 紫の神
word-color-green-god = 緑の神
word-color-white-god = 白の神
word-color-yellow-god = 黄の神
word-color-blue-god = 青の神

## Values

word-level = Lv{ $level }
word-bp = BP { $bp }
word-power = パワー{ $power }
word-limit = リミット{ $limit }

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

## Phases, steps and use timings of WIXOSS

word-phase-up = アップフェイズ
word-phase-draw = ドローフェイズ
word-phase-ener = エナフェイズ
word-phase-grow = グロウフェイズ
word-phase-main = メインフェイズ
word-phase-attack = アタックフェイズ
word-phase-end = エンドフェイズ
word-step-arts = アーツ使用ステップ
word-step-signi = シグニアタックステップ
word-step-lrig = ルリグアタックステップ
word-step-guard = ガードステップ
word-timing-main = メインフェイズ
word-timing-attack = アタックフェイズ
word-timing-cut-in = スペルカットイン

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
word-state-trashed = トラッシュに置かれる
word-state-up = アップ状態
word-state-down = ダウン状態
word-state-frozen = 凍結状態
word-state-armed = 血晶武装状態
word-state-crossed = クロス状態
word-state-infected = 感染状態
word-state-driven = ドライブ状態

## Zones and places of WIXOSS

word-zone-deck = デッキ
word-zone-lrig_deck = ルリグデッキ
word-zone-hand = 手札
word-zone-ener = エナゾーン
word-zone-check = チェックゾーン
word-zone-trash = トラッシュ
word-zone-lrig_trash = ルリグトラッシュ
word-zone-life = ライフクロス
word-zone-excluded = ゲームから除外された領域
word-zone-beat = ビート
word-zone-left = 左のシグニゾーン
word-zone-center = 中央のシグニゾーン
word-zone-right = 右のシグニゾーン
word-zone-cheer = チアゾーン
word-zone-lrig = ルリグゾーン
word-zone-key = キーゾーン
word-zone-trap_left = { word-zone-left }のトラップ
word-zone-trap_center = { word-zone-center }のトラップ
word-zone-trap_right = { word-zone-right }のトラップ
word-zone-seed_left = { word-zone-left }のシード
word-zone-seed_center = { word-zone-center }のシード
word-zone-seed_right = { word-zone-right }のシード
word-zone-left_behind = 場
word-zone-field = 場
word-zone-under = カードの下
word-lane-left = 左
word-lane-center = 中央
word-lane-right = 右
word-lane-cheer = チア
word-lane-lrig = ルリグ
word-lane-key = キー
