# 対戦サーバー自身の言葉：送られたもののどこがいけなかったか。

problem-input = { $where }：{ $found } が届きました。使えるもの：{ $allowed }
problem-said = { $found }
problem-body = 送られたものを読めません（{ $found }）。必要なもの：{ $allowed }
problem-too-large = 大きすぎます。{ $limit } kB までです。
problem-method = このアドレスは { $allowed } だけを受け付けます（{ $found } は不可）。
problem-nothing-there = { $found } には何もありません。
problem-server = サーバーで問題が起きました。何も保存されていません。もう一度試してください。
problem-host = このサーバーの名前は { $found } ではありません。
problem-origin = この要求は別のサイト（{ $found }）から来ています。
problem-too-many = 一度に多すぎます。少し待ってください。

## Replays

problem-no-replay = リプレイ { $found } はありません。
problem-replay-running = この対戦はまだ続いています。リプレイは対戦が終わると見られます。
problem-replay-unreadable = この対戦はもう表示できません。現在のバージョンでは記録を読み込めません。
problem-no-note = 書き込めるのは、対戦したプレイヤーか、記録を持ち込んだ人だけです。
problem-not-your-note = 取り消せるのは、書いた人だけです。
problem-too-many-notes = 1つのリプレイにつけられる注釈は { $most } 個までです。
problem-report-running = 対戦はまだ続いています。報告は対戦が終わると受け取れます。

## What is offered

game-battle-spirits = バトルスピリッツ
deck-red = 赤
deck-purple = 紫
deck-green = 緑
deck-white = 白
deck-yellow = 黄
deck-blue = 青
bot-greedy = コンピューター
bot-level-1 = やさしい
bot-level-2 = ふつう
bot-level-3 = むずかしい

problem-too-long = 長すぎます。{ $most } 文字までです。
problem-character = ここでは文字 { $found } は使えません。
problem-empty = 何も書かれていません。
problem-deck = デッキ「{ $found }」は使えません。{ $text }
problem-no-table = その対戦卓はないか、このリンクでは開けません。
problem-damaged = この対戦卓は開けなくなりました。保存されたデータが壊れています。
problem-too-complicated = 処理に時間がかかりすぎるため、行いませんでした。
problem-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
problem-full = この対戦卓の観戦者は上限に達しています。
problem-seat-taken = この席はもう埋まっています。
problem-no-spectators = この対戦卓は観戦できません。
problem-join-first = 先にデッキを選んで席に着いてください。
problem-hello-first = 接続の最初にあいさつが必要です。
problem-greeted = あいさつはもう済んでいます。
problem-spectator = 観戦者は見るだけです。
problem-no-match = 進行中の対戦はありません。
problem-match-over = 対戦は終わっています。
problem-match-runs = 対戦中はできません。
problem-old-answer = 質問はもう変わっています。
problem-no-moment = この対戦にその場面はありません：{ $found } が届きました。使えるもの：{ $allowed }
problem-moment-gone = その場面はもう表示できません。元に戻されたか、以前のルールで行われたものです。
problem-not-offered = 「{ $found }」は今は選べません。
problem-not-yours = 今は相手が決める番です。
problem-plan = この先は前もって決められません。ひとつずつ答えてください。
problem-bot-refuses = コンピュータは引き分けに応じません。
problem-no-swap = 指定の局面からの対戦では、側を入れ替えられません。
problem-no-offer = その申し出はもうありません。
problem-own-offer = 相手の承諾が必要です。
problem-no-undo = 取り消せるものがありません。
problem-series-over = シリーズは終わりました。再戦を申し込めます。

## ありえない盤面

problem-position-card = { $where }：{ $found } というカードはありません。
problem-position-life = { $where }：1以上が必要です。0なら対戦は終わっています。
problem-position-no-burst = { $where }：{ $found } はバースト効果がないのでセットできません。
problem-position-bursts = { $where }：セットできるカードは1枚だけです。
problem-position-most = { $where }：{ $most } までです。
problem-position-magic = { $where }：{ $card } はマジックカードなのでフィールドに置けません。
problem-position-few-cores = { $where }：{ $card } には一番低いLvのコア、{ $least }個以上が必要です。
problem-position-souls = { $where }：ソウルコアは1人1個です。
problem-position-brave = { $where }：{ $brave } は { $host } に合体できません（BS-15.02）。
problem-position-turn = { $where }：ターンは1から数えます。
problem-position-first-turn = { $where }：最初のターンにはコアステップもアタックステップもありません。
problem-position-number = { $where }：0から{ $most }までの整数が必要です。
