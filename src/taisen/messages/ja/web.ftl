# テーブルのページが話す文（ゲームごとの文は別）。web/srcを参照。

## サイト

skip-main = 本文へ移動
skip-prompt = 質問へ移動
nav = ページ
nav-home = 対戦
nav-puzzles = 詰め問題
nav-editor = 盤面エディター
close = 閉じる
loading = 読み込み中…
load-again = もう一度
page-not-loaded = ページの一部を読み込めませんでした。
page-missing = そのページはありません
page-missing-home = トップページへ
error-no-connection = サーバーに接続できません。
error-status = サーバーがエラーを返しました（{ $status }）。
settings-language = 言語
settings-theme = 画面の配色
settings-theme-name = { $theme ->
    [light] ライト
    [dark] ダーク
   *[auto] 自動
  }
rule-open = ルール { $number }
rule-english = ルールの本文（英語）：
rule-tests = これを確かめるテスト：{ $count }件

## 最初のページ

home-title = カードゲームで対戦
home-new = 新しい対戦
home-game = ゲーム
home-no-game = このサーバーにはゲームがありません。
home-opponent = 対戦相手
opponent-name = { $opponent ->
    [bot] コンピューター
    [friend] 友だち
    [both] 両方を自分で
    [puzzle] 詰め問題
    [guided] ガイド付き対戦
   *[watch] 観戦
  }
opponent-hint = { $opponent ->
    [bot] すぐに始まります
    [friend] リンクを送って招待
    [both] いろいろ試すために
   *[watch] コンピューター同士の対戦
  }
home-bot = どのコンピューター
home-level = 強さ
home-options = その他の設定
home-name = あなたの名前
home-other-deck = 相手のデッキ
home-any-deck = おまかせ
home-best-of = 対戦の形式
best-of = { $count ->
    [1] 1本勝負
   *[other] { $count }本勝負
  }
home-rules = ルールの版
rules-are = ルール：{ $rules }
home-clock = 持ち時間
clock-name = { $clock ->
    [quick] 早め：10分＋秒読み20秒
    [usual] 標準：25分＋秒読み30秒
    [slow] 長め：60分＋秒読み60秒
    [each] 1回の選択に60秒
   *[none] なし
  }
clock-means = { $clock ->
    [each] 時間が切れると既定の選択肢が選ばれます。
   *[own] 持ち時間と秒読みをすべて使い切ると負けです。
  }
clock-away = 相手がいる間に{ $minutes }分を超えて離席すると負けになります。
home-spectators = リンクでの観戦を許可
home-start = { $opponent ->
    [friend] テーブルを作ってリンクを表示
    [watch] 観戦する
   *[other] 始める
  }
home-not-playable = このデッキはまだ使えません。
home-more = その他
home-learn = 学ぶ・調べる
home-guided = ガイド付き対戦
home-puzzles = 詰め問題を解く
home-editor = 盤面を作る
home-upload = 対戦記録を開く
home-record-large = このファイルは対戦記録としては大きすぎます。
guided-title = はじめての方へ：ガイド付きで1ターン
guided-text = 数分で1ターンと1回のバトルを体験できます。すべての手順を説明し、いつでもやめられます。
guided-begin = { $game }をやってみる
guided-skip = スキップ
recent-title = 最近の対戦
recent-none = 対戦するとここに並びます。
recent-resume = 再開
recent-open = 見る
recent-replay = リプレイ
recent-forget = 一覧から外す
recent-all = { $count }件すべて表示
table-status = { $status ->
    [waiting] 相手を待っています
    [running] 対戦中
    [finished] 終了
    [solved] 正解
    [closed] 終了（閉鎖）
    [gone] もうありません
   *[unknown] 確認中…
  }

## デッキ

deck-title = あなたのデッキ
deck-size = { $count }枚
deck-look = デッキの中身：{ $deck }
deck-take = このデッキを使う
deck-look-hint = カードを選ぶと効果を読めます。
deck-own = 自分のデッキ
deck-own-hint = 貼り付け・ファイル
deck-list = デッキリスト
deck-open-file = ファイルを開く…
deck-file-large = このファイルはデッキリストとしては大きすぎます。
deck-form = 1行に1種類、枚数とカード番号を書きます。例：{ $example }
deck-legal = { $count }枚。このデッキは使えます。
deck-illegal = 問題が{ $count }件あります：

