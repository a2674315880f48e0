### Looking back: lists, replays, statistics.

## progress

progress-title = 你正在進行的對局
progress-none = 你沒有正在進行的對局。用 { COMMAND("play") } 開始一盤吧。
progress-line = **{ $game }** · 對手 { $opponent } · { $state } · { $plies }
progress-your_move = 輪到你走
progress-their_move = 輪到 { $name } 走
progress-to_answer = 等你回應
progress-awaits_answer = 等待對方回應

## history

history-title = { $name } 的對局
history-none = 還沒有對局。用 { COMMAND("play") } 開始一盤吧。
history-line = #{ $id } **{ $outcome }** { $game } · 對手 { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · 對手 { $opponent } · { $plies } · { $when }
history-plies = { $n } 步
history-page = 第 { $page } 頁，共 { $pages } 頁，{ $total } 盤

## replay

replay-title = 第 { $id } 局重播
replay-position = 第 { $ply } 步，共 { $total } 步
replay-start = 初始局面
replay-exported = 對局的 PGN 棋譜，記譜法：{ $notation }。

## stats

stats-title = { $name } 的戰績
stats-none = 還沒有下完的對局。用 { COMMAND("play") } 開始一盤吧。
stats-all_games = 所有棋種
stats-overall = 總計
stats-wins = 勝
stats-draws = 和
stats-losses = 負
stats-row = { $label }：{ $wins } 勝 { $draws } 和 { $losses } 負
stats-fact = { $label }：{ $value }
stats-against_bot = Qibot · { $level }
stats-against_people = 真人
stats-streak_win = { $n } 連勝
stats-streak_draw = { $n } 連和
stats-streak_loss = { $n } 連敗
stats-streak = 目前走勢
stats-best_streak = 最長連勝
stats-shortest = 最短勝局
stats-longest = 最長勝局
stats-hints = 提示次數
stats-moves = { $n } 回合
