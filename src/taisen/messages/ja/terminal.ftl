# 端末自身の文：盤面、コマンド、誤った入力への返事。taisen.cli を参照。

## 盤面

screen-turn = 第{ $turn }ターン
screen-whose-turn = { $player }のターン
screen-before-first-turn = 最初のターンの前
screen-life = ライフ { $count }
screen-reserve = リザーブ { $count }
screen-core-trash = コアトラッシュ { $count }
screen-counts = カウント { $count }
screen-further-turns = 追加ターンあと{ $count }回
screen-hand = 手札 { $count }
screen-deck = デッキ { $count }
screen-trash = トラッシュ { $count }
screen-at-hand = 手元 { $count }
screen-removed = 除外 { $count }
screen-burst = バースト：{ $burst }
screen-burst-none = なし
screen-burst-set = セット中
screen-soul = ソウル
screen-soul-void = ソウルコアはボイド
screen-soul-removed = ソウルコアはゲームから除外
screen-cores = コア { $count }
screen-empty-field = （フィールドにカードなし）
screen-combined = { $side ->
    [left] 左合体中：{ $card }
    [right] 右合体中：{ $card }
   *[none] 合体中：{ $card }
  }
screen-set-mirage = ミラージュ：{ $cards }
screen-soul-state = 魂状態：{ $cards }
screen-laid-magic = フィールドのマジック：{ $cards }
screen-tokens = トークン { $count }
screen-at-hand-cards = 手元 { $count }：{ $cards }
screen-bases = { $how ->
    [contract-advent] 契約煌臨の煌臨元：{ $cards }
   *[advent] 煌臨元：{ $cards }
  }
screen-covered = { $known ->
    [0] 下に裏向き：{ $count }
   *[other] 下に裏向き：{ $count }（{ $cards }）
  }
screen-held-cores = 固有のコア { $count }
screen-oc-on = OC発揮中
screen-as-spirit = 転神
screen-battle-open = バトル：{ $attacker }がアタック
screen-battle-aimed = バトル：{ $attacker }が{ $target }にアタック
screen-battle-blocked = バトル：{ $attacker }を{ $blocker }がブロック
screen-pending = 待機中の効果：{ $effects }
screen-declared-burst = 宣言済みで待機中のバースト：{ $players }
screen-hand-title = { $player }の手札
screen-hand-empty = （カードなし）
screen-trash-title = { $player }のトラッシュ
screen-unknown-cards = ほか不明 { $count } 枚
screen-lrig-deck-title = { $player }のルリグデッキ
screen-lrig-trash-title = { $player }のルリグトラッシュ
screen-life-cloth = ライフクロス { $count }
screen-main-deck = デッキ { $count }
screen-lrig-deck = ルリグデッキ { $count }
screen-lrig-trash = ルリグトラッシュ { $count }
screen-coins = コイン { $count }
screen-skipped-turns = 次の{ $count }ターンはスキップ
screen-subscribers = 登録者数 { $count }
screen-ener = エナ { $count }：{ $cards }
screen-pile = { $zone }：{ $cards }
screen-attacked-lane = { $lane }（アタックされている）
screen-empty-lane = （シグニなし）
screen-charms = チャーム { $count }
screen-acce = アクセ：{ $card }
screen-under = 下：{ $cards }
screen-trap = トラップ：{ $card }
screen-seed = シード：{ $card }
screen-face-down = 裏向き
screen-virus = ウィルス
screen-attack-open = アタック：{ $attacker }（正面なし）
screen-attack-in-front = アタック：{ $attacker }（正面は{ $front }）
screen-attack-negated = アタック：{ $attacker }（無効）
screen-using = 使用中：{ $cards }

## カード

screen-cost = コスト { $cost }
screen-cost-now = コスト { $cost }、今は { $price }
screen-reduction = 軽減 { $symbols }
screen-symbols = シンボル { $symbols }
screen-families = 系統 { $families }
screen-brave-bp = 合体スピリットに BP { $bp }
screen-contract-card = 契約カード
screen-token-card = トークン
screen-mirage-cost = ミラージュコスト { $cost }
screen-over-count = OC { $counts }：BP+{ $bp }
screen-no-effect = 効果なし
screen-face-b = B面（転醒後）
screen-face-a = A面（転醒前）
screen-assumed-symbols = シンボルは推定
screen-assumed-reduction = 軽減シンボルは推定
screen-unknown-face-b = B面が不明のため、対戦には使えません
screen-grow-cost = グロウコスト { $cost }
screen-price-now = 現在 { $price }
screen-brings-coins = コイン獲得 { $count }
screen-types = ルリグタイプ { $names }
screen-classes = クラス { $names }
screen-limiting = 限定条件 { $names }
screen-timings = 使用タイミング { $names }
screen-team = チーム { $name }
screen-craft = クラフト（{ $kind }）

## 決定

screen-decides = { $who ->
    [you] あなたの決定：
   *[other] { $player }の決定：
  }
screen-default = Enter

## 説明

