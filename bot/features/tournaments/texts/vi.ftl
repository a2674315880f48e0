### Tournaments.

## commands

commands-tournament-name = giải_đấu
commands-tournament-description = Một giải đấu trong kênh này; không chọn trò chơi thì xem danh sách giải
commands-tournament-game-description = Trò chơi nào; để trống để xem danh sách
commands-tournament-kind-name = thể_thức
commands-tournament-kind-description = Vòng tròn, hoặc vài vòng giữa những người cùng điểm (hệ Thụy Sĩ)
commands-tournament-rounds-name = số_vòng
commands-tournament-rounds-description = Giải hệ Thụy Sĩ có mấy vòng (mặc định 5)
commands-tournament-players-name = số_người
commands-tournament-players-description = Nhiều nhất bao nhiêu người được tham gia
commands-tournament-clock-description = Thời gian cho mỗi ván (mặc định một ngày mỗi nước)

## buttons

buttons-tournament_join = Tham gia
buttons-tournament_leave = Rời giải
buttons-tournament_start = Bắt đầu
buttons-tournament_cancel = Hủy giải
buttons-tournament_leave_yes = Rời giải đấu
buttons-tournament_cancel_yes = Hủy giải đấu

## tournament

tournament-kind-robin = Vòng tròn
tournament-kind-swiss = Hệ Thụy Sĩ
tournament-robin = Vòng tròn: ai cũng gặp nhau
tournament-swiss = Hệ Thụy Sĩ: { $n } vòng
tournament-title = Giải đấu { $id }: { $game }
tournament-by = do { $host } tổ chức
tournament-players = Người chơi: { $count } (nhiều nhất { $most })
tournament-needs = Cần ít nhất { $least } người. Người tổ chức hoặc người điều hành sẽ bắt đầu giải.
tournament-round = Vòng { $round }/{ $rounds }
tournament-bye = { $name } được nghỉ vòng này
tournament-played = đang đấu
tournament-no-result = không có kết quả
tournament-winner = Vô địch: { $names }
tournament-shared = Đồng hạng nhất: { $names }
tournament-first = Người được nêu tên trước đi trước.
tournament-standings = Bảng điểm
tournament-points = Điểm
tournament-place = Hạng
tournament-rating = Điểm XH
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = Giải đấu này đã bị hủy.
tournament-ties-robin = Thắng được 1 điểm, hòa ½. Trong ngoặc là Sonneborn-Berger: điểm của các đối thủ đã thắng và một nửa điểm của các đối thủ đã hòa. Khi bằng điểm thì xét số này, rồi đến các ván giữa những người bằng nhau; vẫn bằng thì đồng hạng.
tournament-ties-swiss = Thắng được 1 điểm, hòa ½, vòng nghỉ 1. Trong ngoặc là Buchholz: tổng điểm của các đối thủ. Khi bằng điểm thì xét số này, rồi đến các ván giữa những người bằng nhau, nếu tất cả đã gặp nhau; vẫn bằng thì đồng hạng.
tournament-made = Giải đấu đã được thông báo trong kênh này. Bấm nút ở đó để tham gia.
tournament-joined = Bạn đã tham gia giải đấu này.
tournament-left = Bạn không còn tham gia giải đấu này.
tournament-leave-ask = Rời giải đấu? Bạn sẽ thua ván đang đấu trong giải và không gặp ai ở các vòng sau.
tournament-cancel-ask = Hủy giải đấu? Giải kết thúc không có người thắng. Các ván đang đấu vẫn tiếp tục.
tournament-list = Các giải đấu
tournament-none = Ở đây chưa có giải đấu nào. Trong một kênh của máy chủ, dùng { COMMAND("tournament") } kèm một trò chơi để mở giải.
tournament-is-open = đang nhận người
tournament-is-playing = vòng { $round }/{ $rounds }
tournament-is-finished = đã xong
tournament-is-cancelled = đã hủy

## refusal

refusal-not-in-tournament = Bạn không tham gia giải này.
refusal-server-tournament = Giải đấu cần một kênh của máy chủ. Ở đây bạn có thể xem danh sách các giải mình tham gia: đừng chọn trò chơi.
refusal-not-your-tournament = Chỉ người tổ chức giải hoặc người điều hành mới làm được.
refusal-too-few-players = Trước hết cần ít nhất { $least } người tham gia.
refusal-too-many-tournaments = Bạn có { $limit } giải chưa xong trong máy chủ này. Hãy kết thúc hoặc hủy một giải trước.
refusal-bad-players = Thể thức này không cho đặt số người tối đa là { $value }, chỉ từ { $least } đến { $limit }.
