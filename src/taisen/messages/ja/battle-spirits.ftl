# バトルスピリッツの文。カードや場所の名前は文字列で渡される（taisen.messages.arguments を見よ）。

## 質問

prompt-main = メインステップ：何をしますか？
prompt-attack = アタックステップ：どのスピリットでアタックしますか？
prompt-block = どのスピリットでブロックしますか？
prompt-block-second = もう1体はどれでブロックしますか？
prompt-flash = フラッシュタイミング：効果を使いますか？
prompt-choose-first = 先攻・後攻のどちらにしますか？
prompt-mulligan = 最初の手札を引き直しますか？（1回だけ）
prompt-pay = { $card }のコスト{ $amount }を支払ってください。どこのコアを使いますか？
prompt-place-cores = { $object }にコア{ $amount }個を置いてください。どこから置きますか？
prompt-place-more-cores = { $object }にさらにコアを置きますか？
prompt-move-core-to = { $place }のコアをどこに移動しますか？
prompt-take-core = コアを取る場所を選んでください（残り{ $amount }個）。
prompt-which-core = { $object }のどのコアですか？
prompt-which-cores = リザーブのどのコア{ $amount }個ですか？
prompt-how-many-cores = コアをいくつにしますか？（{ $amount }個まで）
prompt-keep-life = ライフを0にしないために、どのカードをトラッシュに置きますか？
prompt-brave-host = { $card }をそのまま召喚しますか、スピリットに合体させますか？
prompt-advent-base = { $card }をどのカードに煌臨させますか？
prompt-life-price = ライフのコア1個をトラッシュに置いて{ $card }のコストを減らしますか？
prompt-soul-magic = ソウルコアだけで{ $card }を使用しますか？
prompt-lose-soul = ライフにソウルコアがあります。どのコアを減らしますか？（{ $amount }個）
prompt-keep-brave = { $card }をスピリット状態でフィールドに残しますか？
prompt-instead-of-removal = 除外される{ $card }を、かわりに召喚/《顕現》しますか？
prompt-reborn-brave = { $card }をスピリット状態にしますか、スピリットに合体させますか？
prompt-contract-card = 契約カード1枚を最初の手札に加えますか？
prompt-become-soul-state = { $card }を魂状態でフィールドに置きますか？
prompt-inherit = トラッシュのカードを除外して{ $card }のコストを減らしますか？
prompt-declare-burst = バーストを発動しますか？
prompt-use-from-hand = 手札のカードの効果を使いますか？
prompt-trigger-counter = { $card }のヒットの前にトリガーカウンターを使いますか？
prompt-either = どちらの効果にしますか？{ $part }
prompt-order-cards = 次のカードは？（上から順に）{ $part }
prompt-order-effects = どの効果を先に解決しますか？
prompt-damage = 相手のライフをどのように減らしますか？
prompt-choose-field = { $amount ->
    [0] 好きなだけ選んでください。{ $part }
   *[other] 選んでください（残り{ $amount }）。{ $part }
  }
prompt-choose-card = カードを選んでください（残り{ $amount }枚）。{ $part }
prompt-skill-cores = コアを何個置きますか？{ $part }
prompt-decree = 神託を行いますか？{ $part }
prompt-decree-counts = 何個をカウントにしますか？{ $part }
prompt-alternative = どちらにしますか？ { $part }
prompt-change = { $card }をどうしますか？
prompt-retarget = 対象を変更しますか？{ $part }
prompt-core-to-void = どのコアをボイドに置きますか？
prompt-transfer = { $card }の転召で、どのスピリットのコアすべてを置きますか？
prompt-trash-core-to = トラッシュのコアをどこに置きますか？
prompt-name-kind = どのカード種類を指定しますか？
prompt-exchange-mirage = どのミラージュを手札に戻しますか？
prompt-free-mirage = { $card }をコストを支払わずに召喚しますか、手札に戻しますか？
prompt-name-cost = コストを1つ指定してください。
prompt-name-level = Lvを1つ指定してください。
prompt-unless = これを行い、効果を止めますか？{ $part }
prompt-pay-for-effect = このマジックのコストを支払い、効果を使いますか？{ $part }
prompt-help-payment = { $card }のコスト{ $amount }の一部を、カードの効果で支払ったものとして扱いますか？

