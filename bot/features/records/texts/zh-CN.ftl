### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = 排行榜
commands-top-description = 一种棋的最佳棋手
commands-top-where-name = 范围
commands-top-where-description = 本服务器（默认）或所有服务器
commands-top-when-name = 时间
commands-top-when-description = 最近一周、一个月，或近期（默认）下过棋的人
commands-stats-against-name = 对手
commands-stats-against-description = 只看与此人的对局；选 Qibot 看与我的对局
commands-games-name = 进行中
commands-games-description = 你正在进行的对局和棋盘链接
commands-history-name = 历史
commands-history-description = 回顾下过的对局，逐步回放
commands-history-player-description = 谁的对局；不填就是你自己的
commands-history-game-description = 只看这种棋
commands-stats-name = 战绩
commands-stats-description = 胜、和、负，连胜和各项纪录
commands-stats-player-description = 谁的战绩；不填就是你自己的
commands-stats-game-description = 只看这种棋

## buttons

buttons-show_again = 重新显示
buttons-newer = 较新
buttons-older = 较早
buttons-card = 图卡

## menus

menus-challenge = 回应或撤回挑战
menus-replay = 想看哪一盘？

## position

position-study = 研究棋盘

## progress

progress-title = 你正在进行的对局
progress-line = **{ $game }** · 对手 { $opponent } · { $state }
progress-your_move = 轮到你走
progress-their_move = 轮到 { $name } 走
progress-to_answer = 等你回应
progress-awaits_answer = 等待对方回应

## history

history-title = { $name } 的对局
history-none = 还没有对局。用 { COMMAND("play") } 开始一盘吧。
history-line = #{ $id } **{ $outcome }** { $game } · 对手 { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · 对手 { $opponent } · { $plies } · { $when }
history-plies = { $n } 步
history-page = 第 { $page } 页，共 { $pages } 页，{ $total } 盘

## replay

replay-title = 第 { $id } 局回放
replay-exported = 对局的 PGN 棋谱，记谱法：{ $notation }。

## stats

stats-title = { $name } 的战绩
stats-none = 还没有计入战绩的对局。用 { COMMAND("play") } 开始一盘吧。
stats-all_games = 所有棋种
stats-overall = 总计
stats-wins = 胜
stats-draws = 和
stats-losses = 负
stats-row = { $label }：{ $wins } 胜 { $draws } 和 { $losses } 负
stats-fact = { $label }：{ $value }
stats-against_bot = Qibot · { $level }
stats-against_people = 真人
stats-streak_win = { $n } 连胜
stats-streak_draw = { $n } 连和
stats-streak_loss = { $n } 连败
stats-streak = 当前走势
stats-best_streak = 最长连胜
stats-shortest = 最短胜局
stats-longest = 最长胜局
stats-hints = 提示次数
stats-puzzles = 解题：等级分 **{ $rating }** · { $tried } 题解出 { $solved } 题

## top

top-title = { $game }排行榜
top-server = 本服务器
top-everywhere = 所有服务器
top-week = 最近 7 天下过
top-month = 最近 30 天下过
top-all = 近期下过
top-none = 还没有人上榜：须下满三局计分对局。
top-played = 计分对局：{ $n }
top-matches = 计分对局
top-why = 按等级分排名，须下满三局计分对局。用 { COMMAND("settings") } 可以退出榜单。
top-unsettled = 尚未确定（?）：与我或与等级分已确定的棋手对局，等级分才会确定下来。
top-beaten = 🏅 不用提示就战胜过我（{ $level }）：{ $names }。

## against

against-title = { $first } 对 { $second }
against-none = 两人之间还没有计入战绩的对局。
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = 机器人没有战绩，请选一个人。
refusal-no-server = 这里不是服务器。选择“{ top-everywhere }”可以查看总排行榜。
