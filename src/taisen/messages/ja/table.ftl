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
problem-no-note = 書き込めるのは、対戦したプレイヤーか、記録を持ち込んだ人だけです。
problem-not-yours = 取り消せるのは、書いた人だけです。
problem-too-many-notes = 1つのリプレイにつけられる注釈は { $most } 個までです。

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
