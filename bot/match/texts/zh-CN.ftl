### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = 应战
buttons-decline = 谢绝
buttons-withdraw = 撤回挑战
buttons-hint = 提示
buttons-resign = 认输
buttons-draw = 提和
buttons-draw_accept = 同意和棋
buttons-draw_decline = 继续下
buttons-draw_withdraw = 撤回提和
buttons-takeback = 悔棋
buttons-takeback_accept = 同意悔棋
buttons-takeback_decline = 不同意悔棋
buttons-takeback_withdraw = 不悔了
buttons-rematch = 再来一盘
buttons-type_move = 输入着法
buttons-choose_again = 重新选择
buttons-open_board = 打开棋盘
buttons-open = 前往棋盘
buttons-replay = 回放
buttons-first = 开头
buttons-previous = 上一步
buttons-next = 下一步
buttons-last = 末尾
buttons-export = 保存为 PGN
buttons-clock_resume = 恢复计时
buttons-pause_accept = 同意暂停
buttons-pause_decline = 不暂停
buttons-pause_withdraw = 撤回请求
buttons-review = 复盘
buttons-best = 最佳着法？
buttons-share = 分享
buttons-learn = 学习
buttons-follow = 关注

## settings

settings-language-label = 语言
settings-language-auto = 与 Discord 相同
settings-notation-label = 记谱法
settings-pieces-label = 棋子
settings-look-label = 棋盘外观
settings-board-label = 棋盘
settings-board-picture = 图片
settings-board-text = 文字（适合读屏软件和慢速网络）
settings-board-grid = 用字母画的棋盘（网速慢时用）
settings-clock-label = 默认用时
settings-clock-auto = 和人下每步限天数，和我下不限时
settings-clock-none = 不限时
settings-clock-live-60-5 = 1 分钟 + 每步 5 秒
settings-clock-live-300-5 = 5 分钟 + 每步 5 秒
settings-clock-live-600-10 = 10 分钟 + 每步 10 秒
settings-clock-live-900-10 = 15 分钟 + 每步 10 秒
settings-clock-move-86400 = 每步 1 天
settings-clock-move-259200 = 每步 3 天
settings-clock-move-604800 = 每步 7 天
settings-notices-label = 轮到走棋时提醒
settings-notices-on = 离开一会儿后提醒
settings-notices-off = 从不提醒
settings-coach-label = 严重失误前提醒
settings-coach-auto = 每种棋与机器人的前三局
settings-coach-on = 与机器人的每一局
settings-coach-off = 从不
settings-listed-label = 排行榜
settings-listed-on = 上榜时显示
settings-listed-off = 从不显示
settings-usual = 随语言默认
settings-usual-everywhere = 默认

## match

match-title = { $game }：{ $first } 对 { $second }
match-side = **{ $name }**（{ $side }）
match-sides = { $first }对 { $second }
match-turn = 轮到 { $name }（{ $side }）走
match-thinking = Qibot 正在思考……
match-queue = 我还在下另外 { $n } 盘棋，请稍候。
match-check = 将军！
match-near_loses = ⚠️ 局面再重复一次，{ $loser } 就判负（{ $reason }）。
match-near_draws = ⚠️ 局面再重复一次就是和棋。
match-last = 上一步：{ $move }（{ $side }）
match-start = 还没有走棋
match-ply = 已走 { $n } 步
match-number = 第 { $id } 局
match-elsewhere = 这盘对局已转到别处进行。对局双方可用 { COMMAND("board") } 找到它。
match-event = 比赛 { $id }，第 { $round } 轮（共 { $rounds } 轮）
match-unrated = 不计等级分
match-hints = { $name } 用了 { $n } 次提示
match-your_turn = { $name }，轮到你走了。
match-bot_moved = { $name }，我走好了，轮到你了。
match-time_short = { $name }，你这一步的时间不多了。

## hints

hints-nobody = 不用提示
hints-both = 双方可用提示

## challenge

challenge-asked = { $challenger } 向 { $opponent } 挑战一盘{ $game }。
challenge-first = { $name } 先手。
challenge-until = 挑战将于{ $when }失效。
challenge-declined = { $opponent } 现在不想下{ $game }。
challenge-withdrawn = { $challenger } 撤回了挑战。
challenge-expired = { $opponent } 没有回应，{ $game }挑战已失效。
challenge-ended = 管理员结束了{ $game }挑战。
challenge-rematch = { $challenger } 想和 { $opponent } 再下一盘{ $game }。

