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
problem-report-running = 対戦はまだ続いています。報告書は対戦が終わると受け取れます。

## What is offered

game-battle-spirits = バトルスピリッツ
game-wixoss = ウィクロス
deck-red = 赤
deck-purple = 紫
deck-green = 緑
deck-white = 白
deck-yellow = 黄
deck-blue = 青
deck-ultimate = アルティメット
deck-grandwalker = 創界神
deck-burst = バースト
deck-contract = 契約
deck-sample = 転醒（サンプル）
bot-greedy = コンピューター
bot-level-1 = はじめの一歩
bot-level-1-hint = でたらめに答える
bot-level-4 = とてもやさしい
bot-level-4-hint = たまに先を読む
bot-level-5 = やさしい
bot-level-5-hint = 半分以上を見落とす
bot-level-6 = ふつう
bot-level-6-hint = 約半分を見落とす
bot-level-7 = むずかしい
bot-level-7-hint = 約3分の1を見落とす
bot-level-2 = とてもむずかしい
bot-level-2-hint = ほとんど見落とさない
bot-level-3 = 最強
bot-level-3-hint = 毎回先を読む

## ルールの版：rules-<game>-<version>、-means はその版での違い

rules-battle-spirits-eternal-17-1 = エターナルマニュアル 17.1
rules-battle-spirits-eternal-17-1-means = マニュアルのとおりです。
rules-battle-spirits-2016-03 = 2016年4月より前
rules-battle-spirits-2016-03-means = 消滅したカードはすぐにトラッシュに置かれ、待機状態になるのは破壊されたカードと戻されるカードだけです。そのほかはマニュアル17.1と同じです。
rules-battle-spirits-eternal-17-1-turn-player-wins = マニュアル17.1・引き分けなし
rules-battle-spirits-eternal-17-1-turn-player-wins-means = お互いのライフが同時に0になったとき、ターンプレイヤーの勝ちとします。そのほかはマニュアル17.1と同じです。
rules-battle-spirits-eternal-17-1-summed-bp = マニュアル17.1・BP合計
rules-battle-spirits-eternal-17-1-summed-bp-means = BPの増減を合計し、その結果が0を下回らないようにします。そのほかはマニュアル17.1と同じです。
rules-wixoss-2020-11 = 2018年2月〜2020年11月
rules-wixoss-2020-11-means = 用語集のとおりです。リムーブはターンに1回、同時に3体まで。ランサーはバトルの後にトリガーします。待機中の能力は、そのカードが移動したり能力を失ったりすると発動するタイミングを逃します。メインデッキのライフバーストはちょうど20枚です。
rules-wixoss-2018-01 = 2018年2月より前
rules-wixoss-2018-01-means = リムーブは1体ずつ何度でもできます。ランサーはバトルの中ですぐにクラッシュします。そのほかは2020年11月までと同じです。
rules-wixoss-2020-12 = 2020年12月以降
rules-wixoss-2020-12-means = 待機中の能力が発動するタイミングを逃すことはありません。メインデッキのライフバーストは20枚までです。そのほかはそれまでと同じです。

problem-too-long = 長すぎます。{ $most } 文字までです。
problem-character = ここでは文字 { $found } は使えません。
problem-empty = 何も書かれていません。
problem-deck = デッキ「{ $found }」は使えません。{ $text }
problem-no-table = そのテーブルはないか、このリンクでは開けません。
problem-damaged = このテーブルは開けなくなりました。保存されたデータが壊れています。
problem-too-complicated = 処理に時間がかかりすぎるため、行いませんでした。
problem-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
problem-full = このテーブルの観戦者は上限に達しています。
problem-seat-taken = この席はもう埋まっています。
problem-no-spectators = このテーブルは観戦できません。
problem-join-first = 先にデッキを選んで席に着いてください。
problem-hello-first = 接続の最初に hello を送る必要があります。
problem-greeted = hello はもう送られています。
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
problem-bot-refuses = コンピューターは引き分けに応じません。
problem-no-swap = 指定の盤面から始めた対戦では、デッキを交換できません。
problem-no-offer = その申し出はもうありません。
problem-own-offer = 相手の承諾が必要です。
problem-no-undo = 取り消せるものがありません。
problem-series-over = シリーズは終わりました。再戦を申し込めます。

## ありえない盤面