## 選択肢

option-end-step = ステップを終了する
option-summon = { $extra ->
    [0] { $target }を召喚する
   *[other] { $target }を{ $extra }に合体するように召喚する
  }
option-summon-left = { $target }を{ $extra }に左合体させて召喚する
option-summon-right = { $target }を{ $extra }に右合体させて召喚する
option-deploy = { $target }を配置する
option-swift = 【神速】で{ $target }を召喚
option-accel = { $target }の【アクセル】を使用する
option-change = { $target }の【チェンジ】を使用する
option-discard-used = 破棄する
option-take-place = { $target }と入れ替える
option-keep-target = 対象を変更しない
option-take-aim = { $target }のみにする
option-advent = { $target }を{ $extra }に煌臨させる
option-free-advent = [ソウルコア]を置かずに{ $target }を{ $extra }に煌臨させる
option-onto = { $target }に重ねる
option-manifest = ソウルコアと{ $extra }のコアで{ $target }を《顕現》
option-manifest-freely = ソウルコアを置いたものとして、{ $extra }のコアで{ $target }を《顕現》
option-seal-manifest = ソウルコアをライフに置き、{ $extra }のコアで{ $target }を《封印顕現》
option-super-manifest = ソウルコアを上に置き、{ $extra }にコアを置いて{ $target }を《超顕現》
option-magic = { $extra ->
    [1] { $target }のメイン効果を使用する
   *[other] { $target }のフラッシュ効果を使用する
  }
option-set-burst = { $target }をバーストとしてセットする
option-set-mirage = { $target }をミラージュとしてセットする
option-combine = { $target }を{ $extra }に合体させる
option-combine-left = { $target }を{ $extra }に左合体させる
option-combine-right = { $target }を{ $extra }に右合体させる
option-share-left = { $target }のブレイヴを{ $extra }にも左合体させる
option-share-right = { $target }のブレイヴを{ $extra }にも右合体させる
option-change-side = { $target }をブレイヴの反対側に移す
option-change-sides = { $target }と{ $extra }の左右を入れ替える
option-split = { $target }から{ $extra }を分離させる
option-swap = { $target }と{ $extra }の合体を入れ替える
option-use = { $target }の効果を使う
option-use-hand = 手札の{ $target }を使う
option-name-kind = { $target ->
    [0] スピリット
    [1] アルティメット
    [2] ブレイヴ
    [3] ネクサス
   *[other] マジック
  }
option-exchange = { $target }と入れ替える
option-summon-mirage = { $target }を召喚
option-to-hand = { $target }を手札に戻す
option-move-core = { $target }のコアを移動する
option-swap-soul = ソウルコアを{ $target }のコアと入れ替える
option-to = { $target }へ
option-attack = { $extra ->
    [0] { $target }でアタックする
   *[other] { $target }で{ $extra }を指定してアタックする
  }
option-block = { $target }でブロックする
option-no-block = ブロックしない
option-first = 先攻
option-second = 後攻
option-keep = 残す
option-redraw = 引き直す
option-let-go = 残さない
option-contract-card = { $target }を加える
option-no-contract-card = 加えない
option-soul-state = { $target }を魂状態にする
option-plan = おまかせ：{ $target }
option-core = { $target }から
option-cores = コアで支払う
option-lose-soul = { $target ->
    [1] ソウルコアを含める
   *[other] 通常のコアだけ
  }
option-help = { $target }を疲労させ、{ $extra }コストを支払ったものとして扱う
option-alone = 合体させない
option-host = { $target }に合体させる
option-host-left = { $target }に左合体させる
option-host-right = { $target }に右合体させる
option-alternative = { $target ->
    [1] 前の効果
   *[2] 後の効果
  }
option-core-of-trash = トラッシュから
option-core-to = { $target }に置く
option-soul-to = ソウルコアを{ $target }に置く
option-inherit = { $target }を除外する
option-damage = { $extra ->
    [-1] { $target }個減らす
   *[other] かわりに{ $target }個減らす
  }
