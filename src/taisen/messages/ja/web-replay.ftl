# The replay page. See web/src/pages/replay.

replay-title = リプレイ
replay-loading = リプレイを準備しています…
replay-versus = { $first } 対 { $second }
replay-player = プレイヤー{ $number }
replay-player-named = { $name }（プレイヤー{ $number }）
replay-version = プログラム { $version }

## The timeline

replay-timeline = タイムライン
replay-turns = ターン
replay-turn = 第{ $turn }ターン
replay-turn-of = 第{ $turn }ターン：{ $name }
replay-before-first-turn = 最初のターンの前
replay-position = 場面
replay-where = 第{ $turn }ターン、場面 { $position } / { $last }
replay-at = 場面 { $position } / { $last }
replay-life-of = { $name }：ライフ{ $count }個

## Going through it

replay-transport = 対戦をたどる
replay-first = 最初へ
replay-last = 最後へ
replay-turn-back = 1ターン戻る
replay-turn-on = 1ターン進む
replay-battle-back = 前のバトルへ
replay-battle-on = 次のバトルへ
replay-step-back = 1手戻る
replay-step = 1手進む
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-speed-name = { $speed ->
    [slow] ゆっくり
   *[usual] ふつう
    [fast] 速い
    [fastest] とても速い
  }
replay-view = 視点
replay-view-both = 両者（手札をすべて公開）
replay-view-of = { $name }

## The moment

replay-chose = { $name }：{ $chosen }
replay-asked = 次の{ $name }への質問：{ $text }
replay-decides = 次は{ $name }が決めます。
replay-text-board = 盤面を文字で見る
replay-no-board = この部分には、今のプログラムで読める盤面が残っていません。出来事はログにあります。
replay-not-exact = これは、この場面より前に保存された最後の盤面です。その後の出来事はログにあります。
replay-notice-older-rules = この対戦は古いルール（{ $expected }、現在は { $found }）で行われました。保存された各ターンの盤面を表示します。続きを遊ぶことはできません。
replay-notice-diverged = 場面 { $position } から、対戦が記録どおりに進みません。記録：{ $expected }。実際：{ $found }。{ $until ->
        [-1] リプレイはここで終わります。
       *[other] 場面 { $until } に保存された盤面から続きます。
    }
replay-notice-repaired = 場面 { $position } で、プレイヤーが盤面エディターで盤面を直しました。
replay-notice-undone = プレイヤーはこの場面まで戻りました。取り消された手は表示されません。

## Beside it

replay-side = ログと注釈
replay-log = ログ
replay-notes = 注釈
replay-no-notes = まだ注釈はありません。
replay-notes-who = 注釈をつけられるのは、対戦したプレイヤーか、記録を持ち込んだ人です。
replay-note-at = 場面 { $position }
replay-note-new = 場面 { $position } に注釈をつける
replay-note-add = 追加
replay-note-remove = この注釈を取り消す
replay-copy-link = リンクをコピー
replay-copy-link-what = この場面へのリンクをコピー
replay-link-copied = リンクをコピーしました。
replay-link-is = リンク：{ $link }
replay-download = ダウンロード
replay-download-what = 記録をダウンロード

## Playing on

replay-play-on = ここから続ける
replay-play-on-what = 場面 { $position } から新しい対戦が始まります。リプレイはそのまま残ります。
replay-play-on-side = どちら側で遊びますか？
replay-play-on-both = 両方
replay-play-on-level = コンピューターの強さ
replay-play-on-start = 始める
replay-played-on = リプレイの場面 { $position } から

## Keys

replay-keys = キー
replay-key-step = 1手戻る・進む
replay-key-battle = 前・次のバトルへ
replay-key-turn = 1ターン戻る・進む
replay-key-ends = 最初・最後へ
replay-key-play = 再生・一時停止
replay-key-inspect = 盤面のカードの詳細を見る