problem-position-card = { $where }：{ $found } というカードはありません。
problem-position-life = { $where }：1以上が必要です。0なら対戦は終わっています。
problem-position-no-burst = { $where }：{ $found } はバースト効果がないのでセットできません。
problem-position-place = { $where }：{ $card } がここに置かれることはありません。
problem-position-face-up = { $where }：{ $card } はここでは表向きで、両方のプレイヤーに公開されています。
problem-position-mirages = { $where }：セットできるミラージュは2枚までです。
problem-position-bursts = { $where }：セットできるカードは1枚だけです。
problem-position-most = { $where }：{ $most } までです。
problem-position-magic = { $where }：{ $card } はマジックカードなのでフィールドに置けません。
problem-position-few-cores = { $where }：{ $card } には一番低いLvのコア、{ $least }個以上が必要です。
problem-position-souls = { $where }：ソウルコアは1人1個です。
problem-position-brave = { $where }：{ $brave } は { $host } に合体できません（BS-15.02）。
problem-position-turn = { $where }：ターンは1から数えます。
problem-position-first-turn = { $where }：最初のターンにはコアステップもアタックステップもありません。
problem-position-number = { $where }：0から{ $most }までの整数が必要です。
problem-position-cards = { $where }：カードが多すぎます。1つの盤面に置けるのは{ $most }枚までです。
problem-position-form = { $where }：{ $found } を読めません。書き方：{ $form }
problem-position-under = { $where }：{ $found } は使えません。+ の後にはブレイヴの番号を書き、異魔神ブレイヴには left か right を付けます。
problem-position-below = { $where }：{ $found } は使えません。{ $sign } の後には下に重ねられるカードの番号だけを書きます。
problem-position-face = { $where }：{ $card } はB面です。フィールド以外では { $front } と書きます。
problem-card-unknown-facts = { $where }：{ $card } は内容がすべて分かっていないので、対戦に使えません。
problem-position-begun = { $where }：{ $found } は使えません。true か false を書きます。true は { $steps } だけで使えます。
problem-position-attacks = { $where }：アタックしたことにできるのはターンプレイヤーだけです。
problem-position-no-attack-phase = { $where }：最初のターンにはアタックフェイズがありません。
problem-position-wrong-back = { $where }：{ $found } はもう一方のデッキのカードです。メインデッキのカードとルリグデッキのカードは同じ領域に置けません。
problem-position-kind = { $where }：{ $card } はここに置けない種類のカードです。
problem-position-no-card = { $where }：カードが必要です。
problem-position-ride = { $where }：{ $found } は使えません。同じ側のシグニがいる場所を書きます。
problem-position-under-key = { $where }：{ $found } は使えません。キーの下にカードは置かれません。
problem-position-armed = { $where }：血晶武装状態になるのはシグニだけです。
problem-position-class = { $where }：{ $found } には乗れません。＜{ $class }＞のシグニが必要です。
problem-position-removed = { $where }：リムーブしたことにできるのはターンプレイヤーだけです。
problem-position-version = { $where }：{ $found } は使えません。{ $first } から { $last } までの月を 2018-01 のように書きます。
problem-position-step = { $where }：{ $found } は使えません。アタックフェイズでだけ { $steps } を使えます。
problem-position-fields = { $where }：{ $found } は盤面ではありません。項目は docs/scenarios.md を見てください。
problem-position-not-at-rest = ターンプレイヤーがメインの行動かアタックを選ぶ場面でのみできます。
problem-position-in-progress = まだ処理中のものがあります。すべて終わるまで待ってください。
problem-position-turns = 効果で追加または失われたターンがあり、局面として表せません。
problem-position-other-side = 相手側に置かれたカードがあり、局面として表せません。
problem-position-charm = 表を知られたチャームがあり、局面として表せません。

## 文章に書けるもの

problem-input-text = { $where }：{ $found } は使えません。引用符で囲んだ文字列が必要です。
problem-input-texts = { $where }：{ $found } は使えません。["A", "B"] のような文字列のリストが必要です。
problem-input-table = { $where }：{ $found } は使えません。項目と値からなる表（テーブル）が必要です。
problem-input-bool = { $where }：{ $found } は使えません。使えるのは true か false です。
problem-input-number = { $where }：{ $found } は使えません。{ $least }から{ $most }までの整数が必要です。
problem-input-most = { $where }：多すぎます（{ $found }）。{ $most }までです。
problem-input-digits = { $where }：長すぎる数があります。数は{ $most }桁までです。
problem-input-parts = { $where }：区切りの多すぎるキーがあります。{ $most }個までです。
problem-input-toml = { $where }：TOMLの文書として読めません：{ $found }

## シナリオと詰め問題

