# ウィクロスの文。カードや場所の名前は文字列で渡される（taisen.messages.arguments を見よ）。

## 質問

prompt-choose-lrig = どのレベル0のルリグで始めますか？
prompt-mulligan = 最初の手札のどのカードを引き直しますか？（1回だけ）
prompt-ener-phase = エナフェイズ：カードをエナゾーンに置きますか？
prompt-grow = グロウフェイズ：グロウしますか？
prompt-main = メインフェイズ：何をしますか？
prompt-remove = どのシグニをリムーブしますか？（同時に{ $amount }体まで）
prompt-arts-use-step = アーツ使用ステップ：何か使いますか？
prompt-attack-with-signi = シグニアタックステップ：どのシグニでアタックしますか？
prompt-attack-with-lrig = ルリグアタックステップ：ルリグでアタックしますか？
prompt-guard = { $amount ->
    [1] ルリグのアタックをガードしますか？
   *[other] ルリグのアタックをガードしますか？（{ $amount }枚必要）
  }
prompt-cut-in = 相手が{ $named }を使用します。スペルカットインしますか？
prompt-life-burst = { $named }のライフバーストを発動しますか？
prompt-open-trap = トラップを表向きにしますか？（{ $zone }）
prompt-activate-ability = コストを支払って{ $named }の能力を発動しますか？
prompt-replace = { $named }について、代わりの処理を行いますか？
prompt-order-effects = どの能力を先に発動しますか？
prompt-pay = { $paid ->
    [none] コストを支払ってください。何で支払いますか？
   *[other] { $paid }のコストを支払ってください。何で支払いますか？
  }
prompt-choose-deeds = どのコストを支払いますか？{ $part }
prompt-use-choice = これを行って使用コストを減らしますか？{ $part }
prompt-bet = コイン{ $amount }枚をベットしますか？
prompt-encore = アンコールのコストも支払いますか？{ $part }
prompt-choose-mode = { $amount ->
    [1] どの効果を選びますか？
   *[other] どの効果を選びますか？（残り{ $amount }つ）
  }
prompt-choose-field = { $amount ->
    [1] 選んでください：{ $part }
   *[other] 選んでください：{ $part }（残り{ $amount }）
  }
prompt-choose-card = { $amount ->
    [1] 選んでください：{ $part }
   *[other] 選んでください：{ $part }（残り{ $amount }枚）
  }
prompt-choose-zone = { $named }をどこに置きますか？
prompt-choose-base = { $named }をどのシグニの上に置きますか？
prompt-choose-zones = シグニゾーンを選んでください。{ $part }
prompt-choose-class = どのクラスを選びますか？
prompt-how-many = いくつにしますか？{ $part }
prompt-name-number = 数字を1つ宣言してください。
prompt-name-parity = 偶数か奇数かを宣言してください。
prompt-order-cards-top = デッキの上から順に置きます。次はどのカードですか？
prompt-order-cards-bottom = デッキの下に順に置きます。次はどのカードですか？
prompt-hand-size = 手札が上限を超えています。あと{ $amount }枚捨ててください。
prompt-level-exceeded = シグニがルリグのレベルかリミットを超えています。どれをトラッシュに置きますか？
prompt-too-many-attached = カードが多すぎます。どれをトラッシュに置きますか？
prompt-which-rule = { $named }をどこに置きますか？

## 選択肢

option-lrig = { $target }
option-return = { $target }を引き直す
option-charge = 手札の{ $target }をエナゾーンに置く
option-charge-signi = シグニ{ $target }をエナゾーンに置く
option-grow = { $target }にグロウする
option-end-phase = メインフェイズを終了する
option-end-step = ステップを終了する
option-summon = { $target }を{ $extra }に出す
option-rise = { $extra }に{ $target }をライズさせる
option-remove = { $target ->
    [none] シグニをリムーブする
   *[other] { $target }
  }
option-spell = { $target }を使用する
option-arts = { $target }を使用する
option-key = キー{ $target }を場に出す
option-resona = レゾナ{ $target }を場に出す
option-use = { $extra ->
    [none] { $target }の能力を使用する
   *[other] { $target }の{ $extra }つ目の能力を使用する
  }
option-use-card = { $extra ->
    [none] { $target }の能力を使用する
   *[other] { $target }の{ $extra }つ目の能力を使用する
  }
option-ride = { $extra }を{ $target }に乗せる
option-decorate = { $extra }に{ $target }をデコレする
option-attack = { $extra ->
    [none] { $target }でアタックする
   *[other] { $target }でアタックする：{ $extra }
  }
