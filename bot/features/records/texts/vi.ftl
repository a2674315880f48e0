### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = bảng_xếp_hạng
commands-top-description = Những người chơi giỏi nhất của một trò
commands-top-where-name = phạm_vi
commands-top-where-description = Trong máy chủ này (mặc định) hay mọi nơi
commands-top-when-name = thời_gian
commands-top-when-description = Người đã chơi trong tuần qua, tháng qua, hoặc gần đây (mặc định)
commands-stats-against-name = đối_thủ
commands-stats-against-description = Chỉ với người này; chọn Qibot để xem các ván với tôi
commands-games-name = đang_chơi
commands-games-description = Các ván đang chơi của bạn, kèm liên kết tới bàn cờ
commands-history-name = lịch_sử
commands-history-description = Xem lại các ván đã chơi, từng nước một
commands-history-player-description = Ván của ai (mặc định: của bạn)
commands-history-game-description = Chỉ trò này
commands-stats-name = thành_tích
commands-stats-description = Thắng, hòa, thua, chuỗi thắng và kỷ lục
commands-stats-player-description = Thành tích của ai (mặc định: của bạn)
commands-stats-game-description = Chỉ trò này

## buttons

buttons-show_again = Hiện lại
buttons-newer = Mới hơn
buttons-older = Cũ hơn
buttons-card = Thẻ ảnh

## menus

menus-challenge = Trả lời hoặc rút lại lời thách đấu
menus-replay = Bạn muốn xem ván nào?

## position

position-study = Bàn nghiên cứu

## progress

progress-title = Các ván đang chơi của bạn
progress-line = **{ $game }** gặp { $opponent } · { $state }
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
replay-exported = Ván cờ dạng PGN, cách ghi: { $notation }.

## stats

stats-title = Thành tích của { $name }
stats-none = Chưa có ván nào kết thúc được tính. Hãy bắt đầu bằng { COMMAND("play") }.
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
stats-puzzles = Giải đố: điểm xếp hạng **{ $rating }** · giải đúng { $solved } trên { $tried }

## top

top-title = Bảng xếp hạng: { $game }
top-server = Trong máy chủ này
top-everywhere = Mọi nơi
top-week = Hoạt động trong 7 ngày qua
top-month = Hoạt động trong 30 ngày qua
top-all = Hoạt động gần đây
top-none = Chưa có ai: cần ba ván xếp hạng.
top-played = số ván xếp hạng: { $n }
top-matches = Số ván xếp hạng
top-why = Xếp theo điểm xếp hạng, cần ít nhất ba ván xếp hạng. Dùng { COMMAND("settings") } để không hiện tên.
top-unsettled = Chưa ổn định (?): điểm xếp hạng ổn định dần qua các ván với tôi hoặc với người có điểm xếp hạng đã ổn định.
top-beaten = 🏅 Đã thắng tôi ở mức { $level } mà không dùng gợi ý: { $names }.

## against

against-title = { $first } gặp { $second }
against-none = Giữa hai người chưa có ván nào kết thúc được tính.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = Bot không có thành tích. Hãy chọn một người.
refusal-no-server = Đây không phải là máy chủ. Hãy chọn “{ top-everywhere }” để xem người giỏi nhất ở mọi máy chủ.
