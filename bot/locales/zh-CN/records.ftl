### Looking back: lists, replays, statistics.

## progress

progress-title = 你正在进行的对局
progress-none = 你没有正在进行的对局。用 { COMMAND("play") } 开始一盘吧。
progress-line = **{ $game }** · 对手 { $opponent } · { $state } · { $plies }
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
replay-position = 第 { $ply } 步，共 { $total } 步
replay-start = 初始局面
replay-exported = 对局的 PGN 棋谱，记谱法：{ $notation }。

## stats

stats-title = { $name } 的战绩
stats-none = 还没有下完的对局。用 { COMMAND("play") } 开始一盘吧。
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
stats-moves = { $n } 回合
