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
problem-no-note = 只有对战的玩家或上传记录的人可以写在这里。
problem-not-yours = 只有写的人可以收回。
problem-too-many-notes = 一个回放最多有 { $most } 条注释。

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