## 参加

join-title = { $player }から対戦の招待
join-start = 席に着いて始める
invite-title = 招待
invite-text = このリンクを友だちに送ってください。相手がデッキを選ぶと対戦が始まります。
invite-link = 相手用のリンク
invite-watch = 観戦者用のリンク
invite-copy = コピー
invite-copied = コピーしました
invite-waiting = 相手を待っています
invite-hands = 観戦者に自分の手札を遅れて見せる（相手も許可した場合）
invite-none = ここから渡せるリンクはありません。

## テーブル

table-title = 対戦
table-board = 盤面
table-side = ログとチャット
table-no-token = このアドレスだけでは入れません。受け取ったリンクを開いてください。
table-spectators = 観戦者{ $count }人
table-watchers = ほかに{ $count }人が観戦中
toolbar = 操作
more = その他
undo = 元に戻す
undo-consent = 相手の同意が必要です
draw-offer = 引き分けを提案
text-board = 盤面を文章で
player-you = あなた
player-you-named = { $name }（あなた）
player-opponent = 相手
player-number = プレイヤー{ $number }
player-bot = { $level ->
    [none] コンピューター
   *[named] コンピューター（{ $level }）
  }
player-decides = 選択中
player-wins = { $count }勝
player-there = 接続中
player-away = 離席中
player-away-grace = 離席中、あと{ $time }
clock-of = 残り時間
clock-periods = 秒読み{ $count }回

## 質問

prompt-title = 質問
prompt-waiting = 相手を待っています。
prompt-closed = { $replay ->
    [yes] サーバーがこの対戦を読み込めなくなったため、閉じました。リプレイはまだ見られるかもしれません。
   *[no] サーバーがこの対戦を読み込めなくなったため、打ち切りました。結果もリプレイもありません。
  }
prompt-other = { $player }が選んでいます。
prompt-cancel = 取り消す
prompt-all = { $shown ->
    [yes] 減らす
   *[no] 一覧（{ $count }）
  }
prompt-default = スペースキーで選ばれます
prompt-warning = 警告
prompt-do-it = 実行する
prompt-always = この対戦中は常に「はい」
prompt-menu = どうしますか
prompt-further = または印のある場所を選びます。
prompt-how = { $how ->
    [move-end] ◆印を選ぶかドラッグ。ステップの終了もできます。
    [end] ◆印を選びます。ステップの終了もできます。
    [pass] ◆印のものを選びます。パスもできます。
    [button] ◆印のものか、ここの選択肢を選びます。
    [target] 次に◎印の場所を選びます。
    [nothing] 今選べるものはありません。
   *[place] ◆印のものを選びます。
  }
key-space = Space

## 盤面の動かし方

hints-title = 遊び方
hints-watching = 観戦のしかた
hints-option = 今選べるもの。クリックするか、矢印キーで移って選びます。
hints-chosen = 選んだもの。もう一度クリックするかEscで取り消します。
hints-target = 置き先や対象に選べるもの。
hints-drag = カードやその上にあるものはドラッグもできます。
hints-look = カードにポインターを合わせるか、カード上でIキーを押すと、効果を読めます。
hints-log = ログで経過がわかります。行をクリックすると、そのときの盤面を表示します。
hints-keys = キーの一覧を表示します。

## 提案

offer-text = { $who ->
    [you] { $kind ->
        [undo] 直前の選択の取り消し
        [draw] 引き分け
        [rematch] 再戦
        [swap] デッキを交換しての再戦
       *[repair] 修正した盤面からの続行
      }を提案しています。
   *[other] { $player }が{ $kind ->
        [undo] 直前の選択の取り消し
        [draw] 引き分け
        [rematch] 再戦
        [swap] デッキを交換しての再戦
       *[repair] 修正した盤面からの続行
      }を提案しています。
  }
offer-reason = { $reason ->
    [card-known] その後にカードが公開されています。
    [random-drawn] その後に無作為の結果が出ています。
   *[other-answered] その後に相手が選択しています。
  }
offer-position = その盤面
offer-accept = 受ける
offer-decline = 断る
offer-withdraw = 取り下げる
ending-title = { $outcome ->
    [won] 勝利
    [lost] 敗北
    [draw] 引き分け
   *[seen] 対戦終了
  }
