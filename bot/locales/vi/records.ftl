### Looking back: lists, replays, statistics.

## progress

progress-title = Các ván đang chơi của bạn
progress-none = Bạn không có ván nào đang chơi. Hãy bắt đầu bằng { COMMAND("play") }.
progress-line = **{ $game }** gặp { $opponent } · { $state } · { $plies }
progress-your_move = đến lượt bạn
progress-their_move = đến lượt { $name }
progress-to_answer = chờ bạn trả lời
progress-awaits_answer = chờ trả lời

## history

history-title = Các ván của { $name }
history-none = Chưa có ván nào. Hãy bắt đầu bằng { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies = { $n } nước
history-page = Trang { $page }/{ $pages }, tổng cộng { $total } ván

## replay

replay-title = Xem lại ván { $id }
replay-position = Nước { $ply }/{ $total }
replay-start = Thế đầu
replay-exported = Ván cờ dạng PGN, cách ghi: { $notation }.

## stats

stats-title = Thành tích của { $name }
stats-none = Chưa có ván nào kết thúc. Hãy bắt đầu bằng { COMMAND("play") }.
stats-all_games = mọi trò
stats-overall = Tổng
stats-wins = Thắng
stats-draws = Hòa
stats-losses = Thua
stats-row = { $label }: { $wins } thắng, { $draws } hòa, { $losses } thua
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = Người
stats-streak_win = { $n } ván thắng
stats-streak_draw = { $n } ván hòa
stats-streak_loss = { $n } ván thua
stats-streak = Chuỗi hiện tại
stats-best_streak = Chuỗi thắng dài nhất
stats-shortest = Thắng nhanh nhất
stats-longest = Thắng lâu nhất
stats-hints = Gợi ý đã dùng
stats-moves = { $n } nước
