# 对战桌页面自己说的话（各游戏的另有文件）。见web/src。

## 网站

skip-main = 跳到正文
skip-prompt = 跳到当前提问
nav = 页面
nav-home = 对战
nav-puzzles = 残局
nav-editor = 局面编辑器
close = 关闭
loading = 正在载入……
load-again = 重试
page-not-loaded = 页面的一部分无法载入。
page-missing = 没有这个页面
page-missing-home = 回到首页
error-no-connection = 无法连接服务器。
error-status = 服务器返回了错误（{ $status }）。
settings-language = 语言
settings-theme = 页面配色
settings-theme-name = { $theme ->
    [light] 浅色
    [dark] 深色
   *[auto] 自动
  }
rule-open = 规则 { $number }
rule-english = 规则正文（英文）：
rule-tests = 证明它的测试：{ $count }个

## 首页

home-title = 来一场卡牌对战
home-new = 新的对战
home-game = 游戏
home-no-game = 此服务器没有提供游戏。
home-opponent = 对手
opponent-name = { $opponent ->
    [bot] 电脑
    [friend] 朋友
    [both] 自己操作双方
    [puzzle] 残局
    [guided] 引导对战
   *[watch] 观战
  }
opponent-hint = { $opponent ->
    [bot] 立即开始
    [friend] 把链接发给对方
    [both] 用来试招
   *[watch] 看两台电脑对战
  }
home-bot = 哪个电脑
home-level = 难度
home-options = 更多选项
home-name = 你的名字
home-other-deck = 对方的卡组
home-any-deck = 随意
home-best-of = 局数
best-of = { $count ->
    [1] 一局定胜负
   *[other] { $count }局制
  }
home-rules = 规则版本
rules-are = 规则：{ $rules }
home-clock = 计时
clock-name = { $clock ->
    [quick] 快速：10分＋读秒20秒
    [usual] 标准：25分＋读秒30秒
    [slow] 慢速：60分＋读秒60秒
    [each] 每次选择60秒
   *[none] 不计时
  }
clock-means = { $clock ->
    [each] 时间用完则采用默认选择。
   *[own] 用完时间和全部读秒者判负。
  }
clock-away = 对方在场时，离开超过{ $minutes }分钟者判负。
home-spectators = 允许通过链接观战
home-start = { $opponent ->
    [friend] 开桌并取得链接
    [watch] 观战
   *[other] 开始
  }
home-not-playable = 这副卡组还不能使用。
home-more = 其他
home-learn = 学习与研究
home-guided = 引导对战
home-puzzles = 解残局
home-editor = 摆局面
home-upload = 打开对战记录
home-record-large = 这个文件太大，不像是对战记录。
guided-title = 第一次来？跟着引导打一个回合
guided-text = 几分钟内走完一个回合、打一场战斗，每一步都有说明，随时可以退出。
guided-begin = 开始{ $game }引导
guided-skip = 跳过
recent-title = 最近的对战
recent-none = 你的对战会列在这里。
recent-resume = 继续
recent-open = 查看
recent-replay = 回放
recent-forget = 从列表移除
recent-all = 显示全部{ $count }场
table-status = { $status ->
    [waiting] 等待对手
    [running] 进行中
    [finished] 已结束
    [solved] 已解开
    [closed] 已关闭
    [gone] 已不存在
   *[unknown] 查询中……
  }

## 卡组

deck-title = 你的卡组
deck-size = { $count }张
deck-look = 查看卡组：{ $deck }
deck-take = 使用这副卡组
deck-look-hint = 选择一张卡牌即可阅读效果。
deck-own = 自定卡组
deck-own-hint = 粘贴或打开文件
deck-list = 卡组列表
deck-open-file = 打开文件……
deck-file-large = 这个文件太大，不像是卡组列表。
deck-form = 每行一种卡牌：张数和卡号，例如 { $example }
deck-legal = 共{ $count }张，可以使用。
deck-illegal = 有{ $count }处问题：

