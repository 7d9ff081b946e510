# 终端自己的文字：场面、命令、对错误输入的回答。见 taisen.cli。

## 场面

screen-turn = 第 { $turn } 回合
screen-whose-turn = { $player }的回合
screen-before-first-turn = 第一回合之前
screen-life = 生命 { $count }
screen-reserve = 预备区 { $count }
screen-core-trash = 晶核废弃区 { $count }
screen-counts = 计数区 { $count }
screen-further-turns = 还有{ $count }个追加回合
screen-hand = 手牌 { $count }
screen-deck = 卡组 { $count }
screen-trash = 废弃区 { $count }
screen-at-hand = 手边 { $count }
screen-removed = 除外 { $count }
screen-burst = 爆裂：{ $burst }
screen-burst-none = 无
screen-burst-set = 已设置
screen-soul = 魂
screen-soul-void = 灵魂晶核在空间
screen-soul-removed = 灵魂晶核已离开游戏
screen-cores = 晶核 { $count }
screen-empty-field = （战场上没有卡）
screen-combined = { $side ->
    [left] 左合体：{ $card }
    [right] 右合体：{ $card }
   *[none] 合体：{ $card }
  }
screen-set-mirage = 幻境：{ $cards }
screen-soul-state = 魂状态：{ $cards }
screen-laid-magic = 战场上的魔法：{ $cards }
screen-tokens = 衍生物 { $count }
screen-at-hand-cards = 手边 { $count }：{ $cards }
screen-bases = { $how ->
    [contract-advent] 契约煌临的煌临元：{ $cards }
   *[advent] 煌临元：{ $cards }
  }
screen-covered = { $known ->
    [0] 下方背面：{ $count }
   *[other] 下方背面：{ $count }（{ $cards }）
  }
screen-held-cores = 自身晶核 { $count }
screen-oc-on = OC发挥中
screen-as-spirit = 转神
screen-battle-open = 战斗：{ $attacker }攻击
screen-battle-aimed = 战斗：{ $attacker }攻击{ $target }
screen-battle-blocked = 战斗：{ $attacker }被{ $blocker }阻挡
screen-pending = 等待处理的效果：{ $effects }
screen-declared-burst = 已宣言、等待发动的爆裂：{ $players }
screen-hand-title = { $player }的手牌
screen-hand-empty = （没有卡）
screen-trash-title = { $player }的废弃区
screen-unknown-cards = 另有 { $count } 张未知
screen-lrig-deck-title = { $player }的分身牌组
screen-lrig-trash-title = { $player }的分身废弃区
screen-life-cloth = 生命护甲 { $count }
screen-main-deck = 牌组 { $count }
screen-lrig-deck = 分身牌组 { $count }
screen-lrig-trash = 分身废弃区 { $count }
screen-coins = 硬币 { $count }
screen-skipped-turns = 跳过接下来的{ $count }个回合
screen-subscribers = 登录人数 { $count }
screen-ener = 能量 { $count }：{ $cards }
screen-pile = { $zone }：{ $cards }
screen-attacked-lane = { $lane }（被攻击）
screen-empty-lane = （没有精灵）
screen-charms = 魅饰 { $count }
screen-acce = 附属：{ $card }
screen-under = 下方：{ $cards }
screen-trap = 陷阱：{ $card }
screen-seed = 种子：{ $card }
screen-face-down = 背面朝上
screen-virus = 病毒
screen-attack-open = 攻击：{ $attacker }（正面无精灵）
screen-attack-in-front = 攻击：{ $attacker }（正面为{ $front }）
screen-attack-negated = 攻击：{ $attacker }（无效）
screen-using = 使用中：{ $cards }

## 卡

screen-cost = 费用 { $cost }
screen-cost-now = 费用 { $cost }，现为 { $price }
screen-reduction = 轻减 { $symbols }
screen-symbols = 战徽 { $symbols }
screen-families = 系统 { $families }
screen-brave-bp = 合体的战魂 BP { $bp }
screen-contract-card = 契约卡
screen-token-card = 衍生物
screen-mirage-cost = 幻境费用 { $cost }
screen-over-count = OC { $counts }：BP+{ $bp }
screen-no-effect = 没有效果
screen-face-b = B面（转醒后）
screen-face-a = A面（转醒前）
screen-assumed-symbols = 符文为推定
screen-assumed-reduction = 减轻符文为推定
screen-unknown-face-b = B面未知，不能用于对战
screen-grow-cost = 成长费用 { $cost }
screen-price-now = 现为 { $price }
screen-brings-coins = 获得硬币 { $count }
screen-types = 分身类型 { $names }
screen-classes = 种族 { $names }
screen-limiting = 限定条件 { $names }
screen-timings = 使用时点 { $names }
screen-team = 队伍 { $name }
screen-craft = 替代卡牌（{ $kind }）

## 决定

screen-decides = { $who ->
    [you] 请你决定：
   *[other] 请{ $player }决定：
  }
