### Reviews of finished matches.

## review

review-title = Phân tích ván { $id }
review-working = Đang xem ván đấu: { $done } trong { $total } thế cờ…
review-accuracy = { $name }: độ chính xác **{ $value }%**
review-formula = Độ chính xác: các nước đi làm giảm cơ hội thắng càng nhiều thì càng thấp. Ít nước thì chưa nói lên nhiều: ba nước hay nhất được 92, ba mươi nước được 97. Một sai lầm nặng ảnh hưởng nhiều. Thế cờ đã ngã ngũ và nước đi không có lựa chọn thì không tính.
review-none = Không tìm thấy sai lầm nào.
review-none-own = Không tìm thấy sai lầm nào của bạn.
review-moments = Những lúc đáng học hỏi
review-lost = { $side } **{ $move }**: cơ hội thắng { $before }% → { $after }%.
review-best = Hay nhất là **{ $best }**.
review-perfect = Nhưng chỉ khi chơi hoàn hảo.
review-better = Nước này giữ được ưu thế.
review-defence = Đó là cách phòng thủ tốt nhất.
review-worse = Nước này cầm cự lâu nhất.
review-no-moves = Ván này chưa có nước đi nào nên không có gì để phân tích.
review-steps = Xem từng nước
review-try = Tự tìm
review-overview = Tổng quan
review-find = Lượt của { $side }: bạn sẽ đi nước nào? Trong ván đấu là { $move }.
review-told = Cũng không phải nước đó.
review-graph = Biểu đồ cơ hội thắng của { $side }: từ { $least }% đến { $most }%, cuối ván { $last }%. Được đánh dấu: { $marked }.

## verdict

verdict-best = Hay nhất
verdict-good = Tốt
verdict-inaccuracy = Thiếu chính xác
verdict-mistake = Sai lầm
verdict-blunder = Sai lầm nặng