## 加入

join-title = { $player }邀请你对战
join-start = 入座开始
invite-title = 邀请
invite-text = 把这个链接发给朋友。对方选好卡组后对战即开始。
invite-link = 给对手的链接
invite-watch = 观战链接
invite-copy = 复制
invite-copied = 已复制
invite-waiting = 正在等待对手
invite-hands = 允许观战者延时看到我的手牌（需对方也同意）
invite-none = 这里没有可分享的链接。

## 对战桌

table-title = 对战
table-board = 对战区
table-side = 记录与聊天
table-no-token = 只有这个地址无法进入，请使用你收到的链接。
table-spectators = { $count }人观战
table-watchers = 另有{ $count }人观战
toolbar = 操作
more = 更多
undo = 撤销
undo-consent = 需要对方同意
draw-offer = 提议平局
text-board = 文字局面
player-you = 你
player-you-named = { $name }（你）
player-opponent = 对手
player-number = 玩家{ $number }
player-bot = { $level ->
    [none] 电脑
   *[named] 电脑（{ $level }）
  }
player-decides = 选择中
player-wins = { $count }胜
player-there = 在线
player-away = 离开
player-away-grace = 离开，剩余{ $time }
clock-of = 剩余时间
clock-periods = 读秒{ $count }次

## 提问

prompt-title = 提问
prompt-waiting = 正在等待对手。
prompt-closed = { $replay ->
    [yes] 服务器已无法读取这场对战，因此将其关闭。它的回放或许仍可观看。
   *[no] 服务器已无法读取这场对战，因此将其关闭。没有结果，也没有回放。
  }
prompt-other = { $player }正在选择。
prompt-cancel = 取消
prompt-all = { $shown ->
    [yes] 收起
   *[no] 全部（{ $count }）
  }
prompt-default = 按空格键即选此项
prompt-warning = 警告
prompt-do-it = 仍要这样做
prompt-always = 本局一律选“是”
prompt-menu = 要做什么
prompt-further = 或选择有标记的位置。
prompt-how = { $how ->
    [move-end] 选择或拖动带◆标记的对象，也可以结束阶段。
    [end] 选择带◆标记的卡牌，也可以结束阶段。
    [pass] 选择带◆标记的对象，也可以跳过。
    [button] 选择带◆标记的对象，或这里的选项。
    [target] 接着选择带◎标记的位置。
    [nothing] 现在没有可以选择的对象。
   *[place] 选择带◆标记的对象。
  }
key-space = 空格

## 怎样操作场面

hints-title = 操作方法
hints-watching = 如何观战
hints-option = 现在可以选择。点击它，或用方向键移过去。
hints-chosen = 已选择。再点一次或按Esc取消。
hints-target = 可以放到这里，或以它为对象。
hints-drag = 卡牌和放在卡牌上的东西也可以拖动。
hints-look = 把指针移到卡牌上，或在卡牌上按I键，即可阅读效果。
hints-log = 记录里写着发生过的事；点击一行会显示当时的场面。
hints-keys = 显示全部按键。

## 提议

offer-text = { $who ->
    [you] 你提议{ $kind ->
        [undo] 撤销上一次选择
        [draw] 平局
        [rematch] 再来一局
        [swap] 交换卡组再来一局
       *[repair] 从修正后的局面继续
      }。
   *[other] { $player }提议{ $kind ->
        [undo] 撤销上一次选择
        [draw] 平局
        [rematch] 再来一局
        [swap] 交换卡组再来一局
       *[repair] 从修正后的局面继续
      }。
  }
offer-reason = { $reason ->
    [card-known] 其后有卡牌被公开。
    [random-drawn] 其后出现过随机结果。
   *[other-answered] 其后对方已作出选择。
  }
offer-position = 该局面
offer-accept = 同意
offer-decline = 拒绝
offer-withdraw = 收回
ending-title = { $outcome ->
    [won] 胜利
    [lost] 失败
    [draw] 平局
   *[seen] 对战结束
  }
