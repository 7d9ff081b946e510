# バトルスピリッツのプレイシートの文：場所、カード、バトル、詳細。web/src/games/battle-spirits を参照。

## 場所

bs-zone-deck = デッキ
bs-zone-hand = 手札
bs-zone-at-hand = 手元
bs-zone-burst = バースト
bs-zone-trash = トラッシュ
bs-zone-removed = 除外
bs-zone-in-use = 使用中のカード
bs-zone-mirage = ミラージュ
bs-zone-soul-state = 魂状態
bs-zone-laid-magic = フィールドのマジック
bs-zone-tokens = トークン
bs-place-life = ライフ
bs-place-reserve = リザーブ
bs-place-core-trash = コアトラッシュ
bs-place-counts = カウント
bs-row-front = スピリット
bs-row-back = ネクサス
bs-soul-void = ソウルコアはボイド
bs-soul-removed = ソウルコアはゲームから除外

## 数

bs-cores = コア{ $count }個
bs-soul-core = ソウルコア
bs-cores-held = { $cores }（フィールドのコアではない）

## カード

bs-level-words = レベル{ $level }
bs-bp-changed = BP { $bp }（記載 { $printed }）
bs-cost = コスト{ $cost }
bs-title-reduction = 軽減シンボル
bs-title-symbols = シンボル
bs-title-families = 系統
bs-title-level = Lv
bs-title-cores = コア
bs-title-bp = BP
bs-brave-bp = 合体スピリットにBP+{ $bp }
bs-keyword-flash = フラッシュ
bs-keyword-burst = バースト
bs-keyword-main = メイン
bs-keyword-attack = アタック
bs-keyword-block = ブロック
bs-keyword-clash = 激突
bs-keyword-awaken = 覚醒
bs-keyword-undying = 不死
bs-keyword-curse = 呪撃
bs-keyword-windstorm = 暴風
bs-keyword-swift = 神速
bs-keyword-armor = 装甲
bs-keyword-heavy-armor = 重装甲
bs-keyword-ice-wall = 氷壁
bs-keyword-radiance = 光芒
bs-keyword-dark-radiance = 魔光芒
bs-keyword-crush = 粉砕
bs-keyword-advent = 煌臨
bs-keyword-accel = アクセル
bs-keyword-change = チェンジ
bs-keyword-seal = 封印
bs-keyword-whirlwind = 旋風
bs-keyword-manifestation = 顕現
bs-keyword-thunder-god-cannonade = 雷神砲撃
bs-keyword-contract-field = 契約域
bs-keyword-revival = 復活
bs-keyword-divine-soaring = 神飛翔
bs-keyword-riddle-seal = 謎封印
bs-keyword-spirit-soul-red = スピリットソウル：赤
bs-keyword-crimson-awaken = 紅蓮覚醒
bs-keyword-dark-assault = 暗・強襲
bs-keyword-pursuit = 追撃
bs-keyword-unsealing = 解封
bs-keyword-mystery = 神秘
bs-keyword-rebirth = 転醒
bs-keyword-ultimate-trigger = Ｕトリガー
bs-keyword-double-ultimate-trigger = ＷＵトリガー
bs-keyword-true-curse = 真・呪撃
bs-keyword-world-release = 界放
bs-keyword-creation-release = 創界放
bs-keyword-underworld-release = 冥界放
bs-keyword-heaven-release = 天界放
bs-keyword-star-release = 星界放
bs-keyword-grand-field = 神域
bs-keyword-spirit-soul = スピリットソウル
bs-keyword-sacred-life = 神聖命
bs-keyword-super-armor = 超装甲
bs-keyword-holy-life = 聖命
bs-keyword-assault = 強襲
bs-keyword-six-heaven-chain = 六天連鎖
bs-combined-with = { $cards }と合体中
bs-combined-left = { $card }と左合体中
bs-combined-right = { $card }と右合体中
bs-shared = { $combined }（{ $other }とも合体中）
bs-side-left = 左
bs-side-right = 右
bs-covered = 下に裏向きのカード{ $count }枚
bs-mark-advented = 煌臨中
bs-mark-contract-advented = 契約煌臨による煌臨中
bs-mark-contract = 契約カード
bs-mark-reborn = 転醒後
bs-mark-over-count = OC発揮中
bs-mark-divine-form = 転神
bs-token = トークン
bs-mirage-cost = ミラージュ：コスト{ $cost }
bs-over-count = OC { $counts }：BP+{ $bp }
bs-face-a = A面（転醒前）
bs-face-b = B面（転醒後）
bs-turn-over = 裏面を見る
bs-assumed = カードで確かめず、通例に従ったもの：{ $facts }
bs-unknown = 不明：{ $facts }

## ターンとバトル

bs-battle-attacks = { $attacker }が{ $target }にアタック
bs-battle-blocks = { $blocker }が{ $attacker }をブロック
bs-phase-declared = アタック宣言
bs-phase-flash = フラッシュ
bs-phase-block = ブロック宣言
bs-phase-compare = バトル解決
bs-life-of = { $name }のライフ
bs-burst-declared = バースト宣言：{ $name }

## 束と詳細

bs-active = 発揮中
bs-inactive = 今は発揮されない
bs-level-now = 現在

## 自動パスの機会

window-contract = 最初の手札に加える契約カード
window-flash-own-first = 自分のアタック中、ブロック前のフラッシュタイミング
window-flash-own-second = 自分のアタック中、ブロック後のフラッシュタイミング
window-flash-opposing-first = 相手のアタック中、ブロック前のフラッシュタイミング
window-flash-opposing-second = 相手のアタック中、ブロック後のフラッシュタイミング
window-burst = バーストの発動
