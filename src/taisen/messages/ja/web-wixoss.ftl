# What the play mat of WIXOSS says: places, cards, the attack, details. See web/src/games/wixoss.

## Places

wx-zone-deck = デッキ
wx-zone-lrig_deck = ルリグデッキ
wx-zone-hand = 手札
wx-zone-ener = エナ
wx-zone-check = チェック
wx-zone-trash = トラッシュ
wx-zone-lrig_trash = ルリグトラッシュ
wx-zone-life = ライフクロス
wx-zone-excluded = 除外
wx-zone-beat = ビート
wx-zone-left_behind = 残されたカード
wx-zone-trap = トラップ
wx-zone-seed = シード
wx-row-lanes = シグニゾーン
wx-signi-zone = シグニゾーン：{ $lane }
wx-empty = 空

## Numbers

wx-coins = コイン{ $count }枚
wx-subscribers = 登録者数{ $count }
wx-levels = レベル合計 { $total }／{ $limit }
wx-refreshed = このターン{ $count }回リフレッシュ
wx-no-limit = なし

## Cards

wx-level-words = レベル{ $level }
wx-power = パワー{ $power }
wx-power-changed = パワー{ $power }（基本{ $base }）
wx-limit = リミット{ $limit }
wx-cost = コスト：{ $cost }
wx-grow-cost = グロウコスト：{ $cost }
wx-ener-times = { $color }×{ $count }
wx-or = { $a }または{ $b }
wx-suggested = 支払いの候補
wx-charms = チャーム{ $count }枚
wx-acce = アクセ：{ $card }
wx-rides = ライド：{ $card }
wx-trap = トラップ
wx-seed = シード
wx-virus = ウィルス
wx-craft = クラフト
wx-attacked = アタックされている
wx-has = 現在の能力：{ $keywords }
wx-title-limit = リミット
wx-title-power = パワー
wx-title-types = ルリグタイプ
wx-title-classes = クラス
wx-title-limiting = 限定条件
wx-title-cost = コスト
wx-title-grow = グロウコスト
wx-title-coins = 得るコイン
wx-title-timing = 使用タイミング
wx-title-team = チーム
wx-none = なし

## Badges

wx-keyword-constant = 常
wx-keyword-auto = 自
wx-keyword-enter = 出
wx-keyword-action = 起
wx-keyword-layer = レイヤー
wx-keyword-burst = ライフバースト
wx-keyword-trap = トラップ
wx-keyword-appearance = 出現条件
wx-keyword-rise = ライズ
wx-keyword-cross = クロス
wx-keyword-encore = アンコール
wx-keyword-bet = ベット
wx-keyword-chain = チェイン
wx-keyword-ride = ライド
wx-keyword-decorate = デコレ
wx-keyword-drive = ドライブ
wx-keyword-lancer = ランサー
wx-keyword-assassin = アサシン
wx-keyword-shadow = シャドウ
wx-keyword-guard = ガード
wx-keyword-s-lancer = Sランサー
wx-keyword-double-crush = ダブルクラッシュ
wx-keyword-triple-crush = トリプルクラッシュ
wx-keyword-multi-ener = マルチエナ
wx-keyword-convert-white = コンバート：白
wx-keyword-convert-red = コンバート：赤
wx-keyword-convert-blue = コンバート：青
wx-keyword-convert-green = コンバート：緑
wx-keyword-convert-black = コンバート：黒
wx-short-burst = バースト
wx-short-multi-ener = マルチ
wx-timing-main = メイン
wx-timing-attack = アタック
wx-timing-cut-in = カットイン

## Turn and attack

wx-phase-up = アップ
wx-phase-draw = ドロー
wx-phase-ener = エナ
wx-phase-grow = グロウ
wx-phase-main = メイン
wx-phase-attack = アタック
wx-phase-end = エンド
wx-step-arts = アーツ使用
wx-step-signi = シグニアタック
wx-step-lrig = ルリグアタック
wx-step-guard = ガード
wx-attack-attack = アタック
wx-attack-guard = ガード
wx-attack-battle = バトル
wx-attack-damage = ダメージ
wx-attack-negated = 無効
wx-attacks = { $attacker }が{ $target }にアタック
wx-life-of = { $name }のライフクロス
wx-using = 使用中
wx-uses = { $name }が{ $card }を使用

## The windows of auto-pass

window-ener = エナフェイズ
window-grow = グロウフェイズ
window-arts-own = 自分のターンのアーツ使用ステップ
window-arts-opposing = 相手のターンのアーツ使用ステップ
window-cut-in = スペルカットイン
window-guard = ガードステップ