ending-next = 第{ $number }局
ending-rematch = 再来一局
ending-swap = 交换卡组再来一局
ending-replay = 观看回放
ending-home = 首页
concede-button = 认输
concede-title = 要认输吗？
concede-text = 对方立即获胜，且无法撤销。
concede-yes = 认输
concede-no = 继续对战

## 自动跳过

auto-button = 自动跳过：{ $mode ->
    [smart] 智能
    [window] 部分
   *[ask] 关
  }
auto-title = 自动跳过
auto-text = { $solo ->
    [yes] 自动跳过不会让任何人得知你的手牌。撤销或重新连接后恢复为最初的设置。
   *[no] 是否代你跳过只取决于公开信息，与手牌无关。撤销或重新连接后即取消。
  }
auto-mode = { $mode ->
    [smart] 智能
    [window] 按时点
   *[ask] 每次询问
  }
auto-mode-hint = { $mode ->
    [smart] 自你上次跳过后没有新情况时跳过
    [smart-solo] 只能跳过时跳过
    [window] 跳过下面选中的时点
   *[ask] 不代你跳过
  }
auto-windows = 跳过的时点
auto-always = 一律选“是”的能力：{ $count }个
auto-always-clear = 重新询问

## 记录与聊天

log-title = 记录
log-all = 显示全部
log-empty = 还没有发生任何事。
log-turn = { $turn ->
    [0] 第一回合之前
   *[other] 第{ $turn }回合
  }
log-to-moment = 前往这一刻
log-to-card = 查看卡牌（在场面上则指出）
back-title = 回看
back-board = 当时的场面
back-then = { $turn ->
    [0] 第一回合之前的场面：{ $line }
   *[other] 第{ $turn }回合的场面：{ $line }
  }
back-earlier = 更早
back-later = 更晚
back-now = 回到现在
back-asked = 轮到你了：回到现在再作选择。
back-gone = 你查看的这一刻已被撤销。现在显示的是当前场面。
chat-title = 聊天
chat-mute = 屏蔽{ $who ->
    [spectators] 观战者
   *[player] { $player }
  }
chat-unread = { $count }条未读
chat-empty = 还没有人说话。
chat-say = 说点什么
chat-send = 发送
chat-spectator = 观战者

## 连接

link-standing = { $link ->
    [lost] 连接已断开，对战不会丢失。
    [taken] 这个座位正在另一个页面使用。
   *[closed] 连接已关闭。
  }
link-next = { $seconds }秒后重试
link-now = 立即重试
link-take-back = 在此使用

## 残局与引导

goal-title = 目标
goal-progress = { $done }／{ $steps }
goal-standing = { $standing ->
    [solved] 解出来了！
   *[failed] 这样不行，再试一次。
  }
goal-hint = 提示{ $number }／{ $count }
goal-again = 再试一次

## 报告

report-title = 报告问题
report-text = 报告会保存局面、记录和版本；对战进行中不会泄露任何信息。
report-what = 哪里不对？
report-send = 提交报告
report-made = 报告{ $id }已保存。
report-repair = 修正局面
report-repair-text = 局面编辑器格式的局面（需对方同意）
report-repair-propose = 提议
report-repair-edit = 在局面编辑器中打开

## 按键

keys-title = 按键
keys-what = { $key ->
    [space] 采用带标记的选择
    [digits] 按编号选择
    [all] 列出全部选项
    [arrows] 在对战区中移动
    [enter] 选中
    [inspect] 查看详情
    [pass] 跳过
    [end] 结束阶段
    [undo] 撤销
    [escape] 取消、关闭
    [log] 到记录
    [chat] 到聊天
    [board] 文字局面／图形局面
   *[help] 本列表
  }
keys-touch = 触屏：点按选择，长按查看详情。鼠标：点击，或拖到目标位置。