screen-explain-how = ? { $card } でカード、? 2 で選択肢、? { $action } { $card } でそれができない理由を説明します。
screen-offered = { $action } { $card }：今できます。
screen-refused = { $action } { $card }：今はできません。{ $reason } [{ $rule }]
screen-rule-says = 英語の内容：
screen-option-is = 選択肢 { $number }：{ $option }
screen-option-text = 記録での書き方：{ $text }

## コマンド

screen-help =
    選択肢の番号、文、またはほかと紛れない文の先頭で答えます。
    Enter で「Enter」の印の選択肢になります。支払いでは、それがおまかせの全体で、ほかの選択肢で1つずつ指定できます。
    答えが一つしかない決定（パスしかできない場面など）は自動で進みます。
      u          取り消し：直前の自分の決定に戻る
      ?          なぜ聞かれているか
      ? カード   カードの効果、各値の内訳、今できないこととその理由
      ? 番号     選択肢のカードとルール
      ? { $action } カード   そのカードでそれができない理由（{ $actions } も）
      b          盤面をもう一度
      o          選択肢をもう一度
      t          両者のトラッシュのカード
      l、l 40    ログ：このターン、または最近の40行
      r ルール   ルール。例：r { $rule }
      s、s ファイル   記録を保存。taisen replay ファイル で再生
      h          このヘルプ
      q          終了
screen-bad-number = 選択肢 { $found } はありません。番号は 1 から { $count } です。
screen-bad-answer = 「{ $found }」という選択肢はありません。番号を入力するか、h でヘルプを見てください。
screen-many-answers = 「{ $found }」は{ $options }のどれか分かりません。続きか番号を入力してください。
screen-bad-card = 「{ $found }」というカードは見えません。{ $card } のような番号を入力してください。
screen-bad-action = 「{ $found }」という行動はありません。{ $actions } があります。
screen-bad-rule = ルール「{ $found }」はありません。{ $rule } のような番号です。
screen-rule-usage = ルールの番号を入力してください。例：r { $rule }
screen-nothing-to-undo = 取り消せる決定はまだありません。
screen-undone = 直前の自分の決定に戻りました。
screen-undone-new-stream = 直前の自分の決定に戻りました。この先のドローやシャッフルは前と変わります。
screen-saved = { $file } に保存しました。再生：taisen replay { $file }
screen-not-saved = { $file } に書き込めません：{ $why }
screen-exists = { $file } はすでにあり、記録ではありません。別の名前にしてください。
screen-log-empty = まだ何も起きていません。
screen-quit = 対戦をやめますか？ y でやめます。先に s で保存できます。
screen-quit-yes = y
screen-left = 第{ $turn }ターンで対戦をやめました。
screen-input-ended = 入力が終わったので、第{ $turn }ターンで対戦をやめました。
screen-stopped = 中止しました。

## 対戦の前後

screen-welcome = { $game }：{ $first } 対 { $second }、シード { $seed }。h でヘルプ。
screen-seat = { $player }（{ $deck }）
screen-choose-language = 言語
screen-choose-game = ゲーム
screen-choose-deck = あなたのデッキ
screen-choose-opponent = 相手
screen-choose-opponent-deck = 相手のデッキ
screen-choose-bad = 「{ $found }」は一覧にありません。
screen-opponent-random = random：できることから無作為に選ぶ
screen-opponent-greedy = greedy：目先で一番良さそうな手を選ぶ
screen-opponent-human = human：二人でこの端末を使う
screen-same = 同じ対戦をもう一度：{ $command }

## 観戦と再生

screen-replay-head = { $first } 対 { $second }：回答 { $count }、ターン { $turns }。h でヘルプ。
screen-replay-answer = { $player }：{ $option }
screen-replay-end = 記録の終わりです。
screen-replay-start = 記録の始まりです。
screen-replay-help =
      Enter、n、n 10   1回答、または10回答進む
      p、p 10          1回答、または10回答戻る
      t 5              第5ターンの始めへ
      e                終わりへ
      v 1、v 2、v      プレイヤー1、プレイヤー2、全員の視点で見る
      b                盤面をもう一度
      o                次の決定の選択肢
      ? カード         カード
      c                両者のトラッシュのカード
      l、l 40          ログ：このターン、または最近の40行
      r ルール         ルール。例：r { $rule }
      play、play 2 random   ここからプレイヤー1として、またはプレイヤー2として random と続ける
      h                このヘルプ
      q                終了
screen-replay-bad = 「{ $found }」というコマンドはありません。h でヘルプ。
screen-replay-no-turn = 記録に第{ $found }ターンはありません。1 から { $count } までです。
screen-replay-mismatch = ここから先は記録がこの版と合いません：{ $why }
screen-playing-on = { $player }として { $bot } と続けます。

## 名前

screen-welcome-watch = { $first } – { $second } · シード { $seed }
screen-opponent-decides = 相手が決定します。

## テーブル

screen-serving = 対戦テーブルは { $address } です。ブラウザーで開いてください。Ctrl-C で終了します。
screen-served = 対戦テーブルを閉じました。途中の対戦は、次に開いたときに続けられます。
