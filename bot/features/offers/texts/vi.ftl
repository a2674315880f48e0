### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = xin_thua
commands-resign-description = Xin thua một ván
commands-draw-name = cầu_hòa
commands-draw-description = Đề nghị hòa
commands-takeback-name = đi_lại
commands-takeback-description = Rút lại nước vừa đi; chơi với người thì cần họ đồng ý
commands-pause-name = tạm_dừng
commands-pause-description = Dừng đồng hồ nếu đối thủ đồng ý, hoặc cho chạy tiếp

## buttons

buttons-resign_confirm = Vâng, tôi xin thua
buttons-keep_playing = Không, chơi tiếp

## offer

offer-draw_declined = { $name } không đồng ý hòa.
offer-draw_withdrawn = { $name } đã rút lời cầu hòa.
offer-draw_bot_declines = Tôi muốn chơi tiếp.
offer-takeback_done = { $name } đã đi lại.
offer-takeback_declined = { $name } không cho đi lại.
offer-takeback_withdrawn = { $name } không xin đi lại nữa.
offer-resign_ask = Bạn thật sự muốn xin thua ván này?
offer-pause_declined = { $name } không muốn dừng đồng hồ.
offer-pause_withdrawn = { $name } không còn xin dừng đồng hồ.

## refusal

refusal-nothing-to-take-back = Bạn chưa đi nước nào.
refusal-too-early = Hãy đi vài nước trước đã. Sau đó bạn có thể cầu hòa.
refusal-already-declined = Đối thủ đã từ chối ở thế cờ này. Hãy đi một nước rồi có thể hỏi lại.
refusal-no-clock = Ván này không có đồng hồ nào đang chạy.
refusal-tournament-pause = Trong giải đấu không dừng đồng hồ: những người khác đang chờ kết quả.