screen-default = 回车

## 说明

screen-explain-how = ? { $card } 说明一张卡，? 2 说明一个选项，? { $action } { $card } 说明为什么不能这样做。
screen-offered = { $action } { $card }：现在可以。
screen-refused = { $action } { $card }：现在不行。{ $reason } [{ $rule }]
screen-rule-says = 英文内容：
screen-option-is = 选项 { $number }：{ $option }
screen-option-text = 记录中的写法：{ $text }

## 命令

screen-help =
    回答时输入选项的编号、文字，或者不会混淆的文字开头。
    回车选择标有“回车”的选项。支付时它是整套建议，选其他选项可以逐个指定。
    只有一种回答的决定（例如只能跳过的时机）会自动进行。
      u          撤销：回到你的上一个决定
      ?          为什么问你
      ? 卡号     一张卡：效果、各数值的来由、现在不能做什么及理由
      ? 编号     一个选项的卡和规则
      ? { $action } 卡号   为什么不能这样做（还有 { $actions }）
      b          再看场面
      o          再看选项
      t          双方废弃区的卡
      l、l 40    日志：本回合，或最近 40 行
      r 规则号   一条规则，例如 r { $rule }
      s、s 文件  保存记录；taisen replay 文件 可以重放
      h          这份帮助
      q          退出
screen-bad-number = 没有选项 { $found }；编号是 1 到 { $count }。
screen-bad-answer = 没有叫做“{ $found }”的选项；请输入编号，或输入 h 看帮助。
screen-many-answers = “{ $found }”可能是{ $options }；请多输入几个字，或输入编号。
screen-bad-card = 你看不到叫做“{ $found }”的卡；请输入卡号，例如 { $card }。
screen-bad-action = “{ $found }”不是行动；可用的有 { $actions }。
screen-bad-rule = 没有规则“{ $found }”；规则号形如 { $rule }。
screen-rule-usage = 请给出规则号，例如 r { $rule }。
screen-nothing-to-undo = 还没有可以撤销的决定。
screen-undone = 已回到你的上一个决定。
screen-undone-new-stream = 已回到你的上一个决定。此后抽到和洗出的卡会不同。
screen-saved = 已保存为 { $file }。重放：taisen replay { $file }
screen-not-saved = 无法写入 { $file }：{ $why }
screen-exists = { $file } 已存在且不是记录；请换一个文件名。
screen-log-empty = 还没有发生任何事。
screen-quit = 要离开这场对战吗？输入 y 离开；先用 s 可以保存。
screen-quit-yes = y
screen-left = 已在第 { $turn } 回合离开对战。
screen-input-ended = 输入已结束；在第 { $turn } 回合离开对战。
screen-stopped = 已停止。

## 对战前后

screen-welcome = { $game }：{ $first } 对 { $second }，种子 { $seed }。h 为帮助。
screen-seat = { $player }（{ $deck }）
screen-choose-language = 语言
screen-choose-game = 游戏
screen-choose-deck = 你的卡组
screen-choose-opponent = 对手
screen-choose-opponent-deck = 对手的卡组
screen-choose-bad = 列表中没有“{ $found }”。
screen-opponent-random = random：在允许的范围内随意行动
screen-opponent-greedy = greedy：选眼前看来最好的
screen-opponent-human = human：两位玩家共用这个终端
screen-same = 再来同一场对战：{ $command }

## 观战与重放

screen-replay-head = { $first } 对 { $second }：{ $count } 个回答，{ $turns } 个回合。h 为帮助。
screen-replay-answer = { $player }：{ $option }
screen-replay-end = 记录到此为止。
screen-replay-start = 这是记录的开头。
screen-replay-help =
      回车、n、n 10    前进一个或十个回答
      p、p 10          后退一个或十个回答
      t 5              到第 5 回合开头
      e                到结尾
      v 1、v 2、v      以玩家 1、玩家 2、所有人的视角观看
      b                再看场面
      o                下一个决定的选项
      ? 卡号           一张卡
      c                双方废弃区的卡
      l、l 40          日志：本回合，或最近 40 行
      r 规则号         一条规则，例如 r { $rule }
      play、play 2 random   从这里以玩家 1，或以玩家 2 对 random 接着打
      h                这份帮助
      q                退出
screen-replay-bad = “{ $found }”不是命令；h 为帮助。
screen-replay-no-turn = 记录中没有第 { $found } 回合；有第 1 到 { $count } 回合。
screen-replay-mismatch = 从这里起记录与本版本不符：{ $why }
screen-playing-on = 你以{ $player }的身份对 { $bot } 接着打。

## 名称

screen-welcome-watch = { $first } – { $second } · 种子 { $seed }
screen-opponent-decides = 由对手决定。

## 牌桌

screen-serving = 牌桌地址：{ $address }，请用浏览器打开。按 Ctrl-C 结束。
screen-served = 牌桌已关闭；未完的对战会在下次打开时继续。