problem-scenario-top = { $where }：{ $found } はここに書けません。書けるのは [[scenario]] の表、[cards]、game です。
problem-scenario-tables = { $where }：[[scenario]] の表が1個から{ $most }個まで必要です。
problem-scenario-title = { $where }：{ $found } は使えません。何を示すかを1行で書いた題が必要です。
problem-scenario-title-again = { $where }：題 { $found } はもう使われています。それぞれ別の題が必要です。
problem-scenario-no-check = { $where }：確かめる事柄がありません。steps か expect に1つ以上、または goal が必要です。
problem-goal-no-fact = { $where }：条件がありません。reach か keep に1つ以上必要です。
problem-goal-fact = { $where }：{ $found } は条件ではありません。winner = own のように書きます。
problem-line-option = { $where }：{ $found } は使えません。側の後に選択肢の文が必要です。
problem-line-rule = { $where }：{ $found } は使えません。ルールは、選べない選択肢（!）の後にだけ書けます。
problem-line-check = { $where }：{ $found } には確かめる事柄がありません。
problem-fact-relation = { $where }：{ $found } は条件ではありません。{ $relations } のどれかが必要です。
problem-fact-value = { $where }：{ $found } の { $relation } の後に何もありません。
problem-fact-events = { $where }：{ $found } は使えません。出来事の名前をコンマで区切って書きます。
problem-fact-place = { $where }：{ $found } は使えません。has と lacks の前にはカードの場所を書きます。
problem-fact-card = { $where }：{ $found } は使えません。カード番号が必要です。has の後では前に枚数を書けます。
problem-fact-equals = { $where }：{ $found } は使えません。ここで使えるのは = と != だけです。
problem-fact-number = { $where }：{ $found } は使えません。整数が必要です。
problem-fact-unknown = { $where }：{ $found } という事柄はありません。own life、bp of own V5、turn のように書きます。
problem-fact-unknown-wixoss = { $where }：{ $found } という事柄はありません。own coins、power of own left、turn のように書きます。
problem-fact-field-card = { $where }：{ $found } は { $what } を持つこの側のフィールドのカードではありません。あるのは { $known } です。

## 自作のカード

problem-card-number-form = { $where }：{ $found } はカード番号ではありません。BS17-003 のように、英数字と - . _ で書きます。
problem-repair-card = カード { $card } は登録済みです。自作のカードには別の番号が必要です。
problem-card-unseen = そのカードは今は見えません。
problem-card-unknown = { $found } というカードは登録されていません。
problem-card-no-level = { $where }：カードにはLvが必要です。Lvがないのはマジックだけです。
problem-card-level-missing = { $where }：このカードにはレベルが必要です。
problem-card-level-unwanted = { $where }：{ $found } は使えません。レベルを持つのはルリグ、シグニ、レゾナだけです。
problem-card-no-effect = { $where }：[effect] の行が必要です。スペルとアーツには必ずあります。
problem-card-craft = { $where }：{ $found } という登録済みのクラフトはありません。
problem-card-ability-kind = { $where }：{ $number }つ目の能力は、この種類のカードでは使われることがありません。
problem-card-unheard = { $where }：{ $number }つ目の能力は、その場所のカードには起こらないことを待っています（{ $trigger }）。
problem-card-fact-unfit = { $where }：このようなカードでは { $fact } は意味を持ちません。
problem-card-levels = { $where }：{ $found } は使えません。[コア, BP] または [Lv, コア, BP] のリストが必要です。
problem-card-levels-order = { $where }：{ $found } は順番が合いません。Lvとコアの数は小さい順に書きます。
problem-card-over-count = { $where }：{ $found } は使えません。OCは [カウント, BP+] と書きます。
problem-card-face = { $where }：{ $found } は使えません。もう1つの面の情報が必要です。
problem-card-notation = { $where }：効果を読めません：{ $found }。ここで書けるもの：{ $allowed }

## 記録とリプレイ

problem-record-end = { $where }：記録が途中で終わっています。answers: の行がありません。
problem-record-no-line = { $where }：{ $line } の行がありません。
problem-record-again = { $where }：{ $line } の行が2つあります。1つだけにしてください。
problem-record-card = { $where }：{ $found } は使えません。カードの内容をJSONオブジェクトで書きます。
problem-record-deck-card = { $where }：{ $found } の内容が card: の行にありません。
problem-record-after-result = { $where }：{ $found } は使えません。結果の後に書けるのは digest だけです。
problem-record-format = { $where }：{ $found } は使えません。この版の記録の1行目は { $format } です。
problem-record-position = { $where }：{ $found } は使えません。シードが公開されている記録には盤面そのものが必要です。
problem-record-cards = { $where }：card: の行が変更されています。書かれた値は { $found }、実際の値は { $digest } です。
problem-rules-kept = { $where }：{ $found } という版のルールはありません。使えるルールの例：{ $kept }。
problem-record-key = { $where }：{ $digits }桁の16進数の key が必要です。
problem-replay-other-rules = { $where }：{ $found } からは別のルールで対戦されたため、ここから続けることはできません。
problem-replay-position = { $where }：{ $found } の場面は表示できません。0から{ $most }までです。
problem-replay-position-end = { $where }：{ $found } で対戦は終わっています。それより前の場面を選んでください。
problem-no-defence = この対戦は詰め問題や盤面から始まったものではありません。
