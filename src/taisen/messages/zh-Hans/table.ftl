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
deck-red = 红色
deck-purple = 紫色
deck-green = 绿色
deck-white = 白色
deck-yellow = 黄色
deck-blue = 蓝色
bot-greedy = 电脑
bot-level-1 = 简单
bot-level-2 = 普通
bot-level-3 = 困难

problem-too-long = 太长了；最多 { $most } 个字符。
problem-character = 这里不能使用字符 { $found }。
problem-empty = 内容为空。
problem-deck = 卡组{ $found }不能使用。{ $text }
problem-no-table = 没有这张对局桌，或此链接无法打开它。
problem-damaged = 这张对局桌已无法打开：保存的数据已损坏。
problem-too-complicated = 处理时间过长，未予执行。
problem-busy = 服务器正忙，请稍后再试。
problem-full = 此对局桌的观战人数已达上限。
problem-seat-taken = 这个座位已有人。
problem-no-spectators = 这张对局桌不允许观战。
problem-join-first = 请先选择卡组再入座。
problem-hello-first = 连接须先打招呼。
problem-greeted = 已经打过招呼了。
problem-spectator = 观战者只能观看。
problem-no-match = 没有进行中的对局。
problem-match-over = 对局已结束。
problem-match-runs = 对局进行中不能这样做。
problem-old-answer = 问题已经改变。
problem-no-moment = 本局没有这一刻：收到 { $found }；可用：{ $allowed }
problem-moment-gone = 这一刻已无法显示：它已被撤销，或是按旧版规则进行的。
problem-not-offered = 现在不能选择“{ $found }”。
problem-not-yours = 现在由对方决定。
problem-plan = 接下来的事无法预先安排；请逐步回答。
problem-bot-refuses = 电脑不接受和局。
problem-no-swap = 从指定局面开始时不能交换双方。
problem-no-offer = 该提议已失效。
problem-own-offer = 须由对方接受。
problem-no-undo = 没有可以撤回的操作。
problem-series-over = 系列赛已结束；可以提议再战。

## 不可能的局面

problem-position-card = { $where }：没有 { $found } 这张卡。
problem-position-life = { $where }：至少要有1个，为0时对战已经结束。
problem-position-no-burst = { $where }：{ $found } 没有爆裂效果，不能设置。
problem-position-bursts = { $where }：最多只能设置1张卡。
problem-position-most = { $where }：最多 { $most }。
problem-position-magic = { $where }：{ $card } 是魔法卡，不能放在战场上。
problem-position-few-cores = { $where }：{ $card } 至少需要最低等级的晶核{ $least }个。
problem-position-souls = { $where }：每位玩家只有1个灵魂晶核。
problem-position-brave = { $where }：{ $brave } 不能与 { $host } 合体（BS-15.02）。
problem-position-turn = { $where }：回合数从1开始。
problem-position-first-turn = { $where }：第一个回合没有晶核阶段和攻击阶段。
problem-position-number = { $where }：需要0到{ $most }的整数。