option-activate = { $target }を発動する
option-counter = { $extra ->
    [1] { $target }のトリガーカウンターをコストを支払わずに使う
   *[other] { $target }のトリガーカウンターを使う
  }
option-resolve = { $target }
option-part = { $target ->
    [0] 前の効果
   *[other] 後の効果
  }
option-put = { $target }
option-choose = { $target }
option-name = { $target }

## できることと、説明できる値

action-attack = アタック
action-block = ブロック
action-summon = 召喚
action-deploy = 配置
action-magic-main = マジックの使用（メイン効果）
action-magic-flash = マジックの使用（フラッシュ効果）
action-set-burst = バーストのセット
action-set-mirage = ミラージュのセット
action-swift = 【神速】での召喚
action-advent = 煌臨
action-accel = 【アクセル】
action-manifest = 顕現
action-counter = トリガーカウンター
action-use-hand = 手札からの効果
action-activate = バーストの発動
action-use = 効果の使用
action-combine = 合体
action-split = 分離
action-swap = ブレイヴの交換
action-share = もう一方の側への合体
action-change-side = 左右の入れ替え
action-move-core = コアの移動
action-swap-soul = ソウルコアとの入れ替え
action-choose = 選ぶ

value-bp = BP
value-cost = コスト
value-level = レベル
value-symbols = シンボル
value-price = 今支払うコスト

## できない理由

reason-not-yours = 自分のカードではありません。
reason-not-on-field = フィールドにありません。
reason-nothing-to-choose = 今は選ぶ場面ではありません。
reason-waiting = フィールドを離れるのを待っています。
reason-cannot-be-chosen = 相手の効果では選べません。
reason-out-of-turn = 後のカードを先に選んだため、またはもう選べる数が残っていません。
reason-does-not-fit = 効果が求めるカードではありません。
reason-not-in-hand = 手札にありません。
reason-not-a-spirit-card = スピリットカードでもアルティメットカードでもブレイヴカードでもありません。
reason-summoning-condition = 召喚条件が満たされていません。
reason-no-trigger-counter = トリガーカウンターがありません。
reason-not-a-nexus-card = ネクサスカードではありません。
reason-not-a-magic-card = マジックカードではありません。
reason-no-main-effect = メイン効果がありません。
reason-no-flash-effect = フラッシュ効果がありません。
reason-no-burst-effect = バースト効果がありません。
reason-burst-already-set = このターンはもうバーストをセットしています。
reason-no-mirage = ミラージュではありません。
reason-mirage-already-set = このターンはもうミラージュをセットしています。
reason-too-few-cores-to-pay = コストを支払うコアが足りません。
reason-too-few-cores = コストと最低Lvに必要なコアが足りません。
reason-nexus-does-not-battle = ネクサスはアタックもブロックもできません。
reason-otherworld-brave-alone = スピリット状態の異魔神ブレイヴはアタックもブロックもできません。
reason-exhausted = 疲労状態です。
reason-forbidden-by-effect = 効果によってできません。
reason-attacker-cannot-be-blocked = アタックしているスピリットをブロックできません。
reason-no-second-blocker = スピリット2体/アルティメット2体でなければブロックできません。
reason-match-over = 対戦は終わっています。
reason-not-your-decision = 今はあなたが決めるときではありません。
reason-no-attack-step-in-first-turn = 最初のターンにアタックステップはありません。
reason-not-attack-step = 今はアタックできません。
reason-nothing-to-block = ブロックするアタックがありません。
reason-not-flash-timing = フラッシュタイミングではありません。
reason-not-main-step = 自分のメインステップ中、ほかに解決中のものがないときにだけできます。
reason-no-swift = 【神速】がありません。
reason-no-advent = 煌臨がありません。
reason-no-accel = 【アクセル】がありません。
reason-no-manifestation = 顕現がありません。
reason-no-base = 煌臨条件を満たすカードがありません。
reason-too-few-cores-on-base = 煌臨元のコアが最低Lvに足りません。
reason-soul-elsewhere = ソウルコアを使える場所にありません。
reason-no-core-of-a-grandwalker = コアを支払える創界神ネクサスがありません。
reason-too-few-cores-for-level = 最低Lvに必要なコアが足りません。
reason-too-few-cores-in-reserve = リザーブのコアが足りません。
reason-other-time = テキストが示すタイミングではありません。
reason-not-a-time-for-effects = 効果を使えるのは自分のメインステップかフラッシュタイミングです。
reason-used-this-turn = このターンはもう使っています。
reason-use-condition = 使用条件が満たされていません。
reason-does-not-work = 今は効果がありません。
reason-cannot-be-done = 今はその効果を発揮できません。
reason-no-effect-to-use = 任意に使える効果がありません。
reason-nothing-to-counter = カウンターできるヒットがありません。
reason-nothing-to-answer = 手札から効果を発揮できることは起きていません。
reason-no-hand-effect = 手札から発揮する効果がありません。
reason-does-not-answer = 今起きたことに対して効果を発揮しません。
reason-nothing-to-declare = 今はバーストを宣言する場面ではありません。
reason-not-set = セットされていません。
reason-burst-condition = バースト条件が満たされていません。
reason-not-a-brave = ブレイヴではありません。
reason-no-brave = ブレイヴと合体していません。
reason-no-brave-target = 合体できる対象がありません。
reason-no-otherworld-brave = 異魔神ブレイヴと合体していません。
reason-too-few-cores-for-brave = ブレイヴの最低Lvに必要なコアが足りません。
reason-cores-locked = 創界神ネクサスのコアは移動できません。
reason-no-cores = コアがありません。
reason-core-moved = コアを移動したばかりで、もう移動できるものがありません。