## offer

offer-draw_asked = { $name } 提和。
offer-takeback_asked = { $name } 请求悔棋，收回 { $n } 步。
offer-pause_asked = { $name } 请求停钟。
offer-hidden = 只有你能看到这个询问：我在这里不能向所有人发送消息。棋盘上写着你的请求，{ $name } 按棋盘下方的同一个按钮即可答复。

## moves

moves-last = 上一步：{ $move }（{ $side }，{ $piece }）
moves-taking = { $last }，吃{ $pieces }
moves-named = 看看{ $piece }。

## opening

opening-undecided = 谁执哪一方由开局决定
opening-choose = 由 { $name } 选择执哪一方

## board

board-opening = 开局：{ $name }
board-asked = { $name }：{ $question }
board-again = 用 { COMMAND("board") } 查看棋盘。

## card

card-record = 两人战绩：{ $first } { $first_wins } 胜，{ $second } { $second_wins } 胜，{ $draws } 和
card-level-record = 对“{ $level }”：{ $won } 胜 { $drawn } 和 { $lost } 负
card-first-win = 🏆 { $name } 首次战胜“{ $level }”。
card-streak = { $name } 已连胜“{ $level }”{ $n } 局。
card-next-level = 挑战“{ $level }”？

## hint

hint-takes = { $move }（吃{ $pieces }）
hint-piece = 看看 { $cell } 的{ $piece }。
hint-candidates = 看看 { $moves }，其中一步最好。
hint-only = 只有一步好棋：看看 { $moves }。
hint-move = 走 **{ $move }**。
hint-line = 后续变化：{ $line }

## clock

clock-hours = 每步 { $n } 小时
clock-named = 用时：{ $clock }
clock-first = 第一步须在 { $minutes } 分钟内走出
clock-paused = ⏸️ 已停钟
clock-short = ⚠️ **{ $name }，时间不多了：{ $when }用完**
clock-runs_again = ▶️ 棋钟重新走动。

## prospect

prospect-wins-now = 这一步直接获胜。
prospect-wins = { $n } 步之内获胜。
prospect-loses = 这样坚持得最久：对手 { $n } 步之内可以获胜。
prospect-loses-now = 走完这一步对局就结束，怎么走都输。
prospect-wins-by-rule = 对手不能一直重复下去，否则判负。
prospect-loses-by-rule = 你不能一直重复下去，否则判负；有机会就要变着。
prospect-draws = 可以守和。
prospect-wins-material = 净得{ $won }。
prospect-wins-material-for = 得{ $won }，失{ $lost }。
prospect-loses-material = 总要丢{ $lost }，这样损失最小。
prospect-loses-material-for = 总要以{ $lost }换{ $won }，这样损失最小。
prospect-better = 走完你占优势。
prospect-worse = 你处于劣势，但这是最好的防守。
prospect-even = 保持均势。

## truth

truth-all = 双方都走最佳着法时，每一步的结果：{ $values }。
truth-wins = **{ $move }**（{ $n } 步胜）
truth-loses = **{ $move }**（{ $n } 步负）
truth-draws = **{ $move }**（和）

## rating

rating-title = 等级分
rating-change = { $name } { $rating }{ $change }
rating-row = { $game }等级分：{ $rating }（计分对局：{ $n }）
rating-provisional = 问号：对局太少，尚不准确。
rating-history = 最近对局（{ $n }）的等级分：从 { $first } 到 { $last }。

## position

position-unrated = 从局面开始，不计等级分

## replay

replay-position = 第 { $ply } 步，共 { $total } 步
replay-start = 初始局面

## refusal