option-guard = { $target }を捨ててガードする
option-no-guard = ガードしない
option-activate = { $target }を発動する
option-decline = 発動しない
option-open = 表向きにする（{ $target }）
option-plan = おまかせ：{ $target }
option-pay = { $target }
option-pay-field = { $target }
option-deeds = { $target }
option-bet = ベットする
option-no-bet = ベットしない
option-encore = アンコールのコストを支払う
option-no-encore = アンコールしない
option-mode = { $target }
option-choose = { $target }
option-class = { $target }
option-number = { $target }
option-name = { $target }
option-place = { $target }
option-zone = { $target }
option-put = { $target }
option-resolve = { $target }
option-discard = { $target }
option-ener = エナゾーンに置く
option-trash = { $target ->
    [none] トラッシュに置く
   *[other] { $target }
  }

## できることと、説明できる値

action-summon = 場に出す
action-grow = グロウ
action-remove = リムーブ
action-attack = アタック
action-use = 使用
action-activate = 能力の使用
action-declare = レゾナとして場に出す
action-play = キーとして場に出す
action-rise = ライズで場に出す
action-ride = ライド
action-guard = ガード
action-choose = 選ぶ

value-power = パワー
value-level = レベル
value-limit = リミット
value-colors = 色
value-price = 今支払うコスト

## できない理由

reason-already-removed = このターンはもうリムーブしています。
reason-already-riding = すでに別のシグニに乗っています。
reason-already-used = このターンはもう使用しています。
reason-appearance-condition = 出現条件を満たせません。
reason-cannot-be-chosen = 相手の効果では選べません。
reason-cannot-be-downed = ダウンできません。
reason-cost-not-payable = コストを支払えません。
reason-does-not-fit = 効果が求めるカードではありません。
reason-does-not-work = その能力は今は働いていない。
reason-down = ダウン状態です。
reason-forbidden = 効果によってできません。
reason-forbidden-by-effect = 効果によってできません。
reason-grow-condition = グロウ条件を満たしていません。
reason-level-too-high = レベルがルリグより高いです。
reason-limit-exceeded = ルリグのリミットを超えます。
reason-limiting-condition = 限定条件を満たしていません。
reason-match-over = 対戦は終わっています。
reason-no-action-ability = 起動能力を持っていない。
reason-no-appearance-condition = 出現条件がありません。
reason-no-attack-phase-in-first-turn = 最初のターンにアタックフェイズはありません。
reason-no-decorate = デコレを持っていません。
reason-no-free-zone = 空いているシグニゾーンがありません。
reason-no-guard = ガードを持っていません。
reason-no-ride = ライドを持っていません。
reason-no-riding-machine = 乗れるシグニがありません。
reason-no-rise = ライズを持っていません。
reason-not-a-key = キーではありません。
reason-not-a-lrig = ルリグではありません。
reason-not-a-resona = レゾナではありません。
reason-not-a-signi = シグニではありません。
reason-not-a-spell = スペルではありません。
reason-not-an-arts = アーツではありません。
reason-not-grow-phase = 自分のグロウフェイズではありません。
reason-not-in-hand = 手札にありません。
reason-not-in-lrig-deck = ルリグデッキにありません。
reason-not-lrig-attack-step = 自分のルリグアタックステップではありません。
reason-not-main-phase = 自分のメインフェイズ中、ほかに処理中のものがないときにだけできます。
reason-not-on-field = 場にありません。
reason-not-one-level-higher = レベルがルリグより1つ高くありません。
reason-not-signi-attack-step = 自分のシグニアタックステップではありません。
reason-not-your-decision = 今はあなたが決めるときではありません。
reason-not-yours = 自分のカードではありません。
reason-nothing-to-choose = 今は選ぶ場面ではありません。
reason-nothing-to-guard = ガードするルリグのアタックがありません。
reason-other-lrig-type = ルリグと同じルリグタイプを持っていません。
reason-other-use-timing = 今は使用タイミングではありません。
reason-out-of-turn = 後のカードを先に選んだため、またはもう選べる数が残っていません。
reason-resona-stays = レゾナはリムーブできません。
reason-riding = シグニに乗っているため、アタックできません。
reason-rise-condition = ライズできるシグニがありません。
reason-rise-needed = ライズでしか場に出せません。
reason-too-few-guards = ガードを持つカードが足りません。
reason-use-condition = 条件を満たしていません。

## 対戦の終わり方