## 対戦の終わり方

outcome-life = 敗者のライフが0になった
outcome-both-lives = お互いのライフが0になった
outcome-deck = 敗者のスタートステップにデッキが0枚だった
outcome-loop = 止められない効果が終わりなく繰り返された

## 値の説明

source-cost = コストの変更
source-reduction = シンボルによる軽減
source-floor = 0より下がらない

amount-level = Lv{ $number }
amount-counts = カウント{ $number }
amount-cores = コア{ $number }個
amount-reduction = { $number } { $names }

## ログ

event-setup = { $detail ->
    [void] コアはすべてボイドにある。
    [contract_aside] 別に置く契約カードはない。
    [shuffle] お互いのデッキをシャッフルした。
    [life] お互いのライフは5。
    [reserve] お互いのリザーブにコア3個とソウルコアを置いた。
    [draw] お互いに4枚引いた。
    [choose_first] 先攻と後攻が決まった。
   *[mulligan] 最初の手札が決まった。
  }
event-mulligan_chosen = { $detail ->
    [redraw] { $player }は最初の手札を引き直す。
   *[keep] { $player }は最初の手札を残す。
  }
event-step_began = { $detail ->
    [start] { $player }のスタートステップ
    [core] { $player }のコアステップ
    [draw] { $player }のドローステップ
    [refresh] { $player }のリフレッシュステップ
    [main] { $player }のメインステップ
    [attack] { $player }のアタックステップ
   *[end] { $player }のエンドステップ
  }
event-step_ended = { $detail ->
    [main] { $player }のメインステップ終了
   *[attack] { $player }のアタックステップ終了
  }
event-turn_ended = { $player }の第{ $amount }ターン終了
event-flash_opened = フラッシュタイミング
event-drew = { $player }は{ $amount }枚引いた
event-discarded = { $player }は{ $cards }を破棄した
event-milled = { $player }のデッキから{ $card }が破棄された
event-ultimate_trigger = { $detail ->
    [guard] { $object }のUトリガーが{ $card }にガードされた
   *[hit] { $object }のUトリガーが{ $card }にヒットした
  }
