# 对局服务器自己的话：告诉玩家所发送的内容有什么问题。

problem-input = { $where }：收到 { $found }；可用：{ $allowed }
problem-said = { $found }
problem-body = 无法读取所发送的内容（{ $found }）；应为：{ $allowed }。
problem-too-large = 内容太大；最多 { $limit } kB。
problem-method = 此地址只接受 { $allowed }，不接受 { $found }。
problem-nothing-there = { $found } 处什么也没有。
problem-server = 服务器出了问题。没有保存任何内容；请重试。
problem-host = 此服务器的名称不是 { $found }。
problem-origin = 此请求来自其他网站（{ $found }）。
problem-too-many = 一次发送太多；请稍候。

## Replays

problem-no-replay = 没有回放 { $found }。
problem-replay-running = 这场对战还在进行；结束之后才能看回放。
problem-replay-unreadable = 这场对战已无法显示：当前版本的程序读不了它的记录。
problem-no-note = 只有对战的玩家或上传记录的人可以写在这里。
problem-not-your-note = 只有写的人可以收回。
problem-too-many-notes = 一个回放最多有 { $most } 条注释。
problem-report-running = 对战还在进行；结束之后才能取得报告。

## What is offered

game-battle-spirits = 战斗之魂
game-wixoss = WIXOSS
deck-red = 红色
deck-purple = 紫色
deck-green = 绿色
deck-white = 白色
deck-yellow = 黄色
deck-blue = 蓝色
deck-ultimate = 究极
deck-grandwalker = 创界神
deck-burst = 爆裂
deck-contract = 契约
deck-sample = 转醒（样例）
bot-greedy = 电脑
bot-level-1 = 入门
bot-level-1-hint = 随机作答
bot-level-4 = 很简单
bot-level-4-hint = 偶尔会预想后续
bot-level-5 = 简单
bot-level-5-hint = 半数以上会看漏
bot-level-6 = 普通
bot-level-6-hint = 约半数会看漏
bot-level-7 = 困难
bot-level-7-hint = 约三分之一会看漏
bot-level-2 = 很困难
bot-level-2-hint = 很少看漏
bot-level-3 = 最难
bot-level-3-hint = 每次都会预想后续

## 规则版本：rules-<game>-<version>，-means 说明该版本的不同之处

rules-battle-spirits-eternal-17-1 = 永恒赛制规则手册 17.1
rules-battle-spirits-eternal-17-1-means = 以规则手册为准。
rules-battle-spirits-2016-03 = 2016年4月之前
rules-battle-spirits-2016-03-means = 被消灭的卡牌立即放置到废弃区，只有被破坏或移回的卡牌会等待。其余与规则手册17.1相同。
rules-battle-spirits-eternal-17-1-turn-player-wins = 规则手册17.1·无平局
rules-battle-spirits-eternal-17-1-turn-player-wins-means = 双方生命同时变为0时，回合玩家获胜。其余与规则手册17.1相同。
rules-battle-spirits-eternal-17-1-summed-bp = 规则手册17.1·BP合计
rules-battle-spirits-eternal-17-1-summed-bp-means = BP的增减先合计，结果不低于0。其余与规则手册17.1相同。
rules-wixoss-2020-11 = 2018年2月至2020年11月
rules-wixoss-2020-11-means = 以术语表为准：每回合可废弃一次，同时最多三只。枪兵在战斗结束后触发。等待发动的能力，若其卡牌移动或失去该能力，则会错过。主牌组恰好有20张生命爆发。
rules-wixoss-2018-01 = 2018年2月之前
rules-wixoss-2018-01-means = 每次废弃一只，次数不限。枪兵在战斗中立即击溃。其余与2020年11月为止的规则相同。
rules-wixoss-2020-12 = 2020年12月起
rules-wixoss-2020-12-means = 等待发动的能力不再错过。主牌组最多可有20张生命爆发。其余与此前相同。

problem-too-long = 太长了；最多 { $most } 个字符。
problem-character = 这里不能使用字符 { $found }。
problem-empty = 内容为空。
problem-deck = 卡组{ $found }不能使用。{ $text }
problem-no-table = 没有这张对战桌，或此链接无法打开它。
problem-damaged = 这张对战桌已无法打开：保存的数据已损坏。
problem-too-complicated = 处理时间过长，未予执行。
problem-busy = 服务器正忙，请稍后再试。
problem-full = 此对战桌的观战人数已达上限。
problem-seat-taken = 这个座位已有人。
problem-no-spectators = 这张对战桌不允许观战。
problem-join-first = 请先选择卡组再入座。
problem-hello-first = 连接后须先发送 hello。
problem-greeted = hello 已经发送过了。
problem-spectator = 观战者只能观看。
problem-no-match = 没有进行中的对战。
problem-match-over = 对战已结束。
problem-match-runs = 对战进行中不能这样做。
problem-old-answer = 问题已经改变。
problem-no-moment = 本局没有这一刻：收到 { $found }；可用：{ $allowed }
problem-moment-gone = 这一刻已无法显示：它已被撤销，或是按旧版规则进行的。
problem-not-offered = 现在不能选择“{ $found }”。
problem-not-yours = 现在由对方决定。
problem-plan = 接下来的事无法预先安排；请逐步回答。
problem-bot-refuses = 电脑不接受平局。
problem-no-swap = 从指定局面开始时不能交换双方。
problem-no-offer = 该提议已失效。
problem-own-offer = 须由对方接受。
problem-no-undo = 没有可以撤回的操作。
problem-series-over = 系列赛已结束；可以提议再战。

