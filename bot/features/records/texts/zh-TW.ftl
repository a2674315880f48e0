### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = 排行榜
commands-top-description = 某種棋的最佳棋手
commands-top-where-name = 範圍
commands-top-where-description = 本伺服器（預設）或所有伺服器
commands-top-when-name = 時間
commands-top-when-description = 最近一週、一個月，或近期（預設）下過棋的人
commands-stats-against-name = 對手
commands-stats-against-description = 只看與此人的對局；選 Qibot 看與我的對局
commands-games-name = 進行中
commands-games-description = 你正在進行的對局和棋盤連結
commands-history-name = 歷史
commands-history-description = 回顧下過的對局，逐步重播
commands-history-player-description = 誰的對局；不填就是你自己的
commands-history-game-description = 只看這種棋
commands-stats-name = 戰績
commands-stats-description = 勝、和、負，連勝和各項紀錄
commands-stats-player-description = 誰的戰績；不填就是你自己的
commands-stats-game-description = 只看這種棋

## buttons

buttons-show_again = 重新顯示
buttons-newer = 較新
buttons-older = 較舊
buttons-card = 圖卡

## menus

menus-challenge = 回應或撤回挑戰
menus-replay = 想看哪一盤？

## position

position-study = 研究棋盤

## progress

progress-title = 你正在進行的對局
progress-line = **{ $game }** · 對手 { $opponent } · { $state }
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
replay-exported = 對局的 PGN 棋譜，記譜法：{ $notation }。

## stats

stats-title = { $name } 的戰績
stats-none = 還沒有計入戰績的對局。用 { COMMAND("play") } 開始一盤吧。
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
stats-puzzles = 解題：等級分 **{ $rating }** · { $tried } 題解出 { $solved } 題

## top

top-title = { $game }排行榜
top-server = 本伺服器
top-everywhere = 所有伺服器
top-week = 最近 7 天下過
top-month = 最近 30 天下過
top-all = 近期下過
top-none = 還沒有人上榜：須下滿三局計分對局。
top-played = 計分對局：{ $n }
top-matches = 計分對局
top-why = 按等級分排名，須下滿三局計分對局。用 { COMMAND("settings") } 可以退出榜單。
top-unsettled = 尚未確定（?）：與我或與等級分已確定的棋手對局，等級分才會確定下來。
top-beaten = 🏅 不用提示就戰勝過我（{ $level }）：{ $names }。

## against

against-title = { $first } 對 { $second }
against-none = 兩人之間還沒有計入戰績的對局。
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = 機器人沒有戰績，請選一個人。
refusal-no-server = 這裡不是伺服器。選擇「{ top-everywhere }」可以查看總排行榜。
