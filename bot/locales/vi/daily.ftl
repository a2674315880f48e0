### The puzzle of the day.

## daily

daily-title = Câu đố trong ngày: { $game } · hạng { $rating }
daily-nobody = Chưa ai thử cả.
daily-counts = Đã thử: { $tried } · giải được: { $solved }
daily-solvers = Người giải được: { $names }
daily-streak =
    { $n ->
       *[other] Chuỗi dài nhất: { $name }, { $n } ngày
    }
daily-counted = Hãy giải cho vui: câu này không còn tính cho ngày hôm đó nữa.
daily-button = Câu đố trong ngày
daily-setup = Câu đố trong ngày
daily-channel = Mỗi ngày tôi đăng một câu đố vào một kênh. Ai trả lời chỉ người đó thấy; tin nhắn cho biết ai đã giải được mà không lộ lời giải.
daily-channel-none = Không có câu đố trong ngày
daily-hour = Vào giờ nào
daily-game = Trò chơi nào
daily-any-game = Lần lượt mọi trò chơi
daily-next = Câu đố tiếp theo: { $when }
daily-trouble = Tôi không đăng được câu đố trong ngày vào { $channel }. Hãy xem quyền của tôi ở đó, hoặc chọn kênh khác bằng { COMMAND("setup") }. Tôi thử lại mỗi ngày và sẽ không nhắc nữa.

## buttons

buttons-daily_solve = Giải
