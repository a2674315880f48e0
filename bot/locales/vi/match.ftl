### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Nhận lời
buttons-decline = Từ chối
buttons-withdraw = Rút lại
buttons-hint = Gợi ý
buttons-more = Gợi ý thêm
buttons-resign = Xin thua
buttons-resign_confirm = Vâng, tôi xin thua
buttons-keep_playing = Không, chơi tiếp
buttons-draw = Cầu hòa
buttons-draw_accept = Đồng ý hòa
buttons-draw_decline = Chơi tiếp
buttons-draw_withdraw = Rút lời cầu hòa
buttons-takeback = Đi lại
buttons-takeback_accept = Cho đi lại
buttons-takeback_decline = Không cho đi lại
buttons-takeback_withdraw = Rút yêu cầu
buttons-rematch = Đấu lại
buttons-type_move = Gõ nước đi
buttons-choose_again = Chọn lại
buttons-show_again = Hiện lại
buttons-open = Đến bàn cờ
buttons-replay = Xem lại
buttons-first = Đầu ván
buttons-previous = Lùi
buttons-next = Tiếp
buttons-last = Cuối ván
buttons-export = Lưu PGN
buttons-newer = Mới hơn
buttons-older = Cũ hơn
buttons-play = Chơi { $game }

## menus

menus-challenge = Trả lời lời thách đấu
menus-replay = Bạn muốn xem ván nào?
menus-match_option = { $game }, gặp { $opponent }

## windows

windows-move_title = Nước đi của bạn
windows-move_label = Nước đi
windows-move_placeholder = Ví dụ { $example }

## match

match-title = { $game }: { $first } gặp { $second }
match-sides = **{ $first }** ({ $first_side }) gặp **{ $second }** ({ $second_side })
match-turn = Đến lượt { $name } ({ $side })
match-thinking = Qibot đang nghĩ…
match-queue = Tôi còn đang chơi { $n } bàn khác: có thể mất một lát.
match-check = Chiếu tướng!
match-last = Nước vừa đi: { $move } ({ $side })
match-start = Chưa có nước nào
match-ply = Đã đi { $n } nước
match-deadline = Hết giờ { $when }
match-number = Ván { $id }
match-elsewhere = Ván này đã tiếp tục ở nơi khác. Người chơi xem lại bằng { COMMAND("board") }.
match-hints = { $name } đã dùng { $n } gợi ý
match-your_turn = { $name }, đến lượt bạn.
match-bot_moved = { $name }, tôi đã đi. Đến lượt bạn.

## challenge

challenge-asked = { $challenger } thách { $opponent } chơi một ván { $game }.
challenge-first = { $name } đi trước.
challenge-until = Lời thách đấu hết hạn { $when }.
challenge-declined = { $opponent } hiện không muốn chơi { $game }.
challenge-withdrawn = { $challenger } đã rút lời thách đấu.
challenge-expired = { $opponent } không trả lời, lời thách đấu { $game } đã hết hạn.
challenge-rematch = { $challenger } muốn đấu lại { $game } với { $opponent }.
challenge-hidden = Không ai khác thấy lời thách đấu này: máy chủ không cho tôi đăng cho mọi người ở đây, nên tôi đã rút lại. Hãy thách đấu ở máy chủ có tôi, hoặc nhờ quản trị viên cho phép ứng dụng bên ngoài.
challenge-alone = Không ai khác đọc tin nhắn riêng này, nên tôi đã rút lại lời thách đấu. Hãy thách đấu ở máy chủ hoặc trong nhóm.
challenge-which = Bạn muốn chơi trò gì với { $name }?

## offer

offer-draw_asked = { $name } cầu hòa.
offer-draw_declined = { $name } không đồng ý hòa.
offer-draw_withdrawn = { $name } đã rút lời cầu hòa.
offer-draw_bot_declines = Tôi muốn chơi tiếp.
offer-takeback_asked = { $name } xin đi lại { $n } nước.
offer-takeback_done = { $name } đã đi lại.
offer-takeback_declined = { $name } không cho đi lại.
offer-takeback_withdrawn = { $name } không xin đi lại nữa.
offer-resign_ask = Bạn thật sự muốn xin thua ván này?
