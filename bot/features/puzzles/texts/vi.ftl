### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = câu_đố
commands-puzzle-description = Giải một câu đố: chỉ có một nước thắng; chỉ bạn nhìn thấy
commands-puzzle-game-description = Trò nào; để trống thì chọn bất kỳ

## buttons

buttons-daily_solve = Giải

## puzzle

puzzle-title = Câu đố: { $game } · độ khó { $rating }
puzzle-goal = Lượt của { $side }: chỉ một nước thắng. Hãy tìm ra nó.
puzzle-go-on = Đúng! Đối phương đáp { $move }. Tiếp tục nào.
puzzle-wrong = { $move } không thắng. Thử lại nhé.
puzzle-solved = Đã giải xong!
puzzle-line = Lời giải: { $line }
puzzle-then = Diễn biến tiếp theo: { $line }
puzzle-idea = Ý tưởng: { $idea }.
puzzle-solution = Lời giải
puzzle-another = Câu đố khác
puzzle-rating = Điểm xếp hạng giải đố của bạn: **{ $rating }** ({ $change }).
puzzle-streak = Giải đúng liên tiếp: **{ $n }**.
puzzle-counts = Đi sai, xem gợi ý hoặc xem lời giải đều tính là chưa giải được.
puzzle-counted = Câu đố này đã được tính vào điểm xếp hạng của bạn.
puzzle-gone = Tôi không còn câu đố này nữa. { COMMAND("puzzle") } đưa ra câu khác.

## theme

theme-sacrifice = cho đi một ít để thắng nhiều hơn
theme-forcing = mỗi nước chỉ để lại một cách đáp
theme-double = hai mối đe dọa cùng lúc
theme-zugzwang = đối thủ đáp cách nào cũng có lợi cho bạn, không cần đe dọa
theme-quiet = một nước đi êm chuẩn bị cho chiến thắng
theme-capture = ăn thứ không thể bảo vệ
theme-threat = một mối đe dọa dẫn đến mối lớn hơn

## daily

daily-title = Câu đố trong ngày: { $game } · độ khó { $rating }
daily-nobody = Chưa ai thử cả.
daily-counts = Đã thử: { $tried } · giải được: { $solved }
daily-solvers = Người giải được: { $names }
daily-streak = Chuỗi dài nhất: { $name }, { $n } ngày
daily-counted = Hãy giải cho vui: câu này không còn tính cho ngày hôm đó nữa.
daily-shared = { $name } đã giải được câu đố trong ngày. Số ngày liên tiếp: **{ $n }**.
daily-setup = Câu đố trong ngày
daily-channel = Mỗi ngày tôi đăng một câu đố vào một kênh. Mỗi người trả lời riêng, không ai khác thấy; tin nhắn cho biết ai đã giải được mà không lộ lời giải.
daily-channel-none = Không có câu đố trong ngày
daily-hour = Vào giờ nào
daily-game = Trò chơi nào
daily-any-game = Lần lượt mọi trò chơi
daily-next = Câu đố tiếp theo: { $when }
daily-refused = ⚠️ Tôi không có quyền đăng vào { $channel }. Khi chưa có quyền này, không câu đố nào được đăng.
daily-trouble = Tôi không đăng được câu đố trong ngày vào { $channel }. Hãy xem quyền của tôi ở đó, hoặc chọn kênh khác bằng { COMMAND("setup") }. Tôi thử lại mỗi ngày và sẽ không nhắc nữa.