event-hand_gained = { $player }は{ $cards }を手札に加えた
event-revealed = { $player }は{ $cards }をオープンした
event-looked = { $player }はカード{ $amount }枚を見た
event-shown = { $player }は{ $card }を見せた
event-paid = { $player }は{ $card }のコスト{ $amount }を支払った
event-cores_moved = { $detail ->
    [payment] { $player }はコア{ $amount }個を支払った
    [to-card] { $player }はコア{ $amount }個を{ $object }に移動した
    [to-reserve] { $player }はコア1個をリザーブに移動した
    [trash-to-life] { $player }がトラッシュのコア1個をライフに置いた
    [reserve] { $card }のコア1個がリザーブに置かれた
    [trash-to-void] { $player }がトラッシュのコアをボイドに置いた
    [void] { $card }のコア{ $amount }個がボイドに置かれた
    [reserve-to-trash] { $player }のリザーブのコア{ $amount }個がトラッシュに置かれた
    [trash-to-reserve] { $player }がトラッシュのコア{ $amount }個をリザーブに置いた
   *[trash] { $card }のコア1個がトラッシュに置かれた
  }
event-cores_gained = { $detail ->
    [life] ボイドからコア{ $amount }個が{ $player }のライフに置かれた
    [field] ボイドからコア{ $amount }個が{ $object }に置かれた
   *[reserve] ボイドからコア{ $amount }個が{ $player }のリザーブに置かれた
  }
event-decree = { $object }の神託が行われた
event-core_plus = ボイドからコア{ $amount }個が{ $object }に置かれた
event-counts_changed = { $detail ->
    [less] { $player }のカウント{ $amount }
   *[more] { $player }のカウント+{ $amount }
  }
event-life_reduced = { $detail ->
    [void] { $player }のライフのコア{ $amount }個がボイドに置かれた
    [trash] { $player }のライフのコア{ $amount }個がトラッシュに置かれた
    [to-card] { $player }のライフのコア1個が{ $object }に置かれた
   *[reserve] { $player }のライフが{ $amount }減った
  }
event-placed = { $card }がコア{ $amount }個でフィールドに置かれた
event-token_put = { $player }はトークンの{ $card }を出した
event-summoned = { $detail ->
    [burst] { $player }はバーストで{ $card }を召喚した
    [effect] { $player }は効果で{ $card }を召喚した
   *[use] { $player }は{ $card }を召喚した
  }
event-brave_summoned = { $detail ->
    [burst] { $player }はバーストでブレイヴ{ $card }を召喚した
    [effect] { $player }は効果でブレイヴ{ $card }を召喚した
   *[use] { $player }はブレイヴ{ $card }を召喚した
  }
event-deployed = { $detail ->
    [burst] { $player }はバーストで{ $card }を配置した
    [effect] { $player }は効果で{ $card }を配置した
   *[use] { $player }は{ $card }を配置した
  }
event-manifested = { $card }が顕現した
event-combined = { $detail ->
    [left] { $card }が{ $object }に左合体した
    [right] { $card }が{ $object }に右合体した
   *[plain] { $card }が{ $object }に合体した
  }
event-parted = { $card }は{ $object }とだけ合体したまま残った
event-split = { $card }が分離した
event-brave_lost = { $card }は合体先を失い、フィールドに残れなかった
event-removed = { $player }は{ $card }をゲームから除外した
event-exchanged = { $cards }が手札に戻り、{ $card }と入れ替わった
event-brave_left = { $card }がスピリットから離れた
event-accel_used = { $player }は{ $card }の【アクセル】を使用した
event-change_used = { $player }は{ $card }の【チェンジ】を使用した
event-retargeted = 対象が{ $object }のみになった
event-card_discarded = { $player }は{ $card }を破棄した
event-put_at_hand = { $card }が手元に置かれた
event-soul_moved = { $detail ->
    [trash] { $player }は[ソウルコア]をトラッシュに置いた
    [void] { $player }は[ソウルコア]をボイドに置いた
   *[reserve] { $player }は[ソウルコア]をリザーブに置いた
  }