ending-next = 第{ $number }戦へ
ending-rematch = 再戦
ending-swap = デッキを交換して再戦
ending-replay = リプレイを見る
ending-home = トップページ
concede-button = 投了する
concede-title = この対戦を投了しますか？
concede-text = すぐに相手の勝ちになります。元には戻せません。
concede-yes = 投了する
concede-no = 続ける

## 自動パス

auto-button = 自動パス：{ $mode ->
    [smart] おまかせ
    [window] 一部
   *[ask] なし
  }
auto-title = 自動パス
auto-text = { $solo ->
    [yes] 自動でパスしても、手札が相手に知られることはありません。取り消しや再接続で最初の設定に戻ります。
   *[no] 自動でパスするかどうかは公開情報だけで決まり、手札は関係しません。取り消しや再接続で解除されます。
  }
auto-mode = { $mode ->
    [smart] おまかせ
    [window] 機会ごと
   *[ask] 毎回たずねる
  }
auto-mode-hint = { $mode ->
    [smart] 前のパスから何も起きていなければパスします
    [smart-solo] パスしかできないときにパスします
    [window] 下で選んだ機会をパスします
   *[ask] 自動ではパスしません
  }
auto-windows = パスする機会
auto-always = 常に「はい」と答える能力：{ $count }個
auto-always-clear = またたずねる

## ログとチャット

log-title = ログ
log-all = すべて表示
log-empty = まだ何も起きていません。
log-turn = { $turn ->
    [0] 最初のターンの前
   *[other] 第{ $turn }ターン
  }
log-to-moment = この場面へ
log-to-card = カードを見る（盤面にあれば示す）
back-title = 過去の場面
back-board = そのときの盤面
back-then = { $turn ->
    [0] 最初のターンの前の盤面：{ $line }
   *[other] 第{ $turn }ターンの盤面：{ $line }
  }
back-earlier = 前の場面
back-later = 次の場面
back-now = 今に戻る
back-asked = あなたの番です。今に戻って選んでください。
back-gone = 見ていた場面は元に戻されました。今の盤面を表示しています。
chat-title = チャット
chat-mute = { $who ->
    [spectators] 観戦者
   *[player] { $player }
  }の発言を隠す
chat-unread = 新着{ $count }件
chat-empty = まだ発言はありません。
chat-say = 発言する
chat-send = 送信
chat-spectator = 観戦者

## 接続

link-standing = { $link ->
    [lost] 接続が切れました。対戦は失われていません。
    [taken] この席は別のページで使われています。
   *[closed] 接続は終了しました。
  }
link-next = 次の接続まで{ $seconds }秒
link-now = 今すぐ接続
link-take-back = ここで使う

## 詰め問題とガイド

goal-title = 目標
goal-progress = { $done }／{ $steps }
goal-standing = { $standing ->
    [solved] 正解です！
   *[failed] この手順ではありません。もう一度どうぞ。
  }
goal-hint = ヒント{ $number }／{ $count }
goal-again = もう一度

## 報告

report-title = 不具合を報告
report-text = 報告には盤面・記録・バージョンが保存されます。対戦中に情報が漏れることはありません。
report-what = 何がおかしいですか？
report-send = 報告を送る
report-made = 報告{ $id }を保存しました。
report-repair = 盤面を修正する
report-repair-text = 盤面エディターの書式の盤面（相手の同意が必要です）
report-repair-propose = 提案する
report-repair-edit = 盤面エディターで開く

## キー

keys-title = キー操作
keys-what = { $key ->
    [space] 印のある答えを選ぶ
    [digits] 番号の選択肢を選ぶ
    [all] すべての選択肢を並べる
    [arrows] 盤面の上を移動する
    [enter] 選ぶ
    [inspect] 詳しく見る
    [pass] パスする
    [end] ステップを終える
    [undo] 元に戻す
    [escape] 取り消す・閉じる
    [log] ログへ
    [chat] チャットへ
    [board] 盤面を文章で／絵で
   *[help] この一覧
  }
keys-touch = タッチ：タップで選択、長押しで詳細。マウス：クリック、または行き先へドラッグ。