refusal-self-block = 不能屏蔽自己。
refusal-not-your-turn = 还没轮到你走。
refusal-not-your-match = 这是别人的对局。用 { COMMAND("play") } 开始你自己的吧。
refusal-bot-is-thinking = 我还在思考，请稍等……
refusal-stale = 这个按钮出现之后局面已经变了。请看看现在的棋盘再选。
refusal-match-challenged = 对局还没开始：对方还没有应战。
refusal-match-playing = 这盘对局已经在进行了。
refusal-match-finished = 这盘对局已经结束。
refusal-match-declined = 这个挑战已被谢绝。
refusal-match-withdrawn = 这个挑战已被撤回。
refusal-match-expired = 这个挑战已经失效。可以用 { COMMAND("play") } 重新挑战。
refusal-match-not-found = 没有这盘对局。
refusal-unreadable-move = 我看不懂 { $move } 是哪一步。请输入{ $how }。
refusal-illegal-move = 现在不能走 { $move }。
refusal-piece-own = 你在{ $cell }的{ $piece }
refusal-piece-other = 对方在{ $cell }的{ $piece }
refusal-ambiguous-move = { $move } 可能是这几步之一：{ $candidates }。
refusal-over-move = 在这个局面，对局已经结束。
refusal-bad-game = 我不会下 { $value }。
refusal-bad-level = 没有 { $value } 这个难度。
refusal-bad-side = 没有 { $value } 这个选项。
refusal-bad-notation = 这种棋没有 { $value } 这种记谱法。
refusal-bot-opening = 这种开局要两个人下，请同时选一位对手。
refusal-level-for-bot = 只有和我下才能选难度。难度和对手请只填一个。
refusal-bad-choice = 没有 { $value } 这个选项。
refusal-self-challenge = 不能向自己挑战。对手不填就是和我下。
refusal-bot-challenge = 别的机器人不会下棋。对手不填就是和我下。
refusal-unseen-challenge = 对方看不到这个频道，没法回应。请在你们都能看到的频道里挑战。
refusal-challenge-pending = 你已经发出过这个挑战，对方还没有回应。
refusal-challenged-already = { $name } 已经向你发起了这种棋的挑战：请应战，或先谢绝它。
refusal-too-many-matches = 你有 { $limit } 盘对局没有下完，已达上限。请先下完一盘：{ COMMAND("games") }。
refusal-not-for-you = 这是问别人的。
refusal-not-yours = 只有提出的人才能撤回。
refusal-match-goes-on = 这盘对局还没有结束。
refusal-no-match = 你没有正在进行的对局。用 { COMMAND("play") } 开始一盘吧。
refusal-several-matches = 你有好几盘对局在进行。请选择一盘。
refusal-rematch-exists = 新的一盘已经开始了，是第 { $match_id } 局：{ COMMAND("games") }。
refusal-offer-gone = 这个请求已经失效。
refusal-offer-stands = 已经有一个请求在等待回应。
refusal-slow-down = 你上一次向对方发起的挑战没有成局。{ $when }可以再次挑战。
refusal-former-player = 那盘对局的对手已经不再使用我了。
refusal-blocked = 对方不接受你的挑战。
refusal-too-much-asked = 你一下子让我做了太多事，请稍后再试。
refusal-just-asked = 你刚刚提过这个请求，请稍等一下再试。
refusal-choice-due = 请先在棋盘下方选择执哪一方。
refusal-choice-made = 现在没有什么可选的。
refusal-in-opening = 开局结束后才有提示。
refusal-bad-opening = 这种棋没有 { $value } 这种开局。
refusal-no-vacation-left = 超过了剩余天数。今年还可休假 { $n } 天。
refusal-no-hints = 真人之间只有开局时双方都同意才能使用提示；比赛和实时计时的对局中不能使用。
refusal-own-match = 这个局面出自你正在进行的第 { $match_id } 局。等那一局结束后，我可以告诉你这里的最佳着法，你也可以从这里继续下。
refusal-too-many-here = 你在本服务器已有 { $limit } 局未完，达到上限。请先下完一局。
refusal-no-leaderboard = 本服务器关闭了排行榜。选择“{ top-everywhere }”可以查看总排行榜。
refusal-wrong-channel = 在本服务器只能在这些频道对局：{ $where }。
refusal-wrong-role = 在本服务器，只有这些身份组可以开局：{ $who }。
refusal-suspended = { $until }，你不能在本服务器使用我。理由：{ $reason }

## menus

menus-match_option = { $game }，对手 { $opponent }

## trouble

trouble-unknown-button = 这个按钮太旧了。用 { COMMAND("board") } 可以重新发送对局的棋盘；其他内容请再次使用相应的命令。
trouble-cannot-post = 我没有在这里发言的权限。请让管理员允许我查看频道、发送消息和附件（在语音频道还需要连接权限），或者换一个频道。
trouble-late = 我回应得太慢了，请再按一次。

## series

series-score = 连战：{ $first } { $points } : { $other } { $second }

## moderation

moderation-until = { $when } 之前
moderation-until-lifted = 在管理员恢复之前

## learn

learn-show = 告诉我
learn-right-1 = 对了！
learn-right-2 = 漂亮！
learn-right-3 = 正是这一步！
learn-not-it = { $move } 可以走，但不是这里要找的那一步。
