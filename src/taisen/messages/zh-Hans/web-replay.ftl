# The replay page. See web/src/pages/replay.

replay-title = 回放
replay-loading = 正在准备回放……
replay-versus = { $first } 对 { $second }
replay-player = 玩家{ $number }
replay-player-named = { $name }（玩家{ $number }）
replay-version = 程序 { $version }

## The timeline

replay-timeline = 时间线
replay-turns = 回合
replay-turn = 第{ $turn }回合
replay-turn-of = 第{ $turn }回合：{ $name }
replay-before-first-turn = 第一回合之前
replay-position = 时刻
replay-where = 第{ $turn }回合，时刻 { $position } / { $last }
replay-at = 时刻 { $position } / { $last }
replay-life-of = { $name }：生命{ $count }个

## Going through it

replay-transport = 浏览对战
replay-first = 到开头
replay-last = 到结尾
replay-turn-back = 后退一回合
replay-turn-on = 前进一回合
replay-battle-back = 到上一次战斗
replay-battle-on = 到下一次战斗
replay-step-back = 后退一步
replay-step = 前进一步
replay-play = 播放
replay-pause = 暂停
replay-speed = 速度
replay-speed-name = { $speed ->
    [slow] 慢
   *[usual] 普通
    [fast] 快
    [fastest] 很快
  }
replay-view = 视角
replay-view-both = 双方（公开全部手牌）
replay-view-of = { $name }

## The moment

replay-chose = { $name }：{ $chosen }
replay-asked = 接着询问{ $name }：{ $text }
replay-decides = 接着由{ $name }决定。
replay-text-board = 用文字显示局面
replay-no-board = 这一部分没有留下程序还能读取的局面；发生的事见记录。
replay-not-exact = 这是此时刻之前保存的最后一个局面；之后发生的事见记录。
replay-notice-older-rules = 这场对战使用旧规则（{ $expected }；现在：{ $found }）。显示的是保存下来的内容，每回合一个局面，不能接着玩。
replay-notice-diverged = 从时刻 { $position } 起，对战与记录不符。记录：{ $expected }；实际：{ $found }。{ $until ->
        [-1] 回放到此为止。
       *[other] 从时刻 { $until } 保存的局面继续。
    }
replay-notice-repaired = 在时刻 { $position }，玩家用局面编辑器修正了局面。
replay-notice-undone = 玩家曾退回到此时刻；当时撤销的内容不显示。

## Beside it

replay-side = 记录与注释
replay-log = 记录
replay-notes = 注释
replay-no-notes = 还没有注释。
replay-notes-who = 对战的玩家或上传记录的人可以添加注释。
replay-note-at = 时刻 { $position }
replay-note-new = 为时刻 { $position } 添加注释
replay-note-add = 添加
replay-note-remove = 撤回这条注释
replay-copy-link = 复制链接
replay-copy-link-what = 复制此时刻的链接
replay-link-copied = 链接已复制。
replay-link-is = 链接：{ $link }
replay-download = 下载
replay-download-what = 下载记录

## Playing on

replay-play-on = 从这里接着玩
replay-play-on-what = 从时刻 { $position } 开始一场新的对战；回放保持不变。
replay-play-on-side = 你玩哪一方？
replay-play-on-both = 双方
replay-play-on-level = 电脑的难度
replay-play-on-start = 开始
replay-played-on = 从回放的时刻 { $position } 开始

## Keys

replay-keys = 按键
replay-key-step = 后退或前进一步
replay-key-battle = 到上一次或下一次战斗
replay-key-turn = 后退或前进一回合
replay-key-ends = 到开头或结尾
replay-key-play = 播放或暂停
replay-key-inspect = 查看局面上卡牌的详情