event-turn_added = { $player }はこのターンの後に、もう1度ターンを行う
event-sealed = { $player }は[ソウルコア]をライフに置いた
event-adventing = { $player }は{ $card }を{ $object }に重ねようとしている
event-advented = { $card }が{ $cards }に煌臨した
event-base_discarded = { $object }の煌臨元{ $card }が破棄された
event-brave_kept = { $card }はスピリット状態でフィールドに残った
event-contract_card_set_aside = { $player }は契約カード1枚を裏向きで示した
event-became_soul_state = { $card }は魂状態になった
event-magic_used = { $player }は{ $card }を使用した
event-magic_resolved = { $card }の効果が解決された
event-effect = { $card }の効果発揮
event-summon_effect_given = { $card }の召喚時効果が発揮された
event-keyword_given = { $card }の効果が発揮された
event-attacked = { $other ->
    [0] { $player }は{ $card }でアタックした
   *[other] { $player }は{ $card }で{ $other }を指定してアタックした
  }
event-blocked = { $player }は{ $card }でブロックした
event-battle_resolving = { $card }のバトル解決
event-won_comparison = { $card }がBP比べで{ $other }に勝った
event-battle_ended = { $card }のバトル終了
event-exhausted = { $detail ->
    [heavily] { $card }が重疲労した
   *[once] { $card }が疲労した
  }
event-refreshed = { $card }が回復した
event-modified = { $card }が効果で変化した
event-destroyed = { $card }が破壊された
event-depleted = { $card }が消滅した
event-returned = { $card }が戻される
event-trashed = { $card }はトラッシュに置かれる
event-left = { $detail ->
    [destroyed] 破壊された{ $card }がフィールドを離れた
    [depleted] 消滅した{ $card }がフィールドを離れた
   *[returned] { $card }がフィールドを離れた
  }
event-stayed = { $card }がフィールドに残った
event-turned = { $card }に裏返った
event-reborn = { $card }が転醒した
event-burst_set = { $player }はバーストをセットした
event-burst_discarded = { $player }のバースト{ $card }が破棄された
event-burst_returned = { $player }のバースト{ $card }がデッキの下に戻った
event-base_added = { $card }が{ $object }の下に煌臨元カードとして追加された
event-mirage_set = { $player }は{ $card }をミラージュとしてセットした
event-mirage_returned = { $player }のミラージュ{ $card }が手札に戻った
event-mirage_discarded = { $player }のミラージュ{ $card }が破棄された
event-magic_laid = { $player }は{ $card }をフィールドに置いた
event-burst_declared = { $player }はバーストの発動を宣言した
event-burst_activated = { $player }はバースト{ $card }を発動した
event-burst_resolved = バースト{ $card }の効果が解決された
event-prevented = { $detail ->
    [burst-stays] 効果により、{ $card }は破棄されなかった
    [summon] 効果により、{ $card }を召喚できなかった
    [draw] 効果により、{ $player }は引けなかった
    [increase-hand] 効果により、{ $player }の手札は増えなかった
    [return-from-trash] 効果により、{ $card }は手札に戻らなかった
    [end-attack-step] 効果により、{ $player }はアタックステップを終了できなかった
    [mill] 効果により、{ $player }のデッキは破棄されなかった
    [void-to-life] 効果により、{ $player }のライフは増えなかった
    [refresh] 効果により、{ $card }は回復できなかった
    [life] 効果により、{ $player }のライフは減らなかった
    [unaffected] { $card }は効果を受けず、無効にされなかった
    [magic] { $card }の効果は無効にされた
   *[burst] { $card }のバースト効果は無効にされた
  }
event-missed = { $detail ->
    [no-hit] { $card }：Uトリガーはヒットしなかった
    [no-card] { $card }：比べるカードがない
    [summoning-condition] { $card }：召喚条件を満たしていない
    [source-gone] { $card }：フィールドを離れたため、残りの効果は発揮されない
    [condition-false] { $card }：条件を満たしていない
    [impossible] { $card }：行うことができない
    [not-done] { $card }：行われなかった
    [too-few-cores] { $card }：コアが足りない
    [broken-off] { $card }：コアが足りず、転醒が中断された
   *[no-longer] { $card }：発揮するタイミングを過ぎた
  }