## 不可能的局面

problem-position-card = { $where }：没有 { $found } 这张卡。
problem-position-life = { $where }：至少要有1个，为0时对战已经结束。
problem-position-no-burst = { $where }：{ $found } 没有爆裂效果，不能设置。
problem-position-place = { $where }：{ $card } 不可能放在这里。
problem-position-face-up = { $where }：{ $card } 在这里是正面朝上的，双方玩家都知道。
problem-position-mirages = { $where }：最多只能设置2张幻境。
problem-position-bursts = { $where }：最多只能设置1张卡。
problem-position-most = { $where }：最多 { $most }。
problem-position-magic = { $where }：{ $card } 是魔法卡，不能放在战场上。
problem-position-few-cores = { $where }：{ $card } 至少需要最低等级的晶核{ $least }个。
problem-position-souls = { $where }：每位玩家只有1个灵魂晶核。
problem-position-brave = { $where }：{ $brave } 不能与 { $host } 合体（BS-15.02）。
problem-position-turn = { $where }：回合数从1开始。
problem-position-first-turn = { $where }：第一个回合没有晶核阶段和攻击阶段。
problem-position-number = { $where }：需要0到{ $most }的整数。
problem-position-cards = { $where }：卡牌太多；一个局面最多{ $most }张。
problem-position-form = { $where }：无法读取 { $found }；写法：{ $form }
problem-position-under = { $where }：收到 { $found }；+ 之后写合体卡的编号，异魔神合体还要写 left 或 right。
problem-position-below = { $where }：收到 { $found }；{ $sign } 之后只能写可以重叠在下方的卡牌编号。
problem-position-face = { $where }：{ $card } 是B面，只能在战场上出现；请写 { $front }。
problem-card-unknown-facts = { $where }：{ $card } 的内容并非全部已知，不能用于对战。
problem-position-begun = { $where }：收到 { $found }；只能写 true 或 false，true 只能用于 { $steps }。
problem-position-attacks = { $where }：只有回合玩家可以有攻击次数。
problem-position-no-attack-phase = { $where }：第一个回合没有攻击阶段。
problem-position-wrong-back = { $where }：{ $found } 是另一副牌组的卡牌；主牌组的卡牌和分身牌组的卡牌不能放在同一区域。
problem-position-kind = { $where }：{ $card } 这种卡牌不能放在这里。
problem-position-no-card = { $where }：需要一张卡牌。
problem-position-ride = { $where }：收到 { $found }；需要同一方精灵所在的位置。
problem-position-under-key = { $where }：收到 { $found }；钥匙下面没有卡牌。
problem-position-armed = { $where }：只有精灵会处于血晶武装状态。
problem-position-class = { $where }：无法骑乘 { $found }；需要＜{ $class }＞的精灵。
problem-position-removed = { $where }：只有回合玩家可以进行过废弃。
problem-position-version = { $where }：收到 { $found }；需要 { $first } 到 { $last } 的月份，如 2018-01。
problem-position-step = { $where }：收到 { $found }；只有攻击阶段才能写 { $steps }。
problem-position-fields = { $where }：{ $found } 不是局面；字段见 docs/scenarios.md。
problem-position-not-at-rest = 只有在回合玩家选择主要行动或攻击的时候才能这样做。
problem-position-in-progress = 还有正在处理的内容，请等全部处理完毕。
problem-position-turns = 有效果增加或跳过了回合，局面无法表示。
problem-position-other-side = 有卡牌在对手一侧，局面无法表示。
problem-position-charm = 有玩家看过魅饰的正面，局面无法表示。

## 文本可以写什么

problem-input-text = { $where }：收到 { $found }；这里需要带引号的文本。
problem-input-texts = { $where }：收到 { $found }；这里需要文本列表，如 ["A", "B"]。
problem-input-table = { $where }：收到 { $found }；这里需要由字段和值组成的表。
problem-input-bool = { $where }：收到 { $found }；只能写 true 或 false。
problem-input-number = { $where }：收到 { $found }；需要{ $least }到{ $most }的整数。
problem-input-most = { $where }：太多（{ $found }）；最多{ $most }。
problem-input-digits = { $where }：有过长的数字；最多{ $most }位。
problem-input-parts = { $where }：有分段过多的键；最多{ $most }段。
problem-input-toml = { $where }：无法作为TOML文本读取：{ $found }

## 局面与残局

