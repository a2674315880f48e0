### Looking back: lists, replays, statistics.

## progress

progress-title = 進行中の対局
progress-none = 進行中の対局はありません。{ COMMAND("play") } で始めましょう。
progress-line = **{ $game }** · 相手 { $opponent } · { $state } · { $plies }
progress-your_move = あなたの番
progress-their_move = { $name } の番
progress-to_answer = あなたの返事待ち
progress-awaits_answer = 返事待ち

## history

history-title = { $name } の対局
history-none = まだ対局がありません。{ COMMAND("play") } で始めましょう。
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies = { $n } 手
history-page = { $page }/{ $pages } ページ、全 { $total } 局

## replay

replay-title = 対局 { $id } の再生
replay-position = { $ply } 手目（全 { $total } 手）
replay-start = 開始局面
replay-exported = 対局の PGN（棋譜の書き方：{ $notation }）。

## stats

stats-title = { $name } の成績
stats-none = 終わった対局がありません。{ COMMAND("play") } で始めましょう。
stats-all_games = すべてのゲーム
stats-overall = 合計
stats-wins = 勝ち
stats-draws = 引き分け
stats-losses = 負け
stats-row = { $label }：{ $wins } 勝 { $draws } 分 { $losses } 敗
stats-fact = { $label }：{ $value }
stats-against_bot = Qibot・{ $level }
stats-against_people = 人との対局
stats-streak_win = { $n } 連勝
stats-streak_draw = { $n } 連続引き分け
stats-streak_loss = { $n } 連敗
stats-streak = 現在の連続
stats-best_streak = 最長連勝
stats-shortest = 最短の勝ち
stats-longest = 最長の勝ち
stats-hints = 使ったヒント
stats-moves = { $n } 手