outcome-damage = 敗者がライフクロスのない状態でダメージを受けた
outcome-card = カードの効果による
outcome-both-lost = 両者が同時に敗北した
outcome-loop = 止められない行動が終わりなく繰り返された

## 値の説明

source-floor = 0より下がらない

## ログ

event-setup = { $detail ->
    [shuffle] お互いのデッキをシャッフルした。
    [lrig] お互いにレベル0のルリグを裏向きで置いた。
    [first-player] 先攻と後攻が決まった。
    [draw] お互いに5枚引いた。
    [mulligan] 最初の手札が決まった。
    [life] お互いのライフクロスは7枚。
   *[open] オープン！
  }
event-mulligan_chosen = { $amount ->
    [0] { $player }は手札を引き直さなかった
   *[other] { $player }は{ $amount }枚引き直した
  }
event-turn_began = { $player }のターン
event-turn_ended = { $player }の第{ $amount }ターン終了
event-turn_ending = ターンがただちに終わる
event-turn_skipped = { $player }のターンは飛ばされた
event-phase = { $detail ->
    [up] { $player }のアップフェイズ
    [draw] { $player }のドローフェイズ
    [ener] { $player }のエナフェイズ
    [grow] { $player }のグロウフェイズ
    [main] { $player }のメインフェイズ
    [attack] { $player }のアタックフェイズ
   *[end] { $player }のエンドフェイズ
  }
event-step = { $detail ->
    [arts] { $player }のアーツ使用ステップ
    [signi] { $player }のシグニアタックステップ
    [lrig] { $player }のルリグアタックステップ
   *[guard] { $player }のガードステップ
  }
event-drew = { $player }は{ $amount }枚引いた
event-discarded = { $player }は{ $cards }を捨てた
event-moved = { $detail ->
    [ener-charge] { $player }は{ $cards }をエナチャージした
    [ener-phase] { $player }は{ $cards }をエナゾーンに置いた
    [ener-cost] { $player }は{ $cards }を支払った
    [exceed] { $player }はエクシードで{ $cards }を支払った
    [mill] { $player }はデッキから{ $cards }をトラッシュに置いた
    [declare] { $cards }を{ $target }に置いた
    [use] { $cards }を{ $target }に置いた
    [used] { $cards }を{ $target }に置いた
    [craft] { $player }は{ $cards }をルリグデッキに加えた
    [exclude] { $player }の{ $cards }がゲームから除外された
    [rule] { $player }の{ $cards }がルール処理により{ $target }へ
   *[other] { $player }の{ $cards }が{ $target }へ
  }
event-revealed = { $player }は{ $cards }を公開した
event-looked = { $player }はカード{ $amount }枚を見た
event-searched = { $amount ->
    [0] { $player }が探したカードは見つからなかった
   *[other] { $player }は{ $cards }を探し出した
  }
event-shuffled = { $player }はデッキをシャッフルした
event-refreshed = { $player }はリフレッシュした
event-entered = { $detail ->
    [effect] { $player }は効果で{ $card }を場に出した
    [grow] { $player }のルリグは{ $card }になった
    [key] { $player }はキー{ $card }を場に出した
    [resona] { $player }はレゾナ{ $card }を場に出した
    [rise] { $player }はライズで{ $card }を場に出した
    [setup] { $player }は{ $card }をオープンした
   *[hand] { $player }は{ $card }を場に出した
  }
event-covered = { $detail ->
    [grow] { $card }は新しいルリグの下になった
    [under] { $card }は{ $other }の下に置かれた
   *[rise] { $card }はライズの下になった
  }
event-bloomed = { $card }が開花した（{ $target }）
event-left = { $detail ->
    [bounce] { $card }が手札に戻った
    [trash] { $card }がトラッシュに置かれた
    [remove] { $player }は{ $card }をリムーブした
    [ener] { $card }がエナゾーンに置かれた
    [ener-phase] { $player }は{ $card }をエナゾーンに置いた
    [cost] { $card }がコストとして支払われた
    [deck] { $card }がデッキに置かれた
    [charm] { $card }は【チャーム】になった
    [acce] { $card }は【アクセ】になった
    [rule] { $card }がルール処理により場を離れた
   *[other] { $card }が場を離れて{ $target }へ
  }
event-banished = { $other ->
    [0] { $card }がバニッシュされた
   *[other] { $card }が{ $other }にバニッシュされた
  }