problem-scenario-top = { $where }：这里不能写 { $found }；可以写 [[scenario]] 表、[cards] 和 game。
problem-scenario-tables = { $where }：需要1到{ $most }个 [[scenario]] 表。
problem-scenario-title = { $where }：收到 { $found }；需要一行标题，说明内容。
problem-scenario-title-again = { $where }：标题 { $found } 已被使用；每个标题必须不同。
problem-scenario-no-check = { $where }：没有任何检查；steps 或 expect 中至少要有一项，或者要有 goal。
problem-goal-no-fact = { $where }：没有条件；reach 或 keep 中至少要有一项。
problem-goal-fact = { $where }：{ $found } 不是条件；写法如 winner = own。
problem-line-option = { $where }：收到 { $found }；在哪一方之后要写选项文本。
problem-line-rule = { $where }：收到 { $found }；规则只能写在不可选的选项（!）之后。
problem-line-check = { $where }：{ $found } 缺少要检查的内容。
problem-fact-relation = { $where }：{ $found } 不是条件；需要 { $relations } 之一。
problem-fact-value = { $where }：{ $found } 中 { $relation } 之后缺少内容。
problem-fact-events = { $where }：收到 { $found }；需要以逗号分隔的事件名。
problem-fact-place = { $where }：收到 { $found }；has 和 lacks 之前要写卡牌所在的区域。
problem-fact-card = { $where }：收到 { $found }；需要卡牌编号；在 has 之后可以先写张数。
problem-fact-equals = { $where }：收到 { $found }；这里只能用 = 和 !=。
problem-fact-number = { $where }：收到 { $found }；需要整数。
problem-fact-unknown = { $where }：没有 { $found } 这一项；写法如 own life、bp of own V5、turn。
problem-fact-unknown-wixoss = { $where }：没有 { $found } 这一项；写法如 own coins、power of own left、turn。
problem-fact-field-card = { $where }：这一方的战场上没有具有 { $what } 的 { $found }；现有：{ $known }。

## 自制卡牌

problem-card-number-form = { $where }：{ $found } 不是卡牌编号；编号由字母、数字、-、.、_ 组成，如 BS17-003。
problem-repair-card = 卡牌 { $card } 已被收录；自制卡牌需要另用编号。
problem-card-unseen = 现在看不到这张卡牌。
problem-card-unknown = 没有收录 { $found } 这张卡牌。
problem-card-no-level = { $where }：卡牌需要等级；只有魔法没有等级。
problem-card-level-missing = { $where }：这张卡牌需要等级。
problem-card-level-unwanted = { $where }：收到 { $found }；只有分身、精灵和共鸣有等级。
problem-card-no-effect = { $where }：需要一行 [effect]；每张魔法和必杀都有。
problem-card-craft = { $where }：没有收录 { $found } 这张替代卡牌。
problem-card-ability-kind = { $where }：第{ $number }个能力在这种卡牌上永远不会发挥作用。
problem-card-unheard = { $where }：第{ $number }个能力等待的事情不会传到在那里的卡牌（{ $trigger }）。
problem-card-fact-unfit = { $where }：{ $fact } 在这样的卡牌上没有意义。
problem-card-levels = { $where }：收到 { $found }；需要等级列表，每项为 [晶核, BP] 或 [等级, 晶核, BP]。
problem-card-levels-order = { $where }：{ $found } 的顺序不对；等级和晶核数须由小到大。
problem-card-over-count = { $where }：收到 { $found }；OC 写作 [计数点, BP+]。
problem-card-face = { $where }：收到 { $found }；需要另一面的资料。
problem-card-notation = { $where }：无法读取效果：{ $found }。这里可以写：{ $allowed }

## 对战记录与回放

problem-record-end = { $where }：记录过早结束；缺少 answers: 一行。
problem-record-no-line = { $where }：缺少 { $line } 一行。
problem-record-again = { $where }：{ $line } 一行重复出现；只允许一行。
problem-record-card = { $where }：收到 { $found }；需要以JSON对象写出卡牌内容。
problem-record-deck-card = { $where }：card: 各行中没有 { $found } 的内容。
problem-record-after-result = { $where }：收到 { $found }；结果之后只能写 digest。
problem-record-format = { $where }：收到 { $found }；此版本记录的第一行是 { $format }。
problem-record-position = { $where }：收到 { $found }；写明种子的记录必须写出局面本身。
problem-record-cards = { $where }：card: 各行被改动过；所写摘要为 { $found }，实际为 { $digest }。
problem-rules-kept = { $where }：收到 { $found }；没有这一版规则。可用的规则例如 { $kept }。
problem-record-key = { $where }：需要{ $digits }位十六进制的 key。
problem-replay-other-rules = { $where }：{ $found } 处用的是另一版规则，不能从这里继续对战。
problem-replay-position = { $where }：无法显示时刻 { $found }；可用的是0到{ $most }。
problem-replay-position-end = { $where }：到 { $found } 时对战已经结束；请选择更早的时刻。
problem-no-defence = 这场对战不是从残局或局面开始的。
