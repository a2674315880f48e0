### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = bảng_xếp_hạng
commands-top-description = Những người chơi giỏi nhất của một trò
commands-top-game-name = trò_chơi
commands-top-game-description = Trò chơi nào
commands-top-where-name = phạm_vi
commands-top-where-description = Trong máy chủ này (mặc định) hay mọi nơi
commands-top-when-name = thời_gian
commands-top-when-description = Người đã chơi trong tuần qua, tháng qua, hoặc gần đây (mặc định)
commands-stats-against-name = đối_thủ
commands-stats-against-description = Chỉ với người này; chọn Qibot để xem các ván với tôi

## settings

settings-listed-label = Bảng xếp hạng
settings-listed-on = Hiện tên tôi nếu tôi thuộc nhóm giỏi nhất
settings-listed-off = Không bao giờ hiện tên tôi

## top

top-title = Giỏi nhất: { $game }
top-server = Trong máy chủ này
top-everywhere = Mọi nơi
top-week = Hoạt động trong 7 ngày qua
top-month = Hoạt động trong 30 ngày qua
top-all = Hoạt động gần đây
top-none = Chưa có ai: cần ba ván tính điểm.
top-played = số ván tính điểm: { $n }
top-why = Theo hạng điểm, từ ba ván tính điểm. { COMMAND("settings") } để không hiện tên.
top-unsettled = Chưa ổn định (?): hạng điểm ổn định dần qua các ván với tôi hoặc với người có hạng điểm đã ổn định.
top-beaten = 🏅 Đã thắng tôi ở mức { $level } mà không cần trợ giúp: { $names }.

## against

against-title = { $first } gặp { $second }
against-none = Chưa có ván nào kết thúc giữa hai người.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = Máy chủ này đã tắt bảng xếp hạng. Hãy chọn “{ top-everywhere }” để xem người giỏi nhất ở mọi máy chủ.