event-downed = { $card }がダウンした
event-upped = { $card }がアップした
event-froze = { $card }が凍結した
event-thawed = { $card }の凍結が解けた
event-armed = { $card }が血晶武装した
event-driven = { $other }が{ $card }に乗った
event-moved_lane = { $card }が{ $target }に移動した
event-modified = { $card }が効果で変化した
event-attached = { $detail ->
    [charm] { $object }にチャームが付いた
    [acce] { $object }に{ $cards }がアクセとして付いた
   *[under] { $object }の下に{ $cards }が置かれた
  }
event-beat = { $player }は{ $cards }をビートにした
event-grew = { $player }は{ $card }にグロウした
event-removed = { $player }はシグニ{ $amount }体をリムーブした
event-life_added = { $player }のライフクロスに{ $amount }枚加わった
event-life_moved = { $player }のライフクロス{ $amount }枚がクラッシュされずに移動した
event-coins = { $detail ->
    [gained] { $player }はコイン{ $amount }枚を得た
   *[lost] { $player }はコイン{ $amount }枚を支払った
  }
event-subscribers = { $detail ->
    [gained] { $player }の登録者数が{ $amount }増えた
   *[lost] { $player }の登録者数が{ $amount }減った
  }
event-used = { $player }は{ $card }を使用した
event-use_ended = { $card }の処理が終わった
event-countered = { $card }は打ち消された
event-cut_in = { $player }はスペルカットインした
event-ability_used = { $player }は{ $card }の能力を使用した
event-activated = { $card }の能力が発動した
event-declined = { $player }は{ $card }の能力を発動しなかった
event-attacked = { $other ->
    [0] { $player }は{ $card }でアタックした
   *[other] { $player }は{ $card }でアタックした（正面は{ $other }）
  }
event-heaven = ヘブン：{ $card }
event-negated_attack = アタックは無効になった
event-battled = { $object }と{ $other }がバトルした
event-attack_ended = { $card }のアタック終了
event-guarded = { $player }は{ $cards }でガードした
event-damaged = { $player }はダメージを受けた
event-crushed = { $player }のライフクロス{ $amount }枚がクラッシュされた：{ $cards }
event-burst = { $detail ->
    [activated] { $player }は{ $card }のライフバーストを発動した
   *[declined] { $player }は{ $card }のライフバーストを発動しなかった
  }
event-lost = { $detail ->
    [damage] { $player }のライフクロスは残っていなかった
   *[card] { $player }は効果により敗北した
  }
event-virus_placed = ウィルスが置かれた：{ $target }
event-virus_removed = ウィルスが取り除かれた：{ $target }
event-trap_set = { $player }はトラップを設置した：{ $target }
event-trap_opened = { $player }はトラップ{ $card }を表向きにした
event-trap_activated = { $player }はトラップ{ $card }を発動した
event-seed_set = { $player }はシードを設置した：{ $target }
event-prevented = { $detail ->
    [up-phase] { $player }のアップフェイズは行われない
    [draw-phase] { $player }のドローフェイズは行われない
    [ener-phase] { $player }のエナフェイズは行われない
    [grow-phase] { $player }のグロウフェイズは行われない
    [main-phase] { $player }のメインフェイズは行われない
    [attack-phase] { $player }のアタックフェイズは行われない
    [draw] 効果により、{ $player }は引けなかった
    [damage] 効果により、{ $player }はダメージを受けなかった
    [crush] 効果により、{ $player }のライフクロスはクラッシュされなかった
    [life-burst] { $card }のライフバーストは発動できなかった
    [use] { $card }の効果は打ち消された
    [enter] { $card }は場に出せなかった
    [ride] { $card }には乗れなかった
    [up] 効果により、{ $card }はアップしなかった
    [down] 効果により、{ $card }はダウンしなかった
    [freeze] 効果により、{ $card }は凍結しなかった
    [arm] 効果により、{ $card }は血晶武装状態にならなかった
    [move] 効果により、{ $card }は他のゾーンに移動しなかった
    [banish] 効果により、{ $card }はバニッシュされなかった
   *[other] 効果により、{ $card }は場を離れなかった
  }
event-replaced = { $detail ->
    [damage] { $player }へのダメージの代わりに別の処理が行われた
    [crush] クラッシュの代わりに別の処理が行われた
   *[other] { $card }について、代わりの処理が行われた
  }
event-missed = { $detail ->
    [condition-false] { $card }：条件を満たしていない
    [impossible] { $card }：行うことができない
    [source-gone] { $card }：場を離れている
    [not-done] { $card }：行われなかった
    [used-up] { $card }：すでに使用している
    [no-longer] { $card }：選んだものがもうない
   *[timing] { $card }：発動するタイミングを逃した
  }
